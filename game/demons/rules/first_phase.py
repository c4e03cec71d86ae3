"""Player Turn, step 3: conjure, move, or raise the shield (DEM-3.0m)."""

from __future__ import annotations

from functools import cache

from game.demons.box.displays import is_over_limit
from game.demons.rules.captivity.captives import (
    captives_of_magician,
    has_nothing_to_use,
    leave_map,
    move_magician,
    place,
    set_free,
)
from game.demons.rules.conjuring import auction
from game.demons.rules.conjuring.conjuration import conjure, conjure_options
from game.demons.rules.conjuring.shields import can_raise, raise_option, raise_shield
from game.demons.rules.control import control_options, enforce_limit, name_controlling
from game.demons.rules.table import DemonsTable
from game.demons.rules.walking.movement import LEAVE, entry_options, move_options
from game.demons.state import DEMON_USE, FREE, WAITING, DemonsState
from game.engine.decision import Option, Text
from game.engine.ids import parted

ENTER = Text("Where do you enter Armenia?")
QUESTION = Text("Move, conjure, or raise your shield?")
CAPTIVES_QUESTION = Text("Conjure, or raise your shield?")
CAPTIVES_ONLY_QUESTION = Text("Conjure, or wait?")
STAYS = Text("{who} stays in {hex}.")
STAYS_CAPTIVE = Text("{who} remains a captive.")
SIDE_ACTIONS = ("auction", "control", "free")
"""Answers after which the phase still waits for its one thing to do."""
REST = Option("rest", Text("Do nothing"), clause="DEM-3.0m")


async def first_phase(table: DemonsTable) -> None:
    """The magician moves, conjures, tries to raise his shield, or rests (DEM-3.0m)."""
    seat = table.state.order[table.state.turn]
    if table.state.magicians[seat].naked:
        await lose_turn(table, seat)
        return
    open_phase(table.state)
    idle = table.listening and not can_play(table, seat)
    if table.listening and not idle:
        await table.tell("player_turn", "DEM-3.0s", "{who} is to play.", who=seat)
    if table.state.magicians[seat].status == WAITING:
        await enter(table, seat)
    while True:
        options = phase_options(table, seat)
        key = REST.key
        if len(options) > 1:
            key = await table.question(seat, "first_phase", asked_of(table.state, seat), options, "DEM-3.0m")
        if not key.startswith(SIDE_ACTIONS):
            break
        await side_action(table, seat, key)
    if key != REST.key:
        await act(table, seat, key)
    elif table.listening and not idle:
        await tell_rest(table, seat)
    if is_over_limit(table.state.magicians[seat].demons):
        await enforce_limit(table, seat)
    table.state.stage = DEMON_USE


def asked_of(state: DemonsState, seat: int) -> Text:
    """The question of the phase: a captive cannot walk, and is not asked about a shield that he cannot raise."""
    if state.magicians[seat].status == FREE:
        return QUESTION
    return CAPTIVES_QUESTION if can_raise(state, seat) else CAPTIVES_ONLY_QUESTION


def can_play(table: DemonsTable, seat: int) -> bool:
    """Whether there is anything to decide for a magician in this Player Turn; it is passed over without a word."""
    if table.state.magicians[seat].status == WAITING or not has_nothing_to_use(table.state):
        return True
    return len(phase_options(table, seat)) > 1


async def tell_rest(table: DemonsTable, seat: int) -> None:
    """A magician who does nothing in this phase."""
    here = table.state.magicians[seat].hex
    words = STAYS if table.state.magicians[seat].status == FREE else STAYS_CAPTIVE
    await table.tell("rested", "DEM-3.0m", words.message, who=seat, hex=here)


def open_phase(state: DemonsState) -> None:
    """What the last phase showed is put away."""
    state.fight = state.conjuration = ()
    state.auction_called = False


async def lose_turn(table: DemonsTable, seat: int) -> None:
    """A naked magician loses both phases (DEM-12.3n)."""
    await table.tell("turn_lost", "DEM-12.3n", "{who} loses this turn.", who=seat)
    table.state.magicians[seat].naked = False
    table.state.stage = DEMON_USE
    table.state.turn_lost = True


async def enter(table: DemonsTable, seat: int) -> None:
    """In game turn 1 the magician is put on a land hex of column 01 (DEM-4.0h, DEM-4.0i)."""
    key = await table.question(seat, "enter", ENTER, entry_options(table.state), "DEM-4.0h")
    goal = int(key.removeprefix("to:"))
    place(table.state, seat, goal)
    await table.tell("entered", "DEM-4.0h", "{who} enters Armenia in {hex}.", who=seat, hex=goal)


@cache
def free_option(seat: int, name: str) -> Option:
    """The option to let a captive go."""
    return Option(f"free:{seat}", Text("Let {name} go", (("name", name),)), f"seat:{seat}", "DEM-16.10")


def phase_options(table: DemonsTable, seat: int) -> tuple[Option, ...]:
    """Everything the magician can do now; doing nothing is always possible."""
    state = table.state
    magician = state.magicians[seat]
    options = move_options(state, seat) if magician.status == FREE else ()
    options += conjure_options(state, seat)
    if can_raise(state, seat):
        options += (raise_option(magician.shield + 1),)
    if state.ring_unit and auction.can_call(state):
        options += (auction.CALL,)
    if len(state.magicians) > 1:
        options += captive_options(table, seat)
    if options:
        options += control_options(magician.demons)
    return (*options, REST)


def captive_options(table: DemonsTable, seat: int) -> tuple[Option, ...]:
    """The captives a magician could let go (DEM-16.10)."""
    captives = captives_of_magician(table.state, seat)
    return tuple([free_option(other, table.seats[other].name) for other in captives]) if captives else ()


async def side_action(table: DemonsTable, seat: int, key: str) -> None:
    """Carry out an answer that leaves the phase open."""
    action, rest = parted(key)
    if action == "auction":
        await auction.auction(table, seat)
    elif action == "control":
        name_controlling(table.state, seat, int(rest))
    elif action == "free":
        await set_free(table, int(rest))


async def act(table: DemonsTable, seat: int, key: str) -> None:
    """Carry out the choice of the phase."""
    action, rest = parted(key)
    if action == "move":
        start = table.state.magicians[seat].hex
        move_magician(table.state, seat, int(rest))
        if table.listening:
            await table.tell("moved", "DEM-5.0b", "{who} goes to {hex}.", who=seat, hex=int(rest), start=start)
    elif action == "conjure":
        await conjure(table, seat, rest)
    elif key == LEAVE.key:
        await leave_map(table, seat)
    elif action == "raise":
        await raise_shield(table, seat)
