"""Walks kept as bits, and routes looked for in a corridor, give what a plain search over the map gives."""

from __future__ import annotations

import random

import pytest

from game.demons.box.armenia import EDGE_HEXES, LAND
from game.demons.box.mortals import HOME
from game.demons.rules.terrain import LAND_NEIGHBOURS, STEPS
from game.demons.rules.walking.routes import FAR, Field, cheapest_route, field_to, home_field, next_steps
from game.demons.rules.walking.walks import bits_of, walk, walks_from
from game.demons.state import MAGICIAN_POINTS, MORTAL_POINTS
from game.engine.dice import Dice
from tests.demons.scene import OPEN, Scene

HEXES = sorted(LAND)
HOMES = sorted(set(HOME[1:]))


def plain_walk(start: int, points: int, blocked: set[int], stops: set[int]) -> tuple[dict[int, int], set[int]]:
    """Cost of every hex in reach, and the hexes where the walker need not have stopped."""
    cost, loose = {start: 0}, {start}
    rings: list[list[int]] = [[start], *([] for _ in range(points))]
    for spent, ring in enumerate(rings):
        for hex_id in ring:
            if cost[hex_id] < spent or (hex_id in stops and hex_id != start):
                continue
            loose.add(hex_id)
            for other, step in STEPS[hex_id]:
                total = spent + step
                if total <= points and total < cost.get(other, FAR) and other not in blocked:
                    cost[other] = total
                    rings[total].append(other)
    del cost[start]
    return dict(sorted(cost.items())), loose


@pytest.mark.clause("DEM-5.2a", "DEM-5.4a", "DEM-5.5a", "DEM-5.8b")
@pytest.mark.parametrize("points", [MORTAL_POINTS, MAGICIAN_POINTS])
def test_walks_past_enemies_are_those_of_a_search_over_the_map(points: int) -> None:
    chance = random.Random(points)
    for _ in range(1500):
        start = chance.choice(HEXES)
        near = sorted(walks_from(start).beside.keys() & LAND - {start})
        enemies = chance.sample(near, min(len(near), chance.randrange(5)))
        stopping = [hex_id for hex_id in enemies if chance.random() < 0.7]
        stops = {other for hex_id in stopping for other in LAND_NEIGHBOURS[hex_id]}
        reach, _loose = plain_walk(start, points, set(enemies), stops)
        found = walk(start, points, enemies, stopping)
        assert list(found.items()) == list(reach.items())


@pytest.mark.clause("DEM-4.3b", "DEM-5.5a")
def test_the_edge_of_the_map_can_be_left_where_a_walk_need_not_stop() -> None:
    chance = random.Random(3)
    for _ in range(1500):
        start = chance.choice(HEXES)
        walks = walks_from(start)
        near = sorted(walks.beside.keys() & LAND - {start})
        enemies = chance.sample(near, min(len(near), chance.randrange(4)))
        stops = {other for hex_id in enemies for other in LAND_NEIGHBOURS[hex_id]}
        closed = bits_of(walks.bits, enemies) | bits_of(walks.beside, enemies)
        _reach, loose = plain_walk(start, MAGICIAN_POINTS, set(enemies), stops)
        assert any(not way & closed for _cost, way in walks.exits) == (not EDGE_HEXES.isdisjoint(loose))


def routes_of(start: int, field: Field) -> dict[int, object]:
    """Everything about the cheapest routes from a hex that chooses one of them."""
    found: dict[int, object] = {}
    waiting = [start]
    while waiting:
        hex_id = waiting.pop()
        if hex_id not in found:
            steps = next_steps(hex_id, field)
            found[hex_id] = (field[hex_id], steps)
            waiting += [other for other, _cost, _routes in steps]
    return found


@pytest.mark.clause("DEM-5.3c", "DEM-5.7c", "DEM-8.2m")
def test_routes_home_round_magicians_are_those_of_a_search_over_the_whole_map() -> None:
    chance = random.Random(5)
    for _ in range(150):
        home, start = chance.choice(HOMES), chance.choice(HEXES)
        straight = field_to((home,), frozenset())
        on_the_way = [hex_id for hex_id in routes_of(start, straight) if hex_id != start]
        others = chance.sample(HEXES, 2) + on_the_way[: chance.randrange(3)]
        magicians = tuple(sorted(set(others) - {start}))
        whole = field_to((home,), frozenset(magicians) - {home})
        field = home_field(home, start, magicians)
        if start not in whole:
            assert start not in field
        else:
            assert routes_of(start, field) == routes_of(start, whole)


@pytest.mark.clause("DEM-5.3c", "DEM-5.3d")
def test_a_route_for_some_points_is_the_beginning_of_the_whole_route() -> None:
    chance = random.Random(6)
    for seed in range(300):
        home, start = chance.choice(HOMES), chance.choice(HEXES)
        field = home_field(home, start, ())
        whole = cheapest_route(start, field, Dice(seed))
        route = cheapest_route(start, field, Dice(seed), MORTAL_POINTS)
        assert route == whole[: len(route)]
        assert sum(cost for _, cost in route) <= MORTAL_POINTS
        assert len(route) == len(whole) or sum(cost for _, cost in whole[: len(route) + 1]) > MORTAL_POINTS


@pytest.mark.clause("DEM-4.3b")
def test_leaving_costs_the_way_to_the_rim_and_the_last_step_nothing() -> None:
    def price(hex_id: int) -> str:
        leave = Scene({"hex": hex_id}).question("first_phase").option("leave")
        return str(leave.text) if leave is not None else ""

    assert price(113) == "Leave Armenia for good"
    assert not price(OPEN), "too far"
    for hex_id in [hex_id for hex_id in HEXES if hex_id // 100 in (2, 3, 4)][::9]:
        question = Scene({"hex": hex_id}).question("first_phase")
        rim = [
            int(str(dict(option.text.facts)["n"]))
            for option in question.options
            if option.key.startswith("move:") and int(option.key[5:]) in EDGE_HEXES
        ]
        leave = question.option("leave")
        assert (dict(leave.text.facts).get("n") if leave is not None else None) == min(rim, default=None)
