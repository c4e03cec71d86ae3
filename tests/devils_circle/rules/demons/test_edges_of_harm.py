"""DK-11 to DK-13: curses, pentagrams, attacks, holes and resurrections at their edges, and the wisp's share of them."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.rules.mages.test_hands_and_points import RING_ROLLS, end_stage
from tests.devils_circle.scene import Scene, edges, fields

FAR_MAGE = {"orlan": {"at": "l12"}}
BARE = {"wand": 0, "book": 0}
STAYS = {"rescue_left": False}


def at_turn(mages: dict[str, Any], gorm: dict[str, Any], points: int, **table: Any) -> Scene:
    """Gorm in the middle of its turn."""
    return Scene(mages, {"gorm": gorm, **table.pop("demons", {})}, turn="gorm", points=points, **table)


@pytest.mark.clause("DK-11.1", "DK-11.10", "DK-11.22", "DK-9.26")
@pytest.mark.parametrize(("at", "offered"), [("c2", True), ("c1", False)])
def test_only_a_demon_in_the_keep_curses_throws_and_attacks_minds(at: str, offered: bool) -> None:
    scene = at_turn({"orlan": {"at": "d2"}, "mirel": {"at": "b2"}}, {"at": at}, 8, cradle=field_number("c3"))
    beside = at_turn({"orlan": {"at": "c2"}}, {"at": "c1"}, 8)
    for key in ("curse", "pentagram", "psychic"):
        assert (key in scene.offered) == offered
        assert key not in beside.offered


@pytest.mark.clause("DK-11.3", "DK-11.7")
def test_a_curse_strikes_all_four_mages_around_the_demon() -> None:
    mages = {name: {"at": at, **BARE} for name, at in zip(("orlan", "mirel", "tobin", "sefa"), ("b3", "c2", "d3", "c4"),
                                                          strict=True)}  # fmt: skip
    scene = at_turn(mages, {"at": "c3"}, 2)
    scene.choose("curse")
    assert [(mage.strength, mage.power) for mage in scene.state.mages] == [(6, 6)] * 4


@pytest.mark.clause("DK-11.5", "DK-11.8")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_one_roll_above_the_demons_power_is_enough_and_spares_the_princess(dice: tuple[int, int]) -> None:
    scene = at_turn({"orlan": {"at": "f5"}, "mirel": {"at": "h5"}}, {"at": "g5", "power": 5}, 2, dice=dice)
    scene.choose("curse")
    assert (scene.demon().power, scene.state.points, scene.state.princess) == (5 - 2, 2, 3)


@pytest.mark.clause("DK-11.6")
@pytest.mark.parametrize(
    ("dice", "strengths"), [((5, 1), [6, 8]), ((1, 5), [8, 6]), ((5, 5), [6, 6]), ((1, 1), [8, 8])]
)
def test_each_mage_is_saved_by_his_own_roll_alone(dice: tuple[int, int], strengths: list[int]) -> None:
    mages = {"orlan": {"at": "b3", "power": 3}, "mirel": {"at": "c2", "power": 3}}
    scene = at_turn(mages, {"at": "c3"}, 2, dice=dice)
    scene.choose("curse")
    assert [mage.strength for mage in scene.state.mages[:2]] == strengths


# -- pentagrams -------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.10", "DK-11.11")
def test_the_demons_owner_chooses_among_all_four_directions_walls_or_not() -> None:
    scene = Scene(FAR_MAGE, {"ulk": {"at": "d2"}}, turn="ulk", points=3, seats=4)
    scene.choose("pentagram")
    assert (scene.asked, scene.offers("throw:")) == ((3, "throw"), {"north", "east", "south", "west"})
    scene.choose("throw:east")
    assert [star.field for star in scene.view.pentagrams] == ["d2"], "behind the wall it waits"


@pytest.mark.clause("DK-11.16", "DK-11.17")
def test_a_pentagram_does_not_sear_the_mage_on_whose_square_it_stops() -> None:
    scene = Scene({"orlan": {"at": "d3"}}, pentagrams=((1, field_number("b3"), 1),), dice=(*RING_ROLLS, 1, 1))
    scene.demons_phase()
    assert ([star.field for star in scene.view.pentagrams], scene.mage().strength) == (["d3"], 6), "seared from C3"
    walled = Scene({"orlan": {"at": "d2"}}, pentagrams=((1, field_number("d2"), 1),))
    walled.demons_phase()
    assert ([star.field for star in walled.view.pentagrams], walled.mage().strength) == (["d2"], 8)


@pytest.mark.clause("DK-11.19", "DK-11.15")
def test_a_pentagram_on_the_empty_supply_square_sears_in_every_phase_until_dawn() -> None:
    empty = dict.fromkeys(("garlic", "salt", "drops", "torch", "herb"), 0)
    scene = Scene({"orlan": {"at": "h7"}}, stock=empty, pentagrams=((1, field_number("f7"), 1),),
                  dice=(*RING_ROLLS, 1, 1))  # fmt: skip
    end_stage(scene)
    assert scene.mage().strength == 6
    scene.demons_phase()
    assert ([star.field for star in scene.view.pentagrams], scene.mage().strength) == (["g7"], 4)
    dawn = Scene(FAR_MAGE, stock=empty, pentagrams=((1, field_number("g7"), -1),), clock_phase=True, clock=239,
                 dice=(1, 1))  # fmt: skip
    assert dawn.asked[1] == "mage"
    assert (dawn.state.pentagrams, dawn.state.holes) == ((), fields("g7"))


# -- minds ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.22", "DK-11.26")
def test_a_demon_that_holds_a_mage_attacks_no_other_mind_and_its_owner_chooses() -> None:
    mages = {"orlan": {"at": "l12"}, "mirel": {"at": "b2"}, "tobin": {"at": "c6", "power": 0, "wand": 0}}
    holder = at_turn(mages, {"at": "c5", "power": 30, "holds": "tobin"}, 8)
    assert "psychic" not in holder.offered
    scene = Scene(mages, {"ulk": {"at": "c5", "power": 30}}, turn="ulk", points=8, seats=4)
    scene.choose("psychic")
    assert (scene.asked, scene.offers("mage:")) == ((3, "psychic"), {"orlan", "mirel", "tobin"})


# -- the demon's attack -----------------------------------------------------------------------------------


@pytest.mark.clause("DK-11.31", "DK-7.26")
@pytest.mark.parametrize(
    ("materiality", "table", "offered"),
    [
        (3, {}, True), (6, {}, True), (6, {"wands": fields("c2")}, False), (5, {"wands": fields("c2")}, True),
        (5, {"wands": fields("c2"), "salt": edges("d2-d3")}, False),
        (4, {"wands": fields("c2"), "salt": edges("d2-d3")}, True),
    ],
)  # fmt: skip
def test_without_a_retreat_square_there_is_no_attack(materiality: int, table: dict[str, Any], offered: bool) -> None:
    gorm = {"at": "d3", "power": 30, "materiality": materiality}
    assert ("attack:orlan" in at_turn({"orlan": {"at": "d2"}}, gorm, 4, **table).offered) == offered


@pytest.mark.clause("DK-11.31")
def test_retreats_are_judged_from_the_mages_square_and_found_before_the_blow() -> None:
    mage = {"at": "d2", "strength": 30}
    scene = at_turn({"orlan": mage}, {"at": "d3", "power": 12, "materiality": 5}, 4, dice=(1,))
    scene.choose("attack:orlan")
    assert scene.offers("to:") == {"c2", "d1", "e2"}, "E2 lies aside of D2, though forwards of D3, behind a wall"


@pytest.mark.clause("DK-11.33")
@pytest.mark.parametrize("materiality", [0, 1, 5])
def test_the_attacked_mage_loses_strength_by_the_demons_materiality(materiality: int) -> None:
    scene = at_turn({"orlan": {"at": "c4"}}, {"at": "c3", "power": 60, "materiality": materiality}, 2)
    scene.choose("attack:orlan")
    assert scene.mage().strength == 8 - materiality


@pytest.mark.clause("DK-11.35")
def test_a_mage_dies_of_an_attack_only_after_the_demon_has_gone() -> None:
    scene = at_turn({"orlan": {"at": "c4", "strength": 3, "wand": 2}, "mirel": {"at": "l12"}},
                    {"at": "c3", "power": 60}, 2)  # fmt: skip
    scene.choose("attack:orlan")
    assert (scene.asked, scene.state.wands) == ((1, "retreat"), ())
    scene.choose("to:c5")
    kinds = [event.kind for event in scene.events]
    assert kinds.index("demon_moved") < kinds.index("mage_died")
    assert (scene.state.wands, scene.state.points) == (fields("c4") * 2, 0)


# -- holes and resurrection -------------------------------------------------------------------------------


@pytest.mark.clause("DK-12.1")
@pytest.mark.parametrize(("power", "where"), [(4, "i9"), (3, "neutralised"), (2, "neutralised")])
def test_a_demon_stays_with_1_power_and_sinks_with_none(power: int, where: str) -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "h9", "power": power, **STAYS}})
    scene.choose("drops:gorm")
    assert scene.where("gorm") == where


@pytest.mark.clause("DK-12.4")
def test_a_hole_outlasts_stages_the_night_and_the_resurrection_of_its_demon() -> None:
    holes = fields("c3 d3")
    scene = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}}, holes=holes, dice=(6, 6, 3, *RING_ROLLS[:3], 1, 1))
    end_stage(scene)
    assert (scene.where("gorm"), scene.state.holes) == ("c3", holes)
    night = Scene(FAR_MAGE, holes=holes, clock_phase=True, clock=284, at_dawn=True, dice=(1, 1))
    assert (night.asked[1], night.state.holes) == ("place_cradle", holes)


@pytest.mark.clause("DK-12.6")
def test_dice_are_rolled_once_a_phase_for_every_neutralised_demon() -> None:
    demons = {"gorm": {"hole": "c3"}, "ulk": {"hole": "d3"}}
    scene = Scene(FAR_MAGE, demons, holes=fields("c3 d3"), dice=(1, 2, 3, 4))
    scene.demons_phase()
    assert [(event.fact("demon"), event.fact("dice")) for event in scene.told("stays_below")] == [
        (0, (1, 2)), (2, (3, 4)),
    ]  # fmt: skip


@pytest.mark.clause("DK-12.11", "DK-11.29")
def test_a_neutralised_demon_frees_its_mage_and_takes_him_back_only_once_it_has_risen() -> None:
    mages = {"orlan": {"at": "l12", "power": 9}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 2, "holds": "orlan"}}, turn="gorm", wands=fields("c2"),
                  dice=(*RING_ROLLS[1:], 1, 1))  # fmt: skip
    scene.choose("end")
    assert (scene.where("gorm"), scene.mage().held_by, scene.demon().holds) == ("neutralised", -1, 0)
    while scene.asked[1] != "mage":
        scene.choose("end" if "end" in scene.offered else min(scene.offered))
    assert (scene.asked, scene.mage().held_by) == ((0, "mage"), -1), "it is still below"


@pytest.mark.clause("DK-12.12")
def test_nobody_rolls_for_the_neutralised_at_sunrise() -> None:
    scene = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}}, holes=fields("c3"), clock_phase=True, clock=284, at_dawn=True,
                  dice=(1, 1))  # fmt: skip
    assert scene.asked[1] == "place_cradle"
    assert not scene.told("stays_below") + scene.told("resurrected")


# -- the wisp ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-13.2", "DK-11.30")
def test_a_wisp_flees_onto_no_mages_square() -> None:
    scene = Scene({"orlan": {"at": "b3"}}, {"flicker": {"at": "c3"}}, turn="flicker", points=8)
    assert not {key for key in scene.offered if key.endswith((":b3", ":orlan"))}
    scene.choose("rescue")
    assert scene.offers("flee:flicker:") == {"c2", "c4", "d3"}


@pytest.mark.clause("DK-13.3", "DK-7.28", "DK-15.1")
def test_a_weak_wisp_seizes_the_princess_over_salt() -> None:
    scene = Scene(FAR_MAGE, {"flicker": {"at": "f6", "power": 1}}, turn="flicker", points=4, salt=edges("f6-g6"))
    scene.choose("seize")
    assert scene.ending == "DK-15.1"
    assert scene.match.result is not None
    assert scene.match.result.winners == (1,)


@pytest.mark.clause("DK-7.28", "DK-13.4")
def test_a_wisp_tramples_wands_and_flees_without_harming_salt() -> None:
    salt = edges("c3-d3 b3-c3")
    scene = Scene(FAR_MAGE, {"flicker": {"at": "c3", "power": 20}}, turn="flicker", points=4, salt=salt,
                  wands=fields("d3"))  # fmt: skip
    scene.choose("step:d3")
    assert (scene.demon("flicker").power, scene.demon("flicker").materiality, scene.state.wands) == (13, 6, ())
    flees = Scene(FAR_MAGE, {"flicker": {"at": "c3", "power": 9}}, turn="flicker", points=1, salt=salt)
    flees.choose("rescue", "flee:flicker:b3")
    assert (flees.where("flicker"), flees.demon("flicker").power) == ("b3", 8)
    assert scene.state.salt == flees.state.salt == salt


@pytest.mark.clause("DK-13.4", "DK-1.13")
def test_garlic_fires_and_the_loss_of_all_power_concern_a_wisp() -> None:
    garlic = Scene(FAR_MAGE, {"flicker": {"at": "d2"}}, turn="flicker", points=4, garlic=fields("e2"))
    assert "e2" not in garlic.offers("walk:")
    fires = Scene(FAR_MAGE, {"flicker": {"at": "c3", "power": 20}}, turn="flicker",
                  torches=((field_number("c3"), 45),), herbs=((field_number("c2"), 2, 20),))  # fmt: skip
    fires.choose("end")
    assert (fires.demon("flicker").power, fires.demon("flicker").materiality) == (20 - 3 - 6, 5)
    sinks = Scene({"orlan": {"at": "g9"}}, {"flicker": {"at": "h9", "power": 3, **STAYS}})
    sinks.choose("drops:flicker")
    assert (sinks.where("flicker"), sinks.state.holes) == ("neutralised", fields("h9"))
