"""Which dice to keep, decided at a glance: for the thousands of continuations that a thinking player imagines."""

from __future__ import annotations

from functools import lru_cache

from game.engine.decision import Decision
from game.warlocks_duel.adviser.worth import others_than_two, worth
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import ANY, WHIRLWIND, DiceFaces, in_order
from game.warlocks_duel.rules.payment import was_paid
from game.warlocks_duel.state import DuelState


def keep_dice(state: DuelState, decision: Decision) -> int:
    """Keep what pays the spells of most worth per die; gather up when nothing fits or the reserve is short."""
    duelist = state.duelists[decision.seat]
    spells = tuple(spell for card in duelist.cards for spell in CARDS[card] if not was_paid(duelist, spell))
    others = others_than_two(state)
    budget = len(duelist.pool) + len(duelist.hand) + duelist.reserve
    kept = fitting(by_value(spells, others), duelist.pool, duelist.hand, budget)[: duelist.reserve]
    wanted = f"set_aside:{','.join(in_order(kept))}" if kept else "gather_up"
    for place, option in enumerate(decision.options):
        if option.key == wanted:
            return place
    return 0


@lru_cache(maxsize=4_000)
def by_value(spells: tuple[str, ...], others: int) -> tuple[str, ...]:
    """Spells in the order of their worth per die."""
    return tuple(sorted(spells, key=lambda spell: -worth(spell, others) / max(1, len(SPELLS[spell].cost))))


def fitting(spells: tuple[str, ...], pool: DiceFaces, hand: DiceFaces, budget: int) -> DiceFaces:
    """The dice in hand that go to the first of the spells that the budget can still pay."""
    stock, free, kept = list(pool), list(hand), list[str]()
    for spell in spells:
        cost = SPELLS[spell].cost
        if len(cost) > budget:
            continue
        budget -= len(cost)
        for face in cost:
            if face == ANY:
                continue
            source = next((side for side in (stock, free) for symbol in (face, WHIRLWIND) if symbol in side), None)
            if source is not None:
                symbol = face if face in source else WHIRLWIND
                source.remove(symbol)
                if source is free:
                    kept.append(symbol)
    return tuple(kept)
