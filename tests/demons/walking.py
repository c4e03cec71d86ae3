"""Walks and their prices, worked out a second time from the printed chart, for tests to compare with."""

from __future__ import annotations

from collections.abc import Collection

from game.demons.box.armenia import RIVER_SIDES, TERRAIN
from game.demons.rules.terrain import LAND_NEIGHBOURS

COST = {"open": 1, "city": 1, "forest": 2, "rough": 2, "mountain": 3}


def price(start: int, goal: int) -> int:
    """What a step costs."""
    return COST[TERRAIN[goal]] + (frozenset((start, goal)) in RIVER_SIDES)


def reach(start: int, points: int, closed: Collection[int] = (), enemies: Collection[int] = ()) -> dict[int, int]:
    """Every hex that the points pay for: never a closed one, and no farther than the first beside an enemy."""
    best, ahead = {start: 0}, [start]
    while ahead:
        here = ahead.pop(0)
        if here != start and set(LAND_NEIGHBOURS[here]) & set(enemies):
            continue
        for other in LAND_NEIGHBOURS[here]:
            total = best[here] + price(here, other)
            if total <= points and other not in closed and total < best.get(other, points + 1):
                best[other] = total
                ahead.append(other)
    return {hex_id: cost for hex_id, cost in best.items() if hex_id != start}
