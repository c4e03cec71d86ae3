"""The eight worked examples of the rulebook, replayed step by step (TAL-EX)."""

from __future__ import annotations

import pytest

from game.talisman.rules.fights.scores import fighting_value
from game.talisman.rules.table.sheet import allowance, craft, strength
from game.talisman.state import EVERYBODY, Fight, Lasting
from tests.talisman.fixtures import example_cards
from tests.talisman.scene import arriving, figure, moving


@pytest.mark.clause("TAL-EX-1", "TAL-6.1.6a", "TAL-6.1.1c")
def test_the_warrior_on_the_cursed_glade() -> None:
    with example_cards():
        warrior = figure("warrior", "fields", strength=5, objects="sword#1 fx_magic_belt#1", followers="fx_unicorn#1")
        scene = moving(warrior)
        fight = Fight("combat", 0, -1, ("bear#1",), ("animal",), 3, weapons=("sword#1",))
        assert fighting_value(scene.state, fight) == 9
        scene.hero().space = "middle_04_cursed_glade"
        assert strength(scene.state, 0) == 6
        assert fighting_value(scene.state, fight) == 6


@pytest.mark.clause("TAL-EX-2", "TAL-6.2.8b", "TAL-6.2.6a", "TAL-6.2.5")
def test_the_wizard_on_the_cursed_glade() -> None:
    with example_cards():
        wizard = figure(
            "wizard", "middle_03_hills", objects="fx_crown_of_solomon#1", spells="hex#1 alchemy#1 teleport#1"
        )
        scene = moving(wizard, dice=(1,), lying={"middle_04_cursed_glade": "maze#1"})
        assert (craft(scene.state, 0), allowance(scene.state, 0)) == (7, 3)
        scene.choose("throw", "cw")
        assert scene.asked == (0, "surplus_spell")
        assert (craft(scene.state, 0), allowance(scene.state, 0)) == (5, 2)
        assert set(scene.offered) == {"discard:hex#1", "discard:alchemy#1", "discard:teleport#1"}
        scene.choose("discard:hex#1")
        assert scene.hero().spells == ("alchemy#1", "teleport#1")
        assert scene.state.spells.discard == ("hex#1",)
        scene.hero().space = "middle_05_runes"
        assert (craft(scene.state, 0), allowance(scene.state, 0)) == (7, 3)
        assert len(scene.hero().spells) == 2


@pytest.mark.clause("TAL-EX-3", "TAL-6.5.2a", "TAL-6.5.2b")
def test_the_assassin_and_the_holy_lance() -> None:
    scene = arriving(figure("assassin", "desert"), lying={"middle_09_desert": "holy_lance#1"}, patient=True)
    assert not scene.was_asked("take"), "there is nothing the Assassin may take"
    assert scene.lying("middle_09_desert") == ("holy_lance#1",)
    neutral = arriving(figure("thief", "middle_09_desert"), lying={"middle_09_desert": "holy_lance#1"})
    assert "take:holy_lance#1" in neutral.offered


@pytest.mark.clause("TAL-EX-4", "TAL-6.5.5a", "TAL-6.5.5b", "TAL-6.5.3")
def test_the_stolen_mule() -> None:
    ten = "armour#1 axe#1 helmet#1 shield#1 sword#1 sword#2 water_bottle#1 magic_belt#1 ring#1 cross#1"
    wizard = figure("wizard", "fields", objects=f"mule#1 {ten}", gold=0, spells="alchemy#1")
    scene = arriving(figure("thief", "fields"), wizard)
    scene.choose("steal:1", "card:mule#1")
    for card in ("armour#1", "axe#1", "helmet#1", "shield#1", "sword#1", "sword#2"):
        assert scene.asked == (1, "surplus_object")
        scene.choose(f"leave:{card}")
    assert len(scene.hero(1).objects) == 4
    assert len(scene.lying("outer_01_fields")) == 6
    assert scene.asked == (0, "take")
    for card in ("armour#1", "axe#1", "helmet#1", "shield#1", "sword#1", "sword#2"):
        scene.choose(f"take:{card}")
    assert len(scene.hero(0).objects) == 7
    assert not scene.lying("outer_01_fields")


@pytest.mark.clause("TAL-EX-5", "TAL-6.11.14", "TAL-6.11.25", "TAL-6.11.12a")
def test_the_thief_over_the_bridge() -> None:
    scene = moving(figure("thief", "graveyard", spells="immobility#1"), dice=(6,))
    scene.choose("throw", "cw")
    assert scene.hero().space == "outer_04_sentinel"
    scene.choose("cross", "cast:immobility#1")
    assert scene.hero().space == "middle_03_hills"
    assert scene.state.spells.discard == ("immobility#1",)
    assert not scene.told("fight_thrown")
    assert set(scene.offered) == {"cw", "ccw"}
    scene.choose("ccw")
    moved = scene.told("moved")[-1]
    assert moved.fact("space") == "middle_00_portal_of_power"
    assert not scene.was_asked("portal")


@pytest.mark.clause("TAL-EX-6", "TAL-EX-6-R", "TAL-6.12.1e", "TAL-6.12.1f")
@pytest.mark.parametrize(("ring", "saving"), [("fx_magic_ring#1", "fx_preservation#1"), ("wand#1", "preservation#1")])
def test_the_minstrel_in_the_desert(ring: str, saving: str) -> None:
    with example_cards():
        lying = f"two_bags_of_gold#1 fx_maiden#1 water_bottle#1 sword#1 {ring} talisman#1"
        scene = arriving(
            figure("minstrel", "middle_11_desert", objects="armour#1 axe#1 amulet#1", gold=0, spells=""),
            lying={"middle_11_desert": lying},
            spell_deck=f"{saving} hex#1",
        )
        scene.hero().spells = ()
        scene.choose("take:two_bags_of_gold#1")
        assert scene.hero().gold == 2
        scene.choose(f"take:{ring}")
        assert scene.hero().objects == ("armour#1", "axe#1", "amulet#1", ring)
        assert scene.hero().spells == (saving,)
        scene.choose("take:fx_maiden#1")
        assert scene.hero().followers == ("fx_maiden#1",)
        scene.choose("leave:amulet#1", "take:talisman#1")
        assert scene.hero().objects == ("armour#1", "axe#1", ring, "talisman#1")
        scene.choose("done")
        assert scene.asked == (0, "window")
        scene.choose(f"cast:{saving}")
        assert scene.hero().lives == 4
        assert scene.hero().spells == ("hex#1",)
        scene.end_turn()
        assert scene.turn == 1
        assert scene.lying("middle_11_desert") == ("water_bottle#1", "sword#1", "amulet#1")


@pytest.mark.clause("TAL-EX-7", "TAL-6.13.4c", "TAL-6.13.4d", "TAL-6.15.5a")
def test_the_sorceress_at_the_temple() -> None:
    lying = {"middle_14_runes": "dragon#1", "middle_10_oasis": "hex#1"}
    hexed = {"lasting": (Lasting("hex", EVERYBODY, "own_turn", 3, 1, 0, "hex#1", "middle_10_oasis"),)}
    sorceress = figure("sorceress", "temple", strength=3, spells="alchemy#1")
    scene = moving(sorceress, dice=(2,), lying=lying, deck="dragon#2", state=hexed)
    ends = {option.key: option.place for option in scene.open().options}
    assert ends == {"cw": "space:middle_14_runes", "ccw": "space:middle_10_oasis"}
    assert scene.odds("cw") == {"You lose.": "1"}, "her score is at most 9, the Dragon's at least 10"
    scene.choose("ccw")
    assert scene.told("life_lost")[0].clause == "TAL-S.hex"
    assert scene.told("life_lost")[0].fact("left") == 3
    drawn = scene.told("card_drawn")
    assert [event.fact("card") for event in drawn] == ["dragon#2"]
    assert len(scene.told("fight_thrown")) == 1, "the second Dragon attacks at once"


@pytest.mark.clause("TAL-EX-8", "TAL-6.15.11", "TAL-6.13.1a", "TAL-FLOW-7d")
def test_the_dwarf_in_the_hidden_valley() -> None:
    scene = arriving(figure("dwarf", "hidden_valley"), dice=(4,), deck="imp#1 bear#1 bag_of_gold#1 healer#1 maze#1")
    assert scene.told("card_met")[0].fact("card") == "imp#1"
    assert scene.lying("hidden_valley") == ("bear#1", "bag_of_gold#1")
    assert "imp#1" in scene.state.adventure.discard
    assert scene.told("transported")[0].fact("space") == "outer_20_ruins"
    assert scene.lying("ruins") == ("healer#1", "maze#1"), "the Dwarf goes on with a new encounter in the Ruins"
    assert not scene.told("fight_thrown")
    later = arriving(
        figure("warrior", "hidden_valley", strength=12),
        lying={"hidden_valley": "bear#1 bag_of_gold#1"},
        deck="healer#1 maze#1",
    )
    assert [event.fact("card") for event in later.told("card_drawn")] == ["healer#1"]
