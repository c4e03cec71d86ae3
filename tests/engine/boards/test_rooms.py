"""Grids of rooms: neighbours, edges, sets of fields that move together."""

from __future__ import annotations

from collections.abc import Sequence

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


WIDE = RoomGrid(rooms=("aabb", "aacc", "ddcc"), east=(".#.", ".+.", ".#."), south=("..##", "+#.."))
"""Twelve fields in four rooms, with walls, doors and a way round."""


def walked(start: int, ways: Sequence[Sequence[int]]) -> dict[int, int]:
    """The fewest steps from a field to all that can be reached from it, counted one by one."""
    found, edge = {start: 0}, [start]
    while edge:
        field = edge.pop(0)
        for other in ways[field]:
            if other not in found:
                found[other] = found[field] + 1
                edge.append(other)
    return found


@pytest.mark.parametrize("grid", [GRID, WIDE], ids=["six fields", "twelve fields"])
def test_fields_are_as_far_apart_as_the_steps_between_them_past_walls_or_round_them(grid: RoomGrid) -> None:
    for start in grid.fields:
        past_walls, round_them = walked(start, grid.adjacent), walked(start, grid.openly_adjacent)
        for goal in grid.fields:
            assert grid.distance(start, goal) == grid.distance(goal, start) == past_walls[goal]
            assert grid.steps(start, goal) == round_them.get(goal)


def test_the_set_of_all_fields_holds_every_field_and_nothing_else() -> None:
    for grid in (GRID, WIDE):
        assert list(members(grid.all)) == list(grid.fields)
