"""Powers against mortals and their cities (DEM-12.3): earthquakes, storms, love, destruction."""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.box.armenia import CITIES
from game.demons.box.geometry import distances_from
from game.demons.box.mortals import HOME, UNITS
from game.demons.box.naming import hex_name, hex_place
from game.demons.box.powers import (
    EARTHQUAKE_RADIUS,
    STORM_RADIUS,
)
from game.demons.rules.captivity.flight import destroy, put_to_flight
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.movement import zone
from game.demons.state import DemonsState
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text

CITY_QUESTION = Text("Which city?")


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


def intact_cities(state: DemonsState) -> tuple[Hex, ...]:
    """The cities that stand."""
    destroyed = state.destroyed_cities
    return tuple([city for city in CITIES if city not in destroyed]) if destroyed else CITIES


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
