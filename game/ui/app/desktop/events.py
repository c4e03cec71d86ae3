"""What the desktop tells the window: it lost the keyboard, was resized, moved or closed; files were dropped on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.app.desktop.mode import MAY_BE_ELSEWHERE

if TYPE_CHECKING:
    from game.ui.app.application import App
    from game.ui.app.recovery import Recovery
    from game.ui.kit.pointer import Pointer


class DesktopEvents:
    """Hears them for the app."""

    def __init__(self, app: App, pointer: Pointer, recovery: Recovery) -> None:
        self._app = app
        self._pointer = pointer
        self._recovery = recovery

    def hear(self, event: Event) -> bool:
        """Whether an event was for the window itself, as F11 is; the others are for the screens."""
        app = self._app
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            lost = event.type == pygame.WINDOWFOCUSLOST and app.settings.mute_unfocused
            app.sounds.away = app.music.away = lost
        if event.type == pygame.QUIT:
            app.quit()
        elif event.type == pygame.VIDEORESIZE:
            app.resize(event.size)
        elif event.type in MAY_BE_ELSEWHERE:
            app.window_mode.follow_monitor()
            app.invalidate()
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self._pointer.inside = False
            if app.stack:
                app.screen.update_hover()
        elif event.type == pygame.DROPFILE:
            self._recovery.guarded(lambda: app.doors.open_file(Path(event.file)), "opening a file")
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            app.set_full_screen(not app.settings.full_screen)
        else:
            return False
        return True
