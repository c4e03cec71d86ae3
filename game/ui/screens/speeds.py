"""How fast things move at the table, for the settings: in one's own turns, and in those of computer players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from game.ui.kit.widgets import Choice
from game.ui.kit.widgets.choice import ChoiceItem
from game.words import _

if TYPE_CHECKING:
    from game.ui.kit.application import Application

Change = Callable[[str, Any], object]
"""Is told the name of a setting and its value."""


def own_speed(app: Application, change: Change) -> Choice:
    """The speed of everything."""
    return Choice(app, "choice:animation", _speeds(), app.settings.animation, on_change=partial(change, "animation"))


def opponents_speed(app: Application, change: Change) -> Choice:
    """The speed of what happens while no person has the turn; a list, for a row of five would be too wide."""
    same = ChoiceItem("same", _("Like mine"), tooltip=_("As fast as in your own turns."))
    hint = _("How fast the turns of computer players are shown.")
    items, chosen = [same, *_speeds()], app.settings.opponents_speed
    change_it = partial(change, "opponents_speed")
    return Choice(app, "choice:opponents_speed", items, chosen, on_change=change_it, drop_down=True, tooltip=hint)


def _speeds() -> list[ChoiceItem]:
    return [
        ChoiceItem("off", _("Off"), tooltip=_("Nothing moves; everything happens at once.")),
        ChoiceItem("fast", _("Fast"), tooltip=_("A computer's turn takes two seconds at most.")),
        ChoiceItem("normal", _("Normal"), tooltip=_("As at a real table.")),
        ChoiceItem("slow", _("Slow"), tooltip=_("Good for learning and for watching.")),
    ]
