"""What stands on a page that has nothing to show yet: the books, of which each begins a match."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.catalogue import SHELF
from game.ui.kit.widgets import Label, Paragraph, Widget
from game.ui.screens.book import Book, places_of_books

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class Invitation:
    """A lead above the books, and below them what comes to the page."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.books: list[Book] = []

    def place(self, area: Rect, lead: str, words: str) -> list[Widget]:
        """The widgets in an area; ``lead`` is one line, ``words`` may need several."""
        app, theme = self.app, self.app.theme
        head = Label(app, "label:lead", lead, style="italic", size=26, align="center", colour=theme.gold_light)
        head.place(Rect(area.x, area.y, area.width, head.preferred_size()[1]))
        foot = Paragraph(app, "text:nothing", words, size=19, align="center", style="body")
        high = foot.preferred_size(area.width)[1]
        foot.place(Rect(area.x, area.bottom - high, area.width, high))
        room = Rect(area.x, head.rect.bottom, area.width, max(1, foot.rect.y - head.rect.bottom))
        lifts = {book.id: book.lift for book in self.books}
        self.books = [Book(app, grimoire) for grimoire in SHELF]
        for book, place in zip(self.books, places_of_books(len(SHELF), room, room.height), strict=True):
            book.lift = lifts.get(book.id, 0.0)
            book.place(place)
            book.on_click = partial(app.doors.new_match, book.grimoire.game)
        return [head, *self.books, foot]

    def leave(self) -> None:
        """The page has something to show now."""
        self.books = []

    def moves(self, dt: float) -> bool:
        """Let the books rise and sink for ``dt`` seconds; whether any does."""
        return max([False, *(book.rises(dt) for book in self.books)])
