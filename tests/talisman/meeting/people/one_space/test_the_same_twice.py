"""Scenes in which the same card, the same misfortune or the same attack comes twice, and of several on one space."""

from __future__ import annotations

import pytest

from game.talisman.rules.table.sheet import allowance
from tests.talisman.meeting.playing_on import finish, go_on, idle, idle_until_turn_of, on_turn, step, to_the_dice, until
from tests.talisman.meeting.spells import caster
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, VALLEY, CITY = "outer_01_fields", "outer_20_ruins", "middle_02_hidden_valley", "outer_12_city"
CROWN = "inner_08_crown_of_command"
FAR = figure("ghoul", "outer_14_hills")


# -- the same card ---------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.holy-lance", "TAL-6.16.5a")
def test_two_dragons_do_not_count_the_lance_twice() -> None:
    scene = arriving(figure("elf", RUINS, objects="holy_lance#1"), FAR, lying={RUINS: "dragon#1 dragon#2"}, dice=(6, 1))
    assert to_the_dice(scene) == (3 + 3 + 6, 14 + 1)


@pytest.mark.clause("TAL-A.mule", "TAL-6.5.5a", "TAL-6.5.3-R")
def test_who_loses_one_of_two_mules_carries_on_with_the_other() -> None:
    owner = figure("elf", FIELDS, objects="mule#1 mule#p1 axe#1 helmet#1 shield#1 sword#1 ring#1")
    scene = arriving(figure("thief", FIELDS), owner)
    go_on(scene, "steal:1")
    go_on(scene, "card:mule#1")
    assert not scene.was_asked("surplus_object")
    assert len(scene.hero(1).objects) == 6


@pytest.mark.clause("TAL-A.talisman", "TAL-S.acquisition", "TAL-6.11.6b")
def test_who_loses_one_of_two_talismans_at_the_gate_of_fire_still_enters() -> None:
    scene = starting(figure("druid", FIELDS, spells="acquisition#1"), figure("elf", "pits",
                     objects="talisman#1 talisman#t1"), dice=(1,), deck="healer#1")  # fmt: skip
    scene.choose("cast:acquisition#1", "card:talisman#1")
    until(scene, lambda: scene.turn == 1, idle)
    assert "step:inner_04_valley_of_fire" in scene.offered
    bare = starting(figure("druid", FIELDS, spells="acquisition#1"), figure("elf", "pits", objects="talisman#1"),
                    dice=(1,), deck="healer#1")  # fmt: skip
    bare.choose("cast:acquisition#1", "card:talisman#1")
    until(bare, lambda: bare.turn == 1, idle)
    assert "step:inner_04_valley_of_fire" not in bare.offered


@pytest.mark.clause("TAL-S.preservation", "TAL-6.9.8b")
def test_two_preservations_of_one_holder_save_two_whom_one_command_would_kill() -> None:
    people = (figure("troll", CROWN), figure("elf", "city", lives=1), figure("monk", "city", lives=1))
    scene = moving(*people, caster("preservation#1 preservation#2", "castle"), dice=(6,), state={"crown_reached": True})
    go_on(scene, "cast:preservation#1")
    go_on(scene, "cast:preservation#2")
    assert [scene.hero(seat).lives for seat in (1, 2)] == [1, 1]


@pytest.mark.clause("TAL-S.healing", "TAL-C8")
def test_a_second_healing_finds_nobody_to_heal() -> None:
    scene = starting(figure("elf", FIELDS, lives=2), caster("healing#1 healing#2"), spell_deck="psionic_blast#1")
    go_on(scene, "cast:healing#1")
    assert scene.hero().lives == 4
    assert "cast:healing#2" not in idle_until_turn_of(scene, 1)


