"""Mortal Turn, step 1: mortal units wake, hunt, flee, carry captives home (DEM-3.0c to DEM-3.0h, DEM-5)."""

from __future__ import annotations

from game.demons.box.geometry import FAR, distances_from
from game.demons.box.mortals import HOME as HOME_HEX
from game.demons.box.mortals import UNITS
from game.demons.box.naming import unit_name
from game.demons.rules.captivity.captives import move_unit
from game.demons.rules.explanations import CARRIED, FLED, HELD, HOME, HUNTED, LED, ROSE, SLEPT, STUCK, WAITED
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.hunting import bewitched, bewitcher, magician_in
from game.demons.rules.walking.movement import go_option, led_reach, zone
from game.demons.rules.walking.routes import cheapest_route, home_field, hunting_field
from game.demons.state import (
    ACTIVATION_RADIUS,
    FREE,
    IDLE_TURNS,
    MORTAL_COMBAT,
    MORTAL_POINTS,
    NOBODY,
    WARNING_TURNS,
    DemonsState,
    MortalMove,
)
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text

NOTHING_HAPPENS = Text(
    "For {turns} turns nothing has happened that cannot be undone. In {more} more turns the match is given up."
)
LEAD = Text("Where do you lead the {unit}?")
STAY = Option("stay", Text("Leave it where it is"), clause="DEM-12.3f")
Prey = tuple[tuple[int, Hex], ...]
"""The magicians on the map: seat and hex."""


async def mortal_movement_phase(table: DemonsTable) -> None:
    """Every mortal unit in the order of the list: roll, then move (DEM-3.0h)."""
    begin(table.state)
    if table.listening:
        await table.tell("game_turn", "DEM-3.0a", "Turn {turn}: the mortals move.", turn=table.state.game_turn)
        await warn(table)
    prey, led = magicians_on_the_map(table.state), bewitched(table.state)
    for unit in stirring(table.state, prey, led):
        if unit in led:
            await lead(table, unit, bewitcher(table.state, unit))
        else:
            table.state.report += (moved(table, unit, prey),)
        if table.listening:
            await tell_move(table, table.state.report[-1])
    table.state.stage = MORTAL_COMBAT


async def warn(table: DemonsTable) -> None:
    """Say in time that a match in which nothing happens is given up (DEM-3.0u)."""
    idle = table.state.idle
    if idle == WARNING_TURNS:
        await table.tell("nothing_happens", "DEM-3.0u", NOTHING_HAPPENS.message, turns=idle, more=IDLE_TURNS - idle)


def begin(state: DemonsState) -> None:
    """No unit is activated, and nothing of the last Mortal Turn shows any more (DEM-3.0f)."""
    state.units.active = [False] * len(state.units.active)
    state.report, state.searches, state.fight, state.conjuration = (), (), (), ()


def magicians_on_the_map(state: DemonsState) -> Prey:
    """Whom units may hunt, in player order; nobody comes or goes while the mortals move."""
    magicians = state.magicians
    return tuple([(seat, magicians[seat].hex) for seat in state.order if magicians[seat].status == FREE])


def stirring(state: DemonsState, prey: Prey, led: tuple[int, ...]) -> tuple[int, ...]:
    """The units that may do something: near a magician, fleeing, with a captive, or bewitched (DEM-3.0d, DEM-3.0g).

    No unit changes what another may do in this phase, so that they can be picked at its start.
    """
    units = state.units
    where = units.hex
    found = list(led)
    if any(units.fleeing):
        found += [unit for unit in UNITS if units.fleeing[unit]]
    if any(units.captives):
        found += [unit for unit in UNITS if units.captives[unit]]
    for _seat, hex_id in prey:
        row = distances_from(hex_id)
        found += [unit for unit, here in enumerate(where) if row[here] <= ACTIVATION_RADIUS]
    return tuple(sorted(set(found))) if len(found) > 1 else tuple(found)


