"""Capture, going free, leaving the game (DEM-8.2g, DEM-16, DEM-5.6b, DEM-9.4c)."""

from __future__ import annotations

from game.demons.box.armenia import LAND
from game.demons.box.geometry import distances_from
from game.demons.box.treasures import CELLS, worth_of
from game.demons.rules.control import return_borrowed
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.hunting import free_land_next_to, occupied
from game.demons.rules.walking.movement import go_options
from game.demons.state import CAPTIVE, DEAD, FREE, GONE, NO_UNIT, NOBODY, DemonsState, owned
from game.engine.boards.hexes import Hex
from game.engine.decision import Text

DEMONS_RELEASED = Text("The demons of {who} are released: {demons}.")
FOUND_AGAIN_LOST = Text("What the demons of {who} discovered is lost again: {cells}.")
LEFT_RICH = Text("{who} leaves Armenia with treasure worth {ducats} ducats.")
LEFT_POOR = Text("{who} leaves Armenia without treasure.")
FREED = Text("You are free again. Where do you stand?")


async def capture(table: DemonsTable, seat: int, unit: int, by: int) -> None:
    """A magician is captured by a mortal unit, or by another magician if ``unit`` is 0 (DEM-8.2g, DEM-8.2l)."""
    put_in_bonds(table.state, seat, unit, by)
    if unit:
        await table.tell("captured", "DEM-8.2g", "{who} is captured by the {unit}.", who=seat, unit=unit)
    else:
        await table.tell("captured", "DEM-8.2g", "{who} is captured by {captor}.", who=seat, captor=by)
    await free_captives_of(table, seat)


def put_in_bonds(state: DemonsState, seat: int, unit: int, by: int) -> None:
    """The captive's counter goes with his captor, who stops fleeing."""
    magician = state.magicians[seat]
    magician.status = CAPTIVE
    magician.found = False
    magician.captor_unit, magician.captor_seat = unit, by if not unit else NOBODY
    magician.captured_in = state.phase
    if unit:
        state.units.captives[unit] += 1
        state.units.fleeing[unit] = False
        magician.hex = state.units.hex[unit]
    else:
        magician.hex = state.magicians[by].hex


def captives_of_unit(state: DemonsState, unit: int) -> tuple[int, ...]:
    """The seats a mortal unit holds."""
    if not state.units.captives[unit]:
        return ()
    return tuple([seat for seat, held in enumerate(state.magicians) if held.captor_unit == unit])


