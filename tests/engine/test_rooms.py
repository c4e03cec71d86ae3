"""Grids of rooms: neighbours, edges, sets of fields that move together."""

from __future__ import annotations

import pytest

from game.engine.boards.rooms import DIRECTIONS, EAST, NOWHERE, OPPOSITE, RoomGrid, entries, field_set, members, set_of

GRID = RoomGrid(rooms=("aab", "aab"), east=(".#", ".+"), south=("..#",))
"""Six fields: 0 1 | 2 above 3 4 + 5; a wall between 1 and 2 and between 2 and 5."""


def test_fields_have_columns_rows_rooms_and_neighbours() -> None:
    assert [(GRID.column(field), GRID.row(field)) for field in GRID.fields] == [
        (x, y) for y in (0, 1) for x in (0, 1, 2)
    ]
    assert GRID.room == "aabaab"
    assert GRID.neighbours[1] == (NOWHERE, 2, 4, 0)
    assert GRID.adjacent[1] == (2, 4, 0)
    assert GRID.openly_adjacent[1] == (4, 0)


def test_an_edge_is_the_same_from_both_sides() -> None:
    for field in GRID.fields:
        for way in DIRECTIONS:
            other = GRID.neighbours[field][way]
            if other != NOWHERE:
                assert GRID.edges[field][way] == GRID.edges[other][OPPOSITE[way]] == GRID.edge_between(field, other)
                assert set(GRID.sides(GRID.edges[field][way])) == {field, other}
                assert GRID.is_wall(field, way) == GRID.is_wall(other, OPPOSITE[way]) != GRID.is_open(field, way)
    assert GRID.edges[2][EAST] == NOWHERE
    with pytest.raises(ValueError):
        GRID.edge_between(0, 5)


def test_a_set_spreads_over_what_is_passable() -> None:
    assert set(members(GRID.spread(field_set([1]), GRID.open))) == {0, 4}
    assert set(members(GRID.spread(field_set([0, 5]), GRID.open))) == {1, 3, 4}
    assert set(members(GRID.spread(field_set([1]), GRID.inner))) == {0, 2, 4}
    assert set_of((0, 5)) == field_set([5, 0]) == 0b100001
    assert list(members(0)) == []


def test_the_entries_of_a_set_are_those_of_its_members_in_order() -> None:
    names = tuple("abcdef")
    for bits in range(1 << 6):
        assert entries(names, bits) == tuple(names[field] for field in members(bits))


def test_steps_go_round_walls_and_blocked_fields() -> None:
    assert GRID.distance(1, 2) == 1
    assert GRID.steps(1, 5) == 2
    assert GRID.steps(0, 5, blocked=field_set([4])) is None
    assert GRID.steps(1, 2) is None
    assert GRID.steps(3, 3) == 0
