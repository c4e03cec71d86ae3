"""Choosing a file that is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.kit.files.screen import Chosen, FileScreen, Places
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class OpenFileScreen(FileScreen):
    """The newest files first. The button, Enter and a double click go into a folder or choose a file."""

    name = "open_file"
    newest_first = True

    def __init__(
        self,
        app: Application,
        title: str,
        suffixes: Sequence[str],
        on_chosen: Chosen,
        *,
        button: str = "",
        places: Places = (),
    ) -> None:
        super().__init__(app, title, suffixes, on_chosen, button or _("Open"), places)

    def remembered(self) -> str:
        """Where a file was opened last."""
        return self.app.settings.folder_of_files

    def remember(self, folder: str) -> None:
        """Begin there the next time."""
        self.app.settings.folder_of_files = folder

    def purpose(self) -> str:
        """What the button does, in words."""
        return _("Go into the chosen folder, or open the chosen file (Enter)")

    def why_not(self) -> str:
        """Nothing is chosen."""
        return "" if self.files.chosen is not None else _("Choose a file first.")

    def accept(self) -> None:
        """Go into the folder that is chosen, or leave with the file."""
        self.files.open()

    def _row_opened(self, name: str) -> None:
        self.chosen(self.files.folder / name)