def moved(table: DemonsTable, unit: int, prey: Prey) -> MortalMove:
    """What a unit does that nobody leads (DEM-3.0c to DEM-3.0g)."""
    units = table.state.units
    if units.fleeing[unit]:
        return flee(table, unit, prey)
    if units.captives[unit]:
        return carry(table, unit, prey)
    return hunt(table, unit, prey)


# -- hunting --------------------------------------------------------------------------------------------------


def hunt(table: DemonsTable, unit: int, prey: Prey) -> MortalMove:
    """Roll for activation and go for the nearest magician (DEM-3.0c, DEM-5.3b)."""
    units = table.state.units
    start = units.hex[unit]
    row = distances_from(start)
    nearest, seats = FAR, [NOBODY]
    for seat, hex_id in prey:
        away = row[hex_id]
        if away < nearest:
            nearest, seats = away, [seat]
        elif away == nearest:
            seats.append(seat)
    rivals = len(seats) - 1
    roll = table.dice.roll()
    target = seats[table.dice.below(len(seats))] if rivals and roll >= nearest else seats[0]
    cause = (roll, nearest, target, rivals)
    if roll < nearest:
        return MortalMove(unit, SLEPT, (start,), *cause)
    units.active[unit] = True
    if nearest == 1:
        return MortalMove(unit, HELD, (start,), *cause)
    return go_for(table, unit, cause, prey)


def go_for(table: DemonsTable, unit: int, cause: tuple[int, int, int, int], prey: Prey) -> MortalMove:
    """Walk a cheapest route to a magician until next to any, or out of points (DEM-5.3d)."""
    state = table.state
    start, hexes = state.units.hex[unit], tuple([hex_id for _seat, hex_id in prey])
    field = hunting_field(state.magicians[cause[2]].hex, start, hexes)
    if start not in field:
        return MortalMove(unit, STUCK, (start,), *cause)
    spent, path, stop = 0, [start], "points"
    for step, cost in cheapest_route(start, field, table.dice, MORTAL_POINTS):
        spent += cost
        path.append(step)
        if not zone(step).isdisjoint(hexes):
            stop = "adjacent"
            break
    move_unit(state, unit, path[-1])
    return MortalMove(unit, HUNTED, tuple(path), *cause, spent, field[start][1], stop)


# -- going home -----------------------------------------------------------------------------------------------


def flee(table: DemonsTable, unit: int, prey: Prey) -> MortalMove:
    """Straight home; there it turns face up, unless somebody stands in its home (DEM-5.7)."""
    state = table.state
    home = HOME_HEX[unit]
    start = state.units.hex[unit]
    if start == home:
        turn_up(state, unit)
        return MortalMove(unit, HOME, (start,))
    intruder = magician_in(state, home)
    full = intruder != NOBODY or home in state.units.hex
    path, spent = walk_home(table, unit, home, full, prey)
    here = path[-1]
    move_unit(state, unit, here)
    if here == home:
        turn_up(state, unit)
        return MortalMove(unit, HOME, path, spent=spent)
    if intruder != NOBODY and here in zone(home):
        rise(state, unit, intruder)
        return MortalMove(unit, ROSE, path, target=intruder, spent=spent)
    waits = full and here in zone(home)
    return MortalMove(unit, WAITED if waits else FLED, path, spent=spent)


def turn_up(state: DemonsState, unit: int) -> None:
    """A unit is home: it flees no more, and rests until the Mortal Turn ends (DEM-5.7e)."""
    state.units.fleeing[unit] = False
    state.units.resting += (unit,)


def rise(state: DemonsState, unit: int, intruder: int) -> None:
    """A magician stands in the home of a fleeing unit: it turns on him (DEM-5.7g, DEM-5.7h)."""
    state.units.fleeing[unit] = False
    state.units.active[unit] = True
    if not state.magicians[intruder].invisible:
        state.magicians[intruder].found = True


def carry(table: DemonsTable, unit: int, prey: Prey) -> MortalMove:
    """A captor goes straight home, whoever stands beside the road (DEM-8.2i, DEM-8.2m)."""
    home = HOME_HEX[unit]
    start = table.state.units.hex[unit]
    if start == home:
        return MortalMove(unit, CARRIED, (start,))
    full = magician_in(table.state, home) != NOBODY
    path, spent = walk_home(table, unit, home, full, prey)
    move_unit(table.state, unit, path[-1])
    waits = full and path[-1] in zone(home)
    return MortalMove(unit, WAITED if waits else CARRIED, path, spent=spent)


