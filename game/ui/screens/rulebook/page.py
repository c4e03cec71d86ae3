"""A page of the rulebook: a chapter, or the rules that a search found."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.rulebook import Block, Chapter, Clause, Paragraph, Rulebook
from game.ui.kit.rich_text import AnyText, Link, Run
from game.ui.kit.widgets import Paragraph as WrappedText
from game.ui.kit.widgets import Widget
from game.ui.kit.widgets.text_table import TextTable
from game.ui.screens.rulebook.clause_view import ClauseView, align_margins, runs_of
from game.ui.screens.rulebook.contents import chapter_title
from game.words import _, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application

MOST_HITS = 60


class BookPage:
    """Makes the widgets of a page, from top to bottom; they are not placed yet."""

    def __init__(self, app: Application, on_link: Callable[[Link], object]) -> None:
        self.app = app
        self.on_link = on_link

    def problem(self, words: str) -> list[Widget]:
        """Why there is no book to read."""
        return [self._words("problem", words)]

    def chapter(self, group: list[Chapter], lit: str | None) -> list[Widget]:
        """A chapter with its sections; the clause of the id ``lit`` is marked."""
        widgets: list[Widget] = []
        for chapter in group:
            size = 27.0 if chapter.level == 2 else 21.0
            title = chapter_title(chapter) if chapter.level == 2 else chapter.title
            widgets.append(self._heading(f"{len(widgets)}", title, size))
            for number, block in enumerate(chapter.blocks, len(widgets)):
                widgets.append(self._block(f"{number}", block, lit))
        return align_margins(widgets)

    def _block(self, number: str, block: Block, lit: str | None) -> Widget:
        if isinstance(block, Clause):
            return ClauseView(self.app, block, on_link=self.on_link, lit=block.id == lit)
        if isinstance(block, Paragraph):
            return self._words(number, runs_of(block.spans))
        rows = [[runs_of(cell) for cell in row] for row in block.rows]
        return TextTable(
            self.app,
            f"table:{number}",
            rows,
            style="body",
            size=17,
            colour=self.app.theme.sepia,
            link_colour=self.app.theme.oxblood,
            on_link=self.on_link,
        )

    def hits(self, book: Rulebook, search: str) -> list[Widget]:
        """The clauses that a search found; the id of each leads to its place in the book."""
        hits, wanted = book.search(search), search.strip()
        words = ngettext_("{n} rule with “{words}”", "{n} rules with “{words}”", len(hits), words=wanted)
        widgets: list[Widget] = [self._heading("hits", words, 23.0)]
        if not hits:
            hint = _("No rule has all these words. Try fewer of them, or only their beginnings.")
            widgets.append(self._words("hint", hint))
        for clause in hits[:MOST_HITS]:
            where = (Run(f"{clause.section or clause.chapter} · "), Run(clause.id, link=Link(clause=clause.id)))
            line = WrappedText(self.app, f"hit:{clause.id}", where, style="italic", size=16)
            line.colour, line.link_colour, line.on_link = self.app.theme.sepia_dim, self.app.theme.oxblood, self.on_link
            widgets += [line, ClauseView(self.app, clause, on_link=self.on_link)]
        return align_margins(widgets)

    def _heading(self, number: str, words: str, size: float) -> WrappedText:
        return WrappedText(
            self.app, f"heading:{number}", (Run(words),), style="heading", size=size, colour=self.app.theme.oxblood
        )

    def _words(self, number: str, words: AnyText) -> WrappedText:
        theme = self.app.theme
        return WrappedText(
            self.app,
            f"text:{number}",
            words,
            style="body",
            size=18,
            colour=theme.sepia,
            link_colour=theme.oxblood,
            on_link=self.on_link,
        )
