"""Where the spaces lie on the board: rings of squares, one inside the other, round the Crown of Command."""

from __future__ import annotations

import pytest

from game.talisman.box.board import CLOCKWISE, CROWN, NEXT, ROWS, SPACES


def test_every_space_has_a_place_of_its_own() -> None:
    assert len({space.grid for space in ROWS}) == len(ROWS)


@pytest.mark.parametrize("space", NEXT[CLOCKWISE])
def test_the_next_space_of_a_ring_lies_right_beside(space: str) -> None:
    row, column = SPACES[space].grid
    next_row, next_column = SPACES[NEXT[CLOCKWISE][space]].grid
    assert abs(row - next_row) + abs(column - next_column) == 1


def test_the_rings_lie_round_the_crown() -> None:
    middle = SPACES[CROWN].grid
    far = {"outer": 3, "middle": 2, "inner": 1}
    for space in ROWS:
        if space.id != CROWN:
            apart = max(abs(space.grid[0] - middle[0]), abs(space.grid[1] - middle[1]))
            assert apart == far[space.id.partition("_")[0]], space.id
