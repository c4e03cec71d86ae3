"""Which mortal units hunt, hold and search whom (DEM-0.5, DEM-5.5c, DEM-6.0c)."""

from __future__ import annotations

from collections.abc import Iterable

from game.demons.box.mortals import UNITS
from game.demons.rules.ranks_to_try import is_helpless
from game.demons.rules.terrain import LAND_NEIGHBOURS, ZONES
from game.demons.state import FREE, DemonsState
from game.engine.boards.hexes import Hex


def is_ready(state: DemonsState, unit: int) -> bool:
    """Whether a unit is on the map, neither fleeing nor holding a captive (DEM-0.5)."""
    units = state.units
    return bool(units.hex[unit]) and not units.fleeing[unit] and not units.captives[unit]


def is_disoriented(state: DemonsState, unit: int) -> bool:
    """Whether a storm lies on a unit (DEM-12.3s)."""
    return any(unit in magician.storm for magician in state.magicians)


def bewitched(state: DemonsState) -> tuple[int, ...]:
    """The units that magicians lead (DEM-12.3f)."""
    units: tuple[int, ...] = ()
    for magician in state.magicians:
        units += magician.bewitched
    return units


def bewitcher(state: DemonsState, unit: int) -> int:
    """The seat that controls a unit by power F; -1 if nobody does."""
    for seat, magician in enumerate(state.magicians):
        if unit in magician.bewitched:
            return seat
    return -1


def magician_hexes(state: DemonsState) -> tuple[Hex, ...]:
    """Where the magicians on the map stand."""
    return tuple([magician.hex for magician in state.magicians if magician.status == FREE])


def units_in(state: DemonsState, hex_id: Hex) -> tuple[int, ...]:
    """The mortal units in a hex."""
    where = state.units.hex
    return tuple([unit for unit in UNITS if where[unit] == hex_id])


def occupied(state: DemonsState) -> set[Hex]:
    """Every hex with a mortal unit or a magician on the map."""
    hexes = {*state.units.hex, *magician_hexes(state)}
    hexes.discard(0)
    return hexes


def magician_in(state: DemonsState, hex_id: Hex) -> int:
    """The seat of the magician in a hex; -1 if there is none."""
    for seat, magician in enumerate(state.magicians):
        if magician.status == FREE and magician.hex == hex_id:
            return seat
    return -1


def stopping_units(state: DemonsState, seat: int, units: Iterable[int]) -> list[int]:
    """Those units on the map that stop a magician: all but fleeing, disoriented and bewitched ones (DEM-5.5c)."""
    fleeing = state.units.fleeing
    spared = state.magicians[seat].bewitched
    for magician in state.magicians:
        spared += magician.storm
    return [unit for unit in units if not fleeing[unit] and unit not in spared]


def holders(state: DemonsState, seat: int) -> list[Hex]:
    """The hexes of all who keep a magician from walking away who starts next to them (DEM-5.5b to DEM-5.5d)."""
    magician, where = state.magicians[seat], state.units.hex
    if magician.invisible:
        return []
    helpless = is_helpless(state, seat)
    hexes = [] if helpless else other_magicians(state, seat)
    if not magician.reconciled:
        units = [unit for unit in UNITS if where[unit]]
        hexes += [where[unit] for unit in holding_units(state, stopping_units(state, seat, units), helpless)]
    return hexes


def magicians_holding(state: DemonsState, seat: int) -> list[int]:
    """The seats of the other magicians on the map beside a magician, who hold him."""
    around = frozenset[Hex]() if is_helpless(state, seat) else holds_around(state, seat)
    return [number for number, one in enumerate(state.magicians) if one.status == FREE and one.hex in around]


def units_holding(state: DemonsState, seat: int) -> list[int]:
    """The mortal units beside a magician that hold him."""
    around, where = holds_around(state, seat), state.units.hex
    stopping = [] if state.magicians[seat].reconciled else stopping_units(state, seat, UNITS)
    return [unit for unit in holding_units(state, stopping, is_helpless(state, seat)) if where[unit] in around]


def holds_around(state: DemonsState, seat: int) -> frozenset[Hex]:
    """The hexes beside a magician where somebody stands who holds him."""
    return ZONES[state.magicians[seat].hex].intersection(holders(state, seat))


def holding_units(state: DemonsState, stopping: list[int], helpless: bool) -> list[int]:
    """Those of the units that stop a magician which also hold him: captors don't hold the helpless (DEM-5.5d)."""
    return [unit for unit in stopping if not state.units.captives[unit]] if helpless else stopping


def other_magicians(state: DemonsState, seat: int) -> list[Hex]:
    """The hexes of the other magicians on the map."""
    return [magician.hex for other, magician in enumerate(state.magicians) if other != seat and magician.status == FREE]


def searchers(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The ready units next to a magician that look for him and may attack him (DEM-6.0c, DEM-12.3f).

    A unit that has just come home rests until the Mortal Turn ends (DEM-5.7e).
    """
    magician, where = state.magicians[seat], state.units.hex
    around = ZONES[magician.hex]
    if around.isdisjoint(where):
        return ()
    fleeing, captives, spared = state.units.fleeing, state.units.captives, state.units.resting + magician.bewitched
    units = [unit for unit in UNITS if where[unit] in around]
    return tuple([unit for unit in units if not (fleeing[unit] or captives[unit] or unit in spared)])


def free_land_next_to(state: DemonsState, hex_id: Hex) -> tuple[Hex, ...]:
    """The land hexes next to a hex that hold no unit and no magician."""
    taken = occupied(state)
    return tuple([other for other in LAND_NEIGHBOURS[hex_id] if other not in taken])
