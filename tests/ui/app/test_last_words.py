"""The last words of a program that cannot go on."""

from __future__ import annotations

import pygame
import pytest

from game import saves
from game.keeping import crash_log
from game.ui.app import launch
from game.ui.app.doors import AppDoors
from game.ui.app.last_words import say_last_words
from game.warlocks_duel import GAME


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The messages shown in windows of the system."""
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda title, message, **_: shown.append(message), raising=False)
    return shown


def test_a_window_tells_what_happened_where_the_match_lies_and_what_to_send(boxes: list[str]) -> None:
    match = GAME.new_match(["Ann", "Bea"], {}, 3)
    match.next_decision()
    path = saves.autosave("duel-1", match.save())
    say_last_words(RuntimeError("the cauldron burst"), "stirring")
    assert "the cauldron burst" in boxes[0]
    assert str(path) in boxes[0]
    assert str(crash_log.log_path()) in boxes[0]


def test_without_a_screen_the_terminal_tells(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_window(*_: object, **__: object) -> None:
        raise pygame.error("no screen")

    monkeypatch.setattr(pygame.display, "message_box", no_window, raising=False)
    say_last_words(RuntimeError("the cauldron burst"), "stirring")
    assert "the cauldron burst" in capsys.readouterr().err


def test_an_error_that_no_screen_catches_ends_the_app_with_last_words(
    boxes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(doors: AppDoors) -> None:
        raise RuntimeError("no table to put the books on")

    monkeypatch.setattr(AppDoors, "title", broken)
    assert launch.main([]) == 1
    assert "no table to put the books on" in boxes[0]
