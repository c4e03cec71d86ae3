"""DK-3: which squares keep out mages, the cradle, wands, fires, demons and pentagrams, and which don't."""

from __future__ import annotations

from typing import Any

import pytest

from game.devils_circle.box.board import field_number
from game.engine.ids import kind_of
from tests.devils_circle.scene import Scene, edges, fields

B3 = field_number("b3")
ON_B3: dict[str, dict[str, Any]] = {
    "wand": {"wands": (B3,)},
    "torch": {"torches": ((B3, 45),)},
    "herbs": {"herbs": ((B3, 1, 20),)},
    "pentagram": {"pentagrams": ((1, B3, 0),)},
    "hole": {"holes": (B3,)},
    "mage": {"mages": {"mirel": {"at": "b3"}}},
    "demon": {"demons": {"gorm": {"at": "b3"}}},
    "garlic": {"garlic": (B3,)},
    "salt": {"salt": edges("b3-c3 b2-b3")},
}
"""What may be on B3, west of C3, in a room without inner walls."""
FREE = ("garlic", "salt")
"""What leaves B3 a free square."""


def room(mage: dict[str, Any], what: str, **table: Any) -> Scene:
    """Orlan in the Library, and something on B3."""
    laid = {**table, **ON_B3[what]}
    return Scene({"orlan": mage, **laid.pop("mages", {})}, laid.pop("demons", None), **laid)


@pytest.mark.clause("DK-3.2", "DK-6.11")
def test_a_single_step_crosses_no_wall() -> None:
    scene = Scene({"orlan": {"at": "e2", "strength": 1}})
    assert scene.offers("walk:") == {"e3", "f2"}, "D2 lies behind a wall"


@pytest.mark.clause("DK-3.1", "DK-3.4", "DK-6.11")
@pytest.mark.parametrize("what", ["mage", "demon", "pentagram", "cradle"])
def test_a_mage_enters_no_square_with_a_figure_or_a_pentagram(what: str) -> None:
    mage = {"at": "c3", "strength": 1}
    free = room(mage, "garlic")
    assert free.offers("walk:") == {"b3", "c2", "c4", "d3"}
    taken = Scene({"orlan": mage}, cradle=B3) if what == "cradle" else room(mage, what)
    assert taken.offers("walk:") == {"c2", "c4", "d3"}


@pytest.mark.clause("DK-3.6", "DK-3.7")
@pytest.mark.parametrize("what", sorted(ON_B3))
def test_the_cradle_is_pushed_to_free_squares_only(what: str) -> None:
    push = room({"at": "c4", "wand": 0}, what, cradle=field_number("c3"))
    push.choose("push")
    assert push.offers("to:") == {"c2", "d3"} | ({"b3"} if what in FREE else set())


@pytest.mark.clause("DK-3.6", "DK-3.8", "DK-7.35", "DK-7.41")
@pytest.mark.parametrize("deed", ["torch", "herbs"])
@pytest.mark.parametrize("what", sorted(ON_B3))
def test_torch_and_herbs_are_set_on_free_squares_only(what: str, deed: str) -> None:
    scene = room({"at": "c3", "wand": 0, "herb": 1}, what)
    scene.choose(deed)
    reached = {kind_of(key) for key in scene.offers("at:")}
    assert reached == {"c2", "c4", "d3"} | ({"b3"} if what in FREE else set())


@pytest.mark.clause("DK-3.8", "DK-7.11")
@pytest.mark.parametrize("what", sorted(ON_B3))
def test_wands_are_laid_on_free_squares_and_on_wands(what: str) -> None:
    scene = room({"at": "c3", "wand": 1}, what)
    scene.choose("lay_wand")
    assert scene.offers("at:") == {"c2", "c4", "d3"} | ({"b3"} if what in (*FREE, "wand") else set())


@pytest.mark.clause("DK-3.8")
def test_a_wand_may_be_laid_onto_wands_with_garlic() -> None:
    scene = room({"at": "c3", "wand": 1}, "wand", garlic=(B3,))
    scene.choose("lay_wand", "at:b3")
    assert scene.state.wands == (B3, B3)


