"""How far a magician can go (DEM-5)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.armenia import EDGE_HEXES, ENTRY_HEXES
from game.demons.geometry import distances_from
from game.demons.hunting import holding_units, magician_hexes, occupied, other_magicians
from game.demons.naming import hex_name, hex_place
from game.demons.state import MAGICIAN_POINTS, DemonsState
from game.demons.terrain import LAND_NEIGHBOURS, STEPS
from game.engine.decision import Option, Text
from game.engine.hexes import Hex

Hexes = frozenset[Hex]
NOWHERE: Hexes = frozenset()
Reach = tuple[tuple[Hex, int], ...]
"""Hexes a unit can go to, with their cost, in the order of the map."""

MOVE = Text("Move to {hex}: {n} point", plural="Move to {hex}: {n} points")
LEAVE = Option(
    "leave",
    Text("Leave Armenia for good"),
    "exit",
    "DEM-4.3b",
    tooltip=Text("You keep your treasures and are safe, but never come back. Your demons are released."),
)


@lru_cache(maxsize=20_000)
def walk(start: Hex, points: int, blocked: Hexes, stops: Hexes) -> tuple[Reach, Hexes]:
    """Where a unit can go hex by hex, never into ``blocked``, and no farther once in one of ``stops`` (DEM-5.5a).

    Also gives the hexes, the start included, where it may still move on or stand without having had to stop.
    """
    cost: dict[Hex, int] = {start: 0}
    rings: list[list[Hex]] = [[start], *([] for _ in range(points))]
    loose = {start}
    for spent, ring in enumerate(rings):
        for hex_id in ring:
            if cost[hex_id] < spent or (hex_id in stops and hex_id != start):
                continue
            loose.add(hex_id)
            for other, step in STEPS[hex_id]:
                total = spent + step
                if total <= points and total < cost.get(other, 99) and other not in blocked:
                    cost[other] = total
                    rings[total].append(other)
    del cost[start]
    return tuple(sorted(cost.items())), frozenset(loose)


@cache
def zone(hex_id: Hex) -> Hexes:
    """The land hexes next to a hex."""
    return frozenset(LAND_NEIGHBOURS[hex_id])


def near(hexes: tuple[Hex, ...], start: Hex, radius: int) -> list[Hex]:
    """Those hexes that lie within a radius."""
    row = distances_from(start)
    return [hex_id for hex_id in hexes if row[hex_id] <= radius]


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


def reach(state: DemonsState, seat: int) -> tuple[Reach, bool]:
    """Where a magician can go now, and whether he can leave the map (DEM-5, DEM-4.3b, DEM-12.3i)."""
    magician, units = state.magicians[seat], state.units
    others = tuple(other_magicians(state, seat))
    if magician.invisible:
        return unseen_reach(magician.hex, tuple(units.hex), others)
    holding = tuple(holding_units(state, seat))
    return seen_reach(magician.hex, tuple(units.hex), holding, others, magician.reconciled)


@lru_cache(maxsize=4096)
def unseen_reach(start: Hex, units: tuple[Hex, ...], others: tuple[Hex, ...]) -> tuple[Reach, bool]:
    """Where an invisible magician can go: through mortal units, but not to stay with them (DEM-12.3i)."""
    hexes, loose = walk(start, MAGICIAN_POINTS, frozenset(near(others, start, MAGICIAN_POINTS)), NOWHERE)
    return tuple([pair for pair in hexes if pair[0] not in units]), not EDGE_HEXES.isdisjoint(loose)


@lru_cache(maxsize=4096)
def seen_reach(
    start: Hex, units: tuple[Hex, ...], holding: tuple[Hex, ...], others: tuple[Hex, ...], reconciled: bool
) -> tuple[Reach, bool]:
    """Where a magician can go who has to stop next to ``holding`` units and other magicians (DEM-5.5)."""
    around = zone(start)
    if not around.isdisjoint(others) or not (reconciled or around.isdisjoint(holding)):
        return (), False
    stops: set[Hex] = set()
    for hex_id in near(holding + others, start, MAGICIAN_POINTS + 1):
        stops |= zone(hex_id)
    blocked = near(units + others, start, MAGICIAN_POINTS)
    hexes, loose = walk(start, MAGICIAN_POINTS, frozenset(blocked), frozenset(stops))
    return hexes, not EDGE_HEXES.isdisjoint(loose)


@lru_cache(maxsize=4096)
def move_options(hexes: Reach, may_leave: bool) -> tuple[Option, ...]:
    """The options to walk to each of these hexes, and to leave the map."""
    options = tuple([move_option(hex_id, cost) for hex_id, cost in hexes])
    return (*options, LEAVE) if may_leave else options


@cache
def move_option(hex_id: Hex, cost: int) -> Option:
    """The option to walk to a hex."""
    words = Text(MOVE.message, (("hex", hex_name(hex_id)), ("n", cost)), MOVE.plural)
    return Option(f"move:{hex_id}", words, hex_place(hex_id), "DEM-5.8d")


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
        return ()
    stops: set[Hex] = set()
    for hex_id in others:
        stops |= zone(hex_id)
    return walk(start, points, frozenset(magician_hexes(state)), frozenset(stops))[0]
