"""The marks of players, and of what no player does."""

from __future__ import annotations

from pygame import Color

from game.engine.view import SeatView
from game.ui.kit.painting.seat_marks import SEAT_MARKS
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.tables.common.seats import colour_of, icon_of, pure_colour
from tests.ui.every_screen import new_match


def test_a_player_who_chose_no_mark_has_that_of_his_seat() -> None:
    seat = SeatView(1, "Ann", "", "", "")
    assert Color(pure_colour(seat)) == Color(SEAT_MARKS[1].colour)
    assert icon_of(seat) == SEAT_MARKS[1].icon


def test_a_dark_colour_is_made_lighter_on_the_dark_table_and_stays_on_light_ground() -> None:
    seat = SeatView(0, "Ann", "", "#101010", "round")
    assert pure_colour(seat) == (16, 16, 16)
    assert min(colour_of(seat)) > 80


def test_what_nobody_does_has_the_colour_of_no_player() -> None:
    signs = SeatSigns(new_match())
    assert signs.colour(-1) not in [colour for _name, _icon, colour in signs.all()]
