"""In the lesson one voice speaks: no summary besides, and never over plates and clock of which it speaks."""

from __future__ import annotations

import pytest

from game.lessons.devils_circle import LESSON
from game.ui.lesson.screen import LessonScreen
from game.ui.match.board.shown_table import ShownTable
from game.ui.tables.devils_circle.layout import PLATE
from tests.ui.conftest import OpenApp

STEPS = range(len(LESSON.steps))


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_every_step_leaves_plates_and_clock_free_and_has_no_summary(open_app: OpenApp, size: tuple[int, int]) -> None:
    driver = open_app(size)
    places = set()
    for number in STEPS:
        driver.app.doors.lesson("devils_circle", number)
        driver.step(20)
        screen = driver.app.screen
        assert isinstance(screen, LessonScreen)
        assert screen.voice is not None
        assert "news" not in driver.ids()
        places.add(screen.voice.rect.bottom)
        for piece in screen.table.pieces:
            if piece.kind == PLATE or piece.id == "clock":
                assert not screen.voice.rect.colliderect(piece.rect), (number, piece.id)
    assert len(places) == 1, "always along the same edge"


def test_what_the_demons_did_is_still_a_click_away(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.lesson("devils_circle", 5)
    driver.step(20)
    screen = driver.app.screen
    assert isinstance(screen, LessonScreen)
    driver.click("ui:summary")
    driver.step(3)
    assert "news" in driver.ids()


def test_the_voice_waits_until_the_table_is_seen(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_app()
    monkeypatch.setattr(ShownTable, "unseen", True)
    driver.app.doors.lesson("devils_circle", 0)
    driver.step(20)
    screen = driver.app.screen
    assert isinstance(screen, LessonScreen)
    assert screen.voice is None
    monkeypatch.setattr(ShownTable, "unseen", False)
    driver.step(3)
    assert screen.voice is not None


def test_the_light_is_on_the_salt_of_the_plate_that_the_voice_speaks_of(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.lesson("devils_circle", 3)
    driver.step(20)
    screen = driver.app.screen
    assert isinstance(screen, LessonScreen)
    screen.show()
    driver.step(20)
    assert screen.lesson.expected == ("pour",)
    salt = next(piece for piece in screen.table.pieces if piece.id == "item:mirel:salt")
    assert screen.spoken_of.thing() == salt.rect
