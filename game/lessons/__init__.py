"""Lessons: a guided match for each game, data over the real engine."""
