"""Undo and hint in words, and rules and menu, along the lower edge of the side panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.kit.widgets import Button
from game.ui.match.panel.actions import PanelActions
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

SHRUNK = 1.36
"""How much wider than their room the words of the tools may be: they shrink; beyond that Undo is an icon alone."""


def tools(app: Application, inner: Rect, actions: PanelActions) -> list[Button]:
    """The buttons in their places, Undo first."""
    height, gap = app.theme.px(40), app.theme.px(6)
    made = [
        _tool(app, "undo", _("Undo"), "anticlockwise-rotation", _("Take back your last choice (U)")),
        _tool(app, "hint", _("Hint"), "old-lantern", _("A hint, and why; once more for its numbers (H)")),
        _tool(app, "rules", "", "spell-book", _("Open the rulebook (R)")),
        _tool(app, "menu", "", "hamburger-menu", _("Menu (Esc)")),
    ]
    room = inner.width - 2 * height - 3 * gap
    wanted = [button.preferred_size()[0] for button in made[:2]]
    wide = room * wanted[0] // sum(wanted)
    if sum(wanted) > room * SHRUNK:
        wide = height
        made[0] = _tool(app, "undo", "", "anticlockwise-rotation", _("Take back your last choice (U)"))
    for button, action in zip(made, (actions.undo, actions.hint, actions.rules, actions.menu), strict=True):
        button.on_click = action
    top = inner.bottom - height
    made[0].place(Rect(inner.left, top, wide, height))
    made[1].place(Rect(inner.left + wide + gap, top, room - wide, height))
    made[2].place(Rect(inner.right - 2 * height - gap, top, height, height))
    made[3].place(Rect(inner.right - height, top, height, height))
    return made


def _tool(app: Application, name: str, words: str, icon: str, tip: str) -> Button:
    """A button with an icon, and perhaps words."""
    return Button(app, f"button:{name}", words, icon=icon, size=15, tooltip=tip)
