"""Frames while a master thinks in its own process: nobody should feel it."""

from __future__ import annotations

import os
import time
from functools import partial
from statistics import median

from game.catalogue import GAMES
from game.players import PERSON
from game.ui.event_loop import PREPARE
from tests.benchmarks.measurement import Measurement

SECONDS = 6.0
FULL_HD = (1920, 1080)


def measure() -> list[Measurement]:
    """The longest and the median frame (update and drawing, clock time) while masters play each game."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    measured = []
    for name in GAMES:
        times, choices = frames_while_thinking(name)
        measured.append(Measurement(f"{name}: longest frame while a master thinks", max(times), "ms", 20.0))
        measured.append(Measurement(f"{name}: median frame while a master thinks", median(times), "ms"))
        measured.append(Measurement(f"{name}: choices made meanwhile", choices, ""))
    return measured


def frames_while_thinking(name: str) -> tuple[list[float], int]:
    """Milliseconds of each frame in which a master was thinking, and how many choices were made."""
    from game.saves import Settings
    from game.ui.app import App
    from game.ui.new_game import start_match
    from game.ui.screens.match import MatchScreen

    app = App(FULL_HD, headless=True, settings=Settings(language="en", animation="off"))
    game = GAMES[name]
    seats = [{"name": f"Master {seat}", "player": "master"} for seat in range(max(2, game.fewest_seats))]
    start_match(app, game, seats, {}, 7)
    screen = app.screen
    assert isinstance(screen, MatchScreen)
    app.draw(app.surface)  # a screen's first frame paints its table, whoever plays
    times = []
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS and app.screen is screen:
        thinking = screen.course.opponents.thinking
        start = time.perf_counter()
        app.invalidate()
        app.update(1 / 60)
        app.draw(app.surface)
        if thinking and screen.course.opponents.thinking:
            times.append(1000 * (time.perf_counter() - start))
        until = time.perf_counter() + PREPARE
        app.prepare(partial(_past, until))
        time.sleep(1 / 90)
    choices = len(screen.match.record)
    app.close()
    assert PERSON not in [seat["player"] for seat in seats]
    return times or [0.0], choices


def _past(moment: float) -> bool:
    return time.perf_counter() >= moment
