"""Paying for spells with dice from the pool (WD-3.7, WD-3.11)."""

from __future__ import annotations

from functools import lru_cache

from game.engine.decision import Option, Text
from game.warlocks_duel.cards import CARDS, SPELLS
from game.warlocks_duel.elements import ANY, FACES, NAMES, WHIRLWIND, DiceFaces, selections
from game.warlocks_duel.state import Duelist


@lru_cache(maxsize=200_000)
def missing_dice(pool: DiceFaces, cost: tuple[str, ...]) -> int:
    """How many dice the pool lacks to pay the cost; 0 if it can pay. A Whirlwind stands for any symbol (WD-0.8)."""
    lacking = sum(max(0, cost.count(face) - pool.count(face)) for face in set(cost) if face != ANY)
    wild = pool.count(WHIRLWIND)
    return max(0, lacking - wild, len(cost) - len(pool))


@lru_cache(maxsize=100_000)
def payments(pool: DiceFaces, cost: tuple[str, ...]) -> tuple[DiceFaces, ...]:
    """Every different selection of dice that pays the cost exactly: a die per entry, any die for an "any" entry."""
    if missing_dice(pool, cost):
        return ()
    return tuple(dice for dice in selections(pool, len(cost)) if not missing_dice(dice, cost))


@lru_cache(maxsize=100_000)
def payment_options(seat: int, pool: DiceFaces, cost: tuple[str, ...]) -> tuple[Option, ...]:
    """The payments as options to pick dice for."""
    return tuple(
        Option(
            f"pay:{','.join(dice)}",
            Text("Pay {dice}", (("dice", listed(dice)),)),
            clause="WD-3.11",
            picks=tuple(f"pool:{seat}:{face}" for face in dice),
        )
        for dice in payments(pool, cost)
    )


@lru_cache(maxsize=10_000)
def listed(dice: DiceFaces) -> Text:
    """Dice in words: "2 Fire, Air"."""
    parts = tuple(dice.count(face) for face in FACES)
    shown = [(count, face) for count, face in zip(parts, FACES, strict=True) if count]
    message = ", ".join(
        f"{{n{index}}} {{face{index}}}" if count > 1 else f"{{face{index}}}" for index, (count, _) in enumerate(shown)
    )
    facts = [(f"face{index}", NAMES[face]) for index, (_, face) in enumerate(shown)]
    counts = [(f"n{index}", count) for index, (count, _) in enumerate(shown)]
    return Text(message, (*facts, *counts))


def proposed_payment(duelist: Duelist, cost: tuple[str, ...]) -> DiceFaces:
    """The payment to lay out: exact symbols first, then what the player's unpaid spells need least (WD-3.11)."""
    needs = unpaid_needs(duelist, cost)

    def price(dice: DiceFaces) -> tuple[int, int]:
        return dice.count(WHIRLWIND), sum(needs.get(face, 0) for face in dice)

    return min(payments(duelist.pool, cost), key=price)


def was_paid(duelist: Duelist, spell: str) -> bool:
    """Whether the spell has been paid for this round, whatever became of it since (WD-3.8)."""
    return spell in duelist.active or spell in duelist.used or spell in duelist.lost


def unpaid_needs(duelist: Duelist, paying: tuple[str, ...]) -> dict[str, int]:
    """How often each symbol stands in the costs of the player's other spells not yet paid for."""
    needs: dict[str, int] = {}
    for card in duelist.cards:
        for spell in CARDS[card]:
            if not was_paid(duelist, spell) and SPELLS[spell].cost != paying:
                for face in SPELLS[spell].cost:
                    needs[face] = needs.get(face, 0) + 1
    return needs
