"""What ways, rides and bridges are worth: each condition on both sides."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.casting import space_target
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.drawing import draw_worth
from game.talisman.adviser.preferences import (
    BEFORE_MOVING,
    building_worth,
    carried_worth,
    move_worth,
)
from game.talisman.adviser.preferences import portal_worth as ability_worth
from game.talisman.adviser.ways.inside import step_worth
from game.talisman.adviser.ways.moving import (
    DESPERATE_PULL,
    IMPATIENCE,
    NOTHING_TO_LOSE,
    PATIENT_ROUNDS,
    PULL,
    READY,
    SEEKING,
    attack_worth,
    best_meeting,
    bridge_worth,
    cards_worth,
    distance,
    goal_of,
    impatience,
    judge_ways,
    life_at_stake,
    portal_worth,
    power,
    profile_of,
    sentinel_chances,
    space_worth,
    talisman_inside,
    way_worth,
)
from game.talisman.adviser.ways.visiting import VISITS
from game.talisman.adviser.worth import chances
from game.talisman.box.board import BRIDGE_HILLS, CROWN, PORTAL, SENTINEL, TEMPLE, WARLOCKS_CAVE
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.state import TalismanState
from tests.talisman.scene import figure, moving, space_id

FIELDS, WOODS, RUINS = "outer_01_fields", "outer_03_woods", "outer_20_ruins"
HIDDEN_VALLEY, HILLS = "middle_02_hidden_valley", BRIDGE_HILLS
SIEGE = {"crown_reached": True}
RULER = figure("elf", CROWN, objects="talisman#2")
READY_HERO: dict[str, Any] = {"strength": 9, "objects": "talisman#1"}


def table(*others: Any, space: str = FIELDS, state: dict[str, Any] | None = None, **more: Any) -> TalismanState:
    """A troll of Strength 6 and Craft 1 on a space, and others."""
    cards = {"lying": more.pop("lying", {}), "gold": more.pop("bags", {})}
    return moving(figure("troll", space, **more), *others, state=state or {}, **cards).state


def option(key: str, place: str | None = None) -> Option:
    """An answer of that key."""
    return Option(key, Text(key), place)


# -- goals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rounds", "less"),
    [(0, 0), (PATIENT_ROUNDS + IMPATIENCE - 1, 0), (PATIENT_ROUNDS + IMPATIENCE, 1),
     (PATIENT_ROUNDS + 2 * IMPATIENCE - 1, 1), (PATIENT_ROUNDS + 2 * IMPATIENCE, 2)],
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3])
def test_patience_runs_out_by_rounds_not_by_turns(players: int, rounds: int, less: int) -> None:
    state = table(*[figure(name, WOODS) for name in ("dwarf", "elf")[: players - 1]])
    for turns in (rounds * players, rounds * players + players - 1):
        state.turns = turns
        assert impatience(state) == less


@pytest.mark.parametrize(
    ("more", "goal"),
    [
        ({"strength": SEEKING - 1}, ""), ({"strength": SEEKING}, WARLOCKS_CAVE),
        ({"strength": SEEKING, "quest": "take_a_life"}, TEMPLE), ({"craft": SEEKING}, WARLOCKS_CAVE),
        ({"strength": READY - 1, "objects": "talisman#1"}, ""), ({"strength": READY, "objects": "talisman#1"}, PORTAL),
        ({"strength": READY, "objects": "talisman#1", "lives": 3}, PORTAL),
        ({"strength": READY, "objects": "talisman#1", "lives": 2}, ""),
        ({"strength": READY, "toad": 2, "gold": 0}, ""),
    ],
)  # fmt: skip
def test_a_goal_is_for_the_strong_and_the_whole(more: dict[str, Any], goal: str) -> None:
    state = table(**more)
    assert goal_of(state, 0) == goal
    assert portal_worth(state, 0) == (20.0 if goal == PORTAL else -20.0)


def test_whoever_is_besieged_makes_for_the_crown_as_weak_as_it_is() -> None:
    assert goal_of(table(RULER, state=SIEGE, lives=1), 0) == WARLOCKS_CAVE
    assert goal_of(table(RULER, state=SIEGE, lives=1, objects="talisman#1"), 0) == PORTAL
    assert goal_of(table(RULER, lives=1, objects="talisman#1"), 0) == "", "nobody has claimed the Crown yet"


@pytest.mark.parametrize(
    ("strength", "lives", "goal"),
    [(READY, 3, PORTAL), (READY, 2, ""), (READY - 1, 4, ""), (SEEKING - 1, 4, "")],
)
@pytest.mark.parametrize("besieged", [False, True])
def test_the_last_talisman_is_fetched_from_inside_by_the_strong_and_the_besieged(
    strength: int, lives: int, goal: str, besieged: bool
) -> None:
    others = (figure("elf", CROWN),) if besieged else (figure("elf", WOODS),)
    state = table(
        *others, strength=strength, lives=lives, lying={"inner_03_pits": "talisman#1"}, state=SIEGE if besieged else {}
    )
    state.stock = tuple(card for card in state.stock if not card.startswith("talisman"))
    assert talisman_inside(state) == "inner_03_pits"
    assert goal_of(state, 0) == (PORTAL if besieged else goal)
    state.heroes[0].space = "inner_01_mines"
    steps = {space: step_worth(state, 0, "step", space) for space in ("inner_02_vampires_tower", PORTAL)}
    assert steps == {"inner_02_vampires_tower": 10.0, PORTAL: 0.0}
    assert step_worth(state, 0, "retreat", "inner_00_plain_of_peril") == 0.0


def test_no_talisman_is_looked_for_inside_while_the_warlock_has_one() -> None:
    assert talisman_inside(table(lying={"inner_03_pits": "talisman#1"})) == ""
    state = table(lying={"inner_03_pits": "sword#1", RUINS: "talisman#1"})
    state.stock = tuple(card for card in state.stock if not card.startswith("talisman"))
    assert talisman_inside(state) == ""


def test_a_hand_that_is_too_full_leaves_room_for_none_and_nothing_less() -> None:
    state = table(craft=3)
    state.heroes[0].spells = ("hex#1", "random#1", "nullify#1")
    assert profile_of(state, 0).room == 0


def test_ways_are_judged_by_where_they_lead() -> None:
    state = table(strength=9, space=SENTINEL)
    assert way_worth(state, 0, option("cross")) == bridge_worth(state, 0)
    assert way_worth(state, 0, option("inwards")) == portal_worth(state, 0)
    assert way_worth(state, 0, option("cw", f"space:{RUINS}")) == space_worth(state, 0, RUINS)
    decision = Decision(0, "way", Text("way"), (option("cross"), option("cw", f"space:{RUINS}")), "TAL")
    assert judge_ways(state, decision) == [bridge_worth(state, 0), space_worth(state, 0, RUINS)]


def test_a_hex_is_laid_anywhere_where_nobody_is_left_to_fear() -> None:
    state = table(figure("elf", WOODS))
    assert space_target(state, 0, "hex", FIELDS) == -2.0
    state.heroes[1].space = ""
    assert space_target(state, 0, "hex", FIELDS) == 0.0
    assert space_target(state, 0, "teleport", RUINS) == space_worth(state, 0, RUINS)


def test_the_better_ability_counts_at_the_portal() -> None:
    state = table(strength=7, craft=5)
    assert power(state, 0) == 7
    assert ability_worth(state, 0, option("strength")) == pytest.approx(20 * 21 / 36 + 0.07)
    assert ability_worth(state, 0, option("craft")) == pytest.approx(20 * 10 / 36 + 0.05)
    gnome = table(strength=8, craft=6, followers="gnome#1")
    assert ability_worth(gnome, 0, option("craft")) > ability_worth(gnome, 0, option("strength")), "it throws one die"


# -- spaces ----------------------------------------------------------------------------------------------


def test_what_a_space_is_worth_is_the_sum_of_what_is_there() -> None:
    state = table(lying={RUINS: "cave#1 hex#1"}, bags={RUINS: 2, WOODS: 3})
    profile = profile_of(state, 0)
    there = cards_worth(state, 0, RUINS, profile) - life_at_stake(state, 0) + 2.0
    assert space_worth(state, 0, RUINS) == pytest.approx(there), "two cards leave none to be drawn"
    assert space_worth(state, 0, WOODS) == pytest.approx(draw_worth(profile) + 3.0)
    toad = table(toad=2, gold=0, bags={WOODS: 3})
    assert space_worth(toad, 0, WOODS) == pytest.approx(draw_worth(profile_of(toad, 0))), "a Toad carries no Gold"
    plain = table()
    crowded = table(lying={RUINS: "cave#1 imp#1 market#1"})
    assert space_worth(crowded, 0, RUINS) == pytest.approx(cards_worth(crowded, 0, RUINS, profile))
    assert space_worth(plain, 0, RUINS) == pytest.approx(2 * draw_worth(profile))
    village = space_id("village")
    assert space_worth(plain, 0, village) == pytest.approx(VISITS["village"](plain, 0, profile))


def test_a_space_is_worth_no_less_than_the_best_meeting_there() -> None:
    state = table(figure("elf", RUINS, lives=1, gold=0), figure("dwarf", RUINS, strength=9), lying={RUINS: "storm#1"})
    best = max(attack_worth(state, 0, other, COMBAT) for other in (1, 2))
    assert best_meeting(state, 0, RUINS) == best
    assert best_meeting(state, 0, FIELDS) == -99.0, "nobody meets himself"
    crowded = table(figure("elf", RUINS, lives=1, gold=0), lying={RUINS: "hex#1"})
    assert space_worth(crowded, 0, RUINS) == attack_worth(crowded, 0, 1, COMBAT)


def test_nothing_keeps_the_besieged_from_the_goal() -> None:
    state = table(RULER, state=SIEGE, lying={RUINS: "dragon#1 dragon#2"}, space=RUINS)
    goal = goal_of(state, 0)
    assert goal == WARLOCKS_CAVE
    assert space_worth(state, 0, RUINS) == pytest.approx(NOTHING_TO_LOSE - DESPERATE_PULL * distance(RUINS, goal))
    pulled = table(space=RUINS, strength=9)
    free = space_worth(table(space=RUINS), 0, RUINS) - draw_worth(profile_of(table(space=RUINS), 0)) * 2
    expected = 2 * draw_worth(profile_of(pulled, 0)) + free - PULL * distance(RUINS, WARLOCKS_CAVE)
    assert space_worth(pulled, 0, RUINS) == pytest.approx(expected)


def test_the_way_to_a_goal_leads_over_the_bridge_and_round_the_shorter_side() -> None:
    beyond = distance(BRIDGE_HILLS, WARLOCKS_CAVE)
    assert distance(SENTINEL, WARLOCKS_CAVE) == 1 + beyond
    assert distance(WOODS, WARLOCKS_CAVE) == distance("outer_05_hills", WARLOCKS_CAVE) == 2 + beyond
    assert distance("outer_23_fields", WARLOCKS_CAVE) == 6 + beyond
    assert distance(space_id("valley_of_fire"), PORTAL) == distance("inner_01_mines", PORTAL) == 0
    assert distance("middle_15_castle", PORTAL) == distance("middle_01_black_knight", PORTAL) == 1


# -- the river -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", [3, 6, 9])
@pytest.mark.parametrize("lives", [1, 4])
def test_the_bridge_is_worth_the_way_beyond_it_and_the_risk(strength: int, lives: int) -> None:
    state = moving(figure("thief", FIELDS, strength=strength, lives=lives)).state
    won, _, lost = chances(strength - 9)
    assert sentinel_chances(state, 0) == (won, lost)
    goal, risk = goal_of(state, 0), lost * life_at_stake(state, 0)
    assert bool(goal) is (strength >= SEEKING)
    beyond, before = (distance(space, WARLOCKS_CAVE) for space in (BRIDGE_HILLS, SENTINEL))
    bound = won * (3.0 - PULL * beyond) - risk - (1 - won) * PULL * before
    assert bridge_worth(state, 0) == pytest.approx(bound if goal else won - risk - 2.0)


def test_the_besieged_are_drawn_over_the_bridge_more_strongly() -> None:
    state = moving(figure("thief", FIELDS, strength=6), RULER, state=SIEGE).state
    won, _, lost = chances(6 - 9)
    beyond, before = (distance(space, WARLOCKS_CAVE) for space in (BRIDGE_HILLS, SENTINEL))
    risk = lost * life_at_stake(state, 0)
    expected = won * (3.0 - DESPERATE_PULL * beyond) - risk - (1 - won) * DESPERATE_PULL * before
    assert bridge_worth(state, 0) == pytest.approx(expected)


@pytest.mark.parametrize(("strength", "lives", "worth"), [(6, 4, -4.0), (6, 2, -4.0), (6, 1, 0.0), (9, 1, -4.0)])
def test_nobody_goes_back_over_the_bridge_but_the_dying_without_a_goal(strength: int, lives: int, worth: float) -> None:
    assert bridge_worth(table(space=HIDDEN_VALLEY, strength=strength, lives=lives), 0) == worth


@pytest.mark.parametrize(
    ("here", "there", "strength", "worth"),
    [
        (FIELDS, HILLS, 9, 6.0), (FIELDS, HILLS, 6, 0.0), (FIELDS, WOODS, 9, 0.0), (HILLS, FIELDS, 9, -3.0),
        (HILLS, FIELDS, 6, 0.0), (HILLS, HIDDEN_VALLEY, 9, 0.0), (FIELDS, WOODS, 6, 0.0),
    ],
)  # fmt: skip
def test_being_carried_over_the_river_is_for_whoever_has_a_goal_beyond(
    here: str, there: str, strength: int, worth: float
) -> None:
    state = table(space=here, strength=strength)
    assert carried_worth(state, 0, there) == worth
    for verb in ("lift", "woods", "ferry", "raft"):
        ride = move_worth(state, 0, option(f"{verb}:{there}"))
        assert ride == pytest.approx(space_worth(state, 0, there) - 0.5 + worth)


@pytest.mark.parametrize(
    ("space", "more", "worth"),
    [
        (WOODS, {"craft": 9, "strength": 6}, BEFORE_MOVING + 1.0), (WOODS, {"strength": 14}, UNWISE),
        (WOODS, {}, UNWISE), (HILLS, {"craft": 9}, UNWISE),
    ],
)  # fmt: skip
def test_a_raft_is_built_on_the_near_side_alone(space: str, more: dict[str, Any], worth: float) -> None:
    state = table(space=space, **more)
    assert building_worth(state, 0) == move_worth(state, 0, option("build")) == worth
