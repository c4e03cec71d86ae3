"""How far a magician can go (DEM-5)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from game.demons.box.armenia import ENTRY_HEXES
from game.demons.box.mortals import UNITS
from game.demons.box.naming import hex_name, hex_place
from game.demons.rules.terrain import ZONES
from game.demons.rules.walking.hunting import holders, magician_hexes, occupied, other_magicians, stopping_units
from game.demons.rules.walking.walks import Reach, bits_of, walk, walks_from
from game.demons.state import DemonsState
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text

Hexes = frozenset[Hex]
ENTRIES = frozenset(ENTRY_HEXES)
MOVE = Text("Move to {hex}: {n} point", plural="Move to {hex}: {n} points")
LEAVE = Option(
    "leave",
    Text("Leave Armenia for good"),
    "exit",
    "DEM-4.3b",
    tooltip=Text("You keep your treasures and are safe, but never come back. Your demons are released."),
)
LEAVE_FOR = Text("Leave Armenia for good: {n} point to its rim", plural="Leave Armenia for good: {n} points to its rim")


@cache
def leave_option(cost: int) -> Option:
    """The option to walk to the rim and leave: the last step, off the map, costs nothing (DEM-4.3b)."""
    return replace(LEAVE, text=Text(LEAVE_FOR.message, (("n", cost),), LEAVE_FOR.plural)) if cost else LEAVE


zone = ZONES.__getitem__
"""The land hexes next to a hex."""


def is_held(state: DemonsState, seat: int) -> bool:
    """Whether a magician stands next to an enemy that keeps him from moving (DEM-5.5b to DEM-5.5d)."""
    return not zone(state.magicians[seat].hex).isdisjoint(holders(state, seat))


@cache
def move_option(hex_id: Hex, cost: int) -> Option:
    """The option to walk to a hex."""
    words = Text(MOVE.message, (("hex", hex_name(hex_id)), ("n", cost)), MOVE.plural)
    return Option(f"move:{hex_id}", words, hex_place(hex_id), "DEM-5.8d")


def move_options(state: DemonsState, seat: int) -> tuple[Option, ...]:
    """Where a magician can walk now, and to leave the map if he can (DEM-5, DEM-4.3b, DEM-5.5)."""
    magician, where = state.magicians[seat], state.units.hex
    start, others = magician.hex, other_magicians(state, seat)
    walks = walks_from(start)
    if magician.invisible:
        closed = bits_of(walks.bits, others)
        return moves_past(start, closed, closed | bits_of(walks.bits, where))
    around, beside = zone(start), walks.beside
    near = [unit for unit in UNITS if where[unit] in beside]
    stopping = [where[unit] for unit in stopping_units(state, seat, near)] if near else near
    if not (around.isdisjoint(others) and around.isdisjoint(stopping)) and is_held(state, seat):
        return ()
    taken = bits_of(walks.bits, others) | bits_of(walks.bits, [where[unit] for unit in near])
    return moves_past(start, taken | bits_of(beside, others) | bits_of(beside, stopping), taken)


@lru_cache(maxsize=8192)
def moves_past(start: Hex, closed: int, taken: int) -> tuple[Option, ...]:
    """The options to walk with no way on from ``closed`` hexes and no stay in ``taken`` ones, and to leave the map.

    Closed are hexes of other magicians, for the visible those of mortal units too, and hexes next to enemies
    (DEM-5.4a, DEM-5.5a); an invisible magician may not stay with mortal units (DEM-12.3i).
    """
    options = []
    walks = walks_from(start)
    for hex_id, bit, ways in walks.goals:
        if not bit & taken:
            for cost, way in ways:
                if not way & closed:
                    options.append(move_option(hex_id, cost))
                    break
    for cost, way in walks.exits:
        if not way & closed:
            options.append(leave_option(cost))
            break
    return tuple(options)


@cache
def go_option(hex_id: Hex, clause: str) -> Option:
    """The option to stand in a hex, without a cost."""
    return Option(f"to:{hex_id}", Text("{hex}", (("hex", hex_name(hex_id)),)), hex_place(hex_id), clause)


@lru_cache(maxsize=2048)
def go_options(hexes: tuple[Hex, ...], clause: str) -> tuple[Option, ...]:
    """The options to stand in one of some hexes."""
    return tuple([go_option(hex_id, clause) for hex_id in hexes])


def entry_options(state: DemonsState) -> tuple[Option, ...]:
    """Where a magician can enter the map (DEM-4.0h, DEM-4.0i)."""
    return entries_but(ENTRIES.intersection(occupied(state)))


@cache
def entries_but(taken: Hexes) -> tuple[Option, ...]:
    """The options to enter the map by the hexes that nobody has taken."""
    return tuple([go_option(hex_id, "DEM-4.0h") for hex_id in ENTRY_HEXES if hex_id not in taken])


def led_reach(state: DemonsState, seat: int, unit: int, points: int) -> Reach:
    """Where the magician ``seat`` can lead a bewitched unit: it stops next to other magicians (DEM-12.3f)."""
    start = state.units.hex[unit]
    others = other_magicians(state, seat)
    if not zone(start).isdisjoint(others):
        return {}
    return walk(start, points, magician_hexes(state), others)
