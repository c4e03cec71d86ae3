"""`four-grimoires lesson GAME`: opened, checked, refused."""

from __future__ import annotations

import os
from dataclasses import replace

import pytest

from game import cli
from game.keeping.disk import HOME_VARIABLE
from game.lessons import shelf
from game.lessons.lesson import Scene
from tests.ui.lesson.test_lesson_screen import LESSON, SEED, WELCOME


@pytest.fixture(autouse=True)
def restored(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a check sets for its process is taken back."""
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER", HOME_VARIABLE):
        monkeypatch.setenv(name, os.environ.get(name, ""))


def test_a_lesson_without_fault_is_checked_with_status_0(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(shelf.LESSONS, "warlocks_duel", LESSON)
    assert cli.main(["lesson", "warlocks_duel", "--check", "--language", "en"]) == 0
    assert "4 steps, en: no faults" in capsys.readouterr().out


def test_a_lesson_with_a_fault_is_checked_with_status_1_and_the_fault_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = replace(LESSON, scenes=(Scene((replace(WELCOME, points_at="mage:nobody"),), seed=SEED),))
    monkeypatch.setitem(shelf.LESSONS, "warlocks_duel", wrong)
    assert cli.main(["lesson", "warlocks_duel", "--check", "--language", "en"]) == 1
    assert "mage:nobody" in capsys.readouterr().out


def test_a_game_without_a_lesson_says_which_have_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(shelf.LESSONS, "demons", raising=False)
    assert cli.main(["lesson", "demons"]) == 2
    assert "no lesson" in capsys.readouterr().err


def test_the_lesson_is_offered_where_a_match_is_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.settings import Settings
    from game.ui.app.application import App
    from game.ui.app.without_window.driver import Driver
    from game.ui.kit.widgets import Button

    monkeypatch.setitem(shelf.LESSONS, "warlocks_duel", LESSON)
    driver = Driver(App((1024, 640), headless=True, settings=Settings(language="en", animation="off")))
    driver.app.doors.title()
    driver.app.doors.new_match(LESSON.game)
    driver.step(2)
    lesson = driver.app.screen.find("button:lesson")
    assert isinstance(lesson, Button)
    assert lesson.chosen, "the game was never played"
    driver.click("button:lesson")
    driver.step(5)
    assert driver.screen.name == "lesson"
    driver.app.close()
