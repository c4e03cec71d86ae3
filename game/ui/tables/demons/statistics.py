"""What each magician did in a match, counted from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.decision import Event


@dataclass
class MagicianStatistics:
    """The numbers of one seat."""

    conjured: int = 0
    seized: int = 0
    curses: int = 0
    wounds: int = 0
    captured: int = 0


@dataclass
class DemonsStatistics:
    """The numbers of all seats; ``turns`` is the game turn."""

    seats: list[MagicianStatistics] = field(default_factory=list)
    turns: int = 1

    @classmethod
    def of(cls, count: int) -> DemonsStatistics:
        """Empty statistics for that many seats."""
        return cls([MagicianStatistics() for _seat in range(count)])

    def note(self, event: Event) -> None:
        """Count one event."""
        facts = dict(event.facts)
        who = facts.get("who")
        if event.kind == "game_turn":
            self.turns = _number(facts.get("turn"), self.turns)
        if not isinstance(who, int) or not 0 <= who < len(self.seats):
            return
        seat = self.seats[who]
        if event.kind == "demon_drawn":
            seat.conjured += 1
        elif event.kind in ("treasure_seized", "treasure_gained", "treasure_claimed"):
            seat.seized += 1
        elif event.kind == "cursed":
            seat.curses += _number(facts.get("curses"), 1)
        elif event.kind == "tortured":
            seat.wounds += _number(facts.get("wounds"), 0)
        elif event.kind == "captured":
            seat.captured += 1


def _number(fact: object, otherwise: int) -> int:
    return fact if isinstance(fact, int) else otherwise
