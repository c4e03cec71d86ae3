"""How thinking players judge a night of Devil's Circle."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle import GAME
from game.devils_circle.adviser.evaluation import AFTERWARDS, TONIGHT, signs_of_afterwards, signs_of_tonight
from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import AIXEL, CIRCLE, MAGES
from game.engine.advising.evaluation import chance
from tests.devils_circle.scene import Scene

ORLAN, GORM = {"at": "f5"}, {"at": "c2"}
ALL_MAGES = {mage: {"at": field} for mage, field in zip(MAGES, ("f5", "e6", "d7", "c8"), strict=True)}
LATE: dict[str, Any] = {"clock": 4 * 60 + 30, "at_dawn": True}
"""A quarter of an hour before the sun rises over the first night."""


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
    state = Scene(ALL_MAGES, {"gorm": GORM}, night=3).state
    far = GAME.value(state, 0)
    state.demons[0].field = BOARD.openly_adjacent[state.cradle][0]
    assert GAME.value(state, 0) < far - 0.1


def test_a_stronger_demon_is_worse_for_aixel_and_a_banished_one_better() -> None:
    assert aixel(demon={"power": 12}) < aixel() < aixel(demon={"hole": "b2"}, holes=(field_number("b2"),))


def test_the_later_the_night_the_better_for_aixel() -> None:
    assert aixel(clock=130) < aixel(clock=220)
    assert aixel(night=1) < aixel(night=2) < aixel(night=3)


def test_the_last_night_is_all_but_won_at_dawn() -> None:
    state = Scene(ALL_MAGES, {"gorm": GORM}, night=3, **LATE).state
    assert GAME.value(state, 0) > 0.85


def test_dawn_is_better_for_aixel_than_the_dark_at_the_same_hour() -> None:
    dark, dawn = (aixel(night=3, clock=4 * 60 + 15, at_dawn=at_dawn) for at_dawn in (False, True))
    assert dark < dawn


def test_the_nights_to_come_are_still_open_at_dawn() -> None:
    first, last = (Scene(ALL_MAGES, {"gorm": GORM}, night=night, **LATE).state for night in (1, 3))
    assert GAME.value(first, 0) < GAME.value(last, 0) - 0.1


def loss(trait: str, lost: int, **table: Any) -> float:
    """By how much the odds of a win fall, as a factor, if one of four mages has so much less of something."""
    state = Scene(ALL_MAGES, {"gorm": GORM}, **table).state
    before = GAME.value(state, 0)
    setattr(state.mages[0], trait, getattr(state.mages[0], trait) - lost)
    after = GAME.value(state, 0)
    return before / (1 - before) * (1 - after) / after


@pytest.mark.parametrize(("trait", "lost"), [("strength", 4), ("book", 1)])
def test_what_a_night_wears_down_is_missed_in_the_nights_after_it(trait: str, lost: int) -> None:
    assert loss(trait, lost, night=1, **LATE) > 1.2
    assert loss(trait, lost, night=3, **LATE) > 1.0


@pytest.mark.clause("DK-14.22")
@pytest.mark.parametrize(("trait", "lost"), [("drops", 5), ("herb", 3)])
def test_what_the_day_brings_back_may_be_used_up_before_it(trait: str, lost: int) -> None:
    assert loss(trait, lost, night=1, **LATE) < 1.05


@pytest.mark.clause("DK-14.27")
def test_to_weaken_a_demon_just_before_dawn_is_worth_less_when_it_will_be_well_again_by_night() -> None:
    gains = []
    for night in (1, 3):
        state = Scene(ALL_MAGES, {"gorm": {**GORM, "power": 20}}, night=night, clock=3 * 60 + 55).state
        before = GAME.value(state, 0)
        state.demons[0].power = 4
        gains.append(GAME.value(state, 0) - before)
    assert 0 < gains[0] < 0.75 * gains[1]


def test_the_chances_of_both_judgements_are_multiplied_before_the_last_night() -> None:
    state = Scene(ALL_MAGES, {"gorm": GORM}, night=2).state
    tonight = chance(tuple(TONIGHT.values()), signs_of_tonight(state))
    afterwards = chance(tuple(AFTERWARDS.values()), signs_of_afterwards(state))
    assert GAME.value(state, 0) == pytest.approx(tonight * afterwards)
    state.night = state.nights
    assert GAME.value(state, 0) == pytest.approx(tonight)


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
