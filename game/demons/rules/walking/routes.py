"""Cheapest routes over the map (DEM-5.3b to DEM-5.3e), with how many there are, so that ties are broken evenly.

A field is worked out backwards from where routes end: for a hex, the points of the cheapest route and the number of
routes that cost the same. Fields depend on the map alone, or on it and the hexes to go round, and are kept.
"""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.box.armenia import LAND
from game.demons.box.geometry import distances_from
from game.demons.rules.terrain import STEPS, STEPS_BACK
from game.demons.state import ACTIVATION_RADIUS
from game.engine.boards.hexes import Hex
from game.engine.dice import Dice

Onward = tuple[tuple[Hex, int, int], ...]
"""Where a cheapest route may go next: hex, cost of the step, routes from there."""
Hexes = tuple[Hex, ...]
FAR = 9999
DETOUR = 4
"""How many points more than the straight way home are tried first when somebody stands on it."""
HORIZON = ACTIVATION_RADIUS
"""How far around a magician a hunting field reaches at least: no unit hunts from farther away."""


class Field(dict[Hex, tuple[int, int]]):
    """For a hex: the points of the cheapest route, and how many routes cost that.

    ``steps`` keeps what :func:`next_steps` found, since units come the same ways again and again.
    """

    __slots__ = ("steps",)

    def __init__(self) -> None:
        super().__init__()
        self.steps: dict[Hex, Onward] = {}


def field_to(goals: Hexes, blocked: frozenset[Hex], reach: Hexes = ()) -> Field:
    """Cheapest routes to any of the goals, never entering a blocked hex.

    With ``reach`` the field may end once all of these hexes are in it; it holds every hex that is as cheap as those.
    """
    best: dict[Hex, int] = {goal: 0 for goal in goals if goal not in blocked}
    ways = dict.fromkeys(best, 1)
    rings: list[list[Hex]] = [list(best)]
    field = Field()
    missing = set(reach) - blocked
    points = 0
    while points < len(rings):
        for hex_id in rings[points]:
            if hex_id in field:
                continue
            field[hex_id] = (points, ways[hex_id])
            missing.discard(hex_id)
            for other, cost in STEPS_BACK[hex_id]:
                total = points + cost
                known = best.get(other, FAR)
                if total > known or other in blocked:
                    continue
                if total == known:
                    ways[other] += ways[hex_id]
                    continue
                best[other] = total
                ways[other] = ways[hex_id]
                while total >= len(rings):
                    rings.append([])
                rings[total].append(other)
        points += 1
        if reach and not missing:
            break
    return field


@cache
def _hunting_field(prey: Hex) -> Field:
    return field_beside(prey, frozenset())


@lru_cache(maxsize=512)
def _hunting_field_round(prey: Hex, magicians: Hexes) -> Field:
    return field_beside(prey, frozenset(magicians) - {prey})


def field_beside(prey: Hex, others: frozenset[Hex]) -> Field:
    """Cheapest routes to the hexes next to a magician, from everywhere near, round the hexes of ``others``."""
    goals = tuple([hex_id for hex_id, _ in STEPS[prey] if hex_id not in others])
    row = distances_from(prey)
    near = tuple([hex_id for hex_id in LAND if row[hex_id] <= HORIZON and hex_id != prey])
    return field_to(goals, others | {prey}, near)


def hunting_field(prey: Hex, start: Hex, magicians: Hexes) -> Field:
    """Cheapest routes from ``start`` to a hex next to a magician at ``prey``, round all ``magicians`` (DEM-5.3d)."""
    field = _hunting_field(prey)
    if len(magicians) > 1 and is_in_the_way(field, start, magicians, prey):
        return _hunting_field_round(prey, magicians)
    return field


def is_in_the_way(field: Field, start: Hex, magicians: Hexes, goal: Hex) -> bool:
    """Whether a cheapest route from ``start`` leads through the hex of a magician other than the goal's."""
    here = field.get(start)
    if here is None:
        return True
    row = distances_from(start)
    likely = []
    for other in magicians:
        ahead = field.get(other)
        if ahead is not None and other != goal and ahead[0] + row[other] <= here[0]:
            likely.append(other)
    return bool(likely) and not on_the_way(field, start).isdisjoint(likely)


def on_the_way(field: Field, start: Hex) -> set[Hex]:
    """Every hex of the cheapest routes from ``start``."""
    found = {start}
    waiting = [start]
    while waiting:
        for other, _cost, _routes in onward(waiting.pop(), field):
            if other not in found:
                found.add(other)
                waiting.append(other)
    return found


@cache
def _home_field(home: Hex) -> Field:
    return field_to((home,), frozenset())


@lru_cache(maxsize=512)
def _home_field_round(home: Hex, start: Hex, magicians: Hexes) -> Field:
    """Only hexes that a short detour may touch are looked at, unless it does not get there."""
    blocked = frozenset(magicians) - {home}
    row, straight = distances_from(start), _home_field(home)
    most = straight[start][0] + DETOUR
    far = [hex_id for hex_id, (points, _routes) in straight.items() if points + row[hex_id] > most]
    field = field_to((home,), blocked.union(far), (start,))
    if field.get(start, (FAR, 0))[0] <= most:
        return field
    return field_to((home,), blocked, (start,))


def home_field(home: Hex, start: Hex, magicians: Hexes) -> Field:
    """Cheapest routes from ``start`` to a home hex, round the hexes of magicians (DEM-5.7c, DEM-8.2m)."""
    field = _home_field(home)
    if magicians and is_in_the_way(field, start, magicians, home):
        return _home_field_round(home, start, magicians)
    return field


def onward(hex_id: Hex, field: Field) -> Onward:
    """Where the cheapest routes from a hex may go next; nowhere from a goal."""
    steps = field.steps.get(hex_id)
    return next_steps(hex_id, field) if steps is None else steps


def next_steps(hex_id: Hex, field: Field) -> Onward:
    """The same, found and kept."""
    points = field[hex_id][0]
    found = []
    for other, cost in STEPS[hex_id]:
        ahead = field.get(other)
        if ahead is not None and ahead[0] + cost == points:
            found.append((other, cost, ahead[1]))
    field.steps[hex_id] = steps = tuple(found)
    return steps


def cheapest_route(start: Hex, field: Field, dice: Dice, points: int = FAR) -> tuple[tuple[Hex, int], ...]:
    """One of the cheapest routes, each equally likely (DEM-5.3c): the hexes entered and what each step costs.

    It ends where ``points`` do not pay for the next step, or at a goal.
    """
    left, routes = field[start]
    lot = dice.below(routes) if routes > 1 else 0
    route: list[tuple[Hex, int]] = []
    here, steps = start, field.steps
    while left:
        for other, cost, ways in steps.get(here) or next_steps(here, field):  # noqa: B007
            if lot < ways:
                break
            lot -= ways
        points -= cost
        if points < 0:
            break
        left -= cost
        here = other
        route.append((other, cost))
    return tuple(route)
