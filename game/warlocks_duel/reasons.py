"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option, Text
from game.warlocks_duel import reasons_of_casting, reasons_of_gathering
from game.warlocks_duel.state import DuelState

Reason = Callable[[DuelState, Decision, Option], Text | None]


def reason(state: DuelState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly."""
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    "gather": reasons_of_gathering.of_dice,
    "incantation": reasons_of_gathering.of_incantation,
    "payment": reasons_of_gathering.of_payment,
    "cast": reasons_of_casting.of_casting,
    "target": reasons_of_casting.of_target,
    "response": reasons_of_casting.of_response,
    "sacrifice": reasons_of_casting.of_sacrifice,
    "name_spell": reasons_of_casting.of_spell,
    "cancel_spell": reasons_of_casting.of_spell,
}
