"""Power G: gaining a treasure or the ring from afar (DEM-12.3g)."""

from __future__ import annotations

from functools import cache

from game.demons.box.naming import treasure_name
from game.demons.box.treasures import CELLS, worth_of
from game.demons.rules.powers.treasures import is_discovered
from game.demons.rules.table import DemonsTable
from game.demons.state import IN_PLAY, NO_UNIT, NOBODY, UNFOUND, UNOWNED, DemonsState
from game.engine.decision import Fact, Option, Text

QUESTION = Text("Which treasure do you gain?")
GAINED = Text("{demon} brings {cell} to {who}, worth {value} ducats.")
STOLEN = Text("{demon} steals {cell} from {owner} for {who}, worth {value} ducats.")
FETCHED = Text("{demon} brings {cell} from the home of the {unit} to {who}, worth {value} ducats.")
RING = "ring"
GAIN_RING = Option("gain:ring", Text("Solomon's ring"), "ring", "DEM-12.3g")


@cache
def gain_option(cell: int) -> Option:
    """The option to gain a treasure."""
    facts: tuple[tuple[str, Fact], ...] = (("cell", treasure_name(cell)), ("value", worth_of(cell)))
    return Option(f"gain:{cell}", Text("{cell} ({value} ducats)", facts), f"treasure:{cell}", "DEM-12.3g")


def may_steal_from(state: DemonsState, seat: int, other: int) -> bool:
    """Whether G may take from another magician: still in play and not reconciled (DEM-12.3r, DEM-5.6b)."""
    victim = state.magicians[other]
    return other != seat and victim.status in IN_PLAY and not victim.reconciled


def can_gain(state: DemonsState, seat: int, cell: int) -> bool:
    """Whether G may take a treasure: discovered, another's, or stashed; never undiscovered or closed."""
    grid = state.grid
    owner = grid.owner[cell]
    if owner != NOBODY:
        return may_steal_from(state, seat, owner)
    return grid.stash[cell] != NO_UNIT or is_discovered(state, cell)


def can_gain_ring(state: DemonsState, seat: int) -> bool:
    """Whether the ring can be taken: from a magician or from a mortal unit's home."""
    if state.ring_unit:
        return True
    magicians = state.magicians
    return bool(
        [other for other in range(len(magicians)) if magicians[other].ring and may_steal_from(state, seat, other)]
    )


def is_anything_found(state: DemonsState) -> bool:
    """Whether any treasure is or was discovered, or owned or stashed: before, there is no need to look at each."""
    grid = state.grid
    return grid.finder != UNFOUND or grid.stash != UNFOUND or grid.owner != UNOWNED


def gainable(state: DemonsState, seat: int) -> tuple[Option, ...]:
    """Everything G may take."""
    options = [gain_option(cell) for cell in CELLS if can_gain(state, seat, cell)]
    if can_gain_ring(state, seat):
        options.append(GAIN_RING)
    return tuple(options)


async def gain(table: DemonsTable, seat: int, demon: int) -> None:
    """The treasure is the user's at once, and the demon marks it (DEM-12.3g)."""
    options = gainable(table.state, seat)
    key = options[0].key
    if len(options) > 1:
        key = await table.question(seat, "gain", QUESTION, options, "DEM-12.3g")
    table.take_demon(seat, demon)
    if key == GAIN_RING.key:
        table.release(demon)
        table.give_ring(seat)
        await table.tell("ring_taken", "DEM-12.3g", "{demon} brings Solomon's ring to {who}.", who=seat, demon=demon)
        return
    cell = int(key.removeprefix("gain:"))
    owner, unit = table.state.grid.owner[cell], table.state.grid.stash[cell]
    table.give_treasure(cell, seat, marker=demon)
    words = (STOLEN if owner != NOBODY else FETCHED if unit else GAINED).message
    await table.tell(
        "treasure_gained", "DEM-12.3g", words,
        who=seat, demon=demon, cell=cell, value=worth_of(cell), owner=owner, unit=unit,
    )  # fmt: skip
