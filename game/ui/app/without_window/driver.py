"""Plays the app from a program: for tests and for pictures of screens. Time is what the driver says it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.ui.app.application import App
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widget import Widget

FRAME = 1 / 60
_NAMES = {
    "enter": pygame.K_RETURN,
    "esc": pygame.K_ESCAPE,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "tab": pygame.K_TAB,
    "space": pygame.K_SPACE,
    "backspace": pygame.K_BACKSPACE,
    "delete": pygame.K_DELETE,
    "home": pygame.K_HOME,
    "end": pygame.K_END,
    "pageup": pygame.K_PAGEUP,
    "pagedown": pygame.K_PAGEDOWN,
}
_MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class Driver:
    """A hand on the mouse and on the keyboard of an app without a window."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.raise_errors = True

    @property
    def screen(self) -> Screen:
        """The top screen."""
        return self.app.screen

    @property
    def focus(self) -> Widget | None:
        """What the keyboard has chosen."""
        return self.app.screen.focus

    @property
    def popup(self) -> Widget | None:
        """The list that is open above the screen."""
        return self.app.screen.popup

    def step(self, frames: int = 1, dt: float = FRAME) -> None:
        """Let frames pass, drawing those in which something changed."""
        for _frame in range(frames):
            self.app.update(dt)
            self._draw_changes()

    def post(self, *events: Event) -> None:
        """Give the app events, each with the time of a frame; drawn is what there is after the last of them.

        Whoever clicks sees one picture, too: the events of a click come faster than frames.
        """
        for event in events:
            self.app.handle(event)
            self.app.update(FRAME)
        self._draw_changes()

    def _draw_changes(self) -> None:
        if self.app.dirty:
            self.app.draw(self.app.surface)

    def move(self, at: tuple[int, int] | str) -> None:
        """Move the mouse to a point, or to the middle of a widget."""
        self.post(self._motion(self.point(at)))

    def _motion(self, pos: tuple[int, int]) -> Event:
        before = self.app.mouse
        relative = (pos[0] - before[0], pos[1] - before[1])
        return Event(pygame.MOUSEMOTION, pos=pos, rel=relative, buttons=(0, 0, 0), touch=False)

    def click(self, at: tuple[int, int] | str, button: int = 1) -> None:
        """Move there, press and release a mouse button."""
        pos = self.point(at)
        kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        self.post(self._motion(pos), *(Event(kind, pos=pos, button=button, touch=False) for kind in kinds))

    def drag(self, start: tuple[int, int] | str, end: tuple[int, int], steps: int = 4) -> None:
        """Press at the start, move to the end, release."""
        begin = self.point(start)
        self.move(begin)
        self.post(Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1, touch=False))
        for step in range(1, steps + 1):
            x = begin[0] + (end[0] - begin[0]) * step // steps
            y = begin[1] + (end[1] - begin[1]) * step // steps
            self.post(Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(1, 0, 0), touch=False))
        self.post(Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))

    def wheel(self, y: int, at: tuple[int, int] | str | None = None) -> None:
        """Turn the wheel, at a point if one is given; positive is away from the player."""
        if at is not None:
            self.move(at)
        self.post(Event(pygame.MOUSEWHEEL, x=0, y=y, precise_x=0.0, precise_y=float(y), flipped=False, touch=False))

    def key(self, *names: str) -> None:
        """Press keys one after the other: "tab", "enter", "f1", "a", "shift+tab", "ctrl+v"."""
        for name in names:
            *held, last = name.split("+") if name != "+" else ["+"]
            code = _NAMES.get(last.lower()) or pygame.key.key_code(last)
            mod = sum(_MODIFIERS[modifier] for modifier in held)
            letter = last if len(last) == 1 and "ctrl" not in held else ""
            pressed = {"key": code, "mod": mod, "unicode": letter, "scancode": 0}
            self.post(Event(pygame.KEYDOWN, pressed), Event(pygame.KEYUP, pressed))

    def type(self, words: str) -> None:
        """Type words: each letter as a key and as text, the way SDL reports it."""
        for letter in words:
            try:
                code = pygame.key.key_code(letter.lower())
            except (ValueError, pygame.error):
                code = 0
            pressed = {"key": code, "mod": 0, "unicode": letter, "scancode": 0}
            self.post(
                Event(pygame.KEYDOWN, pressed), Event(pygame.TEXTINPUT, text=letter), Event(pygame.KEYUP, pressed)
            )

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size."""
        self.app.resize(size)
        self.step()

    def point(self, at: tuple[int, int] | str) -> tuple[int, int]:
        """A point, or the middle of what can be seen of a widget."""
        if isinstance(at, str):
            widget = self.app.screen.find(at)
            return widget.shown_rect().center
        return at

    def ids(self) -> Iterator[str]:
        """The ids of all widgets on the screen."""
        return (widget.id for widget in self.app.screen.walk())

    def picture(self) -> Surface:
        """The frame as it is now."""
        self.app.draw(self.app.surface)
        return self.app.surface

    def screenshot(self, path: Path | str) -> None:
        """Write the frame as it is now to a file."""
        pygame.image.save(self.picture(), str(path))
