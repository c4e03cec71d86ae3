"""Wards, pushes, possession, holes and dawn that meet."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.referee.nights import BARE, DAWN, FAR_MAGE, RING_ROLLS, STAYS, at_turn, end_phase
from tests.devils_circle.scene import Scene, edges, fields

# -- pushes ----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-10.20", "DK-7.28", "DK-13.4")
def test_drops_push_a_wisp_over_salt_and_no_other_demon_however_strong() -> None:
    for name, end, salt in (("flicker", "c4", edges("c3-c4")), ("gorm", "c3", edges("c3-c4"))):
        scene = Scene({"orlan": {"at": "c2"}}, {name: {"at": "c3", "power": 30, **STAYS}}, salt=edges("c3-c4"))
        scene.choose(f"drops:{name}")
        assert (scene.where(name), scene.state.salt) == (end, salt), name


@pytest.mark.clause("DK-10.20", "DK-7.33", "DK-7.15")
@pytest.mark.parametrize("table", [{"wands": fields("c4")}, {}])
def test_drops_push_no_demon_onto_a_wand_or_a_figure(table: dict[str, Any]) -> None:
    mages: dict[str, Any] = {"orlan": {"at": "c2"}}
    if not table:
        mages["mirel"] = {"at": "c4"}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 30, **STAYS}}, **table)
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 27, 2)


@pytest.mark.clause("DK-10.20", "DK-3.11", "DK-12.4", "DK-9.27")
def test_a_demon_is_pushed_onto_a_hole_with_a_burning_torch_beside_and_feels_it_only_in_its_own_turn() -> None:
    scene = Scene({"orlan": {"at": "c2"}, "mirel": {"at": "l12"}}, {"gorm": {"at": "c3", "power": 30, **STAYS}},
                  holes=fields("c4"), torches=((field_number("b4"), 45),))  # fmt: skip
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.demon().materiality) == ("c4", 2)


@pytest.mark.clause("DK-7.21", "DK-10.20", "DK-10.7")
@pytest.mark.parametrize(("garlic", "end"), [((), "e2"), (fields("d2"), "d2"), (fields("e2"), "d2")])
def test_garlic_on_either_side_of_a_wall_keeps_a_pushed_demon_on_its_own(garlic: tuple[int, ...], end: str) -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "d2", "power": 30, **STAYS}}, garlic=garlic)
    scene.choose("drops:gorm")
    assert scene.where("gorm") == end


@pytest.mark.clause("DK-7.34", "DK-7.30", "DK-7.33")
def test_drops_on_a_demon_leave_the_pentagram_under_it_and_the_other_way_round() -> None:
    table: dict[str, Any] = {"pentagrams": ((1, field_number("c3"), 0),)}
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 30, **STAYS}}, **table)
    key = next(key for key in scene.offered if key.startswith("drops:") and key != "drops:gorm")
    scene.choose("drops:gorm")
    assert len(scene.state.pentagrams) == 1
    assert scene.where("gorm") == "c4"
    other = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 30, **STAYS}}, **table).choose(key)
    assert other.state.pentagrams == ()
    assert (other.where("gorm"), other.demon().power) == ("c3", 30)


@pytest.mark.clause("DK-8.7", "DK-10.20", "DK-8.6")
def test_an_exorcised_demon_with_no_way_back_stays_and_is_harmed_all_the_same() -> None:
    mages = {"orlan": {"at": "c2"}, "mirel": {"at": "b3"}, "tobin": {"at": "d3"}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 40, **STAYS}}, wands=fields("c4"))
    scene.choose("exorcise:gorm:2")
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 24, 5)
    assert (scene.mage().power, scene.mage().strength) == (6, 7)


# -- holes and the ring ----------------------------------------------------------------------------------


@pytest.mark.clause("DK-12.2", "DK-12.3", "DK-7.24", "DK-7.30")
def test_a_demon_banished_in_the_gate_of_the_ring_takes_the_salt_of_the_gate_along_and_rises_there() -> None:
    scene = Scene({"orlan": {"at": "h2"}, "mirel": {"at": "l12"}}, {"gorm": {"at": "h1", "power": 3, **STAYS}},
                  salt=edges("h1-h2"), dice=(6, 5, 2))  # fmt: skip
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.state.holes, scene.state.salt) == ("neutralised", fields("h1"), ())
    scene.demons_phase()
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("h1", 11, 2)


@pytest.mark.clause("DK-12.1", "DK-12.3", "DK-9.27", "DK-7.38")
def test_a_demon_that_burns_out_on_a_torch_takes_it_along_and_not_the_herbs_beside() -> None:
    herbs = ((field_number("c4"), 1, 20),)
    scene = at_turn(FAR_MAGE, {"at": "c3", "power": 6}, 1, torches=((field_number("c3"), 45),), herbs=herbs)
    scene.choose("end")
    assert (scene.where("gorm"), scene.state.holes) == ("neutralised", fields("c3"))
    assert (scene.state.torches, scene.state.herbs) == ((), herbs)


@pytest.mark.clause("DK-12.9", "DK-12.6", "DK-10.12")
def test_a_demon_that_stands_on_the_hole_of_another_holds_it_down() -> None:
    demons = {"gorm": {"at": "c3", "power": 9}, "vasha": {"hole": "c3"}}
    scene = Scene(FAR_MAGE, demons, holes=fields("c3"), dice=(6, 6, 6, 6))
    scene.demons_phase()
    assert scene.where("vasha") == "neutralised"


@pytest.mark.clause("DK-12.10", "DK-9.28", "DK-7.13")
def test_a_demon_that_rises_beside_a_wand_feels_it_first_in_its_own_turn() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}}, holes=fields("c3"), wands=fields("c4"), dice=(6, 6, 3))
    end_phase(scene)
    assert (scene.demon().power, scene.demon().materiality) == (12, 3)


# -- minds -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.29", "DK-14.14", "DK-6.1")
def test_a_demon_that_leaves_at_dawn_gives_its_mage_back_to_aixel() -> None:
    mages = {"orlan": {"at": "c2", "power": 1, **BARE}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 30, "holds": "orlan"}, 6, **DAWN).choose("leave")
    assert scene.demon().holds == -1
    assert scene.mage().held_by == -1


@pytest.mark.clause("DK-11.3", "DK-11.7", "DK-11.29", "DK-8.26")
def test_a_curse_may_kill_the_mage_that_its_own_demon_holds() -> None:
    mages = {"orlan": {"at": "c2", "power": 0, "strength": 2, **BARE}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 5, "holds": "orlan"}, 2).choose("curse")
    assert scene.where("orlan") == "dead"
    assert scene.demon().holds == -1


@pytest.mark.clause("DK-11.30", "DK-11.33", "DK-11.28")
def test_a_demon_may_strike_the_mage_whose_mind_it_holds() -> None:
    mages = {"orlan": {"at": "c4", "power": 1, **BARE}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 30, "holds": "orlan"}, 4, dice=(6,))
    scene.choose("attack:orlan", "to:c3")
    assert (scene.mage().strength, scene.demon().power) == (8 - 3, 30)
    assert scene.mage().held_by == 0


@pytest.mark.clause("DK-11.24", "DK-11.27", "DK-7.9", "DK-7.11")
@pytest.mark.parametrize(("wand", "held"), [(1, False), (0, True)])
def test_a_wand_in_the_hand_of_a_possessed_mage_doubles_his_power_at_the_check(wand: int, held: bool) -> None:
    mages = {"orlan": {"at": "c3", "power": 5, "book": 0, "wand": wand}, "mirel": {"at": "l12"}}
    scene = Scene(mages, {"gorm": {"at": "c4", "power": 15, "holds": "orlan"}}, clock_phase=True, dice=(1, 1))
    scene.settle()
    assert (scene.mage().held_by == 0) is held, "15 less 5 for the square, less 5 or 10"


@pytest.mark.clause("DK-11.28", "DK-3.5", "DK-7.47")
def test_a_possessed_mage_may_be_led_onto_the_supplies() -> None:
    mages = {"orlan": {"at": "g8", "power": 0, **BARE}, "mirel": {"at": "l12"}}
    scene = Scene(mages, {"gorm": {"at": "g9", "power": 30, "holds": "orlan"}})
    assert "walk:g7" in scene.offered
    scene.choose("walk:g7")
    assert "resupply" not in scene.offered


# -- the cradle ------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-8.16", "DK-3.6", "DK-3.7", "DK-7.29")
def test_the_cradle_is_pushed_over_salt_onto_garlic_but_onto_no_hole_or_pentagram() -> None:
    table: dict[str, Any] = {
        "salt": edges("g6-h6"), "garlic": fields("h6"), "holes": fields("f6"),
    }  # fmt: skip
    mages = {"orlan": {"at": "f7", "wand": 0}, "mirel": {"at": "h7", "wand": 0}}
    scene = Scene(mages, cradle=field_number("g6"), **table)
    assert "push" not in scene.offered, "nobody stands beside it"
    beside = Scene({"orlan": {"at": "f6", "wand": 0}}, cradle=field_number("g6"), salt=edges("g6-h6"),
                   garlic=fields("h6"), pentagrams=((1, field_number("g5"), 0),))  # fmt: skip
    beside.choose("push")
    if beside.asked[1] != "mage":
        assert "g5" not in {key.rpartition(":")[2] for key in beside.offered}
        beside.choose(next(key for key in beside.offered if key.endswith("h6")))
    assert beside.state.cradle == field_number("h6")
    assert beside.state.salt == edges("g6-h6")


@pytest.mark.clause("DK-11.18", "DK-8.16", "DK-15.3")
def test_the_cradle_pushed_before_a_flying_pentagram_is_hit_in_the_next_phase() -> None:
    scene = Scene({"orlan": {"at": "f6", "wand": 0}}, cradle=field_number("g6"),
                  pentagrams=((1, field_number("i6"), 3),), dice=RING_ROLLS)  # fmt: skip
    scene.choose("push")
    if scene.asked[1] != "mage":
        scene.choose(next(key for key in scene.offered if key.endswith("h6")))
    scene.choose("finish")
    assert scene.ending == "DK-15.3"


@pytest.mark.clause("DK-11.8", "DK-11.5", "DK-15.2")
def test_a_mage_beside_saves_the_princess_from_her_last_curse_by_one_high_roll() -> None:
    mages = {"orlan": {"at": "g4"}}
    scene = at_turn(mages, {"at": "g5", "power": 5}, 2, princess=1, dice=(6,))
    scene.choose("curse")
    assert scene.ending == ""
    assert scene.state.princess == 1


# -- dawn and the following night ------------------------------------------------------------------------


@pytest.mark.clause("DK-14.15", "DK-14.27", "DK-9.26")
@pytest.mark.parametrize(("at", "kept"), [("h2", 17), ("h1", 0)])
def test_one_step_inside_the_gate_decides_whether_power_is_kept(at: str, kept: int) -> None:
    scene = at_turn(FAR_MAGE, {"at": at, "power": 17}, 6, **DAWN).choose("leave")
    assert scene.demon().status == "left"
    assert scene.demon().kept == kept


@pytest.mark.clause("DK-14.2", "DK-14.7", "DK-7.40", "DK-7.36")
def test_a_torch_that_burns_down_in_the_minutes_of_dawn_is_out_when_dawn_begins() -> None:
    scene = Scene(FAR_MAGE, clock_phase=True, clock=230, dice=(3, 4), torches=((field_number("c3"), 12),))
    scene.settle()
    assert scene.state.at_dawn
    assert scene.state.torches == ()


@pytest.mark.clause("DK-14.10", "DK-8.12", "DK-14.13")
def test_after_paling_at_dawn_a_mage_may_pray_himself_up_again() -> None:
    scene = Scene({"orlan": {"at": "c3", "strength": 9, "power": 9}}, clock_phase=True, clock=239, dice=(1, 1, 5))
    scene.choose("pray:power")
    assert (scene.mage().strength, scene.mage().power) == (5, 6)


@pytest.mark.clause("DK-14.9", "DK-15.5")
def test_the_last_night_ends_early_for_aixel_when_the_last_demon_has_left() -> None:
    gone = {"status": "left"}
    scene = Scene(FAR_MAGE, {"gorm": gone, "vasha": gone, "ulk": gone, "flicker": gone}, clock_phase=True,
                  clock=250, at_dawn=True, night=3, dice=(1, 1))  # fmt: skip
    assert scene.ending == "DK-15.5"


@pytest.mark.clause("DK-14.22", "DK-14.23", "DK-14.20", "DK-7.49")
def test_after_a_night_neither_books_wands_nor_torches_come_back() -> None:
    poor = {"at": "c3", "wand": 0, "book": 0, "garlic": 0, "salt": 0, "drops": 0, "torch": 0, "herb": 0}
    stock = {"garlic": 0, "salt": 0, "drops": 0, "torch": 1, "herb": 0}
    scene = Scene({"orlan": poor}, clock_phase=True, clock=284, at_dawn=True, stock=stock, dice=(1, 1, 6, 5, 1, 1))
    assert scene.asked[1] == "place_cradle"
    mage = scene.mage()
    assert (mage.garlic, mage.salt, mage.drops, mage.herb) == (2, 3, 5, 3)
    assert (mage.wand, mage.book, mage.torch) == (0, 0, 0)
    assert scene.state.stock == {"garlic": 8, "salt": 12, "drops": 15, "torch": 1, "herb": 9}


@pytest.mark.clause("DK-6.6", "DK-8.13", "DK-8.12")
def test_a_mage_of_strength_1_who_prays_himself_stronger_has_still_done_his_one_deed() -> None:
    scene = Scene({"orlan": {"at": "c3", "strength": 1}, "mirel": {"at": "l12"}}, dice=(6,))
    scene.choose("pray:strength")
    assert scene.mage().strength == 2
    assert scene.mage().points == 0
