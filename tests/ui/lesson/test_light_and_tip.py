"""The light of a lesson goes on to what comes next, and the tip of the bubble never points at something else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect

from game.lessons.shelf import LESSONS
from game.lessons.warlocks_duel import LESSON
from game.ui.app.without_window.driver import Driver
from game.ui.lesson.screen import LessonScreen
from tests.ui.conftest import OpenApp

TITLES = [str(step.title) for step in LESSON.steps]


def lesson_at(open_app: OpenApp, title: str, size: tuple[int, int] = (1280, 720)) -> tuple[Driver, LessonScreen]:
    """The duel's lesson at a step."""
    driver = open_app(size)
    driver.app.doors.lesson("warlocks_duel", TITLES.index(title))
    driver.step(20)
    assert isinstance(driver.app.screen, LessonScreen)
    return driver, driver.app.screen


def test_once_something_is_done_the_light_is_on_what_comes_next(open_app: OpenApp) -> None:
    driver, screen = lesson_at(open_app, "Take it back")
    (undo,) = [widget for widget in screen.panel.walk() if widget.id == "button:undo"]
    assert screen.spoken_of.thing() == undo.shown_rect()
    screen.undo()
    driver.step(20)
    assert screen.lesson.expected == ("pay:fire,fire,fire,fire",)
    light = screen.spoken_of.thing()
    assert light is not None
    assert light != undo.shown_rect()
    assert light in [widget.shown_rect() for widget in screen.spoken_of.ways_to("pay:fire,fire,fire,fire")]


def test_the_tip_points_only_at_a_thing_that_is_near_and_straight_before_it(open_app: OpenApp) -> None:
    _driver, screen = lesson_at(open_app, "Your power")
    voice = screen.voice
    assert voice is not None
    voice.place(Rect(300, 200, *voice.rect.size))
    near, far = (voice.rect.move(voice.rect.width + gap, 0) for gap in (20, 200))
    aslant = Rect(voice.rect.right + 20, voice.rect.bottom + 20, 40, 40)
    tips = []
    for thing in (near, far, aslant):
        voice.tip = thing
        tips.append(bool(voice.pointing()))
    assert tips == [True, False, False]


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("title", ["Race for a scroll", "Cast your fire", "Cast or hold"])
def test_the_voice_does_not_lie_over_the_pool_that_it_speaks_of(
    open_app: OpenApp, title: str, size: tuple[int, int]
) -> None:
    _driver, screen = lesson_at(open_app, title, size)
    pool = [piece.rect for piece in screen.table.pieces if piece.zone == "pool:1"]
    assert pool
    assert screen.voice is not None
    assert screen.voice.rect.collidelist(pool) < 0


@pytest.mark.parametrize("game", LESSONS)
def test_nothing_else_on_the_table_is_lit(open_app: OpenApp, game: str) -> None:
    lesson, driver = LESSONS[game], open_app()
    all_answers = 0
    for number, step in enumerate(lesson.steps):
        driver.app.doors.lesson(game, number)
        driver.step(20)
        screen = driver.app.screen
        assert isinstance(screen, LessonScreen)
        lit = screen.shown_table.marks(None, None).lit
        wanted = {widget.id for key in screen.lesson.expected for widget in screen.spoken_of.ways_to(key)}
        wanted |= {piece.id for piece in screen.table.of_place(step.points_at)}
        assert lit <= wanted, step.title
        all_answers += len(screen.shown_table.lit()) > len(lit)
    assert all_answers, "what is dark answers all the same"


def test_nothing_shines_through_what_is_asked_over_the_table(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    _driver, screen = lesson_at(open_app, "Cast your fire")
    name = screen.lesson.step.points_at
    monkeypatch.setattr(type(screen.spoken_of), "ways_to", lambda _self, _key: [])
    lit = screen.spoken_of.thing()
    assert lit is not None
    (piece,) = [piece for piece in screen.table.pieces if piece.rect == lit][:1]
    screen.table.dialogs.append(piece.rect.inflate(20, 20))
    assert screen.spoken_of.thing() == lit, f"{name} lies free itself"
    veil = replace(piece, id="veil", place="ground:veil", rect=piece.rect.inflate(20, 20))
    screen.table.pieces.append(veil)
    assert screen.spoken_of.thing() is None
