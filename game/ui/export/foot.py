"""The foot of the export: how far the work is, or what became of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Color, Rect

from game.ui.kit.widgets import Button, Label, Meter, Paragraph, Widget
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

HIGH = 38
GAP = 10
Placed = tuple[list[Widget], int]
"""Widgets, and where what stands above them has to end."""


def place_progress(app: Application, area: Rect, words: str, share: float, on_cancel: Callable[[], object]) -> Placed:
    """What is being made, a bar, and the way out of it."""
    theme = app.theme
    button = Button(app, "button:cancel", _("Cancel"), icon="cross", size=16, on_click=on_cancel)
    button.tooltip = _("Stop: nothing is written then (Esc)")
    row = _beside(area, button, theme.px(HIGH), theme.px(GAP))
    bar_high = theme.px(14)
    said = Label(app, "text:progress", words, size=15, colour=theme.ink)
    said.place(Rect(row.x, row.y, row.width, row.height - bar_high - 2))
    bar = Meter(app, "meter:progress", share, 1.0, colour=Color("#7aa05a"))
    bar.place(Rect(row.x, row.bottom - bar_high, row.width, bar_high))
    return [said, bar, button], row.top - theme.px(GAP)


def place_outcome(
    app: Application, area: Rect, words: str, on_copy: Callable[[], object] | None, *, bad: bool
) -> Placed:
    """What was written and where, or why not; the path can be copied."""
    theme = app.theme
    high = theme.px(HIGH)
    row, widgets = Rect(area.x, area.bottom - high, area.width, high), list[Widget]()
    if on_copy is not None:
        button = Button(app, "button:copy", _("Copy the path"), size=16, on_click=on_copy)
        button.tooltip = _("Put the path into the clipboard, to paste it elsewhere")
        row = _beside(area, button, high, theme.px(GAP))
        widgets.append(button)
    said = Paragraph(app, "text:written", words, size=15, colour=theme.warning if bad else theme.ink)
    needed = said.preferred_size(row.width)[1]
    top = min(row.top, area.bottom - needed)
    said.place(Rect(row.x, max(top, row.centery - needed // 2) if needed <= high else top, row.width, needed))
    return [said, *widgets], top - theme.px(GAP)


def _beside(area: Rect, button: Button, high: int, gap: int) -> Rect:
    """Put a button to the right end of the lowest row; the rest of that row."""
    wide = min(button.preferred_size()[0], area.width // 3)
    button.place(Rect(area.right - wide, area.bottom - high, wide, high))
    return Rect(area.x, area.bottom - high, area.width - wide - gap, high)
