"""The rulebook: chapters, a page of parchment, search, links between clauses, and the way back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.catalogue import GAMES
from game.engine.decision import Text
from game.rulebook import (
    Block,
    Chapter,
    Clause,
    MissingRulebook,
    Paragraph,
    Provenance,
    Rulebook,
    UnknownClause,
    load,
)
from game.ui.rich_text import AnyText, Link, Run
from game.ui.screen import Screen
from game.ui.screens.framed import darkened_table
from game.ui.widgets import Button, Choice, Label, ListRow, ListView, Panel, ScrollArea, TextField, Widget
from game.ui.widgets import Paragraph as WrappedText
from game.ui.widgets.choice import ChoiceItem
from game.ui.widgets.clause_view import MARKS, ClauseView, provenance_tooltip, runs_of
from game.ui.widgets.text_table import TextTable
from game.words import _, language, ngettext_, say

if TYPE_CHECKING:
    from game.ui.app import App

LONGEST_SEARCH = 60
MOST_HITS = 60


@dataclass(frozen=True, slots=True)
class Place:
    """Where the reader is: a chapter by its number, a clause in it, or a search; and how far it is scrolled."""

    chapter: int = 0
    clause: str | None = None
    search: str = ""
    offset: int = 0


class RulebookScreen(Screen):
    """Reads the rulebook of one game. Alt+Left and Alt+Right walk the history, Ctrl+F searches."""

    name = "rulebook"

    def __init__(self, app: App, game_id: str | None, clause: str | None = None, search: str | None = None) -> None:
        super().__init__(app)
        self.game_id = game_id if game_id in GAMES else next(iter(GAMES))
        self.history: list[Place] = [Place()]
        self.at = 0
        self.first_focus = "field:search"
        self._page: ScrollArea | None = None
        self._panels: list[Panel] = []
        start = self._start(clause, search)
        self.history = [start]

    # -- the book

    def book(self) -> Rulebook | None:
        """The rulebook in the language in use, or None if it cannot be read."""
        try:
            return load(self.game_id or "", language())
        except MissingRulebook as error:
            self._problem = str(error)
            return None

    def chapters(self, book: Rulebook) -> list[list[Chapter]]:
        """The chapters, each with its sections."""
        grouped: list[list[Chapter]] = []
        for chapter in book.chapters:
            if chapter.level == 2 or not grouped:
                grouped.append([chapter])
            else:
                grouped[-1].append(chapter)
        return grouped

    def _start(self, clause: str | None, search: str | None) -> Place:
        if clause is not None:
            found = self._place_of(clause)
            if found is not None:
                return found
        return Place(search=search or "")

    def _place_of(self, target: str) -> Place | None:
        """The place of a clause ("WD-4.12") or of a chapter ("WD-4")."""
        book = self.book()
        if book is None:
            return None
        for number, group in enumerate(self.chapters(book)):
            if any(chapter.id == target for chapter in group):
                return Place(number)
        try:
            clause = book.clause(target)
        except UnknownClause as error:
            self.app.notify(str(error))
            return None
        for number, group in enumerate(self.chapters(book)):
            if any(clause in chapter.blocks for chapter in group):
                return Place(number, clause.id)
        return None

    # -- going about

    @property
    def place(self) -> Place:
        """Where the reader is."""
        return self.history[self.at]

    def show(self, game_id: str | None, clause: str | None = None, search: str | None = None) -> None:
        """Go to a clause, a search, or the first chapter of a game's rulebook."""
        if game_id in GAMES and game_id != self.game_id:
            self.game_id = game_id
            self.history, self.at = [Place()], 0
        if clause is not None or search is not None:
            self._go(self._start(clause, search))

    def follow(self, link: Link) -> None:
        """Go where a link leads."""
        found = self._place_of(link.clause) if link.clause is not None else None
        if found is not None:
            self._go(found)

    def _go(self, place: Place) -> None:
        self._remember_offset()
        self.history = [*self.history[: self.at + 1], place]
        self.at += 1
        self.arrange(self.app.size)
        self.invalidate()

    def _walk(self, step: int) -> None:
        if 0 <= self.at + step < len(self.history):
            self._remember_offset()
            self.at += step
            self.arrange(self.app.size)
            self.invalidate()

    def _remember_offset(self) -> None:
        if self._page is not None:
            self.history[self.at] = replace(self.place, offset=self._page.offset)

    def _search(self, words: str) -> None:
        """Search while typing: one step of the history for the whole of it."""
        if self.place.search:
            self.history[self.at] = Place(search=words) if words.strip() else Place()
            self._fill_page()
        elif words.strip():
            self._remember_offset()
            self.history = [*self.history[: self.at + 1], Place(search=words)]
            self.at += 1
            self._fill_page()

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Back, history, title and search above; chapters to the left, the page to the right."""
        theme = self.app.theme
        self._panels = []
        edge, gap = theme.px(20), theme.px(10)
        wide = min(size[0] - 2 * edge, max(theme.px(1280), size[0] * 3 // 4))
        left = (size[0] - wide) // 2
        header, bottom = self._header(Rect(left, edge, wide, 0))
        book = self.book()
        groups = self.chapters(book) if book is not None else []
        body = Rect(left, bottom + gap, wide, size[1] - edge - bottom - gap)
        narrow = wide < theme.px(820)
        if narrow:
            chooser = self._chapter_choice(groups)
            chooser.place(Rect(left, body.y, min(wide, chooser.preferred_size()[0]), chooser.preferred_size()[1]))
            contents: list[Widget] = [chooser]
            body.height -= chooser.rect.height + gap
            body.y += chooser.rect.height + gap
        else:
            column = theme.px(292)
            contents = self._contents(groups, Rect(left, body.y, column, body.height))
            body.x += column + theme.px(14)
            body.width -= column + theme.px(14)
        self._panels.append(Panel(self.app, "panel:page", body, material="parchment"))
        self._page = ScrollArea(self.app, "scroll:page", body.inflate(-theme.px(64), -theme.px(44)))
        self._page.screen = self
        self.widgets = [*header, *contents, self._page]
        self._fill_page()

    def _header(self, area: Rect) -> tuple[list[Widget], int]:
        theme, app = self.app.theme, self.app
        gap = theme.px(8)
        back = Button(app, "button:back", _("Close"), icon="cross", size=17, tooltip=_("Close the book (Esc)"))
        back.on_click = self.back
        before = Button(app, "button:history_back", icon="arrow-left", size=17, on_click=lambda: self._walk(-1))
        after = Button(app, "button:history_forward", icon="arrow-right", size=17, on_click=lambda: self._walk(1))
        before.tooltip, after.tooltip = _("Back in the book (Alt+Left)"), _("Forward in the book (Alt+Right)")
        before.enabled, after.enabled = self.at > 0, self.at + 1 < len(self.history)
        before.why_disabled = _("There is no page before this one.")
        after.why_disabled = _("There is no page after this one.")
        search = TextField(
            app,
            "field:search",
            self.place.search,
            hint=_("Search the rules"),
            longest=LONGEST_SEARCH,
            icon="magnifying-glass",
            on_change=self._search,
            tooltip=_("Words or the number of a clause (Ctrl+F)"),
        )
        high = max(back.preferred_size()[1], search.preferred_size()[1])
        search_wide = min(theme.px(300), area.width * 3 // 10)
        back_wide = min(back.preferred_size()[0], area.width // 5)
        left = area.x
        for widget, wide in ((back, back_wide), (before, high), (after, high)):
            widget.place(Rect(left, area.y, wide, high))
            left += wide + gap
        search.place(Rect(area.right - search_wide, area.y, search_wide, high))
        title = Label(app, "label:heading", self._title(), style="title", size=27, align="center", shadow=True)
        title.colour = theme.gold_light
        title.place(Rect(left, area.y, search.rect.x - gap - left, high))
        # In a narrow window the heading of the page is title enough.
        title.visible = not title.is_cut
        return [title, back, before, after, search], area.y + high

    def _title(self) -> str:
        book = self.book()
        return _("{title}: the rules", title=book.title) if book is not None else _("Rulebook")

    def _contents(self, groups: list[list[Chapter]], area: Rect) -> list[Widget]:
        """The list of chapters on leather, with the legend of the marks below it."""
        theme = self.app.theme
        inner = area.inflate(-theme.px(28), -theme.px(28))
        legend = WrappedText(self.app, "text:legend", self._legend(), size=14, colour=theme.dim)
        high = legend.preferred_size(inner.width)[1]
        legend.place(Rect(inner.x, inner.bottom - high, inner.width, high))
        chapters = ListView(
            self.app,
            "list:chapters",
            [
                ListRow(f"{number}", _chapter_title(group[0]), tooltip=_chapter_title(group[0]))
                for number, group in enumerate(groups)
            ],
            on_choose=lambda row: self._go(Place(int(row))),
            size=16,
        )
        chapters.screen = self
        chapters.chosen = None if self.place.search else f"{self.place.chapter}"
        chapters.place(Rect(inner.x, inner.y, inner.width, inner.height - high - theme.px(12)))
        chosen = next((row for row in chapters.children if row.id == f"row:chapters:{chapters.chosen}"), None)
        if chosen is not None:
            chapters.reveal(chosen)
        self._panels.append(Panel(self.app, "panel:contents", area))
        return [chapters, legend]

    def _legend(self) -> tuple[Run, ...]:
        heading = Run(_("Where a rule comes from"), "sans_bold")
        lines = [Run("\n" + say(words)) for mark, words in MARKS.values() if mark]
        return heading, *lines, Run("\n" + say(MARKS[Provenance.SOURCE][1]))

    def _chapter_choice(self, groups: list[list[Chapter]]) -> Choice:
        return Choice(
            self.app,
            "choice:chapter",
            [ChoiceItem(number, _chapter_title(group[0])) for number, group in enumerate(groups)]
            or [ChoiceItem(0, _("Rulebook"))],
            self.place.chapter,
            on_change=lambda value: self._go(Place(int(value))),
            drop_down=True,
            tooltip=_("The chapters of the book"),
        )

    # -- the page

    def _fill_page(self) -> None:
        page, book = self._page, self.book()
        if page is None:
            return
        theme = self.app.theme
        widgets = self._hits(book) if self.place.search else self._chapter(book)
        top = page.rect.y
        for widget in widgets:
            wide = page.inner_width()
            widget.place(Rect(page.rect.x, top, wide, widget.preferred_size(wide)[1]))
            top = widget.rect.bottom + theme.px(7)
        self._show_place()
        page.offset = 0
        page.fill(widgets, top - page.rect.y + theme.px(8))
        self.adopt_widgets()
        page.scroll_to(self.place.offset)
        lit = next((widget for widget in widgets if isinstance(widget, ClauseView) and widget.lit), None)
        if lit is not None and not self.place.offset:
            page.scroll_to(lit.rect.y - page.rect.y + page.offset - page.rect.height // 3)
        self.update_hover()
        self.invalidate()

    def _show_place(self) -> None:
        """Bring the list of chapters and the buttons of the history into step with the page."""
        for widget in self.walk():
            if widget.id == "button:history_back":
                widget.enabled = self.at > 0
            elif widget.id == "button:history_forward":
                widget.enabled = self.at + 1 < len(self.history)
            elif isinstance(widget, ListView):
                widget.chosen = None if self.place.search else f"{self.place.chapter}"

    def _chapter(self, book: Rulebook | None) -> list[Widget]:
        if book is None:
            return [self._words("problem", self._problem)]
        groups = self.chapters(book)
        group = groups[min(self.place.chapter, len(groups) - 1)]
        widgets: list[Widget] = []
        for chapter in group:
            size = 27.0 if chapter.level == 2 else 21.0
            title = _chapter_title(chapter) if chapter.level == 2 else chapter.title
            widgets.append(self._heading(f"{len(widgets)}", title, size))
            widgets += [self._block(f"{len(widgets) + number}", block) for number, block in enumerate(chapter.blocks)]
        return widgets

    def _block(self, number: str, block: Block) -> Widget:
        if isinstance(block, Clause):
            return ClauseView(self.app, block, on_link=self.follow, lit=block.id == self.place.clause)
        if isinstance(block, Paragraph):
            return self._words(number, runs_of(block.spans))
        rows = [[runs_of(cell) for cell in row] for row in block.rows]
        return TextTable(self.app, f"table:{number}", rows, colour=self.app.theme.sepia, style="body", size=17)

    def _hits(self, book: Rulebook | None) -> list[Widget]:
        """The clauses that a search found; the id of each leads to its place in the book."""
        if book is None:
            return [self._words("problem", self._problem)]
        hits = book.search(self.place.search)
        wanted = self.place.search.strip()
        words = ngettext_("{n} rule with “{words}”", "{n} rules with “{words}”", len(hits), words=wanted)
        widgets: list[Widget] = [self._heading("hits", words, 23.0)]
        if not hits:
            hint = _("No rule has all these words. Try fewer of them, or only their beginnings.")
            widgets.append(self._words("hint", hint))
        for clause in hits[:MOST_HITS]:
            where = (Run(f"{clause.section or clause.chapter} · "), Run(clause.id, link=Link(clause=clause.id)))
            line = WrappedText(self.app, f"hit:{clause.id}", where, style="italic", size=16)
            line.colour, line.link_colour, line.on_link = self.app.theme.sepia_dim, self.app.theme.oxblood, self.follow
            widgets += [line, ClauseView(self.app, clause, on_link=self.follow)]
        return widgets

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
            on_link=self.follow,
        )

    # -- drawing and keys

    def draw_background(self, surface: Surface) -> None:
        """The darkened table with the panels on it, painted once."""
        app, size = self.app, surface.get_size()

        def table_with_panels() -> Surface:
            table = darkened_table(app, size).copy()
            for panel in self._panels:
                panel.draw(table)
            return table

        key = ("rulebook", size, tuple(tuple(panel.rect) for panel in self._panels), app.theme.scale)
        surface.blit(app.pictures.made(key, table_with_panels), (0, 0))

    def tooltip_of(self, place: str) -> Text | None:
        """What the marks of provenance mean."""
        return provenance_tooltip(place)

    def shortcut(self, event: Event) -> bool:
        """Alt+arrows, the keys Backspace and Ctrl+F, and the mouse's own side buttons."""
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.mod & pygame.KMOD_ALT and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._walk(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key == pygame.K_BACKSPACE:
            self._walk(-1)
        elif (event.key == pygame.K_f and command) or getattr(event, "unicode", "") == "/":
            self.set_focus(self.find("field:search"), by_keyboard=True)
        elif event.key in (pygame.K_UP, pygame.K_DOWN) and self._page is not None and self._reads():
            step = self.app.theme.px(60)
            self._page.scroll_to(self._page.offset + (step if event.key == pygame.K_DOWN else -step))
        else:
            return False
        return True

    def _reads(self) -> bool:
        """Whether the focus is on the page, so that Up and Down scroll it."""
        return self._page is not None and any(widget is self.focus for widget in self._page.walk())

    def shortcuts(self) -> list[tuple[str, str]]:
        """The keys of the book."""
        return [
            (_("Ctrl+F or /"), _("search")),
            (_("Alt+Left, Backspace"), _("back in the book")),
            (_("Alt+Right"), _("forward in the book")),
            (_("Page Up, Page Down"), _("scroll")),
            (_("Left, Right, Enter"), _("walk and follow the links of a rule")),
        ]

    def handle(self, event: Event) -> bool:
        """The side buttons of a mouse walk the history."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (6, 7, 8, 9):
            self._walk(-1 if event.button in (6, 8) else 1)
            return True
        return super().handle(event)

    _problem = ""


def _chapter_title(chapter: Chapter) -> str:
    """The title with its number, if it has one."""
    number = chapter.id.partition("-")[2] if chapter.id is not None else ""
    return f"{number}  {chapter.title}" if number else chapter.title
