"""What treasure every magician owned as each turn of a match of Demons began, told from its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.demons.box.treasures import VALUE
from game.demons.view import DemonsView
from game.engine.decision import Event, Text
from game.ui.kit.painting.curves import round_up
from game.ui.tables.common.telling.ending import Curve
from game.ui.tables.common.telling.statistics import EventCount

TAKEN = ("treasure_gained", "treasure_seized", "treasure_claimed")
"""Kinds of events after which the magician that they name owns a treasure."""
HOARDS = Text("Treasure in thousands of ducats, turn by turn")
LOST = ("treasures_lost", "treasures_inherited")
"""Kinds of events after which nobody owns the treasures that they name."""


@dataclass
class Hoards:
    """Who owns which treasure; feed it every event, from the first on."""

    owners: dict[int, int] = field(default_factory=dict)
    """By the cell of a treasure: the seat that owns it."""
    turns: list[dict[int, int]] = field(default_factory=list)
    """The owners as each turn began."""

    def note(self, event: Event) -> None:
        """Follow one event."""
        facts = dict(event.facts)
        who, cell, cells = facts.get("who"), facts.get("cell"), facts.get("cells")
        if event.kind == "game_turn":
            self.turns.append(dict(self.owners))
        elif event.kind in TAKEN and isinstance(who, int) and isinstance(cell, int):
            self.owners[cell] = who
        elif event.kind == "treasure_given_up" and isinstance(cell, int):
            self._give_up(cell, facts.get("captor"))
        elif event.kind in LOST and isinstance(cells, tuple):
            for lost in cells:
                self.owners.pop(int(str(lost)), None)

    def _give_up(self, cell: int, captor: object) -> None:
        """To a magician who asks for it; mortals carry it home."""
        if isinstance(captor, int) and captor >= 0:
            self.owners[cell] = captor
        else:
            self.owners.pop(cell, None)

    def curves(self, view: DemonsView) -> tuple[tuple[int, ...], ...]:
        """By seat: the thousands of ducats that its treasure is worth, as each turn began and at the end.

        ``view`` is the end. Nothing where the events began too late to tell it.
        """
        seats = range(len(view.magicians))
        owned = [{cell for cell, owner in self.owners.items() if owner == seat} for seat in seats]
        if owned != [set(magician.treasures) for magician in view.magicians] or not self.turns:
            return ()
        moments = ({}, *self.turns, self.owners)
        return tuple(tuple(_worth(owners, seat) for owners in moments) for seat in seats)


def _worth(owners: dict[int, int], seat: int) -> int:
    return sum(VALUE[cell] for cell, owner in owners.items() if owner == seat)


@dataclass
class HoardStatistics(EventCount):
    """Counts events, and knows who owned what."""

    hoards: Hoards = field(default_factory=Hoards)

    def note(self, event: Event) -> None:
        """Count one event, and follow the treasures."""
        super().note(event)
        self.hoards.note(event)

    def curve(self, view: DemonsView) -> Curve | None:
        """What everybody's treasure was worth; nothing where nobody ever had any."""
        values = self.hoards.curves(view)
        most = max((max(line) for line in values), default=0)
        return Curve(HOARDS, values, round_up(most)) if most else None