def walk_home(table: DemonsTable, unit: int, home: Hex, full: bool, prey: Prey) -> tuple[tuple[Hex, ...], int]:
    """The hexes walked on a cheapest route home, and the points: the last step is not taken into a full hex."""
    start = table.state.units.hex[unit]
    field = home_field(home, start, tuple([hex_id for _seat, hex_id in prey]))
    if start not in field:
        return (start,), 0
    spent, path = 0, [start]
    for step, cost in cheapest_route(start, field, table.dice, MORTAL_POINTS):
        if step == home and full:
            break
        spent += cost
        path.append(step)
    return tuple(path), spent


# -- bewitched ------------------------------------------------------------------------------------------------


async def lead(table: DemonsTable, unit: int, witch: int) -> None:
    """The magician who bewitched a unit moves it (DEM-12.3f)."""
    costs = tuple(led_reach(table.state, witch, unit, MORTAL_POINTS).items())
    key = STAY.key
    if costs:
        words = Text(LEAD.message, (("unit", unit_name(unit)),))
        options = (*[go_option(hex_id, "DEM-12.3f") for hex_id, _ in costs], STAY)
        key = await table.question(witch, "lead", words, options, "DEM-12.3f", about=f"unit:{unit}")
    start, spent = table.state.units.hex[unit], 0
    path: tuple[Hex, ...] = (start,)
    if key != STAY.key:
        goal = int(key.removeprefix("to:"))
        spent = dict(costs)[goal]
        path = (start, goal)
        move_unit(table.state, unit, goal)
    table.state.report += (MortalMove(unit, LED, path, target=witch, spent=spent),)


# -- telling --------------------------------------------------------------------------------------------------


async def tell_move(table: DemonsTable, move: MortalMove) -> None:
    """Let everybody see what a unit did; one that stays where it has long been is passed over."""
    still = len(move.path) == 1
    if still and move.what in (CARRIED, WAITED):
        return
    kind, clause, words = (UNMOVED if still else TOLD).get(move.what, TOLD[move.what])
    await table.tell(
        kind,
        clause,
        words.message,
        unit=move.unit,
        path=move.path,
        roll=move.roll,
        spent=move.spent,
        distance=move.distance,
        target=move.target,
        hex=move.path[-1],
    )


TOLD = {
    SLEPT: ("unit_slept", "DEM-3.0d", Text("The {unit} rolls {roll} at a distance of {distance} and does not stir.")),
    HELD: ("unit_hunted", "DEM-5.0g", Text("The {unit} rolls {roll} and stays beside {target}.")),
    STUCK: ("unit_hunted", "DEM-5.3d", Text("The {unit} rolls {roll}, but finds no way to {target}.")),
    HUNTED: ("unit_hunted", "DEM-5.3b", Text("The {unit} rolls {roll} and goes to {hex}, hunting {target}.")),
    ROSE: ("unit_rose", "DEM-5.7g", Text("The {unit} finds {target} in its home and turns on him.")),
    HOME: ("unit_home", "DEM-5.7e", Text("The {unit} is home and turns face up.")),
    LED: ("unit_led", "DEM-12.3f", Text("{target} leads the {unit} to {hex}.")),
    CARRIED: ("unit_carried", "DEM-8.2i", Text("The {unit} takes its captive to {hex}.")),
    FLED: ("unit_fled", "DEM-5.7c", Text("The {unit} flees to {hex}.")),
    WAITED: ("unit_fled", "DEM-5.7f", Text("The {unit} waits beside its home: {hex}.")),
}
UNMOVED = {
    LED: ("unit_led", "DEM-12.3f", Text("{target} leaves the {unit} in {hex}.")),
    FLED: ("unit_fled", "DEM-5.7c", Text("The {unit} finds no way home.")),
}
"""The same of a unit that did not move."""
