"""The rulebook: chapters, a page of parchment, search, links between clauses, and the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.catalogue import GAMES, grimoire_of
from game.engine.decision import Text
from game.rulebook import MissingRulebook, Rulebook, UnknownClause, load
from game.ui.kit.rich_text import Link
from game.ui.kit.screens.framed import darkened_table
from game.ui.kit.screens.screen import Screen
from game.ui.kit.widgets import ListView, Panel, ScrollArea, Widget
from game.ui.screens.rulebook.clause_view import ClauseView, provenance_tooltip
from game.ui.screens.rulebook.contents import chapter_choice, chapter_list, chapters_of
from game.ui.screens.rulebook.header import BookHeader
from game.ui.screens.rulebook.page import BookPage
from game.ui.screens.rulebook.reading_history import Place, ReadingHistory
from game.ui.screens.rulebook.vignette import Vignette
from game.words import _, language

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class RulebookScreen(Screen):
    """Reads the rulebook of one game. Alt+Left and Alt+Right walk the history, Ctrl+F searches."""

    name = "rulebook"

    def __init__(
        self, app: Application, game_id: str | None, clause: str | None = None, search: str | None = None
    ) -> None:
        super().__init__(app)
        self.game_id = game_id if game_id in GAMES else next(iter(GAMES))
        self.first_focus = "field:search"
        self._header: BookHeader | None = None
        self._page: ScrollArea | None = None
        self._panels: list[Panel] = []
        self._problem = ""
        self.history = ReadingHistory(self._start(clause, search))

    # -- the book

    def book(self) -> Rulebook | None:
        """The rulebook in the language in use, or None if it cannot be read."""
        try:
            return load(self.game_id or "", language())
        except MissingRulebook as error:
            self._problem = str(error)
            return None

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
        for number, group in enumerate(chapters_of(book)):
            if any(chapter.id == target for chapter in group):
                return Place(number)
        try:
            clause = book.clause(target)
        except UnknownClause as error:
            self.app.notify(str(error))
            return None
        for number, group in enumerate(chapters_of(book)):
            if any(clause in chapter.blocks for chapter in group):
                return Place(number, clause.id)
        return None

    # -- going about

    @property
    def place(self) -> Place:
        """Where the reader is."""
        return self.history.place

    def show(self, game_id: str | None, clause: str | None = None, search: str | None = None) -> None:
        """Go to a clause, a search, or the first chapter of a game's rulebook."""
        if game_id in GAMES and game_id != self.game_id:
            self.game_id = game_id
            self.history = ReadingHistory(Place())
        if clause is not None or search is not None:
            self._go(self._start(clause, search))

    def follow(self, link: Link) -> None:
        """Go where a link leads."""
        found = self._place_of(link.clause) if link.clause is not None else None
        if found is not None:
            self._go(found)

    def _go(self, place: Place) -> None:
        self._remember_offset()
        self.history.go(place)
        self.arrange(self.app.size)
        self.invalidate()

    def _walk(self, step: int) -> None:
        if self.history.has_before if step < 0 else self.history.has_after:
            self._remember_offset()
            self.history.walk(step)
            self.arrange(self.app.size)
            self.invalidate()

    def _remember_offset(self) -> None:
        if self._page is not None:
            self.history.scrolled(self._page.offset)

    def _search(self, words: str) -> None:
        """Search while typing: one step of the history for the whole of it."""
        if self.place.search:
            self.history.replace(Place(search=words) if words.strip() else Place())
            self._fill_page()
        elif words.strip():
            self._remember_offset()
            self.history.go(Place(search=words))
            self._fill_page()

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """Back, history, title and search above; chapters to the left, the page to the right."""
        theme = self.app.theme
        self._panels = []
        edge = theme.px(20)
        wide = min(size[0] - 2 * edge, max(theme.px(1280), size[0] * 3 // 4))
        left = (size[0] - wide) // 2
        self._header = BookHeader(self.app, Rect(left, edge, wide, 0), self._title(), self.history)
        self._header.connect(self.back, self._walk, self._search)
        top = self._header.bottom + theme.px(10)
        contents, body = self._contents(Rect(left, top, wide, size[1] - edge - top))
        self._panels.append(Panel(self.app, "panel:page", body, material="parchment"))
        self._page = ScrollArea(self.app, "scroll:page", body.inflate(-theme.px(64), -theme.px(44)))
        self._page.screen = self
        self.widgets = [*self._header.widgets, *contents, self._page]
        self._fill_page()

    def _contents(self, room: Rect) -> tuple[list[Widget], Rect]:
        """The chapters to choose from: on leather at the left, in a narrow window above; and the room left over."""
        theme, book = self.app.theme, self.book()
        groups = chapters_of(book) if book is not None else []
        body = room.copy()
        if room.width < theme.px(820):
            chooser = chapter_choice(self.app, groups, self.place, self._go)
            wide, high = chooser.preferred_size()
            chooser.place(Rect(room.x, room.y, min(room.width, wide), high))
            body.y += high + theme.px(10)
            body.height -= high + theme.px(10)
            return [chooser], body
        column = Rect(room.x, room.y, theme.px(292), room.height)
        self._panels.append(Panel(self.app, "panel:contents", column))
        body.x += column.width + theme.px(14)
        body.width -= column.width + theme.px(14)
        return chapter_list(self, groups, self.place, column, self._go), body

    def _title(self) -> str:
        book = self.book()
        return _("{title}: the rules", title=book.title) if book is not None else _("Rulebook")

    # -- the page

    def _fill_page(self) -> None:
        page = self._page
        if page is None:
            return
        theme, wide = self.app.theme, page.inner_width()
        widgets, top = self._page_widgets(), page.rect.y
        for widget in widgets:
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

    def _page_widgets(self) -> list[Widget]:
        """The open chapter, or what the search found."""
        book, page = self.book(), BookPage(self.app, self.follow)
        if book is None:
            return page.problem(self._problem)
        if self.place.search:
            return page.hits(book, self.place.search)
        groups = chapters_of(book)
        number = min(self.place.chapter, len(groups) - 1)
        widgets = page.chapter(groups[number], self.place.clause)
        grimoire = grimoire_of(self.game_id)
        if number == 0 and grimoire is not None and grimoire.introduction is not None:
            note = grimoire.introduction
            portraits = [portrait.picture for portrait in note.portraits]
            widgets.insert(1, Vignette(self.app, note.views or (note.scene,), portraits))
        return widgets

    def _show_place(self) -> None:
        """Bring the list of chapters and the buttons of the history into step with the page."""
        if self._header is not None:
            self._header.follow(self.history)
        for widget in self.walk():
            if isinstance(widget, ListView):
                widget.chosen = None if self.place.search else f"{self.place.chapter}"

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

    def shows_clause(self, clause: str) -> bool:
        """Whether a clause can be read whole on the page."""
        page = self._page
        if page is None:
            return False
        views = (widget for widget in page.walk() if isinstance(widget, ClauseView))
        return any(view.clause == clause and page.rect.contains(view.rect) for view in views)

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