def captives_of_magician(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The seats a magician holds."""
    for held in state.magicians:
        if held.captor_seat == seat:
            return tuple([other for other, held in enumerate(state.magicians) if held.captor_seat == seat])
    return ()


def has_nothing_to_use(state: DemonsState) -> bool:
    """Whether the magician has neither demons nor captives, so that the phase passes without a question."""
    seat = state.order[state.turn]
    magician = state.magicians[seat]
    return not (magician.demons or magician.borrowed or captives_of_magician(state, seat))


async def free_captives_of_unit(table: DemonsTable, unit: int) -> None:
    """A unit was destroyed or put to flight: its captives go free (DEM-16.10)."""
    for seat in captives_of_unit(table.state, unit):
        await set_free(table, seat)


async def free_captives_of(table: DemonsTable, seat: int) -> None:
    """A magician lost hold of his captives (DEM-16.10)."""
    for other in captives_of_magician(table.state, seat):
        await set_free(table, other)


def leave_captor(state: DemonsState, seat: int) -> None:
    """Nobody holds a magician any more; where he stands is still to be said."""
    magician = state.magicians[seat]
    if magician.captor_unit:
        state.units.captives[magician.captor_unit] -= 1
    magician.captor_unit, magician.captor_seat = NO_UNIT, NOBODY


def freedom_hexes(state: DemonsState, captor_hex: Hex) -> tuple[Hex, ...]:
    """Where a freed magician may stand: the captor's hex if it is empty, else the nearest free land (DEM-16.10)."""
    taken = occupied(state)
    if captor_hex not in taken:
        return (captor_hex,)
    around = free_land_next_to(state, captor_hex)
    if around:
        return around
    row = distances_from(captor_hex)
    free = sorted(LAND - taken)
    nearest = min([row[hex_id] for hex_id in free])
    return tuple([hex_id for hex_id in free if row[hex_id] == nearest])


async def set_free(table: DemonsTable, seat: int) -> None:
    """A captive goes free and is put on the map, undiscovered (DEM-16.10)."""
    leave_captor(table.state, seat)
    hexes = freedom_hexes(table.state, table.state.magicians[seat].hex)
    goal = hexes[0]
    if len(hexes) > 1:
        options = go_options(hexes, "DEM-16.10")
        key = await table.question(seat, "freed", FREED, options, "DEM-16.10")
        goal = int(key.removeprefix("to:"))
    place(table.state, seat, goal)
    await table.tell("freed", "DEM-16.10", "{who} is free and stands in {hex}.", who=seat, hex=goal)


def place(state: DemonsState, seat: int, hex_id: Hex) -> None:
    """Put a magician on the map, undiscovered."""
    magician = state.magicians[seat]
    leave_captor(state, seat)
    magician.status = FREE
    move_magician(state, seat, hex_id)
    magician.found = False


def move_magician(state: DemonsState, seat: int, hex_id: Hex) -> None:
    """Put a magician into another hex; his captives go with him (DEM-8.2g)."""
    state.magicians[seat].hex = hex_id
    for other in captives_of_magician(state, seat):
        state.magicians[other].hex = hex_id


def move_unit(state: DemonsState, unit: int, hex_id: Hex) -> None:
    """Put a mortal unit into another hex; its captives go with it."""
    state.units.hex[unit] = hex_id
    for seat in captives_of_unit(state, unit):
        state.magicians[seat].hex = hex_id


# -- out of the game ------------------------------------------------------------------------------------------


async def withdraw(table: DemonsTable, seat: int, status: str) -> None:
    """What leaving and dying have in common: demons released, lasting powers over, captives free."""
    demons = table.state.magicians[seat].demons
    if demons:
        words = DEMONS_RELEASED.message
        await table.tell("demons_gone", "DEM-5.6b" if status == GONE else "DEM-16.6b", words, who=seat, demons=demons)
    take_off(table, seat, status)
    await return_borrowed(table, seat)
    await free_captives_of(table, seat)


def take_off(table: DemonsTable, seat: int, status: str) -> None:
    """Take a magician off the map, and all his demons off his display."""
    leave_captor(table.state, seat)
    magician = table.state.magicians[seat]
    magician.status, magician.found = status, False
    for demon in magician.demons:
        table.release(demon)
    magician.demons = ()
    magician.storm = magician.bewitched = ()
    magician.invisible = magician.reconciled = magician.naked = False


async def leave_map(table: DemonsTable, seat: int) -> None:
    """A magician leaves Armenia: his treasures stay his, the ring goes with him (DEM-4.3b, DEM-5.6b, DEM-11.0d)."""
    ducats = worth_of(*owned(table.state, seat))
    words = LEFT_RICH if ducats else LEFT_POOR
    await table.tell("left", "DEM-4.3b", words.message, who=seat, ducats=ducats)
    if table.state.magicians[seat].ring:
        table.take_ring()
        table.state.ring_gone = True
        await table.tell("ring_gone", "DEM-11.0d", "Solomon's ring leaves Armenia with {who}.", who=seat)
    await withdraw(table, seat, GONE)


async def die(table: DemonsTable, seat: int, torturer: int = NO_UNIT) -> None:
    """A magician dies: his treasure goes to the unit that tortured him, or is lost (DEM-9.4c, DEM-16.6)."""
    if torturer:
        await table.tell("died", "DEM-16.6a", "{who} dies under torture by the {unit}.", who=seat, unit=torturer)
    else:
        await table.tell("died", "DEM-9.4c", "{who} dies of his curses.", who=seat)
    await bequeath(table, seat, torturer)
    await withdraw(table, seat, DEAD)


async def bequeath(table: DemonsTable, seat: int, torturer: int) -> None:
    """Treasures and ring of the dead go to his torturer's home or are lost; what he only found is closed."""
    found, cells = found_by(table.state, seat), owned(table.state, seat)
    for cell in cells:
        if torturer:
            table.stash_treasure(cell, torturer)
        else:
            table.close_cell(cell)
    for cell in found:
        table.close_cell(cell)
    if cells and torturer:
        words = "The {unit} takes what {who} owned: {cells}."
        await table.tell("treasures_inherited", "DEM-16.6a", words, who=seat, unit=torturer, cells=cells)
    elif cells:
        await table.tell("treasures_lost", "DEM-9.4c", "Lost with {who}: {cells}.", who=seat, cells=cells)
    if found:
        words = FOUND_AGAIN_LOST.message
        await table.tell("treasures_lost", "DEM-16.6b", words, who=seat, cells=found)
    if table.state.magicians[seat].ring:
        await bequeath_ring(table, seat, torturer)


def found_by(state: DemonsState, seat: int) -> tuple[int, ...]:
    """The cells on which a magician's demons lie that discovered them."""
    grid = state.grid
    return tuple([cell for cell in CELLS if grid.discoverer[cell] == seat and grid.finder[cell]])


async def bequeath_ring(table: DemonsTable, seat: int, torturer: int) -> None:
    """The ring of the dead goes to his torturer's home or is lost."""
    table.take_ring()
    table.state.ring_unit = torturer
    table.state.ring_gone = not torturer
    if torturer:
        await table.tell("ring_gone", "DEM-16.6a", "Solomon's ring falls to the {unit}.", who=seat, unit=torturer)
    else:
        await table.tell("ring_gone", "DEM-9.4c", "Solomon's ring is lost with {who}.", who=seat)
