"""Scenes in which Spells answer Spells, abilities and cards, and a third seat changes what two others began."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import (
    finish,
    first_of,
    go_on,
    idle,
    idle_till,
    idle_until_turn_of,
    step,
    to_the_dice,
    until,
)
from tests.talisman.meeting.spells import at, caster
from tests.talisman.scene import Scene, arriving, figure, starting

FIELDS, RUINS, WOODS, CITY = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_12_city"
VALLEY, CROWN, GLADE = "middle_02_hidden_valley", "inner_08_crown_of_command", "middle_04_cursed_glade"
FAR = figure("ghoul", "outer_14_hills")


@pytest.mark.clause("TAL-S.immobility", "TAL-6.18.1c", "TAL-6.18.1d-R")
def test_a_third_one_petrifies_the_elf_who_slipped_past_the_wolf_and_the_wolf_fights_him_after_all() -> None:
    scene = arriving(figure("elf", WOODS), caster("immobility#1 hex#1"), lying={WOODS: "wolf#1 goblin#1"}, dice=(6, 1))
    idle_till(scene, "evade:card:wolf#1")
    until(scene, lambda: "cast:immobility#1" in scene.offered or bool(scene.told("fight_thrown")), step)
    at(scene, "immobility#1", "seat:0")
    assert to_the_dice(scene) == (3 + 6, 2 + 2 + 1)


@pytest.mark.clause("TAL-S.immobility", "TAL-A.amulet")
def test_an_evasion_of_the_owner_of_the_amulet_is_not_undone_by_immobility() -> None:
    scene = arriving(figure("elf", WOODS, objects="amulet#1"), caster("immobility#1 hex#1"), lying={WOODS: "wolf#1"})
    idle_till(scene, "evade:card:wolf#1")
    assert "cast:immobility#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-S.healing", "TAL-S.random", "TAL-6.9.6b-R")
def test_a_healing_in_answer_to_a_random_comes_before_its_die() -> None:
    scene = starting(figure("elf", FIELDS, lives=1, spells="healing#1"), caster("random#1 hex#1"), dice=(6,))
    at(scene, "random#1", "seat:0")
    until(scene, lambda: "cast:healing#1" in scene.offered or bool(scene.told("spell_worked")), step)
    scene.choose("cast:healing#1")
    until(scene, lambda: scene.hero().lives == 5 or scene.turn == 1, step)
    assert scene.hero().lives == 5, "healed to four first, the sixth eye then gives one more"


@pytest.mark.clause("TAL-S.nullify", "TAL-S.counterspell", "TAL-6.9.6b-R")
def test_a_nullify_in_answer_to_an_acquisition_takes_the_casters_other_spells_and_not_the_acquisition() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="acquisition#1 counterspell#1"),
        figure("elf", CITY, objects="ring#1"),
        caster("nullify#1 hex#1", "castle"),
    )
    idle_till(scene, "cast:acquisition#1")
    if "target:seat:1" in scene.offered:
        scene.choose("target:seat:1")
    until(scene, lambda: "cast:nullify#1" in scene.offered, idle)
    scene.choose("cast:nullify#1", "target:seat:0")
    until(scene, lambda: "card:ring#1" in scene.offered or scene.hero().objects == ("ring#1",), idle)
    if "card:ring#1" in scene.offered:
        scene.choose("card:ring#1")
    assert scene.hero().objects == ("ring#1",)
    assert "counterspell#1" in scene.state.spells.discard


@pytest.mark.clause("TAL-S.counterspell", "TAL-S.temporal-warp")
def test_a_countered_warp_leaves_a_single_turn() -> None:
    scene = starting(figure("druid", FIELDS, spells="temporal_warp#1"), figure("elf", CITY, spells="counterspell#1"))
    scene.choose("cast:temporal_warp#1")
    go_on(scene, "cast:counterspell#1")
    assert scene.state.extra_turns == 0
    assert {"temporal_warp#1", "counterspell#1"} <= {*scene.state.spells.discard}


@pytest.mark.clause("TAL-S.teleport", "TAL-S.counterspell", "TAL-6.11.1a")
def test_who_is_kept_from_teleporting_throws_the_die_after_all() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="teleport#1"), figure("elf", CITY, spells="counterspell#1"), dice=(2,)
    )
    go_on(scene, "cast:teleport#1")
    until(scene, lambda: "cast:counterspell#1" in scene.offered, first_of())
    scene.choose("cast:counterspell#1")
    until(scene, lambda: "cw" in scene.offered, idle)
    scene.choose("cw")
    assert scene.hero().space == WOODS


@pytest.mark.clause("TAL-S.mesmerism", "TAL-A.maiden", "TAL-6.2.7c-R", "TAL-6.2.8a")
def test_a_maiden_mesmerised_to_and_fro_brings_a_spell_to_each_only_the_first_time() -> None:
    druid = figure("druid", FIELDS, spells="mesmerism#1 hex#1", craft=4)
    scene = starting(druid, figure("elf", CITY, followers="maiden#1"), spell_deck="alchemy#1 divination#1")
    scene.choose("cast:mesmerism#1")
    assert scene.hero().followers == ("maiden#1",)
    assert set(scene.hero().spells) == {"hex#1", "alchemy#1"}, "two become three places: one more"


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.4.3g-R", "TAL-S.random")
def test_gold_alone_is_acquired_from_one_who_has_nothing_else_and_nothing_from_a_beggar() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="acquisition#1"), figure("elf", CITY, gold=1), figure("monk", CITY, gold=0)
    )
    scene.choose("cast:acquisition#1")
    until(scene, lambda: scene.hero().gold == 2 or scene.turn == 1, idle)
    assert (scene.hero().gold, scene.hero(1).gold) == (2, 0)


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.11.19a", "TAL-6.9.6a")
def test_from_one_who_has_a_raft_only_nothing_is_acquired() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="acquisition#1"),
        figure("elf", CITY, gold=0, raft="raft#1"),
        figure("monk", CITY, gold=0),
    )
    assert "cast:acquisition#1" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-A.maiden", "TAL-A.ring", "TAL-S.random")
def test_a_blast_adds_the_craft_that_is_left_when_random_has_taken_the_rest() -> None:
    fighter = figure("elf", FIELDS, craft=7, objects="ring#1", followers="maiden#1", spells="psionic_blast#1")
    scene = arriving(fighter, caster("random#1 hex#1"), lying={FIELDS: "dragon#1"}, dice=(3, 1, 6))
    until(scene, lambda: scene.state.window == "before_battle", step)
    if "cast:psionic_blast#1" in scene.offered:
        scene.choose("pass")
    at(scene, "random#1", "seat:0")
    until(scene, lambda: "cast:psionic_blast#1" in scene.offered, step)
    scene.choose("cast:psionic_blast#1")
    assert to_the_dice(scene)[0] == (3 + 1) + (4 + 2 + 2) + 1


@pytest.mark.clause("TAL-S.invisibility", "TAL-6.18.2b", "TAL-CHR-1")
def test_a_sorceress_whose_victim_vanishes_lures_nobody_either() -> None:
    victim = figure("elf", FIELDS, followers="prince#1", spells="invisibility#1")
    scene = arriving(figure("sorceress", FIELDS), victim, dice=(6,))
    go_on(scene, "beguile:1")
    go_on(scene, "cast:invisibility#1")
    finish(scene, 0)
    assert scene.hero(1).followers == ("prince#1",)
    assert not scene.was_asked("lure")


@pytest.mark.clause("TAL-S.invisibility", "TAL-A.siren", "TAL-A.witch")
def test_the_unseen_escapes_the_witch_and_not_the_siren_beside_her() -> None:
    scene = arriving(figure("monk", RUINS, spells="invisibility#1"), FAR, lying={RUINS: "witch#1 siren#1"})
    idle_till(scene, "cast:invisibility#1")

    def evade(scene: Scene) -> None:
        wanted = (key for key in scene.offered if key.startswith("evade:card:witch"))
        scene.choose(next(wanted, scene.offered[-1]))

    until(scene, lambda: scene.turn == 1, evade)
    assert scene.lying(RUINS) == ("witch#1",)
    assert scene.hero().missed == 1
    assert not scene.told("thrown_table")


@pytest.mark.clause("TAL-S.immobility", "TAL-A.imp", "TAL-A.bear", "TAL-6.18.2c")
def test_an_imp_petrified_carries_nobody_off_and_the_bear_beside_him_still_attacks() -> None:
    scene = arriving(figure("elf", RUINS, spells="immobility#1"), FAR, deck="imp#1 bear#1", dice=(6, 1))
    idle_till(scene, "cast:immobility#1")
    if "target:card:imp#1" in scene.offered:
        scene.choose("target:card:imp#1")
    assert to_the_dice(scene) == (3 + 6, 3 + 1)
    assert scene.hero().space == RUINS
    assert "imp#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-S.preservation", "TAL-A.dragon", "TAL-6.8a")
def test_a_victim_of_the_assassin_preserved_is_a_stand_off() -> None:
    scene = arriving(
        figure("assassin", FIELDS, strength=9),
        caster("preservation#1 hex#1"),
        lying={FIELDS: "dragon#1 bag_of_gold#1"},
        dice=(1,),
    )
    until(scene, lambda: "cast:preservation#1" in scene.offered, first_of("assassinate", "yes"))
    scene.choose("cast:preservation#1")
    finish(scene, 0)
    assert scene.lying(FIELDS) == ("dragon#1", "bag_of_gold#1")
    assert scene.hero().trophies == ()
    assert scene.hero().gold == 1
