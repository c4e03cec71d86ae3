"""What choosing a file and choosing a place have in common: where one is, what lies there, and the ways elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit.screens.screen import Screen
from game.ui.kit.typing.file_list import FileList
from game.ui.kit.typing.folder import is_folder
from game.ui.kit.widgets import Button, Label, Panel, TextField, Toggle, Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_PATH = 4000
Chosen = Callable[[Path], object]
Places = Sequence[tuple[str, Path]]


class FileScreen(Screen):
    """A panel over the darkened screen: ways elsewhere and the path, the list, and the buttons below it."""

    overlay = True
    newest_first = False

    def __init__(
        self, app: Application, title: str, suffixes: Sequence[str], on_chosen: Chosen, button: str, places: Places
    ) -> None:
        super().__init__(app)
        self.title = title
        self.suffixes = tuple(suffixes)
        self.on_chosen = on_chosen
        self.button = button
        self.places = [*places, (_("Home folder"), _home())]
        begin = [Path(self.remembered()), *(folder for _words, folder in self.places), Path(os.sep)]
        self.files = FileList(
            app,
            next((folder for folder in begin if folder.is_absolute() and _is_readable(folder)), Path(os.sep)),
            self.suffixes,
            newest_first=self.newest_first,
            on_choose=self._row_chosen,
            on_open=self._row_opened,
            on_move=self._moved,
        )
        self.first_focus = "list:files"

    # -- to be written by the two screens

    def remembered(self) -> str:
        """The folder in which one was the last time."""
        return ""

    def remember(self, folder: str) -> None:
        """Keep the folder for the next time."""

    def between(self) -> list[Widget]:
        """Widgets in rows of their own between the list and the buttons."""
        return []

    def purpose(self) -> str:
        """What the button does, in words."""
        return self.title

    def why_not(self) -> str:
        """Why nothing can be accepted yet; empty if something can."""
        return ""

    def accept(self) -> None:
        """What the button does."""

    def typed_file(self, path: Path) -> None:
        """What a path does that was typed and leads to a file: it is chosen."""
        self.chosen(path)

    def _row_chosen(self, name: str | None) -> None:
        self.check()

    def _row_opened(self, name: str) -> None:
        self.accept()

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """From top to bottom: heading, ways elsewhere, list, what is between, buttons."""
        theme = self.app.theme
        edge, gap = theme.px(26), theme.px(10)
        area = Rect(0, 0, min(theme.px(900), size[0] - theme.px(24)), min(theme.px(640), size[1] - theme.px(24)))
        area.center = (size[0] // 2, size[1] // 2)
        inner = area.inflate(-2 * edge, -2 * edge)
        heading = Label(self.app, "label:heading", self.title, style="heading", size=22, align="center")
        heading.colour = theme.gold_light
        heading.place(Rect(inner.x, inner.y, inner.width, heading.preferred_size()[1]))
        above = self._ways(Rect(inner.x, heading.rect.bottom + gap // 2, inner.width, 0))
        below = self._below(inner)
        bottom = min(widget.rect.top for widget in below) - gap
        rows = self.between()
        for row in reversed(rows):
            high = row.preferred_size()[1]
            row.place(Rect(inner.x, bottom - high, inner.width, high))
            bottom -= high + gap
        top = max(widget.rect.bottom for widget in above) + gap
        self.files.screen = self
        self.files.place(Rect(inner.x, top, inner.width, max(theme.px(60), bottom - top)))
        self.widgets = [Panel(self.app, "panel:files", area), heading, *above, self.files, *rows, *below]
        self.check()

    def _ways(self, area: Rect) -> list[Widget]:
        """Up, the known places, and the path; in two rows where it is narrow."""
        theme, gap = self.app.theme, self.app.theme.px(8)
        up = Button(self.app, "button:up", icon="arrow-up", size=16, on_click=self.files.go_up)
        up.tooltip = _("To the folder around this one (Backspace)")
        buttons = [up, *(self._place_button(number, *place) for number, place in enumerate(self.places))]
        path = TextField(
            self.app, "field:path", str(self.files.folder), longest=LONGEST_PATH, on_enter=self._typed, size=16
        )
        path.tooltip = _("The folder that is shown. Type another one, or a whole path, and press Enter")
        high = max(button.preferred_size()[1] for button in buttons)
        left, top = area.x, area.y
        for button in buttons:
            wide = high if button is up else button.preferred_size(area.width // 3)[0]
            button.place(Rect(left, top, wide, high))
            left += wide + gap
        if area.right - left < theme.px(240):
            left, top = area.x, top + high + gap
        path.place(Rect(left, top, area.right - left, high))
        return [*buttons, path]

    def _place_button(self, number: int, words: str, folder: Path) -> Button:
        button = Button(self.app, f"button:place{number + 1}", words, size=15, tooltip=str(folder))
        button.on_click = lambda: self.files.go(folder)
        button.enabled, button.why_disabled = is_folder(folder), _("There is no such folder yet.")
        return button

    def _below(self, inner: Rect) -> list[Widget]:
        """The switch for hidden files, and the two buttons."""
        theme, gap = self.app.theme, self.app.theme.px(10)
        hidden = Toggle(self.app, "toggle:hidden", _("Hidden ones too"), self.files.hidden, size=15)
        hidden.on_change = self.files.show_hidden
        hidden.tooltip = _("List folders and files that the system hides")
        cancel = Button(self.app, "button:cancel", _("Cancel"), on_click=self.back, tooltip=_("Choose nothing (Esc)"))
        accept = Button(self.app, "button:accept", self.button, on_click=self.accept, tooltip=self.purpose())
        high = max(button.preferred_size()[1] for button in (cancel, accept))
        left = inner.right
        for button in (accept, cancel):
            wide = max(theme.px(120), button.preferred_size(inner.width // 3)[0])
            left -= wide
            button.place(Rect(left, inner.bottom - high, wide, high))
            left -= gap
        wide, tall = hidden.preferred_size(left - inner.x)
        hidden.place(Rect(inner.x, inner.bottom - high + (high - tall) // 2, min(wide, left - inner.x), tall))
        return [hidden, cancel, accept]

    def draw_background(self, surface: Surface) -> None:
        """The darkened screen below is there already."""

    # -- what is done

    def update(self, dt: float) -> None:
        """Let the rows follow the mouse."""
        self.files.wait(dt)

    def check(self) -> None:
        """Grey the button while there is nothing to accept."""
        accept = next((widget for widget in self.widgets if widget.id == "button:accept"), None)
        if accept is not None:
            why = self.why_not()
            accept.enabled, accept.why_disabled = not why, why or None
            self.invalidate()

    def _moved(self) -> None:
        path = next((widget for widget in self.widgets if widget.id == "field:path"), None)
        if isinstance(path, TextField):
            path.set_value(str(self.files.folder))
        self.check()

    def _typed(self) -> None:
        """A path was typed: go there, or choose the file."""
        field = self.find("field:path")
        assert isinstance(field, TextField)
        path = self.files.folder / Path(field.value.strip()).expanduser()
        if is_folder(path):
            if self.files.go(path):
                self.set_focus(self.files, by_keyboard=self.focus_visible)
        elif os.path.lexists(path):
            self.typed_file(path)
        else:
            self.app.sounds.play("refused")
            self.app.notify(_("There is neither a folder nor a file {path}.", path=str(path)))

    def chosen(self, path: Path) -> None:
        """Leave with a file; where that is refused, the choice is open again."""
        self.remember(str(path.parent))
        self.app.save_settings()
        self.app.pop()
        if self.on_chosen(path) is False:
            self.app.push(self)
            self.files.read_again()

    def shortcuts(self) -> list[tuple[str, str]]:
        """The keys of the list."""
        return [
            (_("Backspace"), _("to the folder around this one")),
            (_("letters"), _("find a name that begins so")),
        ]


def _home() -> Path:
    """The folder of the computer's user; the root of the disk where nobody knows it."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.sep)


def _is_readable(folder: Path) -> bool:
    try:
        os.scandir(folder).close()
    except (OSError, ValueError):
        return False
    return True
