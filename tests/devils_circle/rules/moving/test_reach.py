"""DK-2: what lies beside a square, what reaches through walls, and what salt changes nothing about."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import BOARD, field_number
from game.engine.ids import kind_of
from tests.devils_circle.scene import Scene, edges, fields

BARE = {"wand": 0}
"""A mage with both hands free."""


def beside_a_wall(wall: bool, mage: dict[str, Any] | None = None, **table: Any) -> Scene:
    """Orlan beside D2: on E2, with a wall between, or on C2, with none."""
    return Scene({"orlan": {"at": "e2" if wall else "c2", **(mage or BARE)}, **table.pop("mages", {})}, **table)


@pytest.mark.clause("DK-2.1")
def test_columns_run_from_west_to_east_and_rows_from_north_to_south() -> None:
    corners = {name: (BOARD.column(field_number(name)), BOARD.row(field_number(name))) for name in ("a1", "m1", "a13")}
    assert corners == {"a1": (0, 0), "m1": (12, 0), "a13": (0, 12)}
    east = BOARD.neighbours[field_number("f4")][1]
    assert (east, BOARD.neighbours[field_number("f4")][2]) == (field_number("g4"), field_number("f5"))


@pytest.mark.clause("DK-2.3", "DK-2.4")
def test_every_edge_is_either_open_or_a_wall_and_doors_and_gates_are_open() -> None:
    for field in BOARD.fields:
        for way, other in enumerate(BOARD.neighbours[field]):
            if other >= 0:
                wall = BOARD.edge_code[BOARD.edge_between(field, other)] == "#"
                assert (BOARD.is_wall(field, way), BOARD.is_open(field, way)) == (wall, not wall)


@pytest.mark.clause("DK-2.4")
@pytest.mark.parametrize(("start", "goal"), [("d3", "e3"), ("h1", "h2")])
def test_doors_and_gates_stop_neither_mages_nor_the_most_solid_demon(start: str, goal: str) -> None:
    demon = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": start, "materiality": 9}}, turn="gorm", points=5)
    assert goal in demon.offers("walk:")
    if start == "d3":
        assert goal in Scene({"orlan": {"at": start}}).offers("walk:")


@pytest.mark.clause("DK-2.7")
@pytest.mark.parametrize("hearth", ["f4", "j6", "h10", "d8"])
def test_from_every_fireplace_a_demon_reaches_all_others(hearth: str) -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": hearth}}, turn="gorm", points=1)
    assert scene.offers("fireplace:") == {"f4", "j6", "h10", "d8"} - {hearth}


@pytest.mark.clause("DK-2.8")
@pytest.mark.parametrize(("mage", "offered"), [("d2", True), ("e3", True), ("f3", False), ("f2", True), ("d3", False)])
def test_squares_are_adjacent_through_walls_but_never_diagonally(mage: str, offered: bool) -> None:
    scene = Scene({"orlan": {"at": mage}}, {"gorm": {"at": "e2"}}, turn="gorm", points=2)
    assert ("curse" in scene.offered) == offered


# -- open adjacency ---------------------------------------------------------------------------------------


@pytest.mark.clause("DK-2.12", "DK-2.9", "DK-7.5", "DK-7.12")
@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("drops:gorm", {"demons": {"gorm": {"at": "d2"}}}), ("attack:gorm", {"demons": {"gorm": {"at": "d2"}}}),
        ("give:mirel", {"mages": {"mirel": {"at": "d2", "salt": 0}}}), ("pick_up:d2", {"wands": fields("d2")}),
    ],
)  # fmt: skip
def test_a_deed_on_what_lies_beside_reaches_through_no_wall(key: str, table: dict[str, Any], wall: bool) -> None:
    assert (key in beside_a_wall(wall, **table).offered) == (not wall)


@pytest.mark.clause("DK-2.12", "DK-7.11", "DK-7.35", "DK-7.41")
@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize(("deed", "wand"), [("lay_wand", 1), ("torch", 0), ("herbs", 0)])
def test_things_are_set_beside_the_mage_through_no_wall(deed: str, wand: int, wall: bool) -> None:
    scene = beside_a_wall(wall, {"wand": wand})
    scene.choose(deed)
    reached = {kind_of(key) for key in scene.offers("at:")}
    assert reached == ({"e3", "f2"} if wall else {"b2", "c3", "d2"})


@pytest.mark.clause("DK-2.12", "DK-9.29")
@pytest.mark.parametrize("wall", [False, True])
@pytest.mark.parametrize(
    ("table", "power", "materiality"),
    [
        ({"wands": fields("d2")}, 17, 4), ({"torches": ((field_number("d2"), 45),)}, 20, 5),
        ({"herbs": ((field_number("d2"), 1, 20),)}, 17, 3),
    ],
)  # fmt: skip
def test_wards_work_through_no_wall(table: dict[str, Any], power: int, materiality: int, wall: bool) -> None:
    gorm = {"at": "e2" if wall else "c2", "power": 20, "materiality": 3}
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": gorm}, turn="gorm", **table)
    scene.choose("end")
    assert (scene.demon().power, scene.demon().materiality) == ((20, 3) if wall else (power, materiality))


@pytest.mark.clause("DK-2.12", "DK-8.14")
def test_who_stood_or_stands_behind_a_wall_does_not_push_the_cradle() -> None:
    cradle = field_number("d2")
    came = beside_a_wall(True, cradle=cradle)
    came.choose("walk:d3")
    assert came.mage().points == 2
    assert "push" not in came.offered, "when the phase began there was a wall between"
    went = Scene({"orlan": {"at": "d3", **BARE}}, cradle=cradle)
    assert "push" in went.offered
    went.choose("walk:e2")
    assert went.mage().points == 2
    assert "push" not in went.offered, "now there is a wall between"


@pytest.mark.clause("DK-2.12", "DK-11.3", "DK-11.16")
def test_curses_and_pentagrams_reach_through_walls() -> None:
    mage = {"at": "e2", "wand": 0, "book": 0}
    cursed = Scene({"orlan": mage}, {"gorm": {"at": "d2"}}, turn="gorm", points=3)
    cursed.choose("curse")
    assert cursed.mage().strength == 6
    seared = Scene({"orlan": mage}, pentagrams=((1, field_number("c2"), 1),)).demons_phase()
    assert [star.field for star in seared.view.pentagrams] == ["d2"]
    assert seared.mage().strength == 6


# -- salt -------------------------------------------------------------------------------------------------


@pytest.mark.clause("DK-2.9")
@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("drops:gorm", {"demons": {"gorm": {"at": "d2", "rescue_left": False}}}),
        ("attack:gorm", {"demons": {"gorm": {"at": "d2", "rescue_left": False}}}),
        ("give:mirel", {"mages": {"mirel": {"at": "d2", "salt": 0}}}), ("pick_up:d2", {"wands": fields("d2")}),
        ("push", {"cradle": field_number("d2")}),
    ],
)  # fmt: skip
def test_salt_on_the_edge_between_hinders_no_deed(key: str, table: dict[str, Any]) -> None:
    scene = beside_a_wall(False, salt=edges("c2-d2"), **table)
    assert key in scene.offered
    if key == "drops:gorm":
        scene.choose(key)
        assert scene.demon().power == 8 - 3


@pytest.mark.clause("DK-2.9", "DK-9.29")
def test_salt_on_the_edge_between_hinders_no_ward() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c2"}}, turn="gorm", wands=fields("d2"),
                  salt=edges("c2-d2"))  # fmt: skip
    scene.choose("end")
    assert scene.demon().power == 8 - 3


@pytest.mark.clause("DK-2.11", "DK-8.1")
def test_the_open_distance_goes_over_salt_and_through_figures_and_things() -> None:
    scene = Scene(
        {"orlan": {"at": "c2"}, "mirel": {"at": "d2"}}, {"gorm": {"at": "d3", "power": 30}, "vasha": {"at": "c3"}},
        salt=edges("c2-d2 c2-c3 d2-d3 c3-d3"), holes=fields("c3"),
    )  # fmt: skip
    scene.choose("exorcise:gorm:1", "stay")
    assert scene.demon().power == 30 - 16, "two steps away"


@pytest.mark.clause("DK-2.11", "DK-8.1")
@pytest.mark.parametrize(("demon", "reached"), [("e3", True), ("d3", True), ("f1", False), ("d2", False)])
def test_an_exorcism_reaches_two_open_steps_far(demon: str, reached: bool) -> None:
    scene = Scene({"orlan": {"at": "e2"}}, {"gorm": {"at": demon}})
    assert bool(scene.offers("exorcise:gorm:")) == reached


@pytest.mark.clause("DK-2.10", "DK-11.24")
def test_the_distance_of_a_psychic_attack_goes_through_walls() -> None:
    mage = {"at": "e2", "power": 4, "wand": 0}
    scene = Scene({"orlan": mage}, {"gorm": {"at": "d2", "power": 20}}, turn="gorm", points=4, dice=(1,))
    scene.choose("psychic")
    assert scene.told("psychic_attack")[0].fact("points") == 20 - 5 - 4
    corner = Scene({"orlan": {**mage, "at": "e3"}}, {"gorm": {"at": "d2", "power": 20}}, turn="gorm", points=4,
                   dice=(1,))  # fmt: skip
    corner.choose("psychic")
    assert corner.told("psychic_attack")[0].fact("points") == 20 - 5 * 2 - 4


@pytest.mark.clause("DK-2.14")
def test_a_hole_on_a_hearth_destroys_neither_the_hearth_nor_its_walls() -> None:
    hearth = {"gorm": {"at": "d8", "power": 1, "rescue_left": False}, "vasha": {"at": "f4"}}
    scene = Scene({"orlan": {"at": "d9"}}, hearth)
    walls = [BOARD.is_wall(field_number("d8"), way) for way in range(4)]
    scene.choose("drops:gorm")
    assert scene.state.holes == fields("d8")
    assert [BOARD.is_wall(field_number("d8"), way) for way in range(4)] == walls
    passage = Scene({"orlan": {"at": "d9"}}, {"vasha": {"at": "f4"}}, turn="vasha", points=1, holes=fields("d8 j6"))
    assert passage.offers("fireplace:") == {"j6", "h10", "d8"}
    assert "d8" not in Scene({"orlan": {"at": "d9"}}, holes=fields("d8")).offers("walk:")
