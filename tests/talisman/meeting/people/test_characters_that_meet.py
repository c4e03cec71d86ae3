"""Characters, their abilities and their goods that meet."""

from __future__ import annotations

import pytest

from game.talisman.rules.table.sheet import craft
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, step, to_the_dice
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, GLADE, RUINS, CAVE = "outer_01_fields", "middle_04_cursed_glade", "outer_20_ruins", "middle_08_warlocks_cave"
WOODS, HILLS, CROWN = "outer_03_woods", "outer_05_hills", "inner_08_crown_of_command"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}


# -- winning and losing ----------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.9b", "TAL-6.5.5b", "TAL-6.16.9d")
def test_a_fifth_object_won_from_another_means_leaving_one_that_nobody_takes_this_turn() -> None:
    winner = figure("troll", FIELDS, objects="ring#1 axe#1 helmet#1 shield#1")
    scene = arriving(winner, figure("elf", FIELDS, objects="talisman#1", gold=0), dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "card:talisman#1")
    go_on(scene, next(key for key in scene.offered if "helmet#1" in key))
    assert {*scene.hero().objects} == {"ring#1", "axe#1", "shield#1", "talisman#1"}
    assert scene.lying(FIELDS) == ("helmet#1",)
    finish(scene, 0)
    assert scene.lying(FIELDS) == ("helmet#1",)


@pytest.mark.clause("TAL-6.16.9c", "TAL-6.2.8a", "TAL-6.16.9d-R")
def test_a_loser_cannot_pay_with_a_spell_for_which_the_winner_has_no_room() -> None:
    loser = figure("elf", FIELDS, gold=0, spells="hex#1")
    scene = arriving(figure("troll", FIELDS), loser, dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert scene.hero(1).lives == 3 or "spell:hex#1" not in scene.offered


@pytest.mark.clause("TAL-BRD-9", "TAL-6.16.9d")
def test_a_quest_fulfilled_in_defence_carries_the_defender_off_and_the_attackers_turn_is_over() -> None:
    hunter = figure("troll", FIELDS, quest="take_a_life")
    scene = arriving(figure("monk", FIELDS, gold=0), hunter, dice=(1, 6))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    assert scene.hero(0).lives == 3
    assert (scene.hero(1).space, scene.hero(1).quest) == (CAVE, "")
    assert scene.hero(1).objects == ("talisman#t1",)
    assert scene.turn == 1, "the attacker's turn is over; the defender has a turn of its own"


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.9d-R")
def test_an_assassin_whose_victim_saves_the_life_goes_away_empty_handed() -> None:
    victim = figure("elf", FIELDS, objects="armour#1", gold=3)
    scene = arriving(figure("assassin", FIELDS, gold=0), victim, dice=(6, 5))
    go_on(scene, "assassinate:1" if "assassinate:1" in scene.offered else "attack:1")
    go_on(scene, "protect:armour#1")
    assert (scene.hero(1).lives, scene.hero(1).gold, scene.hero(0).gold) == (4, 3, 0)
    assert not scene.was_asked("reward")


@pytest.mark.clause("TAL-6.16.8b", "TAL-6.16.10-R")
def test_an_attacker_killed_in_its_own_turn_starts_anew_and_the_other_plays_on() -> None:
    scene = arriving(figure("elf", FIELDS, lives=1, gold=0, objects="sword#p1"), figure("troll", FIELDS), dice=(1, 6),
                     state={"moved": True, "unused": ("monk",)})  # fmt: skip
    go_on(scene, "attack:1")
    go_on(scene, "life")
    scene.choose("no_offer")
    assert (scene.hero().character, scene.hero().lives) == ("monk", 4)
    assert scene.lying(FIELDS) == ("sword#p1",)
    assert scene.turn == 1


@pytest.mark.clause("TAL-6.8a", "TAL-6.17.2b")
def test_a_life_drained_by_the_ghoul_goes_over_though_armour_is_worn() -> None:
    victim = figure("troll", FIELDS, objects="armour#1", gold=0)
    scene = arriving(figure("ghoul", FIELDS), victim, dice=(6, 1))
    go_on(scene, next(key for key in scene.offered if key.startswith("psychic")))
    go_on(scene, "life")
    for _ in range(5):
        if scene.turn == 0:
            step(scene)
    assert not scene.was_asked("protection")
    assert (scene.hero().lives, scene.hero(1).lives) == (5, 3)


# -- abilities -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.8a", "TAL-C15")
def test_a_warrior_on_the_glade_throws_two_dice_but_his_two_weapons_weigh_nothing() -> None:
    hero = figure("warrior", "cursed_glade", objects="sword#1 axe#1")
    scene = arriving(hero, FAR, lying={GLADE: "bear#1"}, dice=(2, 5, 3))
    assert to_the_dice(scene) == (4 + 5, 3 + 3)


@pytest.mark.clause("TAL-6.8a")
def test_a_warrior_has_one_die_only_against_a_spirit() -> None:
    scene = arriving(figure("warrior", FIELDS), FAR, lying={FIELDS: "wraith#1"}, dice=(2, 6))
    assert to_the_dice(scene) == (3 + 2, 5 + 6)


@pytest.mark.clause("TAL-CHR-3", "TAL-C15")
def test_a_monk_on_the_glade_adds_the_craft_of_his_follower_but_not_of_his_ring() -> None:
    hero = figure("monk", "cursed_glade", objects="ring#1", followers="maiden#1")
    scene = arriving(hero, FAR, lying={GLADE: "dragon#1"}, dice=(1, 6))
    assert to_the_dice(scene)[0] == 2 + (3 + 2) + 1


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.5b-R")
def test_of_a_dragon_and_a_goblin_only_the_goblin_fights_the_minstrel() -> None:
    scene = arriving(figure("minstrel", RUINS), FAR, lying={RUINS: "dragon#1 goblin#1"}, dice=(6, 1))
    assert to_the_dice(scene) == (2 + 6, 2 + 1)
    assert scene.lying("ruins") == ("dragon#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.5b-R")
def test_a_dragon_that_the_minstrel_attacks_fights_beside_the_goblin() -> None:
    scene = arriving(figure("minstrel", RUINS), FAR, lying={RUINS: "dragon#1 goblin#1"}, dice=(6, 1))
    scene.choose("provoke:dragon#1")
    assert to_the_dice(scene) == (2 + 6, 9 + 1)


@pytest.mark.clause("TAL-6.8a", "TAL-CHR-4")
def test_a_wolf_drawn_beside_a_bear_that_lay_there_saves_both_from_assassination() -> None:
    scene = arriving(figure("assassin", RUINS), FAR, lying={RUINS: "bear#1"}, deck="wolf#1", dice=(3, 2))
    assert to_the_dice(scene) == (3 + 3, 5 + 2)


@pytest.mark.clause("TAL-6.8a", "TAL-6.14.3a")
def test_a_raised_wolf_will_do_for_the_vampire() -> None:
    scene = arriving(figure("ghoul", "vampires_tower", followers="wolf#1"), figure("elf", "city"), dice=(3,))
    scene.choose("card:wolf#1")
    assert (scene.hero().lives, scene.hero().followers) == (3, ())
    assert "wolf#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.8a", "TAL-6.18.2b")
