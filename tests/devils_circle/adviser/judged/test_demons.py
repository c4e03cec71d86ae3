"""What a demon's adviser makes of minds, curses, wards and mages near by."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser.approach import costs_for
from game.devils_circle.adviser.demons import curse_at, mind_worth, psychic_worth, stand
from game.devils_circle.adviser.worths import DEMON_LOST, MAGE_LIFE, MAGE_STRENGTH, NEVER, PRINCESS_POINT
from game.devils_circle.box.board import field_number
from game.devils_circle.rules.demons.psychic import effective_power
from game.devils_circle.rules.demons_phase import next_demons
from game.devils_circle.rules.nights import return_demons
from game.devils_circle.state import NEUTRALISED, ON_BOARD, CircleState, Demon
from tests.devils_circle.scene import Scene, fields

C3 = field_number("c3")


def table(mages: dict[str, Any], demons: dict[str, Any] | None = None, **things: Any) -> CircleState:
    return Scene(mages, demons or {"gorm": {"at": "c3", "power": 20}}, **things).state


# -- minds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mage", "power", "expected"),
    [
        ({"power": 8, "wand": 0}, 20, 18.0),
        ({"power": 8, "wand": 0, "book": 0}, 20, 14.0),
        ({"power": 8, "wand": 1}, 20, -1.0),
    ],
)
def test_a_mind_is_worth_taking_if_power_reaches_and_more_with_the_book(
    mage: dict[str, Any], power: int, expected: float
) -> None:
    state = table({"orlan": {"at": "c5"} | mage}, {"gorm": {"at": "c3", "power": power}})
    assert mind_worth(state, 0, 0) == expected


def test_the_last_point_that_reaches_a_mind_counts() -> None:
    state = table({"orlan": {"at": "c4", "power": 3, "wand": 0}})
    reached = [power for power in range(1, 20) if mind_of(state, power) > 0]
    assert reached == list(range(reached[0], 20))
    state.demons[0].power = reached[0]
    assert mind_worth(state, 0, 0) == 18.0
    assert psychic_worth(state, state.demons[0], costs_for(state, state.demons[0])) == pytest.approx(18.0 / 6)
    state.demons[0].power = reached[0] - 1
    assert psychic_worth(state, state.demons[0], costs_for(state, state.demons[0])) == NEVER


@pytest.mark.clause("DK-11.24")
@pytest.mark.parametrize(("beyond", "gives_way"), [(0, False), (1, True), (2, True)])
def test_a_mind_gives_way_to_one_point_beyond_distance_and_power(beyond: int, gives_way: bool) -> None:
    state = table({"orlan": {"at": "c4", "power": 3, "wand": 0}})
    state.demons[0].power += beyond - effective_power(state, 0, 0)
    assert effective_power(state, 0, 0) == beyond
    assert mind_worth(state, 0, 0) == (18.0 if gives_way else -1.0)


def mind_of(state: CircleState, power: int) -> float:
    """What Orlan's mind is worth to Gorm with that power."""
    state.demons[0].power = power
    return mind_worth(state, 0, 0)


def test_nobody_takes_the_mind_of_the_dead_or_of_whom_a_demon_holds() -> None:
    demons = {"gorm": {"at": "c3", "power": 30, "holds": "orlan"}, "vasha": {"at": "d3", "power": 30}}
    state = table({"orlan": {"at": "c4", "wand": 0}, "mirel": {"at": "c2", "wand": 0}}, demons)
    assert [mind_worth(state, 1, mage) for mage in range(4)] == [-1.0, 18.0, -1.0, -1.0]


# -- curses ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("strength", "lethal"), [(2, True), (3, False)])
def test_a_curse_is_worth_the_strength_that_it_takes_and_the_life_of_the_weak(strength: int, lethal: bool) -> None:
    mage = {"at": "c4", "power": 1, "strength": strength, "wand": 0}
    state = table({"orlan": mage})
    assert curse_at(state, state.demons[0], C3) == pytest.approx(2 * MAGE_STRENGTH + 1.0 + MAGE_LIFE * lethal)


def test_a_curse_on_the_princess_is_worth_more_when_it_is_the_last() -> None:
    beside = {"gorm": {"at": "g5", "power": 20}}
    worth = {
        princess: curse_at(state, state.demons[0], field_number("g5"))
        for princess in (3, 2, 1)
        for state in [table({"orlan": {"at": "l12"}}, beside, princess=princess)]
    }
    assert worth == {3: PRINCESS_POINT, 2: PRINCESS_POINT, 1: 4 * PRINCESS_POINT}


# -- wards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "lost"), [(3, True), (4, False)])
def test_a_demon_stands_beside_a_wand_only_if_it_outlives_it(power: int, lost: bool) -> None:
    def worth(**things: Any) -> float:
        state = table({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3", "power": power}}, **things)
        demon = state.demons[0]
        return stand(state, demon, C3, costs_for(state, demon), [], 0)

    expected = DEMON_LOST + power if lost else 3 * 1.3 + 1
    assert worth() - worth(wands=fields("c4")) == pytest.approx(expected)


def test_a_torch_beside_a_demon_costs_it_something_too() -> None:
    def worth(**things: Any) -> float:
        state = table({"orlan": {"at": "l12"}}, **things)
        demon = state.demons[0]
        return stand(state, demon, C3, costs_for(state, demon), [], 0)

    assert worth(torches=((field_number("c4"), 30),)) < worth()


# -- whose turn, and a new night ------------------------------------------------------------------------------


@pytest.mark.clause("DK-9.3")
@pytest.mark.parametrize(
    ("seats", "acted", "expected"),
    [
        ((1, 1, 1, 1), (), (1, (0, 1, 2, 3))),
        ((1, 1, 2, 2), (), (1, (0, 1))),
        ((2, 1, 1, 2), (), (1, (1, 2))),
        ((2, 1, 1, 2), (1, 2), (2, (0, 3))),
        ((0, 1, 0, 1), (), (0, (0, 2))),
        ((1, 1, 1, 1), (0, 1, 2, 3), (-1, ())),
    ],
)
def test_the_demons_of_the_first_seat_act_first(
    seats: tuple[int, ...], acted: tuple[int, ...], expected: tuple[int, tuple[int, ...]]
) -> None:
    state = table({"orlan": {"at": "l12"}})
    state.demon_seats = seats
    for demon in acted:
        state.demons[demon].acted = True
    assert next_demons(state) == expected


@pytest.mark.clause("DK-12.1")
def test_a_demon_below_has_no_turn() -> None:
    state = table({"orlan": {"at": "l12"}})
    state.demons[0].status = NEUTRALISED
    assert next_demons(state) == (1, (1, 2, 3))


@pytest.mark.clause("DK-14.15", "DK-14.27", "DK-14.28")
def test_in_a_new_night_every_demon_is_as_at_first_but_for_the_power_that_it_kept() -> None:
    state = table({"orlan": {"at": "l12"}})
    used = {"power": 3, "materiality": 9, "hole": 5, "rescue_left": False, "holds": 0, "acted": True}
    for number, demon in enumerate(state.demons):
        for name, value in (used | {"status": ON_BOARD, "kept": number}).items():
            setattr(demon, name, value)
    return_demons(state)
    assert state.demons == [Demon(wisp=number == 3, power=8 + number) for number in range(4)]
