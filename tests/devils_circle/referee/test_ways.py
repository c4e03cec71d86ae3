"""The coming ways are those of the rules: pentagrams until they are stopped, demons through no wall."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.devils_circle.box.board import FIELD_NAMES, edge_number, field_number
from game.devils_circle.referee.foreseen import danger
from game.devils_circle.referee.ways import course_of, way_to_cradle
from game.devils_circle.rules.demons.pentagrams import HARM, WAY_NAMES
from game.devils_circle.state import STOCK, STUCK
from game.devils_circle.view import CircleView
from tests.devils_circle.scene import Scene

SOUTH = 2
NOTHING = dict.fromkeys(STOCK, 0)


def view_of(**table: Any) -> CircleView:
    mages = {"orlan": {"at": "f6"}, "mirel": {"at": "c12"}}
    scene = Scene(mages, {"gorm": {"at": "g8", "power": 14}}, **table)
    view = scene.match.view(0)
    assert isinstance(view, CircleView)
    return view


def test_a_pentagram_is_told_square_by_square_and_goes_on_where_it_sears_somebody() -> None:
    view = view_of(pentagrams=((1, field_number("e5"), SOUTH),), salt=())
    found = course_of(view, view.pentagrams[0])
    assert found.way[:2] == ("e6", "e7")
    assert found.struck == ("orlan",)
    assert found.soon == 2, "it has seared him beside e6, and goes one square farther in the same phase"


def test_the_way_of_a_pentagram_ends_where_it_is_stopped() -> None:
    for free in range(3):
        line = edge_number(f"e{5 + free}-e{6 + free}")
        view = view_of(pentagrams=((1, field_number("e5"), SOUTH),), salt=(line,))
        found = course_of(view, view.pentagrams[0])
        assert (len(found.way), found.stopped) == (free, True)


@pytest.mark.clause("DK-11.13", "DK-11.15", "DK-11.16", "DK-11.19")
@pytest.mark.parametrize("stock", [{}, {"stock": NOTHING}], ids=["supplies", "no supplies"])
@pytest.mark.parametrize(
    ("at", "way", "mages"),
    [
        ("c2", "south", ("d3", "b4")), ("c2", "south", ("d5", "b12")), ("e2", "west", ("d2", "b12")),
        ("g7", "stuck", ("g8", "f7")), ("g8", "north", ("h7", "g9")), ("a4", "west", ("c4", "b12")),
        ("g8", "north", ("f8", "b12")), ("f7", "east", ("h7", "b12")),
    ],
)  # fmt: skip
def test_what_is_told_of_a_pentagram_comes_true_in_the_next_demons_phase(
    at: str, way: str, mages: tuple[str, str], stock: dict[str, Any]
) -> None:
    direction = WAY_NAMES.index(way) if way in WAY_NAMES else STUCK
    placed = {"orlan": {"at": mages[0]}, "mirel": {"at": mages[1]}}
    gorm = {"at": "k2", "rescue_left": False}
    scene = Scene(placed, {"gorm": gorm}, pentagrams=((1, field_number(at), direction),), **stock)
    found = course_of(scene.view, scene.view.pentagrams[0])
    before = {name: scene.mage(name).strength for name in ("orlan", "mirel")}
    scene.demons_phase()
    hurt = tuple(name for name in before if scene.mage(name).strength == before[name] - HARM)
    assert set(found.struck) == set(hurt)
    there = [FIELD_NAMES[field] for _marker, field, _way in scene.state.pentagrams]
    assert there in ([], [(found.start, *found.way)[found.soon]]), "gone, or where it was told to come"


def test_a_demon_comes_to_the_princess_square_by_square() -> None:
    view = view_of()
    gorm = next(demon for demon in view.demons if demon.id == "gorm")
    way = way_to_cradle(danger(view, gorm))
    assert (way[0], way[-1]) == ("g8", view.cradle)
    steps = [abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) for one, other in pairwise(way)]
    assert set(steps) == {1}
