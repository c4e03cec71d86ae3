"""Scenes in which a Character falls, comes back or is somebody else by the time that the rest of it is due."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_until_turn_of, on_turn, step, to_the_dice, until
from tests.talisman.meeting.spells import caster, hexed
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, VALLEY = "outer_01_fields", "outer_20_ruins", "middle_02_hidden_valley"
CROWN, CAVE, CRAGS, CITY = "inner_08_crown_of_command", "middle_08_warlocks_cave", "outer_08_crags", "outer_12_city"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}


@pytest.mark.clause("TAL-S.hex", "TAL-3e", "TAL-6.4.3g-R")
def test_a_newcomer_set_on_a_hexed_start_space_is_not_struck_there() -> None:
    scene = arriving(
        figure("troll", FIELDS),
        figure("elf", FIELDS, lives=1, gold=0),
        dice=(6, 1),
        lying={CRAGS: "hex#1"},
        state={"moved": True, "lasting": (hexed(CRAGS, 0),), "unused": ("dwarf",)},
    )
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 1)
    assert (scene.hero(1).character, scene.hero(1).space, scene.hero(1).lives) == ("dwarf", CRAGS, 4)


@pytest.mark.clause("TAL-3p", "TAL-6.13.1b", "TAL-A.ghost")
def test_a_newcomer_in_the_chapel_is_not_attacked_by_the_ghosts_that_haunt_it() -> None:
    scene = arriving(
        figure("troll", FIELDS),
        figure("elf", FIELDS, lives=1, gold=0),
        dice=(6, 1),
        lying={"chapel": "ghost#1 ghost#2"},
        state={"moved": True, "unused": ("prophetess",)},
    )
    go_on(scene, "attack:1")
    go_on(scene, "life")
    on_turn(scene, 1)
    on_turn(scene, 0)
    assert len(scene.told("fight_thrown")) == 1
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-A.pestilence", "TAL-A.siren", "TAL-6.4.3g-R")
def test_who_was_killed_by_the_pestilence_hears_the_siren_drawn_beside_it_as_somebody_else() -> None:
    scene = arriving(
        figure("ghoul", RUINS),
        figure("monk", CITY, lives=1),
        figure("warrior", "castle"),
        deck="pestilence#1 siren#1",
        state={"moved": True, "unused": ("elf", "troll")},
    )
    until(scene, lambda: scene.turn != 0, step)
    newcomer = scene.hero(1).character
    assert newcomer in ("elf", "troll")
    until(scene, lambda: scene.turn == 0, step)
    missed = [event.fact("who") for event in scene.told("turn_missed")]
    assert missed == [2], "Elf, Troll and Ghoul do not hear her"


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-6.4.3g-R")
def test_a_storm_over_a_newcomer_counts_for_him_though_he_was_never_in_the_land_before() -> None:
    scene = arriving(
        figure("troll", RUINS),
        figure("elf", CITY, lives=1),
        deck="pestilence#1 storm#1",
        state={"moved": True, "unused": ("dwarf",)},
    )
    scene.choose("first:pestilence#1")
    until(scene, lambda: len(scene.told("turn_missed")) == 1 and scene.turn == 0, step)
    missed = [event.fact("who") for event in scene.told("turn_missed")]
    assert missed == [1], "the Storm ended the drawer's turn; the newcomer misses his next"
    assert scene.hero(1).character == "dwarf"


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-BRD-9", "TAL-6.4.3g")
def test_a_crown_once_reached_and_left_for_the_warlock_lets_nobody_come_back() -> None:
    ruler = figure("troll", CROWN, gold=3, quest="deliver_3_gold")
    scene = starting(
        ruler,
        figure("warrior", FIELDS),
        figure("elf", FIELDS, lives=1, gold=0),
        dice=(6, 1, 1, 1),
        state={"crown_reached": True},
    )
    scene.choose("deliver:gold")
    assert scene.hero().space == CAVE
    on_turn(scene, 1)
    table = arriving(
        figure("troll", CAVE),
        figure("elf", CAVE, lives=1, gold=0),
        figure("monk", CITY),
        dice=(6, 1),
        state={"moved": True, "crown_reached": True, "unused": ("dwarf",)},
    )
    go_on(table, "attack:1")
    go_on(table, "life")
    assert table.hero(1).out


@pytest.mark.clause("TAL-BRD-9", "TAL-6.9.8b")
def test_lives_that_the_command_takes_do_not_serve_the_warlock() -> None:
    scene = moving(
        figure("troll", CROWN, quest="take_a_life"),
        figure("elf", CITY),
        figure("monk", CITY),
        dice=(6,),
        state={"crown_reached": True},
    )
    on_turn(scene, 1)
    assert [scene.hero(seat).lives for seat in (1, 2)] == [3, 3]
    assert (scene.hero().quest, scene.hero().space) == ("take_a_life", CROWN)


@pytest.mark.clause("TAL-BRD-9", "TAL-S.destruction")
def test_an_enemy_destroyed_by_a_spell_does_not_serve_the_warlock() -> None:
    scene = starting(
        figure("elf", FIELDS, quest="kill_an_enemy", spells="destruction#1"), FAR, lying={VALLEY: "dragon#1"}, dice=(1,)
    )
    go_on(scene, "cast:destruction#1")
    assert "dragon#1" in scene.state.adventure.discard
    assert (scene.hero().quest, scene.hero().trophies) == ("kill_an_enemy", ())


@pytest.mark.clause("TAL-BRD-9", "TAL-A.cave")
def test_the_goblin_of_a_cave_serves_the_warlock_and_leaves_no_trophy() -> None:
    scene = arriving(figure("troll", FIELDS, quest="kill_an_enemy"), FAR, lying={FIELDS: "cave#1"}, dice=(2, 6, 1))
    go_on(scene, "yes")
    until(scene, lambda: scene.hero().space == CAVE or scene.turn == 1, step)
    assert (scene.hero().space, scene.hero().quest, scene.hero().trophies) == (CAVE, "", ())
    assert scene.hero().objects == ("talisman#t1",)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.19.2b-R", "TAL-6.19.7")
def test_a_toad_that_takes_a_life_in_defence_is_set_in_the_cave_and_its_talisman_lies_there() -> None:
    toad = figure("elf", FIELDS, quest="take_a_life", **TOAD)
    scene = arriving(figure("monk", FIELDS, gold=0), toad, dice=(1, 6))
    go_on(scene, "attack:1")
    until(scene, lambda: "life" in scene.offered, step)
    scene.choose("life")
    until(scene, lambda: scene.turn == 1, step)
    assert scene.hero().lives == 3
    assert (scene.hero(1).space, scene.hero(1).objects) == (CAVE, ())
    assert scene.lying(CAVE) == ("talisman#t1",)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.11.19c-R", "TAL-BRD-8")
def test_a_slave_who_defends_himself_with_success_is_set_free_in_the_cave_without_his_raft() -> None:
    slave = figure("troll", "temple", quest="take_a_life", enslaved=True, raft="raft#1")
    scene = arriving(figure("elf", "temple", gold=0), slave, dice=(1, 6))
    go_on(scene, "attack:1")
    until(scene, lambda: scene.asked[0] == 1 and "life" in scene.offered, step)
    scene.choose("life")
    until(scene, lambda: scene.turn == 1, step)
    assert (scene.hero(1).space, scene.hero(1).enslaved, scene.hero(1).raft) == (CAVE, False, "")


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.4.3g-R", "TAL-6.12.1b")
def test_who_comes_back_finds_what_he_left_when_he_died_and_may_take_it_up_as_somebody_else() -> None:
    dead = figure("elf", "tavern", lives=1, gold=2, objects="ring#1", trophies="bear#1")
    scene = arriving(figure("troll", "tavern"), dead, dice=(6, 1), state={"moved": True, "unused": ("minstrel",)})
    go_on(scene, "attack:1")
    go_on(scene, "life")
    if "no_offer" in scene.offered:
        scene.choose("no_offer")
    assert (scene.hero(1).character, scene.hero(1).space, scene.hero(1).objects) == ("minstrel", "outer_18_tavern", ())
    assert (scene.lying("tavern"), scene.state.gold["outer_18_tavern"]) == (("ring#1",), 2)
    assert "bear#1" in scene.state.adventure.discard
    finish(scene, 0)
    until(scene, lambda: scene.asked[1] in ("take", "end_turn", "way") or scene.turn == 0, step)
    assert "take:ring#1" not in scene.offered, "he has no encounter where he begins"


@pytest.mark.clause("TAL-S.preservation", "TAL-BRD-10", "TAL-6.14.4b-R")
def test_a_life_saved_before_death_does_not_let_go() -> None:
    scene = arriving(figure("elf", "dice_with_death", lives=1, spells="preservation#1"), FAR, dice=(1, 1, 6, 6))
    go_on(scene, "cast:preservation#1")
    finish(scene, 0)
    assert (scene.hero().lives, scene.hero().character) == (1, "elf")
    until(scene, lambda: scene.turn == 0, step)
    assert not [key for key in scene.offered if key == "step:inner_05_werewolf_den"]


@pytest.mark.clause("TAL-6.16.9a", "TAL-S.random", "TAL-6.19.3a")
def test_the_attacked_who_becomes_a_toad_before_the_dice_fights_with_one_and_has_no_ring_to_lose() -> None:
    scene = arriving(
        figure("thief", FIELDS),
        figure("elf", FIELDS, objects="ring#1 sword#1"),
        caster("random#1 hex#1"),
        dice=(1, 3, 1),
        spell_deck="psionic_blast#1",
    )
    go_on(scene, "attack:1")
    until(scene, lambda: scene.state.window == "before_battle", step)
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:1")
    assert to_the_dice(scene) == (3 + 3, 1 + 1)
    until(scene, lambda: scene.asked[1] == "reward" or scene.turn == 1, step)
    assert {"card:ring#1", "gold"} & {*scene.offered} == set()
    assert set(scene.lying(FIELDS)) == {"ring#1", "sword#1"}


@pytest.mark.clause("TAL-6.19.1b-R", "TAL-A.cave", "TAL-A.marsh", "TAL-C5")
def test_turns_missed_by_a_toad_in_the_marsh_are_turns_of_the_toad() -> None:
    scene = arriving(figure("troll", FIELDS, toad=3, gold=0), FAR, lying={FIELDS: "marsh#1"})
    finish(scene, 0)
    assert (scene.hero().toad, scene.hero().missed) == (2, 1)
    until(scene, lambda: bool(scene.told("turn_missed")), idle)
    assert scene.hero().toad == 1


@pytest.mark.clause("TAL-6.19.3b", "TAL-6.1.4b", "TAL-6.19.3c")
def test_trophies_that_a_toad_hands_in_are_wasted() -> None:
    scene = starting(figure("elf", FIELDS, toad=1, gold=0, trophies="dragon#1"), FAR)
    scene.choose("exchange", "hand_in")
    assert scene.hero().trophies == ()
    scene.choose("cw")
    finish(scene, 0)
    assert (scene.hero().strength, scene.hero().toad) == (3, 0)


@pytest.mark.clause("TAL-6.4.3d", "TAL-6.19.5b", "TAL-6.4.3g-R")
def test_a_toad_that_dies_discards_the_spells_and_trophies_of_the_character_inside() -> None:
    toad = figure("wizard", FIELDS, lives=1, spells="hex#1 alchemy#1", trophies="wolf#1", **TOAD)
    scene = arriving(figure("troll", FIELDS), toad, dice=(1, 1), state={"moved": True, "unused": ("monk",)})
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert (scene.hero(1).character, scene.hero(1).toad, scene.hero(1).strength) == ("monk", 0, 2)
    assert {"hex#1", "alchemy#1"} <= {*scene.state.spells.discard}
    assert "wolf#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.4.3g-R", "TAL-S.temporal-warp", "TAL-6.16.9a")
def test_who_is_killed_by_the_one_he_attacks_within_a_warp_gives_the_turn_away() -> None:
    scene = arriving(
        figure("elf", FIELDS, lives=1, gold=0),
        figure("troll", FIELDS),
        dice=(1, 6),
        state={"moved": True, "extra_turns": 2, "unused": ("monk",)},
    )
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert (scene.turn, scene.state.extra_turns, scene.hero().character) == (1, 0, "monk")


@pytest.mark.clause("TAL-S.hex", "TAL-6.4.3g-R", "TAL-C4")
def test_a_hex_of_a_caster_out_of_the_game_lies_on_for_as_many_turns_as_there_were_characters() -> None:
    scene = arriving(
        figure("troll", FIELDS),
        figure("elf", FIELDS, lives=1, gold=0),
        figure("monk", CITY),
        dice=(6, 1),
        lying={RUINS: "hex#1"},
        state={"moved": True, "lasting": (hexed(RUINS, 1, 3),), "crown_reached": True},
    )
    go_on(scene, "attack:1")
    go_on(scene, "life")
    until(scene, lambda: scene.turn == 2, step)
    assert scene.hero(1).out
    assert scene.lying(RUINS) == ("hex#1",)


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.4.3a", "TAL-6.9.2")
def test_the_last_life_may_be_bought_with_the_last_spell_if_the_winner_may_hold_it() -> None:
    loser = figure("sorceress", FIELDS, lives=1, gold=0, spells="hex#1")
    scene = arriving(figure("warrior", FIELDS), loser, dice=(6, 6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    scene.choose("spell:hex#1")
    scene.choose("accept")
    assert (scene.hero(1).lives, scene.hero().spells) == (1, ("hex#1",))
    full = arriving(figure("troll", FIELDS), loser, dice=(6, 1))
    go_on(full, "attack:1")
    go_on(full, "life")
    assert "spell:hex#1" not in idle_until_turn_of(full, 1), "a Troll may hold no Spell"
