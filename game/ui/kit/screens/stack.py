"""The screens lying on top of each other; the top one gets the events."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.kit.screens.screen import Screen


class ScreenStack:
    """Puts screens on each other and draws them; what lies below an overlay is drawn once and kept."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.screens: list[Screen] = []
        self._backdrop: Surface | None = None

    @property
    def top(self) -> Screen:
        """The screen on top."""
        return self.screens[-1]

    def push(self, screen: Screen) -> None:
        """Put a screen on top."""
        self.screens.append(screen)
        self.forget_backdrop()
        screen.arrange(self.app.size)
        screen.enter()

    def pop(self) -> None:
        """Take the top screen away."""
        self.screens.pop().leave()
        if self.screens:
            self.forget_backdrop()
            self.top.arrange(self.app.size)

    def go(self, screen: Screen) -> None:
        """Leave every screen and show this one."""
        while self.screens:
            self.screens.pop().leave()
        self.push(screen)

    def take_all(self) -> list[Screen]:
        """Take every screen away without leaving it, the top one first: for whoever leaves them with care."""
        taken, self.screens = self.screens[::-1], []
        self.forget_backdrop()
        return taken

    def forget_backdrop(self) -> None:
        """Draw what lies below an overlay anew."""
        self._backdrop = None

    def draw(self, surface: Surface) -> None:
        """Draw the top screen, and what can be seen of those below it."""
        top = self.top
        if top.overlay:
            backdrop = self._backdrop
            if backdrop is None or backdrop.get_size() != surface.get_size():
                failures = self.app.frame_time.failures
                backdrop = self._draw_below(surface.get_size())
                # What was not finished in time is drawn again.
                self._backdrop = backdrop if self.app.frame_time.failures == failures else None
            surface.blit(backdrop, (0, 0))
        top.draw(surface)

    def _draw_below(self, size: tuple[int, int]) -> Surface:
        """The screens below an overlay, darkened."""
        below = Surface(size).convert()
        first = max(n for n, screen in enumerate(self.screens) if not screen.overlay or n == 0)
        for screen in self.screens[first:-1]:
            screen.draw(below)
            veil = Surface(size, pygame.SRCALPHA)
            veil.fill(self.app.theme.veil)
            below.blit(veil, (0, 0))
        return below
