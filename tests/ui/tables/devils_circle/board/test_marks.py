"""What marks on the table must not hide, and what they show: numbers, courses, whom a question is about, rooms."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.devils_circle.box.board import ROOMS, field_number
from game.devils_circle.referee.ways import StarCourse
from game.devils_circle.view import CircleView, PentagramView
from game.ui.tables.common.pieces import Marks
from game.ui.tables.devils_circle.board.room_names import LETTERS, lettered, row_for_name, rows_of_rooms
from game.ui.tables.devils_circle.board.walls import draw_walls
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.layout import DEED, FIGURE
from game.words import say, set_language
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver


def drawn(driver: CircleDriver, view: CircleView, marks: Marks) -> pygame.Surface:
    surface = pygame.Surface(driver.app.size)
    driver.tabletop.draw(surface, view, driver.table.area, 0, marks, ())
    return surface


def guard(open_app: OpenApp) -> CircleDriver:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    return driver


def test_the_light_of_a_figure_that_can_be_chosen_leaves_its_numbers_as_they_are(open_app: OpenApp) -> None:
    driver = guard(open_app)
    lit = frozenset(piece.id for piece in driver.table.table.pieces if piece.kind == FIGURE)
    plain, marked = drawn(driver, driver.view, Marks()), drawn(driver, driver.view, Marks(lit=lit))
    for mage in driver.view.mages:
        assert mage.field is not None
        rect = Geometry(driver.table.area).field(mage.field)
        size = driver.tabletop.table.figures.badge_size(rect)
        spot = (rect.left + size // 2 - 1, rect.bottom - size // 2 + 1)
        assert plain.get_at(spot) == marked.get_at(spot)
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(marked, "RGB")


def test_what_cannot_be_done_steps_back_on_the_price_list(open_app: OpenApp) -> None:
    driver = guard(open_app)
    deeds = [piece for piece in driver.table.table.pieces if piece.kind == DEED]
    marked = drawn(driver, driver.view, Marks(lit=frozenset({deeds[0].id})))
    plain = drawn(driver, driver.view, Marks())
    for piece in deeds:
        shares = [
            sum(pygame.transform.average_color(each, piece.rect.inflate(-12, -6))[:3]) for each in (plain, marked)
        ]
        assert shares[1] >= shares[0] if piece is deeds[0] else shares[1] < 0.75 * shares[0], piece.id


def test_in_the_middle_of_a_deed_the_whole_price_list_steps_back(open_app: OpenApp) -> None:
    driver = guard(open_app)
    deeds = [piece.rect.inflate(-12, -6) for piece in driver.table.table.pieces if piece.kind == DEED]
    plain, asked = drawn(driver, driver.view, Marks()), drawn(driver, driver.view, Marks(asked=0))
    for rect in deeds:
        before, after = (sum(pygame.transform.average_color(each, rect)[:3]) for each in (plain, asked))
        assert after < 0.75 * before


def test_a_pentagram_below_a_figure_shows_where_it_flies(open_app: OpenApp) -> None:
    driver = guard(open_app)
    field = driver.view.mages[0].field
    assert field is not None
    pictures = []
    for direction in (0, 2, None):
        view = replace(driver.view, pentagrams=(PentagramView(marker=1, field=field, direction=direction),))
        pictures.append(drawn(driver, view, Marks()))
    rect = Geometry(driver.table.area).field(field)
    for spot, pointing in ((rect.midtop, 0), (rect.midbottom, 1)):
        colours = [picture.get_at(spot) for picture in pictures]
        assert colours[pointing] != colours[2]
        assert colours[1 - pointing] == colours[2]


def test_arrows_show_where_a_pentagram_may_be_thrown_until_it_is(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=6, adviser="greedy")
    driver.play_to("throw")
    thrower = next(demon.field for demon in driver.view.demons if demon.active)
    offered = {(thrower, (option.place or "").removeprefix("field:")) for option in driver.decision.options}
    assert set(driver.tabletop.table.aims) == offered
    driver.table.choose(driver.advice())
    assert not driver.tabletop.table.aims


def test_the_plate_of_a_demon_shines_while_its_first_place_is_asked(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=6, adviser="greedy")
    driver.play_to("place_demon")
    assert driver.tabletop.table.about == "gorm"
    driver.play_to("play")
    assert driver.tabletop.table.about == ""


@pytest.mark.parametrize("language", ["en", "pl", "fr", "nl"])
def test_room_names_fit_on_their_floors_in_every_language_and_window(open_app: OpenApp, language: str) -> None:
    app = open_app((1024, 640)).app
    set_language(language)
    try:
        geometry = Geometry(pygame.Rect(0, 0, 700, 640))
        for room, rows in rows_of_rooms().items():
            first, last = rows[0][0], rows[0][-1]
            row = geometry.field(first).union(geometry.field(last))
            name = lettered(app.theme, say(ROOMS[room]), geometry.square * LETTERS, row.width - 8)
            assert name.get_width() <= row.width, room
            assert field_number(first) <= field_number(last)
    finally:
        set_language("en")


def test_the_name_of_a_room_stands_where_nobody_does() -> None:
    rows = rows_of_rooms()["e"]
    assert row_for_name("e", ()) == rows[0]
    assert row_for_name("e", rows[0][:1]) == rows[1]
    assert row_for_name("e", [field for row in rows for field in row]) == rows[0]


@pytest.mark.clause("DK-2.3", "DK-2.4")
def test_doors_shine_and_walls_do_not(open_app: OpenApp) -> None:
    app = open_app().app
    surface = pygame.Surface((830, 720))
    draw_walls(surface, geometry := Geometry(surface.get_rect()))
    assert app.size == (1280, 720)
    door, wall = (sum(surface.get_at(geometry.edge(name).center)[:3]) for name in ("f2-g2", "i6-j6"))
    assert door > 500
    x, y = geometry.edge("i6-j6").center
    stone = [shift for shift in range(-6, 7) if sum(surface.get_at((x + shift, y))[:3]) > 100]
    assert len(stone) >= 6, "thick, and of pale stone"
    assert 140 < wall < door


def test_what_a_pentagram_costs_stands_beside_face_and_numbers(open_app: OpenApp) -> None:
    table = guard(open_app).tabletop.table
    for side in (34, 49, 80):
        rect = pygame.Rect(200, 200, side, side)
        box, size = table.star_courses.place_of_harm(rect, side // 3), table.figures.badge_size(rect)
        strength = pygame.Rect(rect.left - 1, rect.bottom - size + 1, size, size)
        assert not box.colliderect(rect.inflate(-side // 2, -side // 2)), "the face is whole"
        assert box.bottom <= strength.centery
        assert box.right <= rect.left + side // 4


def test_the_way_of_a_pentagram_ends_before_whoever_it_comes_to(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver, ends = guard(open_app), list[pygame.Vector2]()
    courses = driver.tabletop.table.star_courses
    monkeypatch.setattr(courses._arrows, "trail", lambda _surface, points, *_more: ends.append(points[-1]))
    monkeypatch.setattr(courses._arrows, "dotted", lambda _surface, points, *_more: ends.append(points[-1]))
    geometry = Geometry(driver.table.area)
    way = StarCourse(1, "b3", ("c3", "d3"), 2, (), stopped=False)
    for figures in ((), ("d3",)):
        courses._draw_course(pygame.Surface((10, 10)), geometry, way, figures)
    assert ends[0].x - ends[1].x == pytest.approx(geometry.square / 2)
