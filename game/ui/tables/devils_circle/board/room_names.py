"""The names of the castle's rooms, written on their floors in the chosen language."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

import pygame

from game.devils_circle.box.board import BOARD, FIELD_NAMES, RING, ROOMS
from game.devils_circle.view import CircleView
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme
from game.ui.tables.devils_circle.geometry import Geometry
from game.words import say

LETTERS, INK, SHADE = 0.235, (255, 236, 190), (14, 6, 4)
"""The height of the letters in squares, and their colours."""
CLEAR = 205
"""How opaque the names are: they lie on the floor, below everything."""
ABOVE_WALL = 0.15
"""How far above the lower side of the row, in squares: doors in the wall reach a little way in."""


@cache
def rows_of_rooms() -> dict[str, tuple[tuple[str, ...], ...]]:
    """By room: its rows from south to north, each the names of its fields; only those without a gap."""
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for room in ROOMS:
        fields = [field for field in BOARD.fields if BOARD.room[field] == room]
        rows = [[field for field in fields if BOARD.row(field) == row] for row in sorted({*map(BOARD.row, fields)})]
        whole = [row for row in reversed(rows) if row[-1] - row[0] == len(row) - 1]
        found[room] = tuple(tuple(FIELD_NAMES[field] for field in row) for row in whole)
    return found


def fields_of_figures(view: CircleView) -> frozenset[str]:
    """The fields where somebody stands, or the cradle."""
    mages = [mage.field for mage in view.mages if mage.field is not None]
    return frozenset((view.cradle, *mages, *(demon.field for demon in view.demons if demon.field is not None)))


def taken_fields(view: CircleView) -> frozenset[str]:
    """The fields where a piece stands, or something lies that a name would be hidden by."""
    standing = [*fields_of_figures(view), *(star.field for star in view.pentagrams)]
    lying = [one.id for one in view.fields if one.hole or one.garlic or one.wands or one.torch or one.herbs]
    return frozenset((*standing, *lying))


def row_for_name(room: str, taken: Collection[str]) -> tuple[str, ...]:
    """The row of a room on which its name is hidden least by what stands or lies there: the southernmost of those."""
    rows = rows_of_rooms()[room]
    longest = max(map(len, rows))
    return min(rows, key=lambda row: (longest - len(row) > 1, sum(field in taken for field in row)))


def draw_room_names(
    surface: pygame.Surface, theme: Theme, geometry: Geometry, taken: Collection[str], priced: Collection[str]
) -> None:
    """Write each name on the floor of its room, unless a price stands on it: those are read before any name.

    ``taken`` are the fields where something stands or lies, ``priced`` those with a price.
    """
    for room in [room for room in ROOMS if room != BOARD.room[RING[0]]]:
        fields = row_for_name(room, taken)
        if any(field in priced for field in fields):
            continue
        row = geometry.field(fields[0]).union(geometry.field(fields[-1]))
        words = say(ROOMS[room])
        size, width = geometry.square * LETTERS, row.width - round(geometry.square * 0.3)
        name = lettered(theme, words[:1].upper() + words[1:], size, width)
        surface.blit(name, name.get_rect(midbottom=(row.centerx, row.bottom - round(geometry.square * ABOVE_WALL))))


def lettered(theme: Theme, words: str, size: float, width: int) -> pygame.Surface:
    """Pale letters with a dark rim, a little transparent."""
    face, rim = (one_line(theme, words, "small_caps", size, width, colour) for colour in (INK, SHADE))
    picture = pygame.Surface((face.get_width() + 4, face.get_height() + 4), pygame.SRCALPHA)
    for turn in range(0, 360, 45):
        shift = pygame.Vector2(1.6, 0).rotate(turn)
        picture.blit(rim, (2 + round(shift.x), 2 + round(shift.y)))
    picture.blit(face, (2, 2))
    picture.set_alpha(CLEAR)
    return picture
