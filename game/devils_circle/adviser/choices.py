"""The judgement of a computer player about what follows an action of a mage: where to, how much, what."""

from __future__ import annotations

from game.devils_circle.adviser.approach import costs_for
from game.devils_circle.adviser.dangers import push_worth
from game.devils_circle.adviser.demons import walk_distance
from game.devils_circle.box.board import BOARD, edge_number, field_number
from game.devils_circle.box.pieces import DEMONS
from game.devils_circle.state import CircleState
from game.engine.decision import Decision


def judge_fields(state: CircleState, decision: Decision) -> list[float]:
    """Things are set beside the cradle, where demons would end their turns; not where mages guard."""
    worths = []
    for option in decision.options:
        _, name, *count = option.key.split(":")
        field = field_number(name)
        worth = -float(abs(walk_distance(field, state.cradle) - 2))
        worth += 5.0 * sum(1 for _, star, way in state.pentagrams if way >= 0 and BOARD.neighbours[star][way] == field)
        keeps = len(count) > 0 and not state.at_dawn
        worths.append(worth + (0.1 * int(count[0]) * (-1 if keeps else 1) if count else 0.0))
    return worths


def judge_edges(state: CircleState, decision: Decision) -> list[float]:
    """Salt goes between a mage and the cradle, or else as near to it as possible."""
    worths = []
    for option in decision.options:
        sides = BOARD.sides(edge_number(option.key.removeprefix("edge:")))
        worths.append(10.0 * (state.cradle in sides) - min(walk_distance(side, state.cradle) for side in sides))
    return worths


def judge_pushes(state: CircleState, decision: Decision) -> list[float]:
    """The safest field."""
    return [push_worth(state, field_number(option.key.removeprefix("to:"))) for option in decision.options]


def judge_gifts(state: CircleState, decision: Decision) -> list[float]:
    """Never asked for by choice; herbs first."""
    return [float(option.key == "item:herb") for option in decision.options]


def judge_supplies(state: CircleState, decision: Decision) -> list[float]:
    """All that can be carried."""
    return [float(option.key == "all") for option in decision.options]


def judge_withdrawals(state: CircleState, decision: Decision) -> list[float]:
    """As far from the cradle as it goes."""
    number = DEMONS.index((decision.about or "").removeprefix("demon:"))
    costs = costs_for(state, state.demons[number])
    return [float(costs[field_number(option.key.removeprefix("to:"))]) for option in decision.options]
