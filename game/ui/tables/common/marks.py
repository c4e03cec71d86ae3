"""Marks that tables draw round pieces: light outside of a frame, a tick for what is chosen, dashes for the focus."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.glow import GOLD, PALE, halo
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered

GREEN = (34, 92, 36)


@remembered(192)
def ring_of_light(size: tuple[int, int], radius: int, spread: int, strength: int) -> pygame.Surface:
    """A golden halo with its middle cut out, so that it does not veil the piece."""
    light = halo(size, radius, spread, GOLD, strength).copy()
    hole = pygame.Rect((0, 0), size)
    hole.center = light.get_rect().center
    pygame.draw.rect(light, (0, 0, 0, 0), hole, border_radius=radius)
    return light


def draw_tick(
    surface: pygame.Surface, pictures: PictureStore, frame: pygame.Rect, *, least: int = 12, inset: int = 5
) -> None:
    """A tick in the corner of what is chosen: at ``least`` so large, its centre a share (1/inset) of it inside."""
    size = max(least, min(frame.size) // 3)
    centre = (frame.right - size // inset, frame.top + size // inset)
    pygame.draw.circle(surface, GREEN, centre, size // 2)
    pygame.draw.circle(surface, PALE, centre, size // 2, max(1, size // 12))
    icon = pictures.icon("check", size * 2 // 3, pygame.Color(PALE))
    surface.blit(icon, icon.get_rect(center=centre))


def draw_dashes(surface: pygame.Surface, rect: pygame.Rect, width: int) -> None:
    """The keyboard's focus: a dashed frame."""
    dash = max(6, width * 3)
    for x in range(rect.left, rect.right, dash * 2):
        for y in (rect.top, rect.bottom):
            pygame.draw.line(surface, PALE, (x, y), (min(x + dash, rect.right), y), width)
    for y in range(rect.top, rect.bottom, dash * 2):
        for x in (rect.left, rect.right):
            pygame.draw.line(surface, PALE, (x, y), (x, min(y + dash, rect.bottom)), width)
