"""Everything that the rules tell is shown, and stays within its time."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

import game.devils_circle
from game.engine.decision import Event, Text
from game.ui.kit.sounding.effects import sound_file
from game.ui.match.telling.playback import Group
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.motion.event_kinds import ALIKE, SOUNDS, TOGETHER, belongs_to
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

RULES = Path(game.devils_circle.__file__).parent
LONGEST = 4.0
"""Seconds that one group of events may take at normal speed."""


def told_kinds() -> set[str]:
    """The kinds of all events in the sources of the rules."""
    found = set()
    for source in RULES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell":
                kind = node.args[0]
                assert isinstance(kind, ast.Constant), ast.dump(node)
                found.add(str(kind.value))
    return found


def test_every_kind_of_event_is_shown_by_some_motion(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app)
    shown = driver.tabletop.moving.kinds
    assert len(told_kinds()) > 40
    assert told_kinds() <= shown, told_kinds() - shown
    assert shown <= told_kinds(), shown - told_kinds()


def test_every_sound_is_there() -> None:
    assert set(SOUNDS) <= told_kinds()
    for name in SOUNDS.values():
        assert sound_file(name).exists(), name
    assert told_kinds() >= TOGETHER | ALIKE


def test_losses_go_with_what_caused_them_and_moves_do_not() -> None:
    cause, loss, move = (Event(kind, "DK-8.5", Text(kind)) for kind in ("exorcism", "demon_power", "demon_moved"))
    assert belongs_to([cause], loss)
    assert not belongs_to([cause], move)
    assert not belongs_to([], loss)


def test_dice_of_all_demons_that_stay_below_are_shown_at_once(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    below = Event("stays_below", "DK-12.6", Text("below"), (("demon", 0), ("dice", (1, 2))))
    assert belongs_to([below], below)
    moving, begun = CircleDriver(open_app(animation="normal").app).tabletop.moving, []
    monkeypatch.setattr(moving, "_two_dice", lambda _event: setattr(moving, "_begun", 9.0))
    for _demon in range(2):
        moving._below(below)
        begun.append(moving._begun)
    assert begun == [0.0, 0.0]


@pytest.mark.parametrize(("seats", "seed"), [(GUARD, 4), (HUNT, 8)], ids=["guard", "hunt"])
def test_a_match_moves_from_its_first_to_its_last_event(
    open_app: OpenApp, seats: tuple[tuple[str, str], ...], seed: int
) -> None:
    driver = CircleDriver(open_app(animation="normal").app, seats, {"length": "quick"}, seed, adviser="greedy")
    lengths: dict[str, float] = {}
    show = driver.table.narrator.show

    def watched(group: Group) -> bool:
        moves = show(group)
        animation = driver.table.animation
        if animation is not None:
            canvas = pygame.Surface(driver.table.area.size)
            for share in (0.05, 0.5, 0.95):
                animation.elapsed = animation.length * share
                animation.draw(canvas)
            lengths[group.events[0].kind] = max(lengths.get(group.events[0].kind, 0.0), animation.length)
            animation.finish()
        return moves

    driver.table.narrator.show = watched  # type: ignore[method-assign]
    driver.to_question()
    while not driver.over:
        driver.table.choose(driver.advice())
        driver.to_question()
    assert {"phase_began", "freedom", "clock"} <= set(lengths)
    assert max(lengths.values()) <= LONGEST, lengths
    assert not driver.app.warnings


def test_a_skipped_demons_phase_ends_at_the_next_question_with_its_summary(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app(animation="normal").app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    stages = driver.match.state.stages
    while driver.table.controller is not None and driver.match.state.stages == stages:
        driver.table.choose("finish")
        driver.step()
    frames = 0
    while driver.table.controller is None and not driver.over and frames < 600:
        driver.key("space")
        driver.step()
        frames += 1
    assert frames < 600
    assert driver.over or driver.tabletop.table.report


def test_one_minute_passes_and_several_minutes_pass(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = CircleDriver(open_app(animation="normal").app)
    moving, said = driver.tabletop.moving, list[str]()
    monkeypatch.setattr(moving, "_view", driver.view, raising=False)
    geometry = Geometry(driver.table.area)
    spots: list[tuple[int, int]] = []
    monkeypatch.setattr(moving, "_geometry", geometry, raising=False)
    monkeypatch.setattr(moving, "_tumble", lambda _dice, spot: spots.append(spot))
    monkeypatch.setattr(moving, "_proclaim", lambda words, *_more, **_where: said.append(words.partition(" ·")[0]))
    for minutes in (1, 12):
        moving._clock_dice(Event("clock", "DK-14.1", Text("clock"), (("minutes", minutes), ("dice", (1, 1)))))
    assert said == ["1 minute passes", "12 minutes pass"]
    assert spots == [geometry.field("a1").center] * 2, "beside the clock, and never over the Princess"


def test_a_rescue_move_is_named_where_it_happens(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = CircleDriver(open_app(animation="normal").app)
    moving, said = driver.tabletop.moving, list[str]()
    monkeypatch.setattr(moving, "_was", driver.view, raising=False)
    monkeypatch.setattr(moving, "_spot", lambda *_piece: (50, 50))
    monkeypatch.setattr(moving, "_light", lambda *_light: None)
    monkeypatch.setattr(moving, "_number", lambda words, *_more: said.append(words))
    moving._flees(Event("fled", "DK-10.23", Text("fled"), (("demon", 0), ("field", 20))))
    assert said == ["Rescue move"], "in the demons' own phase it is no surprise"
    said.clear()
    monkeypatch.setattr(moving, "_was", replace(driver.view, phase="mages"), raising=False)
    monkeypatch.setattr(moving, "_proclaim", lambda words, *_more: said.append(words))
    moving._flees(Event("fled", "DK-10.23", Text("fled"), (("demon", 0), ("field", 20))))
    assert said == ["Rescue move", "Gorm flees"]
