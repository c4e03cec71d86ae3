"""Boards as plain data: points with lines between them read from a drawing, grids of squares, tracks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from string import ascii_lowercase

LINES = {(1, 0): "-", (0, 1): "|", (1, 1): "\\", (-1, 1): "/"}
"""The sign of a line in a drawing, by the way it goes on: columns and rows to the next sign."""
TALL = 2
"""How many times taller than wide a letter of a drawing is."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point or square of a board: the rules' name of the place, and its middle, y downwards."""

    place: str
    x: float
    y: float
    label: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """Places on a board of a width and a height, in any unit.

    ``lines`` are straight rows of places as drawn, each through all its points. Places are points, or ``squares``,
    also ``chequered``. A ``picture`` under the pictures' folder fills the board, which then draws no places itself.
    """

    spots: tuple[Spot, ...]
    width: float
    height: float
    lines: tuple[tuple[str, ...], ...] = ()
    squares: bool = False
    chequered: bool = False
    picture: str = ""

    @property
    def places(self) -> tuple[str, ...]:
        """The names of all places."""
        return tuple(spot.place for spot in self.spots)

    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """For each place those next to it on a line."""
        found: dict[str, list[str]] = {place: [] for place in self.places}
        for line in self.lines:
            for one, other in pairwise(line):
                found[one].append(other)
                found[other].append(one)
        return {place: tuple(others) for place, others in found.items()}


def drawn(drawing: str) -> Board:
    """A board of points read from a drawing: names are points, ``- | / \\`` are lines.

    >>> drawn("a-b-c").lines
    (('a', 'b', 'c'),)
    """
    rows = [row for row in drawing.split("\n") if row.strip()]
    names = {(y, found.start()): found[0] for y, row in enumerate(rows) for found in re.finditer(r"\w+", row)}
    if len(set(names.values())) < len(names):
        raise ValueError("two points of the drawing have the same name")
    middles = {name: (x + (len(name) - 1) / 2, y * TALL) for (y, x), name in names.items()}
    left, top = (min(axis) for axis in zip(*middles.values(), strict=True))
    spots = tuple(Spot(name, x - left, y - top) for name, (x, y) in middles.items())
    width, height = max(spot.x for spot in spots), max(spot.y for spot in spots)
    return Board(spots, width, height, tuple(_lines(rows, names)))


def _lines(rows: list[str], names: dict[tuple[int, int], str]) -> Iterator[tuple[str, ...]]:
    """The straight rows of points that are connected in a drawing."""
    at = {(y, x + step): name for (y, x), name in names.items() for step in range(len(name))}
    for way in LINES:
        following = {name: _next(rows, at, start, name, way) for start, name in names.items()}
        later = set(following.values())
        for name in names.values():
            if name not in later and following[name]:
                line = [name]
                while following[line[-1]]:
                    line.append(following[line[-1]])
                yield tuple(line)


def _next(
    rows: list[str], at: dict[tuple[int, int], str], start: tuple[int, int], name: str, way: tuple[int, int]
) -> str:
    """The point to which a line leads from a point that way; nothing if there is none."""
    top, left = start
    for column in range(left, left + len(name)):
        x, y, length = column + way[0], top + way[1], 0
        while y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] == LINES[way]:
            x, y, length = x + way[0], y + way[1], length + 1
        if length and at.get((y, x), name) != name:
            return at[y, x]
    return ""


def grid(columns: int, rows: int, *, chequered: bool = False) -> Board:
    """Squares named as in chess: a1 at the bottom on the left.

    >>> grid(2, 2).places
    ('a2', 'b2', 'a1', 'b1')
    """
    spots = tuple(
        Spot(f"{ascii_lowercase[column]}{rows - row}", column + 0.5, row + 0.5)
        for row in range(rows)
        for column in range(columns)
    )
    return Board(spots, columns, rows, squares=True, chequered=chequered)


def track(length: int, columns: int) -> Board:
    """Numbered squares to run along, from 1 at the bottom on the left, row after row there and back.

    >>> [(spot.place, spot.x, spot.y) for spot in track(3, 2).spots]
    [('1', 0.5, 1.5), ('2', 1.5, 1.5), ('3', 1.5, 0.5)]
    """
    rows = -(-length // columns)
    spots = []
    for number in range(length):
        row, along = divmod(number, columns)
        column = along if row % 2 == 0 else columns - 1 - along
        spots.append(Spot(str(number + 1), column + 0.5, rows - row - 0.5, str(number + 1)))
    return Board(tuple(spots), columns, rows, squares=True)
