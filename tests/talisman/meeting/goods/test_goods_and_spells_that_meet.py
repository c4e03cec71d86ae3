"""What is bought, traded, healed or taught where little or nothing is left."""

from __future__ import annotations

import pytest

from game.engine.deck import Deck
from game.talisman.box.register import SPELL_DECK, instances
from tests.talisman.meeting.playing_on import finish, go_on
from tests.talisman.scene import Figure, Scene, arriving, figure, moving

FIELDS = "outer_01_fields"
FAR = figure("ghoul", "outer_14_hills")
TOAD = {"toad": 3, "gold": 0}


def keeper(*left: str) -> Figure:
    """A Toad that holds all Spells but those: Toads know no allowance."""
    return figure("troll", "outer_13_fields", spells=" ".join(set(instances(SPELL_DECK)) - {*left}), **TOAD)


# -- no Spell is left ------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.sorcerer", "TAL-C17", "TAL-6.9.5b-R")
def test_the_sorcerer_sells_nothing_when_no_spell_is_left() -> None:
    scene = arriving(figure("elf", FIELDS, gold=2), keeper(), lying={FIELDS: "sorcerer#1"})
    assert not scene.was_asked("sorcerer")
    assert scene.hero().gold == 2
    one = arriving(figure("elf", FIELDS, gold=2), keeper("hex#1"), lying={FIELDS: "sorcerer#1"}).choose("yes")
    assert (one.hero().gold, one.hero().spells) == (1, ("hex#1",))


@pytest.mark.clause("TAL-A.enchanter", "TAL-C17", "TAL-6.9.5b-R")
def test_nobody_wishes_for_a_spell_when_none_is_left_but_for_one_among_the_discards() -> None:
    none = arriving(figure("elf", FIELDS), keeper(), lying={FIELDS: "enchanter#1"})
    assert none.asked == (0, "wish")
    assert "wish:spell" not in none.offered
    state = {"moved": True, "spells": Deck((), ("hex#1",))}
    some = arriving(figure("elf", FIELDS), keeper("hex#1"), lying={FIELDS: "enchanter#1"}, state=state)
    assert some.choose("wish:spell").hero().spells == ("hex#1",)


# -- Market Day ------------------------------------------------------------------------------------------


def market(*figures: Figure) -> Scene:
    """The first Character has drawn the Market Day."""
    return arriving(*figures, lying={FIELDS: "market_day#1"}, spell_deck="hex#1 random#1 random#2 healing#1 nullify#1")


@pytest.mark.clause("TAL-A.market-day", "TAL-6.2.7c-R")
def test_two_objects_of_craft_in_one_deal_bring_as_many_spells_as_the_allowance_grew() -> None:
    scene = market(figure("thief", FIELDS), figure("troll", "city", objects="solomons_crown#1 holy_grail#1"))
    scene.choose("seat:1", "take:solomons_crown#1", "take:holy_grail#1", "offer", "accept")
    assert scene.hero().spells == ("hex#1", "random#1"), "the allowance grew from one to three"


@pytest.mark.clause("TAL-A.market-day", "TAL-6.2.7c-R")
def test_craft_that_is_swapped_for_as_much_craft_brings_no_spell() -> None:
    scene = market(figure("thief", FIELDS, objects="solomons_crown#1"), figure("elf", "city", followers="maiden#1"))
    scene.choose("seat:1", "give:solomons_crown#1", "take:maiden#1", "offer", "accept")
    assert scene.hero().followers == ("maiden#1",)
    assert scene.hero().spells == ()


# -- the Castle, shops, Rafts ----------------------------------------------------------------------------


@pytest.mark.clause("TAL-A.prince", "TAL-BRD-12")
def test_a_prince_who_was_given_up_heals_nobody_any_more() -> None:
    scene = arriving(figure("elf", "castle", followers="prince#1", lives=2, gold=0), FAR)
    assert "free_lives" in scene.offered
    scene.choose("give_up:prince#1")
    assert "free_lives" not in scene.offered
    assert scene.hero().gold == 3


@pytest.mark.clause("TAL-A.prince", "TAL-A.princess")
def test_when_the_prince_has_gone_the_princess_still_heals_her_two_lives() -> None:
    scene = arriving(figure("elf", "castle", followers="prince#1 princess#1", lives=1, gold=0), FAR)
    scene.choose("give_up:prince#1", "free_lives")
    assert scene.hero().lives == 3
    assert "free_lives" not in scene.offered
    before = arriving(figure("elf", "castle", followers="prince#1 princess#1", lives=1, gold=0), FAR)
    assert before.choose("free_lives").hero().lives == 4


@pytest.mark.clause("TAL-A.market", "TAL-A.raft", "TAL-6.5.3-R")
def test_a_raft_bought_beside_a_mule_crosses_on_the_next_turn_and_is_back_in_stock_after_it() -> None:
    scene = arriving(figure("thief", FIELDS, gold=5), FAR, lying={FIELDS: "market#1"})
    scene.choose("no" if "no" in scene.offered else "buy")
    go_on(scene, "buy:raft")
    assert scene.hero().raft.startswith("raft#p")
    assert "buy:raft" not in scene.offered, "there is one in the box"
    go_on(scene, "buy:mule")
    finish(scene, 0)
    finish(scene, 1)
    assert {key for key in scene.offered if key.startswith("raft:")} == {"raft:middle_00_portal_of_power"}
    scene.choose("raft:middle_00_portal_of_power")
    assert [card for card in scene.state.stock if card.startswith("raft")]


@pytest.mark.clause("TAL-PUR-3", "TAL-6.20.2b", "TAL-A.witch")
def test_a_bought_sword_goes_back_to_the_stock_and_a_found_one_to_the_discards() -> None:
    bought = arriving(figure("troll", FIELDS, objects="sword#p1"), FAR, lying={FIELDS: "witch#1"}, dice=(3,))
    bought.choose("throw")
    assert "sword#p1" in bought.state.stock
    found = arriving(figure("troll", FIELDS, objects="sword#1"), FAR, lying={FIELDS: "witch#1"}, dice=(3,))
    found.choose("throw")
    assert found.state.adventure.discard == ("sword#1",)


@pytest.mark.clause("TAL-6.5.5b", "TAL-A.mule", "TAL-S.acquisition")
def test_a_mule_taken_by_a_spell_leaves_the_load_where_its_owner_stands() -> None:
    owner = figure("elf", "castle", objects="mule#1 sword#1 axe#1 helmet#1 shield#1 ring#1", gold=0)
    scene = moving(figure("wizard", FIELDS, spells="acquisition#1 hex#1"), owner).choose("cast:acquisition#1")
    scene.choose("card:mule#1")
    assert scene.asked == (1, "surplus_object")
    scene.choose("leave:ring#1")
    assert scene.lying("castle") == ("ring#1",)
    assert scene.hero().objects == ("mule#1",)
