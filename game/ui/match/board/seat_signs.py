"""The colour and the shape of each player of a match."""

from __future__ import annotations

from pygame import Color

from game.engine.match import Match
from game.ui.tables.common.seats import colour_of, shape_of


class SeatSigns:
    """Knows the signs that the players chose, and those of players who chose none."""

    def __init__(self, match: Match) -> None:
        self._seats = match.seats

    def colour(self, seat: int) -> Color:
        """The colour of a player's mark."""
        return colour_of(self._seats[seat], seat)

    def shape(self, seat: int) -> str:
        """The shape of a player's mark."""
        return shape_of(self._seats[seat], seat)

    def all(self) -> list[tuple[str, str, Color]]:
        """Name, icon of the shape and colour of everybody."""
        numbered = enumerate(self._seats)
        return [(seat.name, f"shape-{self.shape(number)}", self.colour(number)) for number, seat in numbered]
