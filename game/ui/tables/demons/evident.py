"""Questions of Demons to which only one answer makes sense: the screen gives it, and nobody has to click."""

from __future__ import annotations

from collections.abc import Sequence

from game.demons.rules.demon_use import DONE
from game.demons.view import DemonsView
from game.engine.decision import Decision
from game.engine.ids import kind_of
from game.engine.keeping.record import RecordedChoice

GIVEN_AWAY = frozenset({"free", "control"})
"""What gives a captive away for nothing, and what only turns counters: it may be done in the phase before as well."""


def evident_answer(
    view: DemonsView, decision: Decision, record: Sequence[RecordedChoice], *, alone: bool, stops_at_end: bool
) -> str:
    """The end of a turn in which captives could only be let go; "" where anything else can be done.

    ``record`` are the choices made so far, ``alone`` tells that nobody else shares the screen. Among others nobody
    with demons is passed over: that these have no power to use now would be known of their face-down counters.
    """
    if decision.kind != "demon_use" or stops_at_end:
        return ""
    magician = view.magicians[decision.seat]
    if not alone and (magician.demons or magician.borrowed):
        return ""
    others = {kind_of(option.key) for option in decision.options if option.key != DONE.key}
    return DONE.key if others <= GIVEN_AWAY and _was_asked_before(record, decision.seat) else ""


def _was_asked_before(record: Sequence[RecordedChoice], seat: int) -> bool:
    """Whether the magician has chosen something in this turn, when he could have let his captives go."""
    return bool(record) and record[-1].seat == seat and record[-1].kind in ("first_phase", "demon_use")
