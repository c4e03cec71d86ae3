"""A Spell makes somebody a Toad between a choice and what comes of it."""

from __future__ import annotations

import pytest

from game.talisman.box.register import BEFORE_BATTLE
from tests.talisman.meeting.playing_on import finish, go_on, step, to_the_dice
from tests.talisman.scene import Figure, Scene, arriving, ending, figure, moving, starting

FIELDS = "outer_01_fields"


def witch(spells: str = "random#1 hex#1") -> Figure:
    """Somebody far away who holds a Random."""
    return figure("wizard", "city", spells=spells)


def enchanted(scene: Scene, choice: str, seat: int) -> Scene:
    """A choice is made, and a Random of one makes that Character a Toad before anything comes of it."""
    go_on(scene, choice)
    go_on(scene, "cast:random#1")
    return go_on(scene, f"target:seat:{seat}")


# -- how long --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-S.random", "TAL-FLOW-8")
def test_who_becomes_a_toad_at_the_very_end_of_its_turn_is_one_for_three_turns_more() -> None:
    scene = ending(figure("troll", FIELDS), witch(), dice=(1,))
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert scene.turn == 1
    assert scene.hero().toad == 3
    for _ in range(3):
        assert scene.hero().toad
        finish(scene, 1)
        finish(scene, 0)
    assert not scene.hero().toad


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-S.random")
def test_who_becomes_a_toad_in_anothers_turn_is_one_for_three_turns_of_its_own() -> None:
    scene = ending(witch(), figure("troll", FIELDS), dice=(1,))
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:1")
    assert scene.hero(1).toad == 3


# -- what it was about to do -----------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.19.8", "TAL-CHR-1", "TAL-S.random")
@pytest.mark.parametrize(
    ("name", "choice"), [("thief", "steal:1"), ("sorceress", "beguile:1"), ("minstrel", "lady:maiden#1")]
)
def test_who_becomes_a_toad_before_an_ability_works_takes_nothing_by_it(name: str, choice: str) -> None:
    spells = "hex#1" if name == "sorceress" else ""
    victim = figure("troll", FIELDS, objects="sword#1", followers="maiden#1")
    scene = arriving(figure(name, FIELDS, spells=spells), victim, witch("random#1 alchemy#1"), dice=(1, 6))
    enchanted(scene, choice, 0)
    finish(scene, 0)
    assert (scene.hero().objects, scene.hero().followers, scene.hero().gold) == ((), (), 0)
    assert (scene.hero(1).objects, scene.hero(1).followers, scene.hero(1).gold) == (("sword#1",), ("maiden#1",), 1)
    assert not scene.told("thrown")[1:], "the Sorceress throws no die for it"


@pytest.mark.clause("TAL-6.19.8", "TAL-6.13.3", "TAL-S.random")
def test_from_a_victim_that_becomes_a_toad_nothing_is_stolen() -> None:
    scene = arriving(figure("thief", FIELDS), figure("elf", FIELDS, objects="ring#1"), witch(), dice=(1,))
    enchanted(scene, "steal:1", 1)
    assert not scene.was_asked("loot")
    assert "ring#1" in scene.lying(FIELDS)


@pytest.mark.clause("TAL-6.19.8", "TAL-6.16.3", "TAL-S.random")
@pytest.mark.parametrize("victim", ["character", "enemy"])
def test_the_victim_of_an_assassin_who_becomes_a_toad_before_the_dice_throws_its_die(victim: str) -> None:
    other = figure("elf", FIELDS if victim == "character" else "castle", gold=0)
    lying = {FIELDS: "bear#1"} if victim == "enemy" else {}
    scene = arriving(figure("assassin", FIELDS, objects="sword#1"), other, witch(), lying=lying, dice=(1, 2, 4))
    if victim == "character":
        go_on(scene, "assassinate:1")
    for _ in range(9):
        if scene.state.window == BEFORE_BATTLE:
            break
        step(scene)
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert to_the_dice(scene) == (1 + 2, 3 + 4)
    assert scene.told("fight_thrown")[0].fact("foe_number") == 4


@pytest.mark.clause("TAL-6.19.8", "TAL-6.16.9b", "TAL-S.random")
def test_a_toad_that_was_an_assassin_need_not_take_a_life() -> None:
    scene = arriving(figure("assassin", FIELDS), figure("monk", FIELDS, objects="ring#1", gold=0), witch(),
                     dice=(1, 6, 1))  # fmt: skip
    go_on(scene, "assassinate:1")
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    for _ in range(9):
        if scene.turn != 0 or scene.asked[1] == "reward":
            break
        step(scene)
    assert scene.told("fight_thrown")
    assert scene.was_asked("reward") or scene.told("fight_won")[0].fact("who") == 1


# -- petrified -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.immobility", "TAL-S.random", "TAL-6.19.1b-R")
def test_a_petrified_character_that_becomes_a_toad_still_does_nothing_in_that_turn() -> None:
    scene = starting(figure("troll", "outer_13_fields"), witch("immobility#1 random#1"), dice=(1,))
    scene.choose("cast:immobility#1", "cast:random#1", "target:seat:0")
    assert scene.told("toad")
    assert scene.turn == 1, "the turn of the Toad is over before it has hopped"
    assert scene.hero().space == "outer_13_fields"
    assert scene.hero().toad == 3


# -- the Crown -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.9.6a", "TAL-S.acquisition", "TAL-S.temporal-warp", "TAL-6.9.8c-R")
def test_no_spell_for_the_beginning_of_a_turn_is_cast_after_the_step_to_the_crown() -> None:
    crown = "inner_08_crown_of_command"
    rich = figure("elf", "city", objects="ring#1")
    ruler = figure("wizard", "valley_of_fire", craft=6, spells="acquisition#1 temporal_warp#1")
    scene = moving(ruler, rich, dice=(1,))
    assert {"cast:acquisition#1", "cast:temporal_warp#1"} <= {*scene.offered}
    scene.choose(f"step:{crown}")
    assert scene.told("crown_reached")
    assert scene.decision is None or not {"cast:acquisition#1", "cast:temporal_warp#1"} & {*scene.offered}
    reigning = moving(figure("wizard", crown, spells="acquisition#1 temporal_warp#1"), rich,
                      state={"crown_reached": True})  # fmt: skip
    assert {"cast:acquisition#1", "cast:temporal_warp#1"} <= {*reigning.offered}
