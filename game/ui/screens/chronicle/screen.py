"""The chronicle: every match that was kept, to be found, watched again, played on or removed."""

from __future__ import annotations

import uuid
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect
from pygame.event import Event

from game.catalogue import GAMES
from game.chronicle import archive
from game.chronicle.kept import KeptMatch
from game.chronicle.sifting import sifted
from game.keeping.disk import SaveError, size_of
from game.saves import SavedMatch
from game.ui.kit.arrange import place_at_the_right
from game.ui.kit.files import open_file_button
from game.ui.kit.screens.framed import FramedScreen
from game.ui.kit.widgets import Button, Paragraph, Widget
from game.ui.screens.chronicle import match_rows
from game.ui.screens.chronicle.buttons import buttons_of
from game.ui.screens.chronicle.filters import FilterRow
from game.ui.screens.chronicle.keys import key_help, use_key
from game.ui.screens.chronicle.match_page import MatchPage
from game.ui.screens.chronicle.match_rows import MORE, removal_question
from game.ui.screens.chronicle.order_row import OrderRow
from game.ui.screens.invitation import Invitation
from game.ui.screens.match_cards import MatchCards
from game.words import _, ngettext_

if TYPE_CHECKING:
    from game.ui.kit.application import Application


ROOM_FOR_BOTH, PAGE = 1080, 0.45
"""From which logical width on the page of the chosen match is beside the list, and how much of the width it has."""
ROWS_AT_FIRST = 150
"""More are shown when they are asked for: to lay out thousands takes too long."""


