"""What a magician is worth at the end (DEM-4.4, DEM-4.6)."""

from __future__ import annotations

from game.demons.box.treasures import worth_of
from game.demons.state import COST_PER_LEVEL, SOLITAIRE_COST_PER_LEVEL, DemonsState, owned, solitaire


def shield_cost(shield: int, alone: bool) -> int:
    """Ducats charged for a shield of that level: copper is free in company, but not alone (DEM-4.4a, DEM-4.6a)."""
    return shield * SOLITAIRE_COST_PER_LEVEL if alone else (shield - 1) * COST_PER_LEVEL


def treasure_worth(state: DemonsState, seat: int) -> int:
    """Ducats of the treasures a magician owns."""
    return worth_of(*owned(state, seat))


def net_worth(state: DemonsState, seat: int) -> int:
    """Treasure less the cost of the shield, in ducats."""
    return treasure_worth(state, seat) - shield_cost(state.magicians[seat].shield, solitaire(state))
