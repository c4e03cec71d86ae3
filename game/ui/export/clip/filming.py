"""The frames of a stretch of a match: what moves at the table moves in them, what is said can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygame import Surface

from game.engine.decision import Event
from game.ui.export.clip.stage import Stage, words_here
from game.ui.kit.animation import Animation
from game.ui.kit.painting.without_waiting.frame_time import FrameTime
from game.ui.kit.rich_text import RichText
from game.ui.match.board.movement import Movement
from game.ui.tables.common.pieces import TableLayout

FRAME = 80
"""Milliseconds of a frame in which something moves: twelve and a half in a second. GIF counts in hundredths."""
STILL, LAST = 1000, 2000
"""Milliseconds of the first picture, and of the last one before the clip begins again."""
READING, PER_LETTER = 600, 32
"""Milliseconds for which words stay at least, and those for each of their letters."""
BREATH = 240
"""Milliseconds for which nothing moves after something has moved."""
MOST_STOPS = 160
"""A clip shows so many moments at most: more of them nobody watches, sends or can open."""

Frame = tuple[Surface, int]
"""A picture, and for how many milliseconds it is seen. The surface is drawn on again for the next one."""


def stops_of(first: int, last: int) -> int:
    """How many moments a stretch shows."""
    return last - first + 1


class Filming:
    """Draws the stretch from one stop of what is shown to another, both included."""

    def __init__(self, stage: Stage, first: int, last: int) -> None:
        self.stage = stage
        self.first = max(0, first)
        self.last = min(last, stage.showing.last)
        self._movement = Movement(FrameTime(None))
        self._surface = Surface((stage.area.width, stage.area.height + stage.words.height)).convert()
        self._words: RichText = ()

    @property
    def progress(self) -> float:
        """The share of the stretch that was drawn, from 0 to 1."""
        return min(1.0, (self.stage.showing.place - self.first) / max(1, self.last - self.first))

    def frames(self) -> Iterator[Frame]:
        """Every frame in its order. What stays as it is has one long frame."""
        showing = self.stage.showing
        showing.go_to(self.first)
        self._look()
        yield self._picture(), STILL
        while showing.place < self.last:
            yield from self._next()
        yield self._picture(), LAST

    def _next(self) -> Iterator[Frame]:
        """What happens next, with its motion; then time to read what was said."""
        stage, showing = self.stage, self.stage.showing
        events = showing.group(stage.tabletop.together)[: self.last - showing.place]
        was, before = stage.view, stage.layout
        showing.go_on(max(1, len(events)))
        self._look()
        passed = 0
        if events:
            self._begin(events, was, before)
        for frame in self._moving():
            passed += frame[1]
            yield frame
        letters = sum(len(run.words) for run in self._words)
        rest = max(BREATH, READING + PER_LETTER * letters - passed)
        for frame in self._fading(rest):
            rest -= frame[1]
            yield frame
        if rest > 0:
            yield self._picture(), -(-rest // FRAME) * FRAME

    def _look(self) -> None:
        self.stage.look()
        self._words = words_here(self.stage.showing)

    def _begin(self, events: tuple[Event, ...], was: Any, before: TableLayout) -> None:
        stage = self.stage

        def make() -> Animation:
            return stage.tabletop.motion(events, before, stage.layout, was, stage.view)

        self._movement.prepare(make)
        self._movement.begin()

    def _moving(self) -> Iterator[Frame]:
        """The frames for which the match waits."""
        while self._movement.going_on:
            yield self._picture(), FRAME
            self._movement.fade(FRAME / 1000)
            self._movement.go_on(FRAME / 1000)

    def _fading(self, longest: int) -> Iterator[Frame]:
        """The frames of what lingers, as long as nothing new comes."""
        passed = 0
        while self._movement.busy and passed < longest:
            yield self._picture(), FRAME
            self._movement.fade(FRAME / 1000)
            passed += FRAME

    def _picture(self) -> Surface:
        surface = self._surface
        self.stage.draw_table(surface, self._movement.hidden)
        self._movement.draw(surface, self.stage.area)
        self.stage.draw_words(surface, self._words)
        return surface
