"""Notes on the panel, on parchment, with a cross that takes them away: for newcomers, and of what others did."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.engine.advising.first_times import FirstTime
from game.engine.decision import Text
from game.ui.kit.rich_text import AnyText, Link
from game.ui.kit.widgets import Button, Panel, Paragraph, ScrollArea, Widget
from game.ui.tables.common.telling.news import News
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

INK, LINK_INK = Color(52, 30, 12), Color(112, 24, 18)
DARK, LIGHT = "#5a2e10", "#fff4d2"
SIZES = (15.0, 14.0, 13.0)
"""Of the letters: the largest with which all of it is seen at once, else the smallest, scrolled."""
LEAST = 72
"""The height that a scrolled note has at least."""


class Cross(Button):
    """The cross in ink; on leather while it is hovered."""

    def draw(self, surface: Surface) -> None:
        """A dark sign, or a light one on leather."""
        lit = self.hovered or self.shows_focus
        self.draw_content(surface, icon_colour=LIGHT if lit else DARK, ground=True)


class ParchmentCard(Panel):
    """A title, words, and the cross."""

    name = "card"
    """Its id, and the beginning of those of its parts."""

    def __init__(
        self,
        app: Application,
        title: Text,
        words: AnyText,
        on_close: Callable[[], object],
        on_link: Callable[[Link], object],
    ) -> None:
        super().__init__(app, self.name, material="parchment")
        self.title = Paragraph(app, f"{self.name}:title", title, style="heading", size=16, colour=INK)
        self.words = Paragraph(app, f"{self.name}:words", words, colour=INK, size=SIZES[0], on_link=on_link)
        self.words.link_colour = LINK_INK
        self.close = Cross(app, f"{self.name}:close", icon="cross", size=12, plain=True, on_click=on_close)
        self.is_scrolled = False
        """Whether it has less height than all of it takes."""

    def height_for(self, width: int, most: int) -> int:
        """The height that the note takes in a width, ``most`` at most; chooses the size of its letters."""
        inner = width - 2 * self._pad
        self.is_scrolled = False
        for size in SIZES:
            self.words.size = size
            high = self._head(inner) + self.words.preferred_size(inner)[1] + 2 * self._pad
            if high <= most:
                return high
        self.is_scrolled = True
        return max(most, self.app.theme.px(LEAST))

    def lay(self, rect: Rect) -> None:
        """Place the note; words that are too long are scrolled."""
        self.place(rect)
        inner = rect.inflate(-2 * self._pad, -2 * self._pad)
        side = self._side
        self.title.place(Rect(inner.x, inner.y, inner.width - side, self._head(inner.width)))
        self.close.place(Rect(inner.right - side, inner.y, side, side))
        top = inner.y + self._head(inner.width)
        room = Rect(inner.x, top, inner.width, inner.bottom - top)
        self.adopt([self.title, self.close, self._body(room)])

    def _body(self, room: Rect) -> Widget:
        """The words, or a window onto them."""
        high = self.words.preferred_size(room.width)[1]
        if high <= room.height:
            self.words.place(Rect(room.x, room.y, room.width, high))
            return self.words
        area = ScrollArea(self.app, f"{self.name}:area", room)
        high = self.words.preferred_size(area.inner_width())[1]
        self.words.place(Rect(room.x, room.y, area.inner_width(), high))
        area.fill([self.words], high)
        return area

    @property
    def _pad(self) -> int:
        return self.app.theme.px(9)

    @property
    def _side(self) -> int:
        """Of the square with the cross."""
        return self.app.theme.px(24)

    def _head(self, width: int) -> int:
        """The height of the title."""
        return max(self._side, self.title.preferred_size(width - self._side)[1]) + self.app.theme.px(2)


class NoteCard(ParchmentCard):
    """A note for newcomers."""

    name = "note"

    def __init__(
        self, app: Application, note: FirstTime, on_close: Callable[[], object], on_link: Callable[[Link], object]
    ) -> None:
        super().__init__(app, note.title, note.text, on_close, on_link)
        self.note = note
        self.close.tooltip = _("Close this note. It can be read again in the menu.")


class NewsCard(ParchmentCard):
    """What others did, in the place of the log."""

    name = "news"

    def __init__(
        self, app: Application, news: News, on_close: Callable[[], object], on_link: Callable[[Link], object]
    ) -> None:
        super().__init__(app, news.title, news.text, on_close, on_link)
        self.close.tooltip = _("Put this away. It goes by itself once you act.")
