"""What a sensible player thinks of the answers, and how likely a position is won."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.engine.decision import Decision, Text
from nine_mens_morris.board import MEN, NEIGHBOURS, MorrisState

CLOSES, STOPS, ROOM = 3.0, 2.0, 0.1
"""What a mill of one's own is worth, a mill of the other's prevented, and a free neighbour."""


def preferences(state: MorrisState, decision: Decision) -> Sequence[float]:
    """How good each answer looks at once."""
    seat = decision.seat
    if decision.kind == "take":
        return [_danger(state, 1 - seat, option.key) for option in decision.options]
    found = []
    for option in decision.options:
        start, _dash, to = option.key.rpartition("-")
        opened = STOPS * _can_close(state, 1 - seat, start) if start else 0.0
        found.append(_worth(state, seat, to, start) - opened)
    return found


def reason(state: MorrisState, decision: Decision, key: str) -> Text | None:
    """Why an answer is good, if that can be said in a sentence."""
    start, _dash, to = key.rpartition("-")
    if decision.kind != "take" and state.mills(decision.seat, to, start):
        return Text("It closes a mill.")
    if decision.kind != "take" and _can_close(state, 1 - decision.seat, to):
        return Text("It stops a mill.")
    return None


def value(state: MorrisState, seat: int) -> float:
    """About how likely a seat is to win: men count, and that they can move."""
    lead = sum(_strength(state, one) * (1 if one == seat else -1) for one in (0, 1))
    return 1 / (1 + math.exp(-lead))


def _strength(state: MorrisState, seat: int) -> float:
    room = sum(other not in state.men for point in state.points(seat) for other in NEIGHBOURS[point])
    return 0.7 * state.left(seat) + 0.06 * room


def _worth(state: MorrisState, seat: int, point: str, start: str) -> float:
    free = sum(other not in state.men or other == start for other in NEIGHBOURS[point])
    return CLOSES * state.mills(seat, point, start) + STOPS * _can_close(state, 1 - seat, point) + ROOM * free


def _can_close(state: MorrisState, seat: int, point: str) -> int:
    """How many mills a player could close on a point with his next man."""
    if state.placed[seat] < MEN or state.left(seat) == 3:
        return state.mills(seat, point)
    near = (other for other in NEIGHBOURS[point] if state.owner(other) == seat)
    return max((state.mills(seat, point, start) for start in near), default=0)


def _danger(state: MorrisState, seat: int, point: str) -> float:
    """What a man of a player is good for: the mills he is part of, or may become part of."""
    return state.mills(seat, point) + ROOM * sum(state.owner(other) == seat for other in NEIGHBOURS[point])
