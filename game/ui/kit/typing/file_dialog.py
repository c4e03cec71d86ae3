"""pygame-gui's dialog for files, as our screens need it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Collection
from pathlib import Path
from types import SimpleNamespace

from pygame import Rect
from pygame.event import Event
from pygame_gui import UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION, UI_SELECTION_LIST_NEW_SELECTION
from pygame_gui.core import UIElement
from pygame_gui.windows import UIFileDialog, ui_file_dialog

from game.ui.kit.typing.folder import Entry, Listing, list_folder
from game.ui.kit.typing.host import Host

LEAST = (260, 300)
"""It complains about less room, though its list needs less."""

# It would change the locale of the whole program, and fail where the system's is not installed.
vars(ui_file_dialog)["locale"] = SimpleNamespace(LC_ALL=0, setlocale=lambda *_: "", strxfrm=str.casefold)


class FileDialog(UIFileDialog):
    """Where one is on the disk, the list of what lies there with its scroll bar, and what is chosen of it.

    The list fills ``rect``, with a scroll bar so many pixels wide; ``fit`` shortens names to its rows.
    Its small buttons and its line with the path are not seen: our screen has buttons and a field of its own for them.
    It offers no deleting, lists neither pipes nor devices, reads a folder once and only so much of it, and says why a
    folder cannot be read (``problem``).
    """

    def __init__(
        self,
        host: Host,
        rect: Rect,
        folder: Path,
        suffixes: Collection[str],
        *,
        hidden: bool,
        newest_first: bool,
        bar: int,
        fit: Callable[[str], str],
    ) -> None:
        self.suffixes = suffixes
        self.hidden = hidden
        self.newest_first = newest_first
        self.listing = Listing()
        self.problem: OSError | None = None
        self.opened: str | None = None
        """The file that was double-clicked last."""
        self._area = rect
        self._bar = bar
        self._fit = fit
        large = Rect(rect.topleft, (max(rect.width, LEAST[0]), max(rect.height, LEAST[1])))
        super().__init__(large, host, "", set(suffixes), str(folder), allow_existing_files_only=True)
        self.resizable = False

    @property
    def folder(self) -> Path:
        """Where one is."""
        return Path(self.current_directory_path)

    def entry(self, name: str) -> Entry | None:
        """What is listed under a name."""
        return next((entry for entry in self.listing.entries if entry.name == name), None)

    # -- what theirs does in another way

    def _setup_ui_elements(self) -> None:
        found, self.current_file_list = self.current_file_list, []
        UIFileDialog._setup_ui_elements(self)
        for element in (
            self.cancel_button,
            self.ok_button,
            self.home_button,
            self.delete_button,
            self.parent_directory_button,
            self.refresh_button,
            self.file_path_text_line,
        ):
            UIElement.hide(element)
        UIElement.set_dimensions(self, self._area.size)
        rows = self.file_selection_list
        rows.scroll_bar_width = self._bar
        rows.set_relative_position((0, 0))
        rows.set_dimensions(self._area.size)
        self.current_file_list = found
        rows.set_item_list(found)

    def _create_list_of_directories_and_files_on_current_path(self) -> None:
        self.current_file_list = []
        try:
            self.listing = list_folder(self.folder, self.suffixes, hidden=self.hidden, newest_first=self.newest_first)
        except OSError as error:
            self.problem = error
            self.listing = Listing()
            raise PermissionError(error.errno, error.strerror) from error
        self.current_file_list = [
            (self._fit(entry.name), "#directory_list_item" if entry.is_folder else "#file_list_item")
            for entry in self.listing.entries
        ]

    def process_event(self, event: Event) -> bool:
        """A double click on a file is told; on a folder it goes there."""
        if event.type == UI_SELECTION_LIST_NEW_SELECTION:
            return True  # its rows may show less than a name
        if event.type == UI_SELECTION_LIST_DOUBLE_CLICKED_SELECTION:
            entry = self.entry(self.chosen) if self.chosen is not None else None
            if entry is not None and not entry.is_folder:
                self.opened = entry.name
            elif entry is not None:
                self.go(self.folder / entry.name)
            return True
        return bool(super().process_event(event))

    # -- what is done with it

    def go(self, folder: Path) -> bool:
        """Go to a folder, or read it again; False, with ``problem``, if it cannot be read."""
        self.problem = None
        try:
            os.scandir(folder).close()  # theirs would stay silently where it is
            self._change_directory_path(folder)
        except OSError as error:
            self.problem = error
        except ValueError as error:
            self.problem = OSError(errno.EINVAL, str(error))
        return self.problem is None

    # -- its list

    @property
    def chosen(self) -> str | None:
        """The name that is chosen in the list."""
        rows = zip(self.listing.entries, self.file_selection_list.item_list, strict=True)
        return next((entry.name for entry, row in rows if row["selected"]), None)

    def choose(self, name: str | None) -> None:
        """Choose a row, and scroll until it can be seen."""
        for entry, row in zip(self.listing.entries, self.file_selection_list.item_list, strict=True):
            row["selected"] = entry.name == name
            button = row["button_element"]
            if button is not None and button.is_selected != row["selected"]:
                button.select() if row["selected"] else button.unselect()
        number = next((n for n, entry in enumerate(self.listing.entries) if entry.name == name), None)
        if number is not None:
            self._reveal(number)

    @property
    def scrolled(self) -> float:
        """How many pixels of the list lie above its upper edge."""
        bar = self.file_selection_list.scroll_bar
        return bar.start_percentage * self.file_selection_list.total_height_of_list if bar is not None else 0.0

    def scroll_to(self, offset: float) -> None:
        """Let so many pixels lie above the upper edge."""
        rows, bar = self.file_selection_list, self.file_selection_list.scroll_bar
        if bar is not None:
            bar.set_scroll_from_start_percentage(max(0.0, offset) / max(1, rows.total_height_of_list))
            rows.update(0.0)

    def bring_bar_to(self, pos: tuple[int, int]) -> None:
        """Scroll so that the knob of the bar lies under a point of the bar; theirs stays where it is."""
        bar = self.file_selection_list.scroll_bar
        knob = bar.sliding_button if bar is not None else None
        if bar is not None and knob is not None and bar.rect.collidepoint(pos) and not knob.rect.collidepoint(pos):
            share = (pos[1] - knob.rect.height / 2 - bar.rect.top) / max(1, bar.rect.height)
            self.scroll_to(share * self.file_selection_list.total_height_of_list)

    def _reveal(self, number: int) -> None:
        high = self.file_selection_list.list_item_height
        top, room = number * high, self._area.height
        if top < self.scrolled:
            self.scroll_to(top)
        elif top + high > self.scrolled + room:
            self.scroll_to(top + high - room)

    def rows(self) -> list[tuple[Entry, Rect, Rect]]:
        """The rows that can be seen, each with its whole place and with the part that is seen."""
        seen = []
        for entry, row in zip(self.listing.entries, self.file_selection_list.item_list, strict=True):
            button = row["button_element"]
            whole = Rect(button.rect) if button is not None else Rect(0, 0, 0, 0)
            shown = whole.clip(self._area)
            if shown.height > 0:
                seen.append((entry, whole, shown))
        return seen
