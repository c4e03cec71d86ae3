"""DK-10.25, DK-16.6: the Circle's rescue move between the steps of a mage's walk."""

from __future__ import annotations

import pytest

from game.players import Glimpse, make_player
from tests.devils_circle.scene import Scene, fields

WEAK = {"power": 0, "drops": 0, "wand": 0}
"""A mage who can hurt no demon; he may still stand in its way."""


def walking(goal: str, *, mage: str = "c6", gorm: str = "c3", **traits: object) -> Scene:
    """Orlan walks; Gorm alone is near."""
    orlan = {key: value for key, value in traits.items() if key not in ("rescue_left", "materiality", "seats")}
    demon = {key: value for key, value in traits.items() if key in ("rescue_left", "materiality")}
    scene = Scene({"orlan": {"at": mage, **orlan}}, {"gorm": {"at": gorm, "power": 9, **demon}})
    return scene.choose(f"walk:{goal}")


@pytest.mark.clause("DK-10.25", "DK-16.6")
def test_on_a_walk_the_circle_is_asked_as_soon_as_the_next_deed_could_hurt_its_demon() -> None:
    scene = walking("c4", power=8, wand=1)
    assert scene.asked == (1, "rescue")
    assert scene.open().about == "demon:gorm"
    assert scene.where("orlan") == "c5", "two steps away, whence he could exorcise"
    assert scene.mage().points == 3
    assert str(scene.open().question) == "Orlan walks on and threatens Gorm. A rescue move first?"


@pytest.mark.clause("DK-16.6")
def test_who_stays_is_not_asked_again_on_this_walk() -> None:
    scene = walking("c4", mage="c7")
    assert scene.where("orlan") == "c5"
    scene.choose("stay")
    assert scene.asked == (0, "mage")
    assert (scene.where("orlan"), scene.mage().points) == ("c4", 1)
    assert [(event.fact("start"), event.fact("field")) for event in scene.told("mage_moved")] == [
        (c7, c5) for c7, c5 in (fields("c7") + fields("c5"), fields("c5") + fields("c4"))
    ]


@pytest.mark.clause("DK-10.25", "DK-16.6", "DK-9.27")
def test_a_flight_ends_the_walk_and_what_was_not_walked_costs_nothing() -> None:
    table = {"orlan": {"at": "c7"}}, {"gorm": {"at": "c3", "power": 9}}
    scene = Scene(*table, wands=fields("d2"))
    scene.choose("walk:c4", "flee:gorm:b3")
    assert (scene.where("gorm"), scene.demon().power) == ("b3", 9 - 1)
    assert (scene.where("orlan"), scene.mage().points) == ("c5", 2)
    assert scene.asked == (0, "mage")
    assert not scene.demon().rescue_left
    warded = Scene(*table, wands=fields("d2"))
    warded.choose("walk:c4", "flee:gorm:c2")
    assert warded.demon().power == 9 - 2 - 3, "beside the wand the ward check comes at once"


@pytest.mark.clause("DK-16.6")
def test_nobody_is_asked_where_nothing_threatens_or_no_flight_is_left() -> None:
    assert walking("c5", mage="c7").asked == (0, "mage"), "on C6 he is too far, and at the end there is the button"
    assert walking("c4", rescue_left=False).asked == (0, "mage")
    assert walking("c4", power=0, drops=0, wand=0).asked == (1, "rescue"), "from C5 he could go to C4"


@pytest.mark.clause("DK-16.6")
def test_a_mage_who_could_only_stand_in_the_way_threatens_only_a_refuge() -> None:
    table = {"orlan": {"at": "f2", **WEAK}, "mirel": {"at": "f3"}}, {"gorm": {"at": "d2", "power": 9}}
    behind_the_wall = Scene(*table)
    behind_the_wall.choose("walk:e3")
    assert behind_the_wall.asked == (0, "mage"), "E2 lies beside Gorm, but behind a wall: he could go to F2 or E3"
    at_the_door = Scene(*table)
    at_the_door.choose("walk:e4")
    assert (at_the_door.asked, at_the_door.where("orlan")) == ((1, "rescue"), "e3"), "he could go to D3"
    armed = Scene({**table[0], "orlan": {"at": "f2", **WEAK, "wand": 1}}, {"gorm": {"at": "e4", "power": 9}})
    armed.choose("walk:e3")
    assert armed.asked == (1, "rescue"), "from E2 he could lay his wand on E3"


