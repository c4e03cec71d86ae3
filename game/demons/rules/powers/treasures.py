"""Discovering and seizing treasure (DEM-13)."""

from __future__ import annotations

from functools import cache

from game.demons.box.naming import demon_name, treasure_name
from game.demons.box.treasures import CELL_AT, TREASURES, worth_of
from game.demons.rules.table import DemonsTable, is_undiscovered
from game.demons.state import FREE, NO_UNIT, NOBODY, DemonsState
from game.engine.decision import Fact, Option, Text

SEIZE = Text("Seize {cell}: costs a demon, {percent}")
SEIZE_FOR = Text("Seize {cell}: costs {demon}, {percent}")
SEIZE_TIP = Text(
    "Worth {value} ducats. You give up a demon for good, then a die is thrown: on more than {guard}, its own guard "
    "whoever stands near, the treasure stays where it is. One try a turn, and no attack in it afterwards."
)
FOUND = Text("The dice show {row} and {column}: {demon} discovers {cell} in {hex}, worth {value} ducats.")
SEIZED = Text("{demon} seizes {cell} for {who}: the die shows {roll}, {guard} or less is enough.")
FAILED = Text("{demon} fails to seize {cell}: the die shows {roll}, {guard} or less was needed.")
SEIZE_WITH = Text("Which demon do you release to seize {cell}? He must outrank {demon}: a lower number.")


def is_discovered(state: DemonsState, cell: int) -> bool:
    """Whether a treasure is discovered and nobody has it (DEM-0.9)."""
    grid = state.grid
    return bool(grid.finder[cell]) and grid.owner[cell] == NOBODY and grid.stash[cell] == NO_UNIT


async def discover(table: DemonsTable, seat: int, demon: int) -> None:
    """Two dice show a row and a column; used cells are rolled again (DEM-13.0c, DEM-13.2a)."""
    while True:
        dice = table.dice.roll_many(2)
        cell = 10 * dice[0] + dice[1]
        if is_undiscovered(table.state, cell):
            break
        await table.tell(
            "search_again", "DEM-13.2a", "The dice show {row} and {column}: already found, rolled again.",
            row=dice[0], column=dice[1],
        )  # fmt: skip
    table.take_demon(seat, demon)
    table.state.grid.finder[cell] = demon
    table.state.grid.discoverer[cell] = seat
    await table.tell(
        "treasure_discovered", "DEM-13.0d", FOUND.message,
        row=dice[0], column=dice[1], who=seat, demon=demon, cell=cell, hex=TREASURES[cell].hex, value=worth_of(cell),
    )  # fmt: skip


def seizers(state: DemonsState, seat: int, cell: int) -> tuple[int, ...]:
    """A magician's demons of higher priority than the discovering demon (DEM-13.0e)."""
    finder = state.grid.finder[cell]
    return tuple([demon for demon in state.magicians[seat].demons if demon < finder])


def seizable(state: DemonsState, seat: int) -> int:
    """The cell a magician can try to seize where he stands; 0 if there is none (DEM-13.0e, DEM-13.0h)."""
    magician = state.magicians[seat]
    cell = CELL_AT.get(magician.hex, 0)
    if not cell or magician.status != FREE or not is_discovered(state, cell) or cell in state.tried_cells:
        return 0
    return cell if seizers(state, seat, cell) else 0


@cache
def seize_option(cell: int, able: tuple[int, ...]) -> Option:
    """The option to seize a treasure, by one of the demons ``able`` to: it names the only one, who is gone by it."""
    guard = TREASURES[cell].guard
    percent = Text("{percent} %", (("percent", round(guard * 100 / 6)),))
    facts: tuple[tuple[str, Fact], ...] = (("cell", treasure_name(cell)), ("percent", percent))
    words = Text(SEIZE.message, facts)
    if len(able) == 1:
        words = Text(SEIZE_FOR.message, (*facts, ("demon", demon_name(able[0]))))
    tooltip = Text(SEIZE_TIP.message, (("value", worth_of(cell)), ("guard", guard)))
    return Option(f"seize:{cell}", words, f"treasure:{cell}", "DEM-13.0e", tooltip=tooltip)


@cache
def seizer_option(demon: int) -> Option:
    """The option to release a demon for a treasure."""
    words = Text("Give {demon} up for it", (("demon", demon_name(demon)),))
    return Option(f"with:{demon}", words, f"demon:{demon}", "DEM-13.0e")


async def seize(table: DemonsTable, seat: int, cell: int) -> None:
    """Release a demon, then roll the guard figure or less (DEM-13.0f)."""
    able = seizers(table.state, seat, cell)
    demon = able[0]
    if len(able) > 1:
        facts: tuple[tuple[str, Fact], ...] = (
            ("cell", treasure_name(cell)),
            ("demon", demon_name(table.state.grid.finder[cell])),
        )
        words = Text(SEIZE_WITH.message, facts)
        options = tuple([seizer_option(demon) for demon in able])
        key = await table.question(seat, "seize_with", words, options, "DEM-13.0e", about=f"treasure:{cell}")
        demon = int(key.removeprefix("with:"))
    table.state.tried_cells = (*table.state.tried_cells, cell)
    table.take_demon(seat, demon)
    table.reveal()
    roll, guard = table.dice.roll(), TREASURES[cell].guard
    kind, words = ("treasure_seized", SEIZED) if roll <= guard else ("seizure_failed", FAILED)
    if roll <= guard:
        table.give_treasure(cell, seat, marker=demon)
    else:
        table.release(demon)
    await table.tell(kind, "DEM-13.0f", words.message, who=seat, demon=demon, cell=cell, roll=roll, guard=guard)
