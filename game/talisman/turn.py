"""A player's turn from its first moment to its last (TAL-FLOW)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.talisman import actions, lasting, toads
from game.talisman.abilities import has
from game.talisman.cards import ANY_TURN_START, TURN_END
from game.talisman.land import Land
from game.talisman.places_of_cards import discard_raft
from game.talisman.possessions import needs_settling, settle
from game.talisman.state import ENDING, MOVING, STARTING, TalismanState, from_seat
from game.talisman.windows import open_window, somebody_has

END_QUESTION = Text("Your turn is about to end.")
END = Option("end", Text("End the turn"), clause="TAL-FLOW-8")


# -- the beginning ---------------------------------------------------------------------------------------


async def start(land: Land) -> None:
    """A turn begins: missed turns, W1 of the others, effects that end now (TAL-FLOW-1, TAL-FLOW-2)."""
    seat = land.state.turn
    clear_marks(land.state)
    if land.state.lasting:
        await lasting.count_own_turn(land, seat, land.state.extra)
    await land.tell("turn_begins", "TAL-6.10.2a", "{who} has the turn.", who=seat, turn=land.state.turns)
    if land.state.heroes[seat].missed:
        land.state.heroes[seat].missed -= 1
        land.state.missing = True
        land.state.stage = ENDING
        await land.tell("turn_missed", "TAL-6.10.2b", "{who} misses the turn.", who=seat)
        return
    land.state.heroes[seat].raft_due = bool(land.state.heroes[seat].raft)
    land.state.stage = MOVING
    if somebody_has(land.state, ANY_TURN_START):
        others = tuple([other for other in from_seat(land.state, seat) if other != seat])
        await open_window(land, ANY_TURN_START, others)
    if land.state.lasting and has(land.state, seat, "does_nothing"):
        land.state.ended = True
    if land.state.ended or not land.state.heroes[seat].space:
        land.state.stage = ENDING


def clear_marks(state: TalismanState) -> None:
    """Forget what concerned the turn before."""
    state.turns += 1
    state.thrown = state.steps = state.direction = 0
    state.crossed = state.retreating = state.ended = state.moved = state.met = state.missing = False
    state.drawn = state.waiting = state.done = state.bought_off = state.dropped = ()
    for hero in state.heroes:
        hero.changed = hero.quiet = False
        hero.healed = 0
        hero.evading = ()


# -- the end ---------------------------------------------------------------------------------------------


async def end(land: Land) -> None:
    """W8, last actions, effects and limits; then the player to the left has the turn (TAL-FLOW-8, TAL-FLOW-9)."""
    seat = land.state.turn
    present = bool(land.state.heroes[seat].space) and not land.state.missing and not land.state.buried
    if present and await last_actions(land, seat):
        return
    if land.state.lasting:
        await lasting.end_those_until(land, "turn")
        if land.state.extra_turns == 0 or not land.state.heroes[seat].space:
            await lasting.count_turn(land)
    if land.state.heroes[seat].raft_due:
        discard_raft(land.state, seat)
    if land.state.heroes[seat].toad and not land.state.buried:
        await toads.count_turn(land, seat)
    if needs_settling(land.state, seat):
        await settle(land, seat)
    await pass_on(land, seat)


async def last_actions(land: Land, seat: int) -> bool:
    """W8 and what the active player still does; True if something was done and the step begins again."""
    if LAST_WINDOW not in land.state.done:
        land.state.done = (*land.state.done, LAST_WINDOW)
        if somebody_has(land.state, TURN_END):
            others = tuple([other for other in from_seat(land.state, seat) if other != seat])
            await open_window(land, TURN_END, others)
        if not land.state.heroes[seat].space or land.state.buried:
            return False
    if land.state.lasting and has(land.state, seat, "does_nothing"):
        return False
    land.state.window = TURN_END
    free = actions.free_options(land.state, seat)
    key = END.key
    if free:
        key = await land.ask(seat, "end_turn", END_QUESTION, (END, *free), "TAL-FLOW-8")
    if key == END.key:
        land.state.window = ""
        return False
    await actions.act(land, seat, key)
    land.state.window = ""
    return land.state.stage == ENDING and bool(land.state.heroes[seat].space)


LAST_WINDOW = "last_window"


async def pass_on(land: Land, seat: int) -> None:
    """The next turn: the same player's after a Temporal Warp, else that of the player to the left (TAL-6.10.2)."""
    land.state.buried = False
    land.state.stage = STARTING
    land.state.extra = land.state.extra_turns > 0
    if land.state.extra:
        land.state.extra_turns -= 1
        return
    count = len(land.state.heroes)
    for step in range(1, count + 1):
        other = (seat + step) % count
        if not land.state.heroes[other].out:
            land.state.turn = other
            return
        await lasting.count_own_turn(land, other)
