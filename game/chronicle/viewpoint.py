"""From whose eyes a match is watched, and what they saw of it."""

from __future__ import annotations

from dataclasses import dataclass

from game.chronicle.recording import Moment
from game.engine.match import Match
from game.engine.playing import STANDING
from game.engine.view import TableView


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The eyes of a seat, of somebody who looks on (``seat`` is None), or of one who sees everybody's cards."""

    seat: int | None = None
    all_open: bool = False

    def sees(self, moment: Moment) -> bool:
        """Whether anything is to be seen at a moment: an event that these eyes may know of, or a choice of theirs.

        The choices of others show themselves by what comes of them, as at the table.
        """
        if moment.event is not None:
            return self.all_open or moment.event.visible_to(self.seat)
        if moment.choice is None:
            return True
        return moment.choice.kind != STANDING and (self.all_open or moment.choice.seat == self.seat)

    def view(self, match: Match) -> TableView:
        """The table as these eyes see it."""
        return match.game.open_view(match.state, match.seats) if self.all_open else match.view(self.seat)


def viewpoints(match: Match) -> tuple[Viewpoint, ...]:
    """Whose eyes may be chosen, as the first of them at first: while a match still runs, secrets stay secrets.

    Then nobody looks into a computer player's cards, and everybody's are closed; people have to be there themselves.
    """
    seats = range(len(match.seats))
    persons = [seat for seat in seats if match.seats[seat].is_person]
    if match.over:
        others = [seat for seat in seats if seat not in persons]
        return (*[Viewpoint(seat) for seat in persons + others], Viewpoint(all_open=True))
    if len(persons) == 1:
        return Viewpoint(persons[0]), Viewpoint()
    return (Viewpoint(), *[Viewpoint(seat) for seat in persons])
