"""Pentagrams that meet mages, wands, walls, the ring and each other."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from tests.devils_circle.scene import Scene, edges, fields

FAR = {"at": "l12"}
NORTH, EAST, SOUTH, WEST = range(4)
RING_ROLLS = (1, 1, 1, 1)


def star(number: int, at: str, way: int) -> tuple[int, int, int]:
    """A pentagram."""
    return (number, field_number(at), way)


def stars(scene: Scene) -> list[str]:
    """Where pentagrams lie, the oldest first."""
    return [found.field for found in scene.view.pentagrams]


def flown(mages: dict[str, Any], *pentagrams: tuple[int, int, int], **table: Any) -> Scene:
    """The demons' phase has begun, and the pentagrams have flown."""
    scene = Scene(mages, pentagrams=pentagrams, dice=(*RING_ROLLS, 1, 1), **table)
    scene.demons_phase()
    return scene


@pytest.mark.clause("DK-11.16", "DK-11.14", "DK-8.27")
@pytest.mark.parametrize(("wand", "way"), [(0, ["d3"]), (1, ["c3"])])
def test_a_pentagram_that_kills_a_mage_flies_on_over_his_square_unless_his_wand_lies_there(
    wand: int, way: list[str]
) -> None:
    scene = flown({"orlan": {"at": "d3", "strength": 2, "wand": wand}, "mirel": FAR}, star(1, "b3", EAST))
    assert scene.where("orlan") == "dead"
    assert stars(scene) == way
    assert scene.state.wands == (fields("d3") if wand else ())


@pytest.mark.clause("DK-11.16", "DK-9.2")
def test_two_pentagrams_harm_the_same_mage_once_each_in_one_phase() -> None:
    scene = flown({"orlan": {"at": "c3"}}, star(1, "b2", SOUTH), star(2, "d4", NORTH))
    assert scene.mage().strength == 8 - 2 - 2


@pytest.mark.clause("DK-11.11", "DK-11.15", "DK-11.16")
def test_a_pentagram_thrown_at_a_wall_harms_who_stands_beside_the_demon() -> None:
    mages = {"orlan": {"at": "c2"}, "mirel": {"at": "b3"}}
    scene = Scene(mages, {"gorm": {"at": "b2"}}, turn="gorm", points=3)
    scene.choose("pentagram", "throw:west")
    assert stars(scene) == ["b2"]
    assert [mage.strength for mage in scene.state.mages[:2]] == [6, 6]


@pytest.mark.clause("DK-11.16", "DK-11.11", "DK-11.17")
def test_a_pentagram_thrown_through_a_mage_burns_his_book_and_harms_him_once() -> None:
    scene = Scene({"orlan": {"at": "c2", "strength": 8}}, {"gorm": {"at": "b2"}}, turn="gorm", points=3)
    scene.choose("pentagram", "throw:east")
    assert scene.mage().book == 0
    assert stars(scene) == ["c2"], "on his own square it harms nobody and flies no further"
    assert scene.mage().strength == 8


@pytest.mark.clause("DK-11.20", "DK-2.5", "DK-11.13")
def test_a_pentagram_leaves_by_the_gate_and_is_gone_beyond_the_ring() -> None:
    scene = flown({"orlan": FAR}, star(1, "h2", NORTH))
    assert stars(scene) == ["h1"]
    for _ in range(60):
        if scene.asked[1] == "mage":
            break
        scene.choose("end" if "end" in scene.offered else min(scene.offered))
    scene.demons_phase()
    assert stars(scene) == []


@pytest.mark.clause("DK-11.14", "DK-7.27", "DK-7.28", "DK-11.16")
def test_salt_holds_a_pentagram_back_and_yet_it_harms_the_mage_behind_the_line() -> None:
    scene = flown({"orlan": {"at": "d3"}}, star(1, "c3", EAST), salt=edges("c3-d3"))
    assert stars(scene) == ["c3"]
    assert (scene.mage().strength, scene.mage().book) == (6, 1)


@pytest.mark.clause("DK-11.14", "DK-7.15", "DK-10.12")
def test_a_wand_that_is_trampled_no_longer_holds_a_pentagram_back() -> None:
    scene = Scene({"orlan": FAR}, {"gorm": {"at": "c4", "power": 20}}, turn="gorm", points=7, wands=fields("d4"),
                  pentagrams=(star(1, "c4", EAST),))  # fmt: skip
    scene.choose("step:d4" if "step:d4" in scene.offered else "walk:d4")
    assert scene.state.wands == ()
    for _ in range(60):
        if scene.asked[1] == "mage":
            break
        scene.choose("end" if "end" in scene.offered else min(scene.offered))
    scene.demons_phase()
    assert stars(scene) == ["d4"]


@pytest.mark.clause("DK-7.18", "DK-7.13", "DK-7.37")
def test_a_pentagram_under_a_demon_keeps_the_wands_off_and_the_torch_not() -> None:
    scene = Scene({"orlan": FAR}, {"gorm": {"at": "c3", "power": 20}}, turn="gorm", points=1, wands=fields("c2 d3"),
                  torches=((field_number("b3"), 45),), pentagrams=(star(1, "c3", WEST),))  # fmt: skip
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == (20, 5)


@pytest.mark.clause("DK-7.34", "DK-4.11", "DK-11.12")
def test_a_pentagram_washed_away_makes_room_for_another() -> None:
    six = tuple(star(number, "l2", EAST) for number in range(1, 6))
    scene = Scene({"orlan": {"at": "c2"}}, {"gorm": {"at": "d8"}}, pentagrams=(star(6, "c3", EAST), *six),
                  dice=(3, 3, 6, 1, 1, 1, 1))  # fmt: skip
    scene.choose(next(key for key in sorted(scene.offered) if key.startswith(("wash", "drops"))))
    assert len(scene.state.pentagrams) == 5
    scene.demons_phase().choose("demon:gorm")
    assert "pentagram" in scene.offered


@pytest.mark.clause("DK-11.18", "DK-11.16", "DK-15.3")
def test_a_pentagram_that_harms_a_mage_beside_the_cradle_flies_on_and_kills_the_princess() -> None:
    scene = flown({"orlan": {"at": "c2"}, "mirel": FAR}, star(1, "b2", SOUTH), cradle=field_number("b4"))
    assert stars(scene) == ["b3"], "C2 touches B3 at a corner only"
    mages = {"orlan": {"at": "c3"}, "mirel": FAR}
    struck = Scene(mages, pentagrams=(star(1, "b2", SOUTH),), cradle=field_number("b4")).choose("finish")
    assert struck.ending == "DK-15.3"


@pytest.mark.clause("DK-12.11", "DK-8.5", "DK-6.3")
def test_a_mage_whose_holder_is_banished_is_played_by_aixel_from_the_next_phase_at_the_latest() -> None:
    mages = {"orlan": {"at": "f3", "power": 0, "wand": 0}, "mirel": {"at": "c2", "power": 8}}
    scene = Scene(mages, {"gorm": {"at": "c3", "power": 16, "holds": "orlan", "rescue_left": False}})
    assert scene.asked == (1, "mage")
    scene.choose("finish", "exorcise:gorm:1")
    assert scene.where("gorm") == "neutralised"
    assert (scene.mage().held_by, scene.demon().holds) == (-1, 0)
