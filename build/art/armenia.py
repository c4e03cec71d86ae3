"""The hex map of Armenia as the painters see it: places in pixels, terrain, corners, rivers as chains of corners."""

import importlib
import math
import sys

from art.places import ROOT
from art.shapes import Point

RADIUS = 56
COLUMNS, ROWS = 28, 20
STEP_X = RADIUS * 1.5
STEP_Y = RADIUS * math.sqrt(3)
MARGIN = 150
WIDTH = int(STEP_X * (COLUMNS - 1) + 2 * RADIUS + 2 * MARGIN)
HEIGHT = int(STEP_Y * (ROWS + 0.5) + 2 * MARGIN)
NEAT = MARGIN * 0.62
"""Where the neat line runs, from each edge of the sheet."""
WATER, OPEN, FOREST, ROUGH, MOUNTAIN, CITY = "~", ".", "f", "r", "m", "c"


def _map() -> object:
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return importlib.import_module("game.demons.box.armenia")


def terrain() -> list[str]:
    """The rows of the map from north to south, one letter per hex."""
    rows: list[str] = list(_map().TERRAIN_ROWS)  # type: ignore[attr-defined]
    return rows


def centre(column: int, row: int) -> Point:
    """The middle of a hex; both counted from 0."""
    return (
        MARGIN + RADIUS + column * STEP_X,
        MARGIN + STEP_Y / 2 + row * STEP_Y + (STEP_Y / 2 if column % 2 else 0),
    )


def corners(column: int, row: int) -> list[Point]:
    """The six corners of a hex, from the east clockwise."""
    x, y = centre(column, row)
    return [(x + RADIUS * math.cos(math.pi / 3 * at), y + RADIUS * math.sin(math.pi / 3 * at)) for at in range(6)]


def hexes() -> list[tuple[int, int]]:
    """Column and row of every hex, from 0, row by row."""
    return [(column, row) for row in range(ROWS) for column in range(COLUMNS)]


def of_id(number: int) -> tuple[int, int]:
    """Column and row from 0 of a hex number such as 810."""
    return number // 100 - 1, number % 100 - 1


def _shared(one: int, other: int) -> tuple[Point, Point]:
    """The two corners that neighbouring hexes share."""
    first, second = corners(*of_id(one)), corners(*of_id(other))
    common = [point for point in first if any(math.dist(point, corner) < 2 for corner in second)]
    if len(common) != 2:
        raise ValueError(f"hexes {one} and {other} are not neighbours")
    return common[0], common[1]


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] / 6), round(point[1] / 6)


def rivers() -> dict[str, list[Point]]:
    """The corners along each river from its source to its mouth."""
    courses: dict[str, list[Point]] = {}
    for name, sides in _map().RIVERS.items():  # type: ignore[attr-defined]
        line = _chain([_shared(one, other) for one, other in sides])
        courses[name] = [*_beyond(line[0]), *line, *_beyond(line[-1])]
    return courses


def _beyond(end: Point) -> list[Point]:
    """Where a river goes on past its first or last corner: into the sea or a lake, or over the edge of the sheet."""
    rows = terrain()
    for column, row in hexes():
        if rows[row][column] == WATER and any(math.dist(end, corner) < 2 for corner in corners(column, row)):
            x, y = centre(column, row)
            return [(end[0] + (x - end[0]) * 0.4, end[1] + (y - end[1]) * 0.4)]
    x, y = end
    reach = RADIUS * 1.3
    if x < MARGIN + reach:
        return [(NEAT, y + 8)]
    if x > WIDTH - MARGIN - reach:
        return [(WIDTH - NEAT, y + 8)]
    if y > HEIGHT - MARGIN - reach:
        return [(x - 10, HEIGHT - NEAT)]
    return []


def _chain(sides: list[tuple[Point, Point]]) -> list[Point]:
    """Hexsides in their order from the source as one line of corners."""
    second = {_key(point) for point in sides[1]} if len(sides) > 1 else {_key(sides[0][1])}
    start, end = sides[0]
    line = [start, end] if _key(end) in second else [end, start]
    for one, other in sides[1:]:
        here = _key(line[-1])
        if _key(one) == here:
            line.append(other)
        elif _key(other) == here:
            line.append(one)
        else:
            raise ValueError(f"a river leaves its course near {line[-1]}")
    return line
