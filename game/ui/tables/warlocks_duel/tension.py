"""How much danger is in the air in Warlock's Duel: little power left, or an attack that may end it."""

from __future__ import annotations

from game.warlocks_duel.view import DuelView

LITTLE = 5


def tension(view: DuelView) -> float:
    """From 0 to 1, for the seat whose eyes these are; an onlooker is calm."""
    if view.seat is None or view.duelists[view.seat].seat.out:
        return 0.0
    power = view.duelists[view.seat].power
    if view.attack is not None and view.attack.target == view.seat and view.attack.strength >= power:
        return 1.0
    return min(1.0, 0.5 + 0.125 * (LITTLE - power)) if power <= LITTLE else 0.0
