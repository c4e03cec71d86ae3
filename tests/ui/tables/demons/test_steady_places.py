"""What stays in its place: buttons of chosen answers, the map after Undo, and what pools say of where they open."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.demons.box.goetia import RANK_OF
from game.demons.box.ranks import DUKE, EARL, RANK_NAMES
from game.demons.rules.powers.familiars import borrow_words
from game.demons.state import GONE
from game.engine.boards.hexes import printed
from game.engine.decision import Event, Text
from game.ui.match.panel.question import aim_of
from game.ui.tables.demons.map import sheet
from game.ui.tables.demons.motion.walking import Appearing
from game.ui.tables.demons.pieces.dock import leading
from game.ui.tables.demons.places import GRID, SHAPE
from game.words import say
from tests.demons.scene import FOREST, OPEN, PLAIN, Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import DemonsDriver


def play(open_app: OpenApp, scene: Scene) -> DemonsDriver:
    driver = DemonsDriver(open_app((1280, 720)).app, match=scene.match)
    driver.to_question()
    return driver


def test_a_display_that_a_question_has_opened_goes_when_that_is_taken_back(open_app: OpenApp) -> None:
    driver = play(open_app, Scene({"hex": OPEN, "demons": (35, 37), "shield": 1}).own(0, 36))
    driver.table.choose("raise")
    driver.to_question()
    assert driver.tabletop.table.opened == GRID
    driver.click("button:undo")
    driver.to_question()
    assert driver.decision.kind == "first_phase"
    assert not driver.tabletop.table.opened


def test_a_pool_that_is_closed_here_says_where_it_opens(open_app: OpenApp) -> None:
    def notes(hex_id: int) -> dict[str, str]:
        return play(open_app, Scene({"hex": hex_id})).tabletop.table.pool_notes

    assert notes(PLAIN)[f"pool:{DUKE}"] == "open land"
    assert notes(PLAIN)[f"pool:{EARL}"] == "forest"
    assert notes(OPEN)[f"pool:{DUKE}"] != "open land"
    assert notes(FOREST)[f"pool:{EARL}"] != "forest"


def test_the_demon_who_controls_the_others_wears_a_crown() -> None:
    assert leading(Scene({"demons": (10, 31, 62)}).view(0)) == {"demon:10"}
    assert not leading(Scene({"demons": (10,)}).view(0)), "he controls nobody"


def test_of_demons_that_can_be_borrowed_only_what_is_known_is_said() -> None:
    words = [say(borrow_words("Bob", (10, 31, 62), index)) for index in range(3)]
    assert words == [
        f"Borrow from Bob: the leading {say(RANK_NAMES[RANK_OF[10]])}",
        "Borrow from Bob: unseen, 2 of 3",
        "Borrow from Bob: unseen, 3 of 3",
    ]


def test_where_one_may_walk_no_plate_lies_over_it(open_app: OpenApp) -> None:
    driver = play(open_app, Scene({"hex": 207}, {"hex": 2010}, {"hex": 2012}))
    camera = driver.tabletop.table.camera
    lit = [sheet.centre(place.removeprefix("hex:")) for place in driver.tabletop.table.answers]
    assert camera.covers
    assert lit
    assert all(camera.sees(point, 0) for point in lit)


def test_who_has_left_armenia_is_told_no_aim_while_the_others_go_on(open_app: OpenApp) -> None:
    driver = play(open_app, Scene({"hex": OPEN, "demons": (10,)}, {"hex": 2010}))
    shown = driver.table.shown_table
    assert aim_of(driver.table) is not None
    gone = replace(driver.seen.magicians[0], status=GONE)
    shown.view = replace(driver.seen, magicians=(gone, driver.seen.magicians[1]))
    assert aim_of(driver.table) is None


def test_demons_of_one_conjuration_come_side_by_side(open_app: OpenApp) -> None:
    driver = play(open_app, Scene({"hex": OPEN, "demons": (41, 60, 18)}, {"hex": 2010}))
    events = [Event("demon_drawn", "DEM-9.0f", Text("He comes"), (("who", 1), ("demon", one))) for one in (16, 19, 23)]
    assert all(driver.tabletop.together(events[:number], events[number]) for number in (1, 2))
    assert not driver.tabletop.together(events, Event("rested", "DEM-3.0m", Text("Rest"), ()))
    layout, view = driver.table.table, driver.seen
    cards = [one for one in driver.tabletop.motion(events, layout, layout, view, view).motions
             if isinstance(one, Appearing)]  # fmt: skip
    assert len({card.end[0] for card in cards}) == len(events)
    assert len({card.delay + card.length for card in cards}) == 1, "and all are seen until the last has come"


def test_a_map_put_aside_stays_as_long_as_it_shows_the_magician_who_stays(open_app: OpenApp) -> None:
    driver = play(open_app, Scene({"hex": OPEN, "demons": (31,)}, {"hex": 2010}, stage="demon_use"))
    camera, light, here = driver.tabletop.table.camera, driver.tabletop._light, sheet.centre(printed(OPEN))

    def put(share: float) -> None:
        """The magician stands so far from the left edge of the map."""
        camera.jump_to((here[0] + (0.5 - share) * camera.free.width / camera.zoom, here[1]))
        light.prepare(driver.seen, driver.decision)

    put(0.1)
    assert not camera.gliding
    put(0.0)
    assert camera.gliding, "out of sight he is brought back"


def test_in_a_small_window_what_a_pool_adds_leaves_its_name_to_be_read(open_app: OpenApp) -> None:
    dock = play(open_app, Scene({"hex": OPEN})).tabletop.table.dock
    for note, high in (("-1", 49), ("forest", 49), ("forest", 70)):
        surface, rect = pygame.Surface((60, 80)), pygame.Rect(4, 4, round(high / SHAPE), high)
        dock._note(surface, rect, note, 9)
        surface.set_colorkey((0, 0, 0))
        drawn = surface.get_bounding_rect()
        assert drawn.height
        assert drawn.bottom < rect.bottom - rect.height // 4, note