def test_one_who_evades_the_sorceress_keeps_purse_and_follower() -> None:
    scene = arriving(figure("sorceress", WOODS), figure("elf", WOODS, followers="guide#1"), dice=(6,))
    go_on(scene, next(key for key in scene.offered if key.startswith("beguile")))
    assert scene.asked == (1, "evade")
    scene.choose("evade:seat:0")
    finish(scene, 0)
    assert (scene.hero().gold, scene.hero().followers) == (1, ())
    assert scene.hero(1).followers == ("guide#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-6.19.2a")
def test_a_thief_finds_nothing_to_steal_from_a_toad() -> None:
    scene = arriving(figure("thief", FIELDS), figure("elf", FIELDS, **TOAD))
    assert "steal:1" not in scene.offered
    assert "attack:1" in scene.offered


@pytest.mark.clause("TAL-A.gnome", "TAL-6.18.1b")
def test_a_gnome_hides_his_owner_from_an_attacker_in_the_hills() -> None:
    scene = arriving(figure("troll", HILLS), figure("priest", HILLS, followers="gnome#1"))
    go_on(scene, "attack:1")
    scene.choose("evade:seat:0")
    assert not scene.told("fight_thrown")
    assert "attack:1" not in (scene.offered if scene.turn == 0 else ())


@pytest.mark.clause("TAL-6.8a", "TAL-A.gnome", "TAL-6.11.24c-R")
def test_dwarf_and_gnome_together_still_throw_one_die_at_the_portal() -> None:
    hero = figure("dwarf", "portal_of_power", followers="gnome#1")
    scene = moving(hero, FAR, dice=(3, 3))
    scene.choose("throw")
    go_on(scene, "inwards")
    go_on(scene, "craft")
    assert scene.hero().space == "inner_00_plain_of_peril"


@pytest.mark.clause("TAL-6.8a", "TAL-A.gnome", "TAL-6.14.6-R")
def test_dwarf_and_gnome_together_still_throw_two_dice_in_the_mines() -> None:
    scene = arriving(figure("dwarf", "mines", followers="gnome#1"), FAR, dice=(2, 2))
    assert scene.hero().space == "inner_00_plain_of_peril"


