"""How the app stands on the desktop: full screen or a window, in which size, drawn by what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.app.window import is_large_enough, open_window
from game.words import _

if TYPE_CHECKING:
    from game.ui.app.application import App


class WindowMode:
    """Changes the window and remembers it in the settings."""

    def __init__(self, app: App) -> None:
        self.app = app

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
            app.save_settings()

    def set_full_screen(self, full: bool) -> None:
        """Fill the desktop without a border, or go back to a window."""
        app = self.app
        if full:
            self.remember_size()
        app.settings.full_screen = full
        app.save_settings()
        if not app.headless:
            app.surface = open_window(app.settings, (app.settings.window_width, app.settings.window_height))
            app.resize(app.surface.get_size())
        app.invalidate()

    def found_slow_drawing(self) -> None:
        """Called when frames reach the window slowly: draw without the graphics card from the next start on."""
        app = self.app
        if not app.settings.software_rendering:
            app.settings.software_rendering = True
            app.save_settings()
            app.notify(_("Drawing is slow here. From the next start on the graphics card is left out."))
