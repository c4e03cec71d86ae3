"""Distances on the map, looked up (DEM-0.1, DEM-0.2)."""

from __future__ import annotations

from functools import cache

from game.demons.box.armenia import GRID, HEX_NUMBERS
from game.engine.boards.hexes import Hex, at, distance

FAR = 255


@cache
def column_distances(parity: int, across: int) -> bytes:
    """The distance to a hex ``across`` columns away, by its row less one's own, from the highest row upwards."""
    here = at(1 + parity, GRID.rows)
    there = (1 + parity + across) * 100 + GRID.rows
    return bytes([distance(here, there + down) for down in range(1 - GRID.rows, GRID.rows)])


@cache
def distances_from(hex_id: Hex) -> bytes:
    """The distance to every hex, indexed by the hex; 255 for numbers that are no hex, such as 0."""
    row = bytearray([FAR]) * HEX_NUMBERS
    mine = hex_id // 100
    start = GRID.rows - hex_id % 100
    for column in range(1, GRID.columns + 1):
        first = at(column, 1)
        row[first : first + GRID.rows] = column_distances((mine - 1) % 2, column - mine)[start : start + GRID.rows]
    return bytes(row)
