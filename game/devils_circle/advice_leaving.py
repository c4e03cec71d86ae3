"""The judgement of a computer player about leaving the board at dawn."""

from __future__ import annotations

from game.devils_circle.advice_worths import NEVER
from game.devils_circle.approach import Costs, arrival_chance
from game.devils_circle.board import KEEP_SET
from game.devils_circle.ground import ADJACENT
from game.devils_circle.state import CircleState, Demon


def bonus(demon: Demon) -> int:
    """What will be added to the demon's freedom rolls."""
    return 2 if demon.wisp or demon.power > 9 else 0


def leave_worth(state: CircleState, demon: Demon, costs: Costs) -> float:
    """At dawn of the last night nobody leaves; before it the power kept is worth more than a hopeless attack."""
    if state.night >= state.nights or not KEEP_SET >> demon.field & 1:
        return NEVER
    hope = 60 * arrival_chance(costs[demon.field] - state.points, bonus(demon))
    if costs[demon.field] <= state.points:
        return NEVER
    if state.princess == 1 and not demon.wisp and ADJACENT[demon.field] >> state.cradle & 1:
        return NEVER
    return 6.0 + demon.power * 0.5 - hope * 0.5
