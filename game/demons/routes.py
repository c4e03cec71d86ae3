"""Cheapest routes over the map (DEM-5.3b to DEM-5.3e), with how many there are, so that ties are broken evenly.

A field is worked out backwards from where routes end: for a hex, the points of the cheapest route and the number of
routes that cost the same. Fields depend on the map alone, or on it and the hexes to go round, and are kept.
"""

from __future__ import annotations

from functools import lru_cache

from game.demons.armenia import LAND
from game.demons.terrain import LAND_NEIGHBOURS, STEP_COST, STEPS
from game.engine.dice import Dice
from game.engine.hexes import Hex, distance

Field = dict[Hex, tuple[int, int]]
"""For a hex: the points of the cheapest route, and how many routes cost that."""
Hexes = tuple[Hex, ...]
HORIZON = 8
"""How far around a magician a hunting field reaches at least: beyond the activation radius."""


def field_to(goals: Hexes, blocked: frozenset[Hex], reach: Hexes = ()) -> Field:
    """Cheapest routes to any of the goals, never entering a blocked hex.

    With ``reach`` the field may end once all of these hexes are in it; it holds every hex that is as cheap as those.
    """
    best: dict[Hex, int] = {goal: 0 for goal in goals if goal not in blocked}
    rings: list[list[Hex]] = [list(best)]
    field: Field = {}
    missing = set(reach) - blocked
    points = 0
    while points < len(rings):
        for hex_id in rings[points]:
            if hex_id in field:
                continue
            field[hex_id] = (points, routes_from(hex_id, points, field))
            missing.discard(hex_id)
            for other in LAND_NEIGHBOURS[hex_id]:
                total = points + STEP_COST[other, hex_id]
                if other not in blocked and total < best.get(other, 9999):
                    best[other] = total
                    rings += [[] for _ in range(total + 1 - len(rings))]
                    rings[total].append(other)
        points += 1
        if reach and not missing:
            break
    return field


def routes_from(hex_id: Hex, points: int, field: Field) -> int:
    """How many cheapest routes lead on from a hex that is ``points`` away."""
    if points == 0:
        return 1
    routes = 0
    for other, cost in STEPS[hex_id]:
        ahead = field.get(other)
        if ahead is not None and ahead[0] + cost == points:
            routes += ahead[1]
    return routes


@lru_cache(maxsize=4096)
def _hunting_field(prey: Hex, others: frozenset[Hex]) -> Field:
    goals = tuple(hex_id for hex_id in LAND_NEIGHBOURS[prey] if hex_id not in others)
    near = tuple(hex_id for hex_id in LAND if distance(prey, hex_id) <= HORIZON and hex_id != prey)
    return field_to(goals, others | {prey}, near)


def hunting_field(prey: Hex, magicians: Hexes) -> Field:
    """Cheapest routes to a hex next to a magician at ``prey``, round the hexes of all ``magicians`` (DEM-5.3d)."""
    field = _hunting_field(prey, frozenset())
    if len(magicians) > 1:
        others = frozenset(magicians) - {prey}
        if not others.isdisjoint(field):
            return _hunting_field(prey, others)
    return field


@lru_cache(maxsize=4096)
def _home_field(home: Hex, blocked: frozenset[Hex]) -> Field:
    return field_to((home,), blocked - {home})


def home_field(home: Hex, start: Hex, magicians: Hexes) -> Field:
    """Cheapest routes from ``start`` to a home hex, round the hexes of magicians (DEM-5.7c, DEM-8.2m)."""
    field = _home_field(home, frozenset())
    if magicians and start in field:
        points = field[start][0]
        for other in magicians:
            ahead = field.get(other)
            if ahead is not None and other != home and ahead[0] + distance(start, other) <= points:
                return _home_field(home, frozenset(magicians))
    return field


def next_steps(hex_id: Hex, field: Field) -> list[tuple[Hex, int, int]]:
    """The hexes a cheapest route may go to next: hex, cost of the step, routes from there."""
    points = field[hex_id][0]
    found = []
    for other, cost in STEPS[hex_id]:
        ahead = field.get(other)
        if ahead is not None and ahead[0] + cost == points:
            found.append((other, cost, ahead[1]))
    return found


def cheapest_route(start: Hex, field: Field, dice: Dice) -> tuple[tuple[Hex, int], ...]:
    """One of the cheapest routes, each equally likely (DEM-5.3c): the hexes entered and what each step costs."""
    points, routes = field[start]
    lot = dice.below(routes) if routes > 1 else 0
    route = []
    here = start
    while points:
        for other, cost, ways in next_steps(here, field):
            if lot < ways:
                here = other
                points -= cost
                route.append((other, cost))
                break
            lot -= ways
    return tuple(route)
