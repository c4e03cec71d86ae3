"""Mortal Turn, step 2: torture, searching for magicians, attacks (DEM-3.0i to DEM-3.0l, DEM-6, DEM-7)."""

from __future__ import annotations

from dataclasses import replace

from game.demons.box.armenia import EDGE_HEXES
from game.demons.box.charts import DISCOVERED, EVADES, NO_EFFECT, discovery_result
from game.demons.box.mortals import UNITS
from game.demons.rules.captivity.captives import leave_map, move_magician
from game.demons.rules.captivity.torture import mortal_torture
from game.demons.rules.combat.magicians import resolve
from game.demons.rules.table import DemonsTable
from game.demons.rules.terrain import DISCOVERY_MODIFIER, ZONES, terrain_of
from game.demons.rules.walking.hunting import free_land_next_to, searchers
from game.demons.rules.walking.movement import LEAVE, go_options
from game.demons.state import (
    FIRST_PHASE,
    FREE,
    IN_PLAY,
    NOBODY,
    DemonsState,
    Fight,
    Magician,
    Search,
    strength_of,
)
from game.engine.decision import Option, Text, text

EVADE = Text("You slip away from the searchers. Stay, or move one hex?")
STAY = Option("stay", Text("Stay here"), clause="DEM-6.0g")
SLIP_OUT = replace(LEAVE, clause="DEM-6.0h")
SEARCHED = {
    EVADES: Text("{who} is searched for by {units}, strength {strength}: the die shows {shown}. {who} evades."),
    NO_EFFECT: Text(
        "{who} is searched for by {units}, strength {strength}: the die shows {shown}. {who} is not found."
    ),
    DISCOVERED: Text(
        "{who} is searched for by {units}, strength {strength}: the die shows {shown}. {who} is discovered!"
    ),
}
ON_TERRAIN = Text("{roll}, and {modifier} for the terrain")


async def mortal_combat_phase(table: DemonsTable) -> None:
    """Torture, then discovery rolls, then attacks (DEM-3.0l)."""
    sought = sought_magicians(table.state)
    if any(table.state.units.captives):
        await mortal_torture(table)
    for seat, units in sought:
        await search(table, seat, units)
    for seat, units in attacks(table):
        await attack(table, seat, units)
    end_mortal_turn(table.state)


def end_mortal_turn(state: DemonsState) -> None:
    """Units that came home have rested; the first magician in play is next."""
    state.units.resting = ()
    state.stage = FIRST_PHASE
    state.turn = first_in_play(state)


def first_in_play(state: DemonsState) -> int:
    """The place in the order of the first magician who still has turns."""
    for turn, seat in enumerate(state.order):
        if state.magicians[seat].status in IN_PLAY:
            return turn
    return 0


def sought_magicians(state: DemonsState) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Undiscovered magicians next to ready units when the phase starts, in player order (DEM-6.0c, DEM-6.0i)."""
    found = []
    for seat in state.order:
        magician = state.magicians[seat]
        if magician.status == FREE and not magician.found and not magician.invisible:
            units = searchers(state, seat)
            if units:
                found.append((seat, units))
    return tuple(found)


async def search(table: DemonsTable, seat: int, units: tuple[int, ...]) -> None:
    """One die for one magician, read under the strengths around him (DEM-6.0d)."""
    roll = table.dice.roll()
    modifier = DISCOVERY_MODIFIER[terrain_of(table.state, table.state.magicians[seat].hex)]
    strength = strength_of(units, ())
    result = discovery_result(roll, modifier, strength)
    table.state.searches = (*table.state.searches, Search(seat, roll, modifier, strength, result))
    if table.listening:
        words = SEARCHED[result].message
        shown = text(ON_TERRAIN.message, roll=roll, modifier=f"{modifier:+d}") if modifier else roll
        await table.tell(
            "searched", "DEM-6.0d", words,
            who=seat, units=units, roll=roll, shown=shown, strength=strength, result=result,
        )  # fmt: skip
    if result == DISCOVERED:
        table.state.magicians[seat].found = True
    elif result == EVADES:
        await evade(table, seat)


async def evade(table: DemonsTable, seat: int) -> None:
    """The magician may move one hex at once (DEM-6.0g, DEM-6.0h)."""
    options = evasions(table.state, seat)
    key = STAY.key
    if options:
        key = await table.question(seat, "evade", EVADE, (*options, STAY), "DEM-6.0g")
    if key == LEAVE.key:
        await leave_map(table, seat)
    elif key != STAY.key:
        goal = int(key.removeprefix("to:"))
        move_magician(table.state, seat, goal)
        await table.tell("evaded", "DEM-6.0g", "{who} slips away to {hex}.", who=seat, hex=goal)


def evasions(state: DemonsState, seat: int) -> tuple[Option, ...]:
    """Every free hex beside the magician, and out of Armenia if he stands on the edge of the map (DEM-6.0h)."""
    here = state.magicians[seat].hex
    options = go_options(free_land_next_to(state, here), "DEM-6.0g")
    return (*options, SLIP_OUT) if here in EDGE_HEXES else options


def attacks(table: DemonsTable) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Who is attacked by whom: every ready unit must attack a discovered magician next to it (DEM-7.0b, DEM-7.8a)."""
    state = table.state
    magicians = state.magicians
    targets = [seat for seat in state.order if magicians[seat].found and magicians[seat].status == FREE]
    if not targets:
        return ()
    chosen: dict[int, tuple[int, ...]] = {}
    able = {seat: searchers(state, seat) for seat in targets}
    for unit in sorted(set().union(*able.values())):
        seats = [seat for seat in targets if unit in able[seat]]
        seat = seats[table.dice.below(len(seats))] if len(seats) > 1 else seats[0]
        chosen[seat] = (*chosen.get(seat, ()), unit)
    return tuple([(seat, chosen[seat]) for seat in targets if seat in chosen])


async def attack(table: DemonsTable, seat: int, units: tuple[int, ...]) -> None:
    """All units that attack one magician make one combined attack (DEM-7.7a)."""
    hex_id = table.state.magicians[seat].hex
    table.state.fight = (Fight(hex_id, NOBODY, units, (), seat, (), ()),)
    if table.listening:
        await table.tell(
            "mortals_attack",
            "DEM-7.0b",
            "{who} is attacked by {units}: strength {strength}.",
            who=seat,
            strength=strength_of(units, ()),
            units=units,
        )
    await resolve(table, hex_id, NOBODY, units, seat)


def check_found(state: DemonsState, magician: Magician) -> None:
    """A discovered magician stays so only next to a mortal unit that does not flee (DEM-6.1a)."""
    where, fleeing = state.units.hex, state.units.fleeing
    around = ZONES[magician.hex] if magician.status == FREE else frozenset()
    near = [] if around.isdisjoint(where) else [unit for unit in UNITS if where[unit] in around]
    magician.found = False in [fleeing[unit] for unit in near]
