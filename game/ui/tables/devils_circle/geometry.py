"""Where the board, its squares and the columns beside it lie: pure geometry for any window."""

from __future__ import annotations

import pygame

SIDE = 13
"""Squares to a side of the board."""
PAINTED, PAINTED_SQUARE, PAINTED_FRAME = 1684, 120, 62
"""Pixels of the painted board, of one of its squares, and of its frame."""
LEAST_COLUMN = 0.145
"""Of the area's width: the narrowest columns."""
COLUMNS = "abcdefghijklm"


class Geometry:
    """Board in the middle, the mages' column on the left, the demons' on the right."""

    def __init__(self, area: pygame.Rect) -> None:
        self.area = area
        self.gap = max(3, area.height // 120)
        room = area.width - 2 * round(area.width * LEAST_COLUMN)
        side = min(area.height - 2 * self.gap, room)
        self.board = pygame.Rect(0, 0, side, side)
        self.board.center = area.center
        self.scale = side / PAINTED
        self.square = PAINTED_SQUARE * self.scale
        width = self.board.left - area.left - 2 * self.gap
        widest = round(area.height * 0.3)
        wide = min(width, widest)
        top, height = area.top + self.gap, area.height - 2 * self.gap
        self.left = pygame.Rect(self.board.left - self.gap - wide, top, wide, height)
        self.right = pygame.Rect(self.board.right + self.gap, top, wide, height)

    @property
    def warning(self) -> pygame.Rect:
        """The line along the lower frame of the board that says who may reach the Princess."""
        height = max(18, round(self.board.bottom - self.corner(0, SIDE)[1]))
        line = pygame.Rect(0, 0, round(self.board.width * 0.6), height)
        line.midbottom = (self.board.centerx, self.board.bottom - 1)
        return line

    def corner(self, column: float, row: float) -> tuple[float, float]:
        """A place given in squares from the board's north-west corner, in pixels."""
        frame = PAINTED_FRAME * self.scale
        return self.board.left + frame + column * self.square, self.board.top + frame + row * self.square

    def field(self, name: str) -> pygame.Rect:
        """The rectangle of a field such as "e7"."""
        column, row = COLUMNS.index(name[0]), int(name[1:]) - 1
        left, top = self.corner(column, row)
        right, bottom = self.corner(column + 1, row + 1)
        return pygame.Rect(round(left), round(top), round(right) - round(left), round(bottom) - round(top))

    def edge(self, name: str) -> pygame.Rect:
        """The narrow rectangle along an edge such as "e7-f7"."""
        first, _dash, second = name.partition("-")
        one, two = self.field(first), self.field(second)
        thick = max(8, round(self.square * 0.22))
        if one.top == two.top:
            return pygame.Rect(one.right - thick // 2, one.top + thick // 3, thick, one.height - 2 * (thick // 3))
        return pygame.Rect(one.left + thick // 3, one.bottom - thick // 2, one.width - 2 * (thick // 3), thick)


def is_upright(edge: str) -> bool:
    """Whether an edge runs from north to south."""
    first, _dash, second = edge.partition("-")
    return first[1:] == second[1:]
