"""An app without a window, and a driver for it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

from game import words
from game.settings import Settings
from game.ui.app.application import App
from game.ui.app.without_window.driver import Driver
from tests.pictures_once import pictures_read_once

__all__ = ["OpenApp", "open_app", "pictures_read_once"]

OpenApp = Callable[..., Driver]


@pytest.fixture
def open_app() -> Iterator[OpenApp]:
    """Opens the title at a size, on a monitor that tells its scale, with settings given by name."""
    gc.collect()  # the last test's app and its screens refer to each other, and keep 40 MB of pictures
    gc.freeze()  # what is left stays to the end: it is not looked at again
    def open_title(
        size: tuple[int, int] = (1280, 720), monitor_scale: Callable[[], float] | None = None, **settings: object
    ) -> Driver:
        chosen = Settings(language="en", animation="off", first_times=False)
        for name, value in settings.items():
            setattr(chosen, name, value)
        driver = Driver(App(size, headless=True, settings=chosen, monitor_scale=monitor_scale))
        driver.app.doors.title()
        driver.step(2)
        return driver

    yield open_title
    words.set_language("en")
