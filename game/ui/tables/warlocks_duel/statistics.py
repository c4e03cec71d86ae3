"""What each player did in a duel, counted from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.decision import Event


@dataclass
class SeatStatistics:
    """The numbers of one seat."""

    dealt: int = 0
    lost: int = 0
    gained: int = 0
    spells: int = 0
    scrolls: int = 0


@dataclass
class DuelStatistics:
    """The numbers of all seats. Feed it every event, from the first on."""

    seats: list[SeatStatistics] = field(default_factory=list)
    _later: dict[int, int] = field(default_factory=dict)
    _drained_by: int = -1
    _attack: tuple[int, int] = (-1, -1)

    @classmethod
    def of(cls, count: int) -> DuelStatistics:
        """Empty statistics for that many seats."""
        return cls([SeatStatistics() for _seat in range(count)])

    def note(self, event: Event) -> None:
        """Count one event."""
        facts = dict(event.facts)
        who = facts.get("who")
        if event.kind in ("spell_paid", "scroll_learned") and isinstance(who, int):
            self.seats[who].scrolls += event.kind == "scroll_learned"
        elif event.kind == "spell_cast" and isinstance(who, int):
            self.seats[who].spells += 1
            target = int(str(facts["target"]))
            self._attack = who, target
            if target != who:
                self._later[target] = who
        elif event.kind == "power_drained" and isinstance(who, int):
            self._drained_by = who
        elif event.kind == "power_gained" and isinstance(who, int):
            self.seats[who].gained += int(str(facts["points"]))
        elif event.kind == "power_lost" and isinstance(who, int):
            self._lost(who, int(str(facts["points"])), str(facts["cause"]))

    def _lost(self, who: int, points: int, cause: str) -> None:
        self.seats[who].lost += points
        source = -1
        if cause in ("spell", "area"):
            source = self._attack[0]
        elif cause == "counter":
            source = self._attack[1]
        elif cause == "drain":
            source = self._drained_by
        elif cause == "delayed":
            source = self._later.get(who, -1)
        if source >= 0:
            self.seats[source].dealt += points
