"""What a demon's adviser makes of flights, retreats and minds, worked out number by number."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser import demons
from game.devils_circle.adviser.approach import costs_for, threat
from game.devils_circle.adviser.worths import DEMON_LOST, DEMON_POWER_POINT
from game.devils_circle.box.board import field_number
from game.devils_circle.rules.ground import WITHIN_TWO
from tests.devils_circle.adviser.tables import asked, night
from tests.devils_circle.scene import fields


def test_a_demon_retreats_to_the_best_stand() -> None:
    state = night({"orlan": {"at": "d4"}}, points=2)
    gorm = state.demons[0]
    costs, harms = costs_for(state, gorm), demons.harms_to(state, gorm)
    expected = [demons.stand(state, gorm, field, costs, harms, 2) for field in fields("b3 c2")]
    assert demons.judge_retreats(state, asked("retreat", "to:b3", "to:c2")) in (expected, expected[::-1])


def fleeing(power: int, mage: dict[str, Any] | None = None, price: int = 2, to: str = "c2", **table: Any) -> float:
    """What it is worth to Gorm on C3, with so much power, to flee for that price from Orlan on C5."""
    state = night({"orlan": {"at": "c5"} | (mage or {})}, {"power": power}, mage=0, **table)
    decision = asked("rescue", "stay" if not price else f"flee:gorm:{to}", about="demon:gorm", n=price)
    return demons.judge_rescues(state, decision)[0]


@pytest.mark.parametrize(("power", "lethal"), [(15, True), (16, True), (17, False)])
def test_who_stays_loses_the_demon_or_some_power(power: int, lethal: bool) -> None:
    expected = -(DEMON_LOST + power * DEMON_POWER_POINT) if lethal else -6.0
    assert fleeing(power, price=0) == pytest.approx(expected)


def test_who_flees_pays_the_price_and_gives_way() -> None:
    state = night()
    gorm = state.demons[0]
    costs = costs_for(state, gorm)
    ways = {name: threat(state, gorm, costs[field_number(name)]) for name in ("c3", "c2", "d3")}
    away = {name: (ways["c3"] - ways[name]) / 4 for name in ways}
    far = {"at": "l12"}
    assert fleeing(20, far) == pytest.approx(-2 * DEMON_POWER_POINT - 3.0 - away["c2"])
    assert fleeing(20, far, price=4, to="d3") == pytest.approx(-4 * DEMON_POWER_POINT - 3.0 - away["d3"])
    torch = ((field_number("c2"), 30),)
    assert fleeing(20, far, torches=torch) == pytest.approx(-2 * DEMON_POWER_POINT - 3.0 - 3 - away["c2"])


@pytest.mark.parametrize(("power", "lost"), [(11, True), (12, True), (13, False)])
def test_who_flees_into_a_fire_that_kills_is_lost(power: int, lost: bool) -> None:
    herbs = ((field_number("c2"), 3, 20),)
    far = {"at": "l12"}
    calm, burning = fleeing(power, far, price=3), fleeing(power, far, price=3, herbs=herbs)
    assert calm - burning == pytest.approx(9 + (DEMON_LOST + power if lost else 0.0))


def test_who_flees_to_where_the_mage_still_reaches_is_lost() -> None:
    out, within = fleeing(20, {"at": "d4"}, to="b2"), fleeing(20, {"at": "d4"}, to="c2")
    state = night({"orlan": {"at": "d4"}})
    costs = costs_for(state, state.demons[0])
    steps = threat(state, state.demons[0], costs[field_number("b2")])
    steps -= threat(state, state.demons[0], costs[field_number("c2")])
    reaches = WITHIN_TWO[field_number("d4")]
    assert [bool(reaches >> field_number(name) & 1) for name in ("b2", "d2")] == [False, True]
    near = fleeing(20, {"at": "d4"}, to="d2") - fleeing(20, {"at": "l12"}, to="d2")
    assert near == pytest.approx(-(DEMON_LOST + 20))
    assert out - within == pytest.approx(steps / 4)


def test_nobody_flees_while_no_mage_acts_or_between_the_steps_of_a_walk() -> None:
    state = night({"orlan": {"at": "c5"}})
    stay_or_go = ("stay", "flee:gorm:c2")
    stays = [1.0, 0.0]
    assert demons.judge_rescues(state, asked("rescue", *stay_or_go, about="demon:gorm", n=2)) == stays
    state.mage = 0
    assert demons.judge_rescues(state, asked("rescue", *stay_or_go, n=2)) == stays
    between = asked("rescue", *stay_or_go, about="demon:gorm", clause="DK-16.6", n=2)
    assert demons.judge_rescues(state, between) == stays
    assert demons.judge_rescues(state, asked("rescue", *stay_or_go, about="demon:gorm", n=2)) != stays


def test_the_mind_that_gives_way_is_taken() -> None:
    mages = {"orlan": {"at": "c5", "wand": 0, "power": 3}, "mirel": {"at": "l12"}}
    state = night(mages, {"power": 30})
    assert demons.judge_minds(state, asked("psychic", "mage:orlan", "mage:mirel")) == [18.0, -1.0]
