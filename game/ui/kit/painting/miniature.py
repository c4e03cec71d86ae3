"""Small pictures for rows of words: a token, a shield or a book as it is, a painting as a round medallion."""

from __future__ import annotations

import pygame
from pygame import BLEND_RGBA_MULT, SRCALPHA, Rect, Surface

from game.ui.kit.painting.painter import box_at
from game.ui.kit.painting.store import PictureStore

RIM = (214, 166, 84)
FINER = 3
"""The round edge of a medallion is drawn so many times as large and reduced, so that it is smooth."""
ABOVE = 0.12
"""How much of a painting that is taller than wide is left out above the face, in shares of what is left out."""


def miniature(pictures: PictureStore, name: str, side: int) -> Surface:
    """A picture that fits in a square of ``side`` pixels; kept, so do not draw on it.

    What has an outline of its own (.png) is shown whole; of a painting (.jpg) the upper middle, in a golden ring.
    """
    make = _medallion if name.endswith(".jpg") else _whole
    return pictures.made(("miniature", name, side), lambda: make(pictures.picture(name), side))


def _whole(source: Surface, side: int) -> Surface:
    fitted = Surface((side, side), SRCALPHA)
    factor = side / max(source.get_size())
    size = (max(1, round(source.get_width() * factor)), max(1, round(source.get_height() * factor)))
    fitted.blit(pygame.transform.smoothscale(source.convert_alpha(), size), box_at(size, center=(side // 2, side // 2)))
    return fitted


def _medallion(source: Surface, side: int) -> Surface:
    width, height = source.get_size()
    edge = min(width, height)
    part = Rect((width - edge) // 2, round((height - edge) * ABOVE), edge, edge)
    painted = pygame.transform.smoothscale(source.subsurface(part).convert_alpha(), (side, side))
    large = Surface((side * FINER, side * FINER), SRCALPHA)
    pygame.draw.circle(large, (255, 255, 255), large.get_rect().center, side * FINER // 2)
    painted.blit(pygame.transform.smoothscale(large, (side, side)), (0, 0), special_flags=BLEND_RGBA_MULT)
    large.fill((0, 0, 0, 0))
    pygame.draw.circle(large, RIM, large.get_rect().center, side * FINER // 2, max(FINER, side * FINER // 14))
    painted.blit(pygame.transform.smoothscale(large, (side, side)), (0, 0))
    return painted