@pytest.mark.clause("TAL-S.immobility", "TAL-6.16.5b-R")
def test_two_immobilities_leave_nobody_of_two_to_fight() -> None:
    scene = arriving(figure("elf", RUINS, spells="immobility#1 immobility#2"), FAR,
                     lying={RUINS: "goblin#1 goblin#2 bag_of_gold#1"})  # fmt: skip
    scene.choose("cast:immobility#1", "target:card:goblin#1", "cast:immobility#2")
    go_on(scene, "take:bag_of_gold#1")
    assert set(scene.lying(RUINS)) == {"goblin#1", "goblin#2"}


@pytest.mark.clause("TAL-S.psionic-blast", "TAL-CHR-3")
def test_a_monk_with_a_blast_adds_his_craft_twice_and_with_two_blasts_no_more() -> None:
    scene = arriving(figure("monk", FIELDS, craft=4, spells="psionic_blast#1 psionic_blast#2"), FAR,
                     lying={FIELDS: "dragon#1"}, dice=(1, 6))  # fmt: skip
    go_on(scene, "cast:psionic_blast#1")
    assert "cast:psionic_blast#2" not in scene.offered
    assert to_the_dice(scene)[0] == 2 + 4 + 4 + 1


# -- the same misfortune ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.evil-darkness", "TAL-A.siren", "TAL-C5")
def test_darkness_and_siren_in_one_turn_cost_the_others_two_turns() -> None:
    scene = arriving(figure("ghoul", RUINS), figure("elf", "castle"), figure("monk", "city"),
                     deck="evil_darkness#1 siren#1")  # fmt: skip
    on_turn(scene, 0)
    until(scene, lambda: scene.state.turns >= 7, idle)
    missed = [event.fact("who") for event in scene.told("turn_missed")]
    assert [missed[:3].count(seat) for seat in (1, 2)] == [1, 2], "the Elf does not hear the Siren"


@pytest.mark.clause("TAL-C5", "TAL-6.10.2b-R")
def test_a_turn_lost_in_the_tavern_comes_on_top_of_one_lost_before() -> None:
    scene = arriving(figure("elf", "tavern", missed=1), FAR, dice=(1,))
    assert scene.hero().missed == 2


@pytest.mark.clause("TAL-A.maiden", "TAL-6.2.8a", "TAL-S.preservation")
def test_a_maiden_lost_in_the_chasm_costs_a_spell_before_the_next_follower_is_thrown_for() -> None:
    seer = figure("druid", "chasm", craft=4, followers="maiden#1 prince#1", spells="hex#1 teleport#1 preservation#1")
    scene = arriving(seer, FAR, dice=(6, 1, 1))
    until(scene, lambda: "cast:preservation#1" in scene.offered, step)
    scene.choose("pass")
    assert scene.asked == (0, "surplus_spell")
    scene.choose("discard:preservation#1")
    assert "prince#1" in scene.state.adventure.discard
    assert allowance(scene.state, 0) == 2


@pytest.mark.clause("TAL-A.witch", "TAL-6.19.1b-R")
def test_a_toad_that_the_witch_makes_a_toad_again_begins_its_count_anew() -> None:
    scene = arriving(figure("elf", FIELDS, toad=1, gold=0), FAR, lying={FIELDS: "witch#1"}, dice=(1,))
    finish(scene, 0)
    assert scene.hero().toad == 3


@pytest.mark.clause("TAL-6.2.3", "TAL-6.1.3-R", "TAL-S.random")
def test_who_has_gained_nothing_loses_nothing_to_enchantress_and_random() -> None:
    city = arriving(figure("elf", "city"), FAR, dice=(2,)).choose("enchantress")
    assert city.hero().strength == 3
    scene = starting(figure("elf", FIELDS), caster("random#1 psionic_blast#1"), dice=(3,), spell_deck="psionic_blast#2")
    go_on(scene, "cast:random#1")
    go_on(scene, "target:seat:0")
    assert (scene.hero().strength, scene.hero().craft) == (3, 4)


