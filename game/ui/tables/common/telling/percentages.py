"""Chances as whole percentages, as tables write them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import ceil, floor

from game.engine.decision import Odds, Tone
from game.words import _

UNKNOWN = "?"
"""The chance of what also depends on somebody whose choice nobody can foresee."""
MOST_DIFFERENT = 10
"""Up to how many different shares are tried in every combination of rounding up and down."""


def chance_of_success(odds: Odds) -> str:
    """How likely one of the good results is, as a percentage.

    >>> from game.engine.decision import Outcome, Text
    >>> won, lost = Outcome(Text("Won"), Fraction(2, 3), tone=Tone.GOOD), Outcome(Text("Lost"), Fraction(1, 3))
    >>> chance_of_success(Odds(Text("A fight"), (won, lost)))
    '67 %'
    """
    if not odds.exclusive:
        return UNKNOWN
    return percent(sum((outcome.share for outcome in odds if outcome.tone is Tone.GOOD), Fraction(0)))


def percent(share: Fraction) -> str:
    """A share in whole percent as the language writes it; never 0 or 100 for what can still go either way.

    >>> percent(Fraction(1, 2)), percent(Fraction(1, 500)), percent(Fraction(1))
    ('50 %', '< 1 %', '100 %')
    """
    return _written(share, round(float(share) * 100))


def percents_of_whole(shares: Sequence[Fraction]) -> list[str]:
    """Shares of one whole in whole percent, rounded so that they make 100; the same share is told alike everywhere.

    Where that is impossible, as for six equal ones, each is rounded by itself.

    >>> percents_of_whole([Fraction(863, 1000), Fraction(73, 1000), Fraction(12, 1000), Fraction(52, 1000)])
    ['87 %', '7 %', '1 %', '5 %']
    >>> percents_of_whole([Fraction(1, 3)] * 3)
    ['33 %', '33 %', '33 %']
    """
    known = Counter(shares)
    if sum(shares) != 1 or len(known) > MOST_DIFFERENT:
        return [percent(share) for share in shares]
    near = [sorted({floor(100 * share), ceil(100 * share)}) for share in known]
    whole = [taken for taken in product(*near) if sum(map(_times, taken, known.values())) == 100]
    if not whole:
        return [percent(share) for share in shares]
    best = min(whole, key=lambda parts: _amiss(tuple(known), parts))
    told = dict(zip(known, best, strict=True))
    return [_written(share, told[share]) for share in shares]


def _times(part: int, count: int) -> int:
    return part * count


def _amiss(shares: Sequence[Fraction], parts: Sequence[int]) -> tuple[Fraction, Fraction]:
    """How far percentages are from the shares together; and, where that is alike, in proportion to them."""
    off = [abs(100 * share - part) for share, part in zip(shares, parts, strict=True)]
    in_proportion = [far / share for far, share in zip(off, shares, strict=True) if share]
    return sum(off, Fraction(0)), sum(in_proportion, Fraction(0))


def _written(share: Fraction, rounded: int) -> str:
    if share > 0 and not rounded:
        return "< " + _("{percent} %", percent=1)
    if share < 1 and rounded == 100:
        return "> " + _("{percent} %", percent=99)
    return _("{percent} %", percent=rounded)