@pytest.mark.clause("TAL-6.11.24c-R", "TAL-6.1.3", "TAL-6.19.3a")
def test_a_toad_may_try_the_portal_and_cannot_open_it() -> None:
    scene = moving(figure("troll", "portal_of_power", **TOAD), FAR, dice=(1, 1))
    scene.choose(next(key for key in scene.offered if key not in ("cw", "ccw")))
    go_on(scene, "strength")
    finish(scene, 0)
    assert scene.hero().space == "middle_00_portal_of_power"
    assert (scene.hero().strength, scene.hero().toad_strength) == (6, 1)


# -- the Crown, the Inner Region -------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.immobility", "TAL-6.9.8c-R")
def test_one_petrified_on_the_crown_casts_no_command() -> None:
    scene = starting(figure("troll", CROWN), figure("wizard", "city", spells="immobility#1 hex#1"),
                     state={"crown_reached": True}).choose("cast:immobility#1")  # fmt: skip
    assert scene.turn == 1
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-S.immobility", "TAL-6.14.7c-R")
def test_one_petrified_before_the_werewolf_does_not_fight_and_is_still_held() -> None:
    held = figure("troll", "werewolf_den", held="werewolf", held_by=12)
    scene = starting(held, figure("wizard", "city", spells="immobility#1 hex#1")).choose("cast:immobility#1")
    assert (scene.turn, scene.hero().lives, scene.hero().held, scene.hero().held_by) == (1, 4, "werewolf", 12)


@pytest.mark.clause("TAL-6.14.8a", "TAL-6.11.5c-R")
def test_who_retreats_from_the_lizardmen_and_comes_back_meets_new_ones() -> None:
    held = figure("troll", "pits", held="lizardman", held_by=5)
    scene = moving(held, FAR)
    scene.choose(next(key for key in scene.offered if "retreat" in key))
    finish(scene, 0)
    assert (scene.hero().space, scene.hero().held) == ("inner_02_vampires_tower", "")


@pytest.mark.clause("TAL-6.14.3a", "TAL-BRD-10", "TAL-6.4.3a")
def test_death_takes_the_last_life_without_armour_or_turn() -> None:
    scene = arriving(figure("troll", "dice_with_death", lives=1, objects="armour#1"), FAR, dice=(1, 1, 6, 6))
    assert scene.told("died")
    assert not scene.was_asked("protection")
    assert scene.turn == 1


@pytest.mark.clause("TAL-S.preservation", "TAL-S.counterspell")
def test_a_second_preservation_may_follow_one_that_was_countered() -> None:
    victim = figure("wizard", "desert", spells="preservation#1 preservation#2", lives=1)
    scene = arriving(victim, figure("druid", "city", spells="counterspell#1"))
    scene.choose("cast:preservation#1", "cast:counterspell#1")
    assert "cast:preservation#2" in scene.offered
    scene.choose("cast:preservation#2")
    assert scene.hero().lives == 1


@pytest.mark.clause("TAL-6.14.3a", "TAL-6.2.8a", "TAL-6.6.3")
def test_a_maiden_given_to_the_vampire_costs_a_spell_too() -> None:
    owner = figure("elf", "vampires_tower", followers="maiden#1", spells="hex#1 alchemy#1 divination#1")
    scene = arriving(owner, FAR, dice=(1,)).choose("card:maiden#1", "discard:hex#1")
    assert (scene.hero().lives, scene.hero().spells, craft(scene.state, 0)) == (4, ("alchemy#1", "divination#1"), 4)


@pytest.mark.clause("TAL-A.mephistopheles", "TAL-6.19.3c")
def test_craft_that_an_evil_toad_gains_from_mephistopheles_is_lost_with_the_toad() -> None:
    scene = arriving(figure("assassin", FIELDS, toad=1, gold=0), FAR, lying={FIELDS: "mephistopheles#1"})
    finish(scene, 0)
    assert (scene.hero().toad, scene.hero().craft, scene.hero().alignment) == (0, 3, "evil")
    assert not scene.told("spell_drawn")


@pytest.mark.clause("TAL-A.blizzard", "TAL-6.8a", "TAL-A.poltergeist")
@pytest.mark.parametrize("slow", ["blizzard", "poltergeist"])
def test_an_elf_who_may_go_one_space_only_steps_to_no_other_woods(slow: str) -> None:
    storm = Lasting("blizzard", EVERYBODY, "turns", 4, 1)
    state = {"lasting": (storm,), "aside": ("blizzard#1",)} if slow == "blizzard" else {}
    followers = "poltergeist#1" if slow == "poltergeist" else ""
    scene = moving(figure("elf", "outer_10_woods", followers=followers), FAR, state=state)
    assert tuple(scene.offered) == ("cw", "ccw")
