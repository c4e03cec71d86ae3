"""The marks of the players at a table: a colour that shows on dark wood, and a shape."""

from __future__ import annotations

from pygame import Color

from game.engine.view import SeatView
from game.ui.kit.painting.glow import Colour
from game.ui.kit.painting.seat_marks import SEAT_MARKS, SeatMark


def mark_at(seat: int) -> SeatMark:
    """The mark of a seat whose player chose none."""
    return SEAT_MARKS[seat % len(SEAT_MARKS)]


def pure_colour(seat: SeatView) -> Colour:
    """The colour of a player's mark as it was chosen, for light grounds."""
    try:
        chosen = Color(seat.colour)
    except ValueError:
        chosen = Color(mark_at(seat.seat).colour)
    return chosen.r, chosen.g, chosen.b


def colour_of(seat: SeatView) -> Colour:
    """The colour of a player's mark, made lighter if it would vanish on a dark ground."""
    colour = Color(pure_colour(seat))
    brightness = 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b
    if brightness < 90:
        colour = colour.lerp((255, 255, 255), (90 - brightness) / 165 + 0.12)
    return colour.r, colour.g, colour.b


def shape_of(seat: SeatView) -> str:
    """The name of the shape of a player's mark."""
    return seat.shape or mark_at(seat.seat).shape


def icon_of(seat: SeatView) -> str:
    """The icon that shows the shape of a player's mark."""
    return f"shape-{shape_of(seat)}"
