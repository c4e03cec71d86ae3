"""DK-6 and DK-7.1 to DK-7.12: what a mage has left after each deed, and what his hands allow."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from game.engine.ids import name_of
from tests.devils_circle.scene import Scene, edges, fields

STAYS = {"rescue_left": False}
RING_ROLLS = (1, 1, 1, 1)
"""The freedom rolls of four demons that wait in the ring."""


def end_stage(scene: Scene) -> Scene:
    """End the mages' phase and the turns of all demons; the clock phase follows."""
    scene.demons_phase()
    while scene.asked[1] != "mage":
        keys = scene.offered
        scene.choose("end" if "end" in keys else min(keys))
    return scene


def with_points(points: int, *pieces: Any, **table: Any) -> Scene:
    """A mages' phase in which Orlan has so many points left."""
    scene = Scene(*pieces, **table)
    scene.mage().points = points
    scene.begin_here()
    return scene


@pytest.mark.clause("DK-6.5", "DK-6.3")
@pytest.mark.parametrize("used", [(), ("hang",), ("hang", "walk:e5", "walk:f5", "take_down")])
def test_every_phase_begins_with_4_points_whatever_was_left(used: tuple[str, ...]) -> None:
    scene = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "l12"}}, dice=(*RING_ROLLS, 1, 1))
    scene.choose(*used)
    assert [scene.mage(name).points for name in ("orlan", "mirel")] == [4 - len(used), 4]
    end_stage(scene)
    assert [scene.mage(name).points for name in ("orlan", "mirel")] == [4, 4]


@pytest.mark.clause("DK-6.2")
@pytest.mark.parametrize(("holder", "seat"), [("gorm", 2), ("vasha", 2), ("ulk", 3)])
def test_the_owner_of_the_possessing_demon_plays_the_mage(holder: str, seat: int) -> None:
    mages = {"orlan": {"at": "f5"}, "mirel": {"at": "l12", "power": 0, "wand": 0}}
    scene = Scene(mages, {holder: {"at": "l10", "power": 60, "holds": "mirel"}}, seats=4)
    assert (scene.asked, scene.open().about) == ((seat, "mage"), "mage:mirel")
    scene.choose("finish")
    assert (scene.asked, scene.open().about) == ((0, "mage"), "mage:orlan")


@pytest.mark.clause("DK-6.3")
def test_a_seat_of_aixel_does_not_play_its_possessed_mage() -> None:
    mages = {"orlan": {"at": "f5"}, "mirel": {"at": "l12", "power": 0, "wand": 0}}
    scene = Scene(mages, {"gorm": {"at": "l10", "power": 60, "holds": "mirel"}})
    scene.choose("walk:l11", "finish")
    assert (scene.asked, scene.mage("mirel").points) == ((0, "mage"), 3)
    assert not scene.offers("select:"), "Mirel's points are the Circle's to spend, or to lose"


@pytest.mark.clause("DK-6.1")
def test_every_possessed_mage_is_checked() -> None:
    mages = {name: {"at": at, "power": 6, "wand": 0} for name, at in (("orlan", "d4"), ("mirel", "l12"))}
    demons = {"gorm": {"at": "c3", "power": 16, "holds": "orlan"}, "ulk": {"at": "l11", "power": 11, "holds": "mirel"}}
    scene = Scene(mages, demons, clock_phase=True, dice=(1, 1))
    assert scene.asked == (0, "mage")
    assert [event.fact("mage") for event in scene.told("freed")] == [0, 1]


@pytest.mark.clause("DK-6.6")
def test_who_falls_to_strength_1_in_the_phase_goes_on_as_he_began() -> None:
    scene = Scene({"orlan": {"at": "f5", "strength": 2, "power": 9}}, {"gorm": {"at": "f6", "power": 9, **STAYS}})
    scene.choose("exorcise:gorm:1", "walk:e5")
    assert (scene.mage().strength, scene.mage().points) == (1, 1)
    scene.choose("hang")
    assert scene.mage().points == 0


@pytest.mark.clause("DK-6.7", "DK-6.9")
@pytest.mark.parametrize(
    ("key", "traits", "table"),
    [
        ("exorcise:gorm:1", {}, {"demons": {"gorm": {"at": "f6"}}}), ("pray:power", {}, {}), ("torch", {}, {}),
        ("herbs", {}, {}), ("push", {}, {"cradle": field_number("f6")}), ("resupply", {"at": "g7"}, {}),
    ],
)  # fmt: skip
def test_a_deed_for_2_points_is_not_offered_to_a_mage_who_has_1(
    key: str, traits: dict[str, Any], table: dict[str, Any]
) -> None:
    mages, rest = {"orlan": {"at": "f5", "wand": 0, **traits}}, dict(table)
    demons = rest.pop("demons", None)
    assert key in with_points(2, mages, demons, **rest).offered
    assert key not in with_points(1, mages, demons, **rest).offered


# -- what is used up, and what is not ---------------------------------------------------------------------


