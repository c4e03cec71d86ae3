"""How the app stands on the desktop: full screen or a window, in which size, drawn by what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.ui.app.desktop.window import is_large_enough, open_window
from game.words import _

if TYPE_CHECKING:
    from game.ui.app.application import App


MAY_BE_ELSEWHERE = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWMOVED,
    pygame.WINDOWDISPLAYCHANGED,
)
"""After these the window may stand on another monitor, or its picture be lost."""


class WindowMode:
    """Changes the window and remembers it in the settings.

    ``tell_scale`` tells how much larger than usual everything has to be on the monitor where the window stands.
    """

    def __init__(self, app: App, tell_scale: Callable[[], float]) -> None:
        self.app = app
        self.tell_scale = tell_scale
        self.scale = 1.0
        """The monitor's scale, as it was last told."""

    def follow_monitor(self) -> None:
        """Show everything in the size that the monitor asks for: the window, or the monitor's scale, may be another."""
        scale = self.tell_scale()
        if scale == self.scale:
            return
        self.scale = scale
        if not self.app.too_small:
            self.app.restyle()

    def show_first_frame(self) -> None:
        """Draw the window at once, and only then give it the program's picture: nobody waits for that."""
        app = self.app
        app.frame_time.begin()
        app.draw(app.surface)
        pygame.display.flip()
        app.trace("frame")
        pygame.display.set_icon(app.pictures.picture("icon.png", (64, 64)))

    def remember_size(self) -> None:
        """Note the size of the window for the next start."""
        app = self.app
        if not app.settings.full_screen and is_large_enough(app.size):
            app.settings.window_width, app.settings.window_height = app.size
            app.settings.window_scale = round(100 * self.scale)
            app.save_settings()

    def set_full_screen(self, full: bool) -> None:
        """Fill the desktop without a border, or go back to a window."""
        app = self.app
        if full:
            self.remember_size()
        app.settings.full_screen = full
        app.save_settings()
        if not app.headless:
            size = (app.settings.window_width, app.settings.window_height)
            app.surface = open_window(app.settings, size, self.scale)
            app.resize(app.surface.get_size())
        app.invalidate()

    def found_slow_drawing(self) -> None:
        """Called when frames reach the window slowly: draw without the graphics card from the next start on."""
        app = self.app
        if not app.settings.software_rendering:
            app.settings.software_rendering = True
            app.save_settings()
            app.notify(_("Drawing is slow here. From the next start on the graphics card is left out."))