class ChronicleScreen(FramedScreen):
    """The list of the archive; ``removed`` are the matches taken out since the program began, the last one last."""

    name = "chronicle"

    def __init__(self, app: Application, removed: list[Path]) -> None:
        super().__init__(app)
        self.matches: list[KeptMatch] = []
        self.shown: list[KeptMatch] = []
        self.problem = ""
        self.chosen: Path | None = None
        self.removed = removed
        self._rows = match_rows.MatchRows()
        self._made: tuple[str, MatchCards] | None = None
        self._most = ROWS_AT_FIRST
        self._below: list[Widget] = []
        self.filters = FilterRow(app, self._sieve_changed)
        self.page = MatchPage(app)
        self.invitation = Invitation(app)
        self._read()
        if self.shown:
            self.chosen = self.shown[0].path
        self.first_focus = f"row:matches:{self.chosen.name}" if self.chosen is not None else "button:back"

    def _read(self) -> None:
        """Look at the folder anew."""
        try:
            self.matches, self.problem = archive.kept_matches(GAMES), ""
        except SaveError as error:
            self.matches, self.problem = [], str(error)
        self._sift()

    def _sift(self) -> None:
        self.shown = sifted(self.matches, self.filters.sieve)
        if all(match.path != self.chosen for match in self.shown):
            self.chosen = self.shown[0].path if self.shown else None

    def heading(self) -> str:
        """The name of the screen."""
        return _("Chronicle")

    def corner(self) -> Button:
        """The way to files that lie elsewhere."""
        return open_file_button(self.app)

    def match(self) -> KeptMatch | None:
        """The match that is chosen."""
        return next((match for match in self.shown if match.path == self.chosen), None)

    # -- layout

    def layout(self, size: tuple[int, int]) -> None:
        """What lies in the folder now: another screen, or another copy of the program, may have changed it."""
        self._read()
        super().layout(size)

    def fill(self, area: Rect) -> list[Widget]:
        """What is looked for above, the list, and below it what can be done with the chosen match."""
        above, top = self.filters.place(area, self.matches)
        below, bottom = self._place_buttons(area)
        self._below = below
        room = Rect(area.x, top, area.width, bottom - top)
        self.invitation.leave()
        if not (self.matches or self.problem or self.removed):
            return self.invitation.place(area, _("Nothing is written here yet."), self._why_nothing())
        if not self.shown:
            return [*above, self._nothing(room), *below]
        return [*above, *self._place_cards(room), *below]

    def _place_cards(self, room: Rect) -> list[Widget]:
        cards = self._cards_in_language()
        cards.rows = list(self._rows.rows(self.shown, self._most, self.app.language))
        cards.screen = self
        cards.chosen = self.chosen.name if self.chosen is not None else None
        sieve = self.filters.sieve
        order = OrderRow(
            self.app,
            match_rows.orders(self.matches),
            sieve.column,
            backwards=sieve.backwards,
            on_order=self._order,
        )
        high, gap = order.preferred_size()[1], self.app.theme.px(20)
        beside = round(room.width * PAGE) if room.width >= self.app.theme.px(ROOM_FOR_BOTH) else 0
        order.place(Rect(room.x, room.y, room.width - beside, high))
        top = order.rect.bottom + self.app.theme.px(4)
        cards.place(Rect(room.x, top, room.width - beside, room.bottom - top))
        if not beside:
            return [order, cards]
        self.page.screen = self
        self.page.place(Rect(cards.rect.right + gap, room.y, beside - gap, room.height))
        self.page.show(self.match())
        return [order, cards, self.page]

    def update(self, dt: float) -> None:
        """Let the books of an empty chronicle rise and sink."""
        self.busy = self.invitation.moves(dt)

    def prepare(self) -> bool:
        """Paint the table of the chosen match."""
        return self.page in self.widgets and self.page.prepare()

    def _cards_in_language(self) -> MatchCards:
        """The same list again, whose cards are laid out already; another one in another language."""
        if self._made is None or self._made[0] != self.app.language:
            made = MatchCards(self.app, "cards:matches", on_choose=self._choose, on_open=self._open_row)
            self._made = (self.app.language, made)
        return self._made[1]

    def _nothing(self, room: Rect) -> Widget:
        return self.words_alone(room, self._why_nothing())

    def _why_nothing(self) -> str:
        if self.problem:
            return self.problem
        if self.matches:
            return _("No match fits what you are looking for.")
        return _("The chronicle is empty. Every match that is played to its end comes into it by itself.")

    def _place_buttons(self, area: Rect) -> tuple[list[Widget], int]:
        """How much is listed at the left, the buttons at the right; and where the list has to end."""
        theme, gap = self.app.theme, self.app.theme.px(10)
        buttons = buttons_of(self)
        left, high = place_at_the_right(buttons, area, area.width * 4 // 5 - gap * len(buttons), gap)
        count = Paragraph(self.app, "text:count", self._count(), size=15, style="sans", colour=theme.dim)
        count_high = count.preferred_size(left - area.x)[1]
        taller = max(high, count_high)
        count.place(Rect(area.x, area.bottom - taller + (taller - count_high) // 2, left - area.x, count_high))
        return [count, *buttons], area.bottom - taller - theme.px(14)

    def _count(self) -> str:
        size = size_of(sum(match.size for match in self.shown))
        return ngettext_("{n} match, {size}", "{n} matches, {size}", len(self.shown), size=size)

    # -- what is looked for

    def _sieve_changed(self) -> None:
        self._sift()
        self.arrange(self.app.size)
        if self._made is not None:
            self._made[1].scroll_to(0)
        self.invalidate()

    def _order(self, column: str) -> None:
        self.filters.change(self.filters.sieve.by(column))

    def _choose(self, row: str) -> None:
        if row == MORE:
            first, self._most = self.shown[self._most], len(self.shown)
            self._renew(f"row:matches:{first.path.name}")
            return
        self.chosen = archive.folder() / row
        self.page.show(self.match())
        self._place_below()

    def _place_below(self) -> None:
        """The buttons for the match that is chosen now, instead of those for the former one."""
        below, _bottom = self._place_buttons(self.inside)
        self.widgets = [widget for widget in self.widgets if widget not in self._below] + below
        self._below = below
        self.adopt_widgets()
        self.update_hover()
        self.invalidate()

    # -- what is done with a match

    def _open_row(self, row: str) -> None:
        self._choose(row)
        match = self.match()
        if row == MORE or match is None or match.problem is not None:
            return
        self.watch()

    def watch(self) -> None:
        """Watch the chosen match again."""
        match = self.match()
        if match is not None and match.problem is None:
            self.app.doors.watch(match.path)

    def review(self) -> None:
        """Let the choices of the chosen match be weighed."""
        match = self.match()
        if match is not None and match.problem is None:
            self.page.look_anew(match)
            self.app.doors.review(match.path)

    def export(self) -> None:
        """Make files of the chosen match."""
        match = self.match()
        if match is not None and match.problem is None:
            self.app.doors.export(match.path)

    def play_on(self) -> None:
        """Play the chosen match on as a copy."""
        match = self.match()
        if match is not None:
            name = f"{match.game}-{uuid.uuid4().hex[:12]}"
            self.app.doors.resume(SavedMatch(match.path, name, match.when, automatic=False))

    def ask_delete(self) -> None:
        """Ask whether the chosen match is to go."""
        match = self.match()
        if match is None:
            return
        self.app.confirm(removal_question(match), _("Remove"), _("Keep it"), partial(self._delete, match))

    def _delete(self, match: KeptMatch) -> None:
        at = self.shown.index(match)
        try:
            archive.remove(match.path)
        except SaveError as error:
            self.app.notify(str(error))
            return
        self.removed.append(match.path)
        self._read()
        if self.shown:
            self.chosen = self.shown[min(at, len(self.shown) - 1)].path
        self._renew("button:bring_back")

    def bring_back(self) -> None:
        """Bring back what was removed last."""
        path = self.removed.pop()
        try:
            archive.bring_back(path)
        except SaveError as error:
            self.app.notify(str(error))
        self.chosen = path
        self._read()
        self._renew(f"row:matches:{path.name}")

    def _renew(self, focus: str) -> None:
        """Lay out anew what was read anew; the keyboard goes on at a widget, if it is there."""
        self.arrange(self.app.size)
        found = next((widget for widget in self.focus_order() if widget.id == focus), None)
        if found is not None:
            self.set_focus(found, by_keyboard=self.focus_visible)
        self.invalidate()

    # -- keys

    def handle(self, event: Event) -> bool:
        """The keys of the list, but where somebody types."""
        if (
            event.type == pygame.KEYDOWN
            and self.popup is None
            and self.focus is not self.filters.search
            and use_key(self, event)
        ):
            return True
        return super().handle(event)

    def shortcuts(self) -> list[tuple[str, str]]:
        """The list's own keys."""
        return key_help()
