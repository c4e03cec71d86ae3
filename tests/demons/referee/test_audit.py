"""The audit notices what cannot be, and leaves alone what only looks odd."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.demons.box.goetia import COUNTERS, RING_COUNTER
from game.demons.box.mortals import HOME
from game.demons.referee.audit import problems
from game.demons.state import (
    CAPTIVE,
    DEAD,
    DEMON_USE,
    FIRST_PHASE,
    GONE,
    MORTAL_COMBAT,
    MORTAL_MOVEMENT,
    OVER,
    WAITING,
    DemonsState,
)
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene

ELSEWHERE = OPEN + 300
LAKE = 101
"""Water: nobody stands there."""
KING, DUKE, OTHER_DUKES, UNFRIENDLY_DUKE = 9, 2, (8, 11, 15), 6
SULTAN, FALLEN = 3, 5
ANI, TREBIZOND = 35, 15


def table(**fields: Any) -> DemonsState:
    """Ann with a King and a Duke and nothing wrong; Bob, with nothing, stands elsewhere; a unit is on the map."""
    ann = {"hex": PLAIN, "demons": (KING, DUKE)}
    return Scene(ann, {"hex": FOREST}, units={SULTAN: ELSEWHERE}, **fields).state


def first(**traits: Any) -> Callable[[DemonsState], None]:
    """Ann's traits are changed."""

    def change(state: DemonsState) -> None:
        for name, value in traits.items():
            setattr(state.magicians[0], name, value)

    return change


def second(**traits: Any) -> Callable[[DemonsState], None]:
    """Bob's traits are changed."""

    def change(state: DemonsState) -> None:
        for name, value in traits.items():
            setattr(state.magicians[1], name, value)

    return change


def turn(**fields: Any) -> Callable[[DemonsState], None]:
    """The table's own fields are changed."""

    def change(state: DemonsState) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return change


def unit(number: int, **traits: Any) -> Callable[[DemonsState], None]:
    """A mortal unit's traits are changed."""

    def change(state: DemonsState) -> None:
        for name, value in traits.items():
            getattr(state.units, name)[number] = value

    return change


def treasure(cell: int, **traits: Any) -> Callable[[DemonsState], None]:
    """The traits of a treasure's cell are changed."""

    def change(state: DemonsState) -> None:
        for name, value in traits.items():
            getattr(state.grid, name)[cell] = value

    return change


def both(*changes: Callable[[DemonsState], None]) -> Callable[[DemonsState], None]:
    """Several changes together."""

    def change(state: DemonsState) -> None:
        for one in changes:
            one(state)

    return change


def to_pool(rank: str, counter: int) -> Callable[[DemonsState], None]:
    """A counter lies in a pool as well."""

    def change(state: DemonsState) -> None:
        state.pools[rank] = (*state.pools[rank], counter)

    return change


def without_ring(state: DemonsState) -> None:
    """The ring lies nowhere."""
    state.pools["duke"] = tuple(counter for counter in state.pools["duke"] if counter != RING_COUNTER)


def with_demons(state: DemonsState, demons: tuple[int, ...]) -> None:
    """Ann holds these demons instead of her own."""
    state.released = tuple(demon for demon in (KING, DUKE) if demon not in demons)
    for rank, counters in COUNTERS.items():
        state.pools[rank] = tuple(one for one in counters if one not in (*demons, *state.released))
    state.magicians[0].demons = demons


def held(unit_number: int = SULTAN, where: int = ELSEWHERE, fleeing: bool = False) -> Callable[[DemonsState], None]:
    """Bob is held by a unit."""
    captive = second(status=CAPTIVE, hex=where, captor_unit=unit_number)
    return both(captive, unit(unit_number, captives=1, hex=where, fleeing=fleeing))


