"""The map on the screen: hexes found again, zoom towards the mouse, dragging, gliding."""

from __future__ import annotations

import math

import pygame
import pytest

from game.demons import GAME
from game.demons.box.armenia import COLUMNS, GRID, PLACES, ROWS
from game.demons.view import DemonsView
from game.engine.boards.hexes import printed
from game.engine.decision import Text
from game.engine.game import Seat
from game.ui.tables.demons.map import layer, sheet
from game.ui.tables.demons.map.camera import LARGEST, Camera
from tests.ui.conftest import OpenApp

AREA = pygame.Rect(0, 0, 1612, 1080)
FREE = pygame.Rect(0, 0, 1612, 916)


@pytest.fixture
def camera() -> Camera:
    made = Camera()
    made.fill(AREA, FREE)
    return made


def test_every_hex_is_found_at_its_middle_and_near_its_corners() -> None:
    for hex_id in GRID.hexes:
        name = printed(hex_id)
        assert sheet.hex_at(sheet.centre(name)) == name
        for corner in sheet.corners(name, 0.9):
            assert sheet.hex_at(corner) == name


def test_beyond_the_map_there_is_no_hex() -> None:
    assert sheet.hex_at((5, 5)) is None
    assert sheet.hex_at((sheet.WIDTH - 5, sheet.HEIGHT / 2)) is None


def test_neighbours_lie_one_hex_apart_and_share_two_corners() -> None:
    for hex_id in GRID.hexes:
        for other in GRID.neighbours[hex_id]:
            one, two = printed(hex_id), printed(other)
            assert math.dist(sheet.centre(one), sheet.centre(two)) == pytest.approx(sheet.STEP_Y, rel=0.01)
            shared = [
                corner for corner in sheet.corners(one) if any(math.dist(corner, its) < 1 for its in sheet.corners(two))
            ]
            assert len(shared) == 2


def test_the_first_step_shows_every_hex(camera: Camera) -> None:
    for column in (1, COLUMNS):
        for row in (1, ROWS):
            for corner in sheet.corners(f"{column:02d}{row:02d}"):
                assert FREE.collidepoint(camera.shown(corner))


@pytest.mark.parametrize("mouse", [(400, 300), (806, 458), (1200, 700)])
def test_zooming_keeps_what_lies_under_the_mouse(camera: Camera, mouse: tuple[int, int]) -> None:
    camera.zoom_at((806, 458), 2)
    held = camera.hex_at(mouse)
    while camera.zoom_at(mouse, 1):
        assert camera.hex_at(mouse) == held
    assert camera.zoom == pytest.approx(LARGEST)


def test_zooming_out_ends_at_the_whole_sheet(camera: Camera) -> None:
    camera.zoom_at((300, 200), 5)
    while camera.zoom_at((1000, 800), -1):
        pass
    assert camera.step == 0
    assert camera.shown((sheet.WIDTH / 2, sheet.HEIGHT / 2)) == pytest.approx(FREE.center, abs=1)


def test_dragging_moves_the_sheet_with_the_mouse_and_not_off_the_screen(camera: Camera) -> None:
    camera.zoom_at(FREE.center, 4)
    before = camera.shown(sheet.centre("1010"))
    assert camera.drag((-37, 21))
    after = camera.shown(sheet.centre("1010"))
    assert (after[0] - before[0], after[1] - before[1]) == (-37, 21)
    while camera.drag((-900, -900)):
        pass
    assert FREE.collidepoint(camera.shown(sheet.centre(f"{COLUMNS:02d}{ROWS:02d}")))


def test_what_lies_at_the_right_edge_of_the_map_comes_out_from_under_the_tools(camera: Camera) -> None:
    tools = 60
    camera.keep_clear(0, tools)
    camera.zoom_at(FREE.center, 4)
    while camera.drag((-900, 0)):
        pass
    edge = camera.shown((sheet.WIDTH, 0))[0]
    assert FREE.right - tools - 1 <= edge <= FREE.right - tools + 1
    camera.whole()
    assert camera.step == 0
    assert camera.shown((sheet.WIDTH / 2, 0))[0] <= FREE.centerx, "the whole map keeps clear of them as before"


def test_what_is_looked_at_and_what_is_lit_around_it_comes_out_from_under_the_plates(camera: Camera) -> None:
    plate = pygame.Rect(10, 10, 360, 130)
    camera.keep_clear(plate.right, 60, [plate])
    camera.zoom_at(FREE.center, 4)
    camera.jump_to(sheet.centre("0209"))
    corner = [hex_id for hex_id in map(printed, GRID.hexes) if plate.collidepoint(camera.shown(sheet.centre(hex_id)))]
    assert corner, "the plate hides a part of the west"
    assert camera.hides(sheet.centre(corner[0]))
    assert not camera.sees(sheet.centre(corner[0]), 0)
    here = camera.middle
    camera.jump_to(sheet.centre("0209"), [sheet.centre(hex_id) for hex_id in corner])
    assert not any(camera.hides(sheet.centre(hex_id)) for hex_id in corner)
    camera.jump_to(sheet.centre("0209"))
    assert camera.middle == here, "without need it does not move aside"
    while camera.drag((900, 900)):
        pass
    assert camera.shown((0, 0))[0] >= plate.right - 1, "and by hand all of it can be drawn out"


def test_gliding_arrives(camera: Camera) -> None:
    camera.zoom_at(FREE.center, 4)
    assert camera.glide_to(sheet.centre("0810"))
    moments = []
    while True:
        moving = camera.glide(0.1)
        moments.append(moving)
        if not moving:
            break
    assert moments[-1] is False
    assert camera.glide(0.1) is None
    assert camera.sees(sheet.centre("0810"))


def test_the_first_close_look_shows_everybody_who_may_be_activated(camera: Camera) -> None:
    camera.step = camera.step_for(6.6)
    camera.jump_to(sheet.centre("1010"))
    for hex_id in ("1004", "1016", "0410", "1610"):
        assert FREE.collidepoint(camera.shown(sheet.centre(hex_id)))


def test_every_name_on_the_map_is_said_in_the_players_language(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 720)).app
    said: set[str] = set()

    def noted(name: Text) -> str:
        said.add(name.message)
        return name.message

    monkeypatch.setattr(layer, "say", noted)
    view = GAME.new_match([Seat("Ann")], {}, 1).view(None)
    assert isinstance(view, DemonsView)
    layer.MapLayer(app.theme, app.pictures).picture(0.6, view.hexes)
    assert {place.name.message for place in PLACES.values()} <= said
    assert {"Lake Van", "Lake Sevan", "Mesopotamia"} <= said


def test_the_tablet_of_the_map_bears_the_title_in_the_players_language(open_app: OpenApp) -> None:
    app = open_app((1280, 720)).app
    view = GAME.new_match([Seat("Ann")], {}, 1).view(None)
    assert isinstance(view, DemonsView)
    x, title, below = (round(place * 0.6) for place in (*layer.CARTOUCHE,))
    upper, lower = pygame.Rect(x - 110, title - 24, 220, 48), pygame.Rect(x - 110, below - 14, 220, 28)
    drawn = {}
    for code in ("en", "pl", "fr"):
        app.set_language(code)
        picture = layer.MapLayer(app.theme, app.pictures).picture(0.6, view.hexes)
        drawn[code] = [pygame.image.tobytes(picture.subsurface(part), "RGB") for part in (upper, lower)]
    assert len({titles for titles, _years in drawn.values()}) == 3
    assert drawn["fr"][1] != drawn["en"][1]
