"""The time line of a match with two knobs: where a clip begins and where it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from game.chronicle.showing import Showing
from game.ui.export.clip.filming import MOST_STOPS
from game.ui.watch.time_line import TimeLine

if TYPE_CHECKING:
    from game.ui.kit.application import Application

FIRST, LAST = 0, 1
DIRECTIONS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


def last_turn(showing: Showing, moment: int) -> list[int]:
    """The places of the turn in which a moment lies: its last one with something to see, no longer than a clip may be.

    The very beginning of a turn belongs to the one before: nothing of it is seen yet.
    """
    place = showing.place_of(moment)
    begins = showing.beginnings()
    first = max((begin for begin in begins if begin < place), default=0)
    after = next((begin for begin in begins if begin > place), showing.last + 1)
    return [max(first, place - MOST_STOPS + 1), min(after - 1, showing.last, first + MOST_STOPS - 1)]


class StretchLine(TimeLine):
    """``ends`` are the places of the first and the last moment; ``on_change`` is told that they were changed.

    The knob that was taken last is moved by the arrows, with Shift the other one.
    """

    def __init__(self, app: Application, id: str, on_change: Callable[[], object]) -> None:
        super().__init__(app, self._drag, self._use)
        self.id = id
        self.ends = [0, 0]
        self.on_change = on_change
        self._held = LAST

    def _drag(self, place: int) -> None:
        """Move the knob that is held; it does not pass the other one."""
        if not self._has_capture():
            self._held = FIRST if abs(place - self.ends[FIRST]) < abs(place - self.ends[LAST]) else LAST
        self.move(self._held, place)

    def move(self, end: int, place: int) -> None:
        """Put an end to a place, as far as the other one lets it."""
        low, high = (0, self.ends[LAST]) if end == FIRST else (self.ends[FIRST], self.course.last)
        self.ends[end] = min(high, max(low, place))
        self._held = end
        self.place_shown = self.ends[end]
        self.on_change()
        self.app.invalidate()

    def _use(self, event: Event) -> bool:
        if event.key not in DIRECTIONS:
            return False
        end = 1 - self._held if event.mod & pygame.KMOD_SHIFT else self._held
        held = self._held
        self.move(end, self.ends[end] + DIRECTIONS[event.key])
        self._held = held
        return True

    def handle(self, event: Event) -> bool:
        """As the time line; a press chooses the nearer knob before it is held."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.rect.collidepoint(event.pos):
            place = self.place_at(event.pos[0])
            nearer = abs(place - self.ends[FIRST]) - abs(place - self.ends[LAST])
            self._held = FIRST if nearer < 0 or (nearer == 0 and place < self.ends[FIRST]) else LAST
            self._grab()
            self.move(self._held, place)
            return True
        return super().handle(event)

    def draw_marks(self, surface: Surface) -> None:
        """The stretch between the knobs, and the knobs."""
        self.draw_band(surface, self.ends[FIRST], self.ends[LAST])
        for place in self.ends:
            self.draw_knob(surface, self.x_of(place))
