"""What the rules look up in tables or leave out agrees with working it out plainly, in positions of random matches."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import BOARD
from game.devils_circle.rules.demons.options import hard_steps, may_meet
from game.devils_circle.rules.ground import OPENLY, demons_set, figures, mages_set, openly_without
from game.devils_circle.rules.moving.rescue import can_flee, seats_that_can_flee
from game.devils_circle.rules.moving.steps import (
    KINDS,
    _layers,
    can_rescue,
    crosses_walls,
    kind_by_offset,
    kinds_by_way,
    kinds_on,
    passable_by_kind,
    rescue_stop,
    salt_for,
    surroundings,
    walk_layers,
)
from game.devils_circle.state import CircleState
from game.engine.boards.rooms import DIRECTIONS, field_set, set_of
from tests.devils_circle.random_play import decisions, new_match

MIXES = (1, 9, 16, 24, 35)


def standing(state: CircleState) -> list[int]:
    """The numbers of the demons on the board."""
    return [number for number, demon in enumerate(state.demons) if demon.field >= 0]


def check_figures(state: CircleState) -> None:
    """The sets of pieces are those of their fields."""
    mages = [mage.field for mage in state.mages if mage.field >= 0]
    demons = [demon.field for demon in state.demons if demon.field >= 0]
    assert (mages_set(state), demons_set(state)) == (field_set(mages), field_set(demons))
    assert figures(state) == field_set([*mages, *demons, state.cradle])


def check_walks(state: CircleState, number: int, points: int) -> None:
    """Looking at the surroundings only finds the walks that looking at the whole board does."""
    demon = state.demons[number]
    walls = crosses_walls(demon.power, demon.materiality)
    ways = passable_by_kind(state.garlic, salt_for(state, demon), walls, state.cradle)
    quiet = BOARD.all & ~figures(state) & ~set_of(state.wands)
    assert walk_layers(state, demon, points) == _layers(1 << demon.field, ways, quiet, points, state.at_dawn)


def check_flights(state: CircleState, number: int) -> None:
    """A flight that is seen at once is one that trying every direction finds."""
    demon, occupied = state.demons[number], figures(state)
    plainly = any(not rescue_stop(state, demon, way, occupied) for way in DIRECTIONS)
    assert can_rescue(state, demon, occupied) == plainly


def check_hard_steps(state: CircleState, number: int) -> None:
    """Where nothing is to be met, no step does anything."""
    mages, demons = mages_set(state), demons_set(state)
    if not may_meet(state, state.demons[number], mages, demons):
        assert hard_steps(state, number, mages, demons) == ()


@pytest.mark.parametrize("mix", MIXES)
def test_shortcuts_agree_with_the_plain_rules_in_random_matches(mix: int) -> None:
    match = new_match(mix, seed=mix)
    for number, _ in enumerate(decisions(match, seed=mix)):
        if number % 3 == 0:
            state: CircleState = match.state
            check_figures(state)
            for demon in standing(state):
                check_walks(state, demon, points=number % 9)
                check_flights(state, demon)
                check_hard_steps(state, demon)
            able = {state.demon_seats[demon] for demon in standing(state) if can_flee(state, demon)}
            assert seats_that_can_flee(state, figures(state)) == tuple(sorted(able))


def test_salt_takes_neighbours_apart_on_both_sides() -> None:
    east = BOARD.edge_between(BOARD.openly_adjacent[84][0], 84)
    first, second = BOARD.sides(east)
    parted = openly_without((east,))
    assert parted[first] == OPENLY[first] & ~(1 << second)
    assert parted[second] == OPENLY[second] & ~(1 << first)
    assert sum(here != before for here, before in zip(parted, OPENLY, strict=True)) == 2


@pytest.mark.parametrize("steps", range(9))
def test_the_surroundings_hold_every_field_and_edge_within_reach(steps: int) -> None:
    for field in BOARD.fields:
        near, edges = surroundings(field, steps)
        assert near == field_set(other for other in BOARD.fields if BOARD.distance(field, other) <= steps)
        around = [edge for other in BOARD.fields if near >> other & 1 for edge in BOARD.edges[other] if edge >= 0]
        assert edges == field_set(around)


@pytest.mark.clause("DK-10.3", "DK-10.4", "DK-10.5", "DK-10.6")
def test_the_kinds_of_steps_about_every_cradle_are_those_of_the_offsets() -> None:
    for cradle in BOARD.fields:
        column, row = BOARD.column(cradle), BOARD.row(cradle)
        by_way = dict(zip(KINDS, kinds_by_way(cradle), strict=True))
        for field, kinds in enumerate(kinds_on(cradle)):
            across, down = column - BOARD.column(field), row - BOARD.row(field)
            assert kinds == tuple(kind_by_offset(across, down, way) for way in DIRECTIONS)
            for way in DIRECTIONS:
                listed = [kind for kind in KINDS if by_way[kind][way] >> field & 1]
                assert listed == ([] if field == cradle else [kinds[way]])
