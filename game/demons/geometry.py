"""Distances on the map, looked up (DEM-0.1, DEM-0.2)."""

from __future__ import annotations

from functools import cache

from game.demons.armenia import GRID
from game.engine.hexes import Hex, distance

FAR = 255


@cache
def distances_from(hex_id: Hex) -> bytes:
    """The distance to every hex, indexed by the hex; 255 for numbers that are no hex, such as 0."""
    row = bytearray([FAR]) * (max(GRID.hexes) + 1)
    for other in GRID.hexes:
        row[other] = distance(hex_id, other)
    return bytes(row)
