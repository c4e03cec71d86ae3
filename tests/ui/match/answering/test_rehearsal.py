"""Pictures made ahead: they spare the frames that need them, and nobody sees a difference."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.ui.app.event_loop import EventLoop
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver, reach


def rehearse_all(driver: MatchDriver) -> int:
    """Work ahead until nothing is left; the number of steps that took."""
    steps = 0
    while driver.table.prepare():
        steps += 1
    return steps


def test_after_the_choice_of_a_mage_no_card_waits_for_its_picture(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    driver.picture()
    rehearse_all(driver)
    read: list[str] = []
    load = pygame.image.load

    def noted(path: Path) -> pygame.Surface:
        read.append(path.parent.name)
        return load(path)

    monkeypatch.setattr(pygame.image, "load", noted)
    driver.table.choose("mage:albus")
    driver.to_question()
    driver.picture()
    assert driver.decision.kind == "gather"
    assert not {"cards", "spells"} & set(read)


def test_work_ahead_ends_and_begins_anew_only_when_the_table_changes(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    assert rehearse_all(driver) > 100
    assert rehearse_all(driver) == 0
    driver.table.choose(driver.advice())
    driver.to_question()
    assert rehearse_all(driver) > 0


@pytest.mark.parametrize("kind", ["mage", "gather", "incantation", "cast", "payment"])
def test_work_ahead_changes_no_picture(open_app: OpenApp, kind: str) -> None:
    pictures = []
    for ahead in (False, True):
        driver = reach(open_app().app, lambda decision: decision.kind == kind)
        if ahead:
            rehearse_all(driver)
            driver.app.relayout()
        else:
            driver.app.relayout()
        driver.step(2)
        pictures.append(driver.picture().copy())
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


def test_a_sleeping_loop_does_not_work_ahead(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    app, loop = driver.app, EventLoop(driver.app)
    asked: list[str] = []

    def prepare() -> bool:
        asked.append("prepare")
        return False

    monkeypatch.setattr("game.ui.app.event_loop.time.sleep", lambda seconds: None)
    monkeypatch.setattr("game.ui.app.event_loop.SPARE", 1e9)
    monkeypatch.setattr(pygame.event, "get", list[Event])
    monkeypatch.setattr(pygame.display, "get_surface", lambda: app.surface)
    monkeypatch.setattr(driver.table, "prepare", prepare)
    app.dirty = True
    loop.turn()
    assert asked == ["prepare"]
    app.dirty = False
    for _turn in range(5):
        loop.turn()
    assert asked == ["prepare"]
