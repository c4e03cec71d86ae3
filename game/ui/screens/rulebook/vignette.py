"""The picture at the head of a rulebook: what the game is about, printed on the parchment, and some of its people."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.miniature import miniature
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HEIGHT, PORTRAIT = 168, 92
"""In logical pixels: of the whole, and of a portrait in it."""
FEATHER = 0.1
"""How much of the height the edge takes to fade into the parchment."""
PORTRAITS_FROM = 3.0
"""A vignette less wide for its height shows the scene alone."""


class Vignette(Widget):
    """Scenes side by side without a frame, and portraits as medallions over them."""

    def __init__(self, app: Application, scenes: Sequence[str], portraits: Sequence[str]) -> None:
        super().__init__(app, "vignette")
        self.scenes, self.portraits = tuple(scenes), tuple(portraits)

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The whole width of the page."""
        return width or self.app.theme.px(600), self.app.theme.px(HEIGHT)

    def draw(self, surface: Surface) -> None:
        """The scenes once painted for this size, the portraits in a row."""
        if min(self.rect.size) <= 0:
            return
        size = self.rect.size
        surface.blit(self.app.pictures.made(("vignette", self.scenes, size), lambda: self._printed(size)), self.rect)
        for picture, place in zip(self.portraits, self._places(), strict=False):
            surface.blit(miniature(self.app.pictures, picture, place.width), place)

    def _printed(self, size: tuple[int, int]) -> Surface:
        """The scenes, each with an edge that fades away."""
        picture = Surface(size, SRCALPHA)
        edges = [round(size[0] * number / len(self.scenes)) for number in range(len(self.scenes) + 1)]
        for scene, (left, right) in zip(self.scenes, pairwise(edges), strict=True):
            part = (right - left, size[1])
            picture.blit(faded(self.app.pictures.cover(scene, part), round(size[1] * FEATHER)), (left, 0))
        return picture

    def _places(self) -> list[Rect]:
        """Where the portraits lie: evenly across."""
        if not self.portraits or self.rect.width < PORTRAITS_FROM * self.rect.height:
            return []
        side = self.app.theme.px(PORTRAIT)
        step = self.rect.width / len(self.portraits)
        centres = [round(self.rect.left + step * (number + 0.5)) for number in range(len(self.portraits))]
        return [Rect(centre - side // 2, self.rect.centery - side // 2, side, side) for centre in centres]


def faded(source: Surface, edge: int) -> Surface:
    """A picture whose edge, so many pixels wide, fades away."""
    picture, edge = source.convert_alpha(), max(2, edge)
    mask = Surface((max(3, picture.get_width() // edge), max(3, picture.get_height() // edge)), SRCALPHA)
    mask.fill((255, 255, 255, 0))
    mask.fill((255, 255, 255, 255), mask.get_rect().inflate(-2, -2))
    smooth = pygame.transform.smoothscale(mask, picture.get_size())
    picture.blit(smooth, (0, 0), special_flags=BLEND_RGBA_MULT)
    return picture
