"""Who can strike back at an attack so hard that it is the end of its caster."""

from __future__ import annotations

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import PayPower
from game.warlocks_duel.rules.attacks.defence import forbids_counter
from game.warlocks_duel.state import Duelist, DuelState
from game.warlocks_duel.view import DuelistView


def deadly_dice(state: DuelState, seat: int, spell: str, target: int) -> int:
    """The dice with which the target could end the caster before the attack does anything (WD-4.15); 0 if too few."""
    return deadly(spell, state.duelists[seat].power, dice_to_strike_with(state.duelists[target]))


def dice_to_strike_with(duelist: Duelist | DuelistView) -> int:
    """How many dice somebody can strike back with; none while silenced."""
    return 0 if duelist.silenced else len(duelist.pool)


def deadly(spell: str, power: int, dice: int) -> int:
    """The dice that can strike back, if they suffice for what power the price of the spell leaves; else 0."""
    price = SPELLS[spell].effect(PayPower)
    left = power - (price.value if price is not None else 0)
    return dice if dice >= left and not forbids_counter(spell) else 0
