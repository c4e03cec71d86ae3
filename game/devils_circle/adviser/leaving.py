"""The judgement of a computer player about leaving the board at dawn."""

from __future__ import annotations

from functools import cache

from game.devils_circle.adviser.approach import Costs, arrival_chance
from game.devils_circle.adviser.worths import NEVER
from game.devils_circle.box.board import KEEP_SET
from game.devils_circle.rules.ground import ADJACENT
from game.devils_circle.state import CircleState, Demon, sunrise

FACES = range(1, 7)
NO_HASTE = 0.25
"""As long as the sun so hardly can rise yet, demons go on: no mage exorcises at dawn (DK-8.9)."""


def bonus(demon: Demon) -> int:
    """What will be added to the demon's freedom rolls."""
    return 2 if demon.wisp or demon.power > 9 else 0


def leave_worth(state: CircleState, demon: Demon, costs: Costs) -> float:
    """In the last night nobody leaves; before it the power kept counts, once the sun may rise before the next turn."""
    if state.night >= state.nights or not KEEP_SET >> demon.field & 1:
        return NEVER
    hope = 60 * arrival_chance(costs[demon.field] - state.points, bonus(demon))
    if costs[demon.field] <= state.points:
        return NEVER
    if state.princess == 1 and not demon.wisp and ADJACENT[demon.field] >> state.cradle & 1:
        return NEVER
    haste = min(1.0, 2.0 * sunrise_chance(sunrise(state) - state.clock))
    return haste * (6.0 + demon.power * 0.5 - hope * 0.5) if haste >= NO_HASTE else NEVER


@cache
def sunrise_chance(minutes: int) -> float:
    """How likely the coming clock phase lasts so many minutes (DK-14.1, DK-14.8)."""
    return sum(1 for first in FACES for second in FACES if first * second >= minutes) / 36
