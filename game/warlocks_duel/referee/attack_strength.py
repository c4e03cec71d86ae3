"""How strong an attack arrives at its target: dice, bonuses, shield and wards, before any answer (WD-4.16)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.effects import Absorb, Backfire, NullifyNext, Underdog, WeakenEach
from game.warlocks_duel.box.spells import ATTACK
from game.warlocks_duel.box.strength import TurnedSpell
from game.warlocks_duel.rules.antimagic_shield import lowered
from game.warlocks_duel.state import DuelState


def attack_chances(state: DuelState, seat: int, spell: str, target: int) -> dict[tuple[int, int], Fraction]:
    """Chances of (strength after step 3, power lost to a backfire)."""
    total: dict[tuple[int, int], Fraction] = {}
    backfire = SPELLS[spell].effect(Backfire)
    for rolls, share in strength_rolls(state, seat, spell, target):
        points, first = rolls
        lost = backfire.value if backfire is not None and first == backfire.face else 0
        key = (
            after_reductions(state, spell, target, points + underdog_bonus(state, seat, spell, target)),
            lost,
        )
        total[key] = total.get(key, Fraction(0)) + share
    return dict(sorted(total.items()))


def strength_rolls(state: DuelState, seat: int, spell: str, target: int) -> Iterable[tuple[tuple[int, int], Fraction]]:
    """(strength, first die) with their chances; a turned spell is the one its caster would gain most from."""
    owner, source = seat, spell
    turned = SPELLS[spell].strength
    if isinstance(turned, TurnedSpell):
        named = best_turned(state, target, turned.most_level)
        owner, source = (target, named) if named else (seat, spell)
    return SPELLS[source].strength.results(state.duelists[owner]).items()


def best_turned(state: DuelState, target: int, most_level: int) -> str:
    """The target's active attack that hits hardest on average; "" if there is none (WD-E.7)."""
    duelist = state.duelists[target]
    possible = [
        spell for spell in duelist.active if SPELLS[spell].category == ATTACK and SPELLS[spell].level <= most_level
    ]
    return max(possible, key=lambda spell: SPELLS[spell].strength.average(duelist), default="")


def underdog_bonus(state: DuelState, seat: int, spell: str, target: int) -> int:
    """The bonus against a stronger target (WD-E.22)."""
    underdog = SPELLS[spell].effect(Underdog)
    stronger = state.duelists[target].power > state.duelists[seat].power
    return underdog.value if underdog is not None and stronger else 0


def after_reductions(state: DuelState, spell: str, target: int, points: int) -> int:
    """A strength after the target's antimagic shield and wards (WD-4.16 step 3)."""
    duelist = state.duelists[target]
    points = lowered(duelist, spell, points)
    for ward, _ in duelist.wards:
        weaken = SPELLS[ward].effect(WeakenEach)
        if SPELLS[ward].effect(NullifyNext):
            return 0
        points -= min(points, weaken.value if weaken else 0)
    absorbed = sum(left for ward, left in duelist.wards if SPELLS[ward].effect(Absorb))
    return max(0, points - absorbed)
