"""Mortal units put to flight or destroyed, and the treasure they leave behind (DEM-5.7, DEM-8.2, DEM-16.7)."""

from __future__ import annotations

from functools import cache

from game.demons.box.naming import demon_name, unit_name
from game.demons.rules.captivity.captives import free_captives_of_unit
from game.demons.rules.table import DemonsTable
from game.demons.state import NO_UNIT, NOBODY, DemonsState, stashed
from game.engine.decision import Option, Text

CLAIM = Text("The {unit} is destroyed. Which demon fetches the treasure at its home?")
DECLINE = Option("decline", Text("Leave it there, and keep the demon"), clause="DEM-16.7b")


async def put_to_flight(table: DemonsTable, units: tuple[int, ...], clause: str) -> None:
    """Units turn to their fleeing side; their captives go free (DEM-5.7a, DEM-16.10)."""
    for unit in units:
        if table.state.units.fleeing[unit]:
            continue
        table.state.units.fleeing[unit] = True
        table.state.units.active[unit] = False
        await table.tell("fled", clause, "The {unit} flees.", unit=unit)
    for unit in units:
        await free_captives_of_unit(table, unit)


async def destroy(table: DemonsTable, units: tuple[int, ...], by: int, clause: str) -> None:
    """Units leave the game; their captives go free, then a magician who did it may claim their treasure."""
    for unit in units:
        strike_off(table.state, unit)
        await table.tell("destroyed", clause, "The {unit} is destroyed.", unit=unit)
    for unit in units:
        await free_captives_of_unit(table, unit)
    if by != NOBODY:
        for unit in units:
            await offer_claim(table, by, unit)


def strike_off(state: DemonsState, unit: int) -> None:
    """Take a unit off the map for good."""
    state.units.hex[unit] = 0
    state.units.fleeing[unit] = state.units.active[unit] = False
    for magician in state.magicians:
        magician.bewitched = without(magician.bewitched, unit)
        magician.storm = without(magician.storm, unit)


def without(units: tuple[int, ...], unit: int) -> tuple[int, ...]:
    """The other units."""
    return tuple([other for other in units if other != unit]) if unit in units else units


def has_stash(state: DemonsState, unit: int) -> bool:
    """Whether something lies at a unit's home that it got under torture."""
    return state.ring_unit == unit or bool(stashed(state, unit))


@cache
def send_option(demon: int) -> Option:
    """The option to send a demon for a stash."""
    words = Text("Send {demon}; he is released", (("demon", demon_name(demon)),))
    return Option(f"with:{demon}", words, f"demon:{demon}", "DEM-16.7b")


async def offer_claim(table: DemonsTable, seat: int, unit: int) -> None:
    """A magician who destroyed a unit may send one demon for all it kept at home (DEM-16.7b)."""
    demons = table.state.magicians[seat].demons
    if not demons or not has_stash(table.state, unit):
        return
    options = (*[send_option(demon) for demon in demons], DECLINE)
    words = Text(CLAIM.message, (("unit", unit_name(unit)),))
    key = await table.question(seat, "claim", words, options, "DEM-16.7b", about=f"unit:{unit}")
    if key == DECLINE.key:
        return
    demon = int(key.removeprefix("with:"))
    table.lose_demon(seat, demon)
    for cell in stashed(table.state, unit):
        table.give_treasure(cell, seat)
        await table.tell(
            "treasure_claimed", "DEM-16.7b", "{demon} brings {cell} to {who}.", who=seat, demon=demon, cell=cell
        )
    if table.state.ring_unit == unit:
        table.state.ring_unit = NO_UNIT
        table.give_ring(seat)
        await table.tell("ring_taken", "DEM-16.7b", "{demon} brings Solomon's ring to {who}.", who=seat, demon=demon)
