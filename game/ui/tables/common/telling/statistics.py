"""Numbers for the end of a match: for each seat, how often it was told each kind of event, and their facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.decision import Event

EVERYBODY = -1
"""In the place of a seat: all events, whomever they tell of."""


@dataclass
class EventCount:
    """Counts all events by the seat that their fact "who" names. Feed it every event, from the first on."""

    counted: Counter[tuple[int, str, str]] = field(default_factory=Counter)
    """By seat, kind and fact: the sum of that fact; "" is how often the event was told."""

    def note(self, event: Event) -> None:
        """Count one event, and add up its numbers."""
        facts = dict(event.facts)
        who = facts.get("who")
        self.counted[EVERYBODY, event.kind, ""] += 1
        if not isinstance(who, int):
            return
        self.counted[who, event.kind, ""] += 1
        for name, fact in facts.items():
            if isinstance(fact, int):
                self.counted[who, event.kind, name] += fact

    def count(self, seat: int, kind: str, fact: str = "") -> int:
        """How often a seat was told an event, or the sum of one of its facts."""
        return self.counted[seat, kind, fact]

    def row(self, seat: int, columns: Iterable[tuple[str, str]]) -> tuple[int, ...]:
        """The numbers of a seat, for columns that are a kind of event and a fact or ""."""
        return tuple(self.count(seat, kind, fact) for kind, fact in columns)
