"""A player's turn from its first moment to its last (TAL-FLOW)."""

from __future__ import annotations

from game.engine.decision import Option, Text
from game.talisman.box.register import ANY_TURN_START, TURN_END
from game.talisman.rules import actions
from game.talisman.rules.belongings import rafts
from game.talisman.rules.belongings.possessions import needs_settling, settle
from game.talisman.rules.happenings import lasting, toads
from game.talisman.rules.magic.windows import ask_around, somebody_has
from game.talisman.rules.table.abilities import has
from game.talisman.rules.table.land import Land
from game.talisman.state import ENDING, MOVING, STARTING, TalismanState, others_from

END_QUESTION = Text("Your turn is about to end.")
END = Option("end", Text("End the turn"), clause="TAL-FLOW-8")


# -- the beginning ---------------------------------------------------------------------------------------


async def start(land: Land) -> None:
    """A turn begins: missed turns, W1 of the others, effects that end now (TAL-FLOW-1, TAL-FLOW-2)."""
    seat = land.state.turn
    clear_marks(land.state)
    if land.state.lasting:
        await lasting.count_own_turn(land, seat, land.state.extra)
    if land.listening:
        await land.tell("turn_begins", "TAL-6.10.2a", "{who} has the turn.", who=seat, turn=land.state.turns)
    if land.state.heroes[seat].missed:
        land.state.heroes[seat].missed -= 1
        land.state.missing = True
        land.state.stage = ENDING
        await land.tell("turn_missed", "TAL-6.10.2b", "{who} misses the turn.", who=seat)
        return
    land.state.heroes[seat].raft_due = bool(land.state.heroes[seat].raft)
    land.state.stage = MOVING
    if somebody_has(land.state, ANY_TURN_START, but=seat):
        await ask_around(land, ANY_TURN_START, others_from(land.state, seat))
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
    if is_present(land.state, seat):
        options = last_options(land.state, seat)
        if options and await last_actions(land, seat, options):
            return
        if somebody_has(land.state, TURN_END, but=seat) and await others_act(land, seat):
            return
    if land.state.lasting:
        await lasting.end_those_until(land, "turn")
        if land.state.extra_turns == 0 or not land.state.heroes[seat].space:
            await lasting.count_turn(land, seat)
    if land.state.heroes[seat].raft_due:
        await rafts.lose(land, seat)
    if land.state.heroes[seat].toad and not land.state.buried:
        await toads.count_turn(land, seat)
    if needs_settling(land.state, seat):
        await settle(land, seat)
    if not pass_on(land.state, seat):
        await pass_over(land, seat)


def is_present(state: TalismanState, seat: int) -> bool:
    """Whether the Character whose turn ends is there to do something."""
    return bool(state.heroes[seat].space) and not state.missing and not state.buried


async def others_act(land: Land, seat: int) -> bool:
    """When the active player has passed the others are asked; True if one did something: then all are asked again."""
    return await ask_around(land, TURN_END, others_from(land.state, seat)) and is_present(land.state, seat)


def last_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Ending the turn and what the active player can still do; nothing if he is not asked."""
    if not state.heroes[seat].space or state.buried or (state.lasting and has(state, seat, "does_nothing")):
        return ()
    state.window = TURN_END
    free = actions.free_options(state, seat)
    if actions.is_asked(state, seat, free):
        return (END, *free)
    state.window = ""
    return ()


async def last_actions(land: Land, seat: int, options: tuple[Option, ...]) -> bool:
    """What the active player still does; True if something was done and the step begins again."""
    key = await land.ask(seat, "end_turn", END_QUESTION, options, "TAL-FLOW-8")
    if key == END.key:
        land.state.window = ""
        return False
    await actions.act(land, seat, key)
    land.state.window = ""
    return land.state.stage == ENDING and bool(land.state.heroes[seat].space)


def pass_on(state: TalismanState, seat: int) -> bool:
    """The next turn: the same player's after a Temporal Warp, else that of the player to the left (TAL-6.10.2).

    False if that one is out of the game.
    """
    state.buried = False
    state.stage = STARTING
    state.extra = state.extra_turns > 0
    if state.extra:
        state.extra_turns -= 1
        return True
    following = (seat + 1) % len(state.heroes)
    if state.heroes[following].out:
        return False
    state.turn = following
    return True


async def pass_over(land: Land, seat: int) -> None:
    """Players who are out have no turn, but what is counted in their turns goes on being counted."""
    count = len(land.state.heroes)
    other = (seat + 1) % count
    while land.state.heroes[other].out:
        await lasting.count_own_turn(land, other)
        await lasting.count_turn(land, other)
        other = (other + 1) % count
    land.state.turn = other
