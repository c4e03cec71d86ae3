"""A new match that begins in the middle of another one, perhaps with other players."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from game.catalogue import load_match
from game.engine.keeping import save_format
from game.engine.match import Match
from game.engine.seating import Seat


def branch(match: Match, seats: Sequence[Seat]) -> Match:
    """The match as it stands, played on by these seats from its next question; the other one stays as it is.

    There are as many seats as before. Raises SetupError for seats that the game does not have.
    """
    match.game.check_setup(list(seats), match.options)
    match.next_decision()
    rows = [msgspec.to_builtins(seat) for seat in seats]
    title = ", ".join(seat.name for seat in seats)
    saved = msgspec.structs.replace(
        match.snapshot().as_saved(), seats=rows, title=title, played=0, branched=len(match.record)
    )
    twin = load_match(save_format.encode(saved))
    if not twin.verify():
        # What was asked before hung on who sat there: the story begins where it does not.
        twin.find_origin()
    return twin
