"""Spells and Magic Objects that meet in one fight."""

from __future__ import annotations

import pytest

from game.talisman.rules.table.sheet import strength
from tests.talisman.meeting.playing_on import finish, go_on, to_the_dice
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, GLADE, RUINS = "outer_01_fields", "middle_04_cursed_glade", "outer_20_ruins"
FAR = figure("ghoul", "outer_14_hills")


@pytest.mark.clause("TAL-S.random", "TAL-6.19.3a", "TAL-6.16.3")
def test_an_attacker_made_a_toad_before_the_dice_fights_with_one_point_and_bare() -> None:
    attacker = figure("troll", FIELDS, objects="sword#1 magic_belt#1")
    scene = arriving(attacker, figure("druid", FIELDS, spells="random#1"), dice=(1, 3, 3))
    go_on(scene, "attack:1")
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert to_the_dice(scene) == (1 + 3, 2 + 3)
    assert {*scene.lying(FIELDS)} >= {"sword#1", "magic_belt#1"}


@pytest.mark.clause("TAL-S.preservation", "TAL-A.runesword", "TAL-6.1.4c-R")
def test_an_enemy_preserved_gives_the_runesword_nothing_and_a_whole_group_lives_on() -> None:
    hero = figure("troll", RUINS, objects="runesword#1", lives=3)
    scene = arriving(hero, figure("druid", "city", spells="preservation#1"), lying={RUINS: "wolf#1 bear#1"},
                     dice=(6, 1))  # fmt: skip
    go_on(scene, "cast:preservation#1")
    assert scene.hero().lives == 3
    assert {*scene.lying("ruins")} == {"wolf#1", "bear#1"}
    assert scene.hero().trophies == ()


@pytest.mark.clause("TAL-A.runesword", "TAL-6.14.8b")
def test_the_runesword_drinks_from_every_lizardman() -> None:
    hero = figure("troll", "pits", objects="runesword#1", lives=2)
    scene = arriving(hero, FAR, dice=(3, 6, 1, 6, 1, 6, 1))
    assert len(scene.told("fight_won")) == 3
    assert scene.hero().lives == 5


@pytest.mark.clause("TAL-A.cross", "TAL-C15")
def test_a_cross_is_of_no_use_on_the_cursed_glade() -> None:
    scene = arriving(figure("elf", "cursed_glade", objects="cross#1"), FAR, lying={GLADE: "wraith#1"}, dice=(1, 6))
    assert scene.told("fight_lost")
    assert scene.hero().lives == 3


@pytest.mark.clause("TAL-C15", "TAL-6.16.4d")
def test_armour_saves_a_life_on_the_cursed_glade_all_the_same() -> None:
    scene = arriving(figure("elf", "cursed_glade", objects="armour#1 sword#1"), FAR, lying={GLADE: "dragon#1"},
                     dice=(1, 6, 4))  # fmt: skip
    go_on(scene, "protect:armour#1")
    assert scene.hero().lives == 4
    assert scene.told("fight_thrown")[0].fact("score") == 3 + 1


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-A.mercenary", "TAL-A.potion-of-strength")
def test_blast_potion_and_mercenary_add_up_in_one_combat() -> None:
    hero = figure("elf", FIELDS, objects="potion_of_strength#1", followers="mercenary#1", spells="psionic_blast#1")
    scene = moving(hero, FAR).choose("use:potion_of_strength#1", "use:mercenary#1")
    assert strength(scene.state, 0) == 3 + 2 + 3
    late = arriving(hero, FAR, lying={FIELDS: "dragon#1"}, dice=(1, 6))
    for key in ("use:potion_of_strength#1", "use:mercenary#1", "cast:psionic_blast#1"):
        go_on(late, key)
    assert to_the_dice(late)[0] == 3 + 2 + 3 + 4 + 1


@pytest.mark.clause("TAL-A.mercenary", "TAL-A.potion-of-strength", "TAL-6.17.2a")
def test_neither_potion_nor_mercenary_helps_against_a_spirit() -> None:
    hero = figure("elf", FIELDS, objects="potion_of_strength#1", followers="mercenary#1")
    scene = arriving(hero, FAR, lying={FIELDS: "wraith#1"}, dice=(3, 3))
    for key in ("use:potion_of_strength#1", "use:mercenary#1"):
        if key in scene.offered:
            scene.choose(key)
    assert to_the_dice(scene)[0] == 4 + 3


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.14.5d-R", "TAL-A.potion-of-strength")
def test_a_paid_mercenary_and_a_potion_count_in_the_crypt() -> None:
    hero = figure("elf", "inner_00_plain_of_peril", objects="potion_of_strength#1", followers="mercenary#1")
    scene = moving(hero, FAR, dice=(3, 3, 3)).choose("use:potion_of_strength#1", "use:mercenary#1")
    scene.choose("step:inner_07_crypt")
    assert scene.told("came_out") or scene.hero().space == "inner_00_plain_of_peril"
    assert scene.hero().space == "inner_00_plain_of_peril", "nine less eight is one"


@pytest.mark.clause("TAL-S.immobility", "TAL-S.temporal-warp")
def test_a_petrified_caster_has_his_warp_left_for_a_later_turn() -> None:
    scene = starting(figure("druid", FIELDS, spells="temporal_warp#1"), figure("wizard", "city",
                     spells="immobility#1 hex#1")).choose("cast:immobility#1")  # fmt: skip
    assert scene.turn == 1
    finish(scene, 1)
    assert "cast:temporal_warp#1" in scene.offered
