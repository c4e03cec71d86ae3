"""A row of a list of files, but for its name and ground, which are pygame-gui's."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.keeping.disk import size_of
from game.ui.kit.typing.folder import Entry
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SIZE = 17
"""The size of names."""
INDENT = 44
"""How far names stand from the left, after their icons, in logical pixels."""


class FileRow(Widget):
    """What is known of a row beside its name: its icon, its age and size; the tooltip has the whole name."""

    def __init__(self, app: Application, entry: Entry, whole: Rect, shown: Rect) -> None:
        whole_name = entry.name if entry.is_folder else f"{entry.name}\n{told(entry)}"
        super().__init__(app, f"row:files:{entry.name}", shown, tooltip=whole_name)
        self.whole = whole
        self.entry = entry

    def draw(self, surface: Surface) -> None:
        """The icon before the name, and age and size at the end of the row."""
        theme, entry, middle = self.app.theme, self.entry, self.whole.centery
        before = surface.get_clip()
        surface.set_clip(self.rect.clip(before))
        ink = theme.gold_light if entry.is_folder else theme.dim
        picture = self.app.pictures.icon("chest" if entry.is_folder else "tied-scroll", theme.px(20), ink)
        surface.blit(picture, picture.get_rect(midleft=(self.rect.x + theme.px(12), middle)))
        if not entry.is_folder:
            words = theme.render(told(entry), "sans", SIZE * 0.85, theme.dim)
            place = words.get_rect(midright=(self.rect.right - theme.px(10), middle))
            if self.rect.x + theme.px(INDENT + 16) + theme.measure(entry.name, "sans", SIZE) < place.x:
                surface.blit(words, place)
        surface.set_clip(before)


def told(entry: Entry) -> str:
    """When a file was changed, and how large it is."""
    when = datetime.fromtimestamp(entry.changed, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
    return f"{when} · {size_of(entry.size)}"
