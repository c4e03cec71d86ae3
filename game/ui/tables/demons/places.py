"""Where things lie on the screen: the dock along the lower edge, plates, tools, the free part of the map."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.kit.painting.theme import Theme

GROUND, HEX, UNIT, MAGICIAN, TREASURE, POOL, PLATE, TOOL, TOKEN, BOX, CELL, SHIELD, EXIT, SHEET, SPIRIT, THRONE = (
    "ground", "hex", "unit", "magician", "treasure", "pool", "plate", "tool", "token", "box", "cell", "shield", "exit",
    "sheet", "spirit", "throne",
)  # fmt: skip
"""Kinds of pieces on this table, besides cards."""
CHOOSING = "choosing"
"""The zone of thrones that wait for those who stay."""
CONTROL, SHIELDS, GRID, REPORT, KEEPING = "control", "shields", "grid", "report", "keeping"
"""The displays that can be opened."""
PANELS = (CONTROL, SHIELDS, GRID, REPORT)
"""Those that a tool opens; the choice of who goes is opened by its question."""
SHAPE = 1.36
"""Height by width of the counters of demons."""
DOCK_SHARE = 0.152
LEAST_DOCK = 92


@dataclass(frozen=True)
class Places:
    """The rectangles of one window size."""

    area: pygame.Rect
    dock: pygame.Rect
    free: pygame.Rect
    own: pygame.Rect
    cards: pygame.Rect
    pools: pygame.Rect
    panel: pygame.Rect
    plate: pygame.Rect
    """The first plate of another magician; the others follow below."""
    pad: int

    def plates(self, count: int) -> list[pygame.Rect]:
        """The plates of that many other magicians, below each other."""
        return [self.plate.move(0, number * (self.plate.height + self.pad)) for number in range(count)]

    @property
    def pool(self) -> tuple[int, int]:
        """The size of one pool of demons."""
        width = min(self.pools.width // 6 - 3, round(self.pools.height / SHAPE))
        return width, min(self.pools.height, round(width * SHAPE))


def places(theme: Theme, area: pygame.Rect) -> Places:
    """Divide the table's area."""
    pad = max(4, area.height // 150)
    high = max(theme.px(LEAST_DOCK), round(area.height * DOCK_SHARE))
    high = min(high, area.height // 3)
    dock = pygame.Rect(area.left, area.bottom - high, area.width, high)
    free = pygame.Rect(area.left, area.top, area.width, area.height - high)
    inner = dock.inflate(-2 * pad, -2 * pad)
    own_wide = min(round(area.width * 0.24), round(inner.height * 2.05))
    pools_wide = min(round(area.width * 0.33), round(inner.height * 0.62 * 6))
    own = pygame.Rect(inner.left, inner.top, own_wide, inner.height)
    pools = pygame.Rect(inner.right - pools_wide, inner.top, pools_wide, inner.height)
    cards = pygame.Rect(own.right + 2 * pad, inner.top, pools.left - own.right - 4 * pad, inner.height)
    tool = tool_size(theme, area)
    # From the left edge on: a plate is hidden whole or not at all.
    panel = pygame.Rect(free.left + pad, free.top + 2 * pad, free.width - tool - 5 * pad, free.height - 4 * pad)
    high = min(round(own.height * 0.8), max(56, free.height // 7))
    plate = pygame.Rect(free.left + 2 * pad, free.top + 2 * pad, round(high * 2.7), high)
    return Places(area, dock, free, own, cards, pools, panel, plate, pad)


def tool_size(theme: Theme, area: pygame.Rect) -> int:
    """The side of a tool button."""
    return max(theme.px(30), min(theme.px(46), area.height // 20))
