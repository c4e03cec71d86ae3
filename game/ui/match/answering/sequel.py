"""What one click answers besides the open question: cast a spell and name its victim, release three demons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Decision, Option

if TYPE_CHECKING:
    from game.ui.match.course import MatchCourse


class Sequel:
    """The answers that follow the one just given, each to the very next question, if it is the same person's.

    As soon as something else is asked the rest is forgotten. Undo takes all of them back together.
    """

    def __init__(self, course: MatchCourse) -> None:
        self._course = course
        self._keys: tuple[str, ...] = ()
        self._former, self._after = "", 0
        """The choice after which the next key is due, and how many have been made with it."""

    def begin(self, key: str, then: tuple[str, ...]) -> None:
        """The open question is about to be answered, and those after it."""
        self._keys, self._former, self._after = then, key, len(self._course.match.record) + 1

    def option_of(self, decision: Decision) -> Option | None:
        """What was answered to a question already; None, and nothing more follows, if it was not."""
        record = self._course.match.record
        due = self._keys and len(record) == self._after and record[-1].key == self._former
        own = due and record[-1].seat == decision.seat == self._course.eyes
        option = decision.option(self._keys[0]) if own else None
        if option is None:
            self._keys = ()
        return option

    def go_on(self) -> None:
        """The option found is given."""
        self._course.taking_back.given_along.add(len(self._course.match.record))
        self._keys, self._former, self._after = self._keys[1:], self._keys[0], self._after + 1
