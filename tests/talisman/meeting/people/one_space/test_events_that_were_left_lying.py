"""Scenes of Events that were left lying, and of Events that meet others in one draw."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import (
    drawn,
    finish,
    idle,
    idle_till,
    step,
    until,
)
from tests.talisman.scene import arriving, figure, moving

FIELDS, RUINS, WOODS, CITY = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_12_city"
VALLEY, GLADE, HILLS = "middle_02_hidden_valley", "middle_04_cursed_glade", "outer_05_hills"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 2, "gold": 0}


@pytest.mark.clause("TAL-A.imp", "TAL-6.13.1b-R", "TAL-6.13.4c")
def test_an_imp_that_leads_back_to_the_valley_counts_what_was_drawn_beside_him() -> None:
    scene = arriving(figure("elf", VALLEY), FAR, deck="imp#1 bag_of_gold#1 healer#1 angel#1 devil#1", dice=(5,))
    finish(scene, 0)
    assert drawn(scene) == ["imp#1", "bag_of_gold#1", "healer#1", "angel#1"]
    assert scene.hero().lives == 5


@pytest.mark.clause("TAL-C4", "TAL-A.pestilence", "TAL-6.13.4d-R")
def test_a_pestilence_left_in_the_valley_strikes_the_middle_region_when_the_next_one_comes() -> None:
    people = (figure("elf", "middle_03_hills"), figure("troll", "castle"), figure("monk", CITY))
    scene = moving(*people, lying={VALLEY: "pestilence#1 bag_of_gold#1"}, dice=(1,), deck="mage#1")
    idle_till(scene, "ccw")
    until(scene, lambda: scene.turn == 1, idle)
    assert [scene.hero(seat).lives for seat in (0, 1, 2)] == [3, 3, 4]
    assert drawn(scene) == ["mage#1"], "Event and bag were two of the three"
    assert "pestilence#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-C4", "TAL-A.storm", "TAL-6.15.4c")
def test_a_storm_left_lying_ends_the_turn_of_the_next_one_before_the_bear_beside_it() -> None:
    people = (figure("elf", "outer_19_fields"), figure("troll", CITY), figure("monk", "castle"))
    scene = moving(*people, lying={RUINS: "storm#1 bear#1"}, dice=(1,))
    idle_till(scene, "cw")
    until(scene, lambda: scene.turn != 0, idle)
    assert not scene.told("fight_thrown")
    assert scene.lying(RUINS) == ("bear#1",)
    assert (scene.hero(0).missed, scene.hero(2).missed) == (0, 0)


@pytest.mark.clause("TAL-A.imp", "TAL-A.evil-darkness", "TAL-6.15.2b-R", "TAL-6.15.4c")
def test_who_takes_the_darkness_before_the_imp_leaves_the_imp_to_the_next() -> None:
    scene = arriving(figure("elf", RUINS), figure("ghoul", CITY), deck="evil_darkness#1 imp#1")
    scene.choose("first:evil_darkness#1")
    until(scene, lambda: scene.turn == 1, idle)
    assert (scene.hero().space, scene.lying(RUINS)) == (RUINS, ("imp#1",))


@pytest.mark.clause("TAL-A.siren", "TAL-6.19.7")
def test_a_dwarf_inside_a_toad_does_not_hear_the_siren_and_a_monk_inside_one_does() -> None:
    people = (figure("ghoul", FIELDS), figure("dwarf", CITY, **TOAD), figure("monk", "castle", **TOAD))
    scene = arriving(*people, deck="siren#1")
    until(scene, lambda: scene.turn == 1, idle)
    assert [scene.hero(seat).missed for seat in (0, 1, 2)] == [0, 0, 1]


@pytest.mark.clause("TAL-A.raiders", "TAL-A.mule", "TAL-6.2.8a", "TAL-A.solomons-crown")
def test_raiders_who_carry_off_crown_and_mule_cost_spells_and_leave_followers() -> None:
    robbed = figure(
        "elf",
        FIELDS,
        objects="mule#1 solomons_crown#1 axe#1 sword#1 helmet#1 shield#1",
        followers="guide#1",
        spells="hex#1 alchemy#1 divination#1",
        gold=2,
    )
    scene = arriving(robbed, FAR, deck="raiders#1")
    until(scene, lambda: scene.asked[1] == "surplus_spell", step)
    scene.choose("discard:hex#1")
    assert (scene.hero().objects, scene.hero().followers, scene.hero().gold) == ((), ("guide#1",), 0)
    assert len(scene.lying("oasis")) == 6
    assert scene.state.gold["middle_10_oasis"] == 2
