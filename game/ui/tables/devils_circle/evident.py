"""Questions of Devil's Circle to which only one answer makes sense: the screen gives it, and nobody has to click."""

from __future__ import annotations

from game.devils_circle.rules.mages.offers import FINISH
from game.devils_circle.view import CircleView
from game.engine.decision import Decision, Option
from game.players import PERSON


def evident_answer(view: CircleView, decision: Decision, *, stops_at_end: bool) -> str:
    """The end of a mages' phase in which nobody can do anything any more; "" where something is left to do.

    A rescue move of the Circle is something to do if a person plays it, and none of the mages' business if not.
    """
    if decision.kind != "mage" or stops_at_end:
        return ""
    left = [option for option in decision.options if not is_for_a_computer(view, option)]
    return FINISH.key if [option.key for option in left] == [FINISH.key] else ""


def is_for_a_computer(view: CircleView, option: Option) -> bool:
    """Whether it is the button of a computer player of the Circle, which is asked when a demon of its is threatened."""
    kind, _, seat = option.key.partition(":")
    return kind == "flight" and view.seats[int(seat)].player not in ("", PERSON)
