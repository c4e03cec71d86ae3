"""What a mage's adviser makes of walks, of what can be done from there, and of setting up."""

from __future__ import annotations

import pytest

from game.devils_circle.adviser import mages, threats
from game.devils_circle.adviser.approach import costs_for, threat, usual_costs, ways_round
from game.devils_circle.adviser.demons import walk_distance
from game.devils_circle.adviser.threats import (
    DEMON_GONE,
    POWER_TAKEN,
    Threats,
    post,
)
from game.devils_circle.box.board import BOARD, FIELD_NAMES, FIREPLACES, RING, field_number
from game.devils_circle.rules.ground import mages_set
from game.devils_circle.state import CircleState
from game.engine.decision import Option, Text
from tests.devils_circle.adviser.tables import alone, asked, night
from tests.devils_circle.scene import fields


def worth(state: CircleState, key: str, mage: int = 0, **facts: int) -> float:
    """What one action of a mage is worth."""
    return Threats(state).judge(mage, Option(key, Text("n", tuple(facts.items()))))


def test_a_walk_is_worth_the_better_post_and_what_can_be_done_from_there() -> None:
    state = night({"orlan": {"at": "c3", "points": 4, "drops": 0}}, {"at": "d2", "power": 12})
    for demon in state.demons[1:]:
        demon.field = -1
    found, orlan = Threats(state), state.mages[0]
    for goal, cost in (("c4", 1), ("d4", 2)):
        field = field_number(goal)
        gained = post(state, 0, field) - post(state, 0, orlan.field)
        gained += found.deed(0, field, 4 - cost) - found.deed(0, orlan.field, 4)
        expected = gained - 0.05 * cost + found.shield(orlan, field)
        assert worth(state, f"walk:{goal}", n=cost) == pytest.approx(expected)
    d4 = field_number("d4")
    gained = post(state, 0, d4) - post(state, 0, orlan.field) + found.deed(0, d4, 1) - found.deed(0, orlan.field, 4)
    assert found.deed(0, d4, 1) < found.deed(0, d4, 7), "an exorcism can no longer be paid"
    assert worth(state, "walk:d4", n=3) == pytest.approx(gained - 0.05 * 3 + found.shield(orlan, d4))
    orlan.limited = True
    gained = post(state, 0, d4) - post(state, 0, orlan.field) - found.deed(0, orlan.field, 4)
    assert worth(state, "walk:d4", n=2) == pytest.approx(gained - 0.05 * 2 + found.shield(orlan, d4))
    orlan.drops = 1
    found = Threats(state)
    nearby = next(field for field in BOARD.fields if found.deed(0, field, 0) < found.deed(0, field, 1))
    gained = post(state, 0, nearby) - post(state, 0, orlan.field) - found.deed(0, orlan.field, 4)
    expected = gained - 0.05 * 2 + found.shield(orlan, nearby)
    assert worth(state, f"walk:{FIELD_NAMES[nearby]}", n=2) == pytest.approx(expected), "his one action is the walk"


@pytest.mark.parametrize(
    ("mage", "points", "does"),
    [
        ({}, 2, "exorcise"), ({}, 1, "drops"), ({}, 0, ""), ({"wand": 2}, 4, ""), ({"drops": 0}, 1, ""),
        ({"herb": 0}, 4, "drops"), ({"book": 0}, 4, "drops"), ({"power": 3}, 4, "drops"),
    ],
)  # fmt: skip
def test_the_best_deed_from_a_field_is_one_that_can_be_paid(mage: dict[str, int], points: int, does: str) -> None:
    state = night({"orlan": {"at": "l12"} | mage}, {"at": "c4", "power": 12})
    found, orlan, c3 = Threats(state), state.mages[0], field_number("c3")
    deeds = {"exorcise": found.exorcise(orlan, 0, c3), "drops": found.drops_from(c3, orlan, 0), "": 0.0}
    assert deeds["exorcise"] > deeds["drops"] == pytest.approx(3 * POWER_TAKEN * 0.8 + 1.0)
    assert found.deed(0, c3, points) == pytest.approx(0.9 * deeds[does])


def test_drops_reach_one_open_step_and_an_exorcism_two() -> None:
    state = night({"orlan": {"at": "l12"}}, {"at": "c4", "power": 12})
    found, orlan = Threats(state), state.mages[0]
    assert found.deed(0, field_number("c2"), 4) == pytest.approx(0.9 * found.exorcise(orlan, 0, field_number("c2")))
    assert found.deed(0, field_number("c2"), 1) == 0.0
    assert found.deed(0, field_number("l12"), 4) == 0.0
    state.demons[0].field = -1
    assert Threats(state).deed(0, field_number("c3"), 4) == 0.0


def test_drops_from_afar_count_a_curse_that_they_would_end() -> None:
    state = night({"orlan": {"at": "l12"}}, {"at": "g5", "power": 12}, princess=2)
    orlan = state.mages[0]
    expected = 12.0 * 0.6 + 3 * POWER_TAKEN * 0.8 + 1.0
    assert Threats(state).drops_from(field_number("g4"), orlan, 0) == pytest.approx(expected)
    state.demons[0].power = 3
    assert Threats(state).drops_from(field_number("g4"), orlan, 0) == pytest.approx(12.0 * 0.6 + DEMON_GONE)


