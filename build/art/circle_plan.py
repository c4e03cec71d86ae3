"""The keep of Devil's Circle as the painters need it: rooms, walls, doors, gates, hearths, and where they lie in "
"pixels.
"""

from collections.abc import Iterator
from dataclasses import dataclass

ROOMS = (
    "OOOOOOOOOOOOO",
    "OaaabbcccdddO",
    "OaaabbcccdddO",
    "OaaabbcccdddO",
    "OlllCCCCCeeeO",
    "OlllCSSSCeeeO",
    "OlllCSSSCfffO",
    "OkkkCSSSCfffO",
    "OkkkCCCCCfffO",
    "OjjjiiihhgggO",
    "OjjjiiihhgggO",
    "OjjjiiihhgggO",
    "OOOOOOOOOOOOO",
)
"""The room of every square: `O` is the ring, `C` the Cloister, `S` the Sanctuary."""
EAST = (
    "............",
    "#..#.+..#..#",
    "#..+.#..+..#",
    "#..#.#..#..#",
    "#..#....+..#",
    "G..##..+#..#",
    "#..+#..#+..#",
    "#..#+..##..G",
    "#..+....#..#",
    "#..#..#.#..#",
    "#..+..#.+..#",
    "#..#..+.#..#",
    "............",
)
"""The edge east of every square but those of the last column: `#` wall, `+` door, `G` gate, `.` open."""
SOUTH = (
    ".######G####.",
    ".............",
    ".............",
    ".#+#+#+###+#.",
    ".....+##.....",
    ".........##+.",
    ".+##.........",
    ".....##+.....",
    ".#+###+#+#+#.",
    ".............",
    ".............",
    ".####G######.",
)
"""The edge south of every square but those of the last row."""
HEARTHS = ("F4", "J6", "H10", "D8")
SUPPLY = "G7"
SIDE = 13
SQUARE = 120
"""Pixels of a square."""
MARGIN = 62
"""Pixels of the frame round the squares."""
WHOLE = SIDE * SQUARE + 2 * MARGIN
WALL = 24
"""Thickness of a wall in pixels."""


@dataclass(frozen=True)
class Edge:
    """The edge between a square and its eastern (`upright`) or southern neighbour; `kind` is `#`, `+` or `G`."""

    column: int
    row: int
    upright: bool
    kind: str

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle in pixels."""
        if self.upright:
            return MARGIN + (self.column + 1) * SQUARE, MARGIN + (self.row + 0.5) * SQUARE
        return MARGIN + (self.column + 0.5) * SQUARE, MARGIN + (self.row + 1) * SQUARE


def edges(kinds: str = "#+G") -> Iterator[Edge]:
    """Every edge of these kinds."""
    for row, line in enumerate(EAST):
        for column, kind in enumerate(line):
            if kind in kinds:
                yield Edge(column, row, True, kind)
    for row, line in enumerate(SOUTH):
        for column, kind in enumerate(line):
            if kind in kinds:
                yield Edge(column, row, False, kind)


def place(square: str) -> tuple[int, int]:
    """Column and row, both from 0, of a square such as `F4`."""
    return ord(square[0]) - ord("A"), int(square[1:]) - 1


def centre(square: str) -> tuple[float, float]:
    """The middle of a square in pixels."""
    column, row = place(square)
    return at(column + 0.5, row + 0.5)


def at(column: float, row: float) -> tuple[float, float]:
    """A place given in squares from the upper left corner, in pixels."""
    return MARGIN + column * SQUARE, MARGIN + row * SQUARE
