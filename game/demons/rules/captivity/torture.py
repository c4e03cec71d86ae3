"""Torture, and buying oneself free of it (DEM-16)."""

from __future__ import annotations

from functools import cache

from game.demons.box.charts import TORTURE
from game.demons.box.mortals import HOME, MORTALS, UNITS
from game.demons.box.naming import RING, treasure_name, unit_name
from game.demons.box.treasures import worth_of
from game.demons.rules.captivity.captives import captives_of_unit, die
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.hunting import bewitcher
from game.demons.state import CAPTIVE, NO_UNIT, NOBODY, DemonsState, owned
from game.engine.decision import Fact, Option, Text, text

TORTURED_BY_UNIT = Text("The {unit} is about to torture you. Give up a treasure, or endure it?")
TORTURED_BY_MAGICIAN = Text("{captor} is about to torture you. Give up a treasure, or endure it?")
TORTURES_BY_UNIT = Text("The {unit} tortures {who}: the die shows {roll}, {hurt}.")
TORTURES_BY_MAGICIAN = Text("{captor} tortures {who}: the die shows {roll}, {hurt}.")
NO_WOUND = Text("no wound")
BOUGHT_FROM_UNIT = Text("{who} gives {given} to the {unit} and is not tortured.")
BOUGHT_FROM_MAGICIAN = Text("{who} gives {given} to {captor} and is not tortured.")
ENDURE = Option("endure", Text("Endure the torture: up to 2 wounds"), clause="DEM-16.0c")
GIVE_RING = Option("give:ring", Text("Give up Solomon's ring"), "ring", "DEM-11.0d")
MOST_TO_TORTURE = 1
"""Wounds and curses up to which a magician may torture another (DEM-16.3b)."""


@cache
def give_option(cell: int) -> Option:
    """The option to give up a treasure."""
    facts: tuple[tuple[str, Fact], ...] = (("cell", treasure_name(cell)), ("value", worth_of(cell)))
    words = Text("Give up {cell} ({value} ducats)", facts)
    return Option(f"give:{cell}", words, f"treasure:{cell}", "DEM-16.2b")


def ransom_options(state: DemonsState, seat: int) -> tuple[Option, ...]:
    """What a captive can give up; nothing if he owns nothing."""
    options = [give_option(cell) for cell in owned(state, seat)]
    if state.magicians[seat].ring:
        options.append(GIVE_RING)
    return (*options, ENDURE) if options else ()


def due_for_torture(state: DemonsState) -> tuple[tuple[int, int], ...]:
    """Units at home with captives not taken in this phase; a bewitched one does not torture (DEM-16.2a, DEM-12.3f)."""
    units = state.units
    captors = [unit for unit in UNITS if units.captives[unit]]
    return tuple(
        [
            (unit, seat)
            for unit in captors
            if units.hex[unit] == HOME[unit] and bewitcher(state, unit) == NOBODY
            for seat in captives_of_unit(state, unit)
            if state.magicians[seat].captured_in != state.phase
        ]
    )


async def mortal_torture(table: DemonsTable) -> None:
    """Mortal captors at home torture their captives (DEM-3.0k, DEM-16.2)."""
    for unit, seat in due_for_torture(table.state):
        if table.state.magicians[seat].captor_unit != unit:
            continue
        options = ransom_options(table.state, seat) if MORTALS[unit].bribable else ()
        key = ENDURE.key
        if options:
            words = Text(TORTURED_BY_UNIT.message, (("unit", unit_name(unit)),))
            key = await table.question(seat, "surrender", words, options, "DEM-16.2b", about=f"unit:{unit}")
        if key == ENDURE.key:
            await roll_torture(table, seat, unit, NOBODY)
            if table.is_mortally_hurt(seat):
                await die(table, seat, torturer=unit)
        else:
            await hand_over(table, seat, key.removeprefix("give:"), unit, NOBODY)


async def roll_torture(table: DemonsTable, seat: int, unit: int, captor: int) -> None:
    """One die: two wounds, one or none (DEM-16.0c); the torturer is a unit, or a magician if that is NO_UNIT."""
    roll = table.dice.roll()
    wounds = TORTURE[roll]
    table.state.magicians[seat].wounds += wounds
    if not table.listening:
        return
    hurt = text("{n} wound", plural="{n} wounds", n=wounds) if wounds else NO_WOUND
    words = (TORTURES_BY_UNIT if unit else TORTURES_BY_MAGICIAN).message
    await table.tell(
        "tortured", "DEM-16.0c", words, who=seat, unit=unit, captor=captor, roll=roll, wounds=wounds, hurt=hurt
    )


async def hand_over(table: DemonsTable, seat: int, what: str, unit: int, captor: int) -> None:
    """A treasure or the ring goes to a unit's home, or into a magician's hands (DEM-16.2d, DEM-16.7a)."""
    words = (BOUGHT_FROM_UNIT if unit else BOUGHT_FROM_MAGICIAN).message
    if what == "ring":
        table.take_ring()
        if unit:
            table.state.ring_unit = unit
        else:
            table.give_ring(captor)
        await table.tell("ring_given_up", "DEM-11.0d", words, who=seat, unit=unit, captor=captor, given=RING)
        return
    if unit:
        table.stash_treasure(int(what), unit)
    else:
        table.give_treasure(int(what), captor)
    cell = int(what)
    given = treasure_name(cell)
    await table.tell(
        "treasure_given_up", "DEM-16.2b", words, who=seat, unit=unit, captor=captor, given=given, cell=cell
    )


# -- by magicians ---------------------------------------------------------------------------------------------


def may_be_tortured(state: DemonsState, captor: int, seat: int) -> bool:
    """Whether a magician may torture a captive now (DEM-16.1a, DEM-16.2d, DEM-16.3b)."""
    held = state.magicians[seat]
    return (
        held.status == CAPTIVE
        and held.captor_seat == captor
        and held.captured_in != state.phase
        and seat not in state.tortured
        and held.wounds + held.curses <= MOST_TO_TORTURE
    )


async def torture(table: DemonsTable, captor: int, seat: int) -> None:
    """A magician tortures a captive, who may buy himself off (DEM-16.2d)."""
    table.state.tortured = (*table.state.tortured, seat)
    options = ransom_options(table.state, seat)
    key = ENDURE.key
    if options:
        words = Text(TORTURED_BY_MAGICIAN.message, (("captor", table.name(captor)),))
        key = await table.question(seat, "surrender", words, options, "DEM-16.2d", about=f"seat:{captor}")
    if key == ENDURE.key:
        await roll_torture(table, seat, NO_UNIT, captor)
    else:
        await hand_over(table, seat, key.removeprefix("give:"), NO_UNIT, captor)
