"""Spells that end an opponent for certain, since nothing can answer them."""

from __future__ import annotations

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import NoResponse
from game.warlocks_duel.box.spells import ATTACK, HEAL
from game.warlocks_duel.referee.attack_strength import attack_chances
from game.warlocks_duel.state import DuelState, living

MOST_DAMAGE = 12
"""Power above which no spell ends a mage."""


def finishes(state: DuelState, seat: int, spell: str) -> int:
    """The opponent whom an attack would end whatever he does; -1 for none."""
    if SPELLS[spell].category != ATTACK:
        return -1
    return next((other for other in living(state) if other != seat and ends(state, seat, spell, other)), -1)


def ends(state: DuelState, seat: int, spell: str, other: int) -> bool:
    """Whether an attack takes all the power of an opponent at its weakest, and he can neither answer nor be spared."""
    victim = state.duelists[other]
    if victim.power > MOST_DAMAGE or victim.protected or can_answer(state, spell, other):
        return False
    return min(points for points, _lost in attack_chances(state, seat, spell, other)) >= victim.power


def can_answer(state: DuelState, spell: str, other: int) -> bool:
    """Whether an opponent has anything to answer an attack with (WD-4.9)."""
    victim = state.duelists[other]
    if SPELLS[spell].effect(NoResponse) or victim.silenced:
        return False
    return bool(victim.pool or victim.reserve or any(SPELLS[heal].category == HEAL for heal in victim.active))
