"""What each power needs and does, by its letter (DEM-12)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache, lru_cache

from game.demons.box.armenia import CITIES, LAND
from game.demons.box.geometry import distances_from
from game.demons.box.mortals import HOME, UNITS
from game.demons.box.naming import hex_name, hex_place
from game.demons.box.powers import (
    BATTLES,
    DESTROY,
    DISCOVER,
    EARTHQUAKE,
    EARTHQUAKE_RADIUS,
    FAMILIARS,
    GAIN,
    HEAL,
    INVISIBILITY,
    LOVE,
    NAKEDNESS,
    POWERS,
    RECONCILE,
    STORM,
    STORM_RADIUS,
    TRANSPORT,
)
from game.demons.box.treasures import CELLS
from game.demons.rules.captivity.captives import leave_map, move_magician, place
from game.demons.rules.captivity.flight import destroy, put_to_flight
from game.demons.rules.mortals.battles import battles, forces_next_to
from game.demons.rules.powers.familiars import can_call_familiars, familiars
from game.demons.rules.powers.gaining import can_gain_ring, gain, gainable, is_anything_found
from game.demons.rules.powers.treasures import discover
from game.demons.rules.table import DemonsTable, is_undiscovered
from game.demons.rules.walking.hunting import free_land_next_to, occupied
from game.demons.rules.walking.movement import LEAVE, go_option, go_options, zone
from game.demons.state import CAPTIVE, FREE, DemonsState
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text

POWER_USED = Text("{who} uses {demon}: {power}.")
HEAL_QUESTION = Text("What does the healer take away?")
WOUND = Option("wound", Text("A wound"), clause="DEM-12.3c")
CURSE = Option("curse", Text("A curse"), clause="DEM-12.3c")
NAKED_QUESTION = Text("Who loses the next turn?")
CITY_QUESTION = Text("Which city?")
TRANSPORT_QUESTION = Text("Where are you carried?")
ESCAPE_QUESTION = Text("You slip out of captivity. Where to?")

Use = Callable[[DemonsTable, int, int], Awaitable[None]]
"""What a power does: the table, the user's seat, the demon used."""
Need = Callable[[DemonsState, int], bool]
"""Whether a power can do anything for a seat now."""


# -- C --------------------------------------------------------------------------------------------------------


def is_hurt(state: DemonsState, seat: int) -> bool:
    """Whether there is a wound or a curse to heal."""
    magician = state.magicians[seat]
    return bool(magician.wounds or magician.curses)


async def heal(table: DemonsTable, seat: int, demon: int) -> None:
    """Takes away one wound or one curse of the user (DEM-12.3c)."""
    wounds, curses = table.state.magicians[seat].wounds, table.state.magicians[seat].curses
    key = WOUND.key if wounds else CURSE.key
    if wounds and curses:
        key = await table.question(seat, "heal", HEAL_QUESTION, (WOUND, CURSE), "DEM-12.3c")
    if key == WOUND.key:
        table.state.magicians[seat].wounds -= 1
        await table.tell("healed", "DEM-12.3c", "{who} is healed of a wound.", who=seat)
    else:
        table.state.magicians[seat].curses -= 1
        await table.tell("healed", "DEM-12.3c", "{who} is healed of a curse.", who=seat)


# -- D --------------------------------------------------------------------------------------------------------


def something_is_hidden(state: DemonsState, seat: int) -> bool:
    """Whether a cell is left to discover (DEM-13.2a)."""
    return is_undiscovered(state, CELLS[0]) or any(is_undiscovered(state, cell) for cell in CELLS)


# -- E, S -----------------------------------------------------------------------------------------------------


def units_within(state: DemonsState, seat: int, radius: int) -> tuple[int, ...]:
    """The mortal units within a radius of a magician, or of a captive's captor (DEM-12.2e)."""
    row, where = distances_from(state.magicians[seat].hex), state.units.hex
    return tuple([unit for unit in UNITS if row[where[unit]] <= radius])


def shakes_somebody(state: DemonsState, seat: int) -> bool:
    """Whether an earthquake would put a unit to flight."""
    fleeing = state.units.fleeing
    return False in [fleeing[unit] for unit in units_within(state, seat, EARTHQUAKE_RADIUS)]


async def earthquake(table: DemonsTable, seat: int, demon: int) -> None:
    """All mortal units within three hexes flee, captors too (DEM-12.3e)."""
    await put_to_flight(table, units_within(table.state, seat, EARTHQUAKE_RADIUS), "DEM-12.3e")


def storms_somebody(state: DemonsState, seat: int) -> bool:
    """Whether a storm would disorient a unit."""
    storm = state.magicians[seat].storm
    return not set(units_within(state, seat, STORM_RADIUS)).issubset(storm)


async def storm(table: DemonsTable, seat: int, demon: int) -> None:
    """The units within three hexes now stop nobody until the user's next demon use phase (DEM-12.3s)."""
    units = units_within(table.state, seat, STORM_RADIUS)
    magician = table.state.magicians[seat].storm
    table.state.magicians[seat].storm = tuple(sorted({*magician, *units}))
    await table.tell("storm", "DEM-12.3s", "A storm breaks over {who} and disorients {units}.", who=seat, units=units)


