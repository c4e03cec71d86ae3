"""A player's whole sheet, opened over the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.talisman.characters import CHARACTERS
from game.talisman.view import TalismanView
from game.ui.renderer.lettering import paragraph
from game.ui.talisman.panels import full_boxes
from game.ui.talisman.sheet_layout import ROWS, VALUES
from game.ui.talisman.sheets import PAPER, Sheets, counts_of
from game.words import say

if TYPE_CHECKING:
    from game.ui.pictures_store import PictureStore
    from game.ui.theme import Theme


class FullSheet:
    """Draws it but for its cards and signs."""

    def __init__(self, theme: Theme, pictures: PictureStore, sheets: Sheets) -> None:
        self._theme = theme
        self._pictures = pictures
        self._sheets = sheets

    def draw(self, surface: pygame.Surface, view: TalismanView, seat: int, rect: pygame.Rect) -> None:
        """Portrait and abilities on the left, values and shelves on the right."""
        hero = view.heroes[seat]
        sheets, boxes = self._sheets, full_boxes(rect)
        sheets.ground(surface, view, seat, rect)
        sheets.portrait(surface, hero, boxes["portrait"])
        name = say(CHARACTERS[hero.character].name) if hero.character else hero.seat.name
        sheets.words(surface, name, "title", boxes["name"], 0.74, (250, 228, 170))
        sheets.player(surface, hero, boxes["player"])
        if hero.character:
            sheets.alignment(surface, hero, boxes["alignment"])
            text = "  ".join(say(line) for line in CHARACTERS[hero.character].says)
            box = boxes["words"]
            body = paragraph(self._theme, text, "body", max(13, rect.width * 0.021), box.size, PAPER, 8)
            if body is not None:
                surface.blit(body, body.get_rect(midtop=box.midtop))
        for value in VALUES:
            sheets.value(surface, value, hero, boxes[value])
        counts = counts_of(hero)
        for row in ROWS:
            sheets.label(surface, row, hero, counts[row], boxes[f"label:{row}"])
            sheets.shelf(surface, boxes[row])
