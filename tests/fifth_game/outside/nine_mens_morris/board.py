"""The board and the men on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from game.engine.boards.plain import drawn

BOARD = drawn(
    """
    a7----------d7----------g7
    |           |           |
    |   b6------d6------f6  |
    |   |       |       |   |
    |   |   c5--d5--e5  |   |
    |   |   |       |   |   |
    a4--b4--c4      e4--f4--g4
    |   |   |       |   |   |
    |   |   c3--d3--e3  |   |
    |   |       |       |   |
    |   b2------d2------f2  |
    |           |           |
    a1----------d1----------g1
    """
)
MEN = 9
"""Of each player."""
POINTS = BOARD.places
NEIGHBOURS = BOARD.neighbours()
MILLS = {point: tuple(line for line in BOARD.lines if point in line) for point in POINTS}
"""By point: the lines through it, each of them a mill if three men of one player stand on it."""


@dataclass(slots=True)
class MorrisState:
    """The table. A man is a number: those of the first player are 0 to 8, those of the second 9 to 17."""

    flying: bool
    men: dict[str, int] = field(default_factory=dict)
    """By point: the man who stands there."""
    placed: list[int] = field(default_factory=lambda: [0, 0])
    taken: list[int] = field(default_factory=lambda: [0, 0])
    """How many men each player has lost."""
    turn: int = 0
    turns: int = 0
    seen: list[str] = field(default_factory=list)
    """The positions since a man was placed or taken, one for each quiet move and the first."""
    winner: int | None = None
    end: str = ""
    """The clause that ended the match."""

    def owner(self, point: str) -> int | None:
        """Whose man stands on a point."""
        return self.men[point] // MEN if point in self.men else None

    def points(self, seat: int) -> list[str]:
        """Where a player's men stand, in the order of the board."""
        return [point for point in POINTS if self.owner(point) == seat]

    def left(self, seat: int) -> int:
        """How many men a player has, on the board and beside it."""
        return MEN - self.taken[seat]

    def moves(self, seat: int) -> Iterator[tuple[str, str]]:
        """From where to where the player's men may go (NMM-3.1, NMM-3.3)."""
        flies = self.flying and self.left(seat) == 3
        for start in self.points(seat):
            ends = POINTS if flies else NEIGHBOURS[start]
            yield from ((start, end) for end in ends if end not in self.men)

    def mills(self, seat: int, point: str, without: str = "") -> int:
        """How many mills a man of the player makes on a point, if he has left another one."""
        others = [[other for other in line if other != point] for line in MILLS[point]]
        return sum(all(self.owner(other) == seat and other != without for other in line) for line in others)

    def can_be_taken(self, seat: int) -> list[str]:
        """Which men of a player may be taken: those in no mill, or all if all are in mills (NMM-4.2, NMM-4.3)."""
        points = self.points(seat)
        return [point for point in points if not self.mills(seat, point)] or points

    def next_turn(self, *, quiet: bool) -> None:
        """The other player's turn; where a man was placed or taken, no position before can come back."""
        self.turn, self.turns = 1 - self.turn, self.turns + 1
        if not quiet:
            self.seen.clear()
        self.seen.append(self.position())

    def position(self) -> str:
        """Who stands where, and whose turn it is."""
        return f"{self.turn} {[self.owner(point) for point in POINTS]}"
