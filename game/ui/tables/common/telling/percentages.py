"""Chances as whole percentages, as tables write them."""

from __future__ import annotations

from fractions import Fraction

from game.engine.decision import Odds, Tone
from game.words import _

UNKNOWN = "?"
"""The chance of what also depends on somebody whose choice nobody can foresee."""


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
    rounded = round(float(share) * 100)
    if share > 0 and not rounded:
        return "< " + _("{percent} %", percent=1)
    if share < 1 and rounded == 100:
        return "> " + _("{percent} %", percent=99)
    return _("{percent} %", percent=rounded)
