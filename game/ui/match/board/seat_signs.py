"""The colour and the shape of each player of a match."""

from __future__ import annotations

from pygame import Color

from game.engine.match import Match
from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.tables.warlocks_duel.plates import legible


class SeatSigns:
    """Knows the signs that the players chose, and those of players who chose none."""

    def __init__(self, match: Match) -> None:
        self._seats = match.seats

    def colour(self, seat: int) -> Color:
        """The colour of a player's mark."""
        try:
            colour = Color(self._seats[seat].colour)
        except ValueError:
            colour = Color(SEAT_MARKS[seat % len(SEAT_MARKS)].colour)
        return legible(colour)

    def shape(self, seat: int) -> str:
        """The shape of a player's mark."""
        return self._seats[seat].shape or SEAT_MARKS[seat % len(SEAT_MARKS)].shape

    def all(self) -> list[tuple[str, str, Color]]:
        """Name, icon of the shape and colour of everybody."""
        numbered = enumerate(self._seats)
        return [(seat.name, f"shape-{self.shape(number)}", self.colour(number)) for number, seat in numbered]
