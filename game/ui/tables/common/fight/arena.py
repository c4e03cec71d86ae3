"""The ground of a fight: the painted place where it happens, in the lights of both sides."""

from __future__ import annotations

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, BLEND_RGBA_MULT, SRCALPHA, Surface

from game.ui.kit.painting.glow import Colour, panel
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered

LIGHTEST = 102
"""How light a place may be on the average, of 255: before a lighter one neither fighters nor words would stand out."""
EDGE, LOW = 0.5, 0.6
"""How much of its light is left at its left and right edges, and at its foot."""
WARM: tuple[Colour, Colour] = ((255, 190, 110), (255, 90, 60))
"""The lights behind both sides where nobody's colours are known."""
LIT = 0.2
"""How much of its colour a side's light adds at its strongest."""
Lights = tuple[Colour, Colour]


def arena(
    pictures: PictureStore, scene: str, size: tuple[int, int], radius: int, lights: Lights = WARM
) -> Surface:
    """The place shown by the picture ``scene``, as a rounded ground of ``size`` pixels; kept."""
    return pictures.made(
        ("arena", scene, size, radius, lights), lambda: _painted(pictures, scene, size, radius, lights)
    )


def _painted(pictures: PictureStore, scene: str, size: tuple[int, int], radius: int, lights: Lights) -> Surface:
    place = _graded(pictures.cover(scene, size))
    place.blit(_dusk(size), (0, 0), special_flags=BLEND_RGB_MULT)
    for colour, middle in zip(lights, (0.24, 0.76), strict=True):
        light = side_light((round(size[0] * 0.6), size[1]), colour)
        place.blit(light, light.get_rect(center=(round(size[0] * middle), round(size[1] * 0.42))), None, BLEND_RGB_ADD)
    rounded = Surface(size, SRCALPHA)
    rounded.blit(place, (0, 0))
    rounded.blit(panel(size, radius, (255, 255, 255, 255), (255, 255, 255, 255)), (0, 0), special_flags=BLEND_RGBA_MULT)
    return rounded


def _graded(picture: Surface) -> Surface:
    """The same place, no lighter than figures before it can be."""
    soft = picture.convert(24)
    light = sum(pygame.transform.average_color(soft)[:3]) / 3
    dimmed = round(255 * min(1.0, LIGHTEST / max(1.0, light)))
    soft.fill((dimmed, dimmed, dimmed), special_flags=BLEND_RGB_MULT)
    return soft


@remembered(8)
def side_light(size: tuple[int, int], colour: Colour) -> Surface:
    """A soft round light of a colour, for adding."""
    small = Surface((max(4, size[0] // 8), max(4, size[1] // 8)))
    spot = small.get_rect().inflate(-small.get_width() * 0.55, -small.get_height() * 0.55)
    pygame.draw.ellipse(small, [round(part * LIT) for part in colour], spot)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, min(small.get_size()) // 6)), size)


def _dusk(size: tuple[int, int]) -> Surface:
    """What the place is multiplied with: darker towards both edges and its foot, never black."""
    column, row = Surface((1, 64)), Surface((64, 1))
    for at in range(64):
        share = at / 63
        low = round(255 * (1 - (1 - LOW) * max(0.0, (share - 0.5) / 0.5) ** 1.4))
        column.set_at((0, at), (low, low, low))
        edge = round(255 * (1 - (1 - EDGE) * abs(2 * share - 1) ** 2.4))
        row.set_at((at, 0), (edge, edge, edge))
    dusk = pygame.transform.smoothscale(column, size)
    dusk.blit(pygame.transform.smoothscale(row, size), (0, 0), special_flags=BLEND_RGB_MULT)
    return dusk
