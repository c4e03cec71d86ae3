"""How demons move: directions and prices, walls, garlic and salt, walks, rescue moves and forced steps (DK-10)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.devils_circle.box.board import BOARD
from game.devils_circle.rules.ground import (
    ALONE,
    OPENLY,
    demons_set,
    figures,
    guarded,
    mages_set,
    openly_without,
    salted,
)
from game.devils_circle.state import CircleState, Demon
from game.engine.boards.rooms import DIRECTIONS, field_set, members, set_of

BACK, SIDE, FORWARD = "back", "side", "forward"
KINDS = (BACK, SIDE, FORWARD)
PRICES = {BACK: 1, SIDE: 2, FORWARD: 4}
"""DK-9.17, DK-9.18, DK-9.21."""
DEAREST = PRICES[FORWARD]
WALL_MATERIALITY = 6
SALT_POWER = 10
SALT_LOSS = 3

Ways = tuple[int, int, int, int]
"""By direction: a set of fields."""


def kind_by_offset(across: int, down: int, way: int) -> str:
    """The kind of a step, given how many columns east and rows south the cradle is (DK-10.3 to DK-10.6)."""
    along = (-down, across, down, -across)[way]
    this, other = (abs(across), abs(down)) if way % 2 else (abs(down), abs(across))
    if this >= other:
        return FORWARD if along > 0 else BACK
    return SIDE


KINDS_BY_OFFSET = {
    down: tuple(
        tuple(kind_by_offset(across, down, way) for way in DIRECTIONS)
        for across in range(BOARD.columns - 1, -BOARD.columns, -1)
    )
    for down in range(1 - BOARD.rows, BOARD.rows)
}
"""By how many rows south the cradle is: the kinds of steps of a row of fields twice as long as the board's, the cradle
being above or below its middle. The board's row is the part of it in which the cradle is in its column."""


@cache
def kinds_on(cradle: int) -> tuple[tuple[str, ...], ...]:
    """By field and direction: the kind of that step."""
    found: list[tuple[str, ...]] = []
    first = BOARD.columns - 1 - BOARD.column(cradle)
    for row in range(BOARD.rows):
        found += KINDS_BY_OFFSET[BOARD.row(cradle) - row][first : first + BOARD.columns]
    return tuple(found)


def step_kind(field: int, way: int, cradle: int) -> str:
    """Whether a step is forwards, backwards or sideways, judged from the cradle (DK-10.2 to DK-10.6)."""
    return kinds_on(cradle)[field][way]


@cache
def kinds_by_way(cradle: int) -> tuple[Ways, Ways, Ways]:
    """For back, side and forward: by direction, the fields from which a step there is of that kind."""
    alike: dict[tuple[str, ...], int] = {}
    for field, kinds in enumerate(kinds_on(cradle)):
        if field != cradle:
            alike[kinds] = alike.get(kinds, 0) | ALONE[field]
    found = {kind: [0, 0, 0, 0] for kind in KINDS}
    for kinds, fields in alike.items():
        for way in DIRECTIONS:
            found[kinds[way]][way] |= fields
    back, side, forward = ((ways[0], ways[1], ways[2], ways[3]) for ways in found.values())
    return back, side, forward


def crosses_walls(power: int, materiality: int) -> bool:
    """Whether a demon of these values may cross walls at all (DK-10.7)."""
    return materiality < WALL_MATERIALITY and materiality <= power


@lru_cache(maxsize=20_000)
def passable(garlic: tuple[int, ...], salt: tuple[int, ...], walls: bool) -> Ways:
    """By direction: the fields that can be left there; ``salt`` are the lines that stop, ``walls`` if they don't."""
    lines, guards = salted(salt), guarded(garlic)
    ways = [BOARD.open[way] & ~lines[way] | (BOARD.walls[way] & ~guards[way] if walls else 0) for way in DIRECTIONS]
    return ways[0], ways[1], ways[2], ways[3]


@lru_cache(maxsize=20_000)
def passable_by_kind(
    garlic: tuple[int, ...], salt: tuple[int, ...], walls: bool, cradle: int
) -> tuple[Ways, Ways, Ways]:
    """Like ``passable``, apart for steps backwards, sideways and forwards."""
    ways = passable(garlic, salt, walls)
    back, side, forward = kinds_by_way(cradle)
    return (
        (ways[0] & back[0], ways[1] & back[1], ways[2] & back[2], ways[3] & back[3]),
        (ways[0] & side[0], ways[1] & side[1], ways[2] & side[2], ways[3] & side[3]),
        (ways[0] & forward[0], ways[1] & forward[1], ways[2] & forward[2], ways[3] & forward[3]),
    )


