"""Scenes of Spells and what lies on a space, lasts for a while or is seen by few."""

from __future__ import annotations

import pytest

from game.talisman.box.register import SPELL_DECK, instances
from game.talisman.state import EVERYBODY, Lasting
from tests.talisman.meeting.playing_on import (
    first_of,
    idle,
    idle_till,
    idle_until_turn_of,
    step,
    until,
)
from tests.talisman.meeting.spells import at, caster
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, RUINS, WOODS, CITY = "outer_01_fields", "outer_20_ruins", "outer_03_woods", "outer_12_city"
VALLEY, CROWN, GLADE = "middle_02_hidden_valley", "inner_08_crown_of_command", "middle_04_cursed_glade"
FAR = figure("ghoul", "outer_14_hills")


@pytest.mark.clause("TAL-S.destruction", "TAL-A.pool-of-life")
def test_a_pool_destroyed_with_points_left_is_full_again_when_it_is_revealed_anew() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="destruction#1"),
        FAR,
        lying={RUINS: "pool_of_life#1"},
        state={"points": {"pool_of_life#1": 2}},
    )
    scene.choose("cast:destruction#1")
    until(scene, lambda: "pool_of_life#1" in scene.state.adventure.discard, idle)
    assert "pool_of_life#1" not in scene.state.points or scene.state.points["pool_of_life#1"] == 4


@pytest.mark.clause("TAL-S.destruction", "TAL-A.hermit", "TAL-6.9.7b")
def test_destruction_before_the_encounter_frees_the_castle_from_two_ghosts_only_by_half() -> None:
    scene = arriving(
        figure("elf", "castle", lives=2, spells="destruction#1"), FAR, lying={"castle": "ghost#1 ghost#2"}, dice=(1, 6)
    )
    scene.choose("cast:destruction#1", "target:card:ghost#1")
    until(scene, lambda: bool(scene.told("fight_thrown")), step)
    assert scene.told("fight_thrown")[0].fact("foe_score") == 4 + 6


@pytest.mark.clause("TAL-S.hex", "TAL-6.13.4d-R", "TAL-A.orb-of-knowledge")
def test_where_hex_and_bear_fill_the_oasis_the_orb_finds_nothing_to_add_to() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_10_oasis")
    scene = arriving(
        figure("elf", "oasis", objects="orb_of_knowledge#1"),
        FAR,
        lying={"oasis": "hex#1 bear#1"},
        dice=(6, 1),
        state={"moved": True, "lasting": (hexed,)},
    )
    seen = idle_until_turn_of(scene, 1)
    assert not [key for key in seen if "orb" in key and not key.startswith("leave")]
    assert not scene.told("card_drawn")


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.wand", "TAL-6.2.8a")
def test_magic_destroyed_at_once_costs_the_troll_the_spell_of_his_wand_and_the_ruler_his_command() -> None:
    people = (
        figure("druid", FIELDS, spells="destroy_magic#1"),
        figure("troll", CITY, objects="wand#1", spells="hex#1"),
        figure("elf", CROWN),
    )
    scene = starting(*people, state={"crown_reached": True}, dice=(1, 1, 6, 6))
    scene.choose("cast:destroy_magic#1")
    assert scene.hero(1).spells == ()
    until(scene, lambda: scene.state.turns >= 4, idle)
    assert scene.turn == 0
    assert not scene.told("command_cast")


@pytest.mark.clause("TAL-S.random", "TAL-6.19.2b", "TAL-6.9.7a")
def test_one_made_a_toad_at_the_oasis_by_a_third_ones_spell_leaves_a_load_that_fills_the_space() -> None:
    owner = figure("elf", "oasis", objects="ring#1 axe#1", gold=2)
    scene = starting(figure("troll", "temple"), owner, caster("random#1 hex#1"), dice=(1, 2))
    at(scene, "random#1", "seat:1")
    assert set(scene.lying("oasis")) == {"ring#1", "axe#1"}
    assert scene.hero(1).toad == 3
    idle_till(scene, "ccw")
    until(scene, lambda: "take:ring#1" in scene.offered, first_of("space"))
    assert not scene.told("card_drawn")
    assert "take:axe#1" in scene.offered


