"""The choice of eyes from which a match is watched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.chronicle.viewpoint import Viewpoint
from game.engine.match import Match
from game.ui.kit.widgets.choice import ChoiceItem
from game.ui.match.board.seat_signs import SeatSigns
from game.words import _

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.ui.kit.application import Application


def eyes_to_choose(offered: Sequence[Viewpoint], signs: SeatSigns) -> list[ChoiceItem]:
    """Each viewpoint with its sign; its value is its place among those offered."""
    items, seats = list[ChoiceItem](), signs.all()
    for number, viewpoint in enumerate(offered):
        if viewpoint.seat is not None:
            name, icon, colour = seats[viewpoint.seat]
            words = _("As {name} saw it", name=name)
            items.append(ChoiceItem(number, words, icon, f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"))
        else:
            words = _("All cards open") if viewpoint.all_open else _("What everybody sees")
            items.append(ChoiceItem(number, words, "eye"))
    return items


def ask_who_looks(app: Application, match: Match, viewpoint: Viewpoint, show: Callable[[Viewpoint], object]) -> None:
    """Look from there; while the match still runs, one of several people is asked to be alone with the screen first.

    Until that is confirmed only what everybody sees is shown.
    """
    people = sum(seat.is_person for seat in match.seats)
    if match.over or viewpoint.seat is None or people < 2:
        show(viewpoint)
        return
    show(Viewpoint())
    name = match.seats[viewpoint.seat].name
    question = _("The match still runs, and what {name} knows is shown next. Does only {name} look?", name=name)
    app.confirm(question, _("I am {name}", name=name), _("Cancel"), lambda: show(viewpoint))
