"""Raising a shield (DEM-14)."""

from __future__ import annotations

from functools import cache

from game.demons.box.naming import shield_name, treasure_name
from game.demons.box.ranks import SHIELDS
from game.demons.box.treasures import worth_of
from game.demons.rules.conjuring.conjuration import friendly_demons, has_friend
from game.demons.rules.table import DemonsTable
from game.demons.state import DemonsState, owned, owns_treasure
from game.engine.decision import Fact, Option, Text

GIVEN_UP = Text("{who} gives up {cells} for the shield.")
HIGHEST = len(SHIELDS)
OFFER = Text("Give up treasures to raise the shield? Each adds 1; now a roll of {number} or less succeeds.")
ROLL = "roll"
ROLL_NOW = Text("Roll the die: {number} or less succeeds")


@cache
def roll_option(number: int) -> Option:
    """The option to roll with what is given up so far."""
    return Option(ROLL, Text(ROLL_NOW.message, (("number", number),)), clause="DEM-14.0c")


def can_raise(state: DemonsState, seat: int) -> bool:
    """Whether a try could succeed: below gold, with a friendly demon or a treasure (DEM-14.0a, DEM-14.0b)."""
    if state.magicians[seat].shield >= HIGHEST:
        return False
    return has_friend(state, seat) or owns_treasure(state, seat)


@cache
def raise_option(level: int) -> Option:
    """The option to try for the next shield."""
    words = Text("Try to raise the shield to {shield}", (("shield", shield_name(level)),))
    return Option("raise", words, f"shield:{SHIELDS[level - 1]}", "DEM-14.0a")


@cache
def offer_option(cell: int) -> Option:
    """The option to use up a treasure."""
    facts: tuple[tuple[str, Fact], ...] = (("cell", treasure_name(cell)), ("value", worth_of(cell)))
    return Option(f"offer:{cell}", Text("Give up {cell} ({value} ducats)", facts), f"treasure:{cell}", "DEM-14.0b")


async def raise_shield(table: DemonsTable, seat: int) -> None:
    """Friendly demons and treasures given up make the number; roll it or less (DEM-14.0b, DEM-14.0c)."""
    offered: tuple[int, ...] = ()
    while True:
        treasures = tuple([cell for cell in owned(table.state, seat) if cell not in offered])
        number = len(friendly_demons(table.state, seat)) + len(offered)
        if not treasures or number >= 6:
            break
        options = tuple([offer_option(cell) for cell in treasures]) + ((roll_option(number),) if number else ())
        words = Text(OFFER.message, (("number", number),))
        key = await table.question(seat, "offer", words, options, "DEM-14.0b")
        if key == ROLL:
            break
        offered = (*offered, int(key.removeprefix("offer:")))
    await roll_for_shield(table, seat, number, offered)


async def roll_for_shield(table: DemonsTable, seat: int, number: int, offered: tuple[int, ...]) -> None:
    """Treasures are lost whatever the die shows; friendly demons stay (DEM-14.1a, DEM-14.2a, DEM-14.2b)."""
    for cell in offered:
        table.close_cell(cell)
    if offered:
        words = GIVEN_UP.message
        await table.tell("treasures_lost", "DEM-14.1a", words, who=seat, cells=offered)
    roll = table.dice.roll()
    if roll <= number:
        table.state.magicians[seat].shield += 1
        await table.tell(
            "shield_raised", "DEM-14.0c", "{who} rolls {roll}, not over {number}: the shield is now {shield}.",
            who=seat, roll=roll, number=number, shield=table.state.magicians[seat].shield, offered=offered,
        )  # fmt: skip
    else:
        await table.tell(
            "shield_not_raised", "DEM-14.0c", "{who} rolls {roll}, over {number}: the shield stays as it is.",
            who=seat, roll=roll, number=number, offered=offered,
        )  # fmt: skip