@pytest.mark.clause("DK-3.6", "DK-3.7", "DK-3.8")
def test_the_supply_square_is_no_free_square() -> None:
    pushes = Scene({"orlan": {"at": "f8", "wand": 0}}, cradle=field_number("f7"))
    pushes.choose("push")
    assert pushes.state.cradle == field_number("f6"), "the only square left, so nothing is asked"
    for deed, wand in (("torch", 0), ("herbs", 0), ("lay_wand", 1)):
        sets = Scene({"orlan": {"at": "g8", "wand": wand, "herb": 1}})
        sets.choose(deed)
        assert "g7" not in {kind_of(key) for key in sets.offers("at:")}


@pytest.mark.clause("DK-3.9")
def test_salt_is_offered_only_for_edges_without_it() -> None:
    scene = Scene({"orlan": {"at": "c3"}}, salt=edges("b3-c3 c2-c3"))
    scene.choose("pour")
    assert scene.offers("edge:") == {"c3-d3", "c3-c4"}


@pytest.mark.clause("DK-3.11", "DK-10.12")
@pytest.mark.parametrize(
    ("start", "goal", "table"),
    [
        ("c3", "b3", ON_B3["torch"]), ("c3", "b3", ON_B3["herbs"]), ("c3", "b3", ON_B3["garlic"]),
        ("c3", "b3", ON_B3["hole"]), ("c3", "b3", ON_B3["pentagram"]), ("f7", "g7", {}), ("f3", "f4", {}),
    ],
)  # fmt: skip
def test_entering_alone_does_nothing_to_the_demon_or_the_square(start: str, goal: str, table: dict[str, Any]) -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": start}}, turn="gorm", points=5, **table)
    stock = dict(scene.state.stock)
    scene.choose(f"walk:{goal}")
    assert (scene.where("gorm"), scene.demon().power, scene.demon().materiality) == (goal, 8, 3)
    assert all(getattr(scene.state, name) == things for name, things in table.items())
    assert scene.state.stock == stock


@pytest.mark.clause("DK-3.12", "DK-7.23", "DK-7.44", "DK-12.4")
@pytest.mark.parametrize("what", ["herbs", "pentagram", "hole", "garlic", "demon"])
def test_a_pentagram_flies_onto_squares_with_other_things(what: str) -> None:
    laid = ON_B3[what]
    stars = (*laid.get("pentagrams", ()), (6, field_number("c3"), 3))
    scene = room({"at": "l12"}, what)
    scene.state.pentagrams = stars
    scene.begin_here()
    scene.demons_phase()
    assert {star.marker: star.field for star in scene.view.pentagrams}[6] == "b3"


@pytest.mark.clause("DK-7.23", "DK-11.14")
def test_garlic_on_its_own_square_holds_no_pentagram_back() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, pentagrams=((1, B3, 2),), garlic=fields("b3 b4"))
    scene.demons_phase()
    assert [star.field for star in scene.view.pentagrams] == ["b4"]


@pytest.mark.clause("DK-7.23")
def test_garlic_saves_nobody_from_a_curse() -> None:
    mages = {"orlan": {"at": "b3", "wand": 0, "book": 0}}
    scene = Scene(mages, {"gorm": {"at": "c3"}}, turn="gorm", points=2, garlic=fields("b3 c3"))
    scene.choose("curse")
    assert (scene.mage().strength, scene.mage().power) == (6, 6)


@pytest.mark.clause("DK-3.12")
def test_two_pentagrams_thrown_onto_one_square_both_stay() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, pentagrams=((1, field_number("c2"), 2), (2, field_number("c4"), 0)))
    scene.demons_phase()
    assert [star.field for star in scene.view.pentagrams] == ["c3", "c3"]


@pytest.mark.clause("DK-7.15")
@pytest.mark.parametrize(("before", "after"), [(0, 6), (5, 6), (6, 6), (7, 7)])
def test_a_trampled_wand_lifts_materiality_to_six_and_harms_no_wand_elsewhere(before: int, after: int) -> None:
    demon = {"at": "c3", "power": 20, "materiality": before}
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": demon}, turn="gorm", points=6, wands=fields("d3 j9"))
    scene.choose("step:d3")
    assert (scene.demon().power, scene.demon().materiality) == (13, after)
    assert scene.state.wands == fields("j9")
