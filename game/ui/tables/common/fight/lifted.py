"""Figures lifted off the place behind them: in the light of their side, their shadow on who stands behind."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface, draw

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.store import PictureStore

MARGIN = 11
"""How far the light reaches beyond a figure: a part of its height."""
COARSE = 4
"""How much smaller lights and shadows are painted than they are seen: they are soft."""
SHINE, GLOOM = 190, 170
"""How strong the light and the shadow round a figure are, of 255."""
SHADE: Colour = (6, 3, 6)
BELOW = 16
"""How far the shadow on the ground reaches below the feet: a part of the figure's height."""
ON_GROUND = 200
"""How dark it is, of 255."""


def below_feet(figure: Surface) -> int:
    """Pixels below the feet of a figure that stands on the ground, in which its shadow is seen."""
    return max(4, figure.get_height() // BELOW)


def lifted(pictures: PictureStore, figure: Surface, light: Colour, *, below: int = 0) -> Surface:
    """The figure in its light, whose feet stand in the middle above so many pixels of shadow on the ground; kept."""
    return pictures.made(("lifted", figure, light, below), lambda: _painted(figure, light, below))


def _painted(figure: Surface, light: Colour, below: int) -> Surface:
    margin = max(COARSE, figure.get_height() // MARGIN)
    size = figure.get_width() + 2 * margin, figure.get_height() + margin + below
    small = Surface((size[0] // COARSE + 1, size[1] // COARSE + 1), SRCALPHA)
    body = pygame.transform.smoothscale_by(figure, 1 / COARSE)
    small.blit(body, (margin // COARSE, margin // COARSE))
    painted = Surface(size, SRCALPHA)
    whole = (small.get_width() * COARSE, small.get_height() * COARSE)
    for colour, strength, spread in ((light, SHINE, margin // COARSE // 2), (SHADE, GLOOM, margin // COARSE // 5)):
        soft = _soft(small, colour, strength, max(1, spread))
        painted.blit(pygame.transform.smoothscale(soft, whole), (0, 0))
    if below:
        painted.fill((0, 0, 0, 0), (0, size[1] - below, size[0], below))
        shadow = on_ground((size[0], 3 * below))
        painted.blit(shadow, shadow.get_rect(midbottom=(size[0] // 2, size[1])))
    painted.blit(figure, (margin, margin))
    return painted


def _soft(body: Surface, colour: Colour, strength: int, spread: int) -> Surface:
    """The shape of a body in one colour, blurred."""
    shape = body.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    shape.fill((*colour, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.gaussian_blur(shape, spread)


def on_ground(size: tuple[int, int]) -> Surface:
    """The flat round shadow of who stands there."""
    small = Surface((max(8, size[0] // COARSE), max(8, size[1] // COARSE)), SRCALPHA)
    small.fill((*SHADE, 0))
    spot = small.get_rect().inflate(-small.get_width() // 5, -small.get_height() // 2)
    draw.ellipse(small, (*SHADE, ON_GROUND), spot)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, max(1, small.get_height() // 6)), size)
