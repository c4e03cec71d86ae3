"""When people who share a screen change places: the table is seen for a moment, then the curtain falls."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.engine.decision import Decision
from game.engine.playing import STANDING
from game.ui.kit.rich_text import SIGN, RichText

if TYPE_CHECKING:
    from game.ui.match.panel.log import LogLine
    from game.ui.match.screen import MatchScreen

SETTLING = 1.3
"""Seconds for which what has just moved lies still before the curtain falls, at the usual speed."""


class Handover:
    """Lets the curtain fall, and knows what each person has seen. ``pending`` is the question that waits for that."""

    def __init__(self, screen: MatchScreen) -> None:
        self._screen = screen
        self.pending: Decision | None = None
        self.moved = False
        """Whether anything has been shown since the last question."""
        self._left = 0.0
        self._seen: dict[int, int] = {}
        """How many lines that all may read each person had before him when somebody else was asked."""

    def begin(self, decision: Decision) -> None:
        """Somebody else is asked what the present person must not see; dice still to be read are left to lie first."""
        screen = self._screen
        self.leave()
        table = screen.shown_table
        table.controller = None
        table.look(screen.course.eyes)  # a throw is told before its dice lie on the table
        table.lay()
        screen.refresh()
        self.pending = decision
        still = self.moved and not screen.movement.hurry
        self._left = SETTLING * screen.pace.speed(screen.shown) if still else 0.0
        if self._left <= 0:
            self.fall()

    def pass_time(self, seconds: float) -> None:
        """The table has lain still for so long."""
        self._left -= seconds
        if self.pending is not None and self._left <= 0:
            self.fall()

    def fall(self) -> None:
        """Cover the table."""
        from game.ui.match.turns.curtain import CurtainScreen

        decision, self.pending = self.pending, None
        if decision is not None:
            self._screen.app.push(CurtainScreen(self._screen.app, self._screen, decision))

    def forget(self) -> None:
        """The match went back: nobody is waited for."""
        self.pending = None

    # -- what has happened ----------------------------------------------------------------------------------

    def leave(self) -> None:
        """The person who looked on goes: whatever is told from now on is news to him."""
        course = self._screen.course
        if course.eyes is not None:
            self._seen[course.eyes] = len(self._public())

    def was_here(self, seat: int) -> bool:
        """Whether somebody has chosen anything yet in this match."""
        return any(choice.seat == seat and choice.kind != STANDING for choice in self._screen.match.record)

    def news(self, seat: int, most: int) -> list[RichText]:
        """What has happened since a person left, as all may read it: what concerns him first, then the latest."""
        lines = [line for line in self._public()[self._seen.get(seat, 0) :] if not line.heading]
        wanted = [line for line in lines if seat in line.seats][-most:]
        for line in reversed(lines):
            if len(wanted) < most and not any(line is other for other in wanted):
                wanted.append(line)
        return [_bare(line.text) for line in lines if any(line is other for other in wanted)]

    def _public(self) -> list[LogLine]:
        """The lines that everybody may read: others see the curtain, too."""
        return [line for line in self._screen.course.written if line.readers is None]


def _bare(words: RichText) -> RichText:
    """A line without its links, which lead to what the curtain covers."""
    return tuple(replace(run, link=None) for run in words if run.words != SIGN)
