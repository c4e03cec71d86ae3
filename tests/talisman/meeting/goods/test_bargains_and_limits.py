"""Scenes of bargains, and of limits that shift while something is given or taken."""

from __future__ import annotations

import pytest

from tests.talisman.meeting.playing_on import finish, go_on, idle, on_turn, step, until
from tests.talisman.scene import arriving, figure, moving, starting

FIELDS, GLADE = "outer_01_fields", "middle_04_cursed_glade"
FAR = figure("ghoul", "outer_14_hills")
FOUR = "axe#1 helmet#1 shield#1 water_bottle#1"


# -- limits ----------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.5b", "TAL-6.8a", "TAL-6.5.3-R")
def test_a_thief_with_four_objects_steals_a_fifth_and_leaves_one_but_a_bought_one_is_free() -> None:
    scene = arriving(figure("thief", FIELDS, objects=FOUR), figure("elf", FIELDS, objects="ring#1"))
    go_on(scene, "steal:1")
    go_on(scene, "card:ring#1")
    assert scene.asked == (0, "surplus_object")
    bought = arriving(figure("thief", FIELDS, objects=FOUR), figure("elf", FIELDS, objects="sword#p1"))
    go_on(bought, "steal:1")
    go_on(bought, "card:sword#p1")
    assert len(bought.hero().objects) == 5
    assert not bought.was_asked("surplus_object")


@pytest.mark.clause("TAL-A.mule", "TAL-6.12.1e", "TAL-6.5.5b")
def test_a_mule_found_beside_two_objects_lets_all_be_carried_and_left_again_lets_go_of_them() -> None:
    scene = arriving(figure("elf", "village", objects=FOUR), FAR, lying={"village": "mule#1 ring#1 sword#1"})
    go_on(scene, "take:mule#1")
    go_on(scene, "take:ring#1")
    go_on(scene, "take:sword#1")
    assert len(scene.hero().objects) == 7
    until(scene, lambda: "leave:mule#1" in scene.offered, idle)
    scene.choose("leave:mule#1")
    while scene.asked[1] == "surplus_object":
        scene.choose(scene.offered[0])
    assert len(scene.hero().objects) == 4
    assert len(scene.lying("village")) == 3


@pytest.mark.clause("TAL-A.alchemist", "TAL-A.mule", "TAL-6.5.5b", "TAL-6.20.2b")
def test_the_alchemist_turns_mule_and_load_into_gold_one_by_one_and_what_is_over_falls_down() -> None:
    owner = figure("elf", "outer_13_fields", objects=f"{FOUR} mule#1 ring#1 talisman#t1", followers="alchemist#1")
    scene = moving(owner, FAR)
    scene.choose("use:alchemist#1")
    until(scene, lambda: "card:mule#1" in scene.offered, idle)
    scene.choose("card:mule#1")
    assert scene.asked[1] == "surplus_object"
    assert "leave:talisman#t1" not in scene.offered, "it is not one of the four"
    scene.choose(next(key for key in scene.offered if "axe" in key))
    assert scene.lying("outer_13_fields") == ("axe#1",)
    assert len(scene.hero().objects) == 5, "four, and a Talisman of the stack"


@pytest.mark.clause("TAL-6.2.7c-R", "TAL-A.solomons-crown", "TAL-A.wand", "TAL-6.12.1e")
def test_who_swaps_the_wand_for_the_crown_of_solomon_keeps_his_spell() -> None:
    scene = arriving(figure("troll", "village", objects=f"wand#1 {FOUR.replace('axe#1 ', '')}", spells="hex#1"), FAR,
                     lying={"village": "solomons_crown#1"}, spell_deck="random#1")  # fmt: skip
    go_on(scene, "take:solomons_crown#1")
    until(scene, lambda: any("wand#1" in key for key in scene.offered) or scene.turn == 1, idle)
    scene.choose(next(key for key in scene.offered if "wand#1" in key))
    finish(scene, 0)
    assert "solomons_crown#1" in scene.hero().objects
    assert scene.hero().spells == ("hex#1",), "Craft 3 allows one Spell"


