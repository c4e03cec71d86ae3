"""Flat-topped hexagons in vertical columns, the even columns half a hex lower; column and row count from 1.

A hex is the number ``100 * column + row`` and is printed with four digits, "0412" for column 4, row 12.
"""

from __future__ import annotations

from functools import cache

Hex = int
"""A hex as a number: 100 times its column plus its row."""

ODD_COLUMN = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
EVEN_COLUMN = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""The six sides of a hex, in the order in which neighbours are listed."""


def at(column: int, row: int) -> Hex:
    """The hex in a column and a row."""
    return 100 * column + row


def column_of(hex_id: Hex) -> int:
    """The column of a hex, from 1 in the west."""
    return hex_id // 100


def row_of(hex_id: Hex) -> int:
    """The row of a hex, from 1 in the north."""
    return hex_id % 100


def printed(hex_id: Hex) -> str:
    """A hex with four digits, as on the map."""
    return f"{hex_id:04d}"


def distance(one: Hex, other: Hex) -> int:
    """The least number of steps from one hex to another."""
    there, here = other // 100, one // 100
    across = there - here
    down = other % 100 - one % 100 - (there - 1) // 2 + (here - 1) // 2
    return max(abs(across), abs(down), abs(across + down))


class HexGrid:
    """A rectangle of hexes: which exist, which touch, how far apart they lie.

    >>> grid = HexGrid(columns=3, rows=2)
    >>> [printed(neighbour) for neighbour in grid.neighbours[at(2, 1)]]
    ['0301', '0302', '0202', '0102', '0101']
    >>> distance(at(1, 1), at(3, 2)), grid.holds(4, 1)
    (2, False)
    """

    __slots__ = ("columns", "hexes", "neighbours", "rows")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.hexes = tuple(at(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1))
        self.neighbours: dict[Hex, tuple[Hex, ...]] = {hex_id: self._neighbours(hex_id) for hex_id in self.hexes}

    def _neighbours(self, hex_id: Hex) -> tuple[Hex, ...]:
        steps = ODD_COLUMN if column_of(hex_id) % 2 else EVEN_COLUMN
        around = ((column_of(hex_id) + across, row_of(hex_id) + down) for across, down in steps)
        return tuple(at(column, row) for column, row in around if self.holds(column, row))

    def holds(self, column: int, row: int) -> bool:
        """Whether the grid has a hex in that column and row."""
        return 1 <= column <= self.columns and 1 <= row <= self.rows

    def is_edge(self, hex_id: Hex) -> bool:
        """Whether a hex lies on the rim of the grid."""
        return column_of(hex_id) in (1, self.columns) or row_of(hex_id) in (1, self.rows)


@cache
def within(grid: HexGrid, centre: Hex, radius: int) -> frozenset[Hex]:
    """The hexes of a grid at most ``radius`` steps from a centre, the centre included."""
    return frozenset(hex_id for hex_id in grid.hexes if distance(centre, hex_id) <= radius)
