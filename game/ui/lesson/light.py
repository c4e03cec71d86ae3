"""The light on the thing that a lesson talks about."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.kit.painting.glow import GOLD, PALE, blit_halo, halo
from game.ui.kit.painting.theme import Theme


def shine_on(surface: Surface, thing: Rect, theme: Theme) -> None:
    """A ring of light round a thing: outside of it, so that nothing of it is covered."""
    ring = thing.inflate(theme.px(8), theme.px(8)).clip(surface.get_rect())
    light = halo(ring.size, theme.px(8), theme.px(18), GOLD, 255).copy()
    light.fill(
        (0, 0, 0, 0), thing.move(-thing.centerx + light.get_width() // 2, -thing.centery + light.get_height() // 2)
    )
    blit_halo(surface, light, ring)
    pygame.draw.rect(surface, GOLD, ring, max(2, theme.px(3)), border_radius=theme.px(8))
    pygame.draw.rect(surface, PALE, ring, 1, border_radius=theme.px(8))