BROKEN: dict[str, tuple[Callable[[DemonsState], None], list[str]]] = {
    "stranger": (to_pool("king", DUKE), ["counters [2] in the pool of king"]),
    "twice": (turn(released=(DUKE,)), ["demon 2 lies in 2 places"]),
    "nowhere": (first(demons=(KING,)), ["demon 2 lies in 0 places"]),
    "lent_and_kept": (second(borrowed=((DUKE, 0),)), ["demon 2 lies in 2 places"]),
    "finds_and_obeys": (treasure(ANI, finder=DUKE), ["demon 2 lies in 2 places"]),
    "marks_and_obeys": (treasure(ANI, marker=DUKE, owner=0), ["demon 2 lies in 2 places"]),
    "no_ring": (without_ring, ["the ring is in 0 places"]),
    "ring_of_a_magician": (second(ring=True), ["the ring is in 2 places"]),
    "ring_of_a_unit": (turn(ring_unit=SULTAN), ["the ring is in 2 places"]),
    "ring_gone": (turn(ring_gone=True), ["the ring is in 2 places"]),
    "unit_in_the_lake": (unit(SULTAN, hex=LAKE), [f"unit {SULTAN} stands in {LAKE}"]),
    "flees_destroyed": (unit(FALLEN, fleeing=True), [f"unit {FALLEN} is destroyed, but acts"]),
    "acts_destroyed": (unit(FALLEN, active=True), [f"unit {FALLEN} is destroyed, but acts"]),
    "homeless": (turn(destroyed_cities=(HOME[SULTAN],)), [f"unit {SULTAN} has no home any more"]),
    "miscounted": (unit(SULTAN, captives=1), [f"unit {SULTAN} holds 0 captives, not 1"]),
    "flees_with_captives": (held(fleeing=True), [f"unit {SULTAN} flees with captives"]),
    "two_in_a_hex": (second(hex=PLAIN), ["two magicians share a hex"]),
    "beside_himself": (unit(SULTAN, hex=PLAIN), [f"a magician shares hex {PLAIN} with a unit"]),
    "in_the_lake": (first(hex=LAKE), [f"seat 0: stands in {LAKE}"]),
    "no_shield": (first(shield=0), ["seat 0: shield level 0"]),
    "shield_beyond": (first(shield=7), ["seat 0: shield level 7"]),
    "less_than_no_wounds": (first(wounds=-1), ["seat 0: -1 wounds, 0 curses"]),
    "less_than_no_curses": (first(curses=-1), ["seat 0: 0 wounds, -1 curses"]),
    "deadly_wounds": (first(wounds=4), ["seat 0: lives with deadly wounds and curses"]),
    "deadly_curses": (first(curses=4), ["seat 0: lives with deadly wounds and curses"]),
    "deadly_together": (first(wounds=2, curses=2), ["seat 0: lives with deadly wounds and curses"]),
    "waiting_demons": (first(status=WAITING), ["seat 0: has demons, but is waiting"]),
    "demons_of_the_dead": (first(status=DEAD, wounds=4), ["seat 0: has demons, but is dead"]),
    "demons_of_the_gone": (first(status=GONE), ["seat 0: has demons, but is gone"]),
    "borrowed_by_the_gone": (
        both(turn(released=()), first(demons=(KING,)), second(status=GONE, borrowed=((DUKE, 0),))),
        ["seat 1: has demons, but is gone"],
    ),
    "found_outside": (second(status=GONE, found=True), ["seat 1: is found where he cannot be"]),
    "found_unseen": (second(invisible=True, found=True), ["seat 1: is found where he cannot be"]),
    "free_with_a_captor": (second(captor_seat=0), ["seat 1: has a captor, but is not captive"]),
    "free_held_by_a_unit": (
        both(second(captor_unit=SULTAN), unit(SULTAN, captives=1)), ["seat 1: has a captor, but is not captive"],
    ),
    "far_from_his_captor": (second(status=CAPTIVE, captor_seat=0), ["seat 1: is not where his captor is"]),
    "far_from_the_unit": (both(held(), second(hex=FOREST)), ["seat 1: is not where his captor is"]),
    "two_states": (
        treasure(ANI, owner=0, closed=True), [f"treasure {ANI} is in several states: (False, True, False, True)"],
    ),
    "stashed_and_owned": (
        treasure(ANI, owner=0, stash=SULTAN), [f"treasure {ANI} is in several states: (False, True, True, False)"],
    ),
    "marked_for_nobody": (
        both(first(demons=(KING,)), treasure(ANI, marker=DUKE)), [f"treasure {ANI} is marked, but has no owner"],
    ),
    "of_the_dead": (
        both(second(status=DEAD, wounds=4), treasure(ANI, owner=1)), [f"treasure {ANI} belongs to the dead"],
    ),
    "no_stage": (turn(stage="tea"), ["stage tea"]),
    "twice_in_order": (turn(order=(0, 0)), ["order (0, 0)"]),
    "before_the_first": (turn(turn=-1), ["turn -1"]),
    "after_the_last": (turn(turn=2), ["turn 2"]),
    "after_the_last_of_demon_use": (turn(turn=2, stage=DEMON_USE), ["turn 2"]),
    "over_for_nothing": (turn(stage=OVER), ["the match is over without a reason"]),
    "beyond_the_limit": (turn(turn_limit=10, game_turn=11), ["turn 11 is beyond the limit"]),
}  # fmt: skip


