"""What weighs on a player of a duel: signs for the plate, with words and clauses."""

from __future__ import annotations

from game.engine.decision import Named, Text, text
from game.ui.tables.common.telling.statuses import Status
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.state import CASTING, GATHERING, INCANTATIONS
from game.warlocks_duel.view import DuelistView, DuelView, LaterView

STARTS = Text(
    "Acts first in this round. Whoever has the least power starts the next one; of equals, the next to the left of "
    "this player."
)
SILENCED = Text("Silenced: may not respond to any attack for the rest of the round.")
PROTECTED = Text("Cannot be the target of a spell this round, having returned by sacrifice.")
COMMITTED = Text("Waits for the others: the choice for the dice is made.")
PASSED = Text("Pays for no more spells this round: has passed.")
HOLDS = Text("Holds its spells back. If all who still have spells hold one after the other, the casting ends.")
DRAINED = Text("Cannot use Power Drain again, which works once a game.")
LATER = Text("Later")
HURTS_LATER = Text("Loses {points} power to {spell} when the casting ends. Only an antimagic shield lowers it.")
HEALS_LATER = Text("Gains {points} power from {spell} when the casting ends.")
WARDED = Text("{spell} protects this player until the casting ends, or until it is used up.")


def statuses(view: DuelView, duelist: DuelistView) -> list[Status]:
    """Everything that weighs on a player now."""
    seat = duelist.seat.seat
    if duelist.seat.out:
        return [Status("out", "death-skull", (220, 214, 204), Text("Out"), Text("Out of the game."), "WD-0.6")]
    found = []
    if view.round and view.starter == seat:
        found.append(Status("starter", "flying-flag", (246, 213, 120), Text("Starts"), STARTS, "WD-5.9"))
    found += [_ward(spell, points) for spell, points in duelist.wards]
    found += [_later(number, later) for number, later in enumerate(duelist.later)]
    if duelist.silenced:
        found.append(Status("silenced", "speaker-off", (255, 150, 130), Text("Silenced"), SILENCED, "WD-4.23"))
    if duelist.protected:
        found.append(Status("protected", "dove", (190, 226, 255), Text("Protected"), PROTECTED, "WD-11.2"))
    if view.phase == GATHERING and duelist.committed:
        found.append(Status("committed", "check", (170, 226, 140), Text("Ready"), COMMITTED, "WD-2.5"))
    if view.phase == INCANTATIONS and duelist.passed:
        found.append(Status("passed", "open-palm", (222, 206, 176), Text("Passed"), PASSED, "WD-3.12"))
    if duelist.held:
        found.append(Status("held", "pocket-watch", (222, 206, 176), Text("Holds"), HOLDS, "WD-4.3"))
    if duelist.removed and view.phase == CASTING:
        found.append(Status("drained", "soul", (222, 206, 176), Text("Drained"), DRAINED, "WD-9.4"))
    return found


def _later(number: int, later: LaterView) -> Status:
    words = text((HEALS_LATER if later.heals else HURTS_LATER).message, points=later.points, spell=_named(later.spell))
    icon, colour = ("heart-plus", (170, 226, 140)) if later.heals else ("hourglass", (255, 150, 130))
    mark = f"+{later.points}" if later.heals else f"−{later.points}"
    clause = "WD-E.15" if later.heals else "WD-E.14"
    return Status(f"later:{later.spell}:{number}", icon, colour, LATER, words, clause, mark)


def _named(spell: str) -> Named:
    return Named(SPELLS[spell].name, f"spell:{spell}")


def _ward(spell: str, points: int) -> Status:
    words = text(WARDED.message, spell=_named(spell))
    mark = str(points) if points else ""
    return Status(f"ward:{spell}", "magic-shield", (150, 200, 255), SPELLS[spell].name, words, "WD-4.21", mark)
