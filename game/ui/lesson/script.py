"""The other seats of a lesson: they answer as it is written."""

from __future__ import annotations

from game.engine.match import Match
from game.lessons.course import LessonCourse
from game.ui.match.opponents import Opponents


class WrittenOpponents(Opponents):
    """Computer players that follow the lesson instead of thinking."""

    def __init__(self, course: LessonCourse) -> None:
        super().__init__(processes=False)
        self._course = course
        self._written: str | None = None

    def start(self) -> None:
        """Nobody has to wake up."""

    @property
    def thinking(self) -> bool:
        """Whether an answer has still to be taken."""
        return self._written is not None

    def ask(self, match: Match, player: str) -> None:
        """Look up what the seat asked answers. Raises LessonFault if nothing that is offered is written."""
        decision = match.next_decision()
        assert decision is not None
        self._written = self._course.answer_of(decision)

    def poll(self) -> str | None:
        """The answer."""
        written, self._written = self._written, None
        return written

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._written = None
