"""The ground of a fight: the painted place where it happens, in the lights of both sides."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Surface

from game.ui.kit.painting.glow import Colour, panel
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.fight.form import Fight

LIGHTEST = 88
"""How light a place may be on the average, of 255: before a lighter one neither fighters nor words would stand out."""
EDGE, LOW = 0.5, 0.6
"""How much of its light is left at its left and right edges, and at its foot."""
WARM: tuple[Colour, Colour] = ((255, 190, 110), (255, 90, 60))
"""The lights behind both sides where nobody's colours are known."""
LIT = 0.5
"""How much of its colour a side's light adds at its strongest."""
COARSE, BLUR = 2, 1
"""How much smaller a place is blurred than it is seen, and by how many pixels then."""
MIDDLES = (0.24, 0.76)
"""How far from the left the middles of both sides are, in widths of the whole."""
WIDE, HIGH, SHINES = 0.66, 0.36, 0.8
"""How large what shines behind a side is and how far below the top its middle, in heights of the whole, and how much
of its light it adds.
"""
HAZE, THICKEST = 0.3, 190
"""How light the haze before the feet of a side is, of its light, and how thick at most, of 255."""
Lights = tuple[Colour, Colour]


@dataclass(frozen=True)
class Shining:
    """What shines behind both sides: the colours of their lights, and pictures of light, "" for none."""

    lights: Lights = WARM
    behind: tuple[str, str] = ("", "")


def arena(
    pictures: PictureStore, scene: str, size: tuple[int, int], radius: int, shining: Shining | None = None
) -> Surface:
    """The place shown by the picture ``scene``, as a rounded ground of ``size`` pixels; kept."""
    shining = shining or Shining()
    return pictures.made(
        ("arena", scene, size, radius, shining), lambda: _painted(pictures, scene, size, radius, shining)
    )


def shining_of(fight: Fight) -> Shining:
    """What shines behind both sides of a fight."""
    first, second = fight.sides
    return Shining((first.light, second.light), (first.behind, second.behind))


def _painted(pictures: PictureStore, scene: str, size: tuple[int, int], radius: int, shining: Shining) -> Surface:
    place = pictures.made(("open place", scene, size, shining), lambda: _lit(pictures, scene, size, shining))
    rounded = Surface(size, SRCALPHA)
    rounded.blit(place, (0, 0))
    rounded.blit(panel(size, radius, (255, 255, 255, 255), (255, 255, 255, 255)), (0, 0), special_flags=BLEND_RGBA_MULT)
    return rounded


def _lit(pictures: PictureStore, scene: str, size: tuple[int, int], shining: Shining) -> Surface:
    """The place in the lights of both sides, and what shines behind them."""
    soft = pictures.made(("soft place", scene, size), lambda: _at_dusk(pictures.cover(scene, size))).copy()
    wide, high = soft.get_size()
    for colour, middle in zip(shining.lights, MIDDLES, strict=True):
        light = side_light((round(wide * 0.6), high), colour, LIT)
        soft.blit(light, light.get_rect(center=(round(wide * middle), round(high * 0.42))), None, BLEND_RGB_ADD)
    place = pygame.transform.smoothscale(soft, size)
    for colour, behind, middle in zip(shining.lights, shining.behind, MIDDLES, strict=True):
        if behind:
            shine = _shine(pictures, behind, round(size[1] * WIDE), colour)
            at = (round(size[0] * middle), round(size[1] * HIGH))
            place.blit(shine, shine.get_rect(center=at), special_flags=BLEND_RGB_ADD)
    return place


def _at_dusk(picture: Surface) -> Surface:
    """The place before anything shines on it, smaller and a little out of focus: those who fight before it are sharp.

    It is no lighter than figures before it can be, and darker towards its edges and its foot.
    """
    size = max(2, picture.get_width() // COARSE), max(2, picture.get_height() // COARSE)
    soft = pygame.transform.gaussian_blur(pygame.transform.smoothscale(picture, size), BLUR)
    light = sum(pygame.transform.average_color(soft)[:3]) / 3
    dimmed = round(255 * min(1.0, LIGHTEST / max(1.0, light)))
    soft.fill((dimmed, dimmed, dimmed), special_flags=BLEND_RGB_MULT)
    soft.blit(pygame.transform.smoothscale(_dusk(), size), (0, 0), special_flags=BLEND_RGB_MULT)
    return soft


def _shine(pictures: PictureStore, behind: str, wide: int, colour: Colour) -> Surface:
    """A picture of light in a colour, on black; kept."""

    def make() -> Surface:
        shine = Surface((wide, wide))
        shine.blit(pictures.own(behind, (wide, wide)), (0, 0))
        shine.fill([round(part * SHINES) for part in colour], special_flags=BLEND_RGB_MULT)
        return shine

    return pictures.made(("shine", behind, wide, colour), make)


@remembered(8)
def haze(size: tuple[int, int], colour: Colour) -> Surface:
    """What lies low before the feet of a side, in its light: clear above, thick below, faint at its ends."""
    small = Surface((32, 24), SRCALPHA)
    tone = [round(part * HAZE) for part in colour]
    for row in range(24):
        for column in range(32):
            thick = (row / 23) ** 1.8 * math.sin(math.pi * (column + 0.5) / 32) ** 0.5
            small.set_at((column, row), (*tone, round(THICKEST * thick)))
    return pygame.transform.smoothscale(small, size)


@remembered(8)
def side_light(size: tuple[int, int], colour: Colour, strength: float) -> Surface:
    """A soft round light with so much of a colour, for adding."""
    small = Surface((max(4, size[0] // 8), max(4, size[1] // 8)))
    spot = small.get_rect().inflate(-small.get_width() * 0.55, -small.get_height() * 0.55)
    pygame.draw.ellipse(small, [round(part * strength) for part in colour], spot)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, min(small.get_size()) // 6)), size)


@remembered(1)
def _dusk() -> Surface:
    """What the place is multiplied with, small: darker towards both edges and its foot, never black."""
    dusk, row = Surface((64, 64)), Surface((64, 1))
    for at in range(64):
        share = at / 63
        low = round(255 * (1 - (1 - LOW) * max(0.0, (share - 0.5) / 0.5) ** 1.4))
        dusk.fill((low, low, low), (0, at, 64, 1))
        edge = round(255 * (1 - (1 - EDGE) * abs(2 * share - 1) ** 2.4))
        row.set_at((at, 0), (edge, edge, edge))
    dusk.blit(pygame.transform.scale(row, dusk.get_size()), (0, 0), special_flags=BLEND_RGB_MULT)
    return dusk
