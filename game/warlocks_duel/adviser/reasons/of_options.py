"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option, Text
from game.warlocks_duel.adviser.reasons import casting, gathering
from game.warlocks_duel.state import DuelState

Reason = Callable[[DuelState, Decision, Option], Text | None]


def reason(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly."""
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    "gather": gathering.of_dice,
    "incantation": gathering.of_incantation,
    "payment": gathering.of_payment,
    "cast": casting.of_casting,
    "target": casting.of_target,
    "response": casting.of_response,
    "sacrifice": casting.of_sacrifice,
    "name_spell": casting.of_spell,
    "cancel_spell": casting.of_spell,
}
