"""Where the game does not do what a clause says: each of these scenes fails until it does."""

from __future__ import annotations

import pytest

from tests.talisman.referee.playing_on import idle_till
from tests.talisman.scene import arriving, figure, moving

FIELDS, RUINS = "outer_01_fields", "outer_20_ruins"
FAR = figure("ghoul", "outer_14_hills")


# -- the Portal of Power ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-FLOW-2")
@pytest.mark.xfail(
    strict=True,
    raises=AssertionError,
    reason="TAL-FLOW-2: nothing is used between the movement throw and the Portal's dice",
)
@pytest.mark.parametrize("goods", ["objects", "followers"])
def test_who_comes_to_the_portal_with_a_point_left_may_strengthen_himself_before_its_dice(goods: str) -> None:
    helps = {"objects": "potion_of_strength#1", "followers": "mercenary#1"}
    scene = moving(figure("elf", "castle", **{goods: helps[goods]}), FAR, dice=(2,))
    idle_till(scene, "throw")
    idle_till(scene, "cw")
    seen = {*scene.offered}
    scene.choose("inwards")
    seen |= {*scene.offered}
    assert [key for key in seen if key.startswith("use:")]


# -- what is not offered ---------------------------------------------------------------------------------


@pytest.mark.clause("TAL-6.5.4-R", "TAL-FLOW-2")
@pytest.mark.xfail(
    strict=True, raises=AssertionError, reason="TAL-FLOW-2: between the move and the encounter nothing can be left"
)
def test_who_has_just_arrived_may_lay_a_talisman_down_before_he_attacks() -> None:
    scene = arriving(figure("elf", "village", objects="talisman#1"), figure("troll", "village"))
    assert scene.asked[1] == "encounter"
    assert "leave:talisman#1" in scene.offered


@pytest.mark.clause("TAL-6.5.4-R", "TAL-A.amulet")
@pytest.mark.xfail(
    strict=True,
    raises=AssertionError,
    reason="TAL-A.amulet: it cannot be left after the move so that a Spell may be cast",
)
def test_who_leaves_the_amulet_where_he_arrives_may_destroy_the_dragon_there() -> None:
    scene = arriving(figure("elf", FIELDS, objects="amulet#1", spells="destruction#1"), FAR, lying={FIELDS: "dragon#1"})
    scene.choose("leave:amulet#1")
    assert "cast:destruction#1" in scene.offered


@pytest.mark.clause("TAL-6.5.4-R", "TAL-FLOW-2")
@pytest.mark.xfail(
    strict=True, raises=AssertionError, reason="TAL-FLOW-2: in the face of cards just drawn nothing can be left"
)
@pytest.mark.parametrize(("event", "goods"), [("raiders#1", "ring#1"), ("cursed_by_a_hag#1", "maiden#1")])
def test_what_would_be_lost_to_a_card_just_drawn_may_be_laid_down_before_it_is_met(event: str, goods: str) -> None:
    owner = figure("elf", FIELDS, objects="ring#1", followers="maiden#1")
    scene = arriving(owner, FAR, deck=event)
    assert f"leave:{goods}" in scene.offered


@pytest.mark.clause("TAL-A.mercenary", "TAL-FLOW-2")
@pytest.mark.xfail(strict=True, raises=AssertionError, reason="TAL-FLOW-2: who has been hired here is not paid here")
def test_a_mercenary_hired_beside_the_marsh_may_be_paid_before_it_is_met() -> None:
    scene = arriving(figure("elf", RUINS, gold=2), FAR, lying={RUINS: "marsh#1 mercenary#1"})
    scene.choose("take:mercenary#1")
    idle_till(scene, "use:mercenary#1")
    assert scene.hero().missed == 0


@pytest.mark.clause("TAL-A.alchemist", "TAL-FLOW-2")
@pytest.mark.xfail(
    strict=True, raises=AssertionError, reason="TAL-A.alchemist: he sells nothing between taking and shop"
)
def test_what_was_taken_beside_the_market_may_be_turned_into_gold_before_it_is_met() -> None:
    scene = arriving(figure("elf", RUINS, gold=0, followers="alchemist#1"), FAR, lying={RUINS: "market#1 axe#1"})
    scene.choose("take:axe#1")
    idle_till(scene, "use:alchemist#1").choose("card:axe#1")
    assert scene.was_asked("shop")


@pytest.mark.clause("TAL-6.1.5-R", "TAL-FLOW-2")
@pytest.mark.xfail(
    strict=True,
    raises=AssertionError,
    reason="TAL-FLOW-2: between the move and the encounter no trophies can be exchanged",
)
def test_who_has_just_arrived_may_exchange_trophies_before_he_attacks() -> None:
    scene = arriving(figure("elf", "village", trophies="dragon#1"), figure("troll", "village"))
    assert "exchange" in scene.offered
