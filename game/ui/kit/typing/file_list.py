"""The list of a folder's files as one of our widgets: mouse, keys, focus and tooltips as in all our lists."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.ui.kit.typing.file_row import INDENT, SIZE, FileRow
from game.ui.kit.widget import Widget, draw_focus_ring
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.kit.typing.file_dialog import FileDialog
    from game.ui.kit.typing.host import Host

WHEEL = 64
"""Logical pixels that one notch of the wheel scrolls."""
SAME_WORD = 1.0
"""Seconds between two letters of a name that is typed to be found."""


class FileList(Widget):
    """Folders and files. A click or an arrow chooses, a double click or Enter opens; typing finds a name.

    ``on_choose`` is told the name that is chosen (None: none), ``on_open`` the file that is opened, and
    ``on_move`` is called when one came to another folder.
    """

    def __init__(
        self,
        app: Application,
        folder: Path,
        suffixes: Collection[str],
        *,
        newest_first: bool,
        on_choose: Callable[[str | None], object],
        on_open: Callable[[str], object],
        on_move: Callable[[], object],
    ) -> None:
        super().__init__(app, "list:files", focusable=True)
        self.folder = folder
        self.suffixes = suffixes
        self.newest_first = newest_first
        self.hidden = False
        self.chosen: str | None = None
        self.on_choose, self.on_open, self.on_move = on_choose, on_open, on_move
        self._dialog: FileDialog | None = None
        self._host: Host | None = None
        self._seen: object = None
        self._waited, self._mouse_at = 0.0, app.mouse if app.mouse_inside else None
        self._typed, self._typed_at = "", 0.0

    # -- pygame-gui's dialog

    @property
    def dialog(self) -> FileDialog:
        """The dialog that reads the folder and draws the rows; there when the list has been placed."""
        assert self._dialog is not None
        return self._dialog

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Make the list anew in this place; what was chosen stays so."""
        from game.ui.kit.typing.file_dialog import FileDialog
        from game.ui.kit.typing.host import Host
        from game.ui.kit.typing.look import look_of_lists

        super().place(rect)
        theme, app = self.app.theme, self.app
        host = Host(app.size, look_of_lists(theme, SIZE, INDENT), lambda: app.mouse if app.mouse_inside else (-1, -1))
        inner = self.rect.inflate(-theme.px(8), -theme.px(8))
        self._dialog = FileDialog(
            host,
            inner,
            self.folder,
            self.suffixes,
            hidden=self.hidden,
            newest_first=self.newest_first,
            bar=theme.px(12),
            fit=partial(self._fitted, inner.width - theme.px(INDENT + 12 + 16)),
        )
        self._host = host
        self.folder = self.dialog.folder
        self.dialog.choose(self.chosen)
        self.live()
        host.hush()

    def _fitted(self, room: int, name: str) -> str:
        """As much of a name as there is room for, in pixels."""
        measure = self.app.theme.measure
        if measure(name, "sans", SIZE) <= room:
            return name
        letters = bisect(range(len(name)), room, key=lambda letters: measure(name[:letters] + "…", "sans", SIZE))
        return name[: max(0, letters - 1)] + "…"

    def wait(self, dt: float) -> None:
        """Let time pass: rows light up under the mouse, the bar follows it; while that rests, nothing is looked at."""
        self._waited += dt
        mouse = self.app.mouse if self.app.mouse_inside else None
        if mouse != self._mouse_at or self._has_capture():
            self._mouse_at = mouse
            self.live()

    def live(self) -> None:
        """Bring the dialog up to the present time."""
        waited, self._waited = self._waited, 0.0
        self.dialog.ui_manager.update(waited)
        sprites = self.dialog.ui_manager.get_sprite_group().sprites()
        seen = [(id(sprite.image), tuple(sprite.rect or ())) for sprite in sprites if sprite.visible]
        if seen != self._seen:
            self._seen = seen
            self.adopt([FileRow(self.app, *row) for row in self.dialog.rows()])
            for child in self.children:
                child.screen = self.screen
            self.app.invalidate()

    def show_hidden(self, hidden: bool) -> None:
        """Whether hidden folders and files are listed."""
        self.hidden = self.dialog.hidden = hidden
        self.read_again()

    def read_again(self) -> None:
        """Look anew what lies in the folder."""
        chosen = self.chosen
        self.dialog.go(self.folder)
        self._moved()
        self.choose(chosen if chosen is not None and self.dialog.entry(chosen) is not None else None)

    def go(self, folder: Path) -> bool:
        """Go to a folder; False, with a message, if it cannot be read. Coming from within, that is chosen there."""
        before, went = self.folder, self.dialog.go(folder)
        self._moved()
        if went:
            self.choose(before.name if before.parent == self.folder and before != self.folder else None)
        return went

    def go_up(self) -> None:
        """To the folder around this one."""
        self.go(self.folder.parent)

    def _moved(self) -> None:
        """After the dialog was asked to go somewhere."""
        problem, folder = self.dialog.problem, self.dialog.folder
        self.dialog.problem = None
        if problem is not None:
            self.app.sounds.play("refused")
            reason = problem.strerror or str(problem)
            self.app.notify(_("This folder cannot be read: {reason}.", reason=reason))
        self.folder = folder
        self.live()
        self.on_move()

    # -- choosing

    def choose(self, name: str | None) -> None:
        """Choose a row; none with None."""
        self.chosen = name
        self.dialog.choose(name)
        self.live()
        self.on_choose(name)

    def open(self) -> None:
        """Go into the folder that is chosen, or open the file."""
        entry = self.dialog.entry(self.chosen) if self.chosen is not None else None
        if entry is None:
            return
        if entry.is_folder:
            self.go(self.folder / entry.name)
        else:
            self.on_open(entry.name)

    def _step(self, by: int) -> None:
        entries = self.dialog.listing.entries
        if entries:
            at = next(
                (n for n, entry in enumerate(entries) if entry.name == self.chosen), -1 if by > 0 else len(entries)
            )
            self.choose(entries[min(max(at + by, 0), len(entries) - 1)].name)

    def _find(self, letters: str) -> None:
        """Choose the next name that begins with what is typed."""
        again = self.app.now - self._typed_at > SAME_WORD
        self._typed, self._typed_at = (letters if again else self._typed + letters).casefold(), self.app.now
        names = [entry.name for entry in self.dialog.listing.entries]
        after = names.index(self.chosen) + again if self.chosen in names else 0
        found = next((name for name in names[after:] + names[:after] if name.casefold().startswith(self._typed)), None)
        if found is not None:
            self.choose(found)

    # -- events

    def handle(self, event: Event) -> bool:
        """Rows and bar by mouse; arrows, Enter, Backspace and letters."""
        if event.type == pygame.MOUSEWHEEL:
            notches = getattr(event, "precise_y", event.y)
            self.dialog.scroll_to(self.dialog.scrolled - notches * self.app.theme.px(WHEEL))
            self.live()
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return self._mouse(event)
        if not self.focused:
            return False
        if event.type == pygame.TEXTINPUT and event.text.strip():
            self._find(event.text)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _mouse(self, event: Event) -> bool:
        if self.screen is None or (event.type != pygame.MOUSEMOTION and event.button != 1):
            return False
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.screen.captured = self
            self.screen.set_focus(self, by_keyboard=False)
        elif not self._has_capture():
            return False
        elif event.type == pygame.MOUSEBUTTONUP:
            self._release()
        folder, chosen = self.folder, self.chosen
        self.live()
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.dialog.bring_bar_to(event.pos)
        if self._host is not None:
            self._host.pass_on(event)
        opened, self.dialog.opened = self.dialog.opened, None
        if self.dialog.folder != folder or self.dialog.problem is not None:
            self._moved()
            self.choose(None)
        elif self.dialog.chosen not in (chosen, None):
            self.choose(self.dialog.chosen)
        elif self.dialog.chosen is None and chosen is not None:
            self.dialog.choose(chosen)  # a second click does not take the choice back
        self.live()
        if opened is not None:
            self.screen.captured = None
            self.on_open(opened)
        return True

    def _key(self, event: Event) -> bool:
        page = max(1, self.rect.height // self.dialog.file_selection_list.list_item_height - 1)
        far = len(self.dialog.listing.entries)
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -far,
            pygame.K_END: far,
        }
        if event.key == pygame.K_BACKSPACE or (event.key == pygame.K_UP and event.mod & pygame.KMOD_ALT):
            self.go_up()
        elif event.key in steps:
            self._step(steps[event.key])
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.open()
        else:
            # Letters arrive as TEXTINPUT too: their keys must not be taken for shortcuts.
            return bool(getattr(event, "unicode", "").strip()) and event.unicode.isprintable()
        return True

    # -- drawing

    def draw(self, surface: Surface) -> None:
        """The well, the rows with their icons, or words that there are none."""
        theme = self.app.theme
        pygame.draw.rect(surface, theme.well, self.rect, border_radius=theme.px(6))
        rim = theme.gold if self.focused else theme.gold_dark
        pygame.draw.rect(surface, rim, self.rect, max(1, theme.px(1.6)), border_radius=theme.px(6))
        self.dialog.ui_manager.draw_ui(surface)
        super().draw(surface)
        if not self.dialog.listing.entries:
            words = theme.render(_("There is nothing here that could be chosen."), "sans_italic", SIZE, theme.dim)
            surface.blit(words, words.get_rect(center=self.rect.center))
        if self.dialog.listing.left_out:
            words = theme.render(_("{n} more are not shown.", n=self.dialog.listing.left_out), "sans", SIZE * 0.85)
            place = words.get_rect(bottomright=(self.rect.right - theme.px(24), self.rect.bottom - theme.px(6)))
            surface.fill(theme.well, place.inflate(theme.px(12), theme.px(4)))
            surface.blit(words, place)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self)
