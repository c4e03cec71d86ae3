"""Power B: mortal units around a magician attack each other, all at the same time (DEM-12.3b)."""

from __future__ import annotations

from game.demons.box.charts import combat_result
from game.demons.box.mortals import UNITS
from game.demons.box.naming import hex_name, hex_place
from game.demons.rules.captivity.flight import destroy, put_to_flight
from game.demons.rules.combat.words import OF_UNITS
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.hunting import is_ready
from game.demons.rules.walking.movement import zone
from game.demons.state import CAPTIVE, NOBODY, DemonsState, Fight, strength_of
from game.engine.boards.hexes import Hex
from game.engine.decision import Option, Text

TARGET = Text("Whom do the units in {hex} attack?")
Units = tuple[int, ...]


def forces_around(state: DemonsState, seat: int) -> dict[Hex, tuple[int, ...]]:
    """The forces next to a magician; a captive's captor's hex counts as next to him (DEM-12.2e)."""
    magician, where = state.magicians[seat], state.units.hex
    around = zone(magician.hex)
    if magician.status == CAPTIVE:
        around |= {magician.hex}
    forces: dict[Hex, tuple[int, ...]] = {}
    for unit in UNITS:
        if where[unit] in around and is_ready(state, unit):
            forces[where[unit]] = (*forces.get(where[unit], ()), unit)
    return forces


def forces_next_to(state: DemonsState, seat: int) -> tuple[tuple[Hex, tuple[Hex, ...]], ...]:
    """Every force that can attack another, with the hexes of those it can attack."""
    forces = forces_around(state, seat)
    if len(forces) < 2:
        return ()
    pairs = [(hex_id, tuple([other for other in forces if other in zone(hex_id)])) for hex_id in forces]
    return tuple([(hex_id, targets) for hex_id, targets in pairs if targets])


async def battles(table: DemonsTable, seat: int, demon: int) -> None:
    """The user chooses targets; all are rolled; then results are applied, the worse one of two (DEM-12.3b)."""
    pairs: tuple[tuple[Hex, Hex], ...] = ()
    for hex_id, possible in forces_next_to(table.state, seat):
        goal = await choose_target(table, seat, hex_id, possible)
        pairs = (*pairs, (goal, hex_id))
    fleeing: Units = ()
    destroyed: Units = ()
    for goal, units, defenders in combined(table.state, seat, pairs):
        result = await battle(table, goal, units, defenders)
        losers = units if result[0] == "A" else defenders
        if result[1] == "f":
            fleeing += losers
        else:
            destroyed += losers
    fleeing = tuple(sorted(set(fleeing) - set(destroyed)))
    await put_to_flight(table, fleeing, "DEM-12.3b")
    await destroy(table, tuple(sorted(set(destroyed))), seat, "DEM-12.3b")


def combined(state: DemonsState, seat: int, pairs: tuple[tuple[Hex, Hex], ...]) -> tuple[tuple[Hex, Units, Units], ...]:
    """The battles: forces that attack the same hex join (DEM-7.5a, DEM-7.7a)."""
    forces = forces_around(state, seat)
    return tuple(
        [
            (goal, tuple([unit for other, hex_id in pairs if other == goal for unit in forces[hex_id]]), forces[goal])
            for goal in dict.fromkeys([goal for goal, _ in pairs])
        ]
    )


async def choose_target(table: DemonsTable, seat: int, hex_id: Hex, possible: tuple[Hex, ...]) -> Hex:
    """Whom one force attacks."""
    if len(possible) == 1:
        return possible[0]
    options = tuple(
        [
            Option(f"target:{goal}", Text("{hex}", (("hex", hex_name(goal)),)), hex_place(goal), "DEM-12.3b")
            for goal in possible
        ]
    )
    words = Text(TARGET.message, (("hex", hex_name(hex_id)),))
    key = await table.question(seat, "battle", words, options, "DEM-12.3b", about=hex_place(hex_id))
    return int(key.removeprefix("target:"))


async def battle(table: DemonsTable, goal: Hex, units: tuple[int, ...], defenders: tuple[int, ...]) -> str:
    """One of the battles: its result, which is not yet applied."""
    attack, defence = strength_of(units, ()), strength_of(defenders, ())
    roll = table.dice.roll()
    result = combat_result(roll, attack - defence)
    table.state.fight = (Fight(goal, NOBODY, units, (), NOBODY, defenders, (), roll, result),)
    await table.tell(
        "combat",
        "DEM-12.3b",
        "Combat in {hex}: {attack} against {defence}, the die shows {roll}: {result}.",
        hex=goal,
        attack=attack,
        defence=defence,
        roll=roll,
        result=OF_UNITS[result],
        code=result,
    )
    return result
