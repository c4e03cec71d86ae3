"""The keep and the outer ring: fields, walls, doors, gates, fireplaces and rooms (DK-2).

The whole board is a reconstruction; nothing tells what the original looked like.
"""

from __future__ import annotations

from functools import cache

from game.engine.boards.rooms import RoomGrid, field_set
from game.engine.decision import Named, Text

COLUMNS = "abcdefghijklm"
BOARD = RoomGrid(
    rooms=(
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
    ),
    east=(
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
    ),
    south=(
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
    ),
)
"""DK-2.1 to DK-2.5: codes "." open, "+" door, "G" gate, "#" wall."""

ROOMS = {
    "O": Text("the outer ring"),
    "S": Text("the Sanctuary"),
    "C": Text("the Cloister"),
    "a": Text("the Library"),
    "b": Text("the Scriptorium"),
    "c": Text("the North Gatehouse"),
    "d": Text("the Armoury"),
    "e": Text("the Still-room"),
    "f": Text("the East Gatehouse"),
    "g": Text("the Kitchen"),
    "h": Text("the Herb Store"),
    "i": Text("the South Gatehouse"),
    "j": Text("the Chapel"),
    "k": Text("the Vestry"),
    "l": Text("the West Gatehouse"),
}


def field_name(field: int) -> str:
    """The name of a field for keys and places: "e7"."""
    return f"{COLUMNS[BOARD.column(field)]}{BOARD.row(field) + 1}"


FIELD_NAMES = tuple(map(field_name, BOARD.fields))
FIELD_NUMBERS = {name: field for field, name in enumerate(FIELD_NAMES)}
FIELD_PLACES = tuple(f"field:{name}" for name in FIELD_NAMES)


def field_number(name: str) -> int:
    """The number of the field with that name; ValueError if there is none."""
    if name not in FIELD_NUMBERS:
        raise ValueError(f"there is no field {name!r}")
    return FIELD_NUMBERS[name]


SUPPLY = field_number("g7")
FIREPLACES = tuple(map(field_number, ("f4", "j6", "h10", "d8")))
CRADLE_START = field_number("g6")
MAGE_STARTS = tuple(map(field_number, ("f5", "i6", "h9", "e8")))

RING = tuple(field for field in BOARD.fields if BOARD.room[field] == "O")
RING_SET = field_set(RING)
KEEP_SET = BOARD.all & ~RING_SET
FIREPLACE_SET = field_set(FIREPLACES)
MAGE_GROUND = KEEP_SET & ~FIREPLACE_SET
"""Where a mage may ever stand (DK-2.13, DK-3.3)."""


@cache
def edge_name(edge: int) -> str:
    """The name of an edge for keys and places: "e7-f7", the north or west field first."""
    first, second = BOARD.sides(edge)
    return f"{FIELD_NAMES[first]}-{FIELD_NAMES[second]}"


def edge_number(name: str) -> int:
    """The number of the edge with that name; ValueError if there is none."""
    first, _, second = name.partition("-")
    return BOARD.edge_between(field_number(first), field_number(second))


@cache
def named_field(field: int) -> Named:
    """A field's name in a sentence: "E7", linked to it."""
    return Named(FIELD_NAMES[field].upper(), FIELD_PLACES[field])
