"""The two buttons below the log while others act: skip to what concerns the person, and twice as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widgets import Button, Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application
    from game.ui.match.panel.side_panel import PanelActions

HEIGHT, GAP = 40, 6


def pace_buttons(
    app: Application, doubled: bool | None, room: Rect, actions: PanelActions, *, to_the_end: bool = False
) -> list[Widget]:
    """The buttons at the lower edge of the room; none while a person is asked (``doubled`` is None).

    ``to_the_end``: nobody will be asked any more, and what is skipped to is the result.
    """
    if doubled is None:
        return []
    high, gap = app.theme.px(HEIGHT), app.theme.px(GAP)
    narrow = (room.width - gap) // 3
    words, tip = _("Skip"), _("On to what concerns you (Space)")
    if to_the_end:
        words, tip = _("Show the result"), _("On to the end: nobody is asked any more (Space)")
    skip = Button(app, "button:skip", words, size=16, tooltip=tip)
    skip.on_click = actions.skip
    double = Button(app, "button:double", "× 2", size=16, tooltip=_("The turns of the others twice as fast (X)"))
    double.on_click, double.chosen = actions.double, doubled
    top = room.bottom - high
    skip.place(Rect(room.left, top, room.width - narrow - gap, high))
    double.place(Rect(room.right - narrow, top, narrow, high))
    return [skip, double]
