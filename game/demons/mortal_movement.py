"""Mortal Turn, step 1: mortal units wake, hunt, flee, carry captives home (DEM-3.0c to DEM-3.0h, DEM-5)."""

from __future__ import annotations

from game.demons.captivity import move_unit
from game.demons.explanations import CARRIED, FLED, HELD, HOME, HUNTED, LED, ROSE, SLEPT, STUCK, WAITED
from game.demons.geometry import distances_from
from game.demons.hunting import bewitcher, magician_hexes, magician_in, units_in
from game.demons.mortals import HOME as HOME_HEX
from game.demons.movement import go_option, led_reach, zone
from game.demons.naming import unit_name
from game.demons.routes import cheapest_route, home_field, hunting_field
from game.demons.state import (
    ACTIVATION_RADIUS,
    FREE,
    MORTAL_COMBAT,
    MORTAL_POINTS,
    NOBODY,
    DemonsState,
    MortalMove,
)
from game.demons.table import DemonsTable
from game.engine.decision import Option, Text
from game.engine.hexes import Hex

LEAD = Text("Where do you lead the {unit}?")
STAY = Option("stay", Text("Leave it where it is"), clause="DEM-12.3f")
Steps = tuple[tuple[Hex, int], ...]


async def mortal_movement_phase(table: DemonsTable) -> None:
    """Every mortal unit in the order of the list: roll, then move (DEM-3.0h)."""
    begin(table.state)
    await table.tell("game_turn", "DEM-3.0a", "Turn {turn}: the mortals move.", turn=table.state.game_turn)
    for unit in stirring(table.state):
        witch = bewitcher(table.state, unit)
        if witch != NOBODY:
            await lead(table, unit, witch)
            move = table.state.report[-1]
        else:
            found = moved(table, unit)
            if found is None:
                continue
            move = found
            table.state.report = (*table.state.report, move)
        if table.listening:
            await tell_move(table, move)
    table.state.stage = MORTAL_COMBAT


def begin(state: DemonsState) -> None:
    """No unit is activated, and nothing of the last Mortal Turn shows any more (DEM-3.0f)."""
    state.units.active = [False] * len(state.units.active)
    state.report, state.searches, state.fight, state.conjuration = (), (), (), ()


def stirring(state: DemonsState) -> tuple[int, ...]:
    """The units that may do something: near a magician, fleeing, with a captive, or bewitched (DEM-3.0d, DEM-3.0g).

    No unit changes what another may do in this phase, so that they can be picked at its start.
    """
    units = state.units
    fleeing, captives = units.fleeing, units.captives
    rows = [distances_from(magician.hex) for magician in state.magicians if magician.status == FREE]
    bewitched: tuple[int, ...] = ()
    for magician in state.magicians:
        bewitched += magician.bewitched
    found = []
    for unit, hex_id in enumerate(units.hex):
        if hex_id and (fleeing[unit] or captives[unit] or unit in bewitched):
            found.append(unit)
        elif hex_id:
            for row in rows:
                if row[hex_id] <= ACTIVATION_RADIUS:
                    found.append(unit)
                    break
    return tuple(found)


def moved(table: DemonsTable, unit: int) -> MortalMove | None:
    """What a unit does; None if no magician is near enough to wake it (DEM-3.0d)."""
    units = table.state.units
    if units.fleeing[unit]:
        return flee(table, unit)
    if units.captives[unit]:
        return carry(table, unit)
    return hunt(table, unit)


# -- hunting --------------------------------------------------------------------------------------------------


def hunt(table: DemonsTable, unit: int) -> MortalMove | None:
    """Roll for activation and go for the nearest magician (DEM-3.0c, DEM-5.3b)."""
    state = table.state
    start = state.units.hex[unit]
    row = distances_from(start)
    nearest, preys = ACTIVATION_RADIUS + 1, []
    for seat in state.order:
        magician = state.magicians[seat]
        if magician.status == FREE:
            far = row[magician.hex]
            if far < nearest:
                nearest, preys = far, [seat]
            elif far == nearest and preys:
                preys.append(seat)
    if not preys:
        return None
    roll = table.dice.roll()
    prey = preys[table.dice.below(len(preys))] if len(preys) > 1 and roll >= nearest else preys[0]
    rivals = len(preys) - 1
    if roll < nearest:
        return MortalMove(unit, SLEPT, (start,), roll, nearest, prey, rivals)
    state.units.active[unit] = True
    if nearest == 1:
        return MortalMove(unit, HELD, (start,), roll, nearest, prey, rivals)
    return go_for(table, unit, prey, roll, rivals)


def go_for(table: DemonsTable, unit: int, prey: int, roll: int, rivals: int) -> MortalMove:
    """Walk a cheapest route to a magician until next to any, or out of points (DEM-5.3d)."""
    state = table.state
    start, hexes = state.units.hex[unit], magician_hexes(state)
    goal = state.magicians[prey].hex
    field = hunting_field(goal, start, hexes)
    nearest = distances_from(start)[goal]
    if start not in field:
        return MortalMove(unit, STUCK, (start,), roll, nearest, prey, rivals)
    spent, path, stop = 0, [start], ""
    for step, cost in cheapest_route(start, field, table.dice):
        if spent + cost > MORTAL_POINTS:
            stop = "points"
            break
        spent += cost
        path.append(step)
        if not zone(step).isdisjoint(hexes):
            stop = "adjacent"
            break
    move_unit(state, unit, path[-1])
    return MortalMove(unit, HUNTED, tuple(path), roll, nearest, prey, rivals, spent, field[start][1], stop)


