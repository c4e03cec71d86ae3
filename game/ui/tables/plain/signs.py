"""The colours and shapes of the seats on the plain table."""

from __future__ import annotations

from pygame import Color

from game.engine.view import SeatView
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.seat_marks import SEAT_MARKS


def colour_of(seat: SeatView) -> Colour:
    """The colour that a player chose, or that of his seat."""
    try:
        chosen = Color(seat.colour)
    except ValueError:
        chosen = Color(SEAT_MARKS[seat.seat % len(SEAT_MARKS)].colour)
    return chosen.r, chosen.g, chosen.b


def shape_of(seat: SeatView) -> str:
    """The icon of a player's shape."""
    return f"shape-{seat.shape or SEAT_MARKS[seat.seat % len(SEAT_MARKS)].shape}"
