"""What speaks for an option, in a sentence: a hint says it beside its numbers."""

from __future__ import annotations

from collections.abc import Callable

from game.demons.adviser.preferences import WHERE
from game.demons.adviser.reasons import captives, fights, powers, walks
from game.demons.state import DemonsState
from game.engine.decision import Decision, Option, Text

Reason = Callable[[DemonsState, Decision, Option], Text | None]


def reason(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """What speaks for an option; None where nothing can be said shortly. Chances are told only if odds are shown."""
    find = REASONS.get(decision.kind)
    return find(state, decision, option) if find is not None else None


REASONS: dict[str, Reason] = {
    **dict.fromkeys(WHERE, walks.of_hex),
    "shield": walks.of_shield,
    "demon_use": powers.of_use,
    "gain": powers.of_gain,
    "familiars": powers.of_familiars,
    "lead": powers.of_lead,
    "release": captives.of_release,
    "seize_with": captives.of_seizer,
    "curse": captives.of_curses,
    "surrender": captives.of_surrender,
    "attack_with": fights.of_attackers,
    "defend_with": fights.of_defenders,
}
