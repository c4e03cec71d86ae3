"""Which ranks a magician can conjure where he is, and what the table adds to the die (DEM-9.0e, DEM-9.1a, DEM-9.2a)."""

from __future__ import annotations

from game.demons.box.armenia import FOREST, OPEN
from game.demons.box.charts import SIDES
from game.demons.box.ranks import ADDED_TO_DIE, DUKE, EARL, LEVEL, RANKS
from game.demons.rules.terrain import terrain_of
from game.demons.state import CAPTIVE, DemonsState

CONJURING_TERRAIN = {DUKE: OPEN, EARL: FOREST}
"""Where alone a rank can be conjured (DEM-9.1a, DEM-9.2a)."""


def added_to_die(state: DemonsState, seat: int, rank: str) -> int:
    """What is added to the die: the table's number, less for a captive (DEM-9.0e, DEM-16.8b)."""
    magician = state.magicians[seat]
    number = ADDED_TO_DIE[magician.shield][LEVEL[rank] - 1]
    if magician.status == CAPTIVE:
        number -= 1 + magician.wounds + magician.curses
    return number


def can_draw(state: DemonsState, seat: int) -> bool:
    """Whether some roll of the die would bring a magician a demon where he is."""
    terrain = terrain_of(state, state.magicians[seat].hex)
    return any(
        state.pools[rank]
        and CONJURING_TERRAIN.get(rank, terrain) == terrain
        and SIDES + added_to_die(state, seat, rank) > 0
        for rank in RANKS
    )


def is_helpless(state: DemonsState, seat: int) -> bool:
    """Whether a magician controls no demon and can draw none where he is (DEM-5.5d)."""
    magician = state.magicians[seat]
    return not magician.demons and not magician.borrowed and not can_draw(state, seat)
