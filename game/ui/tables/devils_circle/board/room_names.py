"""The names of the castle's rooms, written on their floors in the chosen language."""

from __future__ import annotations

from functools import cache

import pygame

from game.devils_circle.box.board import BOARD, FIELD_NAMES, ROOMS
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.theme import Theme
from game.ui.tables.devils_circle.geometry import Geometry
from game.words import say

LETTERS, INK, SHADE = 0.235, (255, 236, 190), (14, 6, 4)
"""The height of the letters in squares, and their colours."""
CLEAR = 205
"""How opaque the names are: they lie on the floor, below everything."""
OUTER_RING = "O"


@cache
def lowest_rows() -> dict[str, tuple[str, str]]:
    """By room: the first and the last field of its southernmost row."""
    found: dict[str, tuple[str, str]] = {}
    for room in ROOMS:
        fields = [field for field in BOARD.fields if BOARD.room[field] == room]
        row = max(map(BOARD.row, fields))
        own = [field for field in fields if BOARD.row(field) == row]
        found[room] = FIELD_NAMES[own[0]], FIELD_NAMES[own[-1]]
    return found


def draw_room_names(surface: pygame.Surface, theme: Theme, geometry: Geometry) -> None:
    """Write each name along the south wall of its room."""
    for room, (first, last) in lowest_rows().items():
        if room == OUTER_RING:
            continue
        row = geometry.field(first).union(geometry.field(last))
        words = say(ROOMS[room])
        size, width = geometry.square * LETTERS, row.width - round(geometry.square * 0.3)
        name = lettered(theme, words[:1].upper() + words[1:], size, width)
        surface.blit(name, name.get_rect(midbottom=(row.centerx, row.bottom - round(geometry.square * 0.06))))


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
