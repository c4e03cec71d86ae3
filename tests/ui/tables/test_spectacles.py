"""Moments worth remembering are held up with a picture of their own, once they are told, and can be skipped."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from game.engine.decision import Event, Text
from game.ui.kit.animation import Animation
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.spectacle import HELD, SUNNY, VEIL, Spectacle, spectacle
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.ui.tables.test_dense_screens import at_a_table

USUAL = (1280, 720)


def told(kind: str, words: str, **facts: Any) -> Event:
    return Event(kind, "X-1", Text(words), tuple(facts.items()))


MOMENTS = [
    ("talisman", told("received", "Ann receives the Talisman.", who=0, card="talisman#1")),
    ("talisman", told("crown_reached", "Ann has reached the Crown of Command!", who=0)),
    ("talisman", told("died", "Ann has no Lives left.", who=0)),
    ("talisman", told("match_won", "Ann alone is left.", who=0)),
    ("demons", told("ring_drawn", "Ann draws Solomon's ring!", who=0)),
    ("demons", told("treasure_seized", "Caim seizes the Spoils.", who=0, cell=11, roll=2)),
    ("demons", told("captured", "Ann is captured.", who=0)),
    ("demons", told("died", "Ann dies of his curses.", who=0)),
    ("devils_circle", told("neutralised", "Gorm sinks into hell.", demon=0)),
    ("devils_circle", told("mage_died", "Sefa dies on G5.", mage=3)),
    ("warlocks_duel", told("eliminated", "Ann has no power left and is out of the game.", who=0)),
]
USUAL_MOMENTS = [
    ("talisman", told("received", "Ann receives the Sword.", who=0, card="sword#1")),
    ("demons", told("seizure_failed", "Caim fails.", who=0, cell=11, roll=6)),
    ("warlocks_duel", told("power_lost", "Ann loses 1 power.", who=0, points=1, cause="fatigue")),
]
identified = [f"{game}-{event.kind}" for game, event in MOMENTS]


def animation_of(driver: MatchDriver, event: Event) -> Animation:
    """What the table makes of an event."""
    laid, view = driver.table.table, driver.view
    return driver.table.tabletop.moving.between([event], laid, laid, view, view)


def held_up(animation: Animation) -> list[Spectacle]:
    return [motion for motion in animation.motions if isinstance(motion, Spectacle)]


@pytest.mark.parametrize(("game", "event"), MOMENTS, ids=identified)
def test_a_moment_worth_remembering_is_held_up_and_lets_the_table_shine_through(
    open_app: OpenApp, game: str, event: Event
) -> None:
    driver = at_a_table(open_app, game, USUAL, 1.0)
    animation = animation_of(driver, event)
    (shown,) = held_up(animation)
    before, surface = driver.app.surface, driver.app.surface.copy()
    animation.elapsed = shown.delay + shown.length * 0.5
    animation.draw(surface)
    assert animation.covers(shown.covered().center)
    corner = (shown.area.left + 3, shown.area.top + 3)
    assert sum(surface.get_at(corner)[:3]) <= sum(before.get_at(corner)[:3]), "the table is darker around it"
    assert surface.get_at(shown.covered().center) != before.get_at(shown.covered().center)
    animation.finish()
    assert animation.over, "a click skips it"


@pytest.mark.parametrize(("game", "event"), USUAL_MOMENTS, ids=[event.kind for _game, event in USUAL_MOMENTS])
def test_what_happens_every_turn_is_not_held_up(open_app: OpenApp, game: str, event: Event) -> None:
    assert not held_up(animation_of(at_a_table(open_app, game, USUAL, 1.0), event))


def test_the_verdict_of_a_die_comes_before_the_treasure_it_wins(open_app: OpenApp) -> None:
    seized = next(event for _game, event in MOMENTS if event.kind == "treasure_seized")
    (shown,) = held_up(animation_of(at_a_table(open_app, "demons", USUAL, 1.0), seized))
    assert shown.delay > 0


def a_spectacle() -> tuple[Spectacle, Surface]:
    pygame.init()
    area, picture = Rect(40, 20, 600, 400), Surface((120, 160))
    picture.fill((200, 30, 30))
    return spectacle(Theme(), area, picture, "A Talisman!", "Ann has it.", SUNNY), picture


def test_it_comes_stays_and_goes_inside_of_its_area() -> None:
    shown, _picture = a_spectacle()
    strengths = []
    for share in (0.0, 0.5, 0.999):
        surface = Surface((680, 440))
        surface.fill((90, 90, 90))
        shown.draw(surface, share)
        strengths.append(90 - surface.get_at((45, 25))[0])
        assert surface.get_at((10, 430))[:3] == (90, 90, 90)
    assert strengths[0] <= 1
    assert strengths[2] <= 1
    assert 0 < strengths[1] <= 90 * VEIL / 255 + 1, "the table can still be seen"


def test_nobody_reads_it_faster_because_everything_else_is_faster() -> None:
    shown, _picture = a_spectacle()
    assert shown.length == HELD
    Animation([shown]).faster(0.1)
    assert shown.length == shown.shortest
