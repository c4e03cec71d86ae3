"""Which of all 50 spells a pool can pay for, worked out for all of them at once.

Each spell has a field of four bits in one long number. For each symbol and each count of it, a table holds how many
dice of that symbol every spell would still lack; five additions give what each spell lacks in all, and one more
addition lifts the fields of the spells that lack more than the Whirlwinds can stand for above 7.
"""

from __future__ import annotations

from functools import lru_cache

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import SCHOOLS, WHIRLWIND, DiceFaces
from game.warlocks_duel.state import HAND_SIZE, RESERVE

FIELD = 4
MOST_DICE = HAND_SIZE + max(RESERVE.values())
BIT = {spell: 8 << FIELD * place for place, spell in enumerate(SPELLS)}
"""The bit of each spell that is set in the answer when a pool cannot pay for it."""


def _fields(values: list[int]) -> int:
    return sum(value << FIELD * place for place, value in enumerate(values))


def _lacking(face: str, count: int) -> int:
    return _fields([max(0, spell.cost.count(face) - count) for spell in SPELLS.values()])


LACKING = {face: tuple(_lacking(face, count) for count in range(MOST_DICE + 1)) for face in SCHOOLS}
ALLOWANCE = tuple(_fields([7 - min(7, wild)] * len(SPELLS)) for wild in range(MOST_DICE + 1))
TOO_FEW_DICE = tuple(
    sum(BIT[spell.id] for spell in SPELLS.values() if len(spell.cost) > dice) for dice in range(MOST_DICE + 1)
)
EVERY_BIT = sum(BIT.values())


@lru_cache(maxsize=20_000)
def unaffordable(pool: DiceFaces) -> int:
    """A number with the bit of every spell set that the pool cannot pay for (WD-3.7, WD-0.8)."""
    count = pool.count
    lacking = sum([LACKING[face][count(face)] for face in SCHOOLS])
    return (lacking + ALLOWANCE[count(WHIRLWIND)]) & EVERY_BIT | TOO_FEW_DICE[len(pool)]
