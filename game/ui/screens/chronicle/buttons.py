"""What can be done with the chosen match of the chronicle; to watch it comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.ui.kit.widgets import Button
from game.words import _

if TYPE_CHECKING:
    from game.ui.screens.chronicle.screen import ChronicleScreen

USUAL, FOREMOST = 17, 22
"""The size of the words on a button, and on the one that matters most."""


def buttons_of(screen: ChronicleScreen) -> list[Button]:
    """From the left: what is seldom wanted, then more and more often."""
    return [*_taking_away(screen), *_going_on(screen), _export(screen), _watch(screen)]


def _taking_away(screen: ChronicleScreen) -> list[Button]:
    back = _button(screen, "bring_back", _("Undo"), "anticlockwise-rotation", screen.bring_back)
    back.tooltip = _(
        "Bring back the match that was removed last (Ctrl+Z); it is gone for good when you close the program"
    )
    delete = _button(screen, "delete", _("Remove"), "cross", screen.ask_delete)
    delete.tooltip = _("Take the chosen match out of the chronicle (Delete)")
    delete.enabled = screen.match() is not None
    delete.why_disabled = _("No match is chosen.")
    return [*([back] if screen.removed else []), delete]


def _going_on(screen: ChronicleScreen) -> list[Button]:
    """To play a match on that was left, to have one weighed that has ended."""
    match = screen.match()
    if match is None or match.problem is not None:
        return []
    if match.finished:
        review = _button(screen, "review", _("Review"), "scales", screen.review)
        review.tooltip = _("Let the master weigh every choice of the chosen match (Ctrl+R)")
        return [review]
    go_on = _button(screen, "go_on", _("Play on"), "hourglass", screen.play_on)
    go_on.tooltip = _("Play this match on from where it was left; the chronicle keeps it as it is")
    return [go_on]


def _export(screen: ChronicleScreen) -> Button:
    export = _button(screen, "export", _("Export"), "dove", screen.export)
    export.tooltip = _("A picture, a clip, the log or the match itself as a file (Ctrl+E)")
    return _for_whole_matches(screen, export)


def _watch(screen: ChronicleScreen) -> Button:
    watch = _button(screen, "watch", _("Watch"), "eye", screen.watch, FOREMOST)
    watch.tooltip = _("Watch the chosen match again, from its beginning (Enter)")
    return _for_whole_matches(screen, watch)


def _for_whole_matches(screen: ChronicleScreen, button: Button) -> Button:
    """Grey for a file that cannot be opened."""
    match = screen.match()
    button.enabled = match is not None and match.problem is None
    button.why_disabled = match.problem if match is not None else _("No match is chosen.")
    return button


def _button(
    screen: ChronicleScreen, name: str, words: str, icon: str, action: Callable[[], object], size: int = USUAL
) -> Button:
    return Button(screen.app, f"button:{name}", words, icon=icon, on_click=action, size=size)
