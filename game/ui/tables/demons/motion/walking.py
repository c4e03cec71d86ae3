"""Motions of this table only: dice thrown on the map, cards that come and go; how long a step takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.kit.animation import Point, eased
from game.ui.kit.painting.painter import put

STEP_SECONDS = 0.17
REST_SECONDS = 0.16
TUMBLING = 0.4
"""The share of its time in which a die tumbles."""


@dataclass
class ThrownDie:
    """A die that tumbles for a moment and shows its face."""

    blurred: Sequence[pygame.Surface]
    face: pygame.Surface
    centre: Point
    length: float
    delay: float = 0.0
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Tumble, then lie still."""
        x, y = self.centre
        picture = self.face
        if share < TUMBLING:
            turn = share / TUMBLING
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
