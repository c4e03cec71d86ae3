"""How thinking players judge a night of Devil's Circle."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle import GAME
from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import AIXEL, CIRCLE, MAGES
from tests.devils_circle.scene import Scene

ORLAN, GORM = {"at": "f5"}, {"at": "c2"}


def aixel(mage: dict[str, Any] | None = None, demon: dict[str, Any] | None = None, **table: Any) -> float:
    """The value for the mages of a table with Orlan and Gorm; the first seat plays the mages."""
    scene = Scene({"orlan": {**ORLAN, **(mage or {})}}, {"gorm": {**GORM, **(demon or {})}}, **table)
    return GAME.value(scene.state, 0)


def test_what_one_side_hopes_the_other_fears() -> None:
    state = Scene({"orlan": ORLAN}, {"gorm": GORM}, seats=4).state
    values = [GAME.value(state, seat) for seat in range(4)]
    assert values[0] == values[1]
    assert values[2] == values[3]
    assert values[0] + values[2] == pytest.approx(1.0)


@pytest.mark.parametrize("mage", [{"strength": 3}, {"power": 3}, {"book": 0}, {"herb": 0}, {"wand": 0}])
def test_a_weaker_mage_is_worse_for_aixel(mage: dict[str, int]) -> None:
    assert aixel(mage) < aixel()


def test_a_dead_mage_is_worse_for_aixel() -> None:
    two = Scene({"orlan": ORLAN, "mirel": {"at": "g5"}}, {"gorm": GORM})
    assert aixel() < GAME.value(two.state, 0)


def test_a_demon_beside_the_cradle_is_bad_for_aixel() -> None:
    mages = {mage: {"at": field} for mage, field in zip(MAGES, ("f5", "e6", "d7", "c8"), strict=True)}
    state = Scene(mages, {"gorm": GORM}).state
    far = GAME.value(state, 0)
    state.demons[0].field = BOARD.openly_adjacent[state.cradle][0]
    assert GAME.value(state, 0) < far - 0.1


def test_a_stronger_demon_is_worse_for_aixel_and_a_banished_one_better() -> None:
    assert aixel(demon={"power": 12}) < aixel() < aixel(demon={"hole": "b2"}, holes=(field_number("b2"),))


def test_the_later_the_night_the_better_for_aixel() -> None:
    assert aixel(clock=130) < aixel(clock=220)
    assert aixel(night=1) < aixel(night=2) < aixel(night=3)


def test_a_hurt_princess_is_worse_for_aixel() -> None:
    assert aixel(princess=1) < aixel(princess=2) < aixel(princess=3)


def test_a_pentagram_about_to_strike_the_cradle_is_very_bad_for_aixel() -> None:
    scene = Scene({"orlan": ORLAN}, {"gorm": GORM})
    calm = GAME.value(scene.state, 0)
    state = scene.state
    way, beside = next(
        (way, field)
        for field in BOARD.openly_adjacent[state.cradle]
        for way in range(4)
        if BOARD.neighbours[field][way] == state.cradle and field != field_number("f5")
    )
    state.pentagrams = ((1, beside, way),)
    assert GAME.value(state, 0) < calm / 2


@pytest.mark.parametrize("winner", [AIXEL, CIRCLE])
def test_all_seats_of_the_side_that_won_have_won(winner: str) -> None:
    state = Scene({"orlan": ORLAN}, {"gorm": GORM}, seats=4).state
    state.ending = {AIXEL: "dawned", CIRCLE: "seized"}[winner]
    result = GAME.result(state)
    assert result is not None
    assert [GAME.reward(result, seat) for seat in range(4)] == [float(seat in result.winners) for seat in range(4)]
    assert sum(GAME.reward(result, seat) for seat in range(4)) == 2.0
