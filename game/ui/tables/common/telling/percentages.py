"""Chances as whole percentages, as tables write them."""

from __future__ import annotations

from fractions import Fraction

from game.words import _


def percent(share: Fraction) -> str:
    """A share in whole percent as the language writes it; never 0 or 100 for what can still go either way.

    >>> percent(Fraction(1, 2)), percent(Fraction(1, 500)), percent(Fraction(1))
    ('50 %', '< 1 %', '100 %')
    """
    rounded = round(float(share) * 100)
    if share > 0 and not rounded:
        return "< " + _("{percent} %", percent=1)
    if share < 1 and rounded == 100:
        return "> " + _("{percent} %", percent=99)
    return _("{percent} %", percent=rounded)
