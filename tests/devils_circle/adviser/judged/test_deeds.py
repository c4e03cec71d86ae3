"""What a mage's adviser makes of every deed, worked out number by number."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser import threats
from game.devils_circle.adviser.approach import costs_for, threat
from game.devils_circle.adviser.dangers import SAVES_THE_NIGHT, push_worth, sear_worth
from game.devils_circle.adviser.demons import walk_distance
from game.devils_circle.adviser.threats import (
    BOOK,
    DEMON_GONE,
    EXORCIST_COST,
    POWER_TAKEN,
    SUPPLY_WORTH,
    Threats,
    post,
    pray,
)
from game.devils_circle.adviser.worths import NEVER
from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.rules.ground import OPENLY
from game.devils_circle.state import CircleState
from game.engine.boards.rooms import members
from game.engine.decision import Option, Text
from tests.devils_circle.adviser.tables import alone, night
from tests.devils_circle.scene import edges

NORTH, EAST, SOUTH, WEST = range(4)
ON_C3 = {"orlan": {"at": "c3"}}


def worth(state: CircleState, key: str, mage: int = 0, **facts: int) -> float:
    """What one action of a mage is worth."""
    return Threats(state).judge(mage, Option(key, Text("n", tuple(facts.items()))))


# -- posts and prayers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "beside"), [("g5", True), ("h6", True), ("h5", False), ("g4", False), ("c3", False), ("g6", False)]
)
def test_a_post_is_best_a_step_from_the_cradle(at: str, beside: bool) -> None:
    state = night({"orlan": {"at": "l12"}})
    way = walk_distance(field_number(at), state.cradle)
    assert post(state, 0, field_number(at)) == pytest.approx(6.0 - 1.6 * abs(way - 1) + beside)


def test_mages_do_not_crowd_on_one_side() -> None:
    mages = {"orlan": {"at": "c3"}, "mirel": {"at": "c4"}, "sefa": {"at": "d4"}, "tobin": {"at": "b4"}}
    state = night(mages)
    crowded = 6.0 - 1.6 * abs(walk_distance(field_number("c3"), state.cradle) - 1)
    assert post(state, 0, field_number("c3")) == pytest.approx(crowded - 1.0), "only Mirel is nearer than two steps"
    assert post(state, 1, field_number("c3")) == pytest.approx(crowded - 1.0), "and to Mirel it is Orlan"
    assert post(state, -1, field_number("c3")) == pytest.approx(crowded - 2.0)
    dead = [mage for mage in night(ON_C3).mages if mage.field < 0]
    assert len(dead) == 3
    way = walk_distance(field_number("m12"), state.cradle)
    assert post(night(ON_C3), 0, field_number("m12")) == pytest.approx(6.0 - 1.6 * abs(way - 1)), (
        "the dead crowd nobody"
    )
    state.mages[1].field = 0
    assert post(state, 0, field_number("a2")) == pytest.approx(
        6.0 - 1.6 * abs(walk_distance(field_number("a2"), state.cradle) - 1) - 1.0
    )


@pytest.mark.clause("DK-8.11", "DK-8.12")
@pytest.mark.parametrize(
    ("value", "wand", "book", "expected"),
    [
        (8, 1, 1, NEVER), (8, 2, 1, NEVER), (7, 1, 1, 1 / 6 * 1.6), (7, 1, 0, NEVER), (7, 0, 1, NEVER),
        (5, 0, 0, 1 / 6 * 1.6), (6, 0, 0, NEVER), (4, 0, 0, 2 / 6 * 1.6), (3, 0, 0, 3 / 6 * 1.6 * 2.0),
        (2, 1, 1, 1.6 * 2.0), (1, 1, 1, 1.6 * 2.0), (9, 1, 1, NEVER),
    ],
)  # fmt: skip
@pytest.mark.parametrize("trait", ["strength", "power"])
def test_a_prayer_is_worth_its_chance_and_more_to_the_weak(
    trait: str, value: int, wand: int, book: int, expected: float
) -> None:
    state = night({"orlan": {"at": "c3", "wand": wand, "book": book, trait: value}})
    assert pray(state, 0, trait) == pytest.approx(expected)
    assert worth(state, f"pray:{trait}") == pytest.approx(expected)


def test_a_prayer_for_more_than_at_first_is_worth_less(monkeypatch: pytest.MonkeyPatch) -> None:
    state = night({"orlan": {"at": "c3", "strength": 8}})
    monkeypatch.setattr(threats, "prayer_bonus", lambda _state, _mage: 3)
    assert pray(state, 0, "strength") == pytest.approx(1 / 6 * 0.6)


# -- things ---------------------------------------------------------------------------------------------------


def test_deeds_that_need_no_thought_have_a_worth_of_their_own() -> None:
    state = alone()
    keys = ("finish", "flight:2", "take_down", "give:mirel", "torch", "herbs", "push")
    assert [worth(state, key) for key in keys] == [0.0, NEVER, -5.0, -5.0, -1.0, -1.0, worth(state, "push")]


def test_garlic_hangs_on_the_wall_between_a_mage_and_the_cradle() -> None:
    assert worth(alone({"at": "g5"}), "hang") == 3.0
    assert worth(alone({"at": "h6"}), "hang") == -1.0, "no wall there"
    assert worth(alone({"at": "c3"}), "hang") == -1.0


@pytest.mark.parametrize(
    ("mage", "table", "expected"),
    [
        ({"at": "h6", "salt": 3}, {}, 6.0),
        ({"at": "h6", "salt": 1}, {}, 6.0),
        ({"at": "h6", "salt": 3}, {"salt": edges("g6-h6")}, 0.4),
        ({"at": "h6", "salt": 2}, {"salt": edges("g6-h6")}, -1.0),
        ({"at": "g5", "salt": 2}, {}, -1.0),
        ({"at": "h7", "salt": 3}, {}, 0.4),
        ({"at": "h7", "salt": 2}, {}, -1.0),
        ({"at": "h8", "salt": 3}, {}, -1.0),
        ({"at": "c3", "salt": 3}, {}, -1.0),
    ],
)
def test_salt_is_poured_between_a_mage_and_the_cradle(
    mage: dict[str, Any], table: dict[str, Any], expected: float
) -> None:
    assert worth(alone(mage, **table), "pour") == expected


def test_a_wand_is_picked_up_by_who_has_none() -> None:
    assert [worth(alone({"wand": wands}), "pick_up:c4") for wands in (0, 1, 2)] == [6.0, -2.0, -2.0]


def test_supplies_are_worth_what_is_missing() -> None:
    full = {"garlic": 2, "salt": 3, "drops": 5, "torch": 2, "herb": 3}
    assert worth(alone(full), "resupply") == pytest.approx(-0.7)
    for item, each in SUPPLY_WORTH.items():
        assert worth(alone(full | {item: 0}), "resupply") == pytest.approx(full[item] * each - 0.7)
    assert SUPPLY_WORTH == {"garlic": 0.4, "salt": 0.6, "drops": 0.8, "torch": 0.2, "herb": 2.2}


@pytest.mark.parametrize("dawn", [False, True])
@pytest.mark.parametrize("herb", [2, 3])
@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("near", [False, True])
def test_fires_are_lit_beside_the_cradle_when_demons_are_near(dawn: bool, herb: int, beside: bool, near: bool) -> None:
    state = alone({"at": "h6" if beside else "c3", "herb": herb}, at_dawn=dawn)
    if near:
        state.demons[1].field = field_number("g5")
    assert worth(state, "torch") == (2.0 if beside and near else -1.0)
    expected = 2.5 if dawn and beside else 0.5 if herb == 3 and beside and near else -1.0
    assert worth(state, "herbs") == expected


@pytest.mark.parametrize(("cost", "near"), [(0, True), (11, True), (12, False)])
def test_a_demon_is_near_within_eleven_freedom_points(cost: int, near: bool) -> None:
    state = alone()
    state.demons[2].field = 0
    found = Threats(state)
    found.costs[2] = (cost,) * len(BOARD.fields)
    assert found.near() == near


def test_the_cradle_is_pushed_to_where_it_is_safest() -> None:
    state = night({"orlan": {"at": "h6"}}, {"at": "g5", "power": 9})
    free = [field for field in members(OPENLY[state.cradle]) if field != field_number("h6")]
    best = max(push_worth(state, field) for field in free)
    assert worth(state, "push") == pytest.approx(best - push_worth(state, state.cradle) - 1.0)
    state.torches = tuple((field, 30) for field in free)
    assert worth(state, "push") == -5.0, "nowhere to push it"


@pytest.mark.parametrize(
    ("mage", "table", "laid"),
    [
        ({}, {}, True),
        ({"points": 3}, {}, True),
        ({"points": 2}, {}, False),
        ({"by_cradle": False}, {}, False),
        ({"wand": 2}, {}, False),
        ({}, {"pushed": True}, False),
    ],
)
def test_a_wand_is_laid_to_stop_a_pentagram_or_to_free_both_hands(
    mage: dict[str, Any], table: dict[str, Any], laid: bool
) -> None:
    orlan = {"at": "h6", "points": 4, "by_cradle": True} | mage
    star = {"pentagrams": ((1, field_number("f6"), EAST),)}
    assert worth(alone(orlan, **table, **star), "lay_wand") == (30.0 if laid else -4.0)
    assert worth(alone(orlan, **table), "lay_wand") == -4.0, "nothing to push it from"
    state = night({"orlan": orlan}, {"at": "g5", "power": 20}, princess=1, at_dawn=True, **table)
    pushed = Threats(state).push()
    assert pushed > 9.0
    assert worth(state, "lay_wand") == pytest.approx(pushed - 3.0 if laid else -4.0)


@pytest.mark.parametrize(("pushed", "expected"), [(9.0, -4.0), (9.5, 6.5), (30.0, 27.0)])
def test_both_hands_are_freed_only_for_a_push_that_is_worth_it(
    monkeypatch: pytest.MonkeyPatch, pushed: float, expected: float
) -> None:
    monkeypatch.setattr(Threats, "push", lambda _threats: pushed)
    assert worth(alone({"points": 4, "by_cradle": True}), "lay_wand") == expected


# -- against demons and pentagrams ----------------------------------------------------------------------------


def test_an_exorcism_costs_a_little_more_for_each_bundle() -> None:
    state = night({"orlan": {"at": "c3"}}, {"at": "c5", "power": 30})
    plain = Threats(state).exorcise(state.mages[0], 0, field_number("c3"))
    assert worth(state, "exorcise:gorm:1") == pytest.approx(plain - 0.3 * 1 + 0.1)
    assert worth(state, "exorcise:gorm:3") == pytest.approx(plain - 0.3 * 3 + 0.1)
    found = Threats(state)
    assert plain == pytest.approx(16 * POWER_TAKEN * 0.8 + found.threat[0] * 0.7 + found.curse[0] - EXORCIST_COST)


@pytest.mark.parametrize("princess", [1, 3])
def test_drops_take_power_and_push_the_demon_away(princess: int) -> None:
    state = night({"orlan": {"at": "g3"}}, {"at": "g4", "power": 20}, cradle=field_number("h4"), princess=princess)
    found, gorm = Threats(state), state.demons[0]
    away = threats.pushed_to(state, state.mages[0], gorm)
    costs = costs_for(state, gorm)
    assert away != gorm.field
    gain = found.threat[0] - threat(state, gorm, costs[away])
    expected = 3 * POWER_TAKEN * 0.8 + max(-5.0, gain) * 0.7 + found.curse[0] * 0.7 - 0.6
    assert worth(state, "drops:gorm") == pytest.approx(expected)
    assert found.curse[0] > 0


@pytest.mark.parametrize("key", ["attack:gorm", "drops:gorm"])
def test_to_be_rid_of_a_demon_is_worth_its_threat_and_its_curse(key: str) -> None:
    state = night({"orlan": {"at": "g4", "power": 8}}, {"at": "g5", "power": 3}, princess=2)
    found = Threats(state)
    assert (found.curse[0], found.threat[0] > 0) == (12.0, True)
    rid = DEMON_GONE + found.threat[0] * 0.8 + 12.0
    expected = rid + 3 * POWER_TAKEN - BOOK if key.startswith("attack") else rid
    assert worth(state, key) == pytest.approx(expected)


def test_drops_that_cannot_push_take_power_only() -> None:
    state = night({"orlan": {"at": "g4"}}, {"at": "g5", "power": 20})
    found = Threats(state)
    assert threats.pushed_to(state, state.mages[0], state.demons[0]) == field_number("g5"), "the cradle is behind it"
    assert worth(state, "drops:gorm") == pytest.approx(3 * POWER_TAKEN * 0.8 - 0.6)
    assert found.curse[0] > 0


def test_drops_that_push_towards_the_cradle_lose_at_most_a_bit() -> None:
    state = night({"orlan": {"at": "c2"}}, {"at": "c3", "power": 20}, cradle=field_number("c5"))
    found = Threats(state)
    costs = costs_for(state, state.demons[0])
    gain = found.threat[0] - threat(state, state.demons[0], costs[field_number("c4")])
    assert gain < -5.0
    assert worth(state, "drops:gorm") == pytest.approx(3 * POWER_TAKEN * 0.8 - 5.0 * 0.7 - 0.6)


def test_a_pentagram_is_washed_away_for_the_princess_first() -> None:
    stars = ((1, field_number("f6"), EAST), (2, field_number("i6"), WEST), (3, field_number("d4"), NORTH))
    state = alone(pentagrams=stars)
    seared = sear_worth(state, field_number("d4"), NORTH)
    assert seared > 0
    assert [worth(state, f"drops:{marker}") for marker in (1, 2, 3)] == [SAVES_THE_NIGHT, 12.0, 1.0 + seared]
