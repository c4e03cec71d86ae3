"""Spells, deaths and turns given or taken that meet."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, on_turn, step, to_the_dice
from tests.talisman.scene import Scene, arriving, ending, figure, moving, starting

FIELDS, RUINS, GLADE, CASTLE = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "middle_15_castle"
CROWN = "inner_08_crown_of_command"
FAR = figure("ghoul", "outer_14_hills")


def steps_offered(scene: Scene) -> tuple[str, ...]:
    """Let things take their course until a step can be chosen."""
    for _ in range(20):
        if any(key.startswith("step:") for key in scene.offered):
            break
        step(scene)
    return tuple(scene.offered)


# -- turns given and taken -------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-6.9.8c-R", "TAL-FLOW-3")
def test_a_warp_on_the_crown_casts_the_command_three_times() -> None:
    scene = moving(figure("wizard", CROWN, spells="temporal_warp#1 hex#1"), figure("elf", "city"),
                   state={"crown_reached": True}, dice=(4, 5, 6))  # fmt: skip
    scene.choose("cast:temporal_warp#1")
    on_turn(scene, 1)
    assert scene.hero(1).lives == 1
    assert scene.turn == 1


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-S.immobility")
def test_immobility_takes_one_turn_of_a_warp_and_the_third_one_follows() -> None:
    scene = moving(figure("druid", FIELDS, spells="temporal_warp#1"), figure("elf", "city", spells="immobility#1"))
    scene.choose("cast:temporal_warp#1")
    go_on(scene, "cast:immobility#1")
    assert scene.state.extra
    for _ in range(30):
        if scene.turn != 0 or "throw" in scene.offered:
            break
        step(scene)
    assert scene.turn == 0
    assert scene.state.turns == 3


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-S.temporal-warp")
def test_magic_destroyed_at_the_end_of_the_first_turn_of_a_warp_is_back_in_the_second() -> None:
    scene = ending(figure("wizard", FIELDS, spells="destroy_magic#1 hex#1"), FAR, state={"extra_turns": 2})
    scene.choose("cast:destroy_magic#1")
    for _ in range(20):
        if scene.state.turns != 1:
            break
        step(scene)
    assert scene.turn == 0
    assert not [effect for effect in scene.state.lasting if effect.id == "destroy_magic"]


@pytest.mark.clause("TAL-6.10.2b-R", "TAL-S.temporal-warp", "TAL-C5")
def test_two_turns_missed_in_a_warp_use_the_other_two_up() -> None:
    scene = arriving(figure("thief", RUINS), FAR, lying={RUINS: "marsh#1 maze#1"},
                     state={"moved": True, "extra_turns": 2})  # fmt: skip
    scene.choose("first:maze#1")
    on_turn(scene, 1)
    assert scene.hero().missed == 0
    assert scene.state.turns == 4


@pytest.mark.clause("TAL-C5", "TAL-A.marsh", "TAL-A.maze")
def test_marsh_and_maze_together_cost_two_turns() -> None:
    scene = arriving(figure("thief", RUINS), FAR, lying={RUINS: "marsh#1 maze#1"})
    scene.choose("first:maze#1")
    assert scene.hero().missed == 2


# -- Spells and what lies there --------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.hex", "TAL-A.imp", "TAL-6.13.1b-R", "TAL-C3")
def test_an_imp_that_leads_back_into_a_hex_costs_a_second_life() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", RUINS)
    scene = moving(figure("elf", "outer_19_fields"), FAR, state={"lasting": (hexed,)}, lying={RUINS: "hex#1"},
                   deck="imp#1 two_bags_of_gold#1", dice=(1, 4))  # fmt: skip
    scene.choose("cw")
    on_turn(scene, 1)
    assert scene.hero().space == RUINS
    assert scene.hero().lives == 2


@pytest.mark.clause("TAL-S.destruction", "TAL-6.13.4c")
def test_a_card_destroyed_after_the_move_makes_room_for_a_drawn_one() -> None:
    scene = arriving(figure("elf", FIELDS, spells="destruction#1"), FAR, lying={FIELDS: "dragon#1"}, deck="angel#1")
    scene.choose("cast:destruction#1")
    finish(scene, 0)
    assert "dragon#1" in scene.state.adventure.discard
    assert scene.hero().lives == 5, "the Angel was drawn in its place"
    assert scene.hero().trophies == ()


@pytest.mark.clause("TAL-S.destruction", "TAL-A.hermit", "TAL-6.14.4a")
def test_the_hermit_in_the_crypt_is_out_of_reach_of_destruction() -> None:
    out = moving(figure("elf", FIELDS, spells="destruction#1"), FAR, lying={"inner_07_crypt": "hermit#1"})
    assert "cast:destruction#1" not in out.offered
    within = moving(figure("elf", FIELDS, spells="destruction#1"), FAR, lying={"oasis": "hermit#1"})
    assert "cast:destruction#1" in within.offered


@pytest.mark.clause("TAL-S.preservation", "TAL-A.amulet", "TAL-BRD-12")
@pytest.mark.parametrize("amulet", ["amulet#1", ""])
def test_a_follower_of_the_owner_of_the_amulet_is_saved_in_the_chasm_by_somebody_else(amulet: str) -> None:
    owner = figure("elf", "chasm", followers="maiden#1", objects=amulet)
    scene = arriving(owner, figure("wizard", "city", spells="preservation#1 hex#1"), dice=(6, 1))
    go_on(scene, "cast:preservation#1")
    finish(scene, 0)
    assert scene.hero().followers == ("maiden#1",)
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.4.3g-R", "TAL-6.14.3a")
def test_who_dies_in_the_chasm_leaves_the_followers_there_unthrown_for() -> None:
    scene = arriving(figure("elf", "chasm", followers="maiden#1 unicorn#1", lives=1), FAR, dice=(1, 1, 1),
                     state={"moved": True, "unused": ("monk",)})  # fmt: skip
    on_turn(scene, 1)
    assert scene.hero().character == "monk"
    assert set(scene.lying("chasm")) == {"maiden#1", "unicorn#1"}


@pytest.mark.clause("TAL-S.mesmerism", "TAL-6.8a")
def test_a_charmed_animal_that_is_mesmerised_fights_for_its_new_owner() -> None:
    tamer = figure("minstrel", "city", followers="bear#1")
    tamer.more["charm_used"] = True
    scene = starting(figure("druid", FIELDS, spells="mesmerism#1"), tamer, state={"charmed": ("bear#1",)},
                     dice=(1, 1, 1), lying={"outer_02_graveyard": "goblin#1"})  # fmt: skip
    go_on(scene, "cast:mesmerism#1")
    assert scene.hero().followers == ("bear#1",)
    go_on(scene, "throw").choose("cw")
    assert to_the_dice(scene)[0] == 2 + 3 + 1


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.11.6c-R")
def test_the_talisman_taken_by_acquisition_from_outside_lets_its_owner_stay_in_the_valley() -> None:
    thief = figure("wizard", "city", spells="acquisition#1 hex#1")
    scene = starting(thief, figure("elf", "valley_of_fire", objects="talisman#1", gold=0))
    go_on(scene, "cast:acquisition#1")
    assert "talisman#1" in scene.hero().objects
    on_turn(scene, 1)
    assert f"step:{CROWN}" in steps_offered(scene)


@pytest.mark.clause("TAL-S.nullify", "TAL-A.wand", "TAL-6.2.6b")
def test_nullify_leaves_the_owner_of_a_wand_one_new_spell() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="nullify#1"),
        figure("troll", "city", objects="wand#1", spells="hex#1"),
        spell_deck="random#1",
    )
    go_on(scene, "cast:nullify#1")
    if scene.asked[1] == "spell_target":
        scene.choose("target:seat:1")
    assert scene.hero(1).spells == ("random#1",)


@pytest.mark.clause("TAL-S.alchemy", "TAL-A.wand", "TAL-6.2.8a")
def test_a_wand_turned_into_gold_by_the_spell_that_it_allowed_leaves_no_spell() -> None:
    scene = starting(figure("troll", FIELDS, objects="wand#1 sword#1", spells="alchemy#1"), FAR, spell_deck="hex#1")
    go_on(scene, "cast:alchemy#1")
    while cards := [key for key in scene.offered if key.startswith("card:")]:
        scene.choose(cards[0])
    assert scene.hero().spells == ()
    assert scene.hero().gold == 3


@pytest.mark.clause("TAL-S.healing", "TAL-6.4.6", "TAL-6.18.1c")
def test_nobody_heals_one_who_has_evaded_in_that_turn() -> None:
    hidden = figure("elf", FIELDS, lives=2, evading=("card:bear#1",))
    scene = ending(hidden, figure("wizard", "city", spells="healing#1 hex#1"))
    assert not scene.was_asked("window")
    assert (scene.turn, scene.hero().lives) == (1, 2)


@pytest.mark.clause("TAL-S.random", "TAL-6.14.9c", "TAL-6.19.7")
def test_a_ruler_who_becomes_a_toad_before_the_throw_commands_nothing() -> None:
    scene = starting(figure("monk", CROWN), figure("wizard", "city", spells="random#1 hex#1"),
                     state={"crown_reached": True}, dice=(1, 6))  # fmt: skip
    go_on(scene, "cast:random#1")
    if scene.asked[1] == "spell_target":
        scene.choose("target:seat:0")
    assert scene.hero().toad == 3
    on_turn(scene, 1)
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-S.counterspell", "TAL-6.9.6b-R", "TAL-CHR-5")
def test_a_wizard_who_counters_with_his_last_spell_draws_another_that_is_not_nullified() -> None:
    scene = starting(figure("druid", FIELDS, spells="nullify#1"), figure("wizard", "city", spells="counterspell#1"),
                     spell_deck="random#1")  # fmt: skip
    go_on(scene, "cast:nullify#1")
    if scene.asked[1] == "spell_target":
        scene.choose("target:seat:1")
    scene.choose("cast:counterspell#1", "pass")
    assert scene.told("spell_undone")
    assert scene.hero(1).spells == ("random#1",)


# -- deaths ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.pestilence", "TAL-6.4.3f", "TAL-C6")
def test_a_newcomer_drawn_during_a_pestilence_is_not_struck_by_it_again() -> None:
    scene = arriving(figure("elf", FIELDS, lives=1), figure("troll", "outer_14_hills", lives=4), deck="pestilence#1",
                     state={"moved": True, "unused": ("monk",)})  # fmt: skip
    on_turn(scene, 1)
    assert (scene.hero().character, scene.hero().lives) == ("monk", 4)
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.12.1b", "TAL-6.13.4c", "TAL-A.devil")
def test_what_a_dead_character_leaves_counts_as_cards_but_not_its_gold() -> None:
    scene = arriving(figure("elf", FIELDS, lives=1, gold=3, objects="ring#1"), figure("troll", "outer_00_village"),
                     deck="devil#1 healer#1", state={"moved": True, "unused": ("monk",)}, dice=(1,))  # fmt: skip
    on_turn(scene, 1)
    assert scene.state.gold == {FIELDS: 3}
    scene.choose("cw")
    go_on(scene, "take:ring#1")
    assert scene.hero(1).objects == ("ring#1",)
    finish(scene, 1)
    assert not [event for event in scene.told("card_drawn") if event.fact("card") == "healer#1"]


@pytest.mark.clause("TAL-6.9.8c", "TAL-WIN-1", "TAL-S.preservation")
def test_the_last_of_the_others_saved_by_preservation_plays_on() -> None:
    scene = starting(figure("monk", CROWN), figure("elf", "city", lives=1, spells="preservation#1"),
                     state={"crown_reached": True, "unused": ("druid",)}, dice=(5,))  # fmt: skip
    go_on(scene, "cast:preservation#1")
    on_turn(scene, 1)
    assert not scene.match.over
    assert scene.hero(1).lives == 1


@pytest.mark.clause("TAL-6.14.9b", "TAL-6.16.9a", "TAL-6.4.3g")
def test_of_three_on_the_crown_one_is_killed_and_the_other_two_still_fight() -> None:
    scene = starting(figure("troll", CROWN), figure("elf", CROWN, lives=1, gold=0), figure("monk", CROWN),
                     state={"crown_reached": True, "unused": ("druid",)}, dice=(6, 1))  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 2)
    assert scene.hero(1).out
    assert scene.turn == 2
    assert "attack:0" in scene.offered or scene.told("attacked")[1:], "he must attack the one who is left"
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.4.3f", "TAL-A.blizzard", "TAL-6.13.1b")
def test_who_comes_back_in_a_blizzard_walks_one_space() -> None:
    snow = Lasting("blizzard", EVERYBODY, "turns", 4, -1, 0, "blizzard#1")
    scene = arriving(
        figure("elf", FIELDS, lives=1),
        FAR,
        deck="devil#1",
        state={"moved": True, "unused": ("monk",), "lasting": (snow,), "aside": ("blizzard#1",)},
    )
    on_turn(scene, 1)
    on_turn(scene, 0)
    for _ in range(5):
        if {"cw", "ccw"} & set(scene.offered):
            break
        scene.choose(next((key for key in ("walk", "throw", "pass") if key in scene.offered), scene.offered[0]))
    assert scene.hero().character == "monk"
    scene.choose("cw")
    assert scene.hero().space == "outer_01_fields"
