"""The mouse: where it is, and which clicks are double."""

from __future__ import annotations

import pygame
from pygame.event import Event

_DOUBLE_CLICK = 0.4
_NEAR = 8


class Pointer:
    """Follows the mouse through the events."""

    def __init__(self) -> None:
        self.pos = (-1, -1)
        self.inside = False
        """Whether it is over the window."""
        self.double = False
        """Whether the button that went down last was the second of a double click."""
        self.stays = False
        """Whether it is still where a button went down last."""
        self._last_click: tuple[float, tuple[int, int]] = (-10.0, (0, 0))

    def follow(self, event: Event, now: float) -> None:
        """Note an event that came at the second ``now``."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pos, self.inside = event.pos, True
            self.stays = self.stays and _distance(self._last_click[1], event.pos) < _NEAR
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            when, where = self._last_click
            near = _distance(where, event.pos) < _NEAR
            self.double = near and now - when < _DOUBLE_CLICK
            self._last_click, self.stays = (now, event.pos), True


def _distance(here: tuple[int, int], there: tuple[int, int]) -> int:
    """How far two points are apart, along the edges of the window."""
    return abs(here[0] - there[0]) + abs(here[1] - there[1])
