"""Demons that sink, mages that die, and what lies where they do."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.referee.nights import BARE, DAWN, FAR_MAGE, RING_ROLLS, STAYS, at_turn, end_phase
from tests.devils_circle.scene import Scene, edges, fields

# -- a demon that sinks ----------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.5", "DK-12.1", "DK-9.28", "DK-9.25")
@pytest.mark.parametrize(("power", "dawn"), [(2, False), (3, True)])
def test_a_curse_that_fails_may_cost_the_demon_all_its_power(power: int, dawn: bool) -> None:
    hour: dict[str, Any] = DAWN if dawn else {}
    mages = {"orlan": {"at": "c2"}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": power, "materiality": 0}, 5, dice=(4,), wands=fields("c4"),
                    salt=edges("c3-d3 b3-c3"), **hour)  # fmt: skip
    scene.choose("curse")
    assert scene.where("gorm") == "neutralised"
    assert scene.state.holes == fields("c3")
    assert scene.state.salt == ()
    assert scene.state.wands == fields("c4")
    assert scene.mage().strength == 8


@pytest.mark.clause("DK-11.35", "DK-7.13", "DK-8.27", "DK-9.27")
def test_the_wands_of_the_mage_it_killed_harm_the_demon_beside_them_at_the_end_of_its_turn() -> None:
    mages = {"orlan": {"at": "c4", "strength": 3, "power": 0, "wand": 2}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 20}, 2)
    scene.choose("attack:orlan", "to:c3")
    assert scene.demon().power == 20
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == (20 - 6, 3 + 2)


@pytest.mark.clause("DK-11.35", "DK-11.36", "DK-12.3", "DK-8.27")
def test_a_demon_that_sinks_beside_the_mage_it_killed_leaves_his_wands_alone() -> None:
    mages = {"orlan": {"at": "c4", "strength": 3, "power": 8, "wand": 1}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 8}, 2, dice=(1,))
    scene.choose("attack:orlan", "to:c3")
    assert (scene.where("orlan"), scene.where("gorm")) == ("dead", "neutralised")
    assert scene.state.wands == fields("c4")
    assert scene.state.holes == fields("c3")


@pytest.mark.clause("DK-12.6", "DK-12.9", "DK-12.10")
def test_of_two_demons_under_one_hole_the_second_does_not_roll_once_the_first_has_risen() -> None:
    demons = {"gorm": {"hole": "c3"}, "vasha": {"hole": "c3"}}
    scene = Scene(FAR_MAGE, demons, holes=fields("c3"), dice=(5, 5, 4, 1, 1))
    scene.demons_phase()
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 10, 4)
    assert scene.where("vasha") == "neutralised"
    assert not scene.told("stays_below")
    assert "demon:gorm" not in scene.offered


@pytest.mark.clause("DK-12.6", "DK-12.9")
def test_of_two_demons_under_one_hole_the_second_rolls_if_the_first_has_not_risen() -> None:
    demons = {"gorm": {"hole": "c3"}, "vasha": {"hole": "c3"}}
    scene = Scene(FAR_MAGE, demons, holes=fields("c3"), dice=(4, 5, 6, 6, 2))
    scene.demons_phase()
    assert (scene.where("gorm"), scene.where("vasha")) == ("neutralised", "c3")
    assert (scene.demon("vasha").power, scene.demon("vasha").materiality) == (12, 2)


@pytest.mark.clause("DK-12.2", "DK-3.12", "DK-12.4")
def test_a_demon_that_sinks_on_a_hole_opens_no_second_one_and_rises_from_it() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 3, **STAYS}}, holes=fields("c3"),
                  dice=(6, 6, 5))  # fmt: skip
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.state.holes) == ("neutralised", fields("c3"))
    scene.demons_phase()
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == ("c3", 12, 5)


@pytest.mark.clause("DK-12.5", "DK-12.3", "DK-14.23", "DK-7.50")
def test_a_demon_that_sinks_on_the_supply_square_takes_the_supplies_of_all_nights_along() -> None:
    scene = Scene({"orlan": {"at": "g8"}}, {"gorm": {"at": "g7", "power": 3, **STAYS}})
    scene.choose("drops:gorm")
    assert scene.state.holes == fields("g7")
    assert not any(scene.state.stock.values())
    assert "walk:g7" not in scene.offered


@pytest.mark.clause("DK-12.3", "DK-7.24")
def test_a_hole_swallows_salt_on_edges_that_it_shares_but_not_garlic_and_not_the_next_salt() -> None:
    table: dict[str, Any] = {
        "salt": edges("c2-c3 c3-d3 d3-d4"),
        "garlic": fields("c3"),
        "torches": ((field_number("c4"), 45),),
    }
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 3, **STAYS}}, **table)
    scene.choose("drops:gorm")
    assert scene.state.salt == edges("d3-d4")
    assert scene.state.garlic == fields("c3")
    assert scene.state.torches == ((field_number("c4"), 45),)


@pytest.mark.clause("DK-12.11", "DK-11.29", "DK-11.27")
def test_a_demon_whose_mage_died_while_it_was_below_holds_nobody_when_it_rises() -> None:
    mages = {"orlan": {"at": "c4", "strength": 2, **BARE}, "mirel": {"at": "l12"}}
    demons = {"gorm": {"hole": "k3", "holds": "orlan", "resting": True}, "vasha": {"at": "c3", "power": 50}}
    scene = Scene(mages, demons, turn="vasha", points=2, holes=fields("k3"))
    scene.choose("attack:orlan", "to:c3")
    assert scene.where("orlan") == "dead"
    assert scene.demon().holds == -1


# -- a mage that dies ------------------------------------------------------------------------------------


@pytest.mark.clause("DK-8.27", "DK-3.3", "DK-7.12", "DK-7.47")
def test_the_wand_of_a_mage_who_died_on_the_supplies_bars_them_until_it_is_picked_up() -> None:
    mages = {"orlan": {"at": "g7", "strength": 2, "power": 0}, "mirel": {"at": "g8", "wand": 0}}
    scene = at_turn(mages, {"at": "f7", "power": 30}, 4, dice=(1,))
    scene.choose(*(["attack:orlan", "to:f7"]))
    assert scene.state.wands == fields("g7")
    free = Scene({"mirel": {"at": "g8", "wand": 0}}, wands=fields("g7"))
    assert "walk:g7" not in free.offered
    free.choose("pick_up:g7")
    assert "walk:g7" in free.offered


@pytest.mark.clause("DK-11.7", "DK-11.8", "DK-15.2", "DK-8.26")
def test_a_curse_that_kills_mages_and_the_princess_at_once_wins_for_the_circle() -> None:
    mages = {"orlan": {"at": "g4", "strength": 2, **BARE}, "mirel": {"at": "f5", "strength": 1, **BARE}}
    scene = at_turn(mages, {"at": "g5", "power": 5}, 2, princess=1)
    scene.choose("curse")
    assert scene.ending == "DK-15.2"


@pytest.mark.clause("DK-11.3", "DK-11.4", "DK-11.5")
def test_the_mage_that_a_demon_holds_may_still_ruin_its_curse_with_his_wand() -> None:
    mages = {"orlan": {"at": "c2", "power": 0, "book": 0, "wand": 1}, "mirel": {"at": "b3", **BARE}}
    scene = at_turn(mages, {"at": "c3", "power": 5, "holds": "orlan"}, 2, dice=(6,))
    scene.choose("curse")
    assert [mage.strength for mage in scene.state.mages[:2]] == [8, 8]
    assert scene.demon().power == 5 - 2


@pytest.mark.clause("DK-8.8", "DK-8.26", "DK-8.7", "DK-8.27")
def test_an_exorcist_who_dies_of_it_has_still_driven_the_demon_away_and_leaves_his_wand() -> None:
    scene = Scene({"orlan": {"at": "c2", "strength": 2}, "mirel": {"at": "l12"}},
                  {"gorm": {"at": "c3", "power": 60, **STAYS}})  # fmt: skip
    scene.choose("exorcise:gorm:1", "to:c4", "exorcise:gorm:2")
    scene.choose("to:c3")
    assert (scene.where("orlan"), scene.state.wands) == ("dead", fields("c2"))
    assert (scene.demon().power, scene.demon().materiality, scene.where("gorm")) == (60 - 16 - 12, 6, "c3")


@pytest.mark.clause("DK-14.11", "DK-12.3", "DK-8.27", "DK-14.10")
def test_a_pentagram_that_explodes_under_a_mage_burns_his_wand_and_the_salt_round_him() -> None:
    mages = {"orlan": {"at": "c3", "strength": 9}, "mirel": {"at": "c4", "strength": 9, "power": 3}}
    scene = Scene(mages, pentagrams=((1, field_number("c3"), 0),), clock_phase=True, clock=239, dice=(1, 1),
                  salt=edges("c3-c4 b2-b3"))  # fmt: skip
    assert scene.asked[1] == "mage"
    assert scene.where("orlan") == "dead"
    assert (scene.state.wands, scene.state.salt) == ((), edges("b2-b3"))
    assert (scene.mage("mirel").strength, scene.mage("mirel").power) == (5, 3)


@pytest.mark.clause("DK-14.11", "DK-12.1", "DK-12.4")
def test_a_demon_on_an_exploding_pentagram_stands_on_the_hole_and_nothing_happens_to_it() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"at": "c3", "power": 7}}, pentagrams=((1, field_number("c3"), 0),),
                  clock_phase=True, clock=239, dice=(1, 1))  # fmt: skip
    scene.settle()
    assert (scene.where("gorm"), scene.demon().power, scene.state.holes) == ("c3", 7, fields("c3"))


@pytest.mark.clause("DK-14.11", "DK-14.23", "DK-11.19", "DK-12.5")
def test_a_pentagram_that_waits_on_the_empty_supplies_ends_them_at_dawn_for_all_nights() -> None:
    empty = dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0)
    scene = Scene(FAR_MAGE, stock=empty, pentagrams=((1, field_number("g7"), -1),), clock_phase=True, clock=239,
                  dice=(1, 1))  # fmt: skip
    scene.settle()
    assert scene.state.holes == fields("g7")
    night = Scene(FAR_MAGE, stock=empty, holes=fields("g7"), clock_phase=True, clock=284, at_dawn=True, dice=(1, 1))
    assert night.asked[1] == "place_cradle"
    assert not any(night.state.stock.values())


@pytest.mark.clause("DK-11.17", "DK-11.19", "DK-11.16")
def test_a_pentagram_on_a_mage_among_the_supplies_burns_his_book_and_all_of_them() -> None:
    scene = Scene({"orlan": {"at": "g7"}}, pentagrams=((1, field_number("f7"), 1),), dice=(*RING_ROLLS, 1, 1))
    scene.demons_phase()
    assert scene.mage().book == 0
    assert not any(scene.state.stock.values())
    assert scene.state.pentagrams == ()


@pytest.mark.clause("DK-7.48", "DK-7.50", "DK-11.19")
def test_supplies_taken_to_the_last_leave_a_square_on_which_a_pentagram_stays() -> None:
    stock = {"garlic": 0, "salt": 0, "drops": 0, "torch": 0, "herb": 1}
    scene = Scene({"orlan": {"at": "g7", "herb": 2}}, stock=stock, pentagrams=((1, field_number("f7"), 1),),
                  dice=(*RING_ROLLS, 1, 1))  # fmt: skip
    scene.choose("resupply")
    for _ in range(4):
        if scene.asked[1] != "mage":
            scene.choose(next((key for key in scene.offered if "herb" in key), min(scene.offered)))
    assert scene.mage().herb == 3
    scene.choose("walk:g8", "walk:h8")
    end_phase(scene)
    assert [star.field for star in scene.view.pentagrams] == ["g7"]
    end_phase(scene)
    assert [star.field for star in scene.view.pentagrams] == ["g7"]
