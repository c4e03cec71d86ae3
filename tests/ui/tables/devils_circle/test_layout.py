"""Where everything of Devil's Circle lies, in every window, and what a click there means."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from game.devils_circle import GAME
from game.devils_circle.box.board import BOARD, FIELD_NAMES
from game.devils_circle.view import CircleView, PentagramView
from game.engine.game import Seat
from game.ui.tables.common.pieces import TableLayout
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.layout import (
    DEED,
    EDGE,
    FIELD,
    FIGURE,
    ITEM,
    PLATE,
    STAR,
    CircleLayout,
    active_mage,
)
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

AREAS = (
    Rect(0, 0, 716, 640),
    Rect(0, 0, 972, 720),
    Rect(0, 0, 1612, 1080),
    Rect(0, 0, 1458, 1080),
    Rect(0, 0, 2200, 1440),
)


def first_view() -> CircleView:
    match = GAME.new_match([Seat("Ann"), Seat("Bo")])
    match.next_decision()
    view = match.view(0)
    assert isinstance(view, CircleView)
    return view


def lay_out(view: CircleView, area: Rect = AREAS[1]) -> TableLayout:
    return CircleLayout(view, area).lay_out()


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_everything_lies_inside_the_window_and_nothing_on_anything_else(area: Rect) -> None:
    table = lay_out(first_view(), area)
    for piece in table.pieces:
        assert area.contains(piece.rect), piece.id
        assert min(piece.rect.size) >= 8, piece.id
    plates = [piece for piece in table.pieces if piece.kind in (PLATE, "clock", "stock")]
    for one in plates:
        assert not one.rect.colliderect(table.centre)
        others = [piece for piece in plates if piece is not one]
        assert one.rect.collidelist([piece.rect for piece in others]) == -1, one.id
    for piece in table.pieces:
        if piece.kind == ITEM:
            plate = table.find(f"plate:{piece.zone}")
            assert plate is not None
            assert plate.rect.contains(piece.rect)


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_squares_fill_the_board_without_gaps(area: Rect) -> None:
    geometry = Geometry(area)
    for field, name in enumerate(FIELD_NAMES):
        rect = geometry.field(name)
        assert geometry.board.contains(rect)
        if BOARD.neighbours[field][1] >= 0:
            assert geometry.field(FIELD_NAMES[BOARD.neighbours[field][1]]).left == rect.right
        if BOARD.neighbours[field][2] >= 0:
            assert geometry.field(FIELD_NAMES[BOARD.neighbours[field][2]]).top == rect.bottom
    assert geometry.square * 13 < geometry.board.width


def test_a_square_is_at_least_36_pixels_wide_in_the_smallest_window() -> None:
    assert Geometry(AREAS[0]).square >= 35


def test_the_middle_of_an_empty_square_means_the_square_and_a_figure_lies_on_top() -> None:
    view = first_view()
    table = lay_out(view)
    for piece in table.pieces:
        if piece.kind == FIELD:
            found = table.at(piece.rect.center)
            assert found is not None
            assert found.id == piece.id or piece.place in found.also
            assert (found.kind == FIGURE) == (found.id != piece.id)


def test_edges_of_the_mage_being_played_can_be_hit_between_two_figures(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD)
    driver.play_to("mage")
    mage = active_mage(driver.view)
    assert mage is not None
    assert mage.field is not None
    crowded = replace(driver.view, cradle=mage.field)
    edges = [piece for piece in lay_out(crowded).pieces if piece.kind == EDGE]
    assert edges
    for edge in edges:
        assert lay_out(crowded).at(edge.rect.center) == edge


def test_a_click_beside_an_edge_that_is_not_asked_for_means_who_stands_there(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD)
    driver.play_to("mage")
    edge = next(piece for piece in driver.table.table.pieces if piece.kind == EDGE)
    controller = driver.table.controller
    assert controller is not None
    meant = controller.options_of(edge)
    assert all(option.place in edge.also for option in meant)
    assert edge.id not in controller.lit()


def test_pentagrams_below_figures_and_on_each_other_can_all_be_clicked() -> None:
    view = first_view()
    mage = view.mages[0]
    assert mage.field is not None
    stars = (
        PentagramView(1, "c3", 0), PentagramView(2, "c3", 1), PentagramView(3, "c3", 2),
        PentagramView(4, mage.field, 3), PentagramView(5, mage.field, 0), PentagramView(6, view.cradle, 1),
    )  # fmt: skip
    table = lay_out(replace(view, pentagrams=stars))
    found = {piece.id for piece in table.pieces if piece.kind == STAR}
    assert found == {f"pentagram:{star.marker}" for star in stars}
    for piece in table.pieces:
        if piece.kind == STAR:
            points = [(x, y) for x in range(*piece.rect.inflate(-4, -4)[::2]) for y in (piece.rect.centery,)] or [
                piece.rect.center
            ]
            assert any(table.at(point) == piece for point in [*points, piece.rect.center])
    for place in (f"mage:{mage.id}", "cradle"):
        assert any(
            table.at((x, figure.rect.bottom - 6)) == figure
            for figure in table.of_place(place)
            for x in (figure.rect.centerx,)
        )


@pytest.mark.parametrize("seats", [GUARD, HUNT], ids=["guard", "hunt"])
def test_every_option_of_a_match_has_a_piece_or_is_a_button(
    open_app: OpenApp, seats: tuple[tuple[str, str], ...]
) -> None:
    driver = CircleDriver(open_app().app, seats, {"length": "quick"}, seed=5)
    driver.to_question()
    while not driver.over:
        for option in driver.decision.options:
            assert option.place is None or driver.table.table.of_place(option.place), option.key
        driver.table.choose(driver.advice())
        driver.to_question()


def test_the_price_list_names_what_the_side_to_act_can_do() -> None:
    view = first_view()
    mages = {piece.face for piece in lay_out(replace(view, phase="mages")).pieces if piece.kind == DEED}
    demons = {
        piece.face
        for piece in lay_out(replace(view, phase="turn", active_piece="demon:gorm")).pieces
        if piece.kind == DEED
    }
    assert {"move", "exorcise", "pray", "push", "resupply"} <= mages
    assert {"step", "curse", "pentagram", "psychic", "rescue", "fireplace", "leave"} <= demons
    assert not mages & demons
