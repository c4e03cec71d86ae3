"""Arrows and dotted trails on the map: who goes for whom."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.ui.kit.painting.painter import Painter
from game.ui.tables.demons.pieces.art import Tint, shade

DARK, PALE, STEEL = (26, 10, 6), (255, 246, 214), (255, 226, 150)
FINER = 2


class Arrows(Painter):
    """Draws them; each is painted once."""

    def arrow(
        self, surface: pygame.Surface, start: pygame.Vector2, end: pygame.Vector2, tint: Tint, width: int
    ) -> None:
        """A broad arrow that grows from its tail to its head, ``width`` pixels broad at the neck."""
        if (end - start).length() < width:
            return
        left, top = min(start.x, end.x) - 2 * width, min(start.y, end.y) - 2 * width
        away = (round(end.x - start.x), round(end.y - start.y))
        picture = self._pictures.made(("arrow of a fight", away, tint, width), lambda: _arrow(away, tint, width))
        surface.blit(picture, (round(left), round(top)))

    def swords(self, surface: pygame.Surface, centre: pygame.Vector2, size: int, tint: Tint) -> None:
        """Crossed swords on a dark disc, rimmed in the attacker's colour."""
        disc = self._pictures.made(("swords of a fight", size, tint), lambda: self._disc(size, tint))
        surface.blit(disc, disc.get_rect(center=(round(centre.x), round(centre.y))))

    def _disc(self, size: int, tint: Tint) -> pygame.Surface:
        large = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        middle, reach = (size * 3 // 2, size * 3 // 2), size * 3 // 2
        pygame.draw.circle(large, DARK, middle, reach)
        pygame.draw.circle(large, STEEL, middle, reach - size // 12)
        pygame.draw.circle(large, shade(tint, 0.42), middle, reach - size // 5)
        disc = pygame.transform.smoothscale(large, (size, size))
        icon = self._pictures.icon("crossed-swords", round(size * 0.72), pygame.Color(*PALE))
        disc.blit(icon, icon.get_rect(center=(size // 2, size // 2)))
        return disc

    def trail(self, surface: pygame.Surface, points: list[pygame.Vector2], tint: Tint, radius: int) -> None:
        """Dots along a way, larger towards its end."""
        whole = sum((other - one).length() for one, other in pairwise(points))
        gone = 0.0
        for one, other in pairwise(points):
            length = (other - one).length()
            for step in range(max(1, round(length / (radius * 4)))):
                spot = one.lerp(other, min(1.0, step * radius * 4 / max(1.0, length)))
                share = (gone + (spot - one).length()) / max(1.0, whole)
                dot = max(2, round(radius * (0.55 + 0.45 * share)))
                pygame.draw.circle(surface, DARK, spot, dot + 1)
                pygame.draw.circle(surface, tint, spot, dot)
            gone += length


def _arrow(away: tuple[int, int], tint: Tint, width: int) -> pygame.Surface:
    """An arrow by (x, y) pixels, in a rim of shadow and one of pale light, with a margin of two widths."""
    way = pygame.Vector2(away)
    size = (abs(away[0]) + 4 * width, abs(away[1]) + 4 * width)
    large = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
    large.fill((*tint, 0))
    start = pygame.Vector2(2 * width + max(0, -away[0]), 2 * width + max(0, -away[1]))
    along, aside = way.normalize(), way.normalize().rotate(90)
    neck = start + way - along * min(way.length() * 0.5, width * 1.5)

    def outline(grown: float) -> list[pygame.Vector2]:
        half = [
            (start - along * grown, width * 0.22 + grown),
            (neck, width * 0.5 + grown),
            (neck - along * grown, width * 1.2 + grown * 1.6),
        ]
        tip = start + way + along * grown * 1.6
        right = [spot + aside * wide for spot, wide in half]
        left = [spot - aside * wide for spot, wide in reversed(half)]
        return [spot * FINER for spot in (*right, tip, *left)]

    for tone, grown in (((*DARK, 235), 3.5), ((*PALE, 255), 1.5), ((*tint, 255), 0.0)):
        pygame.draw.polygon(large, tone, outline(grown))
    return pygame.transform.smoothscale(large, size)