@pytest.mark.clause("DK-16.6")
def test_who_stays_is_not_asked_on_the_next_square_where_the_mage_could_strike_too() -> None:
    scene = walking("b4", mage="c7")
    assert (scene.asked, scene.where("orlan")) == ((1, "rescue"), "c5")
    scene.choose("stay")
    assert scene.where("orlan") == "b4", "past C4, beside Gorm"
    assert [choice.kind for choice in scene.match.record].count("rescue") == 1


@pytest.mark.clause("DK-16.6")
@pytest.mark.parametrize(("power", "asked"), [(8, (1, "rescue")), (0, (0, "mage"))])
def test_a_mage_who_could_only_strike_threatens_as_well(power: int, asked: tuple[int, str]) -> None:
    orlan = {"at": "c6", **WEAK, "power": power}
    scene = Scene({"orlan": orlan, "mirel": {"at": "b6"}, "tobin": {"at": "c4"}}, {"gorm": {"at": "c3", "power": 9}})
    scene.choose("walk:b5")
    assert scene.asked == asked, "from C5 he reaches none of the refuges: C4, between them, is taken"


@pytest.mark.clause("DK-16.6")
@pytest.mark.parametrize(("wand", "asked"), [(1, (1, "rescue")), (0, (0, "mage"))])
def test_a_refuge_with_a_wand_on_it_can_be_barred_only_by_a_second_wand(wand: int, asked: tuple[int, str]) -> None:
    orlan = {"at": "c6", **WEAK, "wand": wand}
    scene = Scene({"orlan": orlan, "mirel": {"at": "b6"}}, {"gorm": {"at": "c3", "power": 9}}, wands=fields("c4"))
    scene.choose("walk:b5")
    assert scene.asked == asked, "he may not step onto C4, but lay his wand there"


@pytest.mark.clause("DK-16.6")
def test_a_refuge_behind_a_wall_cannot_be_barred() -> None:
    table = {"orlan": {"at": "f2", **WEAK}, "mirel": {"at": "f3"}}, {"gorm": {"at": "c2", "power": 9}}
    scene = Scene(*table)
    scene.choose("walk:e3")
    assert scene.asked == (0, "mage"), "Gorm could flee to D2, but a wall keeps E2 from it"


@pytest.mark.clause("DK-16.6")
def test_the_owners_of_two_threatened_demons_are_both_asked() -> None:
    demons = {"gorm": {"at": "c3", "power": 9}, "ulk": {"at": "b4", "power": 9}}
    scene = Scene({"orlan": {"at": "c7"}}, demons, seats=4)
    scene.choose("walk:c4")
    assert (scene.asked, scene.open().about) == ((2, "rescue"), "demon:gorm")
    scene.choose("stay")
    assert (scene.asked, scene.open().about) == ((3, "rescue"), "demon:ulk")
    scene.choose("stay")
    assert (scene.asked, scene.where("orlan")) == ((0, "mage"), "c4")
    together = Scene({"orlan": {"at": "c7"}}, demons)
    together.choose("walk:c4")
    assert together.open().about is None
    assert {key.split(":")[1] for key in together.offered if key != "stay"} == {"gorm", "ulk"}


@pytest.mark.clause("DK-16.6")
def test_a_possessed_mages_walk_is_not_interrupted() -> None:
    scene = Scene(
        {"orlan": {"at": "c7", "power": 0, "wand": 0}}, {"vasha": {"at": "c9", "power": 60, "holds": "orlan"},
                                                         "gorm": {"at": "c3"}},
    )  # fmt: skip
    scene.choose("walk:c4")
    assert (scene.asked, scene.where("orlan")) == ((1, "mage"), "c4")


def test_a_computer_player_waits_for_the_deed_itself() -> None:
    scene = walking("c4")
    assert make_player("greedy", 1).answer(scene.open(), Glimpse(scene.match, 1)) == "stay"
