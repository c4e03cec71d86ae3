"""The printed map in its own pixels: where each hex lies on the sheet, whatever the zoom."""

from __future__ import annotations

import math
from functools import lru_cache

from game.demons.box.armenia import COLUMNS, ROWS

RADIUS = 56.0
"""Of a hex on the sheet; the picture ``demons/map.jpg`` is painted for it."""
MARGIN = 150.0
STEP_X = RADIUS * 1.5
STEP_Y = RADIUS * math.sqrt(3)
WIDTH = int(STEP_X * (COLUMNS - 1) + 2 * RADIUS + 2 * MARGIN)
HEIGHT = int(STEP_Y * (ROWS + 0.5) + 2 * MARGIN)

Point = tuple[float, float]


def numbers(hex_id: str) -> tuple[int, int]:
    """Column and row of "0412", from 1."""
    return int(hex_id[:2]), int(hex_id[2:])


@lru_cache(maxsize=1024)
def centre(hex_id: str) -> Point:
    """The middle of a hex on the sheet."""
    column, row = numbers(hex_id)
    lower = 0.0 if column % 2 else STEP_Y / 2
    return MARGIN + RADIUS + (column - 1) * STEP_X, MARGIN + STEP_Y / 2 + (row - 1) * STEP_Y + lower


@lru_cache(maxsize=1024)
def corners(hex_id: str, share: float = 1.0) -> tuple[Point, ...]:
    """The corners of a hex, or of a smaller one inside of it."""
    x, y = centre(hex_id)
    around = [math.pi / 3 * corner for corner in range(6)]
    return tuple((x + RADIUS * share * math.cos(turn), y + RADIUS * share * math.sin(turn)) for turn in around)


def hex_at(point: Point) -> str | None:
    """The hex under a point of the sheet, None outside of the map."""
    column = round((point[0] - MARGIN - RADIUS) / STEP_X) + 1
    best: tuple[float, str] | None = None
    for near in (column - 1, column, column + 1):
        lower = 0.0 if near % 2 else STEP_Y / 2
        row = round((point[1] - MARGIN - STEP_Y / 2 - lower) / STEP_Y) + 1
        if not (1 <= near <= COLUMNS and 1 <= row <= ROWS):
            continue
        name = f"{near:02d}{row:02d}"
        away = math.dist(point, centre(name))
        if best is None or away < best[0]:
            best = away, name
    return best[1] if best is not None and best[0] <= RADIUS else None