# -- I, R -----------------------------------------------------------------------------------------------------


def is_visible(state: DemonsState, seat: int) -> bool:
    """Whether invisibility would change anything."""
    return not state.magicians[seat].invisible


async def invisibility(table: DemonsTable, seat: int, demon: int) -> None:
    """The user is undiscovered at once and cannot be found (DEM-12.3i)."""
    table.state.magicians[seat].invisible = True
    table.state.magicians[seat].found = False
    await table.tell("invisible", "DEM-12.3i", "{who} cannot be seen any more.", who=seat)


def is_unreconciled(state: DemonsState, seat: int) -> bool:
    """Whether R would change anything."""
    magician = state.magicians[seat]
    return magician.status == CAPTIVE or not magician.reconciled


async def reconcile(table: DemonsTable, seat: int, demon: int) -> None:
    """Safe from other magicians' demons, free to walk away, and out of captivity (DEM-12.3r)."""
    table.state.magicians[seat].reconciled = True
    await table.tell("reconciled", "DEM-12.3r", "{who} is reconciled with friend and foe.", who=seat)
    if table.state.magicians[seat].status == CAPTIVE:
        hexes = free_land_next_to(table.state, table.state.magicians[seat].hex)
        if hexes:
            options = go_options(hexes, "DEM-12.3r")
            key = options[0].key
            if len(options) > 1:
                key = await table.question(seat, "escape", ESCAPE_QUESTION, options, "DEM-12.3r")
            goal = int(key.removeprefix("to:"))
            place(table.state, seat, goal)
            await table.tell("escaped", "DEM-12.3r", "{who} escapes to {hex}.", who=seat, hex=goal)


# -- N --------------------------------------------------------------------------------------------------------


def naked_targets(state: DemonsState, seat: int) -> tuple[int, ...]:
    """Other magicians on the map in or next to an intact city, unless reconciled (DEM-12.3n, DEM-12.3r)."""
    cities = intact_cities(state)
    return tuple(
        [
            other
            for other, magician in enumerate(state.magicians)
            if other != seat
            and magician.status == FREE
            and not magician.reconciled
            and not magician.naked
            and (magician.hex in cities or not zone(magician.hex).isdisjoint(cities))
        ]
    )


def intact_cities(state: DemonsState) -> tuple[Hex, ...]:
    """The cities that stand."""
    destroyed = state.destroyed_cities
    return tuple([city for city in CITIES if city not in destroyed]) if destroyed else CITIES


def has_naked_target(state: DemonsState, seat: int) -> bool:
    """Whether anybody can be made naked."""
    return bool(naked_targets(state, seat))


async def nakedness(table: DemonsTable, seat: int, demon: int) -> None:
    """Another magician loses his next Player Turn (DEM-12.3n)."""
    targets = naked_targets(table.state, seat)
    target = targets[0]
    if len(targets) > 1:
        options = tuple(
            [
                Option(f"seat:{other}", Text("{who}", (("who", table.name(other)),)), f"seat:{other}", "DEM-12.3n")
                for other in targets
            ]
        )
        key = await table.question(seat, "naked", NAKED_QUESTION, options, "DEM-12.3n")
        target = int(key.removeprefix("seat:"))
    table.state.magicians[target].naked = True
    await table.tell("naked", "DEM-12.3n", "{target} stands naked and loses a turn.", who=seat, target=target)


# -- P, X -----------------------------------------------------------------------------------------------------


@cache
def city_option(city: Hex, clause: str) -> Option:
    """The option to choose a city."""
    return Option(f"city:{city}", Text("{hex}", (("hex", hex_name(city)),)), hex_place(city), clause)


@lru_cache(maxsize=256)
def city_options(cities: tuple[Hex, ...], clause: str) -> tuple[Option, ...]:
    """The options to choose one of some cities."""
    return tuple([city_option(city, clause) for city in cities])


def has_city(state: DemonsState, seat: int) -> bool:
    """Whether a city is left."""
    return len(state.destroyed_cities) < len(CITIES)


async def choose_city(table: DemonsTable, seat: int, clause: str) -> Hex:
    """Any intact city on the map (DEM-12.3p, DEM-12.3x)."""
    options = city_options(intact_cities(table.state), clause)
    key = options[0].key
    if len(options) > 1:
        key = await table.question(seat, "city", CITY_QUESTION, options, clause)
    return int(key.removeprefix("city:"))


def units_next_to(state: DemonsState, hex_id: Hex) -> tuple[int, ...]:
    """The mortal units in the hexes around a hex."""
    around, where = zone(hex_id), state.units.hex
    return tuple([unit for unit in UNITS if where[unit] in around])


