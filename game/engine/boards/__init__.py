"""Boards that more than one game could be played on: hexagons, rooms with walls, and the plain boards of any game."""