def salt_for(state: CircleState, demon: Demon) -> tuple[int, ...]:
    """The lines of salt that mean anything to a demon: none to a wisp (DK-7.28)."""
    return () if demon.wisp else state.salt


def price(state: CircleState, field: int, way: int) -> int:
    """The price of a step, in freedom points or, for a rescue move, in power (DK-9.17 to DK-9.25)."""
    return PRICES[kinds_on(state.cradle)[field][way]] + state.at_dawn


# -- what stops a demon -----------------------------------------------------------------------------------

NO_FIELD, GARLIC, TOO_SOLID, TOO_WEAK, SALT, DEMON_THERE = (
    "no_field", "garlic", "too_solid", "too_weak", "salt", "demon_there",
)  # fmt: skip


def edge_stop(state: CircleState, field: int, way: int, power: int, materiality: int, wisp: bool) -> str:
    """What stops a demon of these values at an edge, or "" (DK-10.7 to DK-10.9)."""
    if BOARD.neighbours[field][way] < 0:
        return NO_FIELD
    if BOARD.walls[way] >> field & 1:
        if guarded(state.garlic)[way] >> field & 1:
            return GARLIC
        if materiality >= WALL_MATERIALITY:
            return TOO_SOLID
        return TOO_WEAK if materiality > power else ""
    if not wisp and power <= SALT_POWER and BOARD.edges[field][way] in state.salt:
        return SALT
    return ""


def breaks_salt(state: CircleState, demon: Demon, field: int, way: int) -> bool:
    """Whether the demon destroys a line of salt when it takes this step (DK-7.26)."""
    return not demon.wisp and BOARD.edges[field][way] in state.salt


# -- walks ------------------------------------------------------------------------------------------------


