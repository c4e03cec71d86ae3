"""Boards are read from drawings, and made of squares."""

from __future__ import annotations

import doctest
from itertools import pairwise

import pytest

from game.engine.boards import plain as boards
from game.engine.boards.plain import Board, Spot, drawn, grid, track


def test_the_examples_of_boards_are_true() -> None:
    tried = doctest.testmod(boards)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_lines_go_on_through_the_points_of_a_drawing_in_four_ways() -> None:
    board = drawn(
        r"""
        a---b---c
        |\  |  /|
        | \ | / |
        |  \|/  |
        |   d   |
        |       |
        e-------f
        """
    )
    lines = {("a", "b", "c"), ("a", "e"), ("c", "f"), ("b", "d"), ("a", "d"), ("c", "d"), ("e", "f")}
    assert set(board.lines) == lines
    assert set(board.neighbours()["d"]) == {"a", "b", "c"}
    assert {spot.place: (spot.x, spot.y) for spot in board.spots}["d"] == (4, 8)
    assert (board.width, board.height) == (8, 12)


def test_a_drawing_may_stand_anywhere_on_the_page() -> None:
    corner, moved = drawn("a-b"), drawn("\n\n      a-b\n\n")
    assert corner == moved
    assert [(spot.x, spot.y) for spot in moved.spots] == [(0, 0), (2, 0)]
    sticking_out = drawn("|\na-b")
    assert ({spot.y for spot in sticking_out.spots}, sticking_out.height) == ({0}, 0), "lines alone take no room"
    wide = drawn("   long-b\n    |\n    c")
    assert {spot.place: (spot.x, spot.y) for spot in wide.spots} == {"long": (0.5, 0), "b": (4, 0), "c": (0, 4)}, (
        "a point with a long name lies in the middle of it"
    )


def test_a_line_that_ends_nowhere_leads_nowhere_and_points_that_touch_are_not_joined() -> None:
    assert drawn("a--  b").lines == ()
    assert drawn("a\nb").lines == ()


def test_lines_run_along_every_edge_of_a_drawing() -> None:
    square = drawn("a-b\n| |\nc-d")
    assert set(square.lines) == {("a", "b"), ("c", "d"), ("a", "c"), ("b", "d")}
    assert drawn("a\n \\\n  b").lines == (("a", "b"),)
    assert drawn("  a\n /\nb").lines == (("a", "b"),)


def test_two_points_of_a_drawing_do_not_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="the same name"):
        drawn("a--a")


def test_every_square_of_a_grid_and_a_track_has_a_place_of_its_own() -> None:
    for board, count in ((grid(8, 8), 64), (track(20, 6), 20)):
        assert len(set(board.places)) == count
        assert len({(spot.x, spot.y) for spot in board.spots}) == count
        assert all(0 < spot.x < board.width and 0 < spot.y < board.height for spot in board.spots)


def test_a_grid_and_a_track_are_boards_of_squares_and_a_drawing_is_one_of_points() -> None:
    squares = (Spot("a2", 0.5, 0.5), Spot("b2", 1.5, 0.5), Spot("a1", 0.5, 1.5), Spot("b1", 1.5, 1.5))
    assert grid(2, 2) == Board(squares, 2, 2, squares=True)
    assert grid(2, 2, chequered=True) == Board(squares, 2, 2, squares=True, chequered=True)
    numbers = (Spot("1", 0.5, 1.5, "1"), Spot("2", 1.5, 1.5, "2"), Spot("3", 1.5, 0.5, "3"))
    assert track(3, 2) == Board(numbers, 2, 2, squares=True)
    assert drawn("a-b") == Board((Spot("a", 0, 0), Spot("b", 2, 0)), 2, 0, (("a", "b"),))


def test_a_track_goes_on_from_square_to_neighbouring_square() -> None:
    spots = track(20, 6).spots
    assert all(abs(one.x - other.x) + abs(one.y - other.y) == 1 for one, other in pairwise(spots))
