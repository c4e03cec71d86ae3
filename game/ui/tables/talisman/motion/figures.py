"""Motions of this table only: the puff of a transformation, dice that lie still, a card that is held up."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.kit.animation import eased
from game.ui.kit.painting.painter import put


@dataclass
class Puff:
    """A round cloud that grows and fades, over something that changes its shape."""

    picture: pygame.Surface
    centre: tuple[int, int]
    length: float
    delay: float = 0.0
    lingers: float = 0.6

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw the cloud, larger and fainter."""
        scaled = pygame.transform.scale_by(self.picture, 0.5 + 0.9 * share)
        scaled.set_alpha(round(255 * (1 - share)))
        put(surface, scaled, center=self.centre)


@dataclass
class Still:
    """A picture that stays where it is for a while: thrown dice after they have come to rest."""

    picture: pygame.Surface
    centre: tuple[int, int]
    length: float
    delay: float = 0.0
    lingers: float = 0.0

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it, fading at the very end."""
        self.picture.set_alpha(255 if share < 0.85 else round(255 * (1 - share) / 0.15))
        surface.blit(self.picture, self.picture.get_rect(center=self.centre))


@dataclass
class Reveal:
    """A card that comes from its pile, is held up large for a moment, and goes down to its place.

    ``large`` is the face as it is held up, ``back`` its back at the same size; the places are a rectangle each.
    """

    large: pygame.Surface
    back: pygame.Surface
    start: pygame.Rect
    held: pygame.Rect
    end: pygame.Rect
    length: float
    delay: float = 0.0
    lingers: float = 0.0

    def covered(self) -> pygame.Rect:
        """Where the card is held up."""
        return self.held

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it on its way up, held, or on its way down."""
        if share < UP:
            part = eased(share / UP)
            turn = abs(2 * part - 1)
            picture = self.back if part < 0.5 else self.large
            box = _between(self.start, self.held, part)
            box = pygame.Rect(
                box.centerx - round(box.width * turn) // 2, box.top, max(2, round(box.width * turn)), box.height
            )
        elif share < HELD:
            picture, box = self.large, self.held
        else:
            picture, box = self.large, _between(self.held, self.end, eased((share - HELD) / (1 - HELD)))
        scaled = picture if picture.get_size() == box.size else pygame.transform.smoothscale(picture, box.size)
        surface.blit(scaled, box)


UP, HELD = 0.3, 0.8
"""The shares of a reveal after which the card is up, and goes down again."""


def _between(start: pygame.Rect, end: pygame.Rect, share: float) -> pygame.Rect:
    """A rectangle on the way from one to another."""
    parts = [round(a + (b - a) * share) for a, b in zip(start, end, strict=True)]
    return pygame.Rect(parts[0], parts[1], max(2, parts[2]), max(2, parts[3]))
