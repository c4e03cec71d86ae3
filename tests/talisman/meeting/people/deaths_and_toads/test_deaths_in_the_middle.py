"""Scenes in which somebody dies or becomes a Toad while something else goes on."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_until_turn_of, on_turn, step, to_the_dice, until
from tests.talisman.meeting.spells import caster, hexed
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS = "outer_01_fields", "outer_20_ruins"
CROWN, CAVE = "inner_08_crown_of_command", "middle_08_warlocks_cave"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}


# -- the new Character -----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-6.10.2b-R")
def test_turns_that_the_dead_had_to_miss_are_not_missed_by_the_one_who_comes_after() -> None:
    dead = figure("elf", FIELDS, lives=1, gold=0, missed=2, quest="deliver_3_gold")
    scene = arriving(figure("troll", FIELDS), dead, dice=(6, 1), state={"moved": True, "unused": ("monk",)})
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 1)
    assert (scene.hero(1).character, scene.hero(1).missed, scene.hero(1).quest) == ("monk", 0, "")
    assert not scene.told("turn_missed")


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-A.poltergeist", "TAL-BRD-11")
def test_neither_poltergeist_nor_offer_nor_slavery_comes_over_the_newcomer() -> None:
    dead = figure("elf", "temple", lives=1, gold=2, followers="poltergeist#1", enslaved=True, offer="lift")
    scene = arriving(figure("troll", "temple"), dead, dice=(6, 1), state={"moved": True, "unused": ("monk",)})
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 1)
    assert {*scene.offered} == {"cw", "ccw"}, "the die is thrown at once"
    assert scene.told("moved_die")[-1].fact("who") == 1
    assert "poltergeist#1" in scene.state.adventure.discard
    assert scene.state.gold["middle_12_temple"] == 2


@pytest.mark.clause("TAL-S.temporal-warp", "TAL-6.4.3g-R", "TAL-S.hex")
def test_who_dies_in_a_hex_in_the_first_turn_of_a_warp_loses_the_other_two() -> None:
    scene = moving(figure("elf", "outer_19_fields", lives=1), FAR, lying={RUINS: "hex#1"}, dice=(1,),
                   state={"lasting": (hexed(RUINS),), "extra_turns": 2, "unused": ("monk",)})  # fmt: skip
    scene.choose("cw")
    assert scene.hero().character == "monk"
    assert scene.turn == 1
    assert scene.state.extra_turns == 0
    on_turn(scene, 0)
    assert scene.hero().space == "outer_00_village"


@pytest.mark.clause("TAL-S.hex", "TAL-6.4.3b", "TAL-6.13.4d-R")
def test_where_somebody_died_in_a_hex_the_goods_and_the_hex_leave_nothing_to_draw() -> None:
    dying = figure("elf", "outer_19_fields", lives=1, objects="ring#1", gold=3)
    scene = moving(dying, figure("troll", "outer_21_plains"), lying={RUINS: "hex#1"}, dice=(1, 1),
                   state={"lasting": (hexed(RUINS, by=0),), "unused": ("monk",)})  # fmt: skip
    scene.choose("throw", "cw")
    until(scene, lambda: "ccw" in scene.offered, step)
    scene.choose("ccw")
    assert scene.hero(1).lives == 3
    assert not scene.told("card_drawn")
    go_on(scene, "take:ring#1")
    assert "gold" in " ".join(scene.offered)


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-6.4.3f")
def test_magic_that_a_dead_caster_destroyed_returns_with_the_first_turn_of_the_newcomer() -> None:
    silence = Lasting("destroy_magic", EVERYBODY, "own_turn", 1, 1)
    scene = arriving(figure("troll", FIELDS), figure("elf", FIELDS, lives=1, gold=0), dice=(6, 1),
                     state={"moved": True, "lasting": (silence,), "unused": ("priest",)},
                     spell_deck="healing#1")  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert scene.turn == 1
    assert scene.hero(1).character == "priest"
    assert scene.state.lasting == ()


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-WIN-1")
def test_when_no_character_is_left_to_draw_the_last_one_on_the_board_wins_without_any_crown() -> None:
    scene = arriving(figure("troll", FIELDS), figure("elf", FIELDS, lives=1, gold=0), dice=(6, 1),
                     state={"moved": True, "unused": ()})  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert scene.decision is None or scene.choose("no_offer").decision is None
    assert scene.state.winners == (0,)


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-6.4.3f")
def test_of_two_killed_by_one_pestilence_the_second_finds_no_character_left() -> None:
    people = (figure("troll", FIELDS, lives=4), figure("elf", "city", lives=1), figure("monk", "city", lives=1))
    scene = arriving(*people, deck="pestilence#1", state={"moved": True, "unused": ("dwarf",)})
    on_turn(scene, 1)
    assert (scene.hero(1).character, scene.hero(1).out) == ("dwarf", False)
    assert scene.hero(2).out
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-A.pestilence", "TAL-6.4.3g-R", "TAL-6.15.11")
def test_a_drawer_killed_by_the_pestilence_leaves_the_cards_drawn_beside_it_and_the_others_are_struck() -> None:
    scene = arriving(figure("elf", RUINS, lives=1, objects="ring#1"), figure("troll", "city"),
                     figure("dwarf", "castle"), deck="pestilence#1 bear#1",
                     state={"moved": True, "unused": ("monk",)})  # fmt: skip
    on_turn(scene, 1)
    assert set(scene.lying(RUINS)) == {"bear#1", "ring#1"}
    assert [scene.hero(seat).lives for seat in (0, 1, 2)] == [4, 3, 4]
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.4.3d", "TAL-CHR-5", "TAL-S.preservation")
def test_a_wizard_does_not_draw_a_spell_in_dying() -> None:
    scene = arriving(figure("troll", FIELDS), figure("wizard", FIELDS, lives=1, gold=0, spells="hex#1"), dice=(6, 1),
                     state={"moved": True, "unused": ("monk",)}, spell_deck="preservation#1")  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert scene.hero(1).character == "monk"
    assert not scene.told("spell_drawn")
    assert scene.state.spells.discard == ("hex#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-BRD-9", "TAL-6.4.3b")
def test_a_ghoul_who_drains_the_last_life_for_the_warlock_gains_it_and_is_in_the_cave() -> None:
    ghoul = figure("ghoul", FIELDS, quest="take_a_life")
    scene = arriving(ghoul, figure("troll", FIELDS, lives=1, gold=0, objects="ring#1"), dice=(6, 1),
                     state={"moved": True, "unused": ("monk",)})  # fmt: skip
    go_on(scene, "psychic:1")
    go_on(scene, "life")
    scene.choose("no_offer")
    assert (scene.hero().lives, scene.hero().space, scene.hero().quest) == (5, CAVE, "")
    assert scene.hero().objects == ("talisman#t1",)
    assert scene.lying(FIELDS) == ("ring#1",)
    assert scene.asked == (0, "end_turn")


@pytest.mark.clause("TAL-A.runesword", "TAL-6.12.1g-R", "TAL-6.16.9d")
def test_what_a_victim_of_the_runesword_leaves_is_not_taken_in_the_turn_of_the_fight() -> None:
    scene = arriving(figure("troll", FIELDS, objects="runesword#1"), figure("elf", FIELDS, lives=1, objects="ring#1"),
                     dice=(6, 1), state={"moved": True, "unused": ("monk",)})  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    if "no_offer" in scene.offered:
        scene.choose("no_offer")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero().objects) == (5, ("runesword#1",))
    assert scene.lying(FIELDS) == ("ring#1",)
    assert scene.state.gold[FIELDS] == 1


# -- Toads among Characters ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.9b", "TAL-6.19.6")
def test_from_a_beaten_toad_there_is_a_life_to_take_and_nothing_else() -> None:
    scene = arriving(figure("troll", FIELDS), figure("elf", FIELDS, spells="hex#1", **TOAD), dice=(6, 1))
    go_on(scene, "attack:1")
    until(scene, lambda: scene.asked[1] == "reward" or scene.turn == 1, step)
    assert not [key for key in scene.offered if key.startswith("card:") or key == "gold"]


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-6.10.2b-R")
def test_a_toad_that_misses_two_turns_is_itself_again_after_one_hop() -> None:
    scene = starting(figure("troll", FIELDS), figure("elf", "castle", toad=3, missed=2, gold=0))
    for _ in range(3):
        idle_until_turn_of(scene, 0)
        until(scene, lambda: scene.turn == 1 or len(scene.told("turn_missed")) > 2, idle)
        if scene.turn == 1:
            break
    assert len(scene.told("turn_missed")) == 2
    assert scene.hero(1).toad == 1
    finish(scene, 1)
    assert scene.hero(1).toad == 0


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-A.siren", "TAL-6.10.2b-R")
def test_a_toad_whose_last_turn_is_missed_throws_the_die_in_the_next() -> None:
    scene = starting(figure("elf", "castle", toad=1, missed=1, gold=0), figure("troll", FIELDS))
    assert scene.turn == 1
    assert scene.hero().toad == 0
    on_turn(scene, 0)
    assert {*scene.offered} == {"cw", "ccw"}
    assert [event.fact("who") for event in scene.told("moved_die")] == [1, 0]


@pytest.mark.clause("TAL-S.random", "TAL-6.11.19c-R", "TAL-6.19.2b-R")
def test_a_raft_sinks_and_the_hag_leaves_when_random_makes_a_toad_of_both_their_owner() -> None:
    owner = figure("elf", "outer_03_woods", raft="raft#1", raft_due=True, followers="cursed_by_a_hag#1 poltergeist#1")
    scene = starting(owner, caster("random#1 psionic_blast#1"), dice=(1,), spell_deck="psionic_blast#2")
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert (scene.hero().raft, scene.hero().followers) == ("", ())
    assert {"raft#1", "cursed_by_a_hag#1", "poltergeist#1"} <= {*scene.state.adventure.discard}
    assert scene.lying("outer_03_woods") == ()
    assert not [key for key in scene.offered if key.startswith("raft:")]


@pytest.mark.clause("TAL-S.random", "TAL-S.temporal-warp", "TAL-6.19.1b-R")
def test_who_becomes_a_toad_in_the_second_turn_of_a_warp_loses_the_third() -> None:
    scene = starting(figure("troll", FIELDS), caster("random#1 psionic_blast#1"), dice=(1,),
                     state={"extra_turns": 1, "extra": True}, spell_deck="psionic_blast#2")  # fmt: skip
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    finish(scene, 0)
    assert scene.turn == 1
    assert scene.hero().toad == 3, "the turn in which it happened does not count"


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-6.19.7")
def test_a_toad_on_the_crown_keeps_the_other_from_commanding_and_must_be_fought() -> None:
    scene = moving(figure("troll", CROWN), figure("elf", CROWN, **TOAD), figure("monk", "city"), dice=(6, 1),
                   state={"crown_reached": True})  # fmt: skip
    until(scene, lambda: bool(scene.told("fight_thrown")), step)
    assert scene.told("fight_thrown")[0].fact("foe_score") == 1 + 1
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-6.14.9c-R", "TAL-6.9.8c-R")
def test_the_toad_alone_on_the_crown_commands_nothing_and_again_when_it_is_itself() -> None:
    scene = starting(figure("elf", CROWN, toad=1, gold=0), figure("troll", "city"), dice=(6, 1, 6, 1),
                     state={"crown_reached": True})  # fmt: skip
    on_turn(scene, 1)
    assert not scene.told("command_cast")
    on_turn(scene, 0)
    until(scene, lambda: scene.turn == 1, step)
    assert scene.told("command_cast")


@pytest.mark.clause("TAL-A.witch", "TAL-6.19.3c", "TAL-A.magic-stream")
def test_what_a_toad_drinks_from_the_stream_is_gone_and_the_stream_has_one_point_less() -> None:
    scene = arriving(figure("elf", FIELDS, toad=1, gold=0), FAR, lying={FIELDS: "magic_stream#1"},
                     state={"moved": True, "points": {"magic_stream#1": 2}})  # fmt: skip
    go_on(scene, "yes")
    finish(scene, 0)
    assert scene.state.points["magic_stream#1"] == 1
    assert (scene.hero().strength, scene.hero().toad) == (3, 0)


@pytest.mark.clause("TAL-A.mephistopheles", "TAL-6.19.7", "TAL-6.7.1a")
def test_a_good_toad_turned_evil_is_evil_as_a_character_and_its_lance_on_the_ground_is_not_for_it() -> None:
    scene = arriving(figure("elf", FIELDS, toad=1, gold=0), FAR, deck="mephistopheles#1",
                     state={"moved": True})  # fmt: skip
    finish(scene, 0)
    assert (scene.hero().toad, scene.hero().alignment) == (0, "evil")
    assert scene.hero().craft == 4


@pytest.mark.clause("TAL-6.19.4", "TAL-A.blizzard", "TAL-6.11.10b-R")
def test_a_toad_crosses_the_bridge_with_its_one_step_and_meets_the_sentinel() -> None:
    scene = moving(figure("elf", "outer_04_sentinel", **TOAD), FAR, dice=(6, 1))
    assert "cross" in scene.offered or f"step:{'middle_03_hills'}" in scene.offered
    scene.choose(next(key for key in scene.offered if key in ("cross", "step:middle_03_hills")))
    assert to_the_dice(scene) == (1 + 6, 9 + 1)
    finish(scene, 0)
    assert (scene.hero().space, scene.hero().lives) == ("outer_04_sentinel", 3)


@pytest.mark.clause("TAL-S.random", "TAL-FLOW-7a", "TAL-6.19.2b")
def test_a_winner_made_a_toad_after_the_prize_has_dropped_it_where_it_stands() -> None:
    scene = arriving(figure("thief", FIELDS), figure("elf", FIELDS, objects="ring#1"),
                     caster("random#1 psionic_blast#1"), dice=(1,), spell_deck="psionic_blast#2")  # fmt: skip
    go_on(scene, "steal:1")
    until(scene, lambda: "card:ring#1" in scene.offered, step)
    scene.choose("card:ring#1")
    until(scene, lambda: "cast:random#1" in scene.offered or scene.turn == 1, step)
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert "ring#1" in scene.lying(FIELDS)
    assert scene.hero().toad == 3


@pytest.mark.clause("TAL-6.19.5a", "TAL-S.counterspell", "TAL-S.random")
def test_a_toad_cannot_counter_the_random_that_is_cast_at_it_again() -> None:
    scene = starting(figure("elf", FIELDS, toad=1, gold=0, spells="counterspell#1"), caster("random#1 psionic_blast#1"),
                     dice=(1,), spell_deck="psionic_blast#2")  # fmt: skip
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    finish(scene, 0)
    assert scene.hero().toad == 3
    assert scene.hero().spells == ("counterspell#1",)
