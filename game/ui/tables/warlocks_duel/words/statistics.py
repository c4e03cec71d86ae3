"""What each player did in a duel, counted from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.engine.decision import Event
from game.ui.tables.common.telling.statistics import EventCount

CHANGES = {"power_lost": -1, "power_gained": 1, "sacrificed": 1}
"""Which kinds of events change power by their points, and which way: who gives a card up comes back from 0."""


@dataclass
class DuelStatistics(EventCount):
    """Counts, and knows who dealt what others lost."""

    dealt: Counter[int] = field(default_factory=Counter)
    changes: list[Counter[int]] = field(default_factory=lambda: [Counter()])
    """By how much the power of each seat changed, round by round."""
    _later: dict[int, int] = field(default_factory=dict)
    _drained_by: int = -1
    _attack: tuple[int, int] = (-1, -1)

    def note(self, event: Event) -> None:
        """Count one event, and remember who strikes whom."""
        super().note(event)
        facts = dict(event.facts)
        if event.kind == "round_began":
            self.changes.append(Counter())
        who = facts.get("who")
        if not isinstance(who, int):
            return
        if event.kind in CHANGES:
            self.changes[-1][who] += CHANGES[event.kind] * int(str(facts["points"]))
        if event.kind == "spell_cast":
            target = int(str(facts["target"]))
            self._attack = who, target
            if target != who:
                self._later[target] = who
        elif event.kind == "power_drained":
            self._drained_by = who
        elif event.kind == "power_lost":
            source = self._source(who, str(facts["cause"]))
            if source >= 0:
                self.dealt[source] += int(str(facts["points"]))

    def curves(self, power: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """The power of each seat before the first round and after each, told back from what it is at the end."""
        found = []
        rounds = self.changes if self.changes[0] else self.changes[1:]  # nothing happens before the first round
        for seat, last in enumerate(power):
            values = [last]
            for change in reversed(rounds):
                values.append(values[-1] - change[seat])
            found.append(tuple(reversed(values)))
        return tuple(found)

    def _source(self, who: int, cause: str) -> int:
        """Who made a seat lose power, or -1."""
        if cause in ("spell", "area"):
            return self._attack[0]
        if cause == "counter":
            return self._attack[1]
        if cause == "drain":
            return self._drained_by
        return self._later.get(who, -1) if cause == "delayed" else -1
