"""Those who fight, as figures cut out of their portraits: large, facing each other, and in the glare of a blow."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface, draw

from game.assets import MissingAsset, asset
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.store import PictureStore

BREAST = 0.44
"""How far below their heads figures are hit, in heights."""
DIM = (96, 104, 128)
"""What is left of the light of who has to go, after its colours are gone."""
GLARE = 140
"""How strong the light of a blow is on who is hit, of 255."""


@dataclass(frozen=True)
class Standing:
    """A figure where it stands: its picture, the same when it is hit and afterwards, and the middle of its foot.

    ``leaving`` is what is seen of it while it flies off after the fight; None for who stays.
    """

    picture: Surface
    hot: Surface
    beaten: Surface
    foot: tuple[int, int]
    leaving: Surface | None = None
    cornered: bool = False
    """Whether there is no room behind it to be thrown back to: it sinks forward."""


class FigurePictures:
    """Finds and keeps figures."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures

    def figure(self, name: str, size: tuple[int, int], *, mirrored: bool) -> Surface:
        """A figure such as "talisman/figures/bear.webp", as large as ``size`` allows; who stands right faces left."""
        key = ("figure", name, size, mirrored)
        return self._pictures.made(key, lambda: self._scaled(name, size, mirrored))

    def knows(self, name: str) -> bool:
        """Whether there is such a figure: cards of one's own may have none."""
        try:
            asset("pictures", *name.split("/"))
        except MissingAsset:
            return False
        return True

    def _scaled(self, name: str, size: tuple[int, int], mirrored: bool) -> Surface:
        source = self._pictures.picture(name)
        share = min(size[0] / source.get_width(), size[1] / source.get_height())
        scaled = pygame.transform.smoothscale_by(source, share)
        return pygame.transform.flip(scaled, flip_x=True, flip_y=False) if mirrored else scaled


def dimmed(figure: Surface) -> Surface:
    """A pale copy of a figure, of one's own: who has to go."""
    pale = pygame.transform.grayscale(figure)
    pale.fill(DIM, special_flags=BLEND_RGB_MULT)
    return pale


def white_hot(pictures: PictureStore, figure: Surface, colour: Colour) -> Surface:
    """The figure in the glare of a blow, for one moment; kept."""
    return pictures.made(("white-hot", figure, colour), lambda: _lit(figure, colour))


def _lit(figure: Surface, colour: Colour) -> Surface:
    lit = figure.copy()
    lit.fill([part * GLARE // 255 for part in colour], special_flags=BLEND_RGB_ADD)
    return lit


def breast_of(room: Rect) -> tuple[int, int]:
    """Where somebody strikes from and is hit, who stands in a room."""
    return room.centerx, room.top + round(room.height * BREAST)


def framed(portrait: Surface, colour: Colour) -> Surface:
    """A portrait in a frame, for who has no figure."""
    picture = portrait.copy()
    draw.rect(picture, colour, picture.get_rect(), max(2, picture.get_width() // 40), border_radius=3)
    return picture
