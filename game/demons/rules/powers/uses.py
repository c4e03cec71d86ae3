"""What each power needs and does, by its letter (DEM-12)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from game.demons.box.armenia import LAND
from game.demons.box.powers import (
    BATTLES,
    DESTROY,
    DISCOVER,
    EARTHQUAKE,
    FAMILIARS,
    GAIN,
    HEAL,
    INVISIBILITY,
    LOVE,
    NAKEDNESS,
    POWERS,
    RECONCILE,
    STORM,
    TRANSPORT,
)
from game.demons.box.treasures import CELLS
from game.demons.rules.captivity.captives import leave_map, move_magician, place
from game.demons.rules.mortals.battles import battles, forces_next_to
from game.demons.rules.powers.familiars import can_call_familiars, familiars
from game.demons.rules.powers.gaining import can_gain_ring, gain, gainable, is_anything_found
from game.demons.rules.powers.mortals import (
    destroy_city,
    earthquake,
    has_city,
    intact_cities,
    love,
    shakes_somebody,
    storm,
    storms_somebody,
)
from game.demons.rules.powers.treasures import discover
from game.demons.rules.table import DemonsTable, is_undiscovered
from game.demons.rules.walking.hunting import free_land_next_to, occupied
from game.demons.rules.walking.movement import LEAVE, go_option, go_options, zone
from game.demons.state import CAPTIVE, FREE, DemonsState
from game.engine.decision import Option, Text

POWER_USED = Text("{who} uses {demon}: {power}.")
HEAL_QUESTION = Text("What does the healer take away?")
WOUND = Option("wound", Text("Heal a wound"), clause="DEM-12.3c")
CURSE = Option("curse", Text("Lift a curse"), clause="DEM-12.3c")
LOSES_TURN = Text("{who} loses a turn")
NAKED_QUESTION = Text("Who loses the next turn?")
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


def has_naked_target(state: DemonsState, seat: int) -> bool:
    """Whether anybody can be made naked."""
    return bool(naked_targets(state, seat))


def loses_turn(table: DemonsTable, other: int) -> Option:
    """The option to make a magician lose his turn."""
    words = Text(LOSES_TURN.message, (("who", table.name(other)),))
    return Option(f"seat:{other}", words, f"seat:{other}", "DEM-12.3n")


async def nakedness(table: DemonsTable, seat: int, demon: int) -> None:
    """Another magician loses his next Player Turn (DEM-12.3n)."""
    targets = naked_targets(table.state, seat)
    target = targets[0]
    if len(targets) > 1:
        options = tuple([loses_turn(table, other) for other in targets])
        key = await table.question(seat, "naked", NAKED_QUESTION, options, "DEM-12.3n")
        target = int(key.removeprefix("seat:"))
    table.state.magicians[target].naked = True
    await table.tell("naked", "DEM-12.3n", "{target} stands naked and loses a turn.", who=seat, target=target)


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
ASKS_FOR_ITS_TARGET = (BATTLES, FAMILIARS, GAIN, NAKEDNESS, LOVE, TRANSPORT, DESTROY)


async def use_power(table: DemonsTable, seat: int, demon: int, letter: str) -> None:
    """Use one power of one demon, who is released at once (DEM-12.0c, DEM-12.1a, DEM-12.2a).

    A power that asks for its target can be taken back; one that acts at once shows a face-down demon to the others.
    """
    table.state.used_powers = True
    if letter not in ASKS_FOR_ITS_TARGET:
        table.show()
    if table.listening:
        clause = POWERS[letter].clause
        name, words = POWERS[letter].name, POWER_USED.message
        await table.tell("power_used", clause, words, who=seat, demon=demon, letter=letter, power=name)
    if letter not in KEEPS_THE_DEMON:
        table.lose_demon(seat, demon)
    await USES[letter](table, seat, demon)
