"""What stands above the pages of the rulebook: the way out and back, the title, the search."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widgets import Button, Label, TextField, Widget
from game.ui.screens.rulebook.reading_history import ReadingHistory
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

LONGEST_SEARCH = 60


class BookHeader:
    """The widgets above a page, placed from the top of ``area`` on; ``bottom`` is where they end."""

    def __init__(self, app: Application, area: Rect, title: str, history: ReadingHistory) -> None:
        self.app = app
        self.back = Button(app, "button:back", _("Close"), icon="cross", size=17, tooltip=_("Close the book (Esc)"))
        self.before = Button(app, "button:history_back", icon="arrow-left", size=17)
        self.after = Button(app, "button:history_forward", icon="arrow-right", size=17)
        self.before.tooltip, self.after.tooltip = _("Back in the book (Alt+Left)"), _("Forward in the book (Alt+Right)")
        self.before.why_disabled = _("There is no page before this one.")
        self.after.why_disabled = _("There is no page after this one.")
        self.search = self._search_field(history.place.search)
        self.title = Label(app, "label:heading", title, style="title", size=27, align="center", shadow=True)
        self.title.colour = app.theme.gold_light
        self.follow(history)
        self.bottom = self._place(area)

    @property
    def widgets(self) -> list[Widget]:
        """All of them, in the order of the keyboard's focus."""
        return [self.title, self.back, self.before, self.after, self.search]

    def connect(
        self, back: Callable[[], object], walk: Callable[[int], object], search: Callable[[str], object]
    ) -> None:
        """Say what is to be called for a click and for what is typed."""
        self.back.on_click = back
        self.before.on_click = lambda: walk(-1)
        self.after.on_click = lambda: walk(1)
        self.search.on_change = search

    def follow(self, history: ReadingHistory) -> None:
        """Show whether there are pages before and after this one."""
        self.before.enabled, self.after.enabled = history.has_before, history.has_after

    def _search_field(self, words: str) -> TextField:
        return TextField(
            self.app,
            "field:search",
            words,
            hint=_("Search the rules"),
            longest=LONGEST_SEARCH,
            icon="magnifying-glass",
            tooltip=_("Words or the number of a clause (Ctrl+F)"),
        )

    def _place(self, area: Rect) -> int:
        theme, gap = self.app.theme, self.app.theme.px(8)
        high = max(self.back.preferred_size()[1], self.search.preferred_size()[1])
        search_wide = min(theme.px(300), area.width * 3 // 10)
        back_wide = min(self.back.preferred_size()[0], area.width // 5)
        left = area.x
        for button, wide in ((self.back, back_wide), (self.before, high), (self.after, high)):
            button.place(Rect(left, area.y, wide, high))
            left += wide + gap
        self.search.place(Rect(area.right - search_wide, area.y, search_wide, high))
        self.title.place(Rect(left, area.y, self.search.rect.x - gap - left, high))
        # In a narrow window the heading of the page is title enough.
        self.title.visible = not self.title.is_cut
        return area.y + high
