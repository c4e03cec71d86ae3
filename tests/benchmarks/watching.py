"""A long match is watched again: how long it takes to read it, and to jump to any of its moments."""

from __future__ import annotations

import os
import time
from random import Random
from statistics import median

from game.catalogue import GAMES
from game.engine.match import Match
from tests.benchmarks.measurement import Measurement
from tests.chronicle.matches import played

JUMPS = 60
GOAL = 150.0
"""Milliseconds from the wish to the painted frame."""
MATCHES = {"talisman": 6, "demons": 4, "devils_circle": 3, "warlocks_duel": 6}
"""The longest of so many matches is watched."""
WINDOW = (1280, 720)


def measure() -> list[Measurement]:
    """Each game: choices of the match, seconds of reading it, and milliseconds of jumps all over it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    measured = []
    for name in GAMES:
        match = max((played(name, seed) for seed in range(MATCHES[name])), key=lambda one: len(one.record))
        read, moments, times = jump_about(match)
        measured += [
            Measurement(f"{name}: moments of the match that is watched", moments, "moments"),
            Measurement(f"{name}: reading it, in portions beside the frames", read, "s"),
            Measurement(f"{name}: a jump to any moment, median", median(times), "ms"),
            Measurement(f"{name}: the longest of {JUMPS} jumps", max(times), "ms", GOAL),
        ]
    return measured


def jump_about(match: Match) -> tuple[float, int, list[float]]:
    """The seconds until it could be watched, its moments, and the milliseconds of each jump with its first frame."""
    from game.settings import Settings
    from game.ui.app.application import App
    from game.ui.watch.screen import WatchScreen

    app = App(WINDOW, headless=True, settings=Settings(language="en", animation="off"))
    app.doors.watch_match(match, None)
    screen = app.screen
    assert isinstance(screen, WatchScreen)
    began = time.perf_counter()
    while not screen.recording.whole:
        app.update(1 / 60)
    read, chance, times = time.perf_counter() - began, Random(5), list[float]()
    app.draw(app.surface)
    for _jump in range(JUMPS):
        place = chance.randrange(screen.showing.last + 1)
        began = time.perf_counter()
        screen.go_to(place)
        app.update(1 / 60)
        app.draw(app.surface)
        times.append(1000 * (time.perf_counter() - began))
    moments = len(screen.recording.moments)
    app.close()
    return read, moments, times
