"""The printed displays, opened over the map."""
