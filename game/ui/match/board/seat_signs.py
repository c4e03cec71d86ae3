"""The colour and the shape of each player of a match."""

from __future__ import annotations

from pygame import Color

from game.engine.match import Match
from game.engine.view import SeatView
from game.ui.tables.common.seats import colour_of, icon_of, shape_of

NOBODY = SeatView(-1, "", "", "", "")
"""Who does what no player does: mortals, for one."""


class SeatSigns:
    """Knows the signs that the players chose, and those of players who chose none."""

    def __init__(self, match: Match) -> None:
        self._seats = [
            SeatView(number, seat.name, seat.player, seat.colour, seat.shape) for number, seat in enumerate(match.seats)
        ]

    def colour(self, seat: int) -> Color:
        """The colour of a player's mark; grey for nobody (-1)."""
        return Color(colour_of(self._seats[seat] if seat >= 0 else NOBODY))

    def shape(self, seat: int) -> str:
        """The shape of a player's mark."""
        return shape_of(self._seats[seat])

    def all(self) -> list[tuple[str, str, Color]]:
        """Name, icon of the shape and colour of everybody."""
        return [(seat.name, icon_of(seat), self.colour(seat.seat)) for seat in self._seats]
