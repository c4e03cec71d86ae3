"""The end of the game (TAL-WIN)."""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.game import Result
from game.talisman.state import OVER, TalismanState

REASON = Text("The Character of the winner is the last on the board.")


def result(state: TalismanState) -> Result | None:
    """The winner, and the others in the order in which they left (TAL-WIN-1)."""
    if state.stage != OVER:
        return None
    places = [1] * len(state.heroes)
    for rank, seats in enumerate(reversed(state.ranks), start=len(state.winners) + 1):
        for seat in seats:
            places[seat] = rank
    return Result(state.winners, tuple(places), REASON, "TAL-WIN-1")
