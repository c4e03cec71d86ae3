"""What a match used is given back when it is left."""

from __future__ import annotations

import ctypes
import gc
import sys
from weakref import ref

import pytest

from game.settings import Settings
from game.ui.app.application import App
from game.ui.kit import memory
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver


def test_a_match_that_is_left_leaves_no_pictures_behind(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.play_to("gather")
    assert driver.app.pictures.bytes_kept > 0
    driver.table.leave()
    assert driver.app.pictures.bytes_kept == 0
    driver.app.doors.title()
    driver.step(2)
    assert 0 < driver.app.pictures.bytes_kept < 64 * 1024 * 1024


def test_a_c_library_without_a_way_to_trim_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: object) -> object:
        raise OSError("no such library")

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", missing)
    memory.give_back()
    memory.share_among_threads()


def test_nothing_keeps_a_closed_app_alive() -> None:
    driver = MatchDriver(App((1280, 720), headless=True, settings=Settings(language="en", animation="off")))
    driver.step(3)
    driver.picture()
    app = ref(driver.app)
    del driver
    gc.collect()
    assert app() is None
