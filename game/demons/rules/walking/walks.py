"""Walks hex by hex (DEM-5.2, DEM-5.5a, DEM-5.8): where they lead, and what on the way forbids them.

All walks from a hex are worked out once, each as the set of hexes it passes through, written as the bits of a number.
Whoever stands in the way then only has to be compared with them: a search over the map for every question took longer.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from game.demons.box.armenia import EDGE_HEXES
from game.demons.rules.terrain import LAND_NEIGHBOURS, MOST_POINTS, STEPS_WITHIN
from game.engine.boards.hexes import Hex

Reach = dict[Hex, int]
"""Hexes a unit can go to, with their cost, in the order of the map."""
Ways = tuple[tuple[int, int], ...]
"""The ways to a hex, the cheapest first: what it costs, and the bits of the hexes in between.

A way through all the hexes of another that is no dearer is left out.
"""


class Walks(NamedTuple):
    """All walks from a hex that the points of a magician pay for, with nobody else on the map."""

    bits: dict[Hex, int]
    """A bit for each hex that can be reached, none for the start."""
    beside: dict[Hex, int]
    """For each hex that matters, the bits of the hexes next to it that can be reached."""
    goals: tuple[tuple[Hex, int, Ways], ...]
    """In the order of the map: a hex, its bit, the ways there."""
    exits: Ways
    """The ways to the edge of the map, the cheapest first, the hex of the edge included."""


@cache
def walks_from(start: Hex) -> Walks:
    """All walks from a hex."""
    bits, ways = ways_from(start)
    beside: dict[Hex, int] = {}
    for hex_id, bit in bits.items():
        for other in LAND_NEIGHBOURS[hex_id]:
            beside[other] = beside.get(other, 0) | bit
    goals = tuple([(hex_id, bits[hex_id], tuple(ways[hex_id])) for hex_id in sorted(bits) if hex_id != start])
    edges = [hex_id for hex_id in bits if hex_id in EDGE_HEXES]
    exits = sorted([(cost, mask | bits[hex_id]) for hex_id in edges for cost, mask in ways[hex_id]])
    return Walks(bits, beside, goals, tuple(exits))


def ways_from(start: Hex) -> tuple[dict[Hex, int], dict[Hex, list[tuple[int, int]]]]:
    """A bit for each hex in reach, and the ways there."""
    bits = {start: 0}
    ways: dict[Hex, list[tuple[int, int]]] = {}
    rings: list[list[tuple[Hex, int]]] = [[(start, 0)], *([] for _ in range(MOST_POINTS))]
    for spent, ring in enumerate(rings):
        for hex_id, mask in ring:
            known = ways.setdefault(hex_id, [])
            if any(mask & way == way for _cost, way in known):
                continue
            known.append((spent, mask))
            through = mask | bits.setdefault(hex_id, 1 << len(bits))
            for other, step in STEPS_WITHIN[MOST_POINTS - spent][hex_id]:
                if not through & bits.get(other, 0):
                    rings[spent + step].append((other, through))
    return bits, ways


def bits_of(bits: dict[Hex, int], hexes: Iterable[Hex]) -> int:
    """The bits of some hexes together."""
    mask = 0
    for hex_id in hexes:
        mask |= bits.get(hex_id, 0)
    return mask


def walk(start: Hex, points: int, blocked: Iterable[Hex], stopping: Iterable[Hex]) -> Reach:
    """Where a unit can go, never into ``blocked``, and no farther once next to one of ``stopping`` (DEM-5.5a)."""
    walks = walks_from(start)
    taken = bits_of(walks.bits, blocked)
    closed = taken | bits_of(walks.beside, stopping)
    reach: Reach = {}
    for hex_id, bit, ways in walks.goals:
        if not bit & taken:
            for cost, mask in ways:
                if not mask & closed:
                    if cost <= points:
                        reach[hex_id] = cost
                    break
    return reach
