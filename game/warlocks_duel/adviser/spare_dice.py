"""Whether dice are better spent on a spell than kept to strike back with."""

from __future__ import annotations

from game.warlocks_duel.adviser.worth import SPARE_DIE, best_use
from game.warlocks_duel.box.elements import DiceFaces

NOTICEABLE = 1.0
"""Of power: what is worth less than that is no reason to speak up."""


def are_better_spent(pool: DiceFaces, spells: tuple[str, ...], scrolls: tuple[str, ...], others: int) -> bool:
    """Whether the best that can be paid for is worth a point more than all the dice kept for counter-strikes."""
    return best_use(pool, spells, scrolls, others) >= SPARE_DIE * len(pool) + NOTICEABLE
