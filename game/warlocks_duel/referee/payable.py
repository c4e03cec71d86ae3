"""Which spells dice pay for at once: what can be had together, not only one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.warlocks_duel.box.cards import SPELLS, is_scroll
from game.warlocks_duel.box.elements import DiceFaces
from game.warlocks_duel.rules.payment import missing_dice
from game.warlocks_duel.state import Duelist


def paid_together(duelist: Duelist, dice: DiceFaces, spells: Sequence[str]) -> tuple[str, ...]:
    """Those of the spells that put most of the dice to use at once; of the market's scrolls one at most (WD-3.9)."""
    return _most(dice, tuple(spells), frozenset(spell for spell in spells if spell in duelist.cards))


@lru_cache(maxsize=2_000)
def _most(dice: DiceFaces, spells: tuple[str, ...], owned: frozenset[str]) -> tuple[str, ...]:
    best: tuple[str, ...] = ()
    found: list[tuple[tuple[str, ...], int]] = [((), 0)]
    while found:
        chosen, place = found.pop()
        best = max(best, chosen, key=lambda some: (len(price_of(some)), -len(some)))
        market = any(is_scroll(spell) and spell not in owned for spell in chosen)
        for number in range(place, len(spells)):
            spell = spells[number]
            beyond = market and is_scroll(spell) and spell not in owned
            if not beyond and not missing_dice(dice, price_of((*chosen, spell))):
                found.append(((*chosen, spell), number + 1))
    return best


def price_of(spells: Sequence[str]) -> tuple[str, ...]:
    """What several spells cost, one after the other."""
    return tuple(symbol for spell in spells for symbol in SPELLS[spell].cost)
