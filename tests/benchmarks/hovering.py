"""The mouse goes over a table in the middle of a match, where everything was seen before."""

from __future__ import annotations

import os
import time
from random import Random
from statistics import median

import pygame
from pygame.event import Event as InputEvent

from game.catalogue import GAMES
from tests.benchmarks.measurement import Measurement

FRAMES = 500
STAY = 10
"""Frames that the mouse moves over a piece before it goes to another."""
GOAL = 4.0
FULL_HD = (1920, 1080)


def measure() -> list[Measurement]:
    """Milliseconds of the clock, and of processor time, from the movement of the mouse to the painted frame."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    measured = []
    for name in GAMES:
        clock, own = hover(name)
        measured += [
            Measurement(f"{name}: hovering, median frame", median(clock), "ms"),
            Measurement(f"{name}: hovering, 95 of 100 frames", sorted(clock)[FRAMES * 95 // 100], "ms", GOAL),
            Measurement(f"{name}: the same, processor time", sorted(own)[FRAMES * 95 // 100], "ms", GOAL),
        ]
    return measured


def hover(name: str) -> tuple[list[float], list[float]]:
    """The frames of a second walk of the mouse over the same pieces."""
    from game.settings import Settings
    from game.ui.app.application import App
    from game.ui.app.without_window.match_scenes import show_midgame
    from game.ui.kit.painting.without_waiting.frame_time import PAINTING
    from game.ui.match.screen import MatchScreen

    app = App(FULL_HD, headless=True, settings=Settings(language="en", animation="off"))
    app.frame_time.seconds = PAINTING
    show_midgame(app, name, 40, 7)
    screen = app.screen
    assert isinstance(screen, MatchScreen)
    spots = [piece.rect.clamp(screen.area).center for piece in screen.table.pieces]
    times: tuple[list[float], list[float]] = [], []
    for _walk in range(2):
        times = [], []
        chance, spot = Random(3), spots[0]
        for frame in range(FRAMES):
            spot = chance.choice(spots) if frame % STAY == 0 else (spot[0] + 1, spot[1])
            app.frame_time.begin()
            clock, own = time.perf_counter(), time.thread_time()
            app.handle(InputEvent(pygame.MOUSEMOTION, pos=spot, rel=(1, 0), buttons=(0, 0, 0), touch=False))
            app.update(1 / 60)
            if app.dirty:
                app.draw(app.surface)
            times[0].append(1000 * (time.perf_counter() - clock))
            times[1].append(1000 * (time.thread_time() - own))
    app.close()
    return times
