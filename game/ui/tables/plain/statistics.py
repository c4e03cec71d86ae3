"""Numbers for the end of a match: for each seat, how often it was told each kind of event, and their facts."""

from __future__ import annotations

from collections import Counter

from game.engine.boards.plain_view import Column
from game.engine.decision import Event


class PlainStatistics:
    """Counts all events that say "who"."""

    def __init__(self) -> None:
        self._counted: Counter[tuple[int, str, str]] = Counter()

    def note(self, event: Event) -> None:
        """Count one event, and add up its numbers."""
        facts = dict(event.facts)
        who = facts.get("who")
        if not isinstance(who, int):
            return
        self._counted[who, event.kind, ""] += 1
        for name, fact in facts.items():
            if isinstance(fact, int):
                self._counted[who, event.kind, name] += fact

    def value(self, seat: int, column: Column) -> int:
        """What a column says of a seat."""
        return self._counted[seat, column.kind, column.fact]
