"""What ticks, crosses and skulls mean beside a result, and the colours of bars: the same for all games."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from pygame import Color

from game.engine.decision import Outcome, Tone

LIKELY = Fraction(1, 2)
TICK, CROSS, SKULL, PLAIN = "check", "cross", "death-skull", "shape-diamond"
"""The names of the icons."""
EVEN, GOOD, BAD = Color(112, 78, 30), Color(52, 104, 48), Color(140, 42, 30)
"""The bars of what is neither good nor bad, of what is good, and of what is bad; of what is unlikely they are paler."""


def sign_of(outcome: Outcome) -> str:
    """The icon of an outcome, "" for none.

    A tick stands only beside what is good and likely, a cross beside what is bad and likely, a skull beside every
    chance to lose a Life, a mage or the match. What is certain always has a sign.
    """
    if outcome.loss is not None and not outcome.loss.slight and outcome.share:
        return SKULL
    if outcome.share >= LIKELY and outcome.tone is not Tone.NEUTRAL:
        return TICK if outcome.tone is Tone.GOOD else CROSS
    return PLAIN if outcome.share == 1 else ""


def colour_of(outcome: Outcome) -> Color:
    """The colour of an outcome's bar."""
    full = {Tone.GOOD: GOOD, Tone.NEUTRAL: EVEN, Tone.BAD: BAD}[outcome.tone]
    return EVEN.lerp(full, min(1.0, 0.25 + float(outcome.share)))


def share_of(outcomes: Iterable[Outcome], tone: Tone) -> Fraction:
    """How likely one of the results of that tone is, where exactly one result will come."""
    return sum((outcome.share for outcome in outcomes if outcome.tone is tone), Fraction(0))


def chance_of_loss(outcomes: Iterable[Outcome]) -> Fraction:
    """How likely one of the results is that cost what does not come back."""
    return sum((outcome.share for outcome in outcomes if outcome.loss is not None), Fraction(0))
