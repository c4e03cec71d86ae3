"""Facts that the sentences of more than one lesson need."""

from __future__ import annotations

from game.engine.decision import Fact
from game.engine.match import Match
from game.lessons.lesson import FactOf


def always(fact: Fact) -> FactOf:
    """What is printed in the box, and the same at any moment."""
    return lambda match: fact


def total_told(match: Match, kind: str, number: str, **facts: Fact) -> int:
    """A number added up over every event of one kind so far that has these facts."""
    total = 0
    for event in match.history():
        told = dict(event.facts)
        if event.kind == kind and all(told.get(name) == fact for name, fact in facts.items()):
            found = told[number]
            assert isinstance(found, int)
            total += found
    return total
