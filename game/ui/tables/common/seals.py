"""Seals of wax, on which tables write strengths."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.glow import Colour


def seal(surface: pygame.Surface, box: pygame.Rect, colour: Colour) -> None:
    """A round seal in a colour with a gilt rim, drawn large and reduced."""
    big = box.width * 3
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    middle, radius = (big // 2, big // 2), big // 2 - 1
    dark = tuple(part // 3 for part in colour)
    light = tuple(min(255, part + 60) for part in colour)
    for share, tone in ((1.0, (60, 36, 12)), (0.94, (232, 196, 112)), (0.84, dark), (0.79, colour)):
        pygame.draw.circle(disc, tone, middle, round(radius * share))
    pygame.draw.circle(disc, light, (round(big * 0.44), round(big * 0.4)), round(radius * 0.42))
    pygame.draw.circle(disc, colour, (round(big * 0.47), round(big * 0.44)), round(radius * 0.46))
    surface.blit(pygame.transform.smoothscale(disc, box.size), box)
