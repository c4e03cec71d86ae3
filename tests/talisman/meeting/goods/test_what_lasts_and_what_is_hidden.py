"""Scenes of effects that end, and of what others may not see."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import go_on, idle, on_turn, to_the_dice, until
from tests.talisman.scene import arriving, ending, figure, moving

FIELDS, RUINS = "outer_01_fields", "outer_20_ruins"
FAR = figure("ghoul", "outer_14_hills")


# -- what lasts ------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.hex", "TAL-S.temporal-warp")
def test_a_hex_is_lifted_at_the_third_turn_of_its_caster_whatever_warps_lie_between() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 0, 0, "hex#1", RUINS)
    scene = ending(figure("druid", FIELDS, spells="temporal_warp#1"), FAR, lying={RUINS: "hex#1"},
                   state={"lasting": (hexed,), "extra_turns": 2})  # fmt: skip
    turns = 0
    for _ in range(300):
        if "hex#1" not in scene.lying("ruins"):
            break
        before = (scene.state.turns, scene.turn)
        idle(scene)
        if scene.turn == 0 and (scene.state.turns, scene.turn) != before and not scene.state.extra:
            turns += 1
    assert turns == 3


@pytest.mark.clause("TAL-A.blizzard", "TAL-6.10.2b-R")
def test_a_turn_missed_in_a_blizzard_is_one_of_its_turns() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "city", missed=1), deck="blizzard#1")
    until(scene, lambda: scene.turn == 0 and scene.state.turns > 1, idle)
    assert scene.told("turn_missed")
    assert "throw" not in scene.offered
    until(scene, lambda: scene.turn == 1, idle)
    assert not scene.told("moved_die")
    until(scene, lambda: scene.turn == 0 and scene.state.turns > 6, idle)
    assert scene.told("moved_die"), "after two rounds dice are thrown again"


@pytest.mark.clause("TAL-A.mercenary", "TAL-A.potion-of-strength", "TAL-6.11.24c-R")
def test_a_potion_drunk_in_defence_does_not_help_in_the_own_next_turn() -> None:
    drinker = figure("elf", FIELDS, objects="potion_of_strength#1")
    scene = arriving(figure("troll", FIELDS), drinker, dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "use:potion_of_strength#1")
    assert to_the_dice(scene)[1] == 3 + 2 + 1
    on_turn(scene, 1)
    assert not [effect for effect in scene.state.lasting if effect.id.startswith("potion")]


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.18.1b", "TAL-6.18.1c")
def test_unseen_until_the_end_of_this_turn_means_seen_in_the_next() -> None:
    unseen = figure("elf", FIELDS, spells="invisibility#1")
    scene = arriving(figure("troll", FIELDS), unseen, figure("wizard", FIELDS, spells="nullify#1 hex#1"), dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "cast:invisibility#1")
    on_turn(scene, 1)
    assert scene.hero(1).evading == ()


@pytest.mark.clause("TAL-BRD-11", "TAL-FLOW-4")
def test_an_offer_of_the_tavern_outlasts_a_missed_turn_or_lapses_but_is_never_there_twice() -> None:
    scene = moving(figure("elf", "tavern", offer="lift"), FAR, dice=(3, 1, 1))
    scene.choose("throw", "cw")
    on_turn(scene, 1)
    assert scene.hero().offer == ""


@pytest.mark.clause("TAL-S.teleport", "TAL-BRD-11")
def test_who_teleports_in_place_of_the_ferry_loses_the_offer() -> None:
    scene = moving(figure("elf", "tavern", offer="ferry", spells="teleport#1"), FAR)
    scene.choose("cast:teleport#1", "target:space:outer_06_chapel")
    on_turn(scene, 1)
    assert scene.hero().offer == ""


@pytest.mark.clause("TAL-A.fountain-of-wisdom", "TAL-C11", "TAL-S.destruction")
def test_a_fountain_destroyed_and_drawn_again_holds_four_points() -> None:
    scene = arriving(figure("druid", FIELDS, spells="destruction#1"), FAR, lying={FIELDS: "fountain_of_wisdom#1"},
                     state={"moved": True, "points": {"fountain_of_wisdom#1": 1}}, deck="healer#1")  # fmt: skip
    scene.choose("cast:destruction#1")
    until(scene, lambda: scene.turn == 1, idle)
    assert "fountain_of_wisdom#1" not in scene.state.points


# -- hidden ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-HID-2", "TAL-6.9.2")
def test_nobody_sees_what_the_prophetess_reads() -> None:
    scene = moving(figure("prophetess", FIELDS, spells="hex#1"), figure("elf", "city", spells="random#1"),
                   figure("troll", "castle"))  # fmt: skip
    assert "random#1" in repr(scene.view(0))
    assert "random#1" not in repr(scene.view(2))
    toad = moving(figure("prophetess", FIELDS, toad=2, gold=0), figure("elf", "city", spells="random#1"))
    assert "random#1" not in repr(toad.view(0))


@pytest.mark.clause("TAL-HID-1", "TAL-6.16.9d-R")
def test_a_spell_offered_for_a_life_is_unseen_by_the_third() -> None:
    scene = arriving(figure("ghoul", FIELDS, strength=9), figure("elf", FIELDS, spells="random#1", gold=0),
                     figure("troll", FIELDS), dice=(6, 1))  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    go_on(scene, "spell:random#1")
    assert scene.asked == (0, "offer_answer")
    assert "random#1" in repr(scene.decision)
    assert "random#1" not in repr(scene.view(2))
    assert not [event for event in scene.events if event.visible_to(2) and "random#1" in repr(event.facts)]
