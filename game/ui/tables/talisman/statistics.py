"""What each player did in a match of Talisman, counted from its events, and what the end tells of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.decision import Event, Text
from game.engine.game import Result
from game.talisman.view import TalismanView
from game.ui.tables.common.tabletop import Ending

COLUMNS = (
    (Text("Strength"), "broadsword"),
    (Text("Craft"), "pentacle"),
    (Text("Lives"), "hearts"),
    (Text("Fights"), "crossed-swords"),
    (Text("Spells"), "spell-book"),
    (Text("Deaths"), "death-skull"),
)
LASTED = Text("{n} turn was played.", (), "{n} turns were played.")


@dataclass
class SeatStatistics:
    """The numbers of one seat."""

    fights_won: int = 0
    spells_cast: int = 0
    deaths: int = 0


@dataclass
class TalismanStatistics:
    """The numbers of all seats. Feed it every event, from the first on."""

    seats: list[SeatStatistics] = field(default_factory=list)

    @classmethod
    def of(cls, count: int) -> TalismanStatistics:
        """Empty statistics for that many seats."""
        return cls([SeatStatistics() for _seat in range(count)])

    def note(self, event: Event) -> None:
        """Count one event."""
        who = dict(event.facts).get("who")
        if not isinstance(who, int) or not 0 <= who < len(self.seats):
            return
        if event.kind == "fight_won":
            self.seats[who].fights_won += 1
        elif event.kind == "spell_cast":
            self.seats[who].spells_cast += 1
        elif event.kind == "died":
            self.seats[who].deaths += 1

    def ending(self, view: TalismanView, result: Result) -> Ending:
        """The last screen: everybody's numbers, and the winner's portrait."""
        rows = tuple(
            (hero.strength, hero.craft, hero.lives, counted.fights_won, counted.spells_cast, counted.deaths)
            for hero, counted in zip(view.heroes, self.seats, strict=True)
        )
        winner = view.heroes[result.winners[0]].character if result.winners else ""
        return Ending(
            Text(LASTED.message, (("n", view.turns),), LASTED.plural),
            f"talisman/characters/{winner}.jpg" if winner else "",
            COLUMNS,
            tuple(tuple(str(number) for number in row) for row in rows),
        )
