"""The app: its stack of screens, its settings, and what every screen may ask of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from game import words
from game.keeping import crash_log
from game.keeping.disk import SaveError
from game.settings import Settings, load_settings, save_settings
from game.ui.app import event_loop
from game.ui.app.desktop import monitor
from game.ui.app.desktop.events import DesktopEvents
from game.ui.app.desktop.mode import WindowMode
from game.ui.app.desktop.window import draw_too_small, is_large_enough, open_first, open_headless
from game.ui.app.doors import AppDoors
from game.ui.app.recovery import Recovery
from game.ui.kit import appearance
from game.ui.kit.application import Doors
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.typesetting import forget_fonts
from game.ui.kit.painting.without_waiting.frame_time import PAINTING, FrameTime
from game.ui.kit.pointer import Pointer
from game.ui.kit.rich_text import AnyText
from game.ui.kit.screens.notices import Notice, Notices
from game.ui.kit.screens.stack import ScreenStack
from game.ui.kit.sounding.effects import Sounds
from game.ui.kit.sounding.music import Music
from game.ui.kit.sounding.speaker import Speaker
from game.ui.kit.tooltips.tooltip import Tooltip

if TYPE_CHECKING:
    from game.ui.kit.screens.screen import Screen


class App:
    """The one app. ``headless`` needs no window: it draws on ``surface``, for tests and pictures.

    ``monitor_scale`` tells how much larger everything has to be on the monitor; without it Windows is asked.
    ``now`` counts the seconds that passed in :meth:`update`; screens take the time from nowhere else.
    ``raise_errors`` lets unexpected exceptions through instead of going back to the title.
    """

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        *,
        headless: bool = False,
        settings: Settings | None = None,
        monitor_scale: Callable[[], float] | None = None,
    ) -> None:
        self.headless = headless
        self.warnings: list[str] = []
        self.running = True
        self.dirty = True
        self.raise_errors = False
        self.now = 0.0
        self.frame_time = FrameTime(None if headless else PAINTING)
        self.trace: Callable[[str], None] = lambda line: None
        self._notices = Notices()
        self._screens = ScreenStack(self)
        self._recovery = Recovery(self, self._screens)
        self._pointer = Pointer()
        self._desktop = DesktopEvents(self, self._pointer, self._recovery)
        self.doors: Doors = AppDoors(self)
        self.window_mode = WindowMode(self, monitor_scale or (monitor.usual_scale if headless else monitor.scale))
        self._had_input = False
        self.settings = settings if settings is not None else self._read_settings()
        self.surface = open_headless(size) if headless else open_first(self.settings, size)
        self.size = self.surface.get_size()
        self.window_mode.scale = self.window_mode.tell_scale()
        self.pictures = PictureStore(self.warn)
        self.speaker = Speaker(silent=headless)
        self.sounds = Sounds(self.settings.volume, self.warn, self.speaker)
        self.music = Music(self.settings.music, self.warn, self.speaker)
        self.tooltip = Tooltip(self)
        self.set_language(self.settings.language)
        self.theme = appearance.styled(self.settings, self.size, self.window_mode.scale, self.warn)

    def _read_settings(self) -> Settings:
        settings, warning = load_settings()
        if warning is not None:
            self.warn(warning)
        return settings

    def run(self) -> None:
        """Show the window until it is closed."""
        event_loop.EventLoop(self).run()
        self.close()

    def close(self) -> None:
        """Leave every screen and let go of the window and the sound."""
        self._recovery.leave_all()
        self.music.close()
        self.sounds.close()
        if not self.headless:
            self.window_mode.remember_size()
            pygame.quit()
            forget_fonts()

    def quit(self) -> None:
        """Stop after this turn of the loop."""
        self.running = False

    # -- screens

    @property
    def stack(self) -> list[Screen]:
        """The screens, the top one last."""
        return self._screens.screens

    @property
    def screen(self) -> Screen:
        """The screen on top, which gets the events."""
        return self._screens.top

    def push(self, screen: Screen) -> None:
        """Put a screen on top of the present one."""
        self._screens.push(screen)
        self._shown()

    def pop(self) -> None:
        """Take the top screen away."""
        self._screens.pop()
        if self.stack:
            self._shown()

    def go(self, screen: Screen) -> None:
        """Leave every screen and show this one."""
        self._screens.go(screen)
        self._shown()

    def _shown(self) -> None:
        self.tooltip.hide()
        self.trace(f"screen {self.screen.name}")
        heard = next((screen for screen in reversed(self.stack) if screen.music), self.screen)
        self.music.want(heard.music, heard.ambience)
        self.invalidate()

    @property
    def monitor_scale(self) -> float:
        """How large the monitor wants everything: 1.0 usually."""
        return self.window_mode.scale

    def set_full_screen(self, full: bool) -> None:
        """Fill the screen, or show a window again."""
        self.window_mode.set_full_screen(full)

    # -- messages

    @property
    def notices(self) -> list[Notice]:
        """The messages shown now."""
        return self._notices.shown

    def notify(self, text: AnyText) -> None:
        """Show a message at the lower edge for some seconds."""
        self._notices.add(text, self.now)
        self.invalidate()

    def warn(self, message: str) -> None:
        """Note once what went wrong without harm: in the log, in the settings screen, and as a message."""
        if message not in self.warnings:
            self.warnings.append(message)
            crash_log.log_warning(message)
            self.notify(message)

    def confirm(self, text: AnyText, yes: str, no: str, then: Callable[[], object]) -> None:
        """Ask before doing something; ``then`` is called for ``yes``."""
        from game.ui.kit.screens.confirm import ConfirmScreen

        self.push(ConfirmScreen(self, text, yes, no, then))

    # -- settings

    @property
    def language(self) -> str:
        """The code of the language in use."""
        return words.language()

    def set_language(self, code: str) -> None:
        """Use a language; the computer's for an empty code."""
        appearance.use_language(code)

    def save_settings(self) -> None:
        """Write the settings; a full or read-only disk is said, not suffered."""
        try:
            save_settings(self.settings)
        except SaveError as error:
            self.warn(str(error))

    def restyle(self) -> None:
        """Apply language, UI scale and patterns from the settings to everything."""
        self.set_language(self.settings.language)
        self.theme = appearance.styled(self.settings, self.size, self.window_mode.scale, self.warn)
        self.relayout()

    def relayout(self) -> None:
        """Lay out every screen anew."""
        self._screens.forget_backdrop()
        self.tooltip.hide()
        self._recovery.arrange_all(self.size)
        self.invalidate()

    @property
    def mouse(self) -> tuple[int, int]:
        """Where the mouse is, in pixels."""
        return self._pointer.pos

    @property
    def mouse_inside(self) -> bool:
        """Whether the mouse is over the window."""
        return self._pointer.inside

    @property
    def busy(self) -> bool:
        """Whether something moves or is about to appear."""
        return (bool(self.stack) and self.screen.busy) or self.tooltip.waiting

    @property
    def too_small(self) -> bool:
        """Whether the window is smaller than anything can be shown in."""
        return not is_large_enough(self.size)

    def invalidate(self) -> None:
        """Ask for a new frame."""
        self.dirty = True

    def resize(self, size: tuple[int, int]) -> None:
        """Follow the window's size."""
        if size == self.size:
            return
        self.size = (max(1, size[0]), max(1, size[1]))
        if self.headless:
            self.surface = Surface(self.size).convert()
        if not self.too_small:
            self.theme = appearance.styled(self.settings, self.size, self.window_mode.scale, self.warn)
            self.relayout()
        self.invalidate()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self.now += dt
        self.music.update(dt)
        if self._notices.let_go(self.now):
            self.invalidate()
        if self.stack and not self.too_small:
            self._recovery.guarded(lambda: self.screen.update(dt), f"updating {self.screen.name}")
            # Asleep, nothing new can be under the mouse: tooltips needn't be made 20 times a second.
            if self.dirty or self._had_input or self.busy:
                self._had_input = False
                self._recovery.guarded(lambda: self.tooltip.update(self.screen), f"explaining on {self.screen.name}")
            if self.screen.busy:
                self.invalidate()

    def prepare(self, enough: Callable[[], bool]) -> None:
        """Let the top screen work ahead until it is ``enough``, or nothing is left to do."""
        if self.stack and not self.too_small:
            screen = self.screen
            steps = iter(screen.prepare, False)
            self._recovery.guarded(lambda: any(enough() for _step in steps), f"preparing {screen.name}")

    def handle(self, event: Event) -> None:
        """Give an event to the window itself, or to the top screen."""
        self._had_input = True
        if self._desktop.hear(event) or not self.stack or self.too_small:
            return
        self._pointer.follow(event, self.now)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.tooltip.hide()
        self._recovery.guarded(lambda: self.screen.handle(event), f"handling input on {self.screen.name}")

    @property
    def mouse_stays(self) -> bool:
        """Whether the mouse is still where a button went down last."""
        return self._pointer.stays

    def is_double_click(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse button that went down last was the second of a double click."""
        return self._pointer.double

    def draw(self, surface: Surface) -> None:
        """Draw one frame."""
        self.dirty = False
        if self.too_small:
            draw_too_small(surface, Theme(self.window_mode.scale, self.warn))
            return
        if self.stack:
            self._recovery.guarded(lambda: self._draw_screens(surface), f"drawing {self.screen.name}")
        self._notices.draw(surface, self.theme, self.pictures)

    def _draw_screens(self, surface: Surface) -> None:
        self._screens.draw(surface)
        self.tooltip.draw(surface)
