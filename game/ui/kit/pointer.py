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
        self._last_click: tuple[float, tuple[int, int]] = (-10.0, (0, 0))

    def follow(self, event: Event, now: float) -> None:
        """Note an event that came at the second ``now``."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pos, self.inside = event.pos, True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            when, where = self._last_click
            near = abs(where[0] - event.pos[0]) + abs(where[1] - event.pos[1]) < _NEAR
            self.double = near and now - when < _DOUBLE_CLICK
            self._last_click = (now, event.pos)
