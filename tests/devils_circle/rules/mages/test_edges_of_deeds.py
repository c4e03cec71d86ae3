"""DK-8: where the deeds of mages just succeed and just fail, and what they leave as it was."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import BOARD, field_number
from tests.devils_circle.rules.mages.test_hands_and_points import RING_ROLLS, end_stage
from tests.devils_circle.scene import Scene, fields

STAYS = {"rescue_left": False}


@pytest.mark.clause("DK-8.10", "DK-8.12")
@pytest.mark.parametrize(("trait", "other"), [("strength", "power"), ("power", "strength")])
@pytest.mark.parametrize(("value", "die", "after"), [(2, 6, 3), (5, 6, 6), (6, 6, 6), (5, 5, 5)])
def test_a_prayer_raises_only_the_named_characteristic_and_only_by_1(
    trait: str, other: str, value: int, die: int, after: int
) -> None:
    mage = {"at": "f5", "wand": 0, "book": 0, trait: value, other: 4}
    scene = Scene({"orlan": mage}, dice=(die,))
    scene.choose(f"pray:{trait}")
    assert (getattr(scene.mage(), trait), getattr(scene.mage(), other)) == (after, 4)


@pytest.mark.clause("DK-8.28", "DK-11.7")
@pytest.mark.parametrize(("power", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_a_curse_takes_no_power_below_0_and_power_0_kills_nobody(power: int, left: int) -> None:
    mage = {"at": "c4", "power": power, "wand": 0, "book": 0}
    scene = Scene({"orlan": mage}, {"gorm": {"at": "c3"}}, turn="gorm", points=2, dice=(*RING_ROLLS[1:], 1, 1))
    scene.choose("curse")
    assert (scene.mage().power, scene.mage().strength) == (left, 6)
    scene.choose("end")
    end_stage(scene)
    assert (scene.mage().points, scene.open().about) == (4, "mage:orlan")


@pytest.mark.clause("DK-8.29", "DK-14.20")
def test_a_new_night_lifts_strength_and_power_above_8() -> None:
    scene = Scene({"orlan": {"at": "b2", "strength": 9, "power": 7}}, clock_phase=True, clock=284, at_dawn=True,
                  dice=(1, 1, 4, 6))  # fmt: skip
    assert scene.asked[1] == "place_cradle"
    assert (scene.mage().strength, scene.mage().power) == (13, 13)


@pytest.mark.clause("DK-8.15")
@pytest.mark.parametrize(("wands", "offered"), [(0, True), (1, False), (2, False)])
def test_only_two_free_hands_push_the_cradle(wands: int, offered: bool) -> None:
    scene = Scene({"orlan": {"at": "f6", "wand": wands}}, cradle=field_number("f5"))
    assert ("push" in scene.offered) == offered


@pytest.mark.clause("DK-8.16")
def test_the_cradle_is_pushed_through_no_wall() -> None:
    scene = Scene({"orlan": {"at": "d3", "wand": 0}}, cradle=field_number("d2"))
    scene.choose("push")
    assert scene.state.cradle == field_number("c2"), "E2 and the ring lie behind walls; nothing is asked"
    assert scene.where("orlan") == "d3"


@pytest.mark.clause("DK-8.17")
def test_the_cradle_is_pushed_once_by_all_and_again_in_the_next_phase() -> None:
    mages = {name: {"at": at, "wand": 0} for name, at in (("orlan", "c4"), ("mirel", "d4"))}
    scene = Scene(mages, cradle=field_number("c3"), dice=(*RING_ROLLS, 1, 1))
    scene.choose("push", "to:d3")
    assert "push" not in scene.offered
    scene.choose("select:mirel")
    assert "push" not in scene.offered
    beside = Scene({**mages, "mirel": {"at": "b3", "wand": 0}}, cradle=field_number("c3"))
    beside.choose("push", "to:d3", "select:mirel", "walk:c3")
    assert "push" not in beside.offered, "he stood beside it too, and does again"
    end_stage(scene)
    scene.choose("select:mirel")
    assert "push" in scene.offered


@pytest.mark.clause("DK-8.18")
@pytest.mark.parametrize(
    ("at", "table"),
    [
        ("b3", {}), ("b3", {"holes": fields("b3")}), ("b3", {"torches": ((field_number("b3"), 45),)}),
        ("b3", {"herbs": ((field_number("b3"), 1, 20),)}), ("b3", {"pentagrams": ((1, field_number("b3"), 0),)}),
    ],
)  # fmt: skip
def test_a_demon_is_attacked_whatever_else_lies_on_its_square(at: str, table: dict[str, Any]) -> None:
    scene = Scene({"orlan": {"at": "c3", "strength": 7}}, {"gorm": {"at": at, "power": 90, **STAYS}}, **table)
    scene.choose("attack:gorm")
    assert scene.demon().power == 90 - 16 - 3


@pytest.mark.clause("DK-8.18")
def test_a_demon_on_a_hearth_is_attacked_and_one_two_squares_away_is_not() -> None:
    assert "attack:gorm" in Scene({"orlan": {"at": "f3"}}, {"gorm": {"at": "f4"}}).offered
    assert "attack:gorm" not in Scene({"orlan": {"at": "f2"}}, {"gorm": {"at": "f4"}}).offered


@pytest.mark.clause("DK-8.19")
def test_each_mage_has_an_attack_of_his_own_in_each_phase() -> None:
    mages = {"orlan": {"at": "h6", "book": 0, "strength": 20}, "mirel": {"at": "i5", "book": 0, "strength": 20}}
    gorm = {"gorm": {"at": "i6", "power": 200, "materiality": 0, **STAYS}}
    scene = Scene(mages, gorm, dice=(1, 1, *RING_ROLLS, 1, 1))
    scene.choose("attack:gorm")
    assert "attack:gorm" not in scene.offered
    scene.choose("select:mirel", "attack:gorm")
    assert scene.demon().power == 200 - 16 - 16
    end_stage(scene)
    assert "attack:gorm" in scene.offered


@pytest.mark.clause("DK-8.25")
@pytest.mark.parametrize("power", [20, 90])
def test_after_his_attack_the_mage_stands_where_he_stood(power: int) -> None:
    scene = Scene({"orlan": {"at": "h6"}}, {"gorm": {"at": "i6", "power": power, "materiality": 4, **STAYS}})
    scene.choose("attack:gorm")
    assert (scene.where("gorm") == "neutralised") == (power == 20)
    assert scene.where("orlan") == "h6"


@pytest.mark.clause("DK-8.22", "DK-8.23")
def test_a_mage_who_dies_of_his_attack_makes_the_demon_no_more_solid() -> None:
    scene = Scene({"orlan": {"at": "h6", "strength": 7}, "mirel": {"at": "b2"}},
                  {"gorm": {"at": "i6", "power": 40, "materiality": 7, **STAYS}})  # fmt: skip
    scene.choose("attack:gorm")
    assert (scene.where("orlan"), scene.demon().materiality) == ("dead", 7)
    assert not scene.told("book_destroyed"), "what he carried is lost with him"


@pytest.mark.clause("DK-8.26")
def test_the_dead_have_no_part_in_the_next_night() -> None:
    scene = Scene({"orlan": {"at": "b2"}}, clock_phase=True, clock=284, at_dawn=True, dice=(1, 1, 2, 3, 1, 1))
    scene.choose("keep")
    assert (scene.asked[1], scene.open().about) == ("place_mage", "mage:orlan")
    scene.choose("at:b2")
    assert scene.asked[1] == "place_demon", "the three dead are not placed"
    assert [event.fact("mage") for event in scene.told("recovered")] == [0]
    assert [scene.mage(name).alive for name in ("orlan", "mirel", "tobin", "sefa")] == [True, False, False, False]


@pytest.mark.clause("DK-8.30")
def test_the_game_goes_on_when_the_last_mage_has_died() -> None:
    scene = Scene({"orlan": {"at": "c4", "strength": 2}}, {"gorm": {"at": "c3", "power": 60}}, turn="gorm", points=4,
                  dice=(1, *RING_ROLLS[1:], 1, 1))  # fmt: skip
    scene.choose("attack:orlan", "to:c3")
    assert (scene.where("orlan"), scene.ending) == ("dead", "")
    while scene.asked[1] == "play" or not scene.told("clock"):
        scene.choose("end" if "end" in scene.offered else min(scene.offered))
    assert scene.asked == (1, "demon"), "the mages' phase was empty"
    assert scene.ending == ""


@pytest.mark.clause("DK-8.16", "DK-3.7")
def test_the_cradle_is_never_pushed_onto_the_supplies_while_another_square_is_free() -> None:
    scene = Scene({"orlan": {"at": "f6", "wand": 0}}, cradle=field_number("f7"))
    assert field_number("g7") in BOARD.openly_adjacent[field_number("f7")], "nothing but the supplies bars the way"
    scene.choose("push")
    assert "g7" not in scene.offers("to:")
    while scene.asked[1] == "push_cradle":
        scene.choose(min(scene.offered))
    assert scene.state.cradle not in (field_number("f7"), field_number("g7"))
