"""What a demon's adviser makes of every play, worked out number by number."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.adviser import demons
from game.devils_circle.adviser.approach import costs_for, threat, usual_costs
from game.devils_circle.adviser.demons import CAUTION, CAUTION_WITH_RESCUE, NEAR_ENOUGH
from game.devils_circle.adviser.pentagrams import judge_throws, pentagram_worth, throw_worth
from game.devils_circle.adviser.worths import (
    DEMON_LOST,
    DEMON_POWER_POINT,
    MAGE_LIFE,
    MAGE_STRENGTH,
    NEVER,
    PRINCESS_POINT,
    SURE,
)
from game.devils_circle.box.board import field_number
from game.devils_circle.rules.moving.steps import price
from game.devils_circle.state import CircleState, Demon
from tests.devils_circle.adviser.tables import asked, night
from tests.devils_circle.scene import edges, fields

# -- placing and order ----------------------------------------------------------------------------------------


def test_demons_are_placed_near_the_cradle_and_not_all_on_one_side() -> None:
    state = night(gorm={"at": "a1"})
    for number, at in ((1, "f1"), (2, "m13"), (3, "")):
        state.demons[number].field = field_number(at) if at else -1
    costs = usual_costs(state, state.cradle)
    worths = demons.judge_places(state, asked("place_demon", "at:a2", "at:a6", "at:a7", "at:m1"))
    expected = [("a2", 1), ("a6", 1), ("a7", 0), ("m1", 0)]
    assert worths == [-costs[field_number(at)] - 1.5 * crowd for at, crowd in expected]


def test_the_nearest_demon_acts_first() -> None:
    state = night(gorm={"at": "g4"})
    costs = [costs_for(state, demon)[demon.field] for demon in state.demons]
    assert demons.judge_order(state, asked("demon", "demon:ulk", "demon:gorm")) == [-costs[2], -costs[0]]


# -- where to stand -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "table", "expected"),
    [
        ("c2", {}, 2.0),
        ("a2", {}, 0.0),
        ("g5", {}, 2.0 + 9.0 + 4.0),
        ("g4", {}, 2.0),
        ("h6", {}, 2.0 + 9.0 + 4.0),
        ("j6", {}, 2.0),
        ("c2", {"cradle": field_number("c3")}, 2.0 + 9.0 + 4.0),
        ("d4", {"cradle": field_number("c3")}, 2.0),
        ("b2", {"cradle": field_number("d2")}, 2.0 + 4.0),
    ],
)
def test_a_field_promises_a_curse_and_a_pentagrams_course(at: str, table: dict[str, Any], expected: float) -> None:
    state = night(gorm={"at": "k3"}, **table)
    if at == "g5":
        expected -= 4.0  # a wall stands between
    assert demons.prospects(state, state.demons[0], field_number(at)) == expected


def test_a_field_beside_mages_promises_more_but_nothing_to_the_wisp() -> None:
    state = night({"orlan": {"at": "c2"}, "mirel": {"at": "d3"}, "sefa": {"at": "c5"}})
    gorm, flicker = state.demons[0], state.demons[3]
    assert demons.prospects(state, gorm, field_number("c3")) == 2.0 + 2.0 * 2
    assert demons.prospects(state, flicker, field_number("c3")) == 2.0
    assert demons.prospects(state, flicker, field_number("a3")) == 0.0


@pytest.mark.parametrize(
    ("mage", "expected"),
    [
        ({"power": 10, "wand": 0}, 5.0 + 10 * DEMON_POWER_POINT),
        ({"power": 9, "wand": 1}, 5.0 + 18 * DEMON_POWER_POINT),
        ({"power": 10, "wand": 1}, DEMON_LOST + 20 * DEMON_POWER_POINT),
        ({"power": 11, "wand": 1}, DEMON_LOST + 20 * DEMON_POWER_POINT),
        ({"power": 7, "wand": 0}, 5.0 + 7 * DEMON_POWER_POINT),
        ({"power": 6, "wand": 0}, 0.0),
        ({"power": 4, "wand": 1}, 5.0 + 8 * DEMON_POWER_POINT),
        ({"power": 3, "wand": 1}, 0.0),
        ({"book": 0}, 0.0),
        ({"herb": 0}, 0.0),
        ({"wand": 2}, 0.0),
    ],
)
def test_a_mage_harms_a_demon_by_an_exorcism_if_he_can(mage: dict[str, int], expected: float) -> None:
    state = night({"orlan": {"at": "c6"} | mage})
    assert demons.harm_by(state, state.mages[0], state.demons[0]) == pytest.approx(expected)
    state.at_dawn = True
    assert demons.harm_by(state, state.mages[0], state.demons[0]) == 0.0


def test_only_the_worst_of_the_mages_near_enough_counts_and_a_rescue_move_halves_it() -> None:
    demon, c3 = Demon(power=20), field_number("c3")
    ways = {name: demons.walk_distance(field_number(name), c3) for name in ("d4", "c5", "f5", "d5", "l12")}
    near = [name for name, way in ways.items() if way <= NEAR_ENOUGH]
    assert near
    assert len(near) < len(ways)
    harms = [(field_number(name), 10.0 + number) for number, name in enumerate(ways)]
    worst = max(harm for place, harm in harms if demons.walk_distance(place, c3) <= NEAR_ENOUGH)
    assert demons.danger_at(demon, c3, harms) == pytest.approx(worst * CAUTION_WITH_RESCUE)
    demon.rescue_left = False
    assert demons.danger_at(demon, c3, harms) == pytest.approx(worst * CAUTION)
    assert demons.danger_at(demon, field_number("a3"), [(c3, 10.0)]) == 0.0, "no mage comes into the ring"


def test_mages_reach_through_a_gate_into_the_ring() -> None:
    demon, gate = Demon(power=20), field_number("h1")
    assert demons.danger_at(demon, gate, [(field_number("h2"), 9.0)]) == 9.0 * CAUTION_WITH_RESCUE
    assert demons.danger_at(demon, field_number("g1"), [(field_number("h2"), 9.0)]) == 0.0


@pytest.mark.parametrize(("length", "promises"), [(1, True), (7, True), (8, False)])
def test_a_pentagrams_course_promises_something_if_it_is_short(
    monkeypatch: pytest.MonkeyPatch, length: int, promises: bool
) -> None:
    monkeypatch.setattr(demons, "course_length", lambda _state, _field: length)
    state = night()
    assert demons.prospects(state, state.demons[0], field_number("c3")) == 2.0 + 4.0 * promises


def test_a_mage_just_near_enough_is_a_danger_and_one_a_step_farther_is_none() -> None:
    demon, c3 = Demon(power=20), field_number("c3")
    by_way = {demons.walk_distance(field, c3): field for field in range(169)}
    assert demons.danger_at(demon, c3, [(by_way[NEAR_ENOUGH], 9.0)]) == 9.0 * CAUTION_WITH_RESCUE
    assert demons.danger_at(demon, c3, [(by_way[NEAR_ENOUGH + 1], 9.0)]) == 0.0


def test_who_is_dead_or_held_by_a_demon_harms_none() -> None:
    state = night({"orlan": {"at": "c6"}, "mirel": {"at": "c7"}})
    assert [place for place, _ in demons.harms_to(state, state.demons[0])] == list(fields("c6 c7"))
    state.mages[0].held_by = 0
    assert [place for place, _ in demons.harms_to(state, state.demons[0])] == list(fields("c7"))


@pytest.mark.parametrize("at_dawn", [False, True])
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("plays", [(), ("curse",)])
def test_a_stand_counts_a_curse_that_can_still_be_paid(at_dawn: bool, points: int, plays: tuple[str, ...]) -> None:
    state = night(gorm={"at": "g5", "power": 9}, at_dawn=at_dawn, plays=plays)
    gorm, g5 = state.demons[0], field_number("g5")
    costs = costs_for(state, gorm)
    worth = demons.stand(state, gorm, g5, costs, [], points)
    plain = threat(state, gorm, costs[g5]) + demons.prospects(state, gorm, g5) + 40 * (costs[g5] <= points)
    payable = points >= 2 + at_dawn and not plays
    assert worth == pytest.approx(plain + (0.8 * PRINCESS_POINT if payable else 0.0))


@pytest.mark.parametrize("spare", [-1, 0, 1])
def test_a_stand_from_which_the_cradle_can_be_reached_at_once_is_worth_much(spare: int) -> None:
    state = night(gorm={"at": "c3"}, cradle=field_number("d2"), plays=("curse",))
    gorm, c3 = state.demons[0], field_number("c3")
    costs = costs_for(state, gorm)
    worth = demons.stand(state, gorm, c3, costs, [(c3, 10.0)], costs[c3] + spare)
    plain = threat(state, gorm, costs[c3]) + demons.prospects(state, gorm, c3) - 10.0 * CAUTION_WITH_RESCUE
    assert worth == pytest.approx(plain + (40 if spare >= 0 else 0))


# -- plays ----------------------------------------------------------------------------------------------------


def test_a_walk_is_worth_what_the_new_stand_is_worth_more() -> None:
    state = night(gorm={"at": "c3"}, points=3)
    gorm = state.demons[0]
    costs, c2, c3 = costs_for(state, gorm), field_number("c2"), field_number("c3")
    worths = demons.judge_plays(state, asked("play", "walk:c2", "end", n=2))
    here = demons.stand(state, gorm, c3, costs, [], 3)
    assert worths == [pytest.approx(demons.stand(state, gorm, c2, costs, [], 1) - here - 0.02 * 2), 0.0]
    (through_the_fire,) = demons.judge_plays(state, asked("play", "fireplace:f4"))
    f4 = field_number("f4")
    assert through_the_fire == pytest.approx(demons.stand(state, gorm, f4, costs, [], 0) - here - 0.02 * 3)


def test_plays_that_need_no_thought_have_a_worth_of_their_own() -> None:
    state = night(points=4)
    plays = ("seize", "raise_power", "raise_materiality", "rescue", "end", "throw")
    assert demons.judge_plays(state, asked("play", *plays)) == [SURE, 1.2, -0.5, -2.0, 0.0, 0.0]


@pytest.mark.parametrize(("materiality", "worth"), [(3, 0.3), (4, 0.3), (5, 3.0), (6, 3.0)])
def test_a_body_that_hardly_goes_through_walls_any_more_is_thinned(materiality: int, worth: float) -> None:
    state = night(gorm={"materiality": materiality}, points=4)
    assert demons.judge_plays(state, asked("play", "lower_materiality")) == [worth]


@pytest.mark.parametrize(
    ("mage", "gorm", "expected"),
    [
        ({"power": 8, "strength": 8}, {}, MAGE_STRENGTH * 3 - (16 - 3.5) * DEMON_POWER_POINT - 2.0),
        ({"power": 8, "strength": 8, "wand": 0}, {}, MAGE_STRENGTH * 3 - (8 - 3.5) * DEMON_POWER_POINT - 2.0),
        ({"power": 3, "wand": 0}, {}, MAGE_STRENGTH * 3 - 2.0),
        ({"power": 3, "wand": 0}, {"materiality": 5}, MAGE_STRENGTH * 5 - 2.0),
        ({"power": 2, "strength": 3, "wand": 0}, {}, MAGE_STRENGTH * 3 + MAGE_LIFE + 2 * 0.5 - 2.0),
        ({"power": 2, "strength": 2, "wand": 0}, {}, MAGE_STRENGTH * 2 + MAGE_LIFE + 2 * 0.5 - 2.0),
        ({"power": 2, "strength": 4, "wand": 0}, {}, MAGE_STRENGTH * 3 - 2.0),
        ({"power": 8}, {"power": 12}, MAGE_STRENGTH * 3 - DEMON_LOST - 12 * DEMON_POWER_POINT),
        ({"power": 8}, {"power": 13}, MAGE_STRENGTH * 3 - (16 - 3.5) * DEMON_POWER_POINT - 2.0),
    ],
)
def test_a_direct_attack_trades_strength_for_power(mage: dict[str, int], gorm: dict[str, int], expected: float) -> None:
    state = night({"orlan": {"at": "c4"} | mage}, gorm, points=4)
    assert demons.judge_plays(state, asked("play", "attack:orlan")) == [pytest.approx(expected)]


@pytest.mark.parametrize(
    ("power", "strength", "gorm", "dawn", "avoided", "holds", "fall"),
    [
        (4, 8, 20, False, 3 / 6, 1.0, 2.0),
        (8, 8, 20, False, 1.0, 1.0, 2.0),
        (0, 2, 20, False, 0.0, 1.0, 2.0),
        (1, 8, 5, False, 0.0, 5 / 6, 2.0),
        (1, 8, 2, False, 0.0, 2 / 6, DEMON_LOST),
        (1, 8, 3, False, 0.0, 3 / 6, 2.0),
        (1, 8, 3, True, 0.0, 3 / 6, DEMON_LOST),
        (1, 8, 4, True, 0.0, 4 / 6, 2.0),
    ],
)
@pytest.mark.clause("DK-11.4", "DK-11.5", "DK-11.6")
def test_a_curse_may_be_avoided_and_may_fail_for_everybody(
    power: int, strength: int, gorm: int, dawn: bool, avoided: float, holds: float, fall: float
) -> None:
    state = night({"orlan": {"at": "c4", "power": power, "strength": strength}}, {"power": gorm}, at_dawn=dawn)
    struck = 2 * MAGE_STRENGTH + 1.0 + (MAGE_LIFE if strength <= 2 else 0.0)
    expected = holds * (1 - avoided) * struck - (1 - holds) * fall
    assert demons.curse_at(state, state.demons[0], field_number("c3")) == pytest.approx(expected)
    assert demons.curse_worth(state, state.demons[0], ()) == pytest.approx(expected)


@pytest.mark.clause("DK-11.4")
def test_each_mage_that_rolls_may_ruin_a_curse() -> None:
    mages = {"orlan": {"at": "c4", "power": 1}, "mirel": {"at": "c2", "power": 1}}
    state = night(mages, {"power": 4})
    one = 2 * MAGE_STRENGTH + 1.0
    both = (4 / 6) ** 2
    assert demons.curse_at(state, state.demons[0], field_number("c3")) == pytest.approx(
        both * 2 * one - (1 - both) * 2.0
    )


def test_a_step_through_salt_or_onto_a_wand_costs_power() -> None:
    c2 = field_number("c2")

    def through(power: int = 20, **table: Any) -> tuple[float, CircleState, float]:
        state = night(gorm={"power": power}, points=5, **table)
        gorm = state.demons[0]
        costs = costs_for(state, gorm)
        here = demons.stand(state, gorm, gorm.field, costs, [], 5)
        (worth,) = demons.judge_plays(state, asked("play", "step:c2"))
        return worth + here, state, demons.stand(state, gorm, c2, costs, [], 5 - price(state, gorm.field, 0))

    for table, loss in (({"salt": edges("c2-c3")}, 3), ({"wands": fields("c2")}, 7), ({"wands": (c2, c2)}, 14)):
        worth, _, there = through(**table)
        assert worth == pytest.approx(there - loss * 1.2 - 2.0)
        assert through(loss + 1, **table)[0] > NEVER / 2
        assert through(loss, **table)[0] < NEVER / 2
    worth, _, there = through(salt=edges("c2-c3"), wands=fields("c2"))
    assert worth == pytest.approx(there - 10 * 1.2 - 2.0)


@pytest.mark.parametrize(("spare", "cursed"), [(1, False), (2, True)])
def test_after_a_step_through_salt_a_curse_must_still_be_paid(spare: int, cursed: bool) -> None:
    state = night(cradle=field_number("b2"), salt=edges("c2-c3"))
    gorm, c2 = state.demons[0], field_number("c2")
    state.points = price(state, gorm.field, 0) + spare
    costs = costs_for(state, gorm)
    here = demons.stand(state, gorm, gorm.field, costs, [], state.points)
    (worth,) = demons.judge_plays(state, asked("play", "step:c2"))
    there = demons.stand(state, gorm, c2, costs, [], spare)
    assert worth == pytest.approx(there - here - 3 * 1.2 - 2.0)
    assert (there > demons.stand(state, gorm, c2, costs, [], 0)) == cursed


def test_a_pentagram_is_worth_its_best_direction() -> None:
    state = night({"orlan": {"at": "b5"}, "mirel": {"at": "b6"}}, {"at": "c4"}, points=3)
    gorm = state.demons[0]
    worths = [throw_worth(state, gorm.field, way) for way in range(4)]
    assert len(set(worths)) > 1
    assert demons.judge_plays(state, asked("play", "pentagram")) == [max(worths) - 1.0]
    assert pentagram_worth(state, gorm, ()) == max(worths) - 1.0
    names = ("north", "east", "south", "west")
    assert judge_throws(state, asked("throw", *(f"throw:{name}" for name in names))) == worths
