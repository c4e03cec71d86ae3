"""Where the last turn of a seat ended: what came after it can be shown again."""

from __future__ import annotations

from game.chronicle.recording import Recording
from game.engine.playing import STANDING
from game.engine.taking_back import IMAGINED

SILENT = (STANDING, IMAGINED)
"""Kinds of the record's entries that answer no question."""


def since_last_turn(recording: Recording, seat: int) -> int:
    """The moment of a seat's last choice before others chose: what they did, and what came of it, follows.

    Alone at the table it is the end of the turn before; 0 if the seat has not chosen before others did.
    """
    if len(recording.match.seats) == 1:
        return max(0, recording.chapters[-2].first) if len(recording.chapters) > 1 else 0
    made = [moment for moment in recording.moments if moment.choice is not None and moment.choice.kind not in SILENT]
    for own in (True, False):
        while made and (made[-1].choice is not None and made[-1].choice.seat == seat) == own:
            made.pop()
    return made[-1].number if made else 0