@pytest.mark.clause("TAL-A.wand", "TAL-C15", "TAL-S.destroy-magic")
def test_a_wand_gives_a_new_spell_as_soon_as_its_owner_has_left_the_glade() -> None:
    scene = moving(figure("troll", GLADE, objects="wand#1"), FAR, dice=(1,), spell_deck="hex#1", deck="healer#1")
    assert scene.hero().spells == ()
    scene.choose("throw") if "throw" in scene.offered else None
    scene.choose("ccw")
    assert scene.hero().spells == ("hex#1",)


@pytest.mark.clause("TAL-S.destroy-magic", "TAL-A.wand", "TAL-6.2.8a")
def test_a_wand_that_magic_destroyed_robbed_of_its_spell_brings_one_when_magic_returns() -> None:
    scene = starting(figure("wizard", FIELDS, spells="destroy_magic#1 hex#1"), figure("troll", "city",
                     objects="wand#1", spells="random#1"), spell_deck="healing#1 alchemy#1")  # fmt: skip
    go_on(scene, "cast:destroy_magic#1")
    until(scene, lambda: not scene.state.casting, idle)
    assert scene.hero(1).spells == ()
    on_turn(scene, 1)
    assert scene.hero(1).spells == ()
    until(scene, lambda: scene.turn == 0, idle)
    assert len(scene.hero(1).spells) == 1


@pytest.mark.clause("TAL-6.2.8a", "TAL-A.maiden", "TAL-6.6.4")
def test_who_leaves_the_maiden_gives_up_a_spell_before_he_can_cast_it() -> None:
    scene = moving(figure("thief", FIELDS, followers="maiden#1", spells="healing#1 nullify#1"), FAR)
    scene.choose("leave:maiden#1")
    assert scene.asked[1] == "surplus_spell"
    assert not [key for key in scene.offered if key.startswith("cast:")]


@pytest.mark.clause("TAL-A.mercenary", "TAL-6.12.1b")
def test_a_mercenary_left_and_taken_again_asks_for_his_fee_again() -> None:
    scene = arriving(figure("elf", "village", followers="mercenary#1", gold=1), FAR)
    go_on(scene, "leave:mercenary#1")
    assert scene.lying("village") == ("mercenary#1",)
    until(scene, lambda: "take:mercenary#1" in scene.offered or scene.turn == 1, idle)
    scene.choose("take:mercenary#1")
    assert scene.hero().gold == 0


