"""Where the board and its 49 spaces lie, and what surrounds the board: sheet, players, piles, stage."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pygame

from game.assets import asset
from game.talisman.box.board import INNER, MIDDLE, OUTER, SPACES, Space

OFFSETS = {OUTER: 0, MIDDLE: 1, INNER: 2}
"""How far the square of each Region lies inside the board, in spaces of its grid."""
RIBBON = 0.165
"""Height of a space's name, in tiles."""
FRAME = 0.055
"""Width of a tile's gilt frame, in tiles."""
NOTED_FROM = 96
"""Tiles at least that wide, in usual pixels, carry a short note on what happens there."""
LEAST_COLUMN = 236
"""Width of the column beside the board, in usual pixels, that the board leaves free where it can."""
LEAST_BOARD = 0.7
"""The share of the room that the board takes at least."""
TWO_COLUMNS = 2 * 224
"""From this many free pixels, of the usual size, on there is a column on either side of the board."""


@lru_cache(maxsize=1)
def painted() -> dict[str, Any]:
    """The layout that was painted: fractions of the board's side."""
    found: dict[str, Any] = json.loads(
        asset("pictures", "talisman", "board", "layout.json").read_text(encoding="utf-8")
    )
    return found


class BoardPlaces:
    """The tiles of a board drawn in ``rect``, on a monitor of that density."""

    def __init__(self, rect: pygame.Rect, density: float = 1.0) -> None:
        self.rect = rect
        self._density = density
        self._tiles = {space.id: self._tile_of(space) for space in SPACES.values()}

    def _tile_of(self, space: Space) -> pygame.Rect:
        start, length, pitch = painted()["rings"][space.region]
        offset, side = OFFSETS[space.region], self.rect.width
        left = round((start + (space.grid[1] - offset) * pitch) * side)
        top = round((start + (space.grid[0] - offset) * pitch) * side)
        size = round(length * side)
        return pygame.Rect(self.rect.left + left, self.rect.top + top, size, size)

    def tile(self, space: str) -> pygame.Rect:
        """The tile of a space, its frame included."""
        return self._tiles[space].copy()

    def ribbon(self, space: str) -> pygame.Rect:
        """The ribbon with a space's name."""
        return ribbon_of(self._tiles[space], self._density)

    def ground(self, space: str) -> pygame.Rect:
        """The part of a tile where figures and cards may lie: inside the frame, above the name."""
        tile = self._tiles[space]
        edge = max(2, round(tile.width * FRAME))
        box = tile.inflate(-2 * edge, -2 * edge)
        box.height = ribbon_of(tile, self._density).top - box.top - 1
        return box

    def spot(self, name: str) -> tuple[int, int]:
        """The middle of the painted "bridge" or "portal"."""
        x, y = painted()[name]
        return self.rect.left + round(x * self.rect.width), self.rect.top + round(y * self.rect.height)


def is_noted(tile: pygame.Rect, density: float) -> bool:
    """Whether a tile has room for a short note that can be read."""
    return tile.width >= NOTED_FROM * density


def ribbon_of(tile: pygame.Rect, density: float = 1.0) -> pygame.Rect:
    """Where the name stands on a tile: at its foot, above the short note where there is room for one."""
    height = max(13, round(tile.height * RIBBON))
    box = pygame.Rect(0, 0, round(tile.width * 0.96), height)
    foot = 0.125 if is_noted(tile, density) else 0.03
    box.midbottom = (tile.centerx, tile.bottom - max(2, round(tile.height * foot)))
    return box


@dataclass(frozen=True)
class TableFrame:
    """How the table is divided. ``side`` is the column on the right of the board, None where there is none.

    ``density`` tells how many pixels one usual pixel is on the monitor.
    """

    area: pygame.Rect
    board: pygame.Rect
    column: pygame.Rect
    side: pygame.Rect | None
    gap: int
    density: float = 1.0

    @property
    def is_wide(self) -> bool:
        """Whether there is a column on either side."""
        return self.side is not None


def frame_of(area: pygame.Rect, density: float = 1.0) -> TableFrame:
    """Divide an area: the board as large as possible beside one readable column, or two where there is room."""
    gap = max(4, area.height // 110)
    largest = area.height - 2 * gap
    least = max(round(area.width * LEAST_BOARD) - 3 * gap, 200)
    side = max(min(largest, area.width - round(LEAST_COLUMN * density) - 3 * gap), min(least, largest))
    free = area.width - side - 4 * gap
    board = pygame.Rect(0, area.top + (area.height - side) // 2, side, side)
    if free >= TWO_COLUMNS * density:
        half = free // 2
        column = pygame.Rect(area.left + gap, board.top, half, side)
        board.left = column.right + gap
        right = pygame.Rect(board.right + gap, board.top, area.right - gap - board.right - gap, side)
        return TableFrame(area, board, column, right, gap, density)
    board.right = area.right - gap
    column = pygame.Rect(area.left + gap, area.top + gap, board.left - gap - area.left - gap, largest)
    return TableFrame(area, board, column, None, gap, density)
