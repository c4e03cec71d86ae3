"""Chances as whole percentages, as tables write them."""

from __future__ import annotations

from fractions import Fraction


def percent(share: Fraction) -> str:
    """A share in whole percent; never 0 or 100 for what can still go either way.

    >>> percent(Fraction(1, 2)), percent(Fraction(1, 500)), percent(Fraction(1))
    ('50 %', '< 1 %', '100 %')
    """
    rounded = round(float(share) * 100)
    if share > 0 and not rounded:
        return "< 1 %"
    return "> 99 %" if share < 1 and rounded == 100 else f"{rounded} %"
