"""Who is beaten: the light of the figure has gone out, what the blow has left glows on it, and it sinks backwards."""

from __future__ import annotations

import math

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.painter import put
from game.ui.kit.painting.store import PictureStore
from game.ui.tables.common.fight.form import MIND
from game.ui.tables.common.fight.lifted import on_ground

LEANS = 11
"""By how many degrees who is beaten leans back."""
CHARRED: tuple[Colour, Colour] = ((150, 134, 132), (62, 50, 54))
"""What is left of the light of who is beaten after its colours are gone, from the head down to the foot."""
EMBER: Colour = (150, 62, 20)
"""The light that still glows at the rim of who is beaten, where nothing is left of its own."""
RIM = 40
"""How wide that rim is: a part of the height."""
BREAST, HEAD = 0.6, 0.34
"""How far below the top of a figure a blow has struck it, and its mind, in heights."""
SINKS = 0.9
"""How much of its lower edge, which leans as the whole does, has sunk into the ground: no corner of it shows."""
WOUND = 0.96
"""How large what a blow has left is, in widths of the figure."""
TALLEST_WOUND = 0.8
"""And at most, in its heights."""


def beaten(pictures: PictureStore, figure: Surface, blow: str, *, mirrored: bool, below: int = 0) -> Surface:
    """The figure as a ``blow`` such as "sword" leaves it, above so many pixels of shadow on the ground; kept."""
    key = ("beaten", figure, blow, mirrored, below)
    return pictures.made(key, lambda: _fallen(pictures, figure, blow, mirrored, below))


def _fallen(pictures: PictureStore, figure: Surface, blow: str, mirrored: bool, below: int) -> Surface:
    burnt = pictures.made(("burnt", figure, blow, mirrored), lambda: _burnt(pictures, figure, blow, mirrored))
    leaning = pygame.transform.rotozoom(burnt, -LEANS if mirrored else LEANS, 1.0)
    sunk = round(burnt.get_width() * math.sin(math.radians(LEANS)) * SINKS)
    size = leaning.get_width(), max(1, leaning.get_height() - sunk)
    whole = Surface((size[0], size[1] + below), SRCALPHA)
    if below:
        shadow = on_ground((round(burnt.get_width() * 1.2), 3 * below))
        whole.blit(shadow, shadow.get_rect(midbottom=(size[0] // 2, size[1] + below)))
    whole.blit(leaning, (0, 0), Rect((0, 0), size))
    return whole


def _burnt(pictures: PictureStore, figure: Surface, blow: str, mirrored: bool) -> Surface:
    """Its colours gone, dark towards its foot, with embers where it was struck and round its rim."""
    hurt = pygame.transform.grayscale(figure)
    hurt.blit(_dark_below(figure.get_size()), (0, 0), special_flags=BLEND_RGB_MULT)
    outline = _outline(figure)
    lights = _ember_rim(outline)
    wound = _wound(pictures, figure.get_rect(), blow, mirrored)
    struck = round(hurt.get_height() * (HEAD if blow == MIND else BREAST))
    place = wound.get_rect(center=(hurt.get_width() // 2, struck))
    lights.blit(wound, place, special_flags=BLEND_RGB_ADD)
    lights.blit(outline, (0, 0), special_flags=BLEND_RGB_MULT)
    hurt.blit(lights, (0, 0), special_flags=BLEND_RGB_ADD)
    return hurt


def _wound(pictures: PictureStore, body: Rect, blow: str, mirrored: bool) -> Surface:
    """What a blow leaves, as light on black: who stands right was struck from the left."""
    side = max(8, round(min(body.width * WOUND, body.height * TALLEST_WOUND)))
    wound = pictures.picture(f"fights/{blow}.webp", (side, side))
    return wound if mirrored else pygame.transform.flip(wound, flip_x=True, flip_y=False)


def _dark_below(size: tuple[int, int]) -> Surface:
    """What the figure is multiplied with."""
    column = Surface((1, 2))
    for row, tone in enumerate(CHARRED):
        column.set_at((0, row), tone)
    return pygame.transform.smoothscale(column, size)


def _ember_rim(outline: Surface) -> Surface:
    """Light along the inner side of an outline, strongest at the rim."""
    size = outline.get_size()
    small = pygame.transform.smoothscale(outline, (max(2, size[0] // 3), max(2, size[1] // 3)))
    inner = pygame.transform.gaussian_blur(small, max(1, small.get_height() // RIM))
    rim = Surface(small.get_size())
    rim.fill((255, 255, 255))
    rim.blit(inner, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    rim.fill(EMBER, special_flags=BLEND_RGB_MULT)
    return pygame.transform.smoothscale(rim, size)


def _outline(figure: Surface) -> Surface:
    """White where the figure is, black elsewhere."""
    white = figure.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    outline = Surface(figure.get_size())
    put(outline, white, topleft=(0, 0))
    return outline.convert(24)