async def love(table: DemonsTable, seat: int, demon: int) -> None:
    """Mortal units next to a city flee, not those inside (DEM-12.3p)."""
    city = await choose_city(table, seat, "DEM-12.3p")
    await table.tell("love", "DEM-12.3p", "Love seizes the camps around {hex}.", who=seat, hex=city)
    await put_to_flight(table, units_next_to(table.state, city), "DEM-12.3p")


async def destroy_city(table: DemonsTable, seat: int, demon: int) -> None:
    """A city falls; units in and around it flee; those at home there are gone (DEM-12.3x)."""
    city = await choose_city(table, seat, "DEM-12.3x")
    table.state.destroyed_cities = tuple(sorted((*table.state.destroyed_cities, city)))
    await table.tell("city_destroyed", "DEM-12.3x", "{hex} is destroyed.", who=seat, hex=city)
    homeless = tuple([unit for unit in UNITS if HOME[unit] == city and table.state.units.hex[unit]])
    near = units_next_to(table.state, city) + tuple([unit for unit in UNITS if table.state.units.hex[unit] == city])
    await put_to_flight(table, tuple([unit for unit in near if unit not in homeless]), "DEM-12.3x")
    await destroy(table, homeless, seat, "DEM-12.3x")


# -- T --------------------------------------------------------------------------------------------------------

TRANSPORT_HEXES = tuple(sorted(LAND))


def always(state: DemonsState, seat: int) -> bool:
    """A power that always does something."""
    return True


TRANSPORT_OPTIONS = tuple(go_option(hex_id, "DEM-12.3t") for hex_id in TRANSPORT_HEXES)
TRANSPORT_PLACES = {hex_id: place for place, hex_id in enumerate(TRANSPORT_HEXES)}


def transport_options(state: DemonsState) -> tuple[Option, ...]:
    """Every land hex nobody stands in, and off the map."""
    options = list(TRANSPORT_OPTIONS)
    for at in sorted([TRANSPORT_PLACES[hex_id] for hex_id in occupied(state)], reverse=True):
        del options[at]
    return (*options, LEAVE)


async def transport(table: DemonsTable, seat: int, demon: int) -> None:
    """To any land hex without an enemy, or off the map; from captivity too (DEM-12.3t)."""
    options = transport_options(table.state)
    key = await table.question(seat, "transport", TRANSPORT_QUESTION, options, "DEM-12.3t")
    if key == LEAVE.key:
        await leave_map(table, seat)
        return
    goal = int(key.removeprefix("to:"))
    if table.state.magicians[seat].status == CAPTIVE:
        place(table.state, seat, goal)
    else:
        move_magician(table.state, seat, goal)
    await table.tell("transported", "DEM-12.3t", "{who} is carried to {hex}.", who=seat, hex=goal)


# -- all of them ----------------------------------------------------------------------------------------------


def has_battle(state: DemonsState, seat: int) -> bool:
    """Whether mortal units around could attack each other."""
    return bool(forces_next_to(state, seat))


def has_gain(state: DemonsState, seat: int) -> bool:
    """Whether there is a treasure to take."""
    return can_gain_ring(state, seat) or (is_anything_found(state) and bool(gainable(state, seat)))


NEEDS: dict[str, Need] = {
    BATTLES: has_battle,
    HEAL: is_hurt,
    DISCOVER: something_is_hidden,
    EARTHQUAKE: shakes_somebody,
    FAMILIARS: can_call_familiars,
    GAIN: has_gain,
    INVISIBILITY: is_visible,
    NAKEDNESS: has_naked_target,
    LOVE: has_city,
    RECONCILE: is_unreconciled,
    STORM: storms_somebody,
    TRANSPORT: always,
    DESTROY: has_city,
}
USES: dict[str, Use] = {
    BATTLES: battles,
    HEAL: heal,
    DISCOVER: discover,
    EARTHQUAKE: earthquake,
    FAMILIARS: familiars,
    GAIN: gain,
    INVISIBILITY: invisibility,
    NAKEDNESS: nakedness,
    LOVE: love,
    RECONCILE: reconcile,
    STORM: storm,
    TRANSPORT: transport,
    DESTROY: destroy_city,
}
KEEPS_THE_DEMON = (DISCOVER, GAIN)
"""Powers that say themselves where the demon goes (DEM-12.0c)."""


async def use_power(table: DemonsTable, seat: int, demon: int, letter: str) -> None:
    """Use one power of one demon, who is released at once (DEM-12.0c, DEM-12.1a, DEM-12.2a)."""
    table.state.used_powers = True
    table.reveal()
    if table.listening:
        clause = POWERS[letter].clause
        name, words = POWERS[letter].name, POWER_USED.message
        await table.tell("power_used", clause, words, who=seat, demon=demon, letter=letter, power=name)
    if letter not in KEEPS_THE_DEMON:
        table.lose_demon(seat, demon)
    await USES[letter](table, seat, demon)


def usable_letters(state: DemonsState, seat: int, letters: str) -> str:
    """Those powers that would do something now."""
    return "".join([letter for letter in letters if NEEDS[letter](state, seat)])