@pytest.mark.clause("DEM-2.4c", "DEM-4.0b", "DEM-11.0b", "DEM-5.4a", "DEM-5.8d", "DEM-9.4b", "DEM-8.2g", "DEM-0.9")
@pytest.mark.parametrize("name", BROKEN)
def test_the_audit_finds_what_is_impossible_and_nothing_else(name: str) -> None:
    state = table()
    assert problems(state) == []
    break_it, found = BROKEN[name]
    break_it(state)
    assert problems(state) == found


ALLOWED: dict[str, Callable[[DemonsState], None]] = {
    "ring_of_a_magician": both(without_ring, second(ring=True)),
    "ring_of_a_unit": both(without_ring, turn(ring_unit=SULTAN)),
    "ring_gone": both(without_ring, turn(ring_gone=True)),
    "a_city_destroyed_just_now": turn(destroyed_cities=(HOME[SULTAN],), stage=DEMON_USE),
    "a_city_nobody_comes_from": turn(destroyed_cities=(HOME[FALLEN],)),
    "held_by_a_unit": held(),
    "a_captor_put_to_flight_in_demon_use": both(held(fleeing=True), turn(opened=True, stage=DEMON_USE)),
    "a_captor_put_to_flight_in_combat": both(held(fleeing=True), turn(stage=MORTAL_COMBAT)),
    "a_captor_destroyed": both(held(), unit(SULTAN, hex=0)),
    "held_by_a_magician": second(status=CAPTIVE, captor_seat=0, hex=PLAIN),
    "a_captor_lost_just_now": both(second(demons=()), second(status=CAPTIVE, captor_seat=0), first(status=CAPTIVE)),
    "worst_shield": first(shield=1),
    "best_shield": first(shield=6),
    "badly_hurt": first(wounds=2, curses=1),
    "dead_of_curses": both(turn(released=(KING, DUKE)), first(status=DEAD, demons=(), curses=5)),
    "found": second(found=True),
    "unseen": second(invisible=True),
    "the_last_in_order": turn(turn=1),
    "the_last_in_order_of_demon_use": turn(turn=1, stage=DEMON_USE),
    "no_turn_while_mortals_move": turn(turn=2, stage=MORTAL_MOVEMENT),
    "the_last_turn": turn(turn_limit=11, game_turn=11),
    "over": turn(stage=OVER, ending="limit"),
    "treasure_of_the_gone": both(second(status=GONE), treasure(ANI, owner=1), treasure(TREBIZOND, stash=SULTAN)),
    "marked": both(first(demons=(KING,)), treasure(ANI, marker=DUKE, owner=0)),
    "a_captive_with_demons": both(
        first(demons=(KING,)), second(demons=(DUKE,)), second(status=CAPTIVE, captor_seat=0, hex=PLAIN)
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ALLOWED)
def test_the_audit_leaves_alone_what_can_happen(name: str) -> None:
    state = table()
    ALLOWED[name](state)
    assert problems(state) == []


@pytest.mark.clause("DEM-15.1b", "DEM-15.1c", "DEM-10.0h", "DEM-17.1")
@pytest.mark.parametrize(
    ("demons", "had_ring", "found"),
    [
        ((KING, DUKE), False, []),
        ((DUKE, KING), False, ["the controlling demon is not of the highest rank"]),
        ((KING, UNFRIENDLY_DUKE), False, ["an unfriendly demon obeys without the ring"]),
        ((KING, UNFRIENDLY_DUKE), True, []),
        ((UNFRIENDLY_DUKE,), True, []),
        (OTHER_DUKES[:2], False, []),
        (OTHER_DUKES, False, ["too many demons for the display"]),
    ],
)
def test_the_audit_knows_what_a_display_can_show(demons: tuple[int, ...], had_ring: bool, found: list[str]) -> None:
    state = table(stage=MORTAL_MOVEMENT)
    with_demons(state, demons)
    state.magicians[0].had_ring = had_ring
    assert problems(state) == [f"seat 0: {problem}" for problem in found]


@pytest.mark.clause("DEM-15.1c")
@pytest.mark.parametrize(
    ("stage", "possible"), [(FIRST_PHASE, True), (MORTAL_COMBAT, True), (DEMON_USE, True), (OVER, False)]
)
def test_too_many_demons_are_possible_only_while_some_are_about_to_be_released(stage: str, possible: bool) -> None:
    state = table()
    with_demons(state, OTHER_DUKES)
    state.stage, state.ending = stage, "limit"
    assert (problems(state) == []) == possible
