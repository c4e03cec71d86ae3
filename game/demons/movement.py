"""How far a magician can go (DEM-5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from game.demons.armenia import EDGE_HEXES, ENTRY_HEXES, HEX_NUMBERS
from game.demons.geometry import distances_from
from game.demons.hunting import holding_units, magician_hexes, occupied, other_magicians, stopping_units
from game.demons.mortals import UNITS
from game.demons.naming import hex_name, hex_place
from game.demons.state import MAGICIAN_POINTS, DemonsState
from game.demons.terrain import LAND_NEIGHBOURS, STEPS_WITHIN, ZONES
from game.engine.decision import Option, Text
from game.engine.hexes import Hex

Hexes = frozenset[Hex]
NOWHERE: Hexes = frozenset()
Reach = dict[Hex, int]
"""Hexes a unit can go to, with their cost, in the order of the map."""
FARTHEST_STOP = MAGICIAN_POINTS + 1
"""Enemies farther away cannot change where a magician walks: he cannot even come next to them."""

MOVE = Text("Move to {hex}: {n} point", plural="Move to {hex}: {n} points")
LEAVE = Option(
    "leave",
    Text("Leave Armenia for good"),
    "exit",
    "DEM-4.3b",
    tooltip=Text("You keep your treasures and are safe, but never come back. Your demons are released."),
)


def walk(start: Hex, points: int, blocked: Iterable[Hex], stops: Hexes) -> tuple[Reach, list[Hex]]:
    """Where a unit can go hex by hex, never into ``blocked``, and no farther once in one of ``stops`` (DEM-5.5a).

    Also gives the hexes, the start included, where it may still move on or stand without having had to stop.
    """
    cost = bytearray([points + 1]) * HEX_NUMBERS
    cost[start] = 0
    for hex_id in blocked:
        cost[hex_id] = 0
    rings: list[list[Hex]] = [[start], *([] for _ in range(points))]
    entered: list[Hex] = []
    loose: list[Hex] = []
    for spent, ring in enumerate(rings):
        steps = STEPS_WITHIN[points - spent]
        for hex_id in ring:
            if cost[hex_id] < spent:
                continue
            entered.append(hex_id)
            if hex_id in stops and spent:
                continue
            loose.append(hex_id)
            for other, step in steps[hex_id]:
                if spent + step < cost[other]:
                    cost[other] = spent + step
                    rings[spent + step].append(other)
    return {hex_id: cost[hex_id] for hex_id in sorted(entered[1:])}, loose


zone = ZONES.__getitem__
"""The land hexes next to a hex."""


def is_held(state: DemonsState, seat: int) -> bool:
    """Whether a magician stands next to an enemy that keeps him from moving (DEM-5.5b to DEM-5.5d)."""
    magician = state.magicians[seat]
    if magician.invisible:
        return False
    around = zone(magician.hex)
    if not around.isdisjoint(other_magicians(state, seat)):
        return True
    if magician.reconciled:
        return False
    return not around.isdisjoint(holding_units(state, seat))


@cache
def move_option(hex_id: Hex, cost: int) -> Option:
    """The option to walk to a hex."""
    words = Text(MOVE.message, (("hex", hex_name(hex_id)), ("n", cost)), MOVE.plural)
    return Option(f"move:{hex_id}", words, hex_place(hex_id), "DEM-5.8d")


def move_options(state: DemonsState, seat: int) -> tuple[Option, ...]:
    """Where a magician can walk now, and to leave the map if he can (DEM-5, DEM-4.3b, DEM-5.5)."""
    magician, where = state.magicians[seat], state.units.hex
    start = magician.hex
    others = other_magicians(state, seat)
    if magician.invisible:
        return unseen_moves(start, where, others)
    around = zone(start)
    if others and not around.isdisjoint(others):
        return ()
    row = distances_from(start)
    near = [unit for unit in UNITS if row[where[unit]] <= FARTHEST_STOP]
    holding = [where[unit] for unit in stopping_units(state, seat, near)] if near else near
    if holding and not magician.reconciled and not around.isdisjoint(holding):
        return ()
    if not near and not others:
        return open_ground(start)[1]
    return seen_moves(start, others + [where[unit] for unit in near], others + holding)


def unseen_moves(start: Hex, units: list[Hex], others: list[Hex]) -> tuple[Option, ...]:
    """Where an invisible magician can go: through mortal units, but not to stay with them (DEM-12.3i)."""
    reach, loose = walk(start, MAGICIAN_POINTS, others, NOWHERE)
    return options_of({hex_id: cost for hex_id, cost in reach.items() if hex_id not in units}, loose)


def seen_moves(start: Hex, enemies: list[Hex], stopping: list[Hex]) -> tuple[Option, ...]:
    """Where a magician can go round ``enemies`` who has to stop next to ``stopping`` ones (DEM-5.5)."""
    reach, options = open_ground(start)
    blocked = frozenset([hex_id for hex_id in enemies if hex_id in reach])
    stops = frozenset([near for hex_id in stopping for near in LAND_NEIGHBOURS[hex_id] if near in reach])
    return moves_past(start, blocked, stops) if blocked or stops else options


@cache
def open_ground(start: Hex) -> tuple[Reach, tuple[Option, ...]]:
    """Where a magician could walk from a hex if nobody else were on the map."""
    reach, loose = walk(start, MAGICIAN_POINTS, (), NOWHERE)
    return reach, options_of(reach, loose)


@lru_cache(maxsize=8192)
def moves_past(start: Hex, blocked: Hexes, stops: Hexes) -> tuple[Option, ...]:
    """Where a magician can walk from a hex when some hexes of its open ground are taken or end the walk.

    Kept, since the same few enemies nearby mean the same moves wherever everybody else is.
    """
    return options_of(*walk(start, MAGICIAN_POINTS, blocked, stops))


def options_of(reach: Reach, loose: list[Hex]) -> tuple[Option, ...]:
    """The options to walk to each of these hexes, and to leave the map from a hex of its edge (DEM-4.3b)."""
    options = tuple([move_option(hex_id, cost) for hex_id, cost in reach.items()])
    return options if EDGE_HEXES.isdisjoint(loose) else (*options, LEAVE)


@cache
def go_option(hex_id: Hex, clause: str) -> Option:
    """The option to stand in a hex, without a cost."""
    return Option(f"to:{hex_id}", Text("{hex}", (("hex", hex_name(hex_id)),)), hex_place(hex_id), clause)


def entry_hexes(state: DemonsState) -> list[Hex]:
    """Where a magician can enter the map (DEM-4.0h, DEM-4.0i)."""
    taken = occupied(state)
    return [hex_id for hex_id in ENTRY_HEXES if hex_id not in taken]


def led_reach(state: DemonsState, seat: int, unit: int, points: int) -> Reach:
    """Where the magician ``seat`` can lead a bewitched unit: it stops next to other magicians (DEM-12.3f)."""
    start = state.units.hex[unit]
    others = other_magicians(state, seat)
    if not zone(start).isdisjoint(others):
        return {}
    stops = frozenset([near for hex_id in others for near in LAND_NEIGHBOURS[hex_id]])
    return walk(start, points, magician_hexes(state), stops)[0]