@pytest.mark.clause("TAL-CHR-5", "TAL-S.nullify", "TAL-A.magical-vortex", "TAL-6.9.5b")
def test_when_no_spell_but_the_discards_are_left_the_vortex_shuffles_them_for_wizard_and_prophetess() -> None:
    wizard, prophetess = ("hex#1 alchemy#1", "healing#1")
    rest = " ".join(card for card in instances(SPELL_DECK) if card not in (*wizard.split(), prophetess))
    keeper = figure("troll", "castle", spells=rest, toad=2, gold=0)
    scene = arriving(
        figure("wizard", FIELDS, spells=wizard),
        figure("prophetess", CITY, spells=prophetess),
        keeper,
        deck="magical_vortex#1",
    )
    until(scene, lambda: scene.turn != 0, idle)
    assert scene.hero(2).spells == ()
    assert len(scene.hero(0).spells) == len(scene.hero(1).spells) == 1


@pytest.mark.clause("TAL-S.divination", "TAL-HID-1", "TAL-6.8a")
def test_what_a_diviner_saw_is_seen_by_nobody_else_not_even_by_the_prophetess() -> None:
    scene = starting(
        figure("druid", FIELDS, spells="divination#1"),
        figure("prophetess", CITY, spells="hex#1"),
        deck="dragon#1 bear#1 wolf#1 ape#1 lion#1",
    )
    scene.choose("cast:divination#1")
    assert "dragon#1" in str(scene.view(0))
    assert "dragon#1" not in str(scene.view(1))
    assert "dragon#1" not in str(scene.view(None))


@pytest.mark.clause("TAL-S.preservation", "TAL-6.18.1c", "TAL-S.hex")
def test_the_unseen_who_ends_in_a_hex_is_struck() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_03_hills")
    scene = moving(
        figure("elf", "outer_04_sentinel", spells="invisibility#1"),
        FAR,
        lying={"middle_03_hills": "hex#1"},
        dice=(1,),
        state={"lasting": (hexed,)},
    )
    until(scene, lambda: "cross" in scene.offered, idle)
    scene.choose("cross")
    idle_till(scene, "cast:invisibility#1")
    until(scene, lambda: scene.turn == 1, step)
    assert (scene.hero().lives, scene.hero().space) == (3, "middle_03_hills")


@pytest.mark.clause("TAL-A.amulet", "TAL-S.destroy-magic", "TAL-S.hex")
def test_the_amulet_on_the_glade_keeps_no_hex_off() -> None:
    hexed = Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", GLADE)
    state = {"lasting": (hexed,)}
    scene = moving(
        figure("elf", "middle_03_hills", objects="amulet#1"), FAR, lying={GLADE: "hex#1"}, dice=(1,), state=state
    )
    until(scene, lambda: "cw" in scene.offered, idle)
    scene.choose("cw")
    assert scene.hero().lives == 3
    plain = moving(
        figure("elf", "middle_03_hills", objects="amulet#1"), FAR, lying={RUINS: "bear#1"}, dice=(1,), deck="healer#1"
    )
    until(plain, lambda: "cw" in plain.offered, idle)
    plain.choose("cw")
    assert plain.hero().lives == 4


@pytest.mark.clause("TAL-C15", "TAL-S.immobility", "TAL-6.18.1a")
def test_whoever_is_on_the_glade_casts_nothing_and_may_be_petrified_there() -> None:
    scene = starting(figure("elf", GLADE, spells="healing#1 hex#1", lives=2), caster("immobility#1 alchemy#1"))
    at(scene, "immobility#1", "seat:0")
    assert scene.turn == 1 or "end" in scene.offered
    assert scene.hero().space == GLADE
    assert "cast:healing#1" not in scene.offered


@pytest.mark.clause("TAL-S.alchemy", "TAL-A.mule", "TAL-A.talisman", "TAL-6.5.5a")
def test_alchemy_on_the_mule_alone_leaves_the_surplus_to_choose() -> None:
    owner = figure("druid", FIELDS, objects="mule#1 axe#1 helmet#1 shield#1 sword#1 ring#1", spells="alchemy#1")
    scene = starting(owner, FAR)
    scene.choose("cast:alchemy#1")
    scene.choose("card:mule#1")
    until(
        scene,
        lambda: scene.asked[1] == "surplus_object" or scene.turn == 1,
        first_of("done"),
    )
    assert scene.asked[1] == "surplus_object"
    scene.choose(next(key for key in scene.offered if "axe#1" in key))
    assert (scene.lying(FIELDS), scene.hero().gold) == (("axe#1",), 2)
