"""The window on each system's way to a screen."""

from __future__ import annotations

import os

import pygame
import pytest

from game.settings import Settings
from game.ui.app import event_loop
from game.ui.app.desktop import window


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of SDL's drivers, the present one last; its hints are forgotten afterwards."""
    names = [pygame.display.get_driver() if pygame.display.get_init() else "dummy"]
    monkeypatch.setattr(os, "environ", {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
    monkeypatch.setattr(pygame.display, "get_driver", lambda: names[-1])
    return names


def test_on_wayland_nothing_forbids_the_only_way_to_draw(driver: list[str]) -> None:
    driver.append("wayland")
    event_loop.set_hints(Settings().software_rendering)
    window.suit_the_driver()
    assert "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ


def test_elsewhere_the_graphics_card_is_left_out_if_the_settings_say_so(driver: list[str]) -> None:
    driver.append("x11")
    event_loop.set_hints(software=True)
    window.suit_the_driver()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"


def test_a_window_that_nobody_would_see_is_not_opened_but_told(
    driver: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.append("offscreen")
    ended: list[bool] = []
    monkeypatch.setattr(pygame.display, "quit", lambda: ended.append(True))
    with pytest.raises(pygame.error, match="No available video device"):
        window.suit_the_driver()
    assert ended
    os.environ["SDL_VIDEODRIVER"] = "offscreen"
    window.suit_the_driver()


def test_the_mouse_and_the_picture_count_the_same_pixels() -> None:
    # On a Retina screen a window for each pixel of the screen would have twice as many in its picture.
    window.open_headless((64, 64))
    try:
        opened = window.open_window(Settings(full_screen=False), (1280, 720), 1.0)
        assert opened.get_size() == pygame.display.get_window_size()
    finally:
        pygame.display.set_mode((64, 64))
