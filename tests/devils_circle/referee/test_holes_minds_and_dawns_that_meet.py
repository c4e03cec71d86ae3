"""Holes, possessed minds, pentagrams and dawn: three rules at a time."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.referee.nights import BARE, DAWN, FAR_MAGE, STAYS, at_turn, end_phase
from tests.devils_circle.scene import Scene, fields


def flying(*pentagrams: tuple[str, int]) -> tuple[tuple[int, int, int], ...]:
    """Pentagrams by field and direction, the oldest first."""
    return tuple((number, field_number(at), way) for number, (at, way) in enumerate(pentagrams, 1))


# -- holes -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.34", "DK-11.35", "DK-11.36", "DK-12.3", "DK-8.27")
def test_a_demon_that_dies_of_its_blow_retreats_onto_the_supplies_and_takes_them_along() -> None:
    mages = {"orlan": {"at": "g8", "power": 9, "strength": 3}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "h8", "power": 6}, 4, dice=(1,), cradle=field_number("c8"))
    scene.choose("attack:orlan", "to:g7")
    assert (scene.where("gorm"), scene.where("orlan")) == ("neutralised", "dead")
    assert (scene.state.holes, set(scene.state.stock.values())) == (fields("g7"), {0})
    assert scene.state.wands == fields("g8"), "the wand falls when the demon has gone"


@pytest.mark.clause("DK-14.11", "DK-12.3", "DK-12.5", "DK-14.10")
def test_when_dawn_begins_supplies_wand_and_mage_burn_on_three_pentagrams_and_the_rest_pale() -> None:
    mages = {"orlan": {"at": "c3"}, "mirel": {"at": "l12", "strength": 3}}
    marks = flying(("c3", 0), ("k3", 0), ("g7", -1))
    scene = Scene(mages, {}, clock_phase=True, dice=(6, 6), clock=239, pentagrams=marks, wands=fields("k3"),
                  stock=dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0))  # fmt: skip
    scene.settle()
    assert (scene.state.at_dawn, scene.where("orlan")) == (True, "dead")
    assert (scene.state.holes, scene.state.wands, scene.state.pentagrams) == (fields("c3 g7 k3"), (), ())
    assert (scene.mage("mirel").strength, scene.mage("mirel").power) == (3, 5)


# -- minds -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.27", "DK-7.12", "DK-7.9", "DK-11.28")
def test_a_demon_that_lets_its_mage_pick_up_a_wand_loses_him_at_the_next_check() -> None:
    mages = {"orlan": {"at": "c4", "power": 5, "wand": 0}, "mirel": {"at": "l12"}}
    scene = Scene(mages, {"gorm": {"at": "c2", "power": 18, "holds": "orlan"}}, wands=fields("c5"))
    scene.choose("pick_up:c5")
    assert scene.mage().held_by == 0, "he is checked at the start of a phase only"
    end_phase(scene)
    assert scene.mage().held_by == -1, "18, or 20 by the stars, less 10 for the way and 10 for the wand"


@pytest.mark.clause("DK-11.11", "DK-11.17", "DK-11.22", "DK-7.46")
def test_a_mage_who_lost_his_book_to_a_pentagram_is_possessed_all_the_same() -> None:
    mages = {"orlan": {"at": "c4", "wand": 0, "power": 1}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 30}, 8, dice=(6,))
    scene.choose("pentagram", "throw:south")
    assert scene.mage().book == 0
    scene.choose("psychic", "mage:orlan")
    assert scene.mage().held_by == 0


@pytest.mark.clause("DK-11.29", "DK-14.14", "DK-14.9", "DK-6.3")
def test_when_the_last_demon_leaves_at_dawn_its_mage_is_free_and_the_night_is_over() -> None:
    gone: dict[str, Any] = {"status": "left"}
    demons = {"vasha": gone, "ulk": gone, "flicker": gone}
    mages = {"orlan": {"at": "c4", "power": 0, **BARE}, "mirel": {"at": "l12"}}
    gorm = {"at": "c2", "power": 60, "holds": "orlan"}
    scene = at_turn(mages, gorm, 6, demons=demons, **DAWN)
    scene.choose("leave")
    assert scene.mage().held_by == -1
    assert scene.state.night == 2


# -- pentagrams ------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.19", "DK-12.4", "DK-3.12")
def test_a_pentagram_that_reaches_a_demon_on_the_supplies_burns_them_and_spares_the_demon() -> None:
    scene = at_turn(FAR_MAGE, {"at": "g8", "power": 8}, 8, demons={"vasha": {"at": "g7", "power": 8}})
    scene.choose("pentagram", "throw:north")
    assert (scene.state.pentagrams, set(scene.state.stock.values())) == ((), {0})
    assert (scene.where("vasha"), scene.demon("vasha").power) == ("g7", 8)


@pytest.mark.clause("DK-7.34", "DK-4.11", "DK-11.12")
def test_drops_wash_the_pentagram_under_a_demon_away_and_the_demon_feels_the_wands_again() -> None:
    scene = Scene({"orlan": {"at": "c2", "wand": 0}}, {"gorm": {"at": "c3", "power": 20, **STAYS}},
                  pentagrams=flying(("c3", 0)), wands=fields("b3"))  # fmt: skip
    washed = next(key for key in scene.offered if key.startswith("drops:") and key != "drops:gorm")
    scene.choose(washed)
    assert scene.state.pentagrams == ()
    assert (scene.where("gorm"), scene.demon().power) == ("c3", 20)
    end_phase(scene)
    assert scene.told("warded")
