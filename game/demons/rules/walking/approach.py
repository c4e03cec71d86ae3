"""How near a mortal unit comes to a hex in a Mortal Turn: on the hunt, or on its way home (DEM-3.0e, DEM-5.7)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.box.mortals import HOME, UNITS
from game.demons.rules.terrain import LAND_NEIGHBOURS, ZONES
from game.demons.rules.walking.routes import home_field, onward
from game.demons.rules.walking.walks import walk
from game.demons.state import MORTAL_POINTS, DemonsState
from game.engine.boards.hexes import Hex

Hexes = tuple[Hex, ...]


@lru_cache(maxsize=1024)
def reach_of(start: Hex, others: Hexes) -> frozenset[Hex]:
    """The hexes a mortal unit can get to in one movement phase, round the magicians."""
    return frozenset(walk(start, MORTAL_POINTS, others, ()))


def gets_beside(start: Hex, goal: Hex, others: Hexes) -> bool:
    """Whether a unit that hunts in a hex may stand next to the goal after one movement phase."""
    around = LAND_NEIGHBOURS[goal]
    return start in around or not reach_of(start, others).isdisjoint(around)


@cache
def turns_home(start: Hex, home: Hex) -> int:
    """In how many Mortal Turns a fleeing unit stands next to its home, where it turns on whoever is in it (DEM-5.7g).

    0 for a unit that is at home, or finds no way. Of routes that are equally cheap one is taken.
    """
    field = home_field(home, start, ())
    if start == home or start not in field:
        return 0
    turns, left, here = 1, MORTAL_POINTS, start
    while here not in ZONES[home]:
        here, cost, _routes = onward(here, field)[0]
        if cost > left:
            turns, left = turns + 1, MORTAL_POINTS
        left -= cost
    return turns


def returning(state: DemonsState, hex_id: Hex) -> list[tuple[int, int]]:
    """The fleeing units whose home a hex is, with the Mortal Turns until they find a magician there (DEM-5.7h)."""
    units = state.units
    if True not in units.fleeing:
        return []
    coming = [unit for unit in UNITS if units.fleeing[unit] and HOME[unit] == hex_id and units.hex[unit]]
    found = [(unit, turns_home(units.hex[unit], hex_id)) for unit in coming]
    return [(unit, turns) for unit, turns in found if turns]
