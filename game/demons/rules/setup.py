"""Setting the table: who goes first, shields, the shuffled pools (DEM-4)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from game.demons.box.naming import shield_name
from game.demons.box.ranks import RANKS, SHIELD_LEVEL, SHIELDS
from game.demons.rules.scoring import shield_cost
from game.demons.rules.table import DemonsTable
from game.demons.state import FIRST_PHASE, SHIELD_CHOICE, DemonsState, Magician, solitaire
from game.engine.decision import Fact, Option, Text
from game.engine.game import OptionValue

SHIELD_QUESTION = Text("Which shield do you take? A better one conjures more safely, but costs ducats at the end.")


def new_state(seats: int, options: Mapping[str, OptionValue]) -> DemonsState:
    """Every mortal unit in its home hex (DEM-4.0a); pools are shuffled and shields chosen later."""
    return DemonsState(
        [Magician() for _ in range(seats)],
        turn_limit=int(options["turn_limit"]),
        show_odds=bool(options["show_odds"]),
    )


def shuffle_pools(table: DemonsTable) -> None:
    """Shuffle each rank's counters face down (DEM-4.0b)."""
    pools = table.state.pools
    table.state.pools = {rank: table.dice.shuffled(pools[rank]) for rank in RANKS}


async def roll_for_order(table: DemonsTable) -> None:
    """Shuffle the pools; the highest die goes first, ties roll again (DEM-4.0b, DEM-4.0d, DEM-4.0e)."""
    shuffle_pools(table)
    seats = len(table.state.magicians)
    order = await in_descending_order(table, tuple(range(seats))) if seats > 1 else (0,)
    table.state.order = order
    table.state.stage = SHIELD_CHOICE
    if seats > 1:
        await table.tell("order_rolled", "DEM-4.0d", "The order of play is {players}.", who=order[0], players=order)


async def in_descending_order(table: DemonsTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Seats by a roll of the die, highest first; those that tie roll again among themselves (DEM-4.0e)."""
    rolls: tuple[int, ...] = ()
    for seat in seats:
        rolls = (*rolls, table.dice.roll())
        await table.tell("order_die", "DEM-4.0d", "{who} rolls {roll}.", who=seat, roll=rolls[-1])
    order: tuple[int, ...] = ()
    for roll in tuple(sorted(set(rolls), reverse=True)):
        tied = tuple([seat for seat, rolled in zip(seats, rolls, strict=True) if rolled == roll])
        if len(tied) > 1:
            await table.tell("order_tied", "DEM-4.0e", "{players} roll again.", players=tied)
            tied = await in_descending_order(table, tied)
        order += tied
    return order


@cache
def shield_option(shield: str, alone: bool) -> Option:
    """The option to start with a shield."""
    level = SHIELD_LEVEL[shield]
    facts: tuple[tuple[str, Fact], ...] = (("shield", shield_name(level)), ("cost", shield_cost(level, alone)))
    words = Text("Shield of {shield} ({cost} ducats at the end)", facts)
    return Option(f"shield:{shield}", words, f"shield:{shield}", "DEM-4.1a")


@cache
def shield_options(alone: bool) -> tuple[Option, ...]:
    """Every shield (DEM-4.1a)."""
    return tuple([shield_option(shield, alone) for shield in SHIELDS])


async def choose_shield(table: DemonsTable) -> None:
    """The next player in order chooses a shield (DEM-4.0f)."""
    seat = table.state.order[table.state.turn]
    options = shield_options(solitaire(table.state))
    key = await table.question(seat, "shield", SHIELD_QUESTION, options, "DEM-4.0f")
    level = SHIELD_LEVEL[key.removeprefix("shield:")]
    table.state.magicians[seat].shield = level
    await table.tell("shield_chosen", "DEM-4.0f", "{who} takes a shield of {shield}.", who=seat, shield=level)
    table.state.turn += 1
    if table.state.turn == len(table.state.order):
        table.state.turn = 0
        table.state.stage = FIRST_PHASE
        table.state.phase = 1
