"""The numbers of each seat at the end of a match of Devil's Circle."""

from __future__ import annotations

from game.devils_circle.view import CircleView
from game.engine.decision import Text
from game.ui.tables.common.telling.statistics import EVERYBODY, EventCount

COLUMNS = (
    (Text("Figures left"), "hooded-figure"),
    (Text("Exorcisms"), "open-book"),
    (Text("Curses"), "voodoo-doll"),
    (Text("Attacks"), "crossed-swords"),
    (Text("Sent to hell"), "daemon-skull"),
)
DEEDS, MISDEEDS = ("exorcism", "mage_attacks", "neutralised"), ("curse", "demon_attacks")
"""The kinds of events that the columns count of each side."""


def row_of(view: CircleView, seat: int, counted: EventCount) -> tuple[int | str, ...]:
    """The numbers of one seat; those of a side are the same for all its seats."""
    if view.sides[seat] == "aixel":
        left = sum(mage.alive for mage in view.mages if mage.seat == seat)
        exorcisms, attacks, sent = (counted.count(EVERYBODY, kind) for kind in DEEDS)
        return left, exorcisms, "-", attacks, sent
    left = sum(demon.status != "neutralised" for demon in view.demons if demon.seat == seat)
    curses, attacks = (counted.count(EVERYBODY, kind) for kind in MISDEEDS)
    return left, "-", curses, attacks, "-"
