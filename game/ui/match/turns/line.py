"""The line above the question that says whose turn it is: that one's own has come, or is over, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.engine.decision import Event, Text, text

if TYPE_CHECKING:
    from game.ui.tables.common.tabletop import Tabletop
    from game.ui.tables.common.telling.turns import TurnWords


class TurnLine:
    """Watches the views that a seat is shown; ``words`` is the line, None while there is nothing to say."""

    def __init__(self) -> None:
        self.words: Text | None = None
        self.unhurried = False
        """Whether everything is shown at its usual speed, so that what is held up was read."""
        self._over: Text | None = None
        """Why the last turn ended, until the next one has come."""
        self._seat: int | None = None
        self._turn = ""
        self._others_had_it = False
        """Whether somebody else had the turn since the last one ended."""
        self._told: list[Event] = []
        self._answer = ""

    def hear(self, event: Event) -> None:
        """Something was told: perhaps it ends the turn."""
        self._told.append(event)

    def answered(self, key: str) -> None:
        """Somebody at the screen answered: what was said has been read."""
        self._answer, self.words = key, None
        if self._turn:
            self._over = None

    def forget(self) -> None:
        """The match went back: what was said of it may not be true any more."""
        self._seat, self.words, self._over = None, None, None

    def look(self, tabletop: Tabletop, view: Any, seat: int | None) -> None:
        """A view is shown to a seat: has its turn come, or gone?"""
        if seat != self._seat:
            self.forget()
            self._seat, self._turn, self._told = seat, "", []
        turn = tabletop.turn(view, seat) if seat is not None else ""
        self._others_had_it = self._others_had_it or view.active not in (None, seat)
        if turn == self._turn or seat is None:
            return
        words = tabletop.turn_words
        if self._turn:
            by_hand = self._answer in words.by_hand
            self._over = self.words = None if by_hand else words.why_over(self._turn, self._told, seat)
        if turn:
            self._greet(words)
            self._others_had_it = False
        self._turn, self._told, self._answer = turn, [], ""

    def _greet(self, words: TurnWords) -> None:
        """The turn has come; what ended the last one is said once more, since it may have passed too quickly.

        That nothing was left to do is no news: turns end so again and again.
        """
        passed = self._over if self._others_had_it or words.again is None else None
        told = self.unhurried and not words.repeats
        if passed is not None and not told and words.is_news(passed):
            self.words = passed if words.again is None else text(words.again.message, over=passed)
        else:
            self.words = words.begins
