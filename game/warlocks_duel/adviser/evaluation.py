"""How good a position of a duel is, for players that look ahead."""

from __future__ import annotations

import math

from game.warlocks_duel.adviser.worth import HEALING_WORTH, others_than_two, worth
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.spells import HEAL
from game.warlocks_duel.state import Duelist, DuelState

READY_SPELL = 0.55
"""The part of a spell's worth that it has while it is laid out and not cast: it may still be lost or answered."""
RESERVE = 0.7
POOL = 0.35
STEEPNESS = 7.0
"""Points of strength ahead that make a win about three times as likely as a defeat."""


def value(state: DuelState, seat: int) -> float:
    """The share of the seat's strength among all living duelists, sharpened; 0 for the eliminated."""
    if not state.duelists[seat].alive:
        return 0.0
    others = others_than_two(state)
    strengths = [
        math.exp(strength(duelist, others) / STEEPNESS) if duelist.alive else 0.0 for duelist in state.duelists
    ]
    return strengths[seat] / sum(strengths)


def strength(duelist: Duelist, others: int) -> float:
    """A duelist's power, and what its dice and laid-out spells will bring, in points of power."""
    points = duelist.power + RESERVE * duelist.reserve + POOL * (len(duelist.pool) + len(duelist.hand))
    for spell in duelist.active:
        points += READY_SPELL * worth(spell, others) * (HEALING_WORTH if SPELLS[spell].category == HEAL else 1.0)
    return points
