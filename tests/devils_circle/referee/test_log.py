"""What the log says, and what it leaves out because nothing happened."""

from __future__ import annotations

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.scene import Scene, fields

FAR_MAGE = {"orlan": {"at": "l12"}}


def said(scene: Scene, kind: str) -> list[str]:
    """The sentences of the events of a kind."""
    scene.settle()
    return [str(event.text) for event in scene.told(kind)]


def test_drops_on_a_demon_of_materiality_0_take_no_power_and_say_none() -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "h9", "materiality": 0, "rescue_left": False}})
    scene.choose("drops:gorm")
    assert said(scene, "demon_power") == []
    assert said(scene, "demon_moved") == ["Gorm is pushed to I9."]


def test_a_cursed_mage_is_said_to_lose_the_power_he_had() -> None:
    scene = Scene({"orlan": {"at": "c4", "power": 1, "book": 0, "wand": 0}}, {"gorm": {"at": "c3"}}, turn="gorm",
                  points=2)  # fmt: skip
    scene.choose("curse")
    assert said(scene, "power_lost") == ["Orlan loses 1 power, 0 left."]
    again = Scene({"orlan": {"at": "c4", "power": 0, "book": 0, "wand": 0}}, {"gorm": {"at": "c3"}}, turn="gorm",
                  points=2)  # fmt: skip
    again.choose("curse")
    assert said(again, "power_lost") == []
    assert again.mage().strength == 6


def test_an_attack_that_costs_nothing_says_no_loss() -> None:
    scene = Scene({"orlan": {"at": "c4", "power": 2, "wand": 0}}, {"gorm": {"at": "c3", "materiality": 0}},
                  turn="gorm", points=5, dice=(6,))  # fmt: skip
    scene.choose("attack:orlan")
    assert said(scene, "demon_power") == said(scene, "strength_lost") == []


def test_a_hole_is_told_once_however_many_pentagrams_burst_there() -> None:
    c3 = field_number("c3")
    scene = Scene(FAR_MAGE, pentagrams=((1, c3, 0), (2, c3, 1)), clock_phase=True, clock=239, dice=(1, 1))
    assert said(scene, "hole_opened") == ["A hole to hell opens on C3."]
    assert len(scene.told("pentagram_exploded")) == 2


@pytest.mark.clause("DK-14.10")
def test_mages_pale_at_dawn_only_if_one_of_them_was_above_5() -> None:
    weak = Scene({"orlan": {"at": "l12", "strength": 5, "power": 4}}, clock_phase=True, clock=239, dice=(1, 1))
    assert said(weak, "mages_pale") == []
    strong = Scene({"orlan": {"at": "l12", "strength": 5, "power": 6}}, clock_phase=True, clock=239, dice=(1, 1))
    assert len(said(strong, "mages_pale")) == 1
    assert strong.mage().power == 5


@pytest.mark.parametrize(("at", "words"), [("c1", "Gorm leaves the board."),
                                           ("c3", "Gorm leaves the board and keeps 8 power.")])  # fmt: skip
def test_who_keeps_no_power_is_not_said_to_keep_0(at: str, words: str) -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": at}}, turn="gorm", points=2, at_dawn=True, clock=250)
    scene.choose("leave")
    assert said(scene, "demon_left") == [words]


def test_a_rescue_move_is_told_as_a_flight_its_price_and_one_move() -> None:
    scene = Scene({"orlan": {"at": "h8"}}, {"gorm": {"at": "h9", "power": 9}})
    scene.choose("drops:gorm", "flee:gorm:g9")
    assert [str(event.text) for event in scene.events[-4:-1]] == [
        "Gorm makes its rescue move.", "Gorm loses 2 power, 7 left.", "Gorm moves to G9.",
    ]  # fmt: skip


def test_salt_prayers_supplies_and_the_clock_are_told_in_full() -> None:
    scene = Scene({"orlan": {"at": "g7", "herb": 1, "power": 6}}, dice=(1, 6, 1, 1, 1, 3, 4))
    scene.choose("pour", "edge:g7-h7")
    assert said(scene, "salt_poured") == ["Orlan pours a line of magic salt between G7 and H7."]
    heard = Scene({"orlan": {"at": "g7", "power": 6, "herb": 1}}, dice=(4, 5))
    heard.choose("pray:power", "resupply", "item:herb", "enough")
    assert said(heard, "prayed") == ["Orlan prays for power, 6 against 6: in vain."]
    assert said(heard, "supplied") == ["Orlan takes herbs from the supplies (1)."]
    again = Scene({"orlan": {"at": "g7", "power": 6}}, dice=(5,))
    again.choose("pray:power")
    assert said(again, "prayed") == ["Orlan prays for power, 7 against 6: heard, 7 now."]
    clock = Scene(FAR_MAGE, clock_phase=True, dice=(3, 4))
    assert said(clock, "clock") == ["The clock moves on by 12 min, to 02:12."]


@pytest.mark.clause("DK-11.29")
def test_a_mage_is_told_free_when_his_demon_sinks_leaves_or_the_sun_rises() -> None:
    held = {"orlan": {"at": "c6", "power": 0, "wand": 0}}
    gorm = {"at": "c3", "power": 4, "holds": "orlan"}
    sinks = Scene(held, {"gorm": {**gorm, "power": 2}}, turn="gorm", points=1, wands=fields("c2"))
    sinks.choose("end")
    assert (said(sinks, "freed"), sinks.mage().held_by) == (["Orlan is free of Gorm."], -1)
    leaves = Scene(held, {"gorm": gorm}, turn="gorm", points=1, at_dawn=True, clock=250)
    leaves.choose("leave")
    assert (said(leaves, "freed"), leaves.mage().held_by) == (["Orlan is free of Gorm."], -1)
    sunrise = Scene(held, {"gorm": gorm}, clock_phase=True, clock=284, at_dawn=True, dice=(1, 1))
    assert (said(sunrise, "freed"), sunrise.mage().held_by) == (["Orlan is free of Gorm."], -1)


def test_a_princess_who_was_hurt_is_told_to_be_well_again() -> None:
    hurt = Scene(FAR_MAGE, clock_phase=True, clock=284, at_dawn=True, dice=(1, 1), princess=1)
    assert said(hurt, "princess_well") == ["The Princess has strength 3 again."]
    well = Scene(FAR_MAGE, clock_phase=True, clock=284, at_dawn=True, dice=(1, 1))
    assert said(well, "princess_well") == []


def test_a_roll_against_a_curse_says_what_it_needs() -> None:
    mages, demons = {"orlan": {"at": "f8", "power": 5}}, {"gorm": {"at": "g8", "power": 12}}
    scene = Scene(mages, demons, turn="gorm", points=4, dice=(6,))
    scene.choose("curse")
    (rolled,) = said(scene, "curse_roll")
    assert rolled == "Orlan rolls 6 against the curse: less than 5 is needed."