# -- going home -----------------------------------------------------------------------------------------------


def flee(table: DemonsTable, unit: int) -> MortalMove:
    """Straight home; there it turns face up, unless somebody stands in its home (DEM-5.7)."""
    state = table.state
    home = HOME_HEX[unit]
    start = state.units.hex[unit]
    if start == home:
        state.units.fleeing[unit] = False
        return MortalMove(unit, HOME, (start,))
    full = magician_in(state, home) != NOBODY or bool(units_in(state, home))
    path, spent = walk_home(table, unit, home, full)
    here = path[-1]
    move_unit(state, unit, here)
    if here == home:
        state.units.fleeing[unit] = False
        return MortalMove(unit, HOME, path, spent=spent)
    intruder = magician_in(state, home)
    if intruder != NOBODY and here in zone(home):
        rise(state, unit, intruder)
        return MortalMove(unit, ROSE, path, target=intruder, spent=spent)
    waits = full and here in zone(home)
    return MortalMove(unit, WAITED if waits else FLED, path, spent=spent)


def rise(state: DemonsState, unit: int, intruder: int) -> None:
    """A magician stands in the home of a fleeing unit: it turns on him (DEM-5.7g, DEM-5.7h)."""
    state.units.fleeing[unit] = False
    state.units.active[unit] = True
    if not state.magicians[intruder].invisible:
        state.magicians[intruder].found = True


def carry(table: DemonsTable, unit: int) -> MortalMove:
    """A captor goes straight home, whoever stands beside the road (DEM-8.2i, DEM-8.2m)."""
    home = HOME_HEX[unit]
    start = table.state.units.hex[unit]
    if start == home:
        return MortalMove(unit, CARRIED, (start,))
    full = magician_in(table.state, home) != NOBODY
    path, spent = walk_home(table, unit, home, full)
    move_unit(table.state, unit, path[-1])
    waits = full and path[-1] in zone(home)
    return MortalMove(unit, WAITED if waits else CARRIED, path, spent=spent)


def walk_home(table: DemonsTable, unit: int, home: Hex, full: bool) -> tuple[tuple[Hex, ...], int]:
    """The hexes walked on a cheapest route home, and the points: the last step is not taken into a full hex."""
    start = table.state.units.hex[unit]
    field = home_field(home, start, magician_hexes(table.state))
    if start not in field:
        return (start,), 0
    spent, path = 0, [start]
    for step, cost in cheapest_route(start, field, table.dice):
        if spent + cost > MORTAL_POINTS or (step == home and full):
            break
        spent += cost
        path.append(step)
    return tuple(path), spent


# -- bewitched ------------------------------------------------------------------------------------------------


async def lead(table: DemonsTable, unit: int, witch: int) -> None:
    """The magician who bewitched a unit moves it (DEM-12.3f)."""
    hexes = led_reach(table.state, witch, unit, MORTAL_POINTS)
    key = STAY.key
    if hexes:
        words = Text(LEAD.message, (("unit", unit_name(unit)),))
        options = (*[go_option(hex_id, "DEM-12.3f") for hex_id, _ in hexes], STAY)
        key = await table.question(witch, "lead", words, options, "DEM-12.3f", about=f"unit:{unit}")
    start, spent = table.state.units.hex[unit], 0
    path: tuple[Hex, ...] = (start,)
    if key != STAY.key:
        goal = int(key.removeprefix("to:"))
        spent = dict(hexes)[goal]
        path = (start, goal)
        move_unit(table.state, unit, goal)
    move = MortalMove(unit, LED, path, target=witch, spent=spent)
    table.state.report = (*table.state.report, move)


# -- telling --------------------------------------------------------------------------------------------------


async def tell_move(table: DemonsTable, move: MortalMove) -> None:
    """Let everybody see what a unit did."""
    kind, clause, words = TOLD[move.what]
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
    SLEPT: ("unit_slept", "DEM-3.0d", Text("The {unit} rolls {roll} and sleeps on.")),
    HELD: ("unit_hunted", "DEM-5.0g", Text("The {unit} wakes (rolled {roll}) beside {target}.")),
    STUCK: ("unit_hunted", "DEM-5.3d", Text("The {unit} wakes (rolled {roll}), but finds no way to {target}.")),
    HUNTED: ("unit_hunted", "DEM-5.3b", Text("The {unit} wakes (rolled {roll}) and hunts {target}: {hex}.")),
    ROSE: ("unit_rose", "DEM-5.7g", Text("The {unit} finds {target} in its home and turns on him.")),
    HOME: ("unit_home", "DEM-5.7e", Text("The {unit} is home and turns face up.")),
    LED: ("unit_led", "DEM-12.3f", Text("{target} leads the {unit} to {hex}.")),
    CARRIED: ("unit_carried", "DEM-8.2i", Text("The {unit} takes its captive to {hex}.")),
    FLED: ("unit_fled", "DEM-5.7c", Text("The {unit} flees to {hex}.")),
    WAITED: ("unit_fled", "DEM-5.7f", Text("The {unit} waits beside its home: {hex}.")),
}