@pytest.mark.clause("DK-7.2")
def test_book_and_wand_serve_again_after_exorcism_prayer_and_curse() -> None:
    scene = Scene({"orlan": {"at": "f5", "strength": 9}}, {"gorm": {"at": "f7", "power": 90, **STAYS}}, dice=(1,))
    scene.choose("exorcise:gorm:1", "to:f8", "pray:power")
    assert (scene.mage().book, scene.mage().wand) == (1, 1)
    cursed = Scene({"orlan": {"at": "g4"}}, {"gorm": {"at": "g5"}}, turn="gorm", points=2, dice=(1,))
    cursed.choose("curse")
    assert cursed.told("curse_roll")
    assert (cursed.mage().book, cursed.mage().wand) == (1, 1)


@pytest.mark.clause("DK-7.5", "DK-7.7", "DK-6.14")
@pytest.mark.parametrize(("wands", "offered"), [(0, True), (1, True), (2, False)])
def test_a_wand_goes_into_a_free_hand_and_only_one_item_is_given(wands: int, offered: bool) -> None:
    scene = Scene({"orlan": {"at": "f5"}, "mirel": {"at": "f6", "wand": wands, "salt": 0, "herb": 0}})
    scene.choose("give:mirel")
    assert scene.offers("item:") == {"salt", "herb"} | ({"wand"} if offered else set())
    scene.choose("item:wand" if offered else "item:salt")
    giver, taker = scene.mage("orlan"), scene.mage("mirel")
    if offered:
        assert (giver.wand, taker.wand, giver.salt, taker.salt) == (0, wands + 1, 3, 0)
    else:
        assert (giver.wand, taker.wand, giver.salt, taker.salt) == (1, 2, 2, 1)
    assert (giver.herb, taker.herb, giver.points) == (3, 0, 3)


@pytest.mark.clause("DK-7.8")
def test_a_possessed_mage_hands_nothing_to_one_who_lacks_it() -> None:
    mages = {"orlan": {"at": "f5", "garlic": 0}, "mirel": {"at": "f6", "power": 0, "wand": 0}}
    free = Scene(mages)
    free.choose("select:mirel")
    assert "give:orlan" in free.offered
    held = Scene(mages, {"gorm": {"at": "f8", "power": 30, "holds": "mirel", **STAYS}})
    assert held.asked == (1, "mage")
    assert not held.offers("give:")


# -- wands ------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-7.9", "DK-7.10", "DK-7.16", "DK-11.34")
@pytest.mark.parametrize(("wands", "lost"), [(0, 8 - 3), (1, 16 - 3), (2, 16 - 3)])
def test_wands_in_hand_double_a_mages_power_in_a_demons_attack_and_are_not_trampled(wands: int, lost: int) -> None:
    mages = {"orlan": {"at": "c4", "strength": 30, "wand": wands}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 60}}, turn="gorm", points=4, dice=(3,))
    scene.choose("attack:orlan", "to:c3")
    assert (scene.demon().power, scene.demon().materiality, scene.mage().wand) == (60 - lost, 3, wands)


@pytest.mark.clause("DK-7.11", "DK-7.12")
def test_one_wand_is_laid_or_picked_up_for_1_point_with_a_free_hand() -> None:
    scene = Scene({"orlan": {"at": "f5", "wand": 1}}, wands=fields("f6 f6 e5 e7"))
    assert scene.offers("pick_up:") == {"f6", "e5"}, "only from squares right beside"
    scene.choose("pick_up:f6")
    assert (scene.mage().wand, scene.state.wands, scene.mage().points) == (2, fields("f6 e5 e7"), 3)
    assert not scene.offers("pick_up:"), "both hands are full"
    scene.choose("lay_wand", "at:g5")
    assert (scene.mage().wand, scene.state.wands, scene.mage().points) == (1, fields("f6 e5 e7 g5"), 2)


# -- garlic, salt, drops and fires ------------------------------------------------------------------------


@pytest.mark.clause("DK-7.19", "DK-7.20")
def test_garlic_is_hung_and_taken_down_with_a_free_hand_for_1_point() -> None:
    scene = Scene({"orlan": {"at": "f5"}})
    scene.choose("hang")
    assert (scene.mage().points, scene.mage().garlic) == (3, 1)
    assert "hang" not in scene.offered, "one hangs there"
    scene.choose("take_down")
    assert (scene.mage().points, scene.mage().garlic) == (2, 2)
    assert "hang" not in Scene({"orlan": {"at": "f5", "garlic": 0}}).offered
    assert "hang" not in Scene({"orlan": {"at": "f5", "wand": 2}}).offered
    assert "take_down" not in Scene({"orlan": {"at": "f5", "garlic": 0, "wand": 2}}, garlic=fields("f5")).offered


@pytest.mark.clause("DK-7.24")
def test_salt_is_poured_with_a_free_hand_for_1_point_where_none_lies() -> None:
    scene = Scene({"orlan": {"at": "b4"}})
    scene.choose("pour", "edge:b3-b4")
    assert (scene.mage().points, scene.mage().salt) == (3, 2)
    scene.choose("pour")
    assert scene.state.salt == edges("b3-b4 b4-c4"), "the only open edge left, so nothing is asked"
    assert "pour" not in Scene({"orlan": {"at": "b4", "wand": 2}}).offered
    assert "pour" not in Scene({"orlan": {"at": "b4", "salt": 0}}).offered


