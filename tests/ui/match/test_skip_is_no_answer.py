"""Skip stands where no answer stood: a click that was meant for one skips nothing."""

from __future__ import annotations

from types import SimpleNamespace

import pygame
from pygame import Rect

from game.ui.match.panel.pace_buttons import UNREAD_SECONDS, PaceButtons
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

ROOM = Rect(0, 0, 300, 200)


def test_skip_ignores_clicks_as_long_as_nobody_can_have_read_it(open_app: OpenApp) -> None:
    driver = open_app()
    buttons, actions = PaceButtons(driver.app), SimpleNamespace(skip=None, double=None)
    skip, double = buttons.place(False, ROOM, actions)  # type: ignore[arg-type]  # as far as it is asked for
    assert buttons.ignore(skip.rect.center)
    assert buttons.ignore(double.rect.center)
    assert not buttons.ignore(ROOM.bottomright), "elsewhere clicks count"
    driver.step(dt=UNREAD_SECONDS)
    buttons.place(True, ROOM, actions)  # type: ignore[arg-type]  # as far as it is asked for
    assert not buttons.ignore(skip.rect.center), "laid anew, it is the same button"
    buttons.place(None, ROOM, actions)  # type: ignore[arg-type]  # as far as it is asked for
    buttons.place(False, ROOM, actions)  # type: ignore[arg-type]  # as far as it is asked for
    assert buttons.ignore(skip.rect.center), "it has gone and come again"


def test_the_match_asks_before_a_click_gets_to_it(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(5, 5))
    driver.table.panel.pacing = SimpleNamespace(ignore=lambda at: at == (5, 5))  # type: ignore[assignment]
    assert driver.table.gestures.comes_too_soon(press)
    press.pos = (9, 9)
    assert not driver.table.gestures.comes_too_soon(press)
