"""Everything is as large as the monitor asks for, wherever the window goes; where none asks, nothing changes."""

from __future__ import annotations

import sys

import pygame
import pytest
from pygame.event import Event

from game.settings import Settings
from game.ui.app.desktop import monitor, window
from game.ui.app.desktop.mode import MAY_BE_ELSEWHERE
from game.ui.app.desktop.window import size_on_monitor
from game.ui.app.desktop.windows_monitor import Edges, Size
from game.ui.kit.widgets import Slider
from tests.ui.conftest import OpenApp

FULL_HD = (1920, 1080)


class Monitor:
    """A monitor whose scale is changed by tests, as if the window had been moved to another."""

    def __init__(self, scale: float) -> None:
        self.now = scale

    def scale(self) -> float:
        return self.now


@pytest.mark.parametrize("monitor_scale", [1.0, 1.25, 1.5, 2.0])
def test_everything_is_as_large_as_the_monitor_asks_for(open_app: OpenApp, monitor_scale: float) -> None:
    driver = open_app(FULL_HD, monitor_scale=lambda: monitor_scale)
    assert driver.app.theme.scale == monitor_scale


def test_what_the_player_chose_comes_on_top_as_far_as_the_window_holds_it(open_app: OpenApp) -> None:
    assert open_app(FULL_HD, monitor_scale=lambda: 1.5, ui_scale=125).app.theme.scale == 1.875
    assert open_app(FULL_HD, monitor_scale=lambda: 2.0, ui_scale=200).app.theme.scale == 2.7
    assert open_app((1280, 720), monitor_scale=lambda: 2.0).app.theme.scale == 1.8


@pytest.mark.parametrize("kind", MAY_BE_ELSEWHERE, ids=pygame.event.event_name)
def test_a_window_on_another_monitor_is_laid_out_anew(open_app: OpenApp, kind: int) -> None:
    there = Monitor(1.0)
    driver = open_app(FULL_HD, monitor_scale=there.scale)
    usual = driver.app.screen.find("label:version").needs()
    there.now = 2.0
    driver.post(Event(kind))
    assert driver.app.theme.scale == 2.0
    larger = driver.app.screen.find("label:version").needs()
    assert larger[0] > 1.5 * usual[0]
    there.now = 1.0
    driver.post(Event(kind))
    assert driver.app.screen.find("label:version").needs() == usual


def test_a_window_too_small_for_anything_finds_its_scale_when_it_grows(open_app: OpenApp) -> None:
    there = Monitor(1.0)
    driver = open_app(FULL_HD, monitor_scale=there.scale)
    driver.resize((600, 400))
    there.now = 2.0
    driver.post(Event(pygame.WINDOWMOVED))
    driver.picture()
    driver.resize(FULL_HD)
    assert driver.app.theme.scale == 2.0


def test_the_settings_say_what_a_window_limits_on_its_monitor(open_app: OpenApp) -> None:
    driver = open_app((1280, 720), monitor_scale=lambda: 1.5)
    driver.click("button:settings")
    slider = driver.app.screen.find("slider:ui_scale")
    assert isinstance(slider, Slider)
    assert slider.shown(100) == "100 %"
    assert slider.shown(150) == "150 % (here 120 %)"


def test_a_window_is_remembered_with_the_scale_of_its_monitor(open_app: OpenApp) -> None:
    driver = open_app((1500, 900), monitor_scale=lambda: 1.5)
    driver.app.window_mode.remember_size()
    settings = driver.app.settings
    assert (settings.window_width, settings.window_height, settings.window_scale) == (1500, 900, 150)


@pytest.mark.parametrize(
    ("size", "factor", "room", "opened"),
    [
        ((1280, 720), 1.0, (1920, 1080), (1280, 720)),
        ((1280, 720), 2.0, (3840, 2160), (2560, 1440)),
        ((1280, 720), 1.5, (1920, 936), (1920, 936)),
        ((2560, 1440), 0.5, (1920, 1080), (1280, 720)),
        ((1500, 900), 0.5, (1920, 1080), (1024, 640)),
        ((1024, 640), 1.0, (800, 560), (800, 560)),
    ],
)
def test_a_window_opens_as_much_larger_as_its_monitor_is_finer(
    size: Size, factor: float, room: Size, opened: Size
) -> None:
    assert size_on_monitor(size, factor, room) == opened


@pytest.mark.parametrize(("noted_at", "opened"), [(100, (2400, 1350)), (150, (1600, 900)), (200, (1200, 675))])
def test_a_size_noted_on_one_monitor_fits_another(
    monkeypatch: pytest.MonkeyPatch, noted_at: int, opened: Size
) -> None:
    asked: list[Size] = []

    def set_mode(size: Size, flags: int = 0) -> pygame.Surface:
        asked.append(size)
        return pygame.Surface(size)

    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(monitor, "room", lambda: (3840, 2160))
    window.open_window(Settings(window_scale=noted_at), (1600, 900), 1.5)
    assert asked == [opened]


def test_neither_title_bar_nor_task_bar_is_hidden_by_a_window_in_the_middle() -> None:
    full_hd_at_150 = Edges(left=0, top=47, right=0, bottom=84)
    assert monitor.within(FULL_HD, full_hd_at_150) == (1920, 1080 - 2 * 84)
    bar_at_the_left = Edges(left=90, top=47, right=0, bottom=12)
    assert monitor.within(FULL_HD, bar_at_the_left) == (1920 - 180, 1080 - 94)


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows leaves enlarging to the program")
def test_windows_tells_the_scale_of_its_main_monitor(open_app: OpenApp) -> None:
    open_app()
    if sys.platform == "win32":  # for mypy, which reads the program as Linux does
        from game.ui.app.desktop import windows_monitor

        assert windows_monitor.scale(0) >= 0.5
        whole, edges = windows_monitor.measured(0, (0, 0))
        assert min(whole) > 0
        assert edges.top > 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has scales")
def test_elsewhere_the_scale_is_the_usual_one() -> None:
    assert monitor.scale() == monitor.usual_scale() == 1.0