# -- several on one space --------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.18.1b", "TAL-6.13.2", "TAL-S.invisibility")
def test_who_evades_one_is_attacked_by_the_next_in_the_next_turn() -> None:
    unseen = figure("elf", "outer_17_plains", spells="invisibility#1")
    people = (figure("troll", "outer_17_plains"), figure("warrior", "tavern"), unseen)
    scene = arriving(*people, dice=(1, 6, 6, 1))
    go_on(scene, "attack:2")
    go_on(scene, "cast:invisibility#1")
    on_turn(scene, 1)
    until(scene, lambda: "ccw" in scene.offered, idle)
    scene.choose("ccw")
    assert {"attack:0", "attack:2"} <= {*scene.offered}


@pytest.mark.clause("TAL-6.13.2-R", "TAL-CHR-1", "TAL-6.8a")
def test_of_two_on_the_space_the_sorceress_lures_from_the_one_whom_she_has_beguiled() -> None:
    scene = arriving(figure("sorceress", FIELDS, spells="hex#1"), figure("elf", FIELDS, objects="ring#1"),
                     figure("troll", FIELDS, followers="guide#1"), dice=(6,))  # fmt: skip
    go_on(scene, "beguile:1")
    finish(scene, 0)
    assert not scene.was_asked("lure")
    assert scene.hero(2).followers == ("guide#1",)


@pytest.mark.clause("TAL-6.16.4f", "TAL-6.16.10-R", "TAL-6.12.1b")
def test_after_a_draw_with_a_character_nothing_that_lies_there_is_taken() -> None:
    scene = arriving(figure("troll", "village"), figure("elf", "village"), lying={"village": "ring#1"}, dice=(1, 4))
    go_on(scene, "attack:1")
    until(scene, lambda: scene.turn == 1, step)
    assert scene.told("fight_drawn")
    assert scene.lying("village") == ("ring#1",)


@pytest.mark.clause("TAL-6.8a", "TAL-6.5.2a", "TAL-S.acquisition")
def test_an_evil_caster_may_acquire_the_ring_and_not_the_lance_and_nothing_beside_an_amulet() -> None:
    victims = (figure("elf", "city", objects="holy_lance#1 ring#1", gold=0),
               figure("monk", "city", objects="amulet#1 cross#1"))  # fmt: skip
    scene = starting(figure("assassin", FIELDS, craft=3, spells="acquisition#1"), *victims)
    scene.choose("cast:acquisition#1")
    until(scene, lambda: scene.told("spell_cast") != [], step)
    assert "card:holy_lance#1" not in scene.offered
    assert scene.hero(2).objects == ("amulet#1", "cross#1")
    assert "ring#1" in scene.hero().objects or "card:ring#1" in scene.offered


# -- weapons and protection ------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.8a", "TAL-A.shield", "TAL-6.16.4d")
def test_a_warrior_who_swung_two_weapons_may_trust_the_armour_and_not_the_shield() -> None:
    fighter = figure("warrior", FIELDS, objects="sword#1 axe#1 shield#1 armour#1")
    scene = arriving(fighter, FAR, lying={FIELDS: "dragon#1"}, dice=(1, 1, 6, 4))
    until(scene, lambda: "weapon:sword#1,axe#1" in scene.offered or scene.asked[1] == "protection", step)
    if scene.asked[1] == "weapon":
        scene.choose("weapon:sword#1,axe#1")
    until(scene, lambda: scene.asked[1] == "protection" or scene.turn == 1, step)
    assert {*scene.offered} == {"protect:armour#1", "none"}
    scene.choose("protect:armour#1")
    assert scene.hero().lives == 4


@pytest.mark.clause("TAL-6.8a", "TAL-S.psionic-blast", "TAL-6.16.7")
def test_the_victim_of_an_assassin_throws_no_die_but_its_blast_counts() -> None:
    scene = arriving(figure("assassin", FIELDS), figure("elf", FIELDS, spells="psionic_blast#1", gold=0), dice=(2,))
    go_on(scene, "assassinate:1")
    go_on(scene, "cast:psionic_blast#1")
    assert to_the_dice(scene) == (3 + 2, 3 + 4)
    assert scene.told("fight_won")[0].fact("who") == 1
