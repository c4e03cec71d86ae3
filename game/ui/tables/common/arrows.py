"""Arrows and dotted trails on maps and boards: who goes where, and for whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.painter import Painter

DARK, PALE, STEEL = (26, 10, 6), (255, 246, 214), (255, 226, 150)
FINER = 2


class Arrows(Painter):
    """Draws them; each is painted once."""

    def arrow(
        self, surface: pygame.Surface, start: pygame.Vector2, end: pygame.Vector2, tint: Colour, width: int
    ) -> None:
        """A broad arrow that grows from its tail to its head, ``width`` pixels broad at the neck."""
        if (end - start).length() < width:
            return
        left, top = min(start.x, end.x) - 2 * width, min(start.y, end.y) - 2 * width
        away = (round(end.x - start.x), round(end.y - start.y))
        picture = self._pictures.made(("arrow of a fight", away, tint, width), lambda: _arrow(away, tint, width))
        surface.blit(picture, (round(left), round(top)))

    def swords(self, surface: pygame.Surface, centre: pygame.Vector2, size: int, tint: Colour) -> None:
        """Crossed swords on a dark disc, rimmed in the attacker's colour."""
        disc = self._pictures.made(("swords of a fight", size, tint), lambda: self._disc(size, tint))
        surface.blit(disc, disc.get_rect(center=(round(centre.x), round(centre.y))))

    def _disc(self, size: int, tint: Colour) -> pygame.Surface:
        large = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        middle, reach = (size * 3 // 2, size * 3 // 2), size * 3 // 2
        pygame.draw.circle(large, DARK, middle, reach)
        pygame.draw.circle(large, STEEL, middle, reach - size // 12)
        pygame.draw.circle(large, [part * 42 // 100 for part in tint], middle, reach - size // 5)
        disc = pygame.transform.smoothscale(large, (size, size))
        icon = self._pictures.icon("crossed-swords", round(size * 0.72), pygame.Color(*PALE))
        disc.blit(icon, icon.get_rect(center=(size // 2, size // 2)))
        return disc

    def dotted(
        self, surface: pygame.Surface, points: Sequence[pygame.Vector2], tint: Colour, radius: int, aside: float
    ) -> None:
        """A trail that ends in the head of an arrow, ``aside`` pixels before the last point."""
        *way, last = points
        if not way or last == way[-1]:
            return
        along = (last - way[-1]).normalize()
        tip = last - along * aside
        if (tip - way[-1]).length() > radius * 3:
            self.trail(surface, [*way, tip - along * radius * 3], tint, radius)
        for tone, grown in ((DARK, 4.0), (PALE, 2.0), (tint, 0.0)):
            side = along.rotate(90) * (radius * 2.1 + grown)
            back = tip - along * (radius * 3.6 + grown * 0.6)
            pygame.draw.polygon(surface, tone, [back + side, tip + along * grown * 1.3, back - side])

    def trail(self, surface: pygame.Surface, points: Sequence[pygame.Vector2], tint: Colour, radius: int) -> None:
        """Dots along a way, larger towards its end."""
        whole = sum((other - one).length() for one, other in pairwise(points))
        gone = 0.0
        for one, other in pairwise(points):
            length = (other - one).length()
            for step in range(max(1, round(length / (radius * 3)))):
                spot = one.lerp(other, min(1.0, step * radius * 3 / max(1.0, length)))
                share = (gone + (spot - one).length()) / max(1.0, whole)
                dot = max(2, round(radius * (0.55 + 0.45 * share)))
                pygame.draw.circle(surface, DARK, spot, dot + 1)
                pygame.draw.circle(surface, tint, spot, dot)
            gone += length


def _arrow(away: tuple[int, int], tint: Colour, width: int) -> pygame.Surface:
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