# -- bargains --------------------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-A.mule", "TAL-6.5.5b")
def test_a_mule_offered_and_accepted_for_a_life_costs_the_loser_the_load() -> None:
    loser = figure("elf", FIELDS, objects=f"mule#1 {FOUR} ring#1", gold=0)
    scene = arriving(figure("troll", FIELDS), loser, dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    go_on(scene, "card:mule#1")
    go_on(scene, "accept")
    assert scene.asked == (1, "surplus_object")
    scene.choose(next(key for key in scene.offered if "ring#1" in key))
    assert (scene.hero(1).lives, scene.hero().objects) == (4, ("mule#1",))
    assert scene.lying(FIELDS) == ("ring#1",)


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-A.wand")
def test_the_spell_given_for_a_life_is_replaced_by_the_wand() -> None:
    loser = figure("priest", FIELDS, objects="wand#1", spells="hex#1", gold=0)
    scene = arriving(figure("ghoul", FIELDS, strength=9), loser, dice=(6, 1), spell_deck="random#1")
    go_on(scene, "attack:1")
    go_on(scene, "life")
    go_on(scene, "spell:hex#1")
    go_on(scene, "accept")
    assert scene.hero().spells == ("hex#1",)
    assert scene.hero(1).spells == ("random#1",)
    assert scene.hero(1).lives == 4


@pytest.mark.clause("TAL-6.16.9d-R", "TAL-BRD-9", "TAL-6.16.9c")
def test_a_life_bought_back_does_not_serve_the_warlock() -> None:
    hunter = figure("troll", FIELDS, quest="take_a_life")
    scene = arriving(hunter, figure("elf", FIELDS, gold=2), dice=(6, 1))
    go_on(scene, "attack:1")
    go_on(scene, "life")
    go_on(scene, next(key for key in scene.offered if key.startswith("gold")))
    go_on(scene, "accept")
    finish(scene, 0)
    assert (scene.hero().quest, scene.hero().space, scene.hero(1).lives) == ("take_a_life", FIELDS, 4)
    assert scene.hero().gold > 1


@pytest.mark.clause("TAL-6.17.2b", "TAL-6.16.9d-R")
def test_a_loser_of_psychic_combat_may_buy_the_life_back_but_armour_is_only_a_price() -> None:
    loser = figure("troll", FIELDS, objects="armour#1", gold=0)
    scene = arriving(figure("wizard", FIELDS, spells="hex#1"), loser, dice=(6, 1))
    go_on(scene, "psychic:1")
    go_on(scene, "life")
    assert {*scene.offered} == {"card:armour#1", "no_offer"}
    scene.choose("no_offer")
    assert scene.hero(1).lives == 3


@pytest.mark.clause("TAL-A.market-day", "TAL-6.5.2a", "TAL-6.5.5a")
def test_on_market_day_a_monk_is_offered_no_sword_but_an_axe() -> None:
    monk = figure("monk", "city")
    scene = arriving(figure("druid", FIELDS, objects="sword#1 axe#1", spells="hex#1"), monk, deck="market_day#1")
    scene.choose("space")
    go_on(scene, "seat:1")
    assert "give:sword#1" not in scene.offered
    scene.choose("give:axe#1")
    assert "offer" in scene.offered


@pytest.mark.clause("TAL-A.market-day", "TAL-A.mule", "TAL-6.5.5b")
def test_nobody_trades_a_mule_away_that_carries_more_than_four_unless_the_fifth_goes_with_it() -> None:
    scene = arriving(figure("elf", FIELDS, objects=f"mule#1 {FOUR} ring#1"), figure("troll", "city"),
                     deck="market_day#1")  # fmt: skip
    scene.choose("seat:1", "give:mule#1", "take:gold")
    assert "offer" not in scene.offered
    scene.choose("give:ring#1", "offer", "accept")
    assert set(scene.hero().objects) == set(FOUR.split())
    assert set(scene.hero(1).objects) == {"mule#1", "ring#1"}


@pytest.mark.clause("TAL-6.8a", "TAL-A.unicorn", "TAL-A.mercenary")
def test_the_sorceress_lures_the_mercenary_without_a_fee_and_never_the_unicorn() -> None:
    scene = arriving(figure("sorceress", FIELDS, gold=0, spells="hex#1"), figure("elf", FIELDS,
                     followers="unicorn#1 mercenary#1", gold=0, objects="ring#1"), dice=(1,))  # fmt: skip
    go_on(scene, "beguile:1")
    until(scene, lambda: scene.asked[1] == "lure" or scene.turn == 1, step)
    assert "card:unicorn#1" not in scene.offered
    scene.choose(next(key for key in scene.offered if "mercenary" in key))
    assert scene.hero().followers == ("mercenary#1",)
    assert scene.hero().objects == ()


@pytest.mark.clause("TAL-6.8a", "TAL-A.cursed-by-a-hag")
def test_a_minstrel_takes_a_lady_and_a_sorceress_whom_the_hag_follows_lures_nobody() -> None:
    scene = arriving(figure("sorceress", FIELDS, followers="cursed_by_a_hag#1", spells="hex#1"), figure("elf", FIELDS,
                     followers="guide#1"), dice=(6,))  # fmt: skip
    go_on(scene, "beguile:1")
    finish(scene, 0)
    assert not scene.was_asked("lure")
    assert scene.hero(1).followers == ("guide#1",)
