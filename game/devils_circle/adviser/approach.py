"""How far a demon is from the cradle, in freedom points: what computer players judge a position by."""

from __future__ import annotations

from functools import lru_cache

from game.devils_circle.box.board import BOARD
from game.devils_circle.rules.ground import mages_set
from game.devils_circle.rules.moving.steps import SALT_POWER, Ways, crosses_walls, passable_by_kind
from game.devils_circle.state import CircleState, Demon
from game.engine.boards.rooms import members

PROGRESS = 1.0
"""Worth of each freedom point by which a demon is nearer."""
TO_CLEAR = 9
"""What it may cost to get a mage, salt, garlic or the demon's own solidity out of the way."""
FAR = 60
"""Freedom points that stand for "no way at all"."""

Costs = tuple[int, ...]
"""By field: the freedom points from there to the cradle."""


def costs_for(state: CircleState, demon: Demon) -> Costs:
    """The freedom points that lead a demon of these values from each field onto the cradle, round all mages."""
    walls, salt = crosses_walls(demon.power, demon.materiality), salt_against(state, demon)
    return ways_round(state.cradle, state.garlic, salt, walls, int(state.at_dawn), mages_set(state))


def salt_against(state: CircleState, demon: Demon) -> tuple[int, ...]:
    """The salt that stops a demon."""
    return () if demon.wisp or demon.power > SALT_POWER else state.salt


@lru_cache(maxsize=3_000)
def ways_round(
    cradle: int, garlic: tuple[int, ...], salt: tuple[int, ...], walls: bool, extra: int, blocked: int
) -> Costs:
    """The cheapest ways as things stand, or the straight way with what it may take to clear it."""
    really = costs_to(cradle, garlic, salt, walls, extra, blocked)
    straight = costs_to(cradle, (), (), True, extra, 0)
    return tuple([min(now, once + TO_CLEAR) for now, once in zip(really, straight, strict=True)])


def usual_costs(state: CircleState, cradle: int) -> Costs:
    """The same for an ordinary demon, as if nobody stood in its way and the cradle were on that field."""
    return costs_to(cradle, (), (), True, 0, 0)


@lru_cache(maxsize=3_000)
def costs_to(
    cradle: int, garlic: tuple[int, ...], salt: tuple[int, ...], walls: bool, extra: int, blocked: int
) -> Costs:
    """By field: the cheapest way to the cradle; FAR where there is none."""
    kinds = passable_by_kind(garlic, salt, walls, cradle)
    costs = [FAR] * len(BOARD.fields)
    costs[cradle] = 0
    layers = [1 << cradle]
    left = BOARD.all & ~(1 << cradle) & ~blocked
    for cost in range(1, FAR):
        found = 0
        for ways, price in zip(kinds, (1 + extra, 2 + extra, 4 + extra), strict=True):
            if cost >= price and layers[cost - price]:
                found |= _before(layers[cost - price], ways)
        found &= left
        left &= ~found
        layers.append(found)
        for field in members(found):
            costs[field] = cost
        if not left:
            break
    return tuple(costs)


def _before(fields: int, ways: Ways) -> int:
    """The fields from which one step, in a direction that is allowed there, leads into a set."""
    south = BOARD.columns
    return (fields << south) & ways[0] | (fields >> 1) & ways[1] | (fields >> south) & ways[2] | (fields << 1) & ways[3]


def arrival_chance(cost: int, bonus: int) -> float:
    """The chance that one freedom roll pays a way of that cost."""
    return min(1.0, max(0, 7 - (cost - bonus)) / 6)


def threat(state: CircleState, demon: Demon, cost: int) -> float:
    """How dangerous a demon is to the Princess at that distance, in points of worth."""
    bonus = 2 if demon.wisp or demon.power > 9 else 0
    chance = arrival_chance(cost, bonus)
    return 60 * chance + PROGRESS * max(0, 36 - cost) + 30 / (2 + cost)
