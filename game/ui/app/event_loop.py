"""The loop that waits for the player: at 60 Hz while something moves, nearly asleep while nothing does.

`pygame.event.wait` looks for events every millisecond and needs 2 % of a core for that; looking 22 times a
second needs 0.2 %, and nobody notices that the first answer comes 20 ms later.
"""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.app.application import App

PEEK = 0.045
UNFOCUSED_PEEK = 0.1
PREPARE = 0.004
"""Seconds of a turn that are left for work ahead."""
SPARE = 0.008
"""Turns that took longer than this leave no time for work ahead."""
AWAKE = 2.0
"""Seconds of full speed after each input."""

_SLOW_FLIP = 0.008
_FLIPS_MEASURED = 30


def set_hints(software: bool) -> None:
    """Tell SDL how to open windows; must come before the display is opened.

    On X11 SDL draws through OpenGL, which without a graphics card makes each frame ten times slower:
    ``software`` writes to the window directly.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    if software:
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


class EventLoop:
    """Runs an app in its window until it is closed."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.clock = pygame.time.Clock()
        self.frames = 0
        self._flips: list[float] = []
        self._awake_until = 0.0
        self._last = 0.0

    def run(self) -> None:
        """Turn until the app stops running."""
        self._last = time.perf_counter()
        self._awake_until = self._last + AWAKE
        while self.app.running:
            self.turn()

    def turn(self) -> None:
        """Wait a moment, pass on what happened, draw if something changed."""
        app = self.app
        now = time.perf_counter()
        awake = app.dirty or app.busy or now < self._awake_until
        if awake:
            # What lacks only time for painting is painted on at once.
            self.clock.tick(0 if app.frame_time.unfinished else 60)
        else:
            time.sleep(PEEK if pygame.key.get_focused() else UNFOCUSED_PEEK)
        events = pygame.event.get()
        now = time.perf_counter()
        app.frame_time.begin()
        if events:
            self._awake_until = now + AWAKE
        for event in events:
            app.handle(event)
        surface = pygame.display.get_surface()
        if surface is not None and surface.get_size() != app.size:
            app.resize(surface.get_size())
        app.update(min(0.1, now - self._last))
        self._last = now
        if app.dirty and app.running and surface is not None:
            self.draw()
        if awake and time.perf_counter() - now < SPARE:
            until = time.perf_counter() + PREPARE
            app.prepare(lambda: time.perf_counter() >= until)

    def draw(self) -> None:
        """One frame."""
        surface = pygame.display.get_surface()
        if surface is None:
            return
        self.app.draw(surface)
        before = time.perf_counter()
        pygame.display.flip()
        self.frames += 1
        if len(self._flips) < _FLIPS_MEASURED:
            self._flips.append(time.perf_counter() - before)
            if len(self._flips) == _FLIPS_MEASURED and sorted(self._flips)[_FLIPS_MEASURED // 2] > _SLOW_FLIP:
                self.app.window_mode.found_slow_drawing()
