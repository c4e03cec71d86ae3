"""A match to be watched again: every moment of it in a row, and the way to any of them in no time.

A recording is made bit by bit (:meth:`Recording.grow`), so that a screen stays alive meanwhile: the match is played
again by its choices, and on the way checkpoints are kept from which any moment is a few steps away.
"""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from dataclasses import dataclass

from game.engine.decision import Event, Text
from game.engine.keeping.record import Checkpoint, RecordedChoice
from game.engine.match import Match
from game.engine.taking_back import IMAGINED, ReplayDiffers

MOST_CHECKPOINTS = 400
"""Kept of a match at most; a longer one keeps every other one of them again and again."""
OF_A_FRAME = 0.008
"""Seconds of a frame for reading a match."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in the row: after so many choices of the match, and so many events told since the last of them.

    ``event`` has just been told here, or ``choice`` just been made; the first moment of a match has neither.
    ``turn`` is how long the match has lasted, in the game's own unit.
    """

    number: int
    choices: int
    told: int
    turn: int
    event: Event | None = None
    choice: RecordedChoice | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """A stretch of the match of one turn, round or stage: its first moment, and where the match stood then."""

    first: int
    turn: int
    summary: Text


class Recording:
    """The moments of a match from its beginning, or from where the present rules can tell it (its origin)."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moments: list[Moment] = []
        self.chapters: list[Chapter] = []
        self.whole = False
        """Whether every moment is there."""
        first = match.origin.after if match.origin is not None else 0
        self._first_choice = first
        self._twin = match.stood(match.origin, first)
        self._kept: list[tuple[int, Checkpoint]] = []
        """Moments from which a checkpoint leads on, with it, in order."""
        self._stride, self._passed = 1, 0
        self._note()

    @property
    def progress(self) -> float:
        """Which share of the choices is there, from 0 to 1."""
        every = len(self.match.record) - self._first_choice
        return 1.0 if self.whole or not every else (len(self._twin.record) - self._first_choice) / every

    def grow(self, seconds: float = float("inf")) -> bool:
        """Add moments for about so long; True once all are there. Raises ReplayDiffers where choices do not fit."""
        until = time.perf_counter() + seconds
        while not self.whole and time.perf_counter() < until:
            self._step()
        return self.whole

    def at(self, number: int) -> Match:
        """The match as it stood at a moment that is there already: to be looked at, stepped on, or played on."""
        moment = self.moments[number]
        # At the moment of a checkpoint itself the rules have already gone on to where the checkpoint lies.
        place = bisect_left(self._kept, number, key=lambda kept: kept[0]) - 1
        start = self._kept[place][1] if place >= 0 else self.match.origin
        return self.match.stood(start, moment.choices, moment.told)

    def advance(self, match: Match, number: int) -> Event | None:
        """Take a match that stands at the moment before ``number`` on to it; the event that this tells, if any."""
        moment = self.moments[number]
        if moment.choice is not None:
            match.next_decision()
            match.make_again(moment.choice)
            return None
        told = match.step()
        return told if isinstance(told, Event) else None

    def chapter_of(self, number: int) -> int:
        """The place of the chapter that a moment lies in."""
        return max(0, bisect_right(self.chapters, number, key=lambda chapter: chapter.first) - 1)

    def moment_after(self, choices: int) -> int:
        """The moment of the ``choices``-th choice of the match, the first one if its story begins later."""
        place = bisect_right(self.moments, choices - 1, key=lambda moment: moment.choices)
        return min(place, len(self.moments) - 1)

    def moment_before(self, choice: int) -> int:
        """The last moment before a choice of the match was made, counted from 0: all that led to it is told."""
        return max(0, self.moment_after(choice + 1) - 1)

    # -- making -------------------------------------------------------------------------------------------

    def _step(self) -> None:
        twin = self._twin
        item = twin.step()
        self._keep_checkpoint()
        if isinstance(item, Event):
            self._note(event=item)
            return
        made = len(twin.record)
        if item is None or made >= len(self.match.record):
            self.whole = True
            return
        choice = self.match.record[made]
        twin.make_again(choice)
        if choice.kind != IMAGINED:
            self._note(choice=choice)

    def _note(self, event: Event | None = None, choice: RecordedChoice | None = None) -> None:
        twin = self._twin
        turn = twin.game.length(twin.state)
        number = len(self.moments)
        self.moments.append(Moment(number, len(twin.record), twin.told, turn, event, choice))
        if not self.chapters or self.chapters[-1].turn != turn:
            self.chapters.append(Chapter(number, turn, twin.game.summary(twin.state)))

    def _keep_checkpoint(self) -> None:
        """Keep the newest checkpoint of the match, which lies at or before the last moment, if it is time for it."""
        newest = self._twin.checkpoints[-1]
        if self._kept and self._kept[-1][1].after >= newest.after:
            return
        self._passed += 1
        if self._passed % self._stride:
            return
        self._kept.append((self.moments[-1].number, newest))
        if len(self._kept) > MOST_CHECKPOINTS:
            del self._kept[1::2]
            self._stride *= 2


def recording_of(match: Match) -> Recording:
    """The recording of a match; of one that other rules began, from where the present ones can tell it."""
    try:
        return Recording(match)
    except ReplayDiffers:
        match.find_origin()
        return Recording(match)


def whole_recording(match: Match) -> Recording:
    """The same with every moment of it. It takes as long as playing the match again, seconds for a long one."""
    recording = read_on(recording_of(match), float("inf"))
    recording.grow()
    return recording


def read_on(recording: Recording, seconds: float = OF_A_FRAME) -> Recording:
    """The recording with what could be read meanwhile, or a new one, where the present rules tell less of the match."""
    try:
        recording.grow(seconds)
    except ReplayDiffers:
        recording.match.find_origin()
        return Recording(recording.match)
    return recording
