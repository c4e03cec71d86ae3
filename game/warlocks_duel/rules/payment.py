"""Paying for spells with dice from the pool (WD-3.7, WD-3.11)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.decision import Option, Text
from game.warlocks_duel.box.cards import CARDS, SPELLS
from game.warlocks_duel.box.elements import FACES, NAMES, WHIRLWIND, DiceFaces, selections
from game.warlocks_duel.state import Duelist

BITS = 5
"""Bits per symbol in a packed count: four for the number, one to notice borrowing."""
UNIT = {face: 1 << BITS * place for place, face in enumerate(FACES)}
GUARD = sum(unit << BITS - 1 for unit in UNIT.values())
WILD_SHIFT = BITS * FACES.index(WHIRLWIND)


@lru_cache(maxsize=50_000)
def packed(dice: DiceFaces) -> int:
    """Dice as one number that counts each symbol, so that one subtraction compares whole groups of dice."""
    return sum(map(UNIT.__getitem__, dice))


@cache
def printed_needs(cost: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The symbols of a cost: where each is counted in a packed number, and how many are needed."""
    return tuple((BITS * FACES.index(face), cost.count(face)) for face in FACES if face in cost)


def missing_dice(pool: DiceFaces, cost: tuple[str, ...]) -> int:
    """How many dice the pool lacks to pay the cost; 0 if it can pay. A Whirlwind stands for any symbol (WD-0.8)."""
    number = packed(pool)
    lacking = -(number >> WILD_SHIFT)
    for shift, needed in printed_needs(cost):
        have = number >> shift & 15
        if have < needed:
            lacking += needed - have
    return max(0, lacking, len(cost) - len(pool))


@cache
def possible_payments(cost: tuple[str, ...]) -> tuple[tuple[int, DiceFaces], ...]:
    """Every selection of dice that pays the cost, from however many dice, with its packed number."""
    size = len(cost)
    every = selections(tuple(face for face in FACES for _ in range(size)), size)
    return tuple((packed(dice), dice) for dice in every if not missing_dice(dice, cost))


def payments(pool: DiceFaces, cost: tuple[str, ...]) -> tuple[DiceFaces, ...]:
    """Every different selection of the pool's dice that pays the cost: a die per entry, any die for an "any" entry."""
    guarded = packed(pool) | GUARD
    return tuple([dice for number, dice in possible_payments(cost) if guarded - number & GUARD == GUARD])


@cache
def payment_option(seat: int, dice: DiceFaces) -> Option:
    """The option to pay with these dice."""
    return Option(
        f"pay:{','.join(dice)}",
        Text("Pay {dice}", (("dice", listed(dice)),)),
        clause="WD-3.11",
        picks=tuple(f"pool:{seat}:{face}" for face in dice),
    )


@lru_cache(maxsize=10_000)
def listed(dice: DiceFaces) -> Text:
    """Dice in words: "2 × Fire, Air"; so no language needs the plural of a symbol."""
    parts = tuple(dice.count(face) for face in FACES)
    shown = [(count, face) for count, face in zip(parts, FACES, strict=True) if count]
    message = ", ".join(
        f"{{n{index}}} × {{face{index}}}" if count > 1 else f"{{face{index}}}" for index, (count, _) in enumerate(shown)
    )
    facts = [(f"face{index}", NAMES[face]) for index, (_, face) in enumerate(shown)]
    counts = [(f"n{index}", count) for index, (count, _) in enumerate(shown)]
    return Text(message, (*facts, *counts))


def enumerated(faces: tuple[str, ...]) -> Text:
    """Dice in words, one by one in their order: "Fire, Air, Fire"."""
    facts = tuple((f"die{place}", NAMES[face]) for place, face in enumerate(faces))
    return Text(", ".join(f"{{{name}}}" for name, _ in facts), facts)


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
