"""Scenes of the Inner Region, the Crown, quests and deaths that meet something else."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import ENOUGH, finish, go_on, idle, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import Scene, arriving, figure, moving, starting

FIELDS, RUINS, HILLS = "outer_01_fields", "outer_20_ruins", "outer_05_hills"
PLAIN, CROWN, CAVE = "inner_00_plain_of_peril", "inner_08_crown_of_command", "middle_08_warlocks_cave"
VALLEY = "valley_of_fire"
FAR = figure("ghoul", "outer_14_hills")
REACHED = {"crown_reached": True}


def steps(scene: Scene) -> set[str]:
    """The steps offered at the next move."""
    for _ in range(ENOUGH):
        found = {key for key in scene.offered if key.startswith(("step:", "retreat:"))}
        if found:
            return found
        idle(scene)
    return set()


# -- ways in and out -------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.14.5c", "TAL-6.13.1a")
def test_who_comes_out_at_the_portal_meets_what_lies_there_and_tries_no_lock() -> None:
    scene = arriving(figure("elf", "crypt"), FAR, lying={"portal_of_power": "goblin#1"}, dice=(2, 2, 1, 6, 1))
    idle_until_turn_of(scene, 1)
    assert scene.hero().space == "middle_00_portal_of_power"
    assert scene.hero().trophies == ("goblin#1",)
    assert not scene.was_asked("portal")


@pytest.mark.clause("TAL-6.14.6", "TAL-6.13.1a")
def test_who_comes_out_of_the_mines_at_the_tavern_throws_for_the_tavern() -> None:
    scene = arriving(figure("troll", "mines"), FAR, dice=(6, 6, 6, 4))
    idle_until_turn_of(scene, 1)
    assert (scene.hero().space, scene.hero().gold) == ("outer_18_tavern", 2)


@pytest.mark.clause("TAL-6.14.6")
def test_who_comes_out_of_the_mines_at_the_cave_may_take_a_quest() -> None:
    scene = arriving(figure("elf", "mines"), FAR, dice=(3, 3, 2, 5))
    assert scene.asked == (0, "service")
    scene.choose("quest")
    assert (scene.hero().space, scene.hero().quest) == (CAVE, "deliver_3_gold")


@pytest.mark.clause("TAL-6.11.3b-R", "TAL-6.11.26a")
def test_from_the_plain_three_ways_lead_on() -> None:
    assert steps(moving(figure("elf", PLAIN), FAR)) == {
        "step:inner_01_mines", "step:inner_07_crypt", "step:middle_00_portal_of_power",
    }  # fmt: skip


@pytest.mark.clause("TAL-6.11.6c")
def test_one_without_a_talisman_at_the_pits_can_only_go_back() -> None:
    offered = steps(moving(figure("elf", "pits"), FAR, patient=True))
    assert f"step:inner_04_{VALLEY}" not in offered
    assert {key.partition(":")[2] for key in offered} == {"inner_02_vampires_tower"}


@pytest.mark.clause("TAL-6.14.1", "TAL-6.11.6c-R")
def test_in_the_valley_of_fire_two_characters_may_fight_for_the_talisman() -> None:
    scene = moving(figure("troll", "pits", objects="talisman#1"),
                   figure("elf", VALLEY, objects="talisman#2", gold=0), dice=(6, 1))  # fmt: skip
    scene.choose("step:inner_04_valley_of_fire")
    idle_till(scene, "attack:1")
    idle_till(scene, "card:talisman#2")
    assert set(scene.hero().objects) == {"talisman#1", "talisman#2"}
    idle_until_turn_of(scene, 1)
    assert "step:inner_08_crown_of_command" in steps(scene), "who is inside needs no Talisman any more"


@pytest.mark.clause("TAL-6.14.1")
@pytest.mark.parametrize("place", ["pits", "vampires_tower", "mines", "crypt", "werewolf_den", "dice_with_death"])
def test_elsewhere_in_the_inner_region_nobody_is_attacked(place: str) -> None:
    scene = arriving(figure("elf", place, lives=9), figure("troll", place), dice=(1, 1, 1))
    assert not scene.was_asked("encounter")


@pytest.mark.clause("TAL-6.14.7b", "TAL-6.8a")
def test_a_warrior_meets_the_werewolf_with_two_dice_and_two_weapons() -> None:
    scene = arriving(figure("warrior", "werewolf_den", objects="sword#1 axe#1"), FAR, dice=(3, 4, 2, 5, 1))
    for key in ("weapon:sword#1", "weapon:axe#1"):
        if key in scene.offered:
            scene.choose(key)
    assert to_the_dice(scene) == (4 + 2 + 5, 7 + 1)
    idle_until_turn_of(scene, 1)
    assert scene.hero().held == ""


@pytest.mark.clause("TAL-6.14.7c-R", "TAL-6.11.5c-R")
def test_a_werewolf_that_draws_is_as_strong_on_the_next_turn_and_a_retreat_is_open() -> None:
    scene = arriving(figure("elf", "werewolf_den"), FAR, dice=(2, 3, 4, 2))
    idle_until_turn_of(scene, 1)
    assert (scene.hero().held, scene.hero().held_by, scene.hero().lives) == ("werewolf", 5, 4)
    idle_until_turn_of(scene, 0)
    assert "retreat:inner_06_dice_with_death" in scene.offered


@pytest.mark.clause("TAL-6.14.8b", "TAL-6.14.8c")
def test_of_three_lizardmen_one_falls_one_stands_and_two_wait() -> None:
    scene = arriving(figure("thief", "pits"), FAR, dice=(3, 6, 1, 1, 1))
    idle_until_turn_of(scene, 1)
    thrown = [(event.fact("score"), event.fact("foe_score")) for event in scene.told("fight_thrown")]
    assert thrown == [(9, 5), (4, 5)]
    assert (scene.hero().held, scene.hero().held_by, scene.hero().lives) == ("lizardman", 2, 3)


@pytest.mark.clause("TAL-6.6.3", "TAL-6.14.3a")
def test_the_vampire_gets_a_charmed_bear_and_a_life() -> None:
    tamer = figure("minstrel", "vampires_tower", followers="bear#1 poltergeist#1", charm_used=True)
    scene = arriving(tamer, FAR, dice=(4,), state={"moved": True, "charmed": ("bear#1",)})
    go_on(scene, next(key for key in scene.offered if "bear#1" in key or key in ("1", "followers:1")))
    idle_until_turn_of(scene, 1)
    assert scene.hero().lives == 3
    assert scene.hero().followers == ("poltergeist#1",)
    assert "bear#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-6.14.3a")
def test_an_equal_throw_with_death_holds_without_a_loss() -> None:
    scene = arriving(figure("elf", "dice_with_death", objects="armour#1"), FAR, dice=(3, 4, 5, 2))
    idle_until_turn_of(scene, 1)
    assert (scene.hero().lives, scene.hero().held) == (4, "death")


# -- the Crown -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.10.2b-R", "TAL-A.siren")
def test_a_ruler_who_hears_the_siren_casts_no_command_in_the_turn_missed() -> None:
    scene = arriving(figure("dwarf", FIELDS), figure("thief", CROWN), deck="siren#1", dice=(6, 6),
                     state={"moved": True, "crown_reached": True})  # fmt: skip
    assert scene.turn == 0
    assert scene.told("turn_missed")
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-6.9.8b", "TAL-6.19.6")
def test_the_command_strikes_toads_and_the_inner_region_alike() -> None:
    scene = starting(figure("monk", CROWN), figure("elf", "city", toad=2, gold=0), figure("troll", "pits"),
                     state=REACHED, dice=(4,))  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert (scene.hero(1).lives, scene.hero(2).lives) == (3, 3)
    assert scene.hero(1).toad == 2


@pytest.mark.clause("TAL-6.14.9c-R")
def test_on_the_crown_the_wizard_may_fight_with_craft_and_the_thief_may_not_steal() -> None:
    wizard = moving(figure("wizard", CROWN, spells="hex#1"), figure("elf", CROWN), state=REACHED)
    assert {"attack:1", "psychic:1"} <= {*wizard.offered}
    thief = moving(figure("thief", CROWN), figure("elf", CROWN, objects="ring#1"), state=REACHED, patient=True)
    assert not [key for key in thief.offered if key.startswith("steal")]
    assert "attack:1" in thief.offered


@pytest.mark.clause("TAL-6.4.3g", "TAL-WIN-1")
def test_once_the_crown_was_reached_a_pestilence_ends_the_match() -> None:
    scene = arriving(figure("elf", FIELDS), figure("troll", "village", lives=1), deck="pestilence#1",
                     state={"moved": True, "crown_reached": True, "unused": ("monk",)})  # fmt: skip
    for _ in range(ENOUGH):
        if scene.decision is None:
            break
        idle(scene)
    assert scene.match.over
    assert scene.state.winners == (0,)


# -- the Warlock -----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-BRD-9")
def test_a_quest_thrown_may_be_fulfilled_at_once_with_a_talisman_of_the_stack_itself() -> None:
    scene = arriving(figure("elf", CAVE, objects="talisman#t4"), FAR, dice=(4,))
    scene.choose("quest")
    idle_till(scene, next(key for key in scene.offered if key.startswith("deliver")))
    assert len(scene.hero().objects) == 1
    assert scene.hero().objects[0].startswith("talisman#t")
    assert scene.hero().quest == ""


@pytest.mark.clause("TAL-BRD-9", "TAL-A.runesword")
def test_a_farmer_killed_for_the_warlock_leads_from_the_tavern_to_the_cave() -> None:
    scene = arriving(figure("thief", "tavern", quest="kill_an_enemy", objects="runesword#1"), FAR, dice=(2, 6, 1))
    idle_until_turn_of(scene, 1)
    assert (scene.hero().space, scene.hero().lives) == (CAVE, 5)
    assert "talisman#t1" in scene.hero().objects


@pytest.mark.clause("TAL-A.cursed-by-a-hag", "TAL-A.poltergeist")
def test_whom_hag_and_poltergeist_follow_has_no_follower_for_the_warlock() -> None:
    owner = figure("elf", FIELDS, followers="cursed_by_a_hag#1 poltergeist#1", quest="deliver_follower")
    scene = moving(owner, FAR)
    assert not [key for key in scene.offered if key.startswith("deliver")]


@pytest.mark.clause("TAL-BRD-9")
def test_gold_won_in_a_fight_is_handed_to_the_warlock_in_the_same_turn() -> None:
    scene = arriving(figure("troll", FIELDS, gold=2, quest="deliver_3_gold"), figure("elf", FIELDS), dice=(6, 1))
    go_on(scene, "attack:1")
    scene.choose("gold")
    idle_till(scene, next(key for key in scene.offered if key.startswith("deliver")))
    assert (scene.hero().space, scene.hero().gold) == (CAVE, 0)


@pytest.mark.clause("TAL-BRD-9", "TAL-6.20.2c-R")
def test_a_quest_done_when_all_talismans_are_out_brings_none() -> None:
    rich = figure("elf", "city", objects="talisman#t1 talisman#t2 talisman#t3 talisman#t4")
    scene = moving(figure("troll", FIELDS, gold=3, quest="deliver_3_gold"), rich)
    scene.choose(next(key for key in scene.offered if key.startswith("deliver")))
    assert (scene.hero().space, scene.hero().objects, scene.hero().quest) == (CAVE, (), "")


# -- deaths ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.4.3b", "TAL-6.4.3g-R")
def test_who_dies_at_the_bridge_leaves_the_goods_on_the_sentinels_space_and_the_steps_lapse() -> None:
    scene = moving(figure("elf", "outer_03_woods", lives=1, objects="ring#1", followers="guide#1", trophies="goblin#1"),
                   FAR, dice=(5, 1, 6), state={"unused": ("monk",)})  # fmt: skip
    idle_till(scene, "cw")
    idle_till(scene, "cross")
    idle_until_turn_of(scene, 1)
    assert set(scene.lying("sentinel")) == {"ring#1", "guide#1"}
    assert "goblin#1" in scene.state.adventure.discard
    assert (scene.hero().character, scene.hero().space) == ("monk", "outer_00_village")


@pytest.mark.clause("TAL-6.4.3f", "TAL-3l", "TAL-6.4.3d")
def test_a_priest_who_comes_after_the_dead_brings_a_spell_of_his_own() -> None:
    scene = arriving(figure("elf", "desert", lives=1, spells="hex#1"), FAR, spell_deck="alchemy#1",
                     state={"moved": True, "unused": ("priest",)})  # fmt: skip
    idle_until_turn_of(scene, 1)
    assert scene.hero().character == "priest"
    assert scene.hero().spells == ("alchemy#1",)
    assert "hex#1" in scene.state.spells.discard
    finish(scene, 1)
