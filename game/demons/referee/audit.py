"""Everything that is impossible about a state, in words."""

from __future__ import annotations

from collections import Counter

from game.demons.box.armenia import LAND
from game.demons.box.displays import is_over_limit
from game.demons.box.goetia import ATTITUDE_OF, COUNTERS, DEMONS, LEVEL_OF, RING_COUNTER, UNFRIENDLY
from game.demons.box.mortals import HOME, UNITS
from game.demons.box.ranks import DUKE, RANKS, SHIELDS
from game.demons.box.treasures import CELLS
from game.demons.state import (
    CAPTIVE,
    DEAD,
    DEADLY,
    DEMON_USE,
    FIRST_PHASE,
    FREE,
    GONE,
    MORTAL_COMBAT,
    NO_UNIT,
    NOBODY,
    OVER,
    STAGES,
    WAITING,
    DemonsState,
    Magician,
)


def problems(state: DemonsState) -> list[str]:
    """What no match may be in; empty for every state the rules can reach."""
    found = counter_problems(state) + ring_problems(state) + map_problems(state) + treasure_problems(state)
    for seat, magician in enumerate(state.magicians):
        found += [f"seat {seat}: {problem}" for problem in magician_problems(state, magician)]
    return found + turn_problems(state)


def counter_problems(state: DemonsState) -> list[str]:
    """Each demon lies in exactly one place; pools hold their own rank (DEM-2.4c, DEM-4.0b)."""
    places = Counter(state.released)
    for rank in RANKS:
        places.update(state.pools[rank])
        strangers = set(state.pools[rank]) - set(COUNTERS[rank])
        if strangers:
            return [f"counters {sorted(strangers)} in the pool of {rank}"]
    for magician in state.magicians:
        places.update(magician.demons)
        places.update(demon for demon, _ in magician.borrowed)
    places.update(demon for demon in state.grid.finder + state.grid.marker if demon)
    return [f"demon {demon} lies in {places[demon]} places" for demon in DEMONS if places[demon] != 1]


def ring_problems(state: DemonsState) -> list[str]:
    """The ring is in one place: among the Dukes, with a magician, with a unit, or gone (DEM-11)."""
    places = [
        RING_COUNTER in state.pools[DUKE],
        *(magician.ring for magician in state.magicians),
        state.ring_unit != NO_UNIT,
        state.ring_gone,
    ]
    return [] if sum(places) == 1 else [f"the ring is in {sum(places)} places"]


def map_problems(state: DemonsState) -> list[str]:
    """Units stand on land, magicians alone in their hexes (DEM-5.4, DEM-5.8d)."""
    found = []
    where = state.units.hex
    for unit in UNITS:
        if where[unit] and where[unit] not in LAND:
            found.append(f"unit {unit} stands in {where[unit]}")
        if not where[unit] and (state.units.fleeing[unit] or state.units.active[unit]):
            found.append(f"unit {unit} is destroyed, but acts")
        if where[unit] and HOME[unit] in state.destroyed_cities and state.stage not in (DEMON_USE,):
            found.append(f"unit {unit} has no home any more")
        held = sum(magician.captor_unit == unit for magician in state.magicians)
        if held != state.units.captives[unit]:
            found.append(f"unit {unit} holds {held} captives, not {state.units.captives[unit]}")
        if held and where[unit] and state.units.fleeing[unit] and not state.opened and state.stage != MORTAL_COMBAT:
            found.append(f"unit {unit} flees with captives")
    stand = [magician.hex for magician in state.magicians if magician.status == FREE]
    if len(set(stand)) != len(stand):
        found.append("two magicians share a hex")
    found += [f"a magician shares hex {hex_id} with a unit" for hex_id in stand if hex_id in where]
    return found


def magician_problems(state: DemonsState, magician: Magician) -> list[str]:
    """What is impossible about one magician."""
    found = []
    if magician.status == FREE and magician.hex not in LAND:
        found.append(f"stands in {magician.hex}")
    if not 1 <= magician.shield <= len(SHIELDS):
        found.append(f"shield level {magician.shield}")
    if min(magician.wounds, magician.curses) < 0:
        found.append(f"{magician.wounds} wounds, {magician.curses} curses")
    if magician.wounds + magician.curses >= DEADLY and magician.status != DEAD:
        found.append("lives with deadly wounds and curses")
    if magician.status in (WAITING, DEAD, GONE) and (magician.demons or magician.borrowed):
        found.append(f"has demons, but is {magician.status}")
    if magician.found and (magician.status != FREE or magician.invisible):
        found.append("is found where he cannot be")
    return found + captivity_problems(state, magician) + display_problems(state, magician)


def captivity_problems(state: DemonsState, magician: Magician) -> list[str]:
    """A captive lies with his captor; nobody else has one (DEM-8.2g)."""
    captor, unit = magician.captor_seat, magician.captor_unit
    if magician.status != CAPTIVE:
        return ["has a captor, but is not captive"] if captor != NOBODY or unit else []
    if captor != NOBODY and (state.magicians[captor].status != FREE or state.magicians[captor].hex != magician.hex):
        # A captor that has just been lost is no problem while the freed choose where to stand.
        return [] if state.magicians[captor].status != FREE else ["is not where his captor is"]
    if unit and state.units.hex[unit] not in (0, magician.hex):
        return ["is not where his captor is"]
    return []


def display_problems(state: DemonsState, magician: Magician) -> list[str]:
    """What the Demons Controlled display cannot show (DEM-15)."""
    demons = magician.demons
    if not demons:
        return []
    found = []
    if LEVEL_OF[demons[0]] != max(LEVEL_OF[demon] for demon in demons):
        found.append("the controlling demon is not of the highest rank")
    if not magician.had_ring and any(ATTITUDE_OF[demon] == UNFRIENDLY for demon in demons):
        found.append("an unfriendly demon obeys without the ring")
    between = state.stage in (FIRST_PHASE, MORTAL_COMBAT, DEMON_USE)
    if is_over_limit(demons) and not between:
        found.append("too many demons for the display")
    return found


def treasure_problems(state: DemonsState) -> list[str]:
    """A treasure is in one state, and its demons lie where they should (DEM-0.9)."""
    grid = state.grid
    found = []
    for cell in CELLS:
        states = (bool(grid.finder[cell]), grid.owner[cell] != NOBODY, grid.stash[cell] != NO_UNIT, grid.closed[cell])
        if sum(states) > 1:
            found.append(f"treasure {cell} is in several states: {states}")
        if grid.marker[cell] and grid.owner[cell] == NOBODY:
            found.append(f"treasure {cell} is marked, but has no owner")
        owner = grid.owner[cell]
        if owner != NOBODY and state.magicians[owner].status == DEAD:
            found.append(f"treasure {cell} belongs to the dead")
    return found


def turn_problems(state: DemonsState) -> list[str]:
    """What is impossible about the turn."""
    found = []
    if state.stage not in STAGES:
        found.append(f"stage {state.stage}")
    if sorted(state.order) != sorted(set(state.order)):
        found.append(f"order {state.order}")
    if state.stage in (FIRST_PHASE, DEMON_USE) and not 0 <= state.turn < len(state.order):
        found.append(f"turn {state.turn}")
    if state.stage == OVER and not state.ending:
        found.append("the match is over without a reason")
    if state.turn_limit and state.game_turn > state.turn_limit:
        found.append(f"turn {state.game_turn} is beyond the limit")
    return found
