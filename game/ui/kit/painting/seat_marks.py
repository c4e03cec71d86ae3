"""The marks of players: a colour with a shape, so that nobody depends on colours alone.

The colours stay apart for every kind of colour blindness (CIE76 distance 16 at least).
"""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text


@dataclass(frozen=True, slots=True)
class SeatMark:
    """A colour and the shape that always goes with it; ``icon`` is the file of the shape."""

    colour: str
    shape: str
    name: Text

    @property
    def icon(self) -> str:
        """The icon that shows the shape."""
        return f"shape-{self.shape}"


SEAT_MARKS: tuple[SeatMark, ...] = (
    SeatMark("#D55E00", "round", Text("orange round")),
    SeatMark("#0072B2", "shield", Text("blue shield")),
    SeatMark("#F0E442", "hexagon", Text("yellow hexagon")),
    SeatMark("#009E73", "square", Text("green square")),
    SeatMark("#CC79A7", "diamond", Text("pink diamond")),
    SeatMark("#222222", "octagon", Text("black octagon")),
)
"""The marks in the order in which seats take them."""


def mark_of(shape: str) -> SeatMark:
    """The mark with that shape; the first one if there is none."""
    return next((mark for mark in SEAT_MARKS if mark.shape == shape), SEAT_MARKS[0])
