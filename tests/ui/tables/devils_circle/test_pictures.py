"""What the table looks like: every picture is there, dawn is lighter than night, nothing flickers."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.devils_circle.box.board import BOARD, edge_name, field_number
from game.engine.boards.rooms import DOOR, GATE, WALL
from game.ui.tables.common.pieces import Marks
from game.ui.tables.devils_circle.board.painted_board import COVERED_RIM
from game.ui.tables.devils_circle.deeds import DEMON_DEEDS, MAGE_DEEDS
from game.ui.tables.devils_circle.geometry import Geometry
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

ROOT = Path(__file__).resolve().parents[4]


def brightness(surface: pygame.Surface, rect: Rect) -> float:
    colour = pygame.transform.average_color(surface, rect)
    return float(sum(colour[:3]))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [GUARD, HUNT], ids=["guard", "hunt"])
def test_the_table_is_drawn_in_every_window_without_a_missing_picture(
    open_app: OpenApp, size: tuple[int, int], seats: tuple[tuple[str, str], ...]
) -> None:
    driver = CircleDriver(open_app(size).app, seats, seed=6, adviser="greedy")
    for _turn in range(12):
        driver.to_question()
        driver.step()
        driver.table.choose(driver.advice())
    driver.to_question()
    picture = driver.picture()
    assert not driver.app.warnings
    board = Geometry(driver.table.area).board
    assert brightness(picture, board) > 110
    assert brightness(picture, Geometry(driver.table.area).field("g7")) > 150


def test_dawn_is_lighter_than_the_night(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    area = driver.table.area
    canvas = pygame.Surface(area.size)
    shades = []
    for at_dawn in (False, True):
        view = replace(driver.view, clock=replace(driver.view.clock, at_dawn=at_dawn))
        driver.tabletop.draw(canvas, view, area, 0, Marks(), ())
        shades.append(brightness(canvas, Geometry(area).board))
    assert shades[1] > shades[0] + 25


def test_the_same_table_is_drawn_the_same_again(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=6, adviser="greedy")
    driver.play_to("play")
    one = pygame.image.tobytes(driver.picture(), "RGB")
    driver.table.settle()
    driver.step(2)
    assert pygame.image.tobytes(driver.picture(), "RGB") == one


def test_what_is_on_its_way_is_not_drawn_where_it_will_be(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    mage = next(mage for mage in driver.view.mages if mage.field is not None)
    area = driver.table.area
    with_him, without = pygame.Surface(area.size), pygame.Surface(area.size)
    driver.tabletop.draw(with_him, driver.view, area, 0, Marks(), ())
    driver.tabletop.draw(without, driver.view, area, 0, Marks(), (f"mage:{mage.id}",))
    assert mage.field is not None
    rect = Geometry(area).field(mage.field)
    assert pygame.image.tobytes(with_him.subsurface(rect), "RGB") != pygame.image.tobytes(
        without.subsurface(rect), "RGB"
    )


def test_every_price_list_has_its_pictures() -> None:
    for deed in (*MAGE_DEEDS, *DEMON_DEEDS):
        folder = "pictures" if "." in deed.picture else "icons"
        file = ROOT / "assets" / folder / (deed.picture if "." in deed.picture else f"{deed.picture}.svg")
        assert file.exists(), file


def test_the_painted_keep_is_the_keep_of_the_rules() -> None:
    from art import circle_plan

    assert "".join(circle_plan.ROOMS) == BOARD.room
    for row, line in enumerate(circle_plan.EAST):
        assert line == "".join(BOARD.edge_code[2 * (row * 13 + column)] for column in range(12))
    for row, line in enumerate(circle_plan.SOUTH):
        assert line == "".join(BOARD.edge_code[2 * (row * 13 + column) + 1] for column in range(13))


def test_no_two_figures_look_alike() -> None:
    names = ("orlan", "mirel", "tobin", "sefa", "gorm", "vasha", "ulk", "flicker")
    tokens = [pygame.image.load(ROOT / "assets/pictures/devils_circle/tokens" / f"{name}.png") for name in names]
    means = [pygame.transform.average_color(token, Rect(70, 70, 116, 116)) for token in tokens]
    for number, one in enumerate(means):
        for other in means[number + 1 :]:
            assert sum(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True)) > 24


@pytest.mark.parametrize("kind", ["garlic", "wands"])
def test_garlic_and_wands_under_a_figure_are_seen_on_it(open_app: OpenApp, kind: str) -> None:
    rims = []
    for fields in ((), (field_number("f5"),)):
        scene = Scene({"orlan": {"at": "f5", "wand": 0}})
        setattr(scene.state, kind, fields)
        scene.begin_here()
        driver = CircleDriver(open_app().app, GUARD, match=scene.match)
        driver.to_question()
        picture = driver.picture().subsurface(driver.table.find("mage:orlan").rect)
        rims.append(pygame.transform.threshold(None, picture, COVERED_RIM, (1, 1, 1), set_behavior=0))
    assert rims[1] > rims[0] + 10


@pytest.mark.clause("DK-2.5")
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)], ids=str)
def test_every_wall_is_dark_and_every_door_a_gap_of_light(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = CircleDriver(open_app(size).app, GUARD, seed=6, adviser="greedy")
    area = driver.table.area
    ground, geometry = driver.tabletop.table.board.ground(area, dawn=False), Geometry(area)
    light: dict[str, list[float]] = {WALL: [], DOOR: [], GATE: []}
    for edge, code in BOARD.edge_code.items():
        if code in light:
            middle = geometry.edge(edge_name(edge)).inflate(-2, -2)
            middle = Rect(0, 0, *(max(3, side // 3) for side in middle.size)).move(middle.center)
            light[code].append(brightness(ground, middle.move(-middle.width // 2, -middle.height // 2)))
    assert max(light[WALL]) < min(light[DOOR])
    assert sum(light[WALL]) / len(light[WALL]) * 1.8 < sum(light[DOOR]) / len(light[DOOR])
    assert sum(light[WALL]) / len(light[WALL]) * 1.5 < sum(light[GATE]) / len(light[GATE])
