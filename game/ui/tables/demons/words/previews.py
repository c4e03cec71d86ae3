"""Large pictures beside what is hovered or linked: demons, mortals, magicians, treasures, shields, the ring."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.demons.box.goetia import DEMONS
from game.demons.box.ranks import SHIELDS
from game.demons.view import DemonsView
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.seats import legible
from game.ui.tables.demons.pieces.art import Tint
from game.ui.tables.demons.pieces.counters import portrait_of, seat_tint, title_of
from game.ui.tables.demons.pieces.demon_cards import SHAPE
from game.ui.tables.demons.table import DemonsTable
from game.ui.tables.demons.words.explanations import Explanations

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

GILT: Tint = (214, 168, 86)
Shown = tuple[pygame.Surface, RichText]


class Previews:
    """Makes the picture and the words of a place."""

    def __init__(self, theme: Theme, pictures: PictureStore, table: DemonsTable, words: Explanations) -> None:
        self._theme, self._pictures, self._table, self._words = theme, pictures, table, words

    def of(self, view: DemonsView, place: str, height: int) -> Shown | None:
        """What is shown for a place; None for what has no picture."""
        kind, _colon, rest = place.partition(":")
        number = int(rest) if rest.isdigit() else -1
        if kind == "demon" and number in DEMONS:
            return self._table.cards.face(number, max(120, round(height / SHAPE))), self._words.demon(number)
        if kind == "unit":
            return self._unit(view, number, height)
        if kind == "seat" and 0 <= number < len(view.magicians):
            magician = view.magicians[number]
            tint = tuple(legible(pygame.Color(*seat_tint(magician))))
            picture = self._framed(portrait_of(magician), height * 3 // 4, (tint[0], tint[1], tint[2]))
            return picture, self._words.magician(view, magician)
        if kind == "treasure":
            return self._treasure(view, place, number, height)
        if kind == "shield" and rest in SHIELDS:
            size = (round(height * 0.5), round(height * 0.6))
            return self._pictures.picture(f"demons/shields/{rest}.png", size), self._words.shield(view, rest)
        if place == "ring":
            return self._framed("demons/ring.jpg", height * 3 // 4, GILT), self._words.ring(view)
        return None

    def _unit(self, view: DemonsView, number: int, height: int) -> Shown | None:
        unit = next((one for one in view.units if one.number == number), None)
        if unit is None:
            return None
        title = title_of(unit)
        return self._framed(f"demons/mortals/{title[3]}.jpg", height * 3 // 4, title[2]), self._words.unit(view, unit)

    def _treasure(self, view: DemonsView, place: str, number: int, height: int) -> Shown | None:
        treasure = next((one for one in view.treasures if one.place == place), None)
        if treasure is None:
            return None
        wide = round(height * 0.6)
        return self._framed(f"demons/treasures/{number}.jpg", wide * 3 // 4, GILT, 4 / 3), self._words.treasure(
            view, treasure
        )

    def _framed(self, name: str, height: int, tint: Tint, shape: float = 0.8) -> pygame.Surface:
        """A picture in a thin frame."""
        size = (round(height * shape), height)
        framed = self._pictures.cover(name, size).copy()
        pygame.draw.rect(framed, (20, 10, 6), framed.get_rect(), 4)
        pygame.draw.rect(framed, tint, framed.get_rect(), 2)
        return framed
