"""Holes, possessed minds, pentagrams and the minutes of dawn: three rules at a time."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.referee.nights import BARE, DAWN, FAR_MAGE, STAYS, at_turn, end_phase
from tests.devils_circle.scene import Scene, edges, fields


def flying(*pentagrams: tuple[str, int]) -> tuple[tuple[int, int, int], ...]:
    """Pentagrams by field and direction, the oldest first."""
    return tuple((number, field_number(at), way) for number, (at, way) in enumerate(pentagrams, 1))


# -- holes -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-8.18", "DK-12.3", "DK-8.27")
def test_a_demon_banished_beside_a_lying_wand_and_herbs_takes_only_its_own_square_along() -> None:
    herbs = ((field_number("c3"), 2, 20), (field_number("d3"), 1, 20))
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 5, **STAYS}}, herbs=herbs,
                  wands=fields("b3"), salt=edges("c3-c4 c4-c5"), garlic=fields("c3"))  # fmt: skip
    scene.choose("attack:gorm")
    assert (scene.where("gorm"), scene.state.holes) == ("neutralised", fields("c3"))
    assert (scene.state.herbs, scene.state.wands) == (herbs[1:], fields("b3"))
    assert (scene.state.salt, scene.state.garlic) == (edges("c4-c5"), fields("c3"))


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


@pytest.mark.clause("DK-12.9", "DK-12.6", "DK-10.10")
def test_a_demon_that_rose_this_phase_keeps_the_other_of_the_same_hole_down() -> None:
    demons = {"gorm": {"hole": "c3"}, "vasha": {"hole": "c3"}}
    scene = Scene(FAR_MAGE, demons, dice=(5, 5, 3, 6, 6, 1), holes=fields("c3"))
    scene.demons_phase()
    assert (scene.where("gorm"), scene.where("vasha")) == ("c3", "neutralised")
    assert len(scene.told("resurrected")) == 1
    assert not scene.told("stays_below"), "no dice are rolled for the other one"


# -- minds -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.28", "DK-8.14", "DK-8.17")
def test_a_possessed_mage_pushes_the_cradle_and_nobody_pushes_it_back_in_that_phase() -> None:
    mages = {"orlan": {"at": "c4", "power": 0, "wand": 0}, "mirel": {"at": "b5", "wand": 0}}
    scene = Scene(mages, {"gorm": {"at": "c2", "power": 60, "holds": "orlan"}}, cradle=field_number("c5"))
    scene.choose("push")
    scene.choose(min(scene.offered))
    assert scene.state.pushed
    scene.choose("finish")
    assert "push" not in scene.offered


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


@pytest.mark.clause("DK-11.16", "DK-11.14", "DK-7.27")
def test_a_pentagram_stopped_by_salt_harms_the_mage_beside_it_once_and_does_not_move_for_it() -> None:
    mages = {"orlan": {"at": "d3", "wand": 0}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 8}, 3, salt=edges("c3-c4"))
    scene.choose("pentagram", "throw:south")
    assert [field for _, field, _ in scene.state.pentagrams] == [field_number("c3")]
    assert scene.mage().strength == 6


# -- dawn and the clock ----------------------------------------------------------------------------------


@pytest.mark.clause("DK-9.25", "DK-9.26", "DK-14.14")
@pytest.mark.parametrize(("points", "steps"), [(4, 0), (5, 1)])
def test_at_dawn_a_step_towards_the_princess_costs_five_and_leaving_nothing(points: int, steps: int) -> None:
    scene = at_turn(FAR_MAGE, {"at": "g3", "power": 8}, points, cradle=field_number("g6"), **DAWN)
    assert len({key for key in scene.offered if key == "walk:g4"}) == steps
    assert "leave" in scene.offered


@pytest.mark.clause("DK-8.10", "DK-6.6")
def test_a_mage_of_strength_1_prays_once_at_dawn_and_then_is_done() -> None:
    scene = Scene({"orlan": {"at": "c3", "strength": 1}, "mirel": {"at": "l12"}}, {}, dice=(6,), **DAWN)
    scene.choose("pray:strength")
    assert scene.mage().strength == 2
    assert scene.state.mage == 1, "the other one goes on"


@pytest.mark.clause("DK-14.2", "DK-7.37", "DK-9.27")
@pytest.mark.parametrize(("minutes", "materiality"), [((6, 6), 3), ((5, 5), 5)])
def test_a_torch_that_burns_down_with_the_clock_makes_nothing_solid_in_the_next_phase(
    minutes: tuple[int, int], materiality: int
) -> None:
    gorm = {"at": "c3", "power": 8}
    scene = Scene(FAR_MAGE, {"gorm": gorm}, clock_phase=True, dice=(*minutes, 1, 3, 3, 1, 1, 1),
                  torches=((field_number("c4"), 30),))  # fmt: skip
    end_phase(scene)
    assert scene.demon().materiality == materiality
