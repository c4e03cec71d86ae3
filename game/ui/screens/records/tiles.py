"""The numbers that count most, large and beside each other, each above what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui.kit.painting.lettering import one_line
from game.ui.kit.rich_text import AnyText, layout
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HIGH, LARGE, SMALL = 86, 32, 15
"""The height of a tile, of its number and of what that is about, in usual pixels."""


class Tile(NamedTuple):
    """A number in words, and what it is about."""

    number: str
    words: str


class Tiles(Widget):
    """Tiles of equal width in a row."""

    def __init__(self, app: Application, id: str, tiles: Sequence[Tile], tooltip: AnyText) -> None:
        super().__init__(app, id, tooltip=tooltip)
        self.tiles = tuple(tiles)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width and the height of a tile."""
        return width or self.app.theme.px(400), self.app.theme.px(HIGH)

    def draw(self, surface: Surface) -> None:
        """Every tile in its well."""
        theme, gap = self.app.theme, self.app.theme.px(10)
        wide = (self.rect.width - gap * (len(self.tiles) - 1)) // len(self.tiles)
        for place, tile in enumerate(self.tiles):
            box = Rect(self.rect.x + place * (wide + gap), self.rect.y, wide, self.rect.height)
            pygame.draw.rect(surface, theme.well, box, border_radius=theme.px(6))
            pygame.draw.rect(surface, theme.gold_dark, box, max(1, theme.px(1)), border_radius=theme.px(6))
            room = wide - theme.px(12)
            number = one_line(theme, tile.number, "title", theme.px(LARGE), room, theme.gold_light)
            surface.blit(number, number.get_rect(center=(box.centerx, box.y + round(box.height * 0.36))))
            words = layout(tile.words, room, "sans", theme, size=SMALL, colour=theme.dim, align="center", spacing=0.9)
            words.draw(surface, box.x + (wide - room) // 2, box.y + round(box.height * 0.76) - words.height // 2)
