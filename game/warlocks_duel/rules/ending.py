"""Elimination and the end of the game (WD-0.6, WD-6, WD-10, WD-12)."""

from __future__ import annotations

from game.engine.decision import Text
from game.engine.game import Result
from game.engine.table import MatchOver
from game.warlocks_duel.box.cards import is_scroll
from game.warlocks_duel.rules.duel import Duel
from game.warlocks_duel.rules.modules import sacrifice
from game.warlocks_duel.state import MAGIC_LESSON_ROUNDS, OVER, ROUND_LIMIT, DuelState, in_turn_order, living

MAGIC_LESSON, ALTERNATIVE_ENDING = "magic_lesson", "alternative_ending"
LAST_LEFT, DRAW = "last_left", "draw"
LESSON_OVER, ROUND_AFTER_FALL, SAFETY_STOP = "lesson_over", "round_after_fall", "safety_stop"

REASONS = {
    LAST_LEFT: (Text("Only one player has power left."), "WD-6.1"),
    DRAW: (Text("The last players fell at the same moment."), "WD-6.2"),
    LESSON_OVER: (Text("The magic lesson is over after 15 rounds: the most power wins."), "WD-10.2"),
    ROUND_AFTER_FALL: (
        Text("One more round was played after the first elimination: the most power wins."),
        "WD-12.2",
    ),
    SAFETY_STOP: (Text("Round 30 is over: the most power wins."), "WD-6.4"),
}


async def settle_eliminations(duel: Duel) -> None:
    """Eliminate everybody at 0 power together, after any sacrifice, and end the match if that decides it."""
    fallen: tuple[int, ...] = ()
    for seat in at_zero(duel.state):
        if not await sacrifice.offer(duel, seat):
            fallen = (*fallen, seat)
    if not fallen:
        return
    eliminate(duel, fallen)
    for seat in fallen:
        await duel.tell("eliminated", "WD-0.6", "{who} has no power left and is out of the game.", who=seat)
    left = living(duel.state)
    if len(left) == 1:
        await finish(duel, LAST_LEFT, left)
    if not left:
        await finish(duel, DRAW, tuple(sorted(fallen)))


def eliminate(duel: Duel, seats: tuple[int, ...]) -> None:
    """Players leave the game together; their active spells are lost (WD-4.25)."""
    duel.state.fallen = (*duel.state.fallen, seats)
    duel.state.first_fall = duel.state.first_fall or duel.state.round
    for seat in seats:
        duel.lose_active_spells(seat)
        duel.state.duelists[seat].alive = False
        duel.state.duelists[seat].wards = ()


def at_zero(state: DuelState) -> tuple[int, ...]:
    """The living without power, in seat order from the starting player (WD-0.6)."""
    return tuple([seat for seat in in_turn_order(state, state.starter) if state.duelists[seat].power == 0])


async def finish(duel: Duel, ending: str, winners: tuple[int, ...]) -> None:
    """End the match."""
    duel.state.ending = ending
    duel.state.winners = winners
    duel.state.stage = OVER
    reason, clause = REASONS[ending]
    await duel.tell("match_over", clause, "The match is over. {reason}", reason=reason)
    raise MatchOver


async def end_of_round(duel: Duel) -> None:
    """The tests at the end of a round: the extra round, the magic lesson, the safety stop (WD-5.3)."""
    if extra_round_played(duel.state):
        await finish(duel, ROUND_AFTER_FALL, strongest(duel.state))
    if MAGIC_LESSON in duel.state.modules and duel.state.round >= MAGIC_LESSON_ROUNDS:
        await finish(duel, LESSON_OVER, strongest(duel.state))
    if duel.state.round >= ROUND_LIMIT:
        await finish(duel, SAFETY_STOP, strongest(duel.state))


def extra_round_played(state: DuelState) -> bool:
    """Whether the one round after the first elimination is over (WD-12.1)."""
    return ALTERNATIVE_ENDING in state.modules and 0 < state.first_fall < state.round


def standing(state: DuelState, seat: int) -> tuple[int, int]:
    """What decides between the living: power, then learned scrolls (WD-6.3)."""
    duelist = state.duelists[seat]
    return duelist.power, sum(is_scroll(card) for card in duelist.cards)


def strongest(state: DuelState) -> tuple[int, ...]:
    """The living with the most power; a tie goes to more learned scrolls, then it is shared (WD-6.3)."""
    best = max(standing(state, seat) for seat in living(state))
    return tuple(seat for seat in living(state) if standing(state, seat) == best)


def result(state: DuelState) -> Result | None:
    """How the match ended: the living by power, then the fallen, the last to fall first."""
    if not state.ending:
        return None
    by_power = sorted({standing(state, seat) for seat in living(state)}, reverse=True)
    groups = [tuple(seat for seat in living(state) if standing(state, seat) == value) for value in by_power]
    groups += reversed(state.fallen)
    places = [0] * len(state.duelists)
    place = 1
    for group in groups:
        for seat in group:
            places[seat] = place
        place += len(group)
    reason, clause = REASONS[state.ending]
    return Result(state.winners, tuple(places), reason, clause)
