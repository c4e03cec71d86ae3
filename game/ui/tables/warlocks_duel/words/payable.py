"""What dice can pay for, in few lines: the best that is certain first, then what needs luck, the rest as a number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.decision import Fact, Odds, Outcome, Text, Tone, text
from game.engine.listing import AND_MORE

ONE_OF = Text("or one of these: {spells}")
OR = Text("or {spell}")
ONE_OF_THEM = Text("One of these: {spells}")
MORE = Text("and {n} more, at most")
LUCKY_LINES = 3
"""How many spells that need luck have a line of their own."""


def in_few_lines(odds: Odds) -> Odds:
    """The chances of dice that are kept: spells that are certain one by one share a line, those unlikely too."""
    others = [outcome for outcome in odds if outcome.share < 1]
    sure = [outcome for outcome in odds if outcome.share == 1]
    alone = [outcome for outcome in sure if outcome.tone is Tone.GOOD and not outcome.text.facts]
    first = [outcome for outcome in sure if outcome not in alone]
    lucky = sorted(others, key=lambda outcome: -outcome.share)
    return replace(odds, outcomes=(*first, *one_line(alone, first), *few(lucky)))


def one_line(alone: Sequence[Outcome], first: Sequence[Outcome]) -> list[Outcome]:
    """Spells of which one can be paid for, in one line."""
    together = any(outcome.tone is Tone.GOOD for outcome in first)
    if len(alone) < 2:
        return [replace(one, text=text(OR.message, spell=one.text) if together else one.text) for one in alone]
    names: Fact = alone[-1].text
    for outcome in reversed(alone[:-1]):
        names = text(AND_MORE.message, first=outcome.text, rest=names)
    return [replace(alone[0], text=text((ONE_OF if together else ONE_OF_THEM).message, spells=names))]


def few(lucky: Sequence[Outcome]) -> list[Outcome]:
    """The likeliest spells, and how many more there are with which chance at most."""
    shown, rest = list(lucky[:LUCKY_LINES]), [outcome for outcome in lucky[LUCKY_LINES:] if outcome.share]
    if len(rest) < 2:
        return [*shown, *rest]
    return [*shown, replace(rest[0], text=text(MORE.message, n=len(rest)))]
