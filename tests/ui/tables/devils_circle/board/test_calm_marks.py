"""What is merely possible is calm, what is reached is no square to walk to, and prices stay readable."""

from __future__ import annotations

import pygame
import pytest

from game.devils_circle.referee.foreseen import danger
from game.ui.tables.common.pieces import Marks
from game.ui.tables.devils_circle.board.danger_marks import DangerMarks
from game.ui.tables.devils_circle.board.marks import BoardMarks
from game.ui.tables.devils_circle.board.room_names import fields_of_figures
from game.ui.tables.devils_circle.danger import beside_princess, exorcism_fields, reach
from game.ui.tables.devils_circle.layout import FIGURE, ITEM, PLATE
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, CircleDriver

MAGES = {"orlan": {"at": "f8"}, "mirel": {"at": "h6"}, "tobin": {"at": "c12"}}


def driver(open_app: OpenApp) -> CircleDriver:
    scene = Scene(MAGES, {"gorm": {"at": "g8", "power": 14}})
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    return found


def drawn(found: CircleDriver, marks: Marks) -> pygame.Surface:
    surface = pygame.Surface(found.app.size)
    found.tabletop.draw(surface, found.view, found.table.area, 0, marks, ())
    return surface


def touched(found: CircleDriver, piece: str, marks: Marks) -> int:
    """How many pixels at a piece a mark changes."""
    rect = next(one.rect for one in found.table.table.pieces if one.id == piece).inflate(24, 24).clip(found.table.area)
    plain, marked = drawn(found, Marks()).subsurface(rect), drawn(found, marks).subsurface(rect)
    spots = ((x, y) for x in range(rect.width) for y in range(rect.height))
    return sum(plain.get_at(spot) != marked.get_at(spot) for spot in spots)


@pytest.mark.parametrize("kind", [ITEM, PLATE])
def test_what_is_possible_beside_the_board_has_a_thin_line_and_no_light(open_app: OpenApp, kind: str) -> None:
    found = driver(open_app)
    piece = next(one for one in found.table.table.pieces if one.kind == kind)
    around = 2 * (piece.rect.width + piece.rect.height)
    lit = frozenset({piece.id})
    assert 0 < touched(found, piece.id, Marks(lit=lit)) <= around
    assert touched(found, piece.id, Marks(lit=lit, hovered=piece.id)) > around, "what the mouse is on shines"


def test_a_figure_that_can_be_chosen_shines(open_app: OpenApp) -> None:
    found = driver(open_app)
    piece = next(one for one in found.table.table.pieces if one.kind == FIGURE and one.face == "mirel")
    around = 2 * (piece.rect.width + piece.rect.height)
    assert touched(found, piece.id, Marks(lit=frozenset({piece.id}))) > around


@pytest.mark.parametrize(("orlan", "free"), [("f8", False), ("c11", True)])
def test_chances_stand_only_where_she_is_reached_and_never_over_a_price_or_a_face(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, orlan: str, free: bool
) -> None:
    scene = Scene({"orlan": {"at": orlan}, "mirel": {"at": "h6"}}, {"gorm": {"at": "g8", "power": 14}})
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    counted: list[set[str]] = []
    monkeypatch.setattr(DangerMarks, "reach", lambda _marks, _surface, _geometry, _chances, told: counted.append(told))
    found.move("plate:gorm")
    found.step()
    found.picture()
    priced = {place.removeprefix("field:") for place in found.tabletop.table.prices}
    assert bool(counted[-1]) is free
    assert counted[-1] == beside_princess(found.view) - priced - fields_of_figures(found.view)
    assert set(reach(danger(found.view, found.view.demons[0]))) - counted[-1], "the others are only red"


@pytest.mark.parametrize("place", ["plate:orlan", "deed:exorcise", "item:orlan:book"])
def test_the_reach_of_an_exorcism_is_a_line_with_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    found = driver(open_app)
    told: list[tuple[set[str], str]] = []
    monkeypatch.setattr(
        DangerMarks, "exorcism", lambda _marks, _surface, _geometry, fields, words: told.append((set(fields), words))
    )
    found.move("clock")
    found.step()
    found.picture()
    assert not told
    found.move(place)
    found.step()
    found.picture()
    assert told[-1] == (set(exorcism_fields(found.view.mages[0])), "Exorcism: 2 steps on foot")


def test_no_reach_is_drawn_where_nobody_is_within_it(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "c11"}}, {"gorm": {"at": "g2"}})
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    found.move("plate:orlan")
    found.step()
    assert not found.tabletop.table.exorcised(found.view, found.table.area)
    found.move("deed:exorcise")
    found.step()
    assert found.tabletop.table.exorcised(found.view, found.table.area), "who asks for it is told"


def test_whom_one_can_strike_is_told_to_be_pushed_and_not_what_its_steps_cost(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, drawn = driver(open_app), list[str]()
    monkeypatch.setattr(BoardMarks, "demon", lambda *_all: drawn.append("steps"))
    monkeypatch.setattr(DangerMarks, "push", lambda *_all: drawn.append("push"))
    for demon in ("gorm", "vasha"):
        found.move(f"plate:{demon}")
        found.step()
        found.picture()
    assert set(drawn[:1]) <= {"push"}
    assert drawn[-1] == "steps", "a demon out of reach shows its own steps"


def test_the_tooltip_of_a_mage_leaves_free_what_an_exorcism_reaches(open_app: OpenApp) -> None:
    found = driver(open_app)
    found.move("plate:orlan")
    found.step(60)
    assert list(found.table.find("plate:orlan").pointed_out())
