"""Boards that more than one game could be played on: hexagons, and rooms with walls."""
