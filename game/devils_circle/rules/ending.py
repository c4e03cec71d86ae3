"""How a match ended (DK-15)."""

from __future__ import annotations

from game.devils_circle.box.pieces import AIXEL
from game.devils_circle.rules.circle import REASONS
from game.devils_circle.state import CircleState, seats_of_aixel, seats_of_circle
from game.engine.game import Result


def result(state: CircleState) -> Result | None:
    """The side that won, with all its seats together (DK-1.12)."""
    if not state.ending:
        return None
    winner, reason, clause = REASONS[state.ending]
    winners = seats_of_aixel(state) if winner == AIXEL else seats_of_circle(state)
    losers = len(seats_of_aixel(state)) + len(seats_of_circle(state)) - len(winners)
    places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(len(winners) + losers))
    return Result(winners, places, reason, clause)
