"""The names of places that counters lie on, on slips of vellum below them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

import pygame

from game.demons.view import DemonsView, HexView
from game.ui.kit.painting.glow import panel
from game.ui.kit.painting.store import PictureStore
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.map.camera import Camera
from game.ui.tables.demons.map.layer import MapLayer, is_named, name_of
from game.ui.tables.demons.places import MAGICIAN, UNIT
from game.words import say

VELLUM, RIM = (240, 225, 186, 246), (118, 82, 44, 255)


class CoveredNames:
    """Draws the slips, each painted once for a zoom."""

    def __init__(self, map: MapLayer, pictures: PictureStore) -> None:
        self._map, self._pictures = map, pictures

    def draw(self, surface: pygame.Surface, view: DemonsView, pieces: Iterable[Piece], camera: Camera) -> None:
        """Behind each counter on a place with a name, or behind the lowest of several: the name is read below it."""
        zoom, (left, top) = camera.zoom, camera.origin
        counters: dict[str, pygame.Rect] = {}
        for piece in pieces:
            if piece.kind in (UNIT, MAGICIAN) and piece.also and piece.zone == piece.kind:
                counters.setdefault(piece.also[0], piece.rect)
        for ground in view.hexes:
            counter = counters.get(ground.place)
            if counter is not None and is_named(ground, zoom):
                x, y = name_of(ground, zoom)
                below = counter.bottom - top - y
                slip = self._pictures.made(("slip", ground.id, zoom, below), partial(self._slip, ground, zoom, below))
                upper = top + y - self._map.letters_height(zoom, ground) // 2
                surface.blit(slip, slip.get_rect(midtop=(left + x, upper)))

    def _slip(self, ground: HexView, zoom: float, below: int) -> pygame.Surface:
        """The name of a place in the letters of the map; ``below`` its middle there the counter ends.

        The slip reaches from the upper edge of the name on the map to the lower one of the name below the counter.
        """
        words = self._map.letters(zoom, ground, say(ground.name or ""))
        pad, high = max(3, round(6 * zoom)), words.get_height()
        size = words.get_width() + 2 * pad, max(high, high * 3 // 2 + below)
        slip = panel(size, pad, VELLUM, RIM).copy()
        slip.blit(words, (pad, slip.get_height() - high))
        return slip
