"""The victories of somebody that are worth a trophy: of each kind the match that counts, of all others nothing."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.chronicle.kept import KeptMatch
from game.engine.seating import Seat

FULL_TABLE = 3
"""How many others make a victory one over a full table."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A match that came to its end, and the seat of the person whose record it is in."""

    match: KeptMatch
    seat: int

    @property
    def won(self) -> bool:
        """Whether the person won it, alone or with others."""
        return self.seat in self.match.winners

    @property
    def figure(self) -> str:
        """What the person played, as the archive writes it down; "" where that is not known."""
        return self.match.figures[self.seat] if self.seat < len(self.match.figures) else ""

    @property
    def lead(self) -> int | None:
        """By how much the person has gathered more than the best of the others; None where nothing is counted."""
        scores, seats = self.match.scores, len(self.match.seats)
        others = [score for seat, score in enumerate(scores) if seat != self.seat]
        return scores[self.seat] - max(others) if len(scores) == seats and others else None


@dataclass(slots=True)
class Won:
    """How often something was won, and in which match first and last."""

    count: int
    first: KeptMatch
    last: KeptMatch


@dataclass(slots=True)
class Laurels:
    """What is counted of victories; ``with_figure`` goes by what was played, ``over`` by the level of who was beaten.

    ``closest`` is the smallest lead with its match; ``counts`` tells whether the game counts what is gathered.
    ``streak`` is the match that made the longest row of wins so long.
    """

    with_figure: dict[str, Won] = field(default_factory=dict)
    fastest: KeptMatch | None = None
    closest: tuple[int, KeptMatch] | None = None
    streak: KeptMatch | None = None
    full_table: KeptMatch | None = None
    over: dict[str, KeptMatch] = field(default_factory=dict)
    counts: bool = False

    def add(self, evening: Evening) -> None:
        """Count a match; later ones come after earlier ones."""
        match, seat = evening.match, evening.seat
        self.counts = self.counts or bool(match.scores)
        if not evening.won:
            return
        won = self.with_figure.setdefault(evening.figure, Won(0, match, match))
        won.count, won.last = won.count + 1, match
        if self.fastest is None or match.length < self.fastest.length:
            self.fastest = match
        lead = evening.lead
        if lead is not None and lead >= 0 and (self.closest is None or lead < self.closest[0]):
            self.closest = (lead, match)
        if len(match.seats) > FULL_TABLE and self.full_table is None:
            self.full_table = match
        for number, other in enumerate(match.seats):
            if number != seat:
                self.over.setdefault(level_of(other), match)


def level_of(seat: Seat) -> str:
    """The kind of player at a seat: "person", or the level of a computer player without its budget."""
    return "person" if seat.is_person else seat.player.partition(":")[0]
