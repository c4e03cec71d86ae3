"""Flights from deeds, possessed minds, hearths, salt and dawn that meet."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.referee.nights import BARE, DAWN, FAR_MAGE, STAYS, at_turn
from tests.devils_circle.scene import Scene, edges, fields

# -- flights ---------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-10.27", "DK-10.28", "DK-10.11", "DK-12.1")
def test_an_exorcism_of_a_demon_that_flees_to_its_end_on_a_wand_costs_herbs_and_points_alone() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 9}}, wands=fields("c4"))
    scene.choose("exorcise:gorm:2", "flee:gorm:c4")
    mage = scene.mage()
    assert (scene.where("gorm"), scene.state.holes, scene.state.wands) == ("neutralised", fields("c4"), ())
    assert (mage.power, mage.strength, mage.herb, mage.points) == (8, 8, 1, 2)


@pytest.mark.clause("DK-9.27", "DK-10.27", "DK-10.29", "DK-8.22")
def test_who_flees_from_an_attack_to_the_side_of_wands_may_sink_there_and_the_mage_follows_with_his_book() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 7}}, wands=fields("b4 d4"))
    scene.choose("attack:gorm", "flee:gorm:c4")
    assert scene.where("gorm") == "neutralised"
    assert scene.state.holes == fields("c4")
    assert scene.state.wands == fields("b4 d4")
    assert (scene.where("orlan"), scene.mage().book, scene.mage().attacked, scene.mage().points) == ("c3", 1, True, 3)


@pytest.mark.clause("DK-10.29", "DK-3.3", "DK-8.25")
@pytest.mark.parametrize("table", [{"holes": fields("c3")}, {"pentagrams": ((1, field_number("c3"), 0),)},
                                   {"herbs": ((field_number("c3"), 1, 20),)}])  # fmt: skip
def test_a_mage_whose_attack_was_escaped_stays_before_what_he_may_not_enter(table: dict[str, Any]) -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 20}}, **table)
    scene.choose("attack:gorm", "flee:gorm:b3")
    assert (scene.where("orlan"), scene.where("gorm"), scene.mage().attacked) == ("c2", "b3", True)
    assert "attack:gorm" not in scene.offered


@pytest.mark.clause("DK-10.27", "DK-7.33")
def test_drops_still_reach_a_demon_that_fled_to_another_side_of_the_mage_and_push_it_from_there() -> None:
    scene = Scene({"orlan": {"at": "c3"}}, {"gorm": {"at": "c2", "power": 20}})
    scene.choose("drops:gorm", "flee:gorm:b2")
    assert scene.where("gorm") == "b2", "B2 touches C3 at a corner only"
    assert (scene.demon().power, scene.mage().drops, scene.mage().points) == (20 - 1, 4, 3)


@pytest.mark.clause("DK-10.27", "DK-8.1", "DK-8.7")
def test_an_exorcism_follows_a_demon_that_is_still_two_open_steps_away() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 40}})
    scene.choose("exorcise:gorm:1", "flee:gorm:b3")
    scene.choose("to:b4")
    assert (scene.demon().power, scene.where("gorm")) == (40 - 1 - 16, "b4")
    assert (scene.mage().power, scene.mage().strength) == (6, 7)


@pytest.mark.clause("DK-8.6", "DK-8.7", "DK-10.20")
@pytest.mark.parametrize(("bundles", "walls"), [(1, True), (3, False)])
def test_herbs_that_make_a_demon_solid_close_the_walls_to_its_withdrawal(bundles: int, walls: bool) -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "d2", "power": 60, **STAYS}}, wands=fields("e3"))
    scene.choose(f"exorcise:gorm:{bundles}")
    assert ("to:e2" in scene.offered) == walls


@pytest.mark.clause("DK-9.27", "DK-7.37", "DK-10.25")
def test_a_demon_that_flees_to_a_fire_in_the_mages_phase_is_burnt_at_once() -> None:
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "c3", "power": 20}}, torches=((field_number("c4"), 45),),
                  herbs=((field_number("b4"), 2, 20),))  # fmt: skip
    scene.choose("drops:gorm", "flee:gorm:c4")
    assert (scene.demon().power, scene.demon().materiality) == (20 - 2 - 3 - 6, 3 + 2)


@pytest.mark.clause("DK-10.18", "DK-14.14", "DK-10.25")
def test_a_demon_that_thought_of_fleeing_and_stayed_may_still_pass_through_the_fire_or_leave() -> None:
    scene = at_turn(FAR_MAGE, {"at": "f4", "power": 20}, 6, **DAWN)
    before = scene.offered
    assert {"leave", "fireplace:j6"} <= before
    scene.choose("rescue", "stay")
    assert scene.offered == before
    assert scene.demon().rescue_left
    fled = at_turn(FAR_MAGE, {"at": "f4", "power": 20}, 6, **DAWN).choose("rescue", "flee:gorm:f3")
    assert not {"leave", "fireplace:j6", "rescue"} & fled.offered


# -- salt and attacks ------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.26", "DK-11.33", "DK-11.34")
def test_a_demon_that_breaks_salt_to_strike_strikes_with_what_the_salt_made_of_it() -> None:
    mages = {"orlan": {"at": "c4", "wand": 0}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "c3", "power": 11}, 2, salt=edges("c3-c4"), dice=(1,))
    scene.choose("attack:orlan", "to:c3")
    assert scene.mage().strength == 8 - 4
    assert (scene.demon().power, scene.demon().materiality) == (11 - 3 - 7, 4)


@pytest.mark.clause("DK-9.26", "DK-11.30", "DK-11.31")
def test_a_demon_in_the_ring_may_strike_a_mage_in_the_gate_and_fall_back_into_the_ring() -> None:
    mages = {"orlan": {"at": "h2", "wand": 0}, "mirel": {"at": "l12"}}
    scene = at_turn(mages, {"at": "h1", "power": 30}, 6, dice=(1,))
    assert "raise_materiality" not in scene.offered
    scene.choose("attack:orlan")
    assert "h1" in scene.offers("to:")
    scene.choose("to:h1")
    assert (scene.where("gorm"), scene.mage().strength, scene.demon().power) == ("h1", 5, 23)


@pytest.mark.clause("DK-7.30", "DK-7.33", "DK-8.18")
def test_drops_reach_a_demon_in_the_ring_through_the_gate_and_a_blow_does_not() -> None:
    scene = Scene({"orlan": {"at": "h2"}}, {"gorm": {"at": "h1", "power": 20, **STAYS}})
    assert "attack:gorm" not in scene.offered
    scene.choose("drops:gorm")
    assert (scene.where("gorm"), scene.demon().power) == ("h1", 17), "the board ends behind it"


@pytest.mark.clause("DK-10.16", "DK-10.18", "DK-10.19", "DK-7.37")
def test_a_demon_that_passes_to_a_hearth_beside_a_torch_is_made_solid_there() -> None:
    scene = at_turn(FAR_MAGE, {"at": "f4", "power": 9}, 6, torches=((field_number("j5"), 45),))
    scene.choose("fireplace:j6")
    assert scene.where("gorm") == "j6"
    assert scene.demon().materiality == 3 + 2


@pytest.mark.clause("DK-10.18", "DK-9.16")
def test_after_growing_solid_for_nothing_there_is_no_passage_any_more() -> None:
    scene = at_turn(FAR_MAGE, {"at": "f4", "power": 9}, 6)
    assert scene.offers("fireplace:") == {"j6", "h10", "d8"}
    scene.choose("raise_materiality")
    assert not scene.offers("fireplace:")


@pytest.mark.clause("DK-10.16", "DK-12.4", "DK-10.10")
def test_a_hearth_with_a_hole_takes_a_demon_and_one_with_a_demon_does_not() -> None:
    scene = at_turn(FAR_MAGE, {"at": "f4", "power": 9}, 6, holes=fields("j6"), demons={"vasha": {"at": "h10"}})
    assert scene.offers("fireplace:") == {"j6", "d8"}


# -- minds -----------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-6.2", "DK-8.17", "DK-11.28", "DK-8.14")
def test_a_possessed_mage_may_use_up_the_one_push_of_the_phase() -> None:
    mages = {"orlan": {"at": "b3", "power": 0, "wand": 0}, "mirel": {"at": "d3", "wand": 0}}
    gorm = {"at": "k3", "power": 60, "holds": "orlan"}
    scene = Scene(mages, {"gorm": gorm}, cradle=field_number("c3"))
    assert scene.asked == (1, "mage")
    scene.choose("push")
    scene.choose(next(key for key in sorted(scene.offered) if key.endswith(":c2")), "finish")
    assert scene.asked == (0, "mage")
    scene.choose("walk:d2")
    assert "push" not in scene.offered
    idle = Scene(mages, {"gorm": gorm}, cradle=field_number("c3")).choose("finish")
    assert "push" in idle.offered


@pytest.mark.clause("DK-6.6", "DK-11.28")
def test_a_possessed_mage_of_strength_1_has_one_action_of_one_point_only() -> None:
    mages = {"orlan": {"at": "g5", "power": 0, "wand": 0, "strength": 1}, "mirel": {"at": "l12"}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 60, "holds": "orlan"}})
    assert scene.asked == (1, "mage")
    assert not [key for key in scene.offered if key.startswith(("push", "pray"))]
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith("walk")))
    for _ in range(2):
        if scene.asked[0] == 1:
            scene.choose("finish")
    assert scene.asked == (0, "mage")


@pytest.mark.clause("DK-11.24", "DK-11.27", "DK-2.10")
def test_a_possessed_mage_is_free_as_soon_as_the_demon_is_too_far_at_the_next_check() -> None:
    mages = {"orlan": {"at": "f3", "power": 0, "wand": 0}, "mirel": {"at": "l12"}}
    held = Scene(mages, {"gorm": {"at": "c3", "power": 16, "holds": "orlan"}}, clock_phase=True, dice=(1, 1))
    assert held.asked == (1, "mage"), "16 less 15 is 1"
    free = Scene(mages, {"gorm": {"at": "b3", "power": 20, "holds": "orlan"}}, clock_phase=True, dice=(1, 1))
    assert free.asked == (0, "mage"), "20 less 20 is nothing"
    assert free.demon().holds == -1


@pytest.mark.clause("DK-11.24", "DK-7.9", "DK-11.27", "DK-14.10")
def test_a_mage_who_pales_at_dawn_is_held_by_a_demon_that_he_would_have_shaken_off() -> None:
    mages = {"orlan": {"at": "d3", "power": 9, "wand": 0}, "mirel": {"at": "l12"}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 12, "holds": "orlan"}}, clock_phase=True, clock=239,
                  dice=(1, 1))  # fmt: skip
    assert scene.asked == (1, "mage"), "12 less 5 less 5 is 2; before dawn it was 12 less 5 less 9"


@pytest.mark.clause("DK-11.26", "DK-11.22", "DK-8.26")
def test_a_demon_whose_mage_has_died_may_attack_another_mind() -> None:
    mages = {"orlan": {"at": "c4", "strength": 2, **BARE}, "mirel": {"at": "b2", "power": 0, "wand": 0}}
    scene = at_turn(mages, {"at": "c3", "power": 60, "holds": "orlan"}, 6, dice=(1, 6))
    assert "psychic" not in scene.offered
    scene.choose("attack:orlan", "to:c3")
    assert scene.demon().holds == -1
    scene.choose("psychic")
    assert (scene.mage("mirel").held_by, scene.demon().holds) == (0, 1)


@pytest.mark.clause("DK-11.29", "DK-14.15", "DK-14.16", "DK-14.27")
def test_a_wisp_that_leaves_the_keep_at_dawn_keeps_its_power_for_the_next_night() -> None:
    scene = Scene(FAR_MAGE, {"flicker": {"at": "c3", "power": 5}}, turn="flicker", points=3, **DAWN)
    scene.choose("leave")
    assert (scene.where("flicker"), scene.demon("flicker").kept) == ("left", 5)


@pytest.mark.clause("DK-14.14", "DK-9.25")
def test_at_dawn_a_demon_that_has_paid_for_growing_may_no_longer_leave() -> None:
    scene = at_turn(FAR_MAGE, {"at": "c3"}, 3, **DAWN)
    assert "leave" in scene.offered
    scene.choose("raise_materiality")
    assert scene.state.points == 2
    assert "leave" not in scene.offered


@pytest.mark.clause("DK-14.9", "DK-14.14")
def test_the_night_ends_at_dawn_only_when_the_last_neutralised_demon_is_counted_out() -> None:
    gone = {name: {"status": "left"} for name in ("vasha", "ulk", "flicker")}
    waits = Scene(FAR_MAGE, {"gorm": {"hole": "c3"}, **gone}, holes=fields("c3"), clock_phase=True, dice=(1, 1), **DAWN)
    assert waits.asked[1] == "mage"
    over = Scene(FAR_MAGE, {"gorm": {"status": "left"}, **gone}, clock_phase=True, dice=(1, 1), **DAWN)
    assert over.asked[1] == "place_cradle"


@pytest.mark.clause("DK-14.20", "DK-14.22", "DK-14.19", "DK-3.3")
def test_in_the_second_night_no_mage_and_no_cradle_is_put_on_a_wand_or_a_hole_that_stayed() -> None:
    scene = Scene(FAR_MAGE, wands=fields("c3"), holes=fields("d3"), clock_phase=True, clock=284, at_dawn=True,
                  dice=(1, 1))  # fmt: skip
    assert scene.asked == (0, "place_cradle")
    assert not [key for key in scene.offered if key.endswith((":c3", ":d3"))]
    scene.choose(next(key for key in sorted(scene.offered) if key.endswith(":c4")))
    assert scene.asked == (0, "place_mage")
    assert not [key for key in scene.offered if key.endswith((":c3", ":d3", ":c4"))]
    assert [key for key in scene.offered if key.endswith(":g7")], "a mage may stand on the supplies"
