"""The names of places that counters lie on, on slips of vellum below them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.demons.view import DemonsView, HexView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.store import PictureStore
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.map.layer import MapLayer, is_named
from game.ui.tables.demons.places import MAGICIAN, UNIT
from game.words import say

VELLUM, RIM = (240, 225, 186, 246), (118, 82, 44, 255)


class CoveredNames:
    """Draws the slips, each painted once for a zoom."""

    def __init__(self, map: MapLayer, pictures: PictureStore) -> None:
        self._map, self._pictures = map, pictures

    def draw(self, surface: pygame.Surface, view: DemonsView, pieces: Iterable[Piece], zoom: float) -> None:
        """Below each counter on a place with a name, or below the lowest of several."""
        counters: dict[str, pygame.Rect] = {}
        for piece in pieces:
            if piece.kind in (UNIT, MAGICIAN) and piece.also and piece.zone == piece.kind:
                counters.setdefault(piece.also[0], piece.rect)
        for ground in view.hexes:
            counter = counters.get(ground.place)
            if counter is not None and is_named(ground, zoom):
                slip = self._pictures.made(("slip", ground.id, zoom), partial(self._slip, ground, zoom))
                surface.blit(slip, slip.get_rect(midtop=(counter.centerx, counter.bottom - 2)))

    def _slip(self, ground: HexView, zoom: float) -> pygame.Surface:
        """The name of a place in the letters of the map."""
        words = self._map.letters(zoom, ground, say(ground.name or ""))
        pad = max(3, round(6 * zoom))
        slip = panel((words.get_width() + 2 * pad, words.get_height()), pad, VELLUM, RIM)
        slip.blit(words, (pad, 0))
        return slip
