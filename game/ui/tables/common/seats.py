"""The marks of the players at a table: a colour that shows on dark wood, and a shape."""

from __future__ import annotations

from typing import Protocol

from pygame import Color

from game.ui.kit.painting.seat_marks import SEAT_MARKS, SeatMark


class Marked(Protocol):
    """Whoever chose a mark, or none: a seat of a match, or of a view."""

    @property
    def colour(self) -> str:
        """The colour as "#rrggbb", or nothing."""

    @property
    def shape(self) -> str:
        """The shape's name, or nothing."""


def mark_at(seat: int) -> SeatMark:
    """The mark of a seat whose player chose none."""
    return SEAT_MARKS[seat % len(SEAT_MARKS)]


def pure_colour(player: Marked, seat: int) -> Color:
    """The colour of a player's mark as it was chosen, for light grounds."""
    try:
        return Color(player.colour)
    except ValueError:
        return Color(mark_at(seat).colour)


def colour_of(player: Marked, seat: int) -> Color:
    """The colour of a player's mark, made lighter if it would vanish on a dark ground."""
    return legible(pure_colour(player, seat))


def shape_of(player: Marked, seat: int) -> str:
    """The name of the shape of a player's mark."""
    return player.shape or mark_at(seat).shape


def legible(colour: Color) -> Color:
    """The colour, made lighter if it would vanish on the dark table."""
    brightness = 0.3 * colour.r + 0.59 * colour.g + 0.11 * colour.b
    return colour if brightness >= 90 else colour.lerp((255, 255, 255), (90 - brightness) / 165 + 0.12)
