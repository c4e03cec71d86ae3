"""How thinking players judge a position of Demons."""

from __future__ import annotations

from typing import Any

import pytest

from game.demons.box.ranks import COPPER, GOLD, SHIELD_LEVEL
from game.demons.state import CAPTIVE, DEAD, GONE
from tests.demons.scene import FOREST, GAME, OPEN, Scene

TREBIZOND, ANI = 15, 35
"""Cells of treasures worth 36,000 and 38,000 ducats."""


def company(*cells: int, **magician: Any) -> float:
    """The value of the first of two magicians, who owns these treasures."""
    return GAME.value(Scene(magician, {"hex": OPEN}).own(0, *cells).state, 0)


def alone(*cells: int, **magician: Any) -> float:
    """The value of a single magician with these treasures."""
    return GAME.value(Scene({"shield": SHIELD_LEVEL[COPPER], **magician}).own(0, *cells).state, 0)


def test_the_values_of_all_magicians_add_up_to_one() -> None:
    state = Scene({}, {"hex": OPEN}, {"hex": OPEN + 1}).state
    assert sum(GAME.value(state, seat) for seat in range(3)) == pytest.approx(1.0)


def test_treasure_and_demons_are_good_wounds_curses_and_captivity_bad() -> None:
    assert company() < company(TREBIZOND) < company(TREBIZOND, ANI)
    assert company() < company(demons=(70, 71))
    assert company(wounds=2) < company(wounds=1) < company()
    assert company(curses=1) < company()
    assert company(captor_unit=5) < company() or company(captor_seat=1) < company()


def test_a_dearer_shield_must_be_paid_for() -> None:
    assert company(TREBIZOND, shield=SHIELD_LEVEL[GOLD]) < company(TREBIZOND, shield=SHIELD_LEVEL[COPPER])


def test_danger_near_by_is_bad() -> None:
    safe = Scene({}, {"hex": FOREST})
    hunted = Scene({}, {"hex": FOREST}, units={5: OPEN})
    assert GAME.value(hunted.state, 0) < GAME.value(safe.state, 0)


def test_the_dead_have_lost() -> None:
    assert company(status=DEAD) == 0.0
    assert alone(status=DEAD) == 0.0


def test_treasure_brought_home_is_worth_more_than_treasure_carried_about() -> None:
    assert company(TREBIZOND) < company(TREBIZOND, status=GONE, hex=0)


def test_alone_what_counts_is_more_treasure_than_the_shield_costs() -> None:
    assert alone(TREBIZOND, status=GONE) == 1.0
    assert alone(TREBIZOND, status=GONE, shield=SHIELD_LEVEL[GOLD]) == 0.0
    assert alone(TREBIZOND, shield=SHIELD_LEVEL[GOLD]) < alone(TREBIZOND, ANI, shield=SHIELD_LEVEL[GOLD])
    assert alone(TREBIZOND) > alone() + 0.2


def test_alone_demons_are_good_wounds_curses_captivity_danger_and_lost_time_bad() -> None:
    assert alone() < alone(demons=(70, 71))
    assert alone(wounds=2) < alone(wounds=1) < alone(curses=1) < alone()
    assert alone(status=CAPTIVE, captor_unit=5) < alone()
    hunted, safe = Scene({}, units={5: OPEN}), Scene({})
    assert GAME.value(hunted.state, 0) < GAME.value(safe.state, 0)
    safe.state.game_turn += 40
    assert GAME.value(safe.state, 0) < 0.3
