"""What the persons at a screen can take back, and where they are asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.decision import Decision, Text
from game.engine.playing import STANDING

if TYPE_CHECKING:
    from game.ui.match.course import MatchCourse, Onlooker


class TakingBack:
    """The last choice of a course's match, and those before it that nobody was asked for."""

    def __init__(self, course: MatchCourse) -> None:
        self._course = course
        self._match = course.match
        self.given_along: set[int] = set()
        """Which choices of the record were given along with the click that gave the one before."""

    def refusal(self) -> Text | None:
        """Why nothing can be taken back now, or None if it can."""
        seat = self.whose
        if seat is None:
            return Text("You can take back a choice when you are asked, or while a computer player thinks.")
        refusal = self._match.undo_refusal(seat)
        index = self._match.undo_index(seat)
        if refusal is not None or index is None:
            return refusal
        made = [choice.seat for choice in self._match.record[index:] if choice.kind != STANDING]
        others = {*made} & self._course.persons - {seat}
        if others:
            names = ", ".join(self._match.seats[seat].name for seat in sorted(others))
            return Text("{name} has chosen since your last choice: it cannot be taken back.", (("name", names),))
        return None

    def is_open_to(self, seat: int) -> bool:
        """Whether the last choice of all was this seat's and can be taken back."""
        match, index = self._match, self._match.undo_index(seat)
        return index is not None and index == len(match.record) - 1 and match.undo_refusal(seat) is None

    def began_a_deed(self, decision: Decision) -> bool:
        """Whether the choice before an open question only began what it asks about, and can be taken back."""
        record = self._match.record
        return bool(record) and record[-1].kind != decision.kind and self.is_open_to(decision.seat)

    def was_offered(self, place: str) -> bool:
        """Whether the last choice was made by the person asked now, can be undone, and might have been at a place."""
        decision = self._course.decision
        if decision is None or self.refusal() is not None:
            return False
        seat, before = decision.seat, self._match.fork()
        if before.undo_index(seat) != len(before.record) - 1 or not before.undo(seat):
            return False
        question = before.next_decision()
        return question is not None and bool(question.options_at(place))

    def take_back(self, onlooker: Onlooker) -> bool:
        """Take back the last choice of the person who is asked; False if that is not possible."""
        course, match = self._course, self._match
        if self.refusal() is not None or not match.undo(self.whose):
            return False
        course.opponents.forget()
        course.decision = match.next_decision()
        while self._answers_itself() and self.refusal() is None and match.undo(self.whose):
            course.decision = match.next_decision()
        self.given_along = {number for number in self.given_along if number < len(match.record)}
        course.recall()
        course.autosave(onlooker)
        return True

    def _answers_itself(self) -> bool:
        """Whether the open question was never put to anybody; where nothing before it can be undone, it is now."""
        if len(self._match.record) in self.given_along:
            return True
        decision = self._course.decision
        return decision is not None and bool(self._course.evident(decision))

    @property
    def whose(self) -> int | None:
        """Whose choice would be taken back: the person's who is asked, or who looks on while a computer thinks."""
        course = self._course
        if course.decision is not None:
            return course.decision.seat
        return course.eyes if course.opponents.thinking and course.eyes in course.persons else None
