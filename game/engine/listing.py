"""Several things one after another, as a sentence names them: a, b and c."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Fact, Text

LAST_TWO = Text("{first} and {last}")
AND_MORE = Text("{first}, {rest}")


def listed(things: Sequence[Fact], last_two: Text = LAST_TWO) -> Fact:
    """Things one after another: a, b and c, or as ``last_two`` joins the last ones; no words for none."""
    if not things:
        return ""
    words = things[-1]
    for place in range(len(things) - 2, -1, -1):
        if place == len(things) - 2:
            words = Text(last_two.message, (("first", things[place]), ("last", words)))
        else:
            words = Text(AND_MORE.message, (("first", things[place]), ("rest", words)))
    return words
