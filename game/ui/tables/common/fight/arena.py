"""The ground of a fight: the place where it happens, out of focus and dim, with a light on each side."""

from __future__ import annotations

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.glow import Colour, panel
from game.ui.kit.painting.store import PictureStore

LIGHTEST = 74
"""How light a place may be on the average, of 255: before a lighter one neither fighters nor words would stand out."""
WARM = (1.0, 0.94, 0.88)
"""How much of its red, green and blue is left of it."""
DARKEST = 34
"""The same for its lower part, where numbers are read, of 255."""
HORIZON, FLOOR = 0.36, 0.66
"""Where it begins to darken and where it is darkest, in heights."""
SPOT: Colour = (74, 58, 34)
"""Added in the middle of each light."""
SOFT = 2
"""By how many pixels the place is out of focus, at a quarter of its size."""


def arena(pictures: PictureStore, scene: str, size: tuple[int, int], radius: int) -> Surface:
    """The place shown by the picture ``scene``, as a rounded ground of ``size`` pixels; kept."""
    return pictures.made(("arena", scene, size, radius), lambda: _painted(pictures, scene, size, radius))


def _painted(pictures: PictureStore, scene: str, size: tuple[int, int], radius: int) -> Surface:
    place = _out_of_focus(pictures.cover(scene, size))
    place.blit(_lights(size), (0, 0), special_flags=BLEND_RGB_ADD)
    place.blit(_dusk(size), (0, 0), special_flags=BLEND_RGB_MULT)
    rounded = Surface(size, SRCALPHA)
    rounded.blit(place, (0, 0))
    rounded.blit(panel(size, radius, (255, 255, 255, 255), (255, 255, 255, 255)), (0, 0), special_flags=BLEND_RGBA_MULT)
    return rounded


def _out_of_focus(picture: Surface) -> Surface:
    """The same size, so soft that it is no second picture: only its light and colours are left."""
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(picture.convert(24), (max(2, width // 4), max(2, height // 4)))
    blurred = pygame.transform.gaussian_blur(small, SOFT)
    soft = pygame.transform.smoothscale(blurred, (width, height))
    light = sum(pygame.transform.average_color(soft)[:3]) / 3
    dimmed = 255 * min(1.0, LIGHTEST / max(1.0, light))
    soft.fill([round(dimmed * share) for share in WARM], special_flags=BLEND_RGB_MULT)
    return soft


def _lights(size: tuple[int, int]) -> Surface:
    """A soft light behind each of both sides."""
    width, height = size
    small = Surface((max(2, width // 8), max(2, height // 8)))
    for middle in (0.25, 0.75):
        spot = Rect(0, 0, round(small.get_width() * 0.34), round(small.get_height() * 0.4))
        spot.center = (round(small.get_width() * middle), round(small.get_height() * 0.34))
        pygame.draw.ellipse(small, SPOT, spot)
    blurred = pygame.transform.gaussian_blur(small, max(1, small.get_width() // 12))
    return pygame.transform.smoothscale(blurred, size)


def _dusk(size: tuple[int, int]) -> Surface:
    """Light above, dark below: what the place is multiplied with, row by row, and darker towards both edges."""
    width, height = size
    column = Surface((1, height))
    for y in range(height):
        share = min(1.0, max(0.0, (y / height - HORIZON) / (FLOOR - HORIZON)))
        shade = round(255 - (255 - DARKEST) * share * share * (3 - 2 * share))
        column.set_at((0, y), (shade, shade, shade))
    dusk = pygame.transform.scale(column, size)
    row = Surface((width, 1))
    for x in range(width):
        shade = round(255 * min(1.0, 0.35 + 6.5 * min(x, width - 1 - x) / width))
        row.set_at((x, 0), (shade, shade, shade))
    dusk.blit(pygame.transform.scale(row, size), (0, 0), special_flags=BLEND_RGB_MULT)
    return dusk
