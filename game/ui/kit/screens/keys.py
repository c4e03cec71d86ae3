"""What keys do on every screen: first for the focused widget, then for the screen, then everywhere alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.ui.kit.screens.directions import ARROWS
from game.ui.kit.widgets.scroll_area import ScrollArea

if TYPE_CHECKING:
    from game.ui.kit.screens.screen import Screen


class ScreenKeys:
    """The keyboard of one screen."""

    def __init__(self, screen: Screen) -> None:
        self._screen = screen

    def press(self, event: Event) -> bool:
        """Give a key to an open list, the focused widget or the screen, or do what it does everywhere."""
        screen = self._screen
        if screen.popup is not None:
            return screen.popup.handle(event)
        focused = screen.focus
        if focused is not None and focused.visible and focused.handle(event):
            if event.type == pygame.KEYDOWN and screen.focus is focused:
                screen.focus_visible = screen.focus_visible or event.key in ARROWS
            return True
        if event.type != pygame.KEYDOWN:
            return False
        return self._scroll(event.key) or screen.shortcut(event) or self._do_as_everywhere(event)

    def _scroll(self, key: int) -> bool:
        """Page Up, Page Down, Home and End scroll the area of the focus, or the only one."""
        screen = self._screen
        areas = [widget for widget in screen.walk() if isinstance(widget, ScrollArea) and widget.furthest]
        inner = [area for area in areas if any(widget is screen.focus for widget in area.walk())] or areas
        return any(area.scroll_key(key) for area in inner[:1])

    def _do_as_everywhere(self, event: Event) -> bool:
        screen = self._screen
        if event.key == pygame.K_TAB:
            screen.move_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in ARROWS:
            screen.move_focus_towards(ARROWS[event.key])
        elif event.key in (pygame.K_ESCAPE, pygame.K_AC_BACK):
            screen.back()
        elif event.key in (pygame.K_F10, pygame.K_MENU):
            screen.pause()
        elif event.key == pygame.K_F1:
            screen.open_rules()
        elif getattr(event, "unicode", "") == "?":
            screen.app.doors.keyboard_help()
        else:
            return False
        return True
