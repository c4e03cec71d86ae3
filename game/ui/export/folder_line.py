"""The line that says into which folder files go, with the way to another one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

from game.chronicle.export.files import exports_folder
from game.ui.export import where
from game.ui.kit.files import choose_folder
from game.ui.kit.widgets import Button, TextField, Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_PATH = 400


class FolderLine:
    """A folder that can be typed, or chosen; ``on_chosen`` is called when it was."""

    def __init__(self, app: Application, on_chosen: Callable[[], object]) -> None:
        self._app = app
        self._on_chosen = on_chosen
        self._typed = str(where.folder())

    def place(self, room: Rect) -> list[Widget]:
        """The button, and beside it the words."""
        app = self._app
        field = TextField(app, "field:folder", self._typed, longest=LONGEST_PATH, size=15, on_change=self.type_in)
        field.hint, field.icon = str(exports_folder()), "locked-chest"
        field.tooltip = _("The folder into which the files go; empty for the program's own")
        other = Button(app, "button:folder", _("Choose …"), size=15, on_click=self._choose)
        other.tooltip = _("Choose the folder into which the files go")
        other.place(Rect(room.x, room.y, other.preferred_size()[0], room.height))
        left = other.rect.right + app.theme.px(10)
        field.place(Rect(left, room.y, room.right - left, room.height))
        return [other, field]

    def use(self) -> Path:
        """The folder, into which files go from now on. Raises SaveError if nothing can be written there."""
        folder = where.folder_named(self._typed)
        where.name_folder(folder if folder != exports_folder() else None)
        return folder

    def type_in(self, words: str) -> None:
        """The words of the line are these now."""
        self._typed = words

    def _choose(self) -> None:
        places = [(_("Exports"), exports_folder())]
        choose_folder(self._app, _("Where do the files go?"), where.folder(), self._take, places=places)

    def _take(self, path: Path) -> None:
        self._typed = str(path)
        self._on_chosen()
