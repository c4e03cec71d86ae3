"""Motions of this table: walking along hexes, dice thrown on the map, banners, cards that come and go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.kit.animation import Point, eased
from game.ui.kit.painting.drawing import put

STEP_SECONDS = 0.17
REST_SECONDS = 0.16


@dataclass
class Walk:
    """A counter that walks through places, a little hop at each."""

    picture: pygame.Surface
    path: tuple[Point, ...]
    length: float
    delay: float = 0.0
    lingers: float = 0.0
    hop: float = 6.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it where it is."""
        steps = len(self.path) - 1
        at = min(share * steps, steps - 1e-6) if steps else 0.0
        number = int(at)
        along = eased(at - number)
        start, end = self.path[number], self.path[min(number + 1, steps)]
        x = start[0] + (end[0] - start[0]) * along
        y = start[1] + (end[1] - start[1]) * along - self.hop * 4 * along * (1 - along)
        surface.blit(self.picture, self.picture.get_rect(center=(round(x), round(y))))


@dataclass
class Standing:
    """A picture that stays where it is: what has not yet begun to move, or has arrived."""

    picture: pygame.Surface
    centre: Point
    length: float
    delay: float = 0.0
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it."""
        surface.blit(self.picture, self.picture.get_rect(center=(round(self.centre[0]), round(self.centre[1]))))


@dataclass
class ThrownDie:
    """A die that tumbles for a moment and shows its face."""

    blurred: Sequence[pygame.Surface]
    face: pygame.Surface
    centre: Point
    length: float
    delay: float = 0.0
    lingers: float = 0.0
    tumbling: float = 0.4

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Tumble, then lie still."""
        x, y = self.centre
        picture = self.face
        if share < self.tumbling:
            turn = share / self.tumbling
            picture = self.blurred[int(turn * 7.999) % len(self.blurred)]
            y -= 22 * 4 * turn * (1 - turn)
        put(surface, picture, center=(round(x), round(y)))


@dataclass
class Appearing:
    """A picture that grows out of a place, stays, and fades: a card drawn, a seal."""

    picture: pygame.Surface
    start: Point
    end: Point
    length: float
    delay: float = 0.0
    lingers: float = 0.0
    fades: bool = True

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it on its way."""
        along = eased(min(1.0, share / 0.45))
        scale = 0.35 + 0.65 * along
        size = (max(1, round(self.picture.get_width() * scale)), max(1, round(self.picture.get_height() * scale)))
        picture = self.picture if scale > 0.99 else pygame.transform.scale(self.picture, size)
        x = self.start[0] + (self.end[0] - self.start[0]) * along
        y = self.start[1] + (self.end[1] - self.start[1]) * along
        picture.set_alpha(round(255 * (1 - share) / 0.25) if self.fades and share > 0.75 else 255)
        put(surface, picture, center=(round(x), round(y)))
        picture.set_alpha(255)
