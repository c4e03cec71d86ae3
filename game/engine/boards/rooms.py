"""Grids of rooms: square fields, and between any two neighbours an open edge, a door, a gate or a wall.

Fields are numbered row by row from the north-west, so that a *set* of fields can be one integer (bit n is field n)
and whole regions move with a shift. Edges have two numbers per field: ``2 * field`` is its east, ``2 * field + 1``
its south edge. Directions are 0 north, 1 east, 2 south, 3 west.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from typing import TypeVar

NORTH, EAST, SOUTH, WEST = range(4)
DIRECTIONS = (NORTH, EAST, SOUTH, WEST)
OPPOSITE = (SOUTH, WEST, NORTH, EAST)
OPEN, DOOR, GATE, WALL = ".", "+", "G", "#"
NOWHERE = -1
"""The number that stands for no field."""
Entry = TypeVar("Entry")
_DIGITS = bytes.maketrans(b"01", bytes((False, True)))


class RoomGrid:
    """A board of rooms; it never changes, so everything about it is worked out once.

    ``rooms[row][column]`` is a room code, ``east[row][column]`` the code of the edge to the next column,
    ``south[row][column]`` that of the edge to the next row.

    Four fields, with a wall between the two in the north:

    >>> grid = RoomGrid(rooms=["HH", "CC"], east=["#", "."], south=["..", ".."])
    >>> grid.is_wall(0, EAST), grid.neighbours[0][EAST], grid.room[2]
    (True, 1, 'C')
    >>> grid.distance(0, 1), grid.steps(0, 1)
    (1, 3)
    """

    def __init__(self, rooms: Sequence[str], east: Sequence[str], south: Sequence[str]) -> None:
        self.columns, self.rows = len(rooms[0]), len(rooms)
        self.fields = range(self.columns * self.rows)
        self.room = "".join(rooms)
        self.edge_code: dict[int, str] = {}
        for field in self.fields:
            column, row = self.column(field), self.row(field)
            if column < self.columns - 1:
                self.edge_code[2 * field] = east[row][column]
            if row < self.rows - 1:
                self.edge_code[2 * field + 1] = south[row][column]
        self.neighbours = tuple(tuple(self._beside(field, way) for way in DIRECTIONS) for field in self.fields)
        self.edges = tuple(tuple(self._edge(field, way) for way in DIRECTIONS) for field in self.fields)
        self._distances = tuple(tuple(self._count(first, second) for second in self.fields) for first in self.fields)
        self.all = (1 << len(self.fields)) - 1
        self.inner = tuple(self._where(way, OPEN + DOOR + GATE + WALL) for way in DIRECTIONS)
        """By direction: the fields that have a neighbour there."""
        self.open = tuple(self._where(way, OPEN + DOOR + GATE) for way in DIRECTIONS)
        """By direction: the fields whose edge there is open."""
        self.walls = tuple(self._where(way, WALL) for way in DIRECTIONS)
        """By direction: the fields whose edge there is a wall."""
        self.adjacent = tuple(tuple(other for other in row if other >= 0) for row in self.neighbours)
        self.openly_adjacent = tuple(self._openly(field) for field in self.fields)

    def column(self, field: int) -> int:
        """The column of a field, from 0 in the west."""
        return field % self.columns

    def row(self, field: int) -> int:
        """The row of a field, from 0 in the north."""
        return field // self.columns

    def distance(self, first: int, second: int) -> int:
        """Difference of columns plus difference of rows; walls are ignored."""
        return self._distances[first][second]

    def is_wall(self, field: int, way: int) -> bool:
        """Whether the edge of a field in that direction is a wall."""
        return bool(self.walls[way] >> field & 1)

    def is_open(self, field: int, way: int) -> bool:
        """Whether the edge of a field in that direction can be walked through."""
        return bool(self.open[way] >> field & 1)

    def way(self, first: int, second: int) -> int:
        """The direction from a field to its neighbour; ValueError if they don't touch."""
        return self.neighbours[first].index(second)

    def edge_between(self, first: int, second: int) -> int:
        """The number of the edge between two neighbours."""
        return self.edges[first][self.way(first, second)]

    def sides(self, edge: int) -> tuple[int, int]:
        """The two fields that an edge separates."""
        field = edge >> 1
        return field, field + (self.columns if edge & 1 else 1)

    def spread(self, fields: int, passable: Sequence[int]) -> int:
        """The set of fields one step away from a set, by direction over the fields that ``passable`` allows."""
        return (
            (fields & passable[NORTH]) >> self.columns
            | (fields & passable[EAST]) << 1
            | (fields & passable[SOUTH]) << self.columns
            | (fields & passable[WEST]) >> 1
        )

    def steps(self, start: int, goal: int, blocked: int = 0) -> int | None:
        """The smallest number of steps over open edges between two fields; None if there is no way."""
        reached = 1 << start
        count = 0
        while not reached >> goal & 1:
            wider = (reached | self.spread(reached, self.open)) & ~blocked
            if wider == reached:
                return None
            reached = wider
            count += 1
        return count

    def _count(self, first: int, second: int) -> int:
        return abs(self.column(first) - self.column(second)) + abs(self.row(first) - self.row(second))

    def _beside(self, field: int, way: int) -> int:
        column = self.column(field) + (way == EAST) - (way == WEST)
        row = self.row(field) + (way == SOUTH) - (way == NORTH)
        inside = 0 <= column < self.columns and 0 <= row < self.rows
        return row * self.columns + column if inside else NOWHERE

    def _edge(self, field: int, way: int) -> int:
        other = self._beside(field, way)
        if other < 0:
            return NOWHERE
        return 2 * min(field, other) + (way in (NORTH, SOUTH))

    def _where(self, way: int, codes: str) -> int:
        edges = ((field, self._edge(field, way)) for field in self.fields)
        return field_set(field for field, edge in edges if edge >= 0 and self.edge_code[edge] in codes)

    def _openly(self, field: int) -> tuple[int, ...]:
        return tuple(self.neighbours[field][way] for way in DIRECTIONS if self.is_open(field, way))


def field_set(fields: Iterable[int]) -> int:
    """Fields as one integer with a bit for each."""
    bits = 0
    for field in fields:
        bits |= 1 << field
    return bits


@lru_cache(maxsize=100_000)
def set_of(fields: tuple[int, ...]) -> int:
    """Like :func:`field_set`, remembered: for the same small tuples again and again."""
    return field_set(fields)


def entries(by_field: Sequence[Entry], bits: int) -> tuple[Entry, ...]:
    """What a table of all fields holds for the fields of a set, in the order of their numbers.

    For large sets this is several times faster than going through :func:`members`.
    """
    marks = f"{bits:b}".encode().translate(_DIGITS)
    return tuple(compress(by_field, reversed(marks)))


def members(bits: int) -> Iterator[int]:
    """The fields of a set, in the order of their numbers."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest
