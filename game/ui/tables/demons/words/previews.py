"""Large pictures beside what is hovered or linked: demons, mortals, magicians, treasures, shields, the ring."""

from __future__ import annotations

import pygame

from game.demons.box.goetia import DEMONS
from game.demons.box.ranks import SHIELDS
from game.demons.view import DemonsView
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.seats import colour_of
from game.ui.tables.demons.pieces.art import Tint
from game.ui.tables.demons.pieces.counters import portrait_of, title_of
from game.ui.tables.demons.pieces.demon_cards import DemonCards
from game.ui.tables.demons.places import SHAPE
from game.ui.tables.demons.words.explanations import of_demon, of_magician, of_ring, of_shield, of_treasure, of_unit

GILT: Tint = (214, 168, 86)
Shown = tuple[pygame.Surface, RichText]


class Previews:
    """Makes the picture and the words of a place."""

    def __init__(self, pictures: PictureStore, cards: DemonCards) -> None:
        self._pictures, self._cards = pictures, cards

    def of(self, view: DemonsView, place: str, height: int) -> Shown | None:
        """What is shown for a place; None for what has no picture."""
        kind, _colon, rest = place.partition(":")
        number = int(rest) if rest.isdigit() else -1
        if kind == "demon" and number in DEMONS:
            return self._cards.face(number, max(120, round(height / SHAPE))), of_demon(number)
        if kind == "shield" and rest in SHIELDS:
            size = (round(height * 0.5), round(height * 0.6))
            return self._pictures.picture(f"demons/shields/{rest}.png", size), of_shield(view, rest)
        if place == "ring":
            return self._framed("demons/ring.jpg", height * 3 // 4, GILT), of_ring(view)
        for magician in view.magicians:
            if magician.place == place:
                picture = self._framed(portrait_of(magician), height * 3 // 4, colour_of(magician.seat))
                return picture, of_magician(view, magician)
        for unit in view.units:
            if unit.place == place:
                _title, _icon, cloth, portrait = title_of(unit)
                return self._framed(f"demons/mortals/{portrait}.jpg", height * 3 // 4, cloth), of_unit(view, unit)
        for treasure in view.treasures:
            if treasure.place == place:
                picture = self._framed(f"demons/treasures/{number}.jpg", round(height * 0.6) * 3 // 4, GILT, 4 / 3)
                return picture, of_treasure(view, treasure)
        return None

    def _framed(self, name: str, height: int, tint: Tint, shape: float = 0.8) -> pygame.Surface:
        """A picture in a thin frame."""
        size = (round(height * shape), height)
        framed = self._pictures.cover(name, size).copy()
        pygame.draw.rect(framed, (20, 10, 6), framed.get_rect(), 4)
        pygame.draw.rect(framed, tint, framed.get_rect(), 2)
        return framed
