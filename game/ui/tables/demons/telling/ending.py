"""What a finished match of Demons comes to, in columns and in a sentence."""

from __future__ import annotations

from game.demons.view import DemonsView
from game.engine.decision import Text
from game.engine.game import Result
from game.ui.tables.common.telling.ending import Ending
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.demons.pieces.counters import portrait_of
from game.ui.tables.demons.telling.hoards import HoardStatistics
from game.words import grouped

COLUMNS = (
    (Text("Ducats"), "crown-coin"),
    (Text("Treasures"), "open-treasure-chest"),
    (Text("Demons"), "daemon-skull"),
    (Text("Curses"), "cursed-star"),
    (Text("Wounds"), "drop"),
    (Text("Was captured"), "imprisoned"),
)
COUNTED = (("demon_drawn", ""), ("cursed", "curses"), ("tortured", "wounds"), ("captured", ""))
"""What the last columns count: kinds of events, and their fact."""


def ending(view: DemonsView, statistics: EventCount, result: Result) -> Ending:
    """The worth of everybody, the winner's portrait, and the treasures turn by turn."""
    assert isinstance(statistics, HoardStatistics)
    rows: list[tuple[int | str, ...]] = [
        (grouped(magician.score), len(magician.treasures), *statistics.row(seat, COUNTED))
        for seat, magician in enumerate(view.magicians)
    ]
    best = result.winners[0] if result.winners else 0
    return Ending(
        Text("{n} turn was played.", (("n", view.game_turn),), "{n} turns were played."),
        portrait_of(view.magicians[best]),
        COLUMNS,
        rows,
        curve=statistics.curve(view),
    )
