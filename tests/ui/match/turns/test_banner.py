"""A banner and a sound say that the turn has come back."""

from __future__ import annotations

import pytest

from game.players import PERSON
from game.ui.kit.animation import Proclamation
from tests.ui.conftest import OpenApp
from tests.ui.match.telling.test_pace import looking_on, seconds_to_question
from tests.ui.match_driver import MatchDriver


def banners(driver: MatchDriver) -> list[Proclamation]:
    """What slides over the table without anybody waiting for it."""
    return [motion for motion in driver.table.movement.trail.motions if isinstance(motion, Proclamation)]


def test_a_turn_that_comes_back_is_announced(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = looking_on(open_app, animation="normal")
    heard: list[str] = []
    monkeypatch.setattr(driver.app.sounds, "play", heard.append)
    seconds_to_question(driver)
    assert driver.decision.kind == "move"
    assert "your_turn" in heard
    assert len(banners(driver)) == 1


def test_the_banner_keeps_nobody_waiting_and_goes_by_itself(open_app: OpenApp) -> None:
    driver = looking_on(open_app, animation="normal")
    seconds_to_question(driver)
    assert not driver.table.movement.going_on
    driver.step(frames=120)
    assert banners(driver) == []


def test_where_nothing_moves_there_is_no_banner(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app(animation="off").app, seats=(("Ann", PERSON), ("Zoltar", "greedy")))
    driver.play_to("cast")
    assert banners(driver) == []
