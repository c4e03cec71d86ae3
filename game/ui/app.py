"""The app: its stack of screens, its settings, and what every screen may ask of it."""

from __future__ import annotations

import argparse
import os
import sys
import time
import warnings
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game import crash_log, words
from game.disk import SaveError
from game.saves import Settings, load_settings, save_settings
from game.ui import event_loop
from game.ui.pictures_store import PictureStore
from game.ui.rich_text import AnyText, Link, RichText, layout, runs
from game.ui.sound import Sounds
from game.ui.theme import Theme, forget_fonts
from game.ui.tooltip import Tooltip
from game.words import _

if TYPE_CHECKING:
    from game.ui.screen import Screen

SMALLEST_WINDOW = (1024, 640)
SMALLEST_LAYOUT = (640, 400)
"""The smallest window in logical pixels: a larger UI scale is limited, so that nothing is ever cut."""

NOTICE_SECONDS = 4.5
_DOUBLE_CLICK = 0.4


@dataclass(slots=True)
class Notice:
    """A message at the lower edge that goes away by itself."""

    text: RichText
    until: float


class App:
    """The one app. ``headless`` needs no window: it draws on ``surface``, for tests and pictures.

    ``now`` counts the seconds that passed in :meth:`update`; screens take the time from nowhere else.
    ``raise_errors`` lets unexpected exceptions through instead of going back to the title.
    """

    def __init__(
        self, size: tuple[int, int] = (1280, 720), *, headless: bool = False, settings: Settings | None = None
    ) -> None:
        self.headless = headless
        self.warnings: list[str] = []
        self.notices: list[Notice] = []
        self.stack: list[Screen] = []
        self.running = True
        self.dirty = True
        self.raise_errors = False
        self.now = 0.0
        self.mouse = (-1, -1)
        self.mouse_inside = False
        self.trace: Callable[[str], None] = lambda line: None
        self._last_click: tuple[float, tuple[int, int]] = (-10.0, (0, 0))
        self._double = False
        self._had_input = False
        self._backdrop: Surface | None = None
        self.settings = settings if settings is not None else self._read_settings()
        self._open_display(size)
        self.pictures = PictureStore(self.warn)
        self.sounds = Sounds(self.settings.volume, self.warn, silent=headless)
        self.tooltip = Tooltip(self)
        self.set_language(self.settings.language)
        self.theme = Theme(self.effective_scale(), self.warn)

    # -- start

    def _read_settings(self) -> Settings:
        settings, warning = load_settings()
        if warning is not None:
            self.warn(warning)
        return settings

    def _open_display(self, size: tuple[int, int]) -> None:
        if self.headless:
            os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
            pygame.display.init()
            pygame.font.init()
            if pygame.display.get_surface() is None:
                pygame.display.set_mode((64, 64))
            self.size = size
            self.surface = Surface(size).convert()
            return
        event_loop.set_hints(self.settings.software_rendering)
        pygame.display.init()
        pygame.font.init()
        forget_fonts()
        pygame.display.set_caption("Four Grimoires")
        self.surface = self._open_window(size)
        self.size = self.surface.get_size()
        pygame.key.set_repeat(350, 40)

    def _open_window(self, size: tuple[int, int]) -> Surface:
        if self.settings.full_screen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        wide, high = (max(side, least) for side, least in zip(size, SMALLEST_WINDOW, strict=True))
        desktop = pygame.display.get_desktop_sizes()[0]
        wanted = (min(wide, desktop[0]), min(high, desktop[1]))
        with warnings.catch_warnings():
            # Where the window's system gives it another size, that size is used.
            warnings.simplefilter("ignore", RuntimeWarning)
            surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
            if surface.get_size() != wanted:
                # A window that filled the screen keeps that size until it is asked a second time.
                pygame.event.pump()
                surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        return surface

    def show_icon(self) -> None:
        """Give the window the program's picture; after the first frame, so that this needn't wait for it."""
        pygame.display.set_icon(self.pictures.picture("icon.png", (64, 64)))

    def run(self) -> None:
        """Show the window until it is closed."""
        event_loop.EventLoop(self).run()
        self.close()

    def close(self) -> None:
        """Leave every screen and let go of the window and the sound."""
        while self.stack:
            screen = self.stack.pop()
            self._guarded(screen.leave, f"leaving {screen.name}")
        self.sounds.close()
        if not self.headless:
            self._remember_window()
            pygame.quit()
            forget_fonts()

    def quit(self) -> None:
        """Stop after this turn of the loop."""
        self.running = False

    def _remember_window(self) -> None:
        if not self.settings.full_screen and all(
            side >= least for side, least in zip(self.size, SMALLEST_WINDOW, strict=True)
        ):
            self.settings.window_width, self.settings.window_height = self.size
            self.save_settings()

    # -- screens

    @property
    def screen(self) -> Screen:
        """The screen on top, which gets the events."""
        return self.stack[-1]

    def push(self, screen: Screen) -> None:
        """Put a screen on top of the present one."""
        self.stack.append(screen)
        self._entered(screen)

    def pop(self) -> None:
        """Take the top screen away."""
        screen = self.stack.pop()
        screen.leave()
        if self.stack:
            self._backdrop = None
            self.screen.arrange(self.size)
            self._shown()

    def go(self, screen: Screen) -> None:
        """Leave every screen and show this one."""
        while self.stack:
            self.stack.pop().leave()
        self.stack = [screen]
        self._entered(screen)

    def go_title(self) -> None:
        """Leave everything and show the title."""
        from game.ui.screens.title import TitleScreen

        self.go(TitleScreen(self))

    def _entered(self, screen: Screen) -> None:
        self._backdrop = None
        screen.arrange(self.size)
        screen.enter()
        self._shown()

    def _shown(self) -> None:
        self.tooltip.hide()
        self.trace(f"screen {self.screen.name}")
        self.invalidate()

    def open_rulebook(self, game_id: str | None, clause: str | None = None, search: str | None = None) -> None:
        """Open the rulebook of a game, at a clause or with the hits of a search."""
        from game.ui.screens.rulebook import RulebookScreen

        if isinstance(self.screen, RulebookScreen):
            self.screen.show(game_id, clause, search)
        else:
            self.push(RulebookScreen(self, game_id, clause, search))

    def open_keyboard_help(self) -> None:
        """Show what the keys do here."""
        from game.ui.screens.keyboard_help import KeyboardHelp

        if not isinstance(self.screen, KeyboardHelp):
            self.push(KeyboardHelp(self, self.screen))

    def link_tooltip(self, link: Link) -> RichText | None:
        """What a link leads to, in words: the text of a clause, or what the screen says of a place."""
        from game.ui.clause_tooltip import clause_tooltip

        if link.clause is not None:
            return clause_tooltip(link.clause, self.screen.game_id)
        text = self.screen.tooltip_of(link.place) if link.place is not None else None
        return runs(text) if text is not None else None

    # -- messages

    def notify(self, text: AnyText) -> None:
        """Show a message at the lower edge for some seconds."""
        wanted = runs(text)
        self.notices = [notice for notice in self.notices if notice.text != wanted][-2:]
        self.notices.append(Notice(wanted, self.now + NOTICE_SECONDS))
        self.invalidate()

    def warn(self, message: str) -> None:
        """Note once what went wrong without harm: in the log, in the settings screen, and as a message."""
        if message not in self.warnings:
            self.warnings.append(message)
            crash_log.log_warning(message)
            self.notify(message)

    def confirm(self, text: AnyText, yes: str, no: str, then: Callable[[], object]) -> None:
        """Ask before doing something; ``then`` is called for ``yes``."""
        from game.ui.screens.confirm import ConfirmScreen

        self.push(ConfirmScreen(self, text, yes, no, then))

    # -- settings

    @property
    def language(self) -> str:
        """The code of the language in use."""
        return words.language()

    def set_language(self, code: str) -> None:
        """Use a language; the computer's for an empty code."""
        words.set_language(code or words.system_language())

    def save_settings(self) -> None:
        """Write the settings; a full or read-only disk is said, not suffered."""
        try:
            save_settings(self.settings)
        except SaveError as error:
            self.warn(str(error))

    def effective_scale(self) -> float:
        """The UI scale as a factor: the chosen one, or the largest with which everything fits the window."""
        return max(1.0, min(self.settings.ui_scale / 100, self.largest_scale()))

    def largest_scale(self) -> float:
        """The largest useful UI scale in this window."""
        return min(side / least for side, least in zip(self.size, SMALLEST_LAYOUT, strict=True))

    def restyle(self) -> None:
        """Apply language and UI scale from the settings to everything."""
        self.set_language(self.settings.language)
        self.theme = Theme(self.effective_scale(), self.warn)
        self.relayout()

    def relayout(self) -> None:
        """Lay out every screen anew."""
        self._backdrop = None
        self.tooltip.hide()
        for screen in self.stack:
            self._guarded(partial(screen.arrange, self.size), f"laying out {screen.name}")
        self.invalidate()

    def set_full_screen(self, full: bool) -> None:
        """Fill the desktop without a border, or go back to a window."""
        if full:
            self._remember_window()
        self.settings.full_screen = full
        self.save_settings()
        if not self.headless:
            size = (self.settings.window_width, self.settings.window_height)
            self.surface = self._open_window(size)
            self.resize(self.surface.get_size())
        self.invalidate()

    def found_slow_drawing(self) -> None:
        """Called when frames reach the window slowly: offer to draw without the graphics card."""
        if not self.settings.software_rendering:
            self.settings.software_rendering = True
            self.save_settings()
            self.notify(_("Drawing is slow here. From the next start on the graphics card is left out."))

    # -- time, events, frames

    @property
    def busy(self) -> bool:
        """Whether something moves or is about to appear."""
        return (bool(self.stack) and self.screen.busy) or self.tooltip.waiting

    @property
    def too_small(self) -> bool:
        """Whether the window is smaller than anything can be shown in."""
        return any(side < least for side, least in zip(self.size, SMALLEST_WINDOW, strict=True))

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
            self.theme = Theme(self.effective_scale(), self.warn)
            self.relayout()
        self.invalidate()

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""
        self.now += dt
        kept = [notice for notice in self.notices if notice.until > self.now]
        if len(kept) != len(self.notices):
            self.notices = kept
            self.invalidate()
        if self.stack and not self.too_small:
            self._guarded(lambda: self.screen.update(dt), f"updating {self.screen.name}")
            # Asleep, nothing new can be under the mouse: tooltips needn't be made 20 times a second.
            if self.dirty or self._had_input or self.busy:
                self._had_input = False
                self._guarded(lambda: self.tooltip.update(self.screen), f"explaining on {self.screen.name}")
            if self.screen.busy:
                self.invalidate()

    def handle(self, event: Event) -> None:
        """Give an event to the window itself, or to the top screen."""
        self._had_input = True
        if event.type == pygame.QUIT:
            self.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.resize(event.size)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED, pygame.WINDOWRESTORED):
            self.invalidate()
        elif event.type in (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST):
            self.mouse_inside = False
            if self.stack:
                self.screen.update_hover()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_F11:
            self.set_full_screen(not self.settings.full_screen)
        elif self.stack and not self.too_small:
            self._follow_mouse(event)
            self._guarded(lambda: self.screen.handle(event), f"handling input on {self.screen.name}")

    def _follow_mouse(self, event: Event) -> None:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse, self.mouse_inside = event.pos, True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.tooltip.hide()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            when, where = self._last_click
            near = abs(where[0] - event.pos[0]) + abs(where[1] - event.pos[1]) < 8
            self._double = near and self.now - when < _DOUBLE_CLICK
            self._last_click = (self.now, event.pos)

    def is_double_click(self, pos: tuple[int, int]) -> bool:
        """Whether the mouse button that went down last was the second of a double click."""
        return self._double

    def draw(self, surface: Surface) -> None:
        """Draw one frame."""
        self.dirty = False
        if self.too_small:
            self._draw_too_small(surface)
            return
        if self.stack:
            self._guarded(lambda: self._draw_screens(surface), f"drawing {self.screen.name}")
        self._draw_notices(surface)

    def _draw_screens(self, surface: Surface) -> None:
        top = self.screen
        if top.overlay:
            if self._backdrop is None or self._backdrop.get_size() != surface.get_size():
                self._backdrop = self._draw_below(surface.get_size())
            surface.blit(self._backdrop, (0, 0))
        top.draw(surface)
        self.tooltip.draw(surface)

    def _draw_below(self, size: tuple[int, int]) -> Surface:
        """The screens below an overlay, darkened."""
        below = Surface(size).convert()
        first = max(n for n, screen in enumerate(self.stack) if not screen.overlay or n == 0)
        for screen in self.stack[first:-1]:
            screen.draw(below)
            veil = Surface(size, pygame.SRCALPHA)
            veil.fill(self.theme.veil)
            below.blit(veil, (0, 0))
        return below

    def _draw_notices(self, surface: Surface) -> None:
        theme = self.theme
        bottom = self.size[1] - theme.px(18)
        for notice in reversed(self.notices):
            block = layout(notice.text, min(theme.px(560), self.size[0] - theme.px(80)), "sans", theme, size=17)
            area = Rect(0, 0, block.width + theme.px(44), block.height + theme.px(22))
            area.midbottom = (self.size[0] // 2, bottom)
            pygame.draw.rect(surface, (22, 13, 7), area, border_radius=theme.px(8))
            pygame.draw.rect(surface, theme.gold, area, max(1, theme.px(1.6)), border_radius=theme.px(8))
            block.draw(surface, area.x + theme.px(22), area.y + theme.px(11), pictures=self.pictures)
            bottom = area.top - theme.px(8)

    def _draw_too_small(self, surface: Surface) -> None:
        surface.fill((24, 14, 8))
        text = _(
            "This window is too small: {width} × {height}. Please make it at least "
            "{least_width} × {least_height} large, or press F11 to fill the screen.",
            width=self.size[0],
            height=self.size[1],
            least_width=SMALLEST_WINDOW[0],
            least_height=SMALLEST_WINDOW[1],
        )
        plain = Theme(1.0, self.warn)
        size = 20.0
        room = max(40, self.size[0] - 40)
        block = layout(text, room, "sans", plain, size=size, align="center")
        while block.height > self.size[1] - 10 and size > 9:
            size -= 1
            block = layout(text, room, "sans", plain, size=size, align="center")
        block.draw(surface, (self.size[0] - room) // 2, max(2, (self.size[1] - block.height) // 2))

    # -- the unexpected

    def _guarded(self, action: Callable[[], object], doing: str) -> None:
        """Do something; if it fails unexpectedly, log it and go back to the title."""
        try:
            action()
        except Exception as error:
            if self.raise_errors:
                raise
            self._recover(error, doing)

    def _recover(self, error: Exception, doing: str) -> None:
        from game.ui.screens.crash import CrashScreen

        message = crash_log.log_crash(error, doing)
        broken, self.stack = self.stack, []
        for screen in reversed(broken):
            try:
                screen.leave()
            except Exception as second:
                crash_log.log_crash(second, f"leaving {screen.name}")
        self._backdrop = None
        try:
            self.go_title()
            self.push(CrashScreen(self, message))
        except Exception as third:
            crash_log.log_crash(third, "showing the title after a crash")
            print(message, file=sys.stderr)
            self.stack = []
            self.quit()


def main(argv: Sequence[str] | None = None, first: Callable[[App], None] | None = None) -> int:
    """Open the app and return the exit status when it is closed.

    ``first`` shows the first screen; without it that is the title.
    """
    started = time.perf_counter()
    parser = argparse.ArgumentParser(prog="four-grimoires", description="Open the app.")
    parser.add_argument("--software", action="store_true", help="draw without the graphics card")
    parser.add_argument("--trace", metavar="FILE", help="write to FILE what the app shows and when")
    options = parser.parse_args(argv)
    crash_log.start_log()
    settings, warning = load_settings()
    if options.software:
        settings.software_rendering = True
    try:
        app = App((settings.window_width, settings.window_height), settings=settings)
    except pygame.error as error:
        print(
            _("The window cannot be opened: {reason}. Is there a screen to show it on?", reason=str(error)),
            file=sys.stderr,
        )
        return 1
    if warning is not None:
        app.warn(warning)
    if options.trace:
        app.trace = _tracer(options.trace, started)
    app.go_title()
    if first is not None:
        first(app)
    app.draw(app.surface)
    pygame.display.flip()
    app.trace("frame")
    app.show_icon()
    app.run()
    crash_log.stop_log()
    return 0


def _tracer(path: str, started: float) -> Callable[[str], None]:
    """Writes lines with the milliseconds since the start to a file, each at once."""

    def trace(line: str) -> None:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(f"{round((time.perf_counter() - started) * 1000)} {line}\n")

    return trace
