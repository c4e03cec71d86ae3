"""A player's whole sheet, opened over the board."""

from __future__ import annotations

import pygame

from game.talisman.box.characters import CHARACTERS
from game.talisman.view import TalismanView
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.talisman.sheets.drawing import Sheets, counts_of
from game.ui.tables.talisman.sheets.layout import ROWS, VALUES
from game.ui.tables.talisman.sheets.panels import full_boxes
from game.words import say


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
            sheets.abilities(surface, hero, boxes["words"], 0.06)
        for value in VALUES:
            sheets.value(surface, value, hero, boxes[value])
        counts = counts_of(hero)
        for row in ROWS:
            sheets.label(surface, row, hero, counts[row], boxes[f"label:{row}"])
            sheets.shelf(surface, boxes[row])
