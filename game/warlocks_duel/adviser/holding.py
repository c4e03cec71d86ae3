"""Whether to hold where that ends the casting: what everybody would waste, weighed against each other."""

from __future__ import annotations

from collections.abc import Sequence

from game.warlocks_duel.adviser.worth import others_than_two, worth
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.rules.attacks.casting import others_all_hold
from game.warlocks_duel.state import DuelState, living

NOTICEABLE = 1.0
"""Of power: whoever wastes that much more than the others has lost by it; less than that is a matter of taste."""


def lead_by_holding(state: DuelState, seat: int) -> float | None:
    """How much more the others waste than the one who holds; None where holding does not end the casting yet."""
    if not others_all_hold(state, seat):
        return None
    others = [state.duelists[other].active for other in living(state) if other != seat]
    return lead(state.duelists[seat].active, others, others_than_two(state))


def waits_for_attacks(own: Sequence[str], others: Sequence[Sequence[str]]) -> bool:
    """Whether somebody holds nothing but heals, and an attack that they could stop is still to come."""
    only_heals = all(SPELLS[spell].category == HEAL for spell in own)
    return only_heals and any(SPELLS[spell].category == ATTACK for spells in others for spell in spells)


def lead(own: Sequence[str], others: Sequence[Sequence[str]], bystanders: int) -> float:
    """How much more than oneself an average opponent wastes, when nobody casts the spells that are paid."""
    wasted = sum(worth(spell, bystanders) for spells in others for spell in spells)
    return wasted / max(1, len(others)) - sum(worth(spell, bystanders) for spell in own)
