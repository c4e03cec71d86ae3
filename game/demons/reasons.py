"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.demons import reasons_of_captives, reasons_of_fights, reasons_of_powers, reasons_of_walks
from game.demons.advice import WHERE
from game.demons.state import DemonsState
from game.engine.decision import Decision, Option, Text

Reason = Callable[[DemonsState, Decision, Option], Text | None]


def reason(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly. Chances are told only if odds are shown."""
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    **dict.fromkeys(WHERE, reasons_of_walks.of_hex),
    "shield": reasons_of_walks.of_shield,
    "demon_use": reasons_of_powers.of_use,
    "gain": reasons_of_powers.of_gain,
    "familiars": reasons_of_powers.of_familiars,
    "lead": reasons_of_powers.of_lead,
    "release": reasons_of_captives.of_release,
    "seize_with": reasons_of_captives.of_seizer,
    "curse": reasons_of_captives.of_curses,
    "surrender": reasons_of_captives.of_surrender,
    "attack_with": reasons_of_fights.of_attackers,
    "defend_with": reasons_of_fights.of_defenders,
}
