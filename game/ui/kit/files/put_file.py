"""Choosing a folder and a name for a new file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from game.saves import file_name
from game.ui.kit.files.screen import Chosen, FileScreen
from game.ui.kit.widgets import TextField, Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_NAME = 80


class PutFileScreen(FileScreen):
    """A click on a file takes its name over; before it is replaced, the player is asked."""

    name = "put_file"

    def __init__(
        self,
        app: Application,
        title: str,
        suggested_name: str,
        suffixes: Sequence[str],
        on_chosen: Chosen,
        *,
        button: str = "",
    ) -> None:
        documents = (_("Documents"), platformdirs.user_documents_path())
        super().__init__(app, title, suffixes, on_chosen, button or _("Save"), [documents])
        self.field = TextField(
            app,
            "field:name",
            self._with_ending(suggested_name),
            longest=LONGEST_NAME,
            on_change=lambda _name: self.check(),
            on_enter=self.accept,
        )
        self.first_focus = "field:name"

    def enter(self) -> None:
        """The name without its ending is selected, so that typing replaces it."""
        self.field.select(0, len(self.field.value) - len(self._ending(self.field.value)))

    def remembered(self) -> str:
        """Where a file was put last."""
        return self.app.settings.folder_for_files

    def remember(self, folder: str) -> None:
        """Begin there the next time."""
        self.app.settings.folder_for_files = folder

    def between(self) -> list[Widget]:
        """The name."""
        self.field.hint = _("a name")
        self.field.tooltip = _("The name of the new file")
        return [self.field]

    def purpose(self) -> str:
        """What the button does, in words."""
        return _("Put the file here under this name (Enter)")

    def why_not(self) -> str:
        """No name was typed."""
        name = self.field.value.strip()
        return "" if name[: len(name) - len(self._ending(name))].strip() else _("Type a name first.")

    def _row_chosen(self, name: str | None) -> None:
        entry = self.files.dialog.entry(name) if name is not None else None
        if entry is not None and not entry.is_folder:
            self.field.set_value(entry.name)
        self.check()

    def _ending(self, name: str) -> str:
        return next((ending for ending in self.suffixes if name.casefold().endswith(ending)), "")

    def _with_ending(self, name: str) -> str:
        return name if self._ending(name) or not self.suffixes else name + self.suffixes[0]

    def accept(self) -> None:
        """Leave with the path, if need be after a question."""
        why = self.why_not()
        if why:
            self.app.sounds.play("refused")
            self.app.notify(why)
            return
        path = self.files.folder / file_name(self._with_ending(self.field.value.strip()))
        refused = self._refused(path)
        if refused:
            self.app.sounds.play("refused")
            self.app.notify(refused)
        elif os.path.lexists(path):
            question = _("There is a file “{name}” already. Replace it?", name=path.name)
            self.app.confirm(question, _("Replace"), _("Cancel"), lambda: self.chosen(path))
        else:
            self.chosen(path)

    def _refused(self, path: Path) -> str:
        """Why nothing can be put there; empty if something can."""
        if os.path.lexists(path) and not path.is_file():
            return _("“{name}” is not a file that could be replaced. Choose another name.", name=path.name)
        if not os.access(path.parent, os.W_OK):
            return _("You may not write into the folder {folder}. Choose another one.", folder=str(path.parent))
        return ""
