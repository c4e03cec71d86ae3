"""Which spells a mage aims for while mana is gathered, and which rolled dice serve that plan."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import ANY, FACES, SCHOOLS, WHIRLWIND, DiceFaces

Wanted = tuple[tuple[float, str, bool], ...]
"""Spells with their worth, and whether they would have to be learned from the market first."""

COSTS = {spell: tuple(printed.cost.count(face) for face in SCHOOLS) for spell, printed in SPELLS.items()}
ANYTHING = {spell: printed.cost.count(ANY) for spell, printed in SPELLS.items()}


@dataclass(frozen=True, slots=True)
class Temper:
    """How a mage plans: points deducted per die that must still be rolled for a particular symbol or for any, and
    the worth of a die that no spell needs.
    """

    roll: float = 0.14
    missing_any: float = 0.1
    spare: float = 0.6


CALM = Temper()


@dataclass(frozen=True, slots=True)
class Plan:
    """Spells aimed for, their worth less what is missing, and the symbols they need."""

    worth: float
    spells: tuple[str, ...]

    def needs(self) -> dict[str, int]:
        """How many dice of each symbol the plan needs in all, "any" entries left out."""
        counts = dict.fromkeys(SCHOOLS, 0)
        for spell in self.spells:
            for face in SPELLS[spell].cost:
                if face != ANY:
                    counts[face] += 1
        return counts


@lru_cache(maxsize=50_000)
def best_plan(dice: DiceFaces, budget: int, wanted: Wanted, temper: Temper = CALM) -> Plan:
    """The set of spells, at most one of them a scroll to learn, that ``budget`` dice promise most from.

    ``dice`` are those rolled so far, kept and in hand; the rest of the budget is still to be rolled.
    """
    have = tuple(dice.count(face) for face in SCHOOLS)
    search = _Search(have, dice.count(WHIRLWIND), budget, wanted, temper)
    search.extend(0, (0,) * len(SCHOOLS), 0, 0.0, ())
    return search.best


class _Search:
    """Goes through all sets of wanted spells that the budget allows, with at most one to learn (WD-3.9)."""

    def __init__(self, have: tuple[int, ...], wild: int, budget: int, wanted: Wanted, temper: Temper) -> None:
        self.have, self.wild, self.budget, self.wanted, self.temper = have, wild, budget, wanted, temper
        self.best = Plan(temper.spare * budget, ())

    def extend(self, start: int, needs: tuple[int, ...], anything: int, worth: float, spells: tuple[str, ...]) -> None:
        for index in range(start, len(self.wanted)):
            value, spell, learned = self.wanted[index]
            if learned and any(self.wanted_to_learn(other) for other in spells):
                continue
            more = tuple([a + b for a, b in zip(needs, COSTS[spell], strict=True)])
            loose = anything + ANYTHING[spell]
            if sum(more) + loose <= self.budget:
                chosen = (*spells, spell)
                self.consider(more, loose, worth + value, chosen)
                self.extend(index + 1, more, loose, worth + value, chosen)

    def wanted_to_learn(self, spell: str) -> bool:
        return any(entry[1] == spell and entry[2] for entry in self.wanted)

    def consider(self, needs: tuple[int, ...], anything: int, worth: float, spells: tuple[str, ...]) -> None:
        missing = tuple([need - have for need, have in zip(needs, self.have, strict=True) if need > have])
        value = worth - self.temper.roll * rolls_needed(missing, self.wild) - self.temper.missing_any * anything
        value += self.temper.spare * (self.budget - sum(needs) - anything)
        if value > self.best.worth:
            self.best = Plan(value, spells)


@lru_cache(maxsize=50_000)
def rolls_needed(missing: tuple[int, ...], wild: int) -> float:
    """About how many single dice must be rolled until all missing symbols are there, Whirlwinds standing in.

    The more different symbols are missing, the likelier a die shows one of them.
    """
    left = sorted(missing)
    for _ in range(min(wild, sum(left))):
        left[-1] -= 1
        left = sorted(count for count in left if count)
    rolls = 0.0
    while left:
        rolls += len(FACES) / (len(left) + 1)
        left[-1] -= 1
        left = sorted(count for count in left if count)
    return rolls


def serving(plan: Plan, pool: DiceFaces, hand: DiceFaces) -> DiceFaces:
    """The dice in hand that the plan needs besides those in the pool; Whirlwinds serve any plan that lacks dice."""
    lacking = plan.needs()
    for face in pool:
        lacking[face] = lacking.get(face, 0) - 1
    kept = []
    for face in hand:
        if lacking.get(face, 0) > 0:
            lacking[face] -= 1
            kept.append(face)
    holes = sum(count for face, count in lacking.items() if count > 0) + lacking.get(WHIRLWIND, 0)
    wild = [face for face in hand if face == WHIRLWIND]
    return tuple(kept + wild[: max(0, holes)])
