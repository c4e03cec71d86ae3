"""The course of a turn, windows, missed turns (TAL-6.9, TAL-6.10, TAL-FLOW, TAL-HID-3)."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.scene import arriving, ending, figure, moving, starting


@pytest.mark.clause("TAL-6.10.1a", "TAL-6.10.2a", "TAL-6.10.2b", "TAL-FLOW-9")
def test_the_player_to_the_left_has_the_next_turn() -> None:
    scene = arriving(figure("thief", "middle_09_desert"), figure("elf", "crags"), figure("dwarf", "crags"))
    assert scene.turn == 1
    order = [event.fact("who") for event in scene.told("turn_begins")]
    assert order == [1]


@pytest.mark.clause("TAL-6.10.2b-R", "TAL-FLOW-1")
def test_a_missed_turn_is_skipped_and_spells_of_others_turns_stay_possible() -> None:
    misser = figure("elf", "outer_13_fields", missed=2, spells="healing#1")
    scene = starting(misser, figure("thief", "fields", lives=2))
    assert scene.told("turn_missed")[0].fact("who") == 0
    assert not [event for event in scene.told("moved") if event.fact("who") == 0]
    assert scene.asked == (0, "window"), "in the other's turn he may cast"
    scene.choose("cast:healing#1")
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-FLOW-2", "TAL-6.9.6b-R", "TAL-6.9.6a", "TAL-S.immobility")
def test_others_may_cast_before_a_turn_begins() -> None:
    scene = starting(figure("thief", "fields"), figure("elf", "outer_13_fields", spells="immobility#1"))
    assert scene.asked == (1, "window")
    scene.choose("cast:immobility#1")
    assert not [event for event in scene.told("moved_die") if event.fact("who") == 0]
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.9.6a", "TAL-6.9.6b", "TAL-6.9.6b-R", "TAL-6.9a", "TAL-6.9.1", "TAL-CHOICE")
def test_a_spell_fits_only_its_moment_and_is_then_discarded() -> None:
    scene = moving(figure("thief", "outer_00_village", craft=6, spells="teleport#1 preservation#1 invisibility#1"),
                   figure("elf", "crags"))  # fmt: skip
    assert {key for key in scene.offered if key.startswith("cast")} == {"cast:teleport#1"}
    assert scene.refusal("card:preservation#1")[1] == "TAL-6.9.6a"
    scene.choose("cast:teleport#1", "target:space:outer_16_woods")
    assert "teleport#1" in scene.state.spells.discard
    assert not [event for event in scene.told("moved_die") if event.fact("who") == 0]
    assert scene.hero().space == "outer_16_woods"


@pytest.mark.clause("TAL-6.9.6b-R", "TAL-FLOW-7a")
def test_spells_answering_a_spell_work_before_it() -> None:
    scene = moving(
        figure("thief", "fields", craft=6, spells="counterspell#2 acquisition#1"),
        figure("elf", "crags", spells="counterspell#1"), figure("monk", "village", gold=0),
    )  # fmt: skip
    scene.choose("cast:acquisition#1")
    assert scene.asked == (1, "window")
    scene.choose("cast:counterspell#1")
    assert scene.asked == (0, "window"), "a Counterspell may be answered"
    scene.choose("cast:counterspell#2")
    assert (scene.hero(0).gold, scene.hero(1).gold) == (2, 0)


@pytest.mark.clause("TAL-6.9.7a", "TAL-6.9.7b", "TAL-6.9.7b-R")
def test_spells_at_players_reach_everywhere_but_creatures_only_outside() -> None:
    scene = moving(figure("thief", "fields", spells="acquisition#1"), figure("elf", "crypt"), figure("monk", "village"))
    scene.choose("cast:acquisition#1")
    assert set(scene.offered) == {"target:seat:1", "target:seat:2"}


@pytest.mark.clause("TAL-FLOW-6", "TAL-FLOW-8")
def test_windows_after_the_move_and_at_the_end_of_the_turn() -> None:
    scene = arriving(figure("thief", "middle_09_desert", spells="random#1"), figure("elf", "crags"))
    assert scene.state.window == "after_move"
    scene.choose("pass")
    assert scene.state.window.startswith("when_life")
    scene.choose("pass")
    assert scene.asked == (0, "end_turn")
    assert "cast:random#1" in scene.offered


@pytest.mark.clause("TAL-HID-3", "TAL-FLOW-2")
def test_dont_ask_again_lasts_for_the_turn() -> None:
    scene = arriving(figure("thief", "village"), figure("elf", "outer_13_fields", spells="random#1"))
    assert scene.asked == (1, "window")
    scene.choose("pass:turn")
    assert scene.asked == (0, "service")
    scene.choose("nothing").end_turn()
    assert scene.turn == 1
    assert not scene.hero(1).quiet


@pytest.mark.clause("TAL-HID-3")
def test_who_passed_for_the_turn_is_still_asked_about_his_own_life() -> None:
    thief = figure("thief", "middle_09_desert", spells="preservation#1", quiet=True)
    scene = arriving(thief, figure("elf", "crags"))
    assert scene.asked == (0, "window")


@pytest.mark.clause("TAL-6.11.4", "TAL-FLOW-3")
def test_instructions_are_carried_out_before_the_next_turn() -> None:
    scene = arriving(figure("thief", "vampires_tower", followers="maiden#1"), figure("elf", "crags"), dice=(5,))
    assert scene.asked[0] == 0
    scene.choose("life", "life", "life")
    assert scene.hero().lives == 1


@pytest.mark.clause("TAL-6.10.2b")
def test_temporal_warp_gives_two_more_turns() -> None:
    scene = moving(figure("thief", "crags", spells="temporal_warp#1"), figure("elf", "village"))
    scene.choose("cast:temporal_warp#1")
    assert scene.state.extra_turns in (1, 2)


@pytest.mark.clause("TAL-FLOW-8", "TAL-6.1.6b-R")
def test_what_lasts_for_the_turn_ends_with_it() -> None:
    scene = moving(
        figure("thief", "middle_10_oasis", objects="potion_of_strength#1"), figure("elf", "village"), dice=(1,)
    )
    scene.choose("use:potion_of_strength#1")
    assert scene.state.lasting[0].id == "drunk"
    scene.choose("cw")
    assert scene.state.lasting == ()


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-S.hex")
def test_extra_turns_do_not_shorten_a_hex() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 2, 0, 0, "hex#1", "middle_05_runes")
    scene = ending(
        figure("thief", "crags"), figure("elf", "village"), lying={"middle_05_runes": "hex#1"},
        state={"lasting": (hexed,), "extra_turns": 1},
    )  # fmt: skip
    assert scene.turn == 0
    assert scene.state.lasting == (hexed,)
    normal = ending(
        figure("elf", "village", missed=1), figure("thief", "crags"), lying={"middle_05_runes": "hex#1"},
        state={"lasting": (hexed._replace(by=1),)},
    )  # fmt: skip
    assert normal.turn == 1
    assert normal.state.lasting[0].left == 1


@pytest.mark.clause("TAL-6.9.6a")
def test_the_question_for_a_spell_says_whom_the_moment_concerns() -> None:
    healer = figure("wizard", "city", spells="preservation#1")
    desert = arriving(figure("elf", "desert"), healer)
    assert desert.asked == (1, "window")
    assert str(desert.open().question) == "Ada is about to lose a Life. Do you cast a Spell?"
    own = arriving(figure("elf", "desert", spells="preservation#1"))
    assert str(own.open().question) == "You are about to lose a Life. Do you cast a Spell?"
    moved = arriving(figure("elf", "chapel", spells="healing#1", lives=2))
    assert str(moved.open().question) == "You have moved. Do you cast a Spell?"
