"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.adviser.reasons import demons, mages
from game.devils_circle.state import CircleState
from game.engine.decision import Decision, Option, Text

Reason = Callable[[CircleState, Decision, Option], Text | None]


def reason(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly."""
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    "mage": mages.of_action,
    "pour_salt": mages.of_salt,
    "place_demon": demons.of_place,
    "demon": demons.of_order,
    "play": demons.of_play,
    "throw": demons.of_throw,
    "rescue": demons.of_flight,
}
