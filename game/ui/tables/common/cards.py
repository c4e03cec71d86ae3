"""Printed cards: their shape, their painted fronts and backs, and the boxes on them, given in shares of a card."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.assets import asset
from game.ui.kit.painting.painter import Painter, Tint

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

SHAPE = 1.44
"""A card's height for its width."""
Box = tuple[float, float, float, float]
"""Left, top, width and height, in shares of a card."""


def card_height(width: int) -> int:
    """How tall a card of that width is."""
    return round(width * SHAPE)


def placed(box: Box, card: Rect) -> Rect:
    """Where a box lies on a card."""
    left, top, width, height = box
    size = (round(width * card.width), round(height * card.height))
    return Rect((card.left + round(left * card.width), card.top + round(top * card.height)), size)


class CardPainter(Painter):
    """Paints the cards of a game; ``_printed`` is what its layout.json says of them: boxes and inks."""

    def __init__(self, theme: Theme, pictures: PictureStore, game: str) -> None:
        super().__init__(theme, pictures)
        self._folder = f"{game}/cards"
        self._printed: dict[str, Any] = json.loads(
            asset("pictures", game, "cards", "layout.json").read_text(encoding="utf-8")
        )

    def _side(self, name: str, width: int) -> Surface:
        """A painted front or back. Do not draw on it: it is kept."""
        return self._pictures.picture(f"{self._folder}/{name}.png", (width, card_height(width)))

    def _write_in(self, surface: Surface, words: str, style: str, box: Rect, share: float, ink: Tint) -> None:
        """A line in the middle of a box, as tall as a share of it."""
        self.draw_words(surface, words, style, box.height * share, box.width, ink, center=box.center)
