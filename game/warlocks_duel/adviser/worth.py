"""What spells are worth to a sensible mage, in points of power won or denied."""

from __future__ import annotations

from functools import cache, lru_cache

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import (
    Area,
    Cancel,
    DelayedDamage,
    DelayedHeal,
    Effect,
    NoCounter,
    NoResponse,
    PayPower,
    Regain,
    RegainDealt,
    Silence,
    Underdog,
)
from game.warlocks_duel.box.elements import ANY, FACES, WHIRLWIND, DiceFaces, in_order, without
from game.warlocks_duel.box.spells import HEAL
from game.warlocks_duel.box.strength import TurnedSpell
from game.warlocks_duel.rules.payment import missing_dice
from game.warlocks_duel.state import MOST_POWER, Duelist, DuelState, living

HEALING_WORTH = 0.9
SPARE_DIE = 0.55
RESERVE_DIE = 0.95
SCROLL_FOR_KEEPS = 1.0
WARD_WORTH = {"cloak_of_invisibility": 3.6, "magic_shield": 4.0, "protective_cloak": 2.2}


@cache
def worth(spell: str, others: int) -> float:
    """What a spell is worth on average with that many opponents besides the target."""
    printed = SPELLS[spell]
    if printed.category == HEAL:
        later = printed.effect(DelayedHeal)
        return HEALING_WORTH * (printed.strength.average(SAMPLE) + (later.value if later else 0))
    if spell in WARD_WORTH:
        return WARD_WORTH[spell]
    base = 4.0 if isinstance(printed.strength, TurnedSpell) else printed.strength.average(SAMPLE)
    return base + sum(effect_worth(effect, base, others) for effect in printed.effects)


SAMPLE = Duelist(active=("a", "b", "c", "d"), paid={"a": FACES[:4]})
"""A typical caster, for spells whose strength depends on what he has laid out."""


def effect_worth(effect: Effect, base: float, others: int) -> float:
    """What a further effect adds to a spell's worth."""
    match effect:
        case Area(value=value, face=face):
            return 0.5 * others * value * (5 / 6 if face else 1)
        case RegainDealt(numerator=part, denominator=whole):
            return 0.65 * base * part / whole
        case Regain(value=value):
            return 0.65 * value
        case DelayedDamage(value=value) | Underdog(value=value):
            return value * (1.0 if isinstance(effect, DelayedDamage) else 0.5)
        case Cancel(most_level=level):
            return 3.2 if level == 2 else 2.4
        case PayPower(value=value):
            return -float(value)
    return FLAT_WORTH.get(type(effect), 0.0)


FLAT_WORTH: dict[type[Effect], float] = {Silence: 0.6, NoResponse: 0.7, NoCounter: 0.4}


def others_than_two(state: DuelState) -> int:
    """How many opponents an area spell reaches besides its target."""
    return max(0, len(living(state)) - 2)


@lru_cache(maxsize=200_000)
def best_use(pool: DiceFaces, spells: tuple[str, ...], scrolls: tuple[str, ...], others: int) -> float:
    """The most that dice can bring: spells paid in the best combination, spare dice kept for counter-strikes."""
    best = SPARE_DIE * len(pool)
    for index, spell in enumerate((*spells, *scrolls)):
        if missing_dice(pool, SPELLS[spell].cost):
            continue
        rest = without(pool, cheapest_payment(pool, SPELLS[spell].cost))
        own, market = spells[index + 1 :], scrolls if index < len(spells) else ()
        bonus = SCROLL_FOR_KEEPS if index >= len(spells) else 0.0
        best = max(best, worth(spell, others) + bonus + best_use(rest, own, market, others))
    return best


@lru_cache(maxsize=100_000)
def cheapest_payment(pool: DiceFaces, cost: tuple[str, ...]) -> DiceFaces:
    """A payment that spends as few Whirlwinds as possible, and for "any" what there is most of."""
    left, paid = list(pool), []
    for symbol in sorted(cost, key=lambda entry: entry == ANY):
        if symbol == ANY:
            tame = [face for face in left if face != WHIRLWIND] or left
            face = max(tame, key=tame.count)
        else:
            face = symbol if symbol in left else WHIRLWIND
        left.remove(face)
        paid.append(face)
    return in_order(tuple(paid))


def reserve_use(duelist: Duelist) -> float:
    """How much of a reserve die's point of power there is room for below the limit of 40."""
    return min(1.0, max(0.3, (MOST_POWER - duelist.power) / max(1, duelist.reserve)))
