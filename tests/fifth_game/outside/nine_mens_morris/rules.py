"""The rules, in the order of the rulebook. What waits for an answer holds the table and points, never the state."""

from __future__ import annotations

from game.engine.decision import Fact, Named, Option, Text, text
from game.engine.table import Table
from nine_mens_morris.board import MEN, POINTS, MorrisState

MOST_QUIET, MOST_SEEN = 50, 3
REASONS = {
    "NMM-5.1": Text("The other player has only two men left."),
    "NMM-5.2": Text("The other player cannot move."),
    "NMM-5.3": Text("A draw: the same position came for the third time."),
    "NMM-5.4": Text("A draw: fifty moves without a mill."),
}


class MorrisTable(Table[MorrisState]):
    """The verbs of every game; points in sentences link to the board."""

    def word(self, name: str, fact: Fact) -> Fact:
        """Points and players as links."""
        return Named(str(fact), str(fact)) if name in ("point", "start") else super().word(name, fact)


async def take_turn(table: MorrisTable) -> None:
    """One turn (NMM-1.3): place or move a man, take one for a mill, and see whether the match is over."""
    seat = table.state.turn
    placing = table.state.placed[seat] < MEN
    point = await place(table, seat) if placing else await move(table, seat)
    closed = table.state.mills(seat, point) > 0
    if closed:
        await table.tell("mill", "NMM-4.1", "{who} closes a mill", who=seat)
        await take(table, seat)
    table.state.next_turn(quiet=not placing and not closed)
    await end(table)


async def place(table: MorrisTable, seat: int) -> str:
    """Put a man on a free point (NMM-2.1)."""
    options = tuple(
        Option(point, text("Place a man on {point}", point=point), point)
        for point in POINTS
        if point not in table.state.men
    )
    point = await table.ask(seat, "place", Text("Where do you place a man?"), options, "NMM-2.1")
    table.state.men[point] = seat * MEN + table.state.placed[seat]
    table.state.placed[seat] += 1
    await table.tell("placed", "NMM-2.1", "{who} places a man on {point}", who=seat, point=point)
    return point


async def move(table: MorrisTable, seat: int) -> str:
    """Move a man along a line, or anywhere with the last three (NMM-3.1, NMM-3.3)."""
    options = tuple(
        Option(f"{start}-{to}", text("Move from {start} to {to}", start=start, to=to), to, picks=(start,))
        for start, to in table.state.moves(seat)
    )
    key = await table.ask(seat, "move", Text("Which man do you move?"), options, "NMM-3.1")
    start, _dash, to = key.partition("-")
    table.state.men[to] = table.state.men.pop(start)
    await table.tell("moved", "NMM-3.1", "{who} moves from {start} to {point}", who=seat, start=start, point=to)
    return to


async def take(table: MorrisTable, seat: int) -> None:
    """Take a man of the other player (NMM-4)."""
    options = tuple(
        Option(point, text("Take the man on {point}", point=point), point)
        for point in table.state.can_be_taken(1 - seat)
    )
    point = await table.ask(seat, "take", Text("Which man do you take?"), options, "NMM-4.1")
    del table.state.men[point]
    table.state.taken[1 - seat] += 1
    await table.tell("taken", "NMM-4.1", "{who} takes the man on {point}", who=seat, point=point)


async def end(table: MorrisTable) -> None:
    """Whether the player whose turn it is has lost, or nobody can win any more (NMM-5)."""
    seat = table.state.turn
    if table.state.placed[seat] < MEN:
        return
    if table.state.left(seat) < 3:
        table.state.winner, table.state.end = 1 - seat, "NMM-5.1"
    elif not any(table.state.moves(seat)):
        table.state.winner, table.state.end = 1 - seat, "NMM-5.2"
    elif table.state.seen.count(table.state.position()) == MOST_SEEN:
        table.state.end = "NMM-5.3"
    elif len(table.state.seen) > MOST_QUIET:
        table.state.end = "NMM-5.4"
    if table.state.end:
        reason = REASONS[table.state.end]
        await table.tell("match_over", table.state.end, "The match is over. {reason}", reason=reason)