@pytest.mark.parametrize(
    ("mage", "points", "star", "washed"),
    [
        ({}, 1, "c3", True), ({}, 1, "c4", True), ({}, 1, "c5", False), ({}, 0, "c4", False),
        ({"drops": 0}, 1, "c4", False), ({"wand": 2}, 1, "c4", False),
    ],
)  # fmt: skip
def test_a_pentagram_can_be_washed_away_where_one_stands_and_beside(
    mage: dict[str, int], points: int, star: str, washed: bool
) -> None:
    state = alone({"at": "l12"} | mage, pentagrams=((1, field_number(star), -1),))
    assert Threats(state).deed(0, field_number("c3"), points) == pytest.approx(0.9 * washed)


def test_a_walk_into_the_way_of_a_demon_counts_what_it_makes_it_pay() -> None:
    state = night({"orlan": {"at": "c3", "points": 4}}, {"at": "g4", "power": 20})
    found, orlan, g5 = Threats(state), state.mages[0], field_number("g5")
    assert found.shield(orlan, g5) > 0
    gained = post(state, 0, g5) - post(state, 0, orlan.field) + found.deed(0, g5, 2) - found.deed(0, orlan.field, 4)
    assert worth(state, "walk:g5", n=2) == pytest.approx(gained - 0.05 * 2 + found.shield(orlan, g5))


def test_demons_near_enough_to_be_stopped_are_those_within_fourteen_freedom_points() -> None:
    state = night({"orlan": {"at": "l12"}}, cradle=field_number("b2"))
    costs = costs_for(state, state.demons[0])
    for field in (field_number("a1"), costs.index(14), costs.index(16)):
        state.demons[0].field = field
        found = Threats(state)
        assert found.threat[0] == threat(state, state.demons[0], costs[field]) > 0
        assert (0 in [number for number, *_ in found.close]) == (costs[field] <= 14)
    assert costs[field_number("a1")] <= 14


def test_standing_in_the_way_of_a_demon_is_worth_what_it_makes_it_pay() -> None:
    state = night({"orlan": {"at": "l12"}}, {"at": "g4", "power": 20})
    found, orlan, gorm = Threats(state), state.mages[0], state.demons[0]
    close = [number for number, *_ in found.close]
    assert close == [
        number
        for number, demon in enumerate(state.demons)
        if found.costs[number][demon.field] <= threats.WORTH_STOPPING
    ]
    assert 0 in close
    for name in ("g5", "c3"):
        field = field_number(name)
        blocked = mages_set(state) & ~(1 << orlan.field) | 1 << field
        expected = 0.0
        for number in close:
            demon = state.demons[number]
            costs = ways_round(state.cradle, (), (), True, 0, blocked)
            expected += found.threat[number] - threat(state, demon, costs[demon.field])
        assert found.shield(orlan, field) == pytest.approx(0.6 * expected)
    gorm.field = -1
    state.demons = state.demons[:1]
    assert Threats(state).shield(orlan, field_number("c3")) == 0.0


# -- setting up, possession -----------------------------------------------------------------------------------


@pytest.mark.parametrize("holes", [(), fields("c3 k4")])
def test_the_cradle_is_sheltered_far_from_the_ring_the_hearths_and_the_holes(holes: tuple[int, ...]) -> None:
    state = night(holes=holes)
    for name in ("g6", "c3", "g9"):
        field = field_number(name)
        costs = usual_costs(state, field)
        doors, hearths = min(costs[at] for at in RING), min(costs[at] for at in FIREPLACES)
        below = min([costs[at] for at in holes], default=30)
        expected = min(doors, hearths + 8, below + 10) + 0.2 * hearths + 0.1 * below
        expected -= 0.5 * len(BOARD.openly_adjacent[field])
        assert mages.shelter(state, field) == pytest.approx(expected)
    kept, moved = mages.judge_cradle(state, asked("place_cradle", "keep", "cradle:g6"))
    assert kept == pytest.approx(mages.shelter(state, state.cradle) + 1)
    assert moved == mages.shelter(state, state.cradle)


def test_mages_are_placed_on_good_posts() -> None:
    state = night({"orlan": {"at": "c3"}, "mirel": {"at": "l12"}})
    worths = mages.judge_places(state, asked("place_mage", "at:c4", "at:g5"))
    assert worths == [post(state, -1, field) for field in (field_number("c4"), field_number("g5"))]


def test_a_possessed_mage_is_made_to_do_harm() -> None:
    state = night({"orlan": {"at": "c3"}})
    state.mages[0].held_by = 0
    keys = ("push", "lay_wand", "take_down", "walk:c2", "walk:d3", "finish", "torch", "pray:power")
    ways = {name: walk_distance(field_number(name), state.cradle) for name in ("c2", "c3", "d3")}
    farther, nearer = 0.3 * (ways["c2"] - ways["c3"]), 0.3 * (ways["d3"] - ways["c3"])
    assert farther > 0 > nearer
    worths = mages.judge_actions(state, asked("mage", *keys, about="mage:orlan", n=1))
    assert worths == pytest.approx([5.0, 3.0, 2.0, farther, nearer, 0.0, -1.0, -1.0])
