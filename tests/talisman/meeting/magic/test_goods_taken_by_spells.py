"""Scenes in which Spells take goods or Followers, and what hangs on them follows at once."""

from __future__ import annotations

import pytest

from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import finish, go_on, idle_till, idle_until_turn_of, to_the_dice
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, GLADE, HILLS = "outer_01_fields", "outer_20_ruins", "middle_04_cursed_glade", "outer_05_hills"
FAR = figure("ghoul", "outer_14_hills")


# -- Acquisition -----------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.5.5b")
def test_who_acquires_a_fifth_object_leaves_one_where_he_stands_himself() -> None:
    taker = figure("druid", FIELDS, objects="axe#1 helmet#1 shield#1 sword#1", spells="acquisition#1")
    scene = starting(taker, figure("elf", "city", objects="ring#1", gold=0))
    go_on(scene, "cast:acquisition#1")
    go_on(scene, next(key for key in scene.offered if "helmet#1" in key))
    assert scene.lying(FIELDS) == ("helmet#1",)
    assert scene.lying("city") == ()
    assert "ring#1" in scene.hero().objects


@pytest.mark.clause("TAL-S.acquisition", "TAL-A.wand", "TAL-6.2.8a")
def test_a_wand_acquired_takes_the_trolls_spell_from_him() -> None:
    troll = figure("troll", "city", objects="wand#1", spells="hex#1", gold=0)
    scene = starting(figure("druid", FIELDS, spells="acquisition#1"), troll, spell_deck="random#1")
    go_on(scene, "cast:acquisition#1")
    assert scene.hero(0).objects == ("wand#1",)
    assert scene.hero(1).spells == ()
    assert "hex#1" in scene.state.spells.discard
    assert scene.hero(0).spells == ("random#1",), "the Wand's new owner has no Spell left and draws one"


@pytest.mark.clause("TAL-S.acquisition", "TAL-A.amulet", "TAL-C15")
def test_on_the_cursed_glade_the_amulet_itself_can_be_acquired() -> None:
    owner = figure("elf", GLADE, objects="amulet#1", gold=0)
    scene = starting(figure("druid", FIELDS, spells="acquisition#1"), owner)
    go_on(scene, "cast:acquisition#1")
    assert scene.hero().objects == ("amulet#1",)
    safe = starting(figure("druid", FIELDS, spells="acquisition#1"), figure("elf", "city", objects="amulet#1"))
    assert "cast:acquisition#1" not in safe.offered


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.2.8b")
def test_who_loses_the_crown_of_solomon_by_a_spell_chooses_the_surplus_spell() -> None:
    victim = figure("elf", "city", objects="solomons_crown#1", spells="hex#1 mesmerism#1 alchemy#1", gold=0)
    scene = starting(figure("troll", FIELDS, objects="wand#1", spells="acquisition#1"), victim)
    go_on(scene, "cast:acquisition#1")
    assert scene.asked[0] == 1
    scene.choose(next(key for key in scene.offered if "mesmerism#1" in key))
    assert scene.hero(1).spells == ("hex#1", "alchemy#1")


@pytest.mark.clause("TAL-S.counterspell")
def test_somebody_else_than_the_victim_counters_an_acquisition() -> None:
    friend = figure("monk", "chapel", spells="counterspell#1")
    scene = starting(figure("druid", FIELDS, spells="acquisition#1"), figure("troll", "city", objects="axe#1", gold=0),
                     friend)  # fmt: skip
    go_on(scene, "cast:acquisition#1")
    if "cast:counterspell#1" not in scene.offered:
        scene.choose(next(key for key in scene.offered if "seat:1" in key or "axe" in key))
    idle_till(scene, "cast:counterspell#1")
    idle_until_turn_of(scene, 1)
    assert scene.hero(1).objects == ("axe#1",)
    assert set(scene.state.spells.discard) == {"acquisition#1", "counterspell#1"}


@pytest.mark.clause("TAL-S.acquisition", "TAL-6.9.6a")
def test_acquisition_is_for_the_beginning_of_the_own_turn_and_no_later() -> None:
    scene = arriving(figure("druid", FIELDS, spells="acquisition#1"), figure("elf", "city", objects="ring#1"))
    assert "cast:acquisition#1" not in idle_until_turn_of(scene, 1)


# -- Mesmerism -------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.mesmerism")
def test_a_mesmerised_alchemist_serves_in_the_same_turn() -> None:
    scene = starting(figure("druid", FIELDS, objects="axe#1", spells="mesmerism#1"),
                     figure("elf", "city", followers="alchemist#1"))  # fmt: skip
    go_on(scene, "cast:mesmerism#1")
    while keys := [key for key in scene.offered if "alchemist" in key and "leave" not in key]:
        scene.choose(keys[0])
        if "card:axe#1" in scene.offered:
            scene.choose("card:axe#1")
    assert (scene.hero().gold, scene.hero().objects) == (2, ())


@pytest.mark.clause("TAL-S.mesmerism")
def test_a_raised_enemy_that_is_mesmerised_fights_for_the_caster() -> None:
    ghoul = figure("ghoul", "city", followers="goblin#1")
    scene = moving(figure("druid", FIELDS, spells="mesmerism#1"), ghoul, dice=(1, 3, 1),
                   lying={"outer_02_graveyard": "wolf#1"})  # fmt: skip
    scene.choose("cast:mesmerism#1")
    assert (scene.hero(0).followers, scene.hero(1).followers) == (("goblin#1",), ())
    idle_till(scene, "cw")
    idle_till(scene, "helper:goblin#1")
    assert to_the_dice(scene) == (2 + 2 + 3, 2 + 1)
    assert scene.hero().followers == ()