@pytest.mark.clause("DK-7.30")
def test_drops_cost_1_point_and_need_a_free_hand_and_a_demon_beside() -> None:
    near, far = {"gorm": {"at": "h9", **STAYS}}, {"gorm": {"at": "i9", **STAYS}}
    scene = Scene({"orlan": {"at": "g9"}}, near)
    scene.choose("drops:gorm")
    assert (scene.mage().points, scene.mage().drops) == (3, 4)
    for mage, demons in (({"wand": 2}, near), ({"drops": 0}, near), ({}, far)):
        assert not Scene({"orlan": {"at": "g9", **mage}}, demons).offers("drops:")


@pytest.mark.clause("DK-7.31", "DK-7.32")
@pytest.mark.parametrize(("materiality", "after"), [(5, 4), (2, 1), (1, 0), (0, 0)])
def test_drops_take_as_much_power_as_the_demon_has_materiality_and_then_1_of_that(materiality: int, after: int) -> None:
    gorm = {"at": "h9", "power": 20, "materiality": materiality, **STAYS}
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": gorm})
    scene.choose("drops:gorm")
    assert (scene.demon().power, scene.demon().materiality) == (20 - materiality, after)


@pytest.mark.clause("DK-7.34")
@pytest.mark.parametrize(
    ("mage", "star", "offered"),
    [
        ({}, "d2", True), ({}, "c2", True), ({"at": "e2"}, "d2", False), ({"drops": 0}, "d2", False),
        ({"wand": 2}, "d2", False), ({"at": "b2"}, "d2", False),
    ],
)  # fmt: skip
def test_a_pentagram_is_washed_away_with_a_free_hand_and_not_through_a_wall(
    mage: dict[str, Any], star: str, offered: bool
) -> None:
    scene = Scene({"orlan": {"at": "c2", **mage}}, pentagrams=((4, field_number(star), 0),))
    assert ("drops:4" in scene.offered) == offered
    if offered:
        scene.choose("drops:4")
        assert (scene.state.pentagrams, scene.state.holes, scene.mage().drops) == ((), (), 4)


@pytest.mark.clause("DK-7.35", "DK-7.41")
@pytest.mark.parametrize("deed", ["torch", "herbs"])
def test_fires_need_two_free_hands_and_2_points(deed: str) -> None:
    assert deed not in Scene({"orlan": {"at": "c3", "wand": 1}}).offered
    scene = Scene({"orlan": {"at": "c3", "wand": 0, "herb": 2}})
    scene.choose(deed)
    if deed == "herbs":
        assert {name_of(key) for key in scene.offers("at:")} == {"1", "2"}, "as many as he carries"
    scene.choose("at:b3" if deed == "torch" else "at:b3:2")
    assert scene.mage().points == 2
    assert (scene.mage().torch, scene.mage().herb) == ((1, 2) if deed == "torch" else (2, 0))


@pytest.mark.clause("DK-7.36", "DK-7.42", "DK-14.2")
def test_fires_burn_from_the_clock_phase_of_the_stage_in_which_they_were_lit() -> None:
    scene = Scene({"orlan": {"at": "c3", "wand": 0}}, dice=(*RING_ROLLS, 3, 5))
    scene.choose("torch", "at:b3", "herbs", "at:d3:2")
    end_stage(scene)
    assert scene.state.torches == ((field_number("b3"), 45 - 15),)
    assert scene.state.herbs == ((field_number("d3"), 2, 20 - 15),)


@pytest.mark.clause("DK-7.40")
def test_torches_that_burn_go_on_burning_at_dawn() -> None:
    torch = ((field_number("d2"), 45),)
    dawn = Scene({"orlan": {"at": "l12"}}, clock_phase=True, clock=239, dice=(1, 1), torches=torch)
    assert dawn.asked[1] == "mage"
    assert (dawn.state.at_dawn, dawn.state.torches) == (True, ((field_number("d2"), 44),))
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "d2"}}, turn="gorm", at_dawn=True, clock=250, torches=torch)
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == (8 - 3, 3 + 2)


@pytest.mark.clause("DK-7.44")
def test_a_pentagram_among_herbs_harms_as_ever() -> None:
    scene = Scene({"orlan": {"at": "b3"}}, pentagrams=((1, field_number("d3"), 3),),
                  herbs=((field_number("c3"), 3, 20),))  # fmt: skip
    scene.demons_phase()
    assert scene.mage().strength == 6


@pytest.mark.clause("DK-7.47")
def test_supplies_are_taken_only_on_the_supply_square() -> None:
    assert "resupply" in Scene({"orlan": {"at": "g7", "herb": 0}}).offered
    assert "resupply" not in Scene({"orlan": {"at": "g8", "herb": 0}}).offered
