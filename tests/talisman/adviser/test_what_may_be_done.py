"""What may be done before a move, or in place of one, and what it is worth."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.decision import Decision, Option, Text
from game.talisman.adviser.casting import cast_worth
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.preferences import (
    BEFORE_MOVING,
    building_worth,
    card_throw_worth,
    encounter_worth,
    end_worth,
    favour,
    judge_crown,
    move_worth,
    space_here,
    space_throw_worth,
)
from game.talisman.adviser.ways.inside import step_worth
from game.talisman.adviser.ways.moving import (
    attack_worth,
    cards_worth,
    loot_of,
    profile_of,
    sentinel_chances,
)
from game.talisman.adviser.ways.visiting import VISITS
from game.talisman.adviser.worth import card_worth
from game.talisman.box.board import BRIDGE_HILLS, CROWN, PORTAL
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
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


# -- what may be done ------------------------------------------------------------------------------------


def test_what_is_worth_doing_comes_before_moving_and_what_is_not_is_never_done() -> None:
    hurt, whole = (table(space=FIELDS, lives=lives, spells="healing#1", craft=4) for lives in (1, 4))
    assert move_worth(hurt, 0, option("cast:healing#1")) == cast_worth(hurt, 0, "healing") + BEFORE_MOVING == 8.0
    assert move_worth(whole, 0, option("cast:healing#1")) == UNWISE
    assert move_worth(whole, 0, option("use:alchemist#1")) == UNWISE
    order = ["exchange", "deliver:x", "command", "throw", "continue", "end", "leave:x"]
    worths = [move_worth(whole, 0, option(key)) for key in order]
    assert worths == sorted(worths, reverse=True)
    assert len({*worths}) == len(worths)
    toad = table(toad=2, gold=0)
    assert move_worth(toad, 0, option("exchange")) == UNWISE
    assert end_worth(whole, 0, option("end")) == 0.0
    assert end_worth(whole, 0, option("throw")) == 0.0
    assert end_worth(whole, 0, option("continue")) == 2.0 - BEFORE_MOVING


def test_meeting_somebody_is_worth_what_can_be_had() -> None:
    other = figure("elf", FIELDS, craft=4, objects="talisman#1", followers="maiden#1")
    state = table(other, craft=3)
    loot = loot_of(state, 0, 1)
    assert encounter_worth(state, 0, option("attack:1")) == attack_worth(state, 0, 1, COMBAT)
    assert encounter_worth(state, 0, option("psychic:1")) == attack_worth(state, 0, 1, PSYCHIC)
    assert encounter_worth(state, 0, option("assassinate:1")) == attack_worth(state, 0, 1, COMBAT, True)
    assert len({encounter_worth(state, 0, option(f"{verb}:1")) for verb in ("attack", "psychic", "assassinate")}) == 3
    assert encounter_worth(state, 0, option("steal:1")) == loot > 4.0
    assert encounter_worth(state, 0, option("beguile:1")) == pytest.approx(0.4 * loot)
    assert encounter_worth(state, 0, option("lady:maiden#1")) == card_worth(state, 0, "maiden#1")
    assert encounter_worth(state, 0, option("space")) == space_here(state, 0)
    assert [encounter_worth(state, 0, option(key)) for key in ("use:x", "become:good", "deliver")] == [
        UNWISE, UNWISE, 50.0,
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["village", "chapel", "desert"])
def test_a_space_with_instructions_is_worth_them_and_its_cards(name: str) -> None:
    space = space_id(name)
    state = table(space=space, lying={space: "cave#1"}, lives=3, gold=2)
    profile = profile_of(state, 0)
    visit = VISITS[name](state, 0, profile)
    assert visit != 0.0
    assert space_here(state, 0) == pytest.approx(cards_worth(state, 0, space, profile) + visit)
    assert space_throw_worth(state, 0, option("throw")) == space_here(state, 0)
    assert space_throw_worth(state, 0, option("keep_away")) == 0.0


def test_on_the_crown_others_are_driven_off_but_commanding_comes_first() -> None:
    state = table(figure("elf", CROWN), space=CROWN, objects="amulet#1 sword#1")
    options = (
        option("command"), option("attack:1", "seat:1"), option("leave:amulet#1"), option("leave:sword#1"),
        option("end"),
    )  # fmt: skip
    worths = judge_crown(state, Decision(0, "crown", Text("crown"), options, "TAL"))
    assert worths == [50.0, 20.0 + attack_worth(state, 0, 1, COMBAT), 45.0, UNWISE, 0.0]


@pytest.mark.parametrize(("dealing", "strength", "worth"), [
    ("magic_portal#1", 9, -1.0), ("magic_portal#1", 6, 1.0), ("cave#1", 9, 1.0), ("", 9, 1.0),
])  # fmt: skip
def test_whoever_has_a_goal_steps_through_no_magic_portal(dealing: str, strength: int, worth: float) -> None:
    state = table(strength=strength)
    state.dealing = dealing
    assert card_throw_worth(state, 0, option("throw")) == worth
    assert card_throw_worth(state, 0, option("no")) == 0.0


def test_the_first_of_some_favoured_answers_is_liked_most() -> None:
    decision = Decision(0, "any", Text("any"), tuple(option(key) for key in ("c", "b", "a")), "TAL")
    assert favour("a", "b")(table(), decision) == [0.0, 1.0, 2.0]


def test_what_brings_nothing_is_never_done_and_what_brings_little_is() -> None:
    state = table(figure("elf", WOODS, gold=0), spells="acquisition#1 hex#1", craft=6)
    assert cast_worth(state, 0, "acquisition") == 0.0
    assert move_worth(state, 0, option("cast:acquisition#1")) == UNWISE
    assert move_worth(state, 0, option("cast:hex#1")) == pytest.approx(BEFORE_MOVING + 0.3)


@pytest.mark.parametrize(("strength", "worth"), [(4, BEFORE_MOVING + 1.0), (5, UNWISE)])
def test_an_assassin_who_passes_the_sentinel_every_other_time_builds_no_raft(strength: int, worth: float) -> None:
    state = moving(figure("assassin", WOODS, strength=strength, craft=7, objects="axe#1")).state
    assert sentinel_chances(state, 0)[0] == (strength + 1 - 3) / 6
    assert building_worth(state, 0) == worth


# -- the Inner Region ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "more", "way", "there", "worth"),
    [
        ("valley_of_fire", READY_HERO, "step", CROWN, 30.0),
        ("plain_of_peril", READY_HERO, "step", "inner_07_crypt", 5.0 + 9),
        ("plain_of_peril", READY_HERO, "step", "inner_01_mines", 5.0 + 1),
        ("plain_of_peril", READY_HERO, "step", PORTAL, 0.0),
        ("plain_of_peril", {}, "step", PORTAL, 5.0),
        ("plain_of_peril", {}, "step", "inner_07_crypt", 0.0),
        ("plain_of_peril", {**READY_HERO, "lives": 1}, "step", PORTAL, 5.0),
        ("plain_of_peril", {**READY_HERO, "lives": 2}, "step", PORTAL, 0.0),
        ("inner_07_crypt", READY_HERO, "step", "inner_06_dice_with_death", 10.0),
        ("inner_07_crypt", {}, "step", "inner_06_dice_with_death", 0.0),
        ("inner_07_crypt", READY_HERO, "retreat", "plain_of_peril", 0.0),
        ("inner_07_crypt", {}, "retreat", "plain_of_peril", 1.0),
        ("inner_07_crypt", {**READY_HERO, "lives": 1}, "retreat", "plain_of_peril", 1.0),
    ],
)  # fmt: skip
def test_steps_lead_inwards_with_a_talisman_and_two_lives_and_else_back(
    space: str, more: dict[str, Any], way: str, there: str, worth: float
) -> None:
    assert step_worth(table(space=space_id(space), **more), 0, way, there) == worth


def test_with_the_last_life_one_goes_on_only_after_the_crown_was_reached() -> None:
    claimed = table(RULER, space=space_id("inner_07_crypt"), lives=1, state=SIEGE, **READY_HERO)
    assert step_worth(claimed, 0, "step", "inner_06_dice_with_death") == 10.0
    assert move_worth(claimed, 0, option("step:inner_06_dice_with_death")) == 10.0
    assert move_worth(claimed, 0, option("retreat:inner_00_plain_of_peril")) == 0.0