@pytest.mark.clause("TAL-S.mesmerism", "TAL-6.9.7a")
def test_a_follower_is_mesmerised_from_the_crown_and_from_a_toad_none() -> None:
    scene = starting(figure("druid", FIELDS, spells="mesmerism#1"),
                     figure("elf", "crown_of_command", followers="guide#1"), state={"crown_reached": True})  # fmt: skip
    go_on(scene, "cast:mesmerism#1")
    assert scene.hero().followers == ("guide#1",)
    toad = starting(figure("druid", FIELDS, spells="mesmerism#1"), figure("elf", "city", toad=2, gold=0),
                    lying={"city": "guide#1"})  # fmt: skip
    assert "cast:mesmerism#1" not in toad.offered


# -- Alchemy ---------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-S.alchemy", "TAL-C11", "TAL-6.20.2b")
def test_alchemy_sends_each_card_where_it_belongs() -> None:
    smith = figure("druid", FIELDS, objects="sword#p1 axe#1 talisman#t1 talisman#1", spells="alchemy#1")
    scene = starting(smith, FAR)
    go_on(scene, "cast:alchemy#1")
    for _ in range(6):
        cards = [key for key in scene.offered if key.startswith("card:")]
        if not cards:
            break
        scene.choose(cards[0])
    assert scene.hero().gold == 5
    assert set(scene.state.adventure.discard) == {"axe#1", "talisman#1"}
    assert {"sword#p1", "talisman#t1"} <= {*scene.state.stock}


@pytest.mark.clause("TAL-S.alchemy")
def test_alchemy_may_turn_some_objects_and_keep_others() -> None:
    scene = starting(figure("druid", FIELDS, objects="axe#1 sword#1", spells="alchemy#1"), FAR)
    go_on(scene, "cast:alchemy#1")
    scene.choose("card:axe#1")
    if "card:sword#1" in scene.offered:
        scene.choose(scene.offered[-1])
    assert (scene.hero().gold, scene.hero().objects) == (2, ("sword#1",))
    bare = starting(figure("druid", FIELDS, spells="alchemy#1"), FAR)
    assert "cast:alchemy#1" not in bare.offered


# -- Hex, Destruction, Divination, Healing ---------------------------------------------------------------


@pytest.mark.clause("TAL-S.hex")
def test_a_hex_is_laid_on_outer_and_middle_spaces_without_a_character_only() -> None:
    scene = starting(figure("druid", FIELDS, spells="hex#1"), figure("elf", "oasis"))
    go_on(scene, "cast:hex#1")
    places = [key for key in scene.offered if "er_" in key or "middle" in key]
    assert len(places) == 24 + 16 - 2
    assert not [key for key in places if "inner" in key or key.endswith((FIELDS, "oasis"))]


@pytest.mark.clause("TAL-A.magical-vortex")
def test_a_hex_on_the_board_outlasts_a_vortex() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", RUINS)
    scene = arriving(figure("elf", FIELDS, spells="random#1"), FAR, deck="magical_vortex#1", lying={RUINS: "hex#1"},
                     state={"moved": True, "lasting": (hexed,)})  # fmt: skip
    finish(scene, 0)
    assert scene.hero().spells == ()
    assert scene.lying(RUINS) == ("hex#1",)


@pytest.mark.clause("TAL-S.destruction")
def test_destruction_reaches_what_lies_face_up_but_neither_stock_cards_nor_a_hex() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "oasis")
    lying = {RUINS: "bag_of_gold#1 talisman#t1 sword#p1 imp#1", "oasis": "hex#1", HILLS: "market#1 guide#1"}
    scene = starting(figure("druid", FIELDS, spells="destruction#1"), FAR, lying=lying, state={"lasting": (hexed,)})
    go_on(scene, "cast:destruction#1")
    cards = {key.split(":")[-1] for key in scene.offered}
    assert cards == {"bag_of_gold#1", "imp#1", "market#1", "guide#1"}


@pytest.mark.clause("TAL-S.destruction", "TAL-6.13.5b")
def test_a_ghost_destroyed_on_arrival_lets_the_castle_heal() -> None:
    scene = arriving(figure("elf", "castle", spells="destruction#1", lives=2), FAR, lying={"castle": "ghost#1"})
    scene.choose("cast:destruction#1")
    go_on(scene, "royal_doctor")
    assert scene.hero().trophies == ()
    assert "ghost#1" in scene.state.adventure.discard


@pytest.mark.clause("TAL-S.healing", "TAL-A.amulet")
def test_healing_passes_the_owner_of_the_amulet_by_and_heals_a_toad() -> None:
    doctor = figure("druid", FIELDS, spells="healing#1", lives=4)
    none = starting(doctor, figure("elf", "city", lives=1, objects="amulet#1"))
    assert "cast:healing#1" not in none.offered
    toad = starting(doctor, figure("elf", "city", lives=1, toad=3, gold=0))
    go_on(toad, "cast:healing#1")
    assert toad.hero(1).lives == 4
