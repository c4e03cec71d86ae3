"""Matches between computer players, many at a time: played, counted, reported."""
