"""The two buttons above the log while others act: skip to what concerns the person, and twice as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widgets import Button
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.panel.actions import PanelActions

HEIGHT, GAP = 40, 6
UNREAD_SECONDS = 1.2
"""For how long they ignore clicks once they have come: an answer may have stood where they stand now."""


class PaceButtons:
    """Makes both, and knows since when they are there."""

    def __init__(self, app: Application) -> None:
        self.app = app
        self._shown: list[Button] = []
        self._since = 0.0

    def place(
        self, doubled: bool | None, room: Rect, actions: PanelActions, *, to_the_end: bool = False
    ) -> list[Button]:
        """The buttons at the upper edge of the room; none while a person is asked (``doubled`` is None).

        ``to_the_end``: nobody will be asked any more, and what is skipped to is the result.
        """
        if not self._shown:
            self._since = self.app.now
        self._shown = [] if doubled is None else self._made(doubled, room, actions)
        if to_the_end:
            for skip in self._shown[:1]:
                skip.text, skip.tooltip = _("Show the result"), _("On to the end: nobody is asked any more (Space)")
        return self._shown

    def ignore(self, at: tuple[int, int]) -> bool:
        """Whether a click there is meant for what stood there before they came."""
        fresh = self.app.now - self._since < UNREAD_SECONDS
        return fresh and any(button.contains(at) for button in self._shown)

    def _made(self, doubled: bool, room: Rect, actions: PanelActions) -> list[Button]:
        app = self.app
        high, gap = app.theme.px(HEIGHT), app.theme.px(GAP)
        narrow = (room.width - gap) // 3
        skip = Button(app, "button:skip", _("Skip"), size=16, tooltip=_("On to what concerns you (Space)"))
        skip.on_click = actions.skip
        double = Button(app, "button:double", "× 2", size=16, tooltip=_("The turns of the others twice as fast (X)"))
        double.on_click, double.chosen = actions.double, doubled
        top = room.top
        skip.place(Rect(room.left, top, room.width - narrow - gap, high))
        double.place(Rect(room.right - narrow, top, narrow, high))
        return [skip, double]
