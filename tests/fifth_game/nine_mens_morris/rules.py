"""The rules, in the order of the rulebook."""

from __future__ import annotations

from game.engine.decision import Option, Text, text
from game.engine.table import Table
from nine_mens_morris.board import BOARD, MEN, MorrisState

MOST_QUIET, MOST_SEEN = 50, 3
REASONS = {
    "NMM-5.1": Text("The other player has only two men left."),
    "NMM-5.2": Text("The other player cannot move."),
    "NMM-5.3": Text("A draw: the same position came for the third time."),
    "NMM-5.4": Text("A draw: fifty moves without a mill."),
}


async def take_turn(table: Table[MorrisState]) -> None:
    """One turn: place or move a man, take one for a mill, and see whether the match is over."""
    state = table.state
    seat = state.turn
    placing = state.placed[seat] < MEN
    point = await place(table, seat) if placing else await move(table, seat)
    state.quiet += 1
    if state.mills(seat, point):
        state.quiet = 0
        await table.tell("mill", "NMM-4.1", "{who} closes a mill", who=seat)
        await take(table, seat)
    if placing or not state.quiet:
        state.seen.clear()
    state.turns += 1
    state.turn = 1 - seat
    await end(table)


async def place(table: Table[MorrisState], seat: int) -> str:
    """Put a man on a free point (NMM-2.1)."""
    state = table.state
    free = [point for point in BOARD.places if point not in state.men]
    options = tuple(Option(point, text("Place a man on {point}", point=point), point) for point in free)
    point = await table.ask(seat, "place", Text("Where do you place a man?"), options, "NMM-2.1")
    state.men[point] = seat * MEN + state.placed[seat]
    state.placed[seat] += 1
    await table.tell("placed", "NMM-2.1", "{who} places a man on {point}", who=seat, point=point)
    return point


async def move(table: Table[MorrisState], seat: int) -> str:
    """Move a man along a line, or anywhere with the last three (NMM-3.1, NMM-3.3)."""
    state = table.state
    options = tuple(
        Option(f"{start}-{to}", text("Move from {start} to {to}", start=start, to=to), to, picks=(start,))
        for start, to in state.moves(seat)
    )
    key = await table.ask(seat, "move", Text("Which man do you move?"), options, "NMM-3.1")
    start, _dash, to = key.partition("-")
    state.men[to] = state.men.pop(start)
    await table.tell("moved", "NMM-3.1", "{who} moves from {start} to {point}", who=seat, start=start, point=to)
    return to


async def take(table: Table[MorrisState], seat: int) -> None:
    """Take a man of the other player (NMM-4)."""
    state, other = table.state, 1 - seat
    options = tuple(
        Option(point, text("Take the man on {point}", point=point), point) for point in state.can_be_taken(other)
    )
    point = await table.ask(seat, "take", Text("Which man do you take?"), options, "NMM-4.1")
    del state.men[point]
    state.taken[other] += 1
    await table.tell("taken", "NMM-4.1", "{who} takes the man on {point}", who=seat, point=point)


async def end(table: Table[MorrisState]) -> None:
    """Whether the player whose turn it is has lost, or nobody can win (NMM-5)."""
    state = table.state
    seat = state.turn
    if state.placed[seat] == MEN:
        position = f"{seat}{sorted((point, man // MEN) for point, man in state.men.items())}"
        state.seen[position] = state.seen.get(position, 0) + 1
        if state.left(seat) < 3:
            state.winner, state.end = 1 - seat, "NMM-5.1"
        elif not any(state.moves(seat)):
            state.winner, state.end = 1 - seat, "NMM-5.2"
        elif state.seen[position] == MOST_SEEN:
            state.end = "NMM-5.3"
        elif state.quiet >= MOST_QUIET:
            state.end = "NMM-5.4"
    if state.end:
        await table.tell("match_over", state.end, "The match is over. {reason}", reason=REASONS[state.end])
