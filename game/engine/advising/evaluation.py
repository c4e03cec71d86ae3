"""Chances out of signs: what players that look ahead make of a position whose end is far.

A game lists signs that speak for a party (its Lives, its points, how near it is to its goal) with a weight for each.
The party with the greater sum wins the more often: e to the difference of two sums is about the odds between them.
The weights are fitted to matches of the greedy player by ``build/fit_evaluation.py`` and its like, not guessed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Signs = Sequence[float]
"""What speaks for a party, in the order of the weights."""


def shares(weights: Sequence[float], standings: Mapping[int, Signs | None]) -> dict[int, float]:
    """The chance of each party, by the seat that stands for it; a party without signs is out and has none."""
    sums = {
        seat: sum([weight * sign for weight, sign in zip(weights, signs, strict=True)])
        for seat, signs in standings.items()
        if signs is not None
    }
    highest = max(sums.values())
    odds = {seat: math.exp(total - highest) for seat, total in sums.items()}
    everything = sum(odds.values())
    return {seat: odds.get(seat, 0.0) / everything for seat in standings}


def chance(weights: Sequence[float], signs: Signs) -> float:
    """The chance of something that is or is not, by what the signs tell for it.

    >>> chance([2.0, -1.0], [1.0, 2.0])
    0.5
    """
    told = sum([weight * sign for weight, sign in zip(weights, signs, strict=True)])
    return 1.0 / (1.0 + math.exp(-told))
