"""Power F: borrowing a demon of another magician, or bewitching a mortal unit (DEM-12.3f)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.demons.box.displays import lowest_box
from game.demons.box.goetia import RANK_OF
from game.demons.box.mortals import UNITS
from game.demons.box.naming import unit_name
from game.demons.box.ranks import RANK_NAMES
from game.demons.rules.captivity.captives import captives_of_unit, set_free
from game.demons.rules.captivity.flight import without
from game.demons.rules.control import enforce_limit
from game.demons.rules.table import DemonsTable
from game.demons.state import IN_PLAY, DemonsState
from game.engine.decision import Fact, Option, Text
from game.engine.ids import parted

QUESTION = Text("Borrow a face-down demon, or bewitch a mortal unit?")
HIGHEST = Text("Borrow from {who}: the leading {rank}")
UNKNOWN = Text("Borrow from {who}: unseen, {n} of {m}")
FREE_CAPTIVE = Text("The {unit} obeys you. Shall it free its captive?")
YES = Option("yes", Text("Free the captive"), clause="DEM-12.3f")
NO = Option("no", Text("Keep the captive"), clause="DEM-12.3f")


@cache
def bewitch_option(unit: int) -> Option:
    """The option to bewitch a unit."""
    return Option(
        f"bewitch:{unit}", Text("Bewitch the {unit}", (("unit", unit_name(unit)),)), f"unit:{unit}", "DEM-12.3f"
    )


def borrow_options(table: DemonsTable, seat: int) -> list[Option]:
    """Every occupied box of other magicians, unless they are reconciled (DEM-12.3r)."""
    options = []
    for other, magician in enumerate(table.state.magicians):
        if other == seat or magician.reconciled or magician.status not in IN_PLAY:
            continue
        lowest = lowest_box(magician.demons)
        for index in range(len(magician.demons)):
            words = borrow_words(table.name(other), magician.demons, index)
            options.append(Option(f"borrow:{other}:{index}", words, f"box:{other}:{lowest + index}", "DEM-12.3f"))
    return options


def borrow_words(owner: Fact, demons: tuple[int, ...], index: int) -> Text:
    """What is known of a demon that can be borrowed: the rank of the one that controls the others, else nothing."""
    if index == 0:
        return Text(HIGHEST.message, (("who", owner), ("rank", RANK_NAMES[RANK_OF[demons[0]]])))
    return Text(UNKNOWN.message, (("who", owner), ("n", index + 1), ("m", len(demons))))


def can_call_familiars(state: DemonsState, seat: int) -> bool:
    """Whether there is a mortal unit, or a demon to borrow."""
    if any(state.units.hex):
        return True
    return any(
        magician.demons and not magician.reconciled for other, magician in enumerate(state.magicians) if other != seat
    )


def bewitch_options(state: DemonsState) -> tuple[Option, ...]:
    """Every mortal unit on the map."""
    where = state.units.hex
    return bewitch_options_for(UNITS if 0 not in where[1:] else tuple([unit for unit in UNITS if where[unit]]))


@lru_cache(maxsize=256)
def bewitch_options_for(units: tuple[int, ...]) -> tuple[Option, ...]:
    """The options to bewitch one of some units."""
    return tuple([bewitch_option(unit) for unit in units])


async def familiars(table: DemonsTable, seat: int, demon: int) -> None:
    """The user picks a box blind, or a mortal unit anywhere (DEM-12.3f)."""
    options = (*borrow_options(table, seat), *bewitch_options(table.state))
    key = await table.question(seat, "familiars", QUESTION, options, "DEM-12.3f")
    mode, rest = parted(key)
    if mode == "borrow":
        owner, index = parted(rest)
        await borrow(table, seat, int(owner), int(index))
    else:
        await bewitch(table, seat, int(rest))


async def borrow(table: DemonsTable, seat: int, owner: int, index: int) -> None:
    """The demon serves the user until his next demon use phase (DEM-12.3f)."""
    demon = table.state.magicians[owner].demons[index]
    table.reveal()
    table.take_demon(owner, demon)
    table.state.magicians[seat].borrowed += ((demon, owner),)
    await table.tell("borrowed", "DEM-12.3f", "{who} borrows a demon of {target}.", who=seat, target=owner)
    # Whose demon is gone sees who is missing.
    await table.tell("borrowed_demon", "DEM-12.3f", "It is {demon}.", seats=(seat, owner), demon=demon)
    await enforce_limit(table, owner)


def lay_spell(state: DemonsState, seat: int, unit: int) -> None:
    """A unit obeys one magician only."""
    for magician in state.magicians:
        magician.bewitched = without(magician.bewitched, unit)
    state.magicians[seat].bewitched = (*state.magicians[seat].bewitched, unit)


async def bewitch(table: DemonsTable, seat: int, unit: int) -> None:
    """A mortal unit leaves the user alone and will be led by him; it may have to free its captive (DEM-12.3f)."""
    lay_spell(table.state, seat, unit)
    await table.tell("bewitched", "DEM-12.3f", "{who} bewitches the {unit}.", who=seat, unit=unit)
    if captives_of_unit(table.state, unit):
        words = Text(FREE_CAPTIVE.message, (("unit", unit_name(unit)),))
        key = await table.question(seat, "order_release", words, (YES, NO), "DEM-12.3f", about=f"unit:{unit}")
        if key == YES.key:
            for captive in captives_of_unit(table.state, unit):
                await set_free(table, captive)
