"""Choosing a folder for files that are still to be made."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from game.ui.kit.files.screen import Chosen, FileScreen, Places
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class FolderScreen(FileScreen):
    """Only folders are listed; Enter and a double click go into one, the button takes the one that is shown."""

    name = "folder"

    def __init__(
        self, app: Application, title: str, begin: Path, on_chosen: Chosen, *, button: str = "", places: Places = ()
    ) -> None:
        self.begin = begin
        documents = (_("Documents"), platformdirs.user_documents_path())
        super().__init__(app, title, (), on_chosen, button or _("Choose this folder"), [*places, documents])

    def remembered(self) -> str:
        """Where files go now."""
        return str(self.begin)

    def purpose(self) -> str:
        """What the button does, in words."""
        return _("Let files go into the folder whose path stands above")

    def accept(self) -> None:
        """Leave with the folder that is shown."""
        folder = self.files.folder
        if os.access(folder, os.W_OK):
            self.chosen(folder)
        else:
            self.app.sounds.play("refused")
            self.app.notify(_("You may not write into the folder {folder}. Choose another one.", folder=str(folder)))

    def typed_file(self, path: Path) -> None:
        """A file is no folder."""
        self.app.sounds.play("refused")
        self.app.notify(_("{path} is a file. Choose the folder in which it lies, or another one.", path=str(path)))
