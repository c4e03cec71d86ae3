"""Scenes in which three rules meet on one space: cards left behind, abilities, Followers and what a place does."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import (
    finish,
    go_on,
    idle,
    idle_till,
    idle_until_turn_of,
    step,
    to_the_dice,
    until,
)
from tests.talisman.scene import arriving, figure, moving

FIELDS, RUINS, WOODS, CITY = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_12_city"
VALLEY, GLADE, HILLS = "middle_02_hidden_valley", "middle_04_cursed_glade", "outer_05_hills"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}


@pytest.mark.clause("TAL-A.mule", "TAL-6.12.1g-R", "TAL-6.5.5a")
def test_a_sorceress_who_beguiles_a_mule_may_take_up_the_load_that_fell_and_lure_as_well() -> None:
    victim = figure("elf", CITY, objects="mule#1 axe#1 helmet#1 shield#1 sword#1 ring#1", followers="guide#1", gold=0)
    scene = arriving(figure("sorceress", CITY), victim, dice=(6,))
    scene.choose("beguile:1")
    scene.choose("card:guide#1", "card:mule#1", "leave:ring#1", "take:ring#1")
    assert scene.hero().followers == ("guide#1",)
    assert set(scene.hero().objects) == {"mule#1", "ring#1"}


@pytest.mark.clause("TAL-6.8a", "TAL-6.16.6", "TAL-A.unicorn")
def test_of_two_followers_the_sorceress_lures_only_the_prince_and_not_the_unicorn_or_a_charmed_bear() -> None:
    victim = figure("minstrel", FIELDS, followers="unicorn#1 bear#1 prince#1", gold=1, charm_used=True)
    scene = arriving(figure("sorceress", FIELDS), victim, dice=(1,), state={"moved": True, "charmed": ("bear#1",)})
    scene.choose("beguile:1")
    until(scene, lambda: scene.asked[1] == "lure" or scene.turn == 1 or scene.hero().followers != (), idle)
    if scene.asked[1] == "lure":
        assert {key for key in scene.offered if key.startswith("card:")} == {"card:prince#1"}
    else:
        assert scene.hero().followers == ("prince#1",)


@pytest.mark.clause("TAL-A.runesword", "TAL-6.8a", "TAL-6.1.4c-R")
def test_a_ghoul_with_the_runesword_drinks_a_life_and_raises_the_dead_enemy() -> None:
    scene = arriving(
        figure("ghoul", FIELDS, objects="runesword#1"), figure("elf", CITY), lying={FIELDS: "goblin#1"}, dice=(6, 1)
    )
    until(scene, lambda: scene.asked[1] == "raise" or scene.turn == 1, step)
    scene.choose("yes")
    assert (scene.hero().lives, scene.hero().followers, scene.hero().trophies) == (5, ("goblin#1",), ())


@pytest.mark.clause("TAL-A.cave", "TAL-6.8a")
def test_the_dragon_of_the_cave_leaves_the_minstrel_alone() -> None:
    scene = arriving(figure("minstrel", FIELDS), FAR, lying={FIELDS: "cave#1"}, dice=(1, 6, 1))
    go_on(scene, "yes")
    until(scene, lambda: scene.turn == 1, idle)
    assert scene.hero().lives == 4
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-A.cave", "TAL-A.holy-lance")
def test_the_lance_weighs_three_against_the_dragon_of_the_cave() -> None:
    scene = arriving(figure("elf", FIELDS, objects="holy_lance#1"), FAR, lying={FIELDS: "cave#1"}, dice=(1, 6, 1))
    go_on(scene, "yes")
    assert to_the_dice(scene) == (3 + 3 + 6, 7 + 1)


@pytest.mark.clause("TAL-S.immobility", "TAL-A.holy-lance", "TAL-6.16.5b-R")
def test_a_petrified_dragon_takes_the_threefold_lance_out_of_the_fight_with_the_goblin() -> None:
    scene = arriving(
        figure("elf", RUINS, objects="holy_lance#1", spells="immobility#1"),
        FAR,
        lying={RUINS: "dragon#1 goblin#1"},
        dice=(6, 1),
    )
    idle_till(scene, "cast:immobility#1")
    scene.choose("target:card:dragon#1")
    assert to_the_dice(scene) == (3 + 1 + 6, 2 + 1)


@pytest.mark.clause("TAL-A.shrine", "TAL-6.8a", "TAL-6.13.2", "TAL-6.13.1a")
def test_a_monk_who_raises_a_five_at_the_shrine_travels_to_the_one_he_wants_to_attack() -> None:
    scene = arriving(figure("monk", FIELDS), figure("troll", "tavern"), lying={FIELDS: "shrine#1"}, dice=(5,))
    go_on(scene, "throw")
    scene.choose("yes")
    scene.choose("to:outer_18_tavern")
    until(scene, lambda: "attack:1" in scene.offered or scene.turn == 1, idle)
    assert "attack:1" in scene.offered
    assert scene.hero().lives == 4, "six is no Life"


@pytest.mark.clause("TAL-A.enchanter", "TAL-C15", "TAL-A.maiden")
def test_on_the_glade_the_enchanter_hears_who_has_a_maiden_and_not_who_has_a_crown() -> None:
    with_maiden = arriving(figure("thief", GLADE, followers="maiden#1"), FAR, lying={GLADE: "enchanter#1"})
    until(with_maiden, lambda: with_maiden.asked[1] == "wish" or with_maiden.turn == 1, idle)
    assert with_maiden.was_asked("wish")
    crowned = arriving(figure("thief", GLADE, objects="solomons_crown#1"), FAR, lying={GLADE: "enchanter#1"})
    idle_until_turn_of(crowned, 1)
    assert not crowned.was_asked("wish")


@pytest.mark.clause("TAL-A.mage", "TAL-C15", "TAL-6.2.6a")
def test_on_the_glade_the_mage_gives_what_craft_without_objects_allows() -> None:
    scene = arriving(figure("monk", GLADE, objects="ring#1", spells="hex#1"), FAR, lying={GLADE: "mage#1"})
    finish(scene, 0)
    assert scene.hero().spells == ("hex#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-6.1.6a", "TAL-6.12.1g-R")
def test_a_minstrel_who_charms_a_bear_beside_a_goblin_fights_the_goblin_with_the_bears_help() -> None:
    scene = arriving(figure("minstrel", RUINS), FAR, lying={RUINS: "bear#1 goblin#1"}, dice=(4, 6, 1))
    until(scene, lambda: any("charm" in key for key in scene.offered), idle)
    scene.choose(next(key for key in scene.offered if "charm" in key))
    assert scene.hero().followers == ("bear#1",)
    assert to_the_dice(scene) == (2 + 3 + 6, 2 + 1)


@pytest.mark.clause("TAL-6.8a", "TAL-6.7.3", "TAL-A.fairy", "TAL-A.phantom")
def test_a_druid_who_has_become_good_for_the_fairy_cannot_become_evil_for_the_phantom_beside_her() -> None:
    scene = arriving(figure("druid", RUINS), FAR, lying={RUINS: "fairy#1 phantom#1"})
    until(scene, lambda: "first:fairy#1" in scene.offered, idle)
    scene.choose("first:fairy#1")
    until(scene, lambda: "become:good" in scene.offered, idle)
    scene.choose("become:good")
    until(scene, lambda: "wish:gold" in scene.offered, idle)
    scene.choose("wish:gold")
    seen = idle_until_turn_of(scene, 1)
    assert "become:evil" not in seen
    assert scene.lying(RUINS) == ("phantom#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-A.evil-darkness", "TAL-6.19.8")
def test_a_druid_who_is_a_toad_is_caught_by_the_darkness() -> None:
    scene = arriving(figure("elf", FIELDS), figure("druid", CITY, **TOAD), deck="evil_darkness#1")
    until(scene, lambda: scene.turn == 1 or scene.asked[0] == 1 or bool(scene.told("turn_missed")), idle)
    assert not scene.was_asked("declare_alignment")
    assert scene.hero(1).alignment == "neutral"


@pytest.mark.clause("TAL-6.7.3", "TAL-BRD-7", "TAL-A.runesword", "TAL-6.12.1b")
def test_a_troll_made_good_by_the_mystic_may_not_take_the_runesword_up_again() -> None:
    scene = arriving(figure("troll", "village", objects="runesword#1"), FAR, dice=(4,))
    go_on(scene, "mystic")
    seen = idle_until_turn_of(scene, 1)
    assert scene.lying("village") == ("runesword#1",)
    assert "take:runesword#1" not in seen


@pytest.mark.clause("TAL-6.19.2b-R", "TAL-6.3.3", "TAL-6.19.7")
def test_a_toad_in_the_village_finds_neither_smith_nor_healer_for_its_empty_purse_but_the_mystic() -> None:
    scene = arriving(figure("elf", "village", lives=2, **TOAD), FAR, dice=(5,))
    assert {"blacksmith", "healer"} & {*scene.offered} == set()
    if "mystic" in scene.offered:
        scene.choose("mystic")
    finish(scene, 0)
    assert scene.hero().craft == 4


@pytest.mark.clause("TAL-6.13.2-R", "TAL-6.12.1b", "TAL-6.8a")
def test_a_thief_who_has_stolen_in_the_city_may_still_take_what_lies_there_and_visits_nobody() -> None:
    scene = arriving(figure("thief", CITY), figure("elf", CITY, gold=2, objects=""), lying={CITY: "ring#1"})
    scene.choose("steal:1")
    until(scene, lambda: "take:ring#1" in scene.offered or scene.turn == 1, idle)
    scene.choose("take:ring#1")
    seen = idle_until_turn_of(scene, 1)
    assert not {"enchantress", "doctor"} & seen
    assert scene.hero().gold == 2


@pytest.mark.clause("TAL-6.13.2-R", "TAL-6.12.1c", "TAL-A.ghost")
def test_a_thief_who_steals_beside_a_ghost_takes_nothing_up() -> None:
    scene = arriving(figure("thief", CITY), figure("elf", CITY, gold=2), lying={CITY: "ghost#1 ring#1"})
    scene.choose("steal:1")
    assert "take:ring#1" not in idle_until_turn_of(scene, 1)
    assert not scene.told("fight_thrown")


@pytest.mark.clause("TAL-6.18.1d-R", "TAL-6.13.2", "TAL-A.pixie")
def test_of_three_in_the_woods_only_the_one_with_the_pixie_slips_away() -> None:
    people = (figure("troll", WOODS), figure("thief", WOODS, followers="pixie#1"), figure("monk", WOODS))
    scene = arriving(*people, dice=(6, 1))
    scene.choose("attack:2")
    assert to_the_dice(scene)
    other = arriving(*people, dice=(6, 1))
    other.choose("attack:1")
    idle_till(other, "evade:seat:0")
    assert "attack:2" not in idle_until_turn_of(other, 1)
    assert not other.told("fight_thrown")


@pytest.mark.clause("TAL-A.blizzard", "TAL-6.11.18", "TAL-6.11.1b")
def test_a_raft_crosses_in_a_blizzard() -> None:
    snow = Lasting("blizzard", EVERYBODY, "turns", 4, -1, 0, "blizzard#1")
    scene = moving(figure("elf", WOODS, raft="raft#1", raft_due=True), FAR, state={"lasting": (snow,)})
    scene.choose(f"raft:{VALLEY}")
    assert scene.hero().space == VALLEY


@pytest.mark.clause("TAL-6.15.2b-R", "TAL-A.healer", "TAL-A.witch", "TAL-6.4.6")
def test_who_lets_the_witch_hurt_him_first_is_healed_of_it() -> None:
    scene = arriving(figure("elf", RUINS), FAR, lying={RUINS: "healer#1 witch#1"}, dice=(2,))
    scene.choose("first:witch#1")
    until(
        scene,
        lambda: (
            "heal:1" in scene.offered or scene.turn == 1 or (scene.hero().lives == 4 and bool(scene.told("healed")))
        ),
        idle,
    )
    if "heal:1" in scene.offered:
        scene.choose("heal:1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-A.fountain-of-wisdom", "TAL-A.maze", "TAL-6.15.2b-R", "TAL-6.2.7c-R")
def test_who_drinks_before_the_maze_has_craft_enough_and_a_spell_more() -> None:
    scene = arriving(
        figure("elf", RUINS),
        FAR,
        lying={RUINS: "fountain_of_wisdom#1 maze#1"},
        state={"moved": True, "points": {"fountain_of_wisdom#1": 1}},
    )
    scene.choose("first:fountain_of_wisdom#1", "yes")
    until(scene, lambda: scene.turn == 1, idle)
    assert (scene.hero().missed, scene.hero().craft) == (0, 5)
    assert "fountain_of_wisdom#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-A.sorcerer", "TAL-A.wand", "TAL-C7")
def test_a_troll_whose_wand_sleeps_on_the_glade_buys_no_spell_there() -> None:
    scene = arriving(figure("troll", GLADE, objects="wand#1", gold=3), FAR, lying={GLADE: "sorcerer#1"})
    seen = idle_until_turn_of(scene, 1)
    assert "yes" not in seen
    assert (scene.hero().gold, scene.hero().spells) == (3, ())


@pytest.mark.clause("TAL-6.8a", "TAL-6.11.16a", "TAL-A.axe", "TAL-6.11.19c-R")
def test_a_monk_builds_a_raft_in_the_forest_and_lands_at_the_castle_with_his_axe() -> None:
    scene = moving(figure("monk", "forest", objects="axe#1"), FAR)
    scene.choose("build")
    until(scene, lambda: scene.turn == 1, idle)
    until(scene, lambda: scene.turn == 0, idle)
    scene.choose("raft:middle_15_castle")
    assert (scene.hero().space, scene.hero().objects) == ("middle_15_castle", ("axe#1",))


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-6.8a", "TAL-BRD-9")
def test_an_assassin_who_wins_by_assassination_must_take_the_life_even_from_one_with_a_talisman() -> None:
    scene = arriving(figure("assassin", FIELDS), figure("elf", FIELDS, objects="talisman#1", gold=3), dice=(6,))
    scene.choose("assassinate:1")
    until(scene, lambda: (scene.asked[0] == 1 and scene.asked[1] in ("offer", "protection")) or scene.turn == 1, step)
    assert not scene.was_asked("reward")
    assert "no_offer" in scene.offered
    scene.choose("no_offer")
    assert scene.hero(1).lives == 3
