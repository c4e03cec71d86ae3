"""Cards are shown large while the mouse or the focus rests on them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.ui.kit.painting.without_waiting.frame_time import Attempts
from game.ui.kit.widget import Widget
from game.ui.kit.widgets.linked_words import LinkedWords
from game.ui.kit.widgets.log_view import LogView
from game.ui.match.board.card_preview import CardPreview
from game.ui.match.board.piece_widget import PieceWidget

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.tables.common.tabletop import Tabletop

MOUSE_DELAY = 0.28
CARD = "card:"
"""How the places of cards begin."""
MOVED = 3
"""Pixels from which on a mouse has moved, and did not only tremble."""
KEYS_DELAY = 0.5
SIZES = (1.0, 0.8, 0.64)
"""Of a card shown large, where something else has to be kept clear: it is not shown if even the last covers that."""


def _named_in_words(hovered: Widget | None) -> str:
    """The place of a card whose name the mouse is on, in the log or in a question; "" if it is on none."""
    link = hovered.link_under_mouse() if isinstance(hovered, (LogView, LinkedWords)) else None
    return link.place if link is not None and link.place is not None and link.place.startswith(CARD) else ""


class HoverPreview:
    """Watches what the mouse or the focus is on."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self.shown: CardPreview | None = None
        self.of_words = False
        """Whether it shows what words name that the mouse is on: it says what their tooltip would."""
        self._subject = ("", "")
        self._since = 0.0
        self._muted = ""
        self._mouse: tuple[int, int] | None = None
        """Where the mouse was when it was last looked at."""
        self._resting: tuple[int, int] | None = None
        """Where the mouse has rested since a click, or since something else came to lie below it by itself."""
        self._wanted: tuple[str, Rect] | None = None
        """The place whose card is being painted, and where that is."""
        self._bottom = 0
        """The seat at the lower edge of the table."""
        self._attempts = Attempts(app.frame_time)

    def mute(self) -> None:
        """Show nothing until the mouse or the focus goes elsewhere: what was clicked is known."""
        self.shown = self._wanted = None
        self._muted, self._resting = self._subject[0], self.app.mouse

    def hide(self) -> None:
        """Take the card away; it comes back when the mouse rests again."""
        self._wanted = None
        if self.shown is not None:
            self.shown = None
            self.app.invalidate()

    def watch(
        self, hovered: Widget | None, focus: Widget | None, tabletop: Tabletop, view: Any, area: Rect, bottom: int = 0
    ) -> None:
        """Look what is hovered or focused, and show its card when it was for long enough."""
        self._bottom = bottom
        widget = hovered if hovered is not None else focus
        named = _named_in_words(hovered)
        subject = (f"{widget.id}{named}" if widget is not None else "", "mouse" if hovered is not None else "keys")
        self._notice_the_mouse(changed=subject != self._subject)
        if subject != self._subject:
            self._subject, self._since, self._muted = subject, self.app.now, ""
            self.hide()
        if self._wanted is not None:
            self.show(*self._wanted, tabletop, view, area)
            return
        if self.shown is None and named and self._muted != subject[0] and self.app.now - self._since >= KEYS_DELAY:
            self._muted, self.of_words = subject[0], True
            self.show(named, Rect(area.right - 1, self.app.mouse[1], 1, 1), tabletop, view, area)
            return
        if self.shown is not None or not isinstance(widget, PieceWidget) or not widget.is_card:
            return
        delay = MOUSE_DELAY if subject[1] == "mouse" else KEYS_DELAY
        if subject[1] == "mouse" and self._resting is not None:
            return
        if widget.id != self._muted and self.app.now - self._since >= delay:
            self.of_words = False
            places = [place for place in (widget.piece.place, *widget.piece.also) if place.count(":") == 1]
            self.show(places[0] if places else widget.piece.place, widget.rect, tabletop, view, area)

    def _notice_the_mouse(self, *, changed: bool) -> None:
        """A mouse that rests wants to see nothing of what comes to lie below it; one that moves does."""
        here, before, self._mouse = self.app.mouse, self._mouse, self.app.mouse
        if changed and here == before:
            self._resting = here
        elif self._resting is not None and math.dist(here, self._resting) > MOVED:
            self._resting, self._since = None, self.app.now

    def show(self, place: str, at: Rect, tabletop: Tabletop, view: Any, area: Rect) -> None:
        """Show the card of a place beside a rectangle."""
        needed = tuple(self.app.screen.keep_clear)
        compared = tabletop.compared(view, area, self._bottom, at)

        def paint() -> None:
            for number in range(len(compared), -1, -1):
                clear = (*needed, *compared[:number])
                for share in SIZES if clear else SIZES[:1]:
                    height = round(share * min(self.app.theme.px(430), round(self.app.size[1] * 0.62)))
                    found = tabletop.preview(view, place, height)
                    if found is None:
                        return
                    card = CardPreview(self.app, found[0], found[1], at, tabletop.preview_room(area), clear)
                    if card.fits:
                        self.shown = card
                        return

        self._wanted = None if self._attempts.finish(paint) else (place, at)
        if self.shown is not None:
            self.app.invalidate()

    def draw(self, surface: Surface) -> None:
        """The card, if one is shown."""
        if self.shown is not None:
            self.shown.draw(surface)
