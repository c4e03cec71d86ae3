"""Whoever has just clicked sees what comes of it: no tooltip opens under a mouse that did not move."""

from __future__ import annotations

from pygame import Rect

from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import runs
from game.ui.kit.tooltips.tooltip import beside, with_signs
from game.ui.kit.widgets import Toggle
from tests.ui.conftest import OpenApp


def is_shown(driver: Driver) -> bool:
    """Whether a tooltip is on the screen."""
    return driver.app.tooltip.visible


def test_after_a_click_a_tooltip_waits_until_the_mouse_moves(open_app: OpenApp) -> None:
    driver = open_app()
    driver.app.doors.settings()
    driver.step(5)
    widget = next(one for one in driver.screen.walk() if isinstance(one, Toggle) and one.tooltip is not None)
    at = widget.rect.center
    driver.move(at)
    driver.step(60)
    assert is_shown(driver)
    driver.click(at)
    driver.step(120)
    assert not is_shown(driver)
    driver.move((at[0] + 9, at[1]))
    driver.step(60)
    assert is_shown(driver)


def test_a_tooltip_keeps_clear_of_what_is_being_read_where_there_is_another_place() -> None:
    target, size, window = Rect(400, 300, 60, 40), (200, 80), (1280, 720)
    below = beside(target, size, window, 8)
    elsewhere = beside(target, size, window, 8, clear=(below,))
    assert below.top > target.bottom
    assert not elsewhere.colliderect(below)
    assert not elsewhere.colliderect(target)
    everywhere = (Rect(0, 0, 1280, 720),)
    assert beside(target, size, window, 8, clear=everywhere) == below


def test_a_tooltip_shows_one_sign_for_all_clauses_of_a_sentence() -> None:
    words = runs("It sinks. DK-12.1, DK-9.12\nWalls stop it (DK-10.7), salt too.")
    shown = "".join(run.words for run in with_signs(words))
    assert shown == "It sinks. §\nWalls stop it (§), salt too."