def walk_layers(state: CircleState, demon: Demon, points: int, occupied: int = 0) -> tuple[int, ...]:
    """The fields a demon can walk to without any effect on the way, by lowest price: entry n costs n points.

    No wand is trampled, no salt broken, nobody attacked; the path then makes no difference. ``occupied`` are the
    fields of all figures, if they are known already.
    """
    extra = state.at_dawn
    near, edges = surroundings(demon.field, points // (PRICES[BACK] + extra))
    quiet = near & ~(occupied or figures(state))
    if state.wands:
        quiet &= ~set_of(state.wands)
    garlic = state.garlic if state.garlic and set_of(state.garlic) & near else ()
    salt = state.salt if state.salt and not demon.wisp and set_of(state.salt) & edges else ()
    walls = demon.materiality < WALL_MATERIALITY and demon.materiality <= demon.power
    return _layers(1 << demon.field, passable_by_kind(garlic, salt, walls, state.cradle), quiet, points, extra)


EDGES = tuple(field_set(edge for edge in edges if edge >= 0) for edges in BOARD.edges)
"""By field: the set of its edges."""


@cache
def surroundings(field: int, steps: int) -> tuple[int, int]:
    """The fields within so many steps through walls and all, and the edges of those fields.

    Garlic and salt elsewhere cannot stop a walk: without them, one table serves nearly all walks to the same cradle.
    """
    near = ALONE[field]
    for _ in range(steps):
        near |= BOARD.spread(near, BOARD.inner)
    edges = 0
    for member in members(near):
        edges |= EDGES[member]
    return near, edges


def _layers(start: int, ways: tuple[Ways, Ways, Ways], left: int, points: int, extra: int) -> tuple[int, ...]:
    # The shifts of RoomGrid.spread are written out here: this is the innermost loop of the game.
    (b0, b1, b2, b3), (s0, s1, s2, s3), (f0, f1, f2, f3) = ways
    south = BOARD.columns
    layers = [start]
    for cost in range(1, points + 1):
        found = 0
        if cost > extra and (at := layers[cost - 1 - extra]):
            found = (at & b0) >> south | (at & b1) << 1 | (at & b2) << south | (at & b3) >> 1
        if cost > 1 + extra and (at := layers[cost - 2 - extra]):
            found |= (at & s0) >> south | (at & s1) << 1 | (at & s2) << south | (at & s3) >> 1
        if cost > 3 + extra and (at := layers[cost - 4 - extra]):
            found |= (at & f0) >> south | (at & f1) << 1 | (at & f2) << south | (at & f3) >> 1
        found &= left
        left ^= found
        layers.append(found)
    return tuple(layers)


def walk_path(state: CircleState, demon: Demon, goal: int, layers: tuple[int, ...]) -> tuple[int, ...]:
    """The fields that the cheapest quiet walk goes through, the goal last; ``layers`` are the fields by price."""
    ways = passable(state.garlic, salt_for(state, demon), crosses_walls(demon.power, demon.materiality))
    path = [goal]
    cost = next(price for price, layer in enumerate(layers) if layer >> goal & 1)
    while cost:
        cost, field = _step_before(state, layers, ways, path[-1], cost)
        path.append(field)
    return tuple(reversed(path[:-1]))


def _step_before(state: CircleState, layers: tuple[int, ...], ways: Ways, goal: int, cost: int) -> tuple[int, int]:
    for field in BOARD.adjacent[goal]:
        way = BOARD.way(field, goal)
        before = cost - price(state, field, way) if field != state.cradle else -1
        if before >= 0 and ways[way] >> field & 1 and layers[before] >> field & 1:
            return before, field
    raise ValueError("no walk leads there")


# -- rescue moves and forced steps ------------------------------------------------------------------------


def rescue_stop(state: CircleState, demon: Demon, way: int, occupied: int) -> str:
    """Why no rescue move is possible in a direction, or "": the price in power is paid first (DK-10.23 to 10.26)."""
    target = BOARD.neighbours[demon.field][way]
    if target < 0:
        return NO_FIELD
    if occupied >> target & 1:
        return DEMON_THERE
    left = demon.power - price(state, demon.field, way)
    if left < 1:
        return TOO_WEAK
    if BOARD.open[way] >> demon.field & 1 and not state.salt:
        return ""
    return edge_stop(state, demon.field, way, left, demon.materiality, demon.wisp)


def rescue_ways(state: CircleState, demon: Demon) -> tuple[int, ...]:
    """The directions of legal rescue moves; none if it is used up (DK-10.22)."""
    if not demon.rescue_left:
        return ()
    occupied = figures(state)
    return tuple([way for way in DIRECTIONS if not rescue_stop(state, demon, way, occupied)])


def can_rescue(state: CircleState, demon: Demon, occupied: int) -> bool:
    """Whether any rescue move is legal; ``occupied`` are the fields of all figures."""
    if demon.power > DEAREST + state.at_dawn:  # whatever the step costs, nothing stops it over a free open edge
        beside = openly_without(state.salt) if state.salt else OPENLY
        if beside[demon.field] & ~occupied:
            return True
    return any(not rescue_stop(state, demon, way, occupied) for way in DIRECTIONS)


def forced_fields(state: CircleState, demon: Demon, steps: int) -> int:
    """Where forced steps can take a demon, up to that many (DK-10.20); its own field is not among them."""
    walls = crosses_walls(demon.power, demon.materiality)
    ways = passable(state.garlic, salt_for(state, demon), walls)
    room = BOARD.all & ~(figures(state) | set_of(state.wands))
    here = 1 << demon.field
    reached = here
    for _ in range(steps):
        reached |= BOARD.spread(reached, ways) & room
    return reached & ~here


def retreat_fields(
    state: CircleState, demon: Demon, target: int, power: int, materiality: int, salt: tuple[int, ...]
) -> tuple[int, ...]:
    """Where a demon may step back or aside after a direct attack on a mage's field (DK-11.31).

    Power and materiality are those with which it enters that field, ``salt`` the lines that are left then and bar it;
    what the fight costs it afterwards does not take a retreat away.
    """
    ways = passable(state.garlic, salt, crosses_walls(power, materiality))
    taken = (mages_set(state) | demons_set(state) | 1 << state.cradle | set_of(state.wands)) & ~(1 << demon.field)
    found = []
    for way in DIRECTIONS:
        other = BOARD.neighbours[target][way]
        if not ways[way] >> target & 1 or taken >> other & 1:
            continue
        if step_kind(target, way, state.cradle) != FORWARD:
            found.append(other)
    return tuple(found)
