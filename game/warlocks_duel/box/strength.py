"""How strong a spell is: numbers, dice and counts (WD-E.1 to WD-E.9)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.warlocks_duel.state import Duelist

Rolls = tuple[int, ...]
Chances = dict[int, Fraction]
Results = dict[tuple[int, int], Fraction]


@dataclass(frozen=True, slots=True)
class Strength(ABC):
    """The damage of an attack or the points of a heal. ``rolls`` dice of six sides decide it."""

    rolls: int = 0

    @abstractmethod
    def points(self, rolls: Rolls, owner: Duelist) -> int:
        """The strength for these rolls and what lies before the spell's owner."""

    def chances(self, owner: Duelist) -> Chances:
        """The exact chance of every possible strength."""
        return distribution((points, share) for (points, _first), share in self.results(owner).items())

    def results(self, owner: Duelist) -> Results:
        """The exact chance of every possible strength together with what the first die shows (0 without dice).

        Where dice decide it, they alone do, and it is remembered.
        """
        known = RESULTS.get(self)
        if known is None:
            # Five dice fall in 7776 ways: adding up as many fractions would take twenty milliseconds.
            every = product(range(1, 7), repeat=self.rolls)
            ways = Counter((self.points(rolls, owner), rolls[0] if rolls else 0) for rolls in every)
            known = {result: Fraction(number, 6**self.rolls) for result, number in sorted(ways.items())}
            if self.rolls:
                RESULTS[self] = known
        return known

    def average(self, owner: Duelist) -> float:
        """The expected strength; where dice decide it, they alone do, and it is remembered."""
        known = AVERAGES.get(self)
        if known is None:
            known = float(sum(points * share for points, share in self.chances(owner).items()))
            if self.rolls:
                AVERAGES[self] = known
        return known


RESULTS: dict[Strength, Results] = {}
"""The results of those that dice decide."""
AVERAGES: dict[Strength, float] = {}
"""The expected strengths of those that dice decide."""


def distribution(results: Iterator[tuple[int, Fraction]]) -> Chances:
    """The chances added up by value, in rising order."""
    total: dict[int, Fraction] = defaultdict(Fraction)
    for value, share in results:
        total[value] += share
    return dict(sorted(total.items()))


@dataclass(frozen=True, slots=True)
class Fixed(Strength):
    """WD-E.1: always the same number."""

    value: int = 0

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return self.value


@dataclass(frozen=True, slots=True)
class Table(Strength):
    """WD-E.2: a value for each face of the d6."""

    values: tuple[int, ...] = ()
    rolls: int = 1

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return self.values[rolls[0] - 1]


@dataclass(frozen=True, slots=True)
class SumOfTwo(Strength):
    """WD-E.3: the sum of two d6."""

    rolls: int = 2

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return sum(rolls)


@dataclass(frozen=True, slots=True)
class HigherOfTwo(Strength):
    """WD-E.3: the higher of two d6."""

    rolls: int = 2

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return max(rolls)


@dataclass(frozen=True, slots=True)
class Coin(Strength):
    """WD-E.4 and WD-0.14: 1-3 is tails, 4-6 heads."""

    heads: int = 0
    tails: int = 0
    rolls: int = 1

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return self.heads if rolls[0] >= 4 else self.tails


@dataclass(frozen=True, slots=True)
class ThrownDice(Strength):
    """WD-E.5: extra element dice, which belong to nobody, with a value for each face in the order of FACES."""

    rolls: int = 5
    values: tuple[int, ...] = (1, 1, 1, 1, 2, 0)

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return sum(self.values[roll - 1] for roll in rolls)


@dataclass(frozen=True, slots=True)
class ActivatedCount(Strength):
    """WD-E.6: one point per spell the caster has paid for this round, whatever became of it."""

    most: int = 6

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return min(self.most, len(owner.active) + len(owner.used) + len(owner.lost))


@dataclass(frozen=True, slots=True)
class DistinctSymbols(Strength):
    """WD-E.8: one point per different symbol on the dice that lie on the caster's cards."""

    most: int = 4

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return min(self.most, len({face for dice in owner.paid.values() for face in dice}))


@dataclass(frozen=True, slots=True)
class TurnedSpell(Strength):
    """WD-E.7: the strength of a spell of the target; ``fallback`` if he has no active attack of a fitting level."""

    most_level: int = 1
    fallback: int = 2

    def points(self, rolls: Rolls, owner: Duelist) -> int:
        return self.fallback


NO_STRENGTH = Fixed()
"""WD-E.9: wards have no strength."""
