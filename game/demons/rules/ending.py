"""Whose turn comes next, and how the match ends (DEM-3.0s, DEM-3.0t, DEM-4)."""

from __future__ import annotations

from game.demons.rules.mortals.combat import check_found
from game.demons.rules.scoring import net_worth
from game.demons.state import FIRST_PHASE, GONE, IDLE_TURNS, IN_PLAY, MORTAL_MOVEMENT, OVER, DemonsState, solitaire
from game.engine.decision import Text
from game.engine.game import Result

LAST_LEFT, TURN_LIMIT, STALEMATE = "nobody_left", "turn_limit", "stalemate"
WON = Text("The treasures outweigh the shield by {ducats} ducats.")
LOST_ALONE = Text("The treasures do not outweigh the shield: {ducats} ducats.")
DIED_ALONE = Text("The magician did not leave Armenia alive.")
FEWEST_OWED = Text("Nobody owes less: treasure less the cost of the shield comes to {ducats} ducats.")
MOST_DUCATS = Text("The highest total, treasure less the cost of the shield, is {ducats} ducats.")
NO_SURVIVOR = Text("No magician left Armenia alive: nobody wins.")
TOO_LATE = Text("The agreed turns are over, and no magician has left Armenia: nobody wins.")
GIVEN_UP = Text("Nothing happens any more, and no magician has left Armenia: nobody wins.")


def end_phase(state: DemonsState) -> None:
    """After every phase: who is still found, and whether anybody is still in play (DEM-6.1a, DEM-4.2a)."""
    state.phase += 1
    in_play = False
    for magician in state.magicians:
        if magician.found:
            check_found(state, magician)
        if magician.status in IN_PLAY:
            in_play = True
    if not in_play:
        finish(state, LAST_LEFT)


def end_turn(state: DemonsState) -> None:
    """The next magician still in play, or the next game turn (DEM-3.0s)."""
    state.turn += 1
    state.stage = FIRST_PHASE
    skip_absent(state)
    if state.turn == len(state.order):
        end_game_turn(state)


def skip_absent(state: DemonsState) -> None:
    """Dead and departed magicians have no turns."""
    while state.turn < len(state.order) and state.magicians[state.order[state.turn]].status not in IN_PLAY:
        state.turn += 1


def end_game_turn(state: DemonsState) -> None:
    """A new game turn begins with a Mortal Turn, unless the agreed limit is reached (DEM-3.0a, DEM-3.0u).

    Magicians who only walk about, or capture each other again and again, could do so for ever: that is given up.
    """
    if state.turn_limit and state.game_turn >= state.turn_limit:
        finish(state, TURN_LIMIT)
        return
    count_idle(state)
    if state.idle >= IDLE_TURNS:
        finish(state, STALEMATE)
        return
    state.game_turn += 1
    state.turn = 0
    state.stage = MORTAL_MOVEMENT


def count_idle(state: DemonsState) -> None:
    """Note whether anything happened in a game turn that cannot be undone (DEM-3.0u).

    Counters leave their pools and the displays, mortal units and magicians the game, once and never come back.
    Whoever heals a wound or a curse gives a demon for it.
    """
    magicians = state.magicians
    done = (
        sum([len(pool) for pool in state.pools.values()]),
        sum([len(magician.demons) + len(magician.borrowed) for magician in magicians]),
        state.units.hex.count(0),
        sum([magician.status in IN_PLAY for magician in magicians]),
        sum([magician.wounds + magician.curses for magician in magicians]),
    )
    state.idle = state.idle + 1 if done == state.done else 0
    state.done = done


def finish(state: DemonsState, ending: str) -> None:
    """The match is over; the winners are known (DEM-4.2a)."""
    state.stage = OVER
    state.ending = ending
    state.winners = winners(state)


def winners(state: DemonsState) -> tuple[int, ...]:
    """Alone, a positive net total wins; in company the highest among survivors (DEM-4.4b, DEM-4.4c, DEM-4.6b)."""
    worth = {seat: net_worth(state, seat) for seat in survivors(state)}
    if not worth:
        return ()
    highest = max(worth.values())
    if solitaire(state) and highest <= 0:
        return ()
    return tuple(seat for seat in worth if worth[seat] == highest)


def survivors(state: DemonsState) -> tuple[int, ...]:
    """The seats of the magicians who left the map alive (DEM-4.3a, DEM-4.7a)."""
    return tuple(seat for seat, magician in enumerate(state.magicians) if magician.status == GONE)


def result(state: DemonsState) -> Result | None:
    """Winners, places, and why."""
    if state.stage != OVER:
        return None
    worth = {seat: net_worth(state, seat) for seat in survivors(state)}
    ducats = (("ducats", max(worth.values(), default=0)),)
    if solitaire(state):
        if not worth:
            return Result((), (2,), *why_nobody(state, DIED_ALONE, "DEM-4.7a"))
        words = WON if state.winners else LOST_ALONE
        return Result(state.winners, (1 if state.winners else 2,), Text(words.message, ducats), "DEM-4.6b")
    if not worth:
        return Result((), (2,) * len(state.magicians), *why_nobody(state, NO_SURVIVOR, "DEM-4.4c"))
    places = tuple(place_of(seat, worth) for seat in range(len(state.magicians)))
    words = MOST_DUCATS if max(worth.values()) >= 0 else FEWEST_OWED
    return Result(state.winners, places, Text(words.message, ducats), "DEM-4.4b")


def why_nobody(state: DemonsState, words: Text, clause: str) -> tuple[Text, str]:
    """Why nobody wins a match that no magician has left: not all need be dead (DEM-3.0u)."""
    early = {TURN_LIMIT: TOO_LATE, STALEMATE: GIVEN_UP}.get(state.ending)
    return (early, "DEM-3.0u") if early is not None else (words, clause)


def place_of(seat: int, worth: dict[int, int]) -> int:
    """A survivor's rank by net worth; all others share the last."""
    if seat not in worth:
        return 1 + len(worth)
    return 1 + sum(other > worth[seat] for other in worth.values())
