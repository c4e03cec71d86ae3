"""What is lit, selected, focused and hovered: told by shape and not by colour alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Color, Rect, Surface

from game.ui.kit.painting.glow import GOLD, PALE, brackets, halo
from game.ui.kit.painting.patience import remembered
from game.ui.tables.common.pieces import Marks, Piece

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore

GREEN, OUTLINE = (34, 92, 36), (122, 74, 16)


class PlainMarks:
    """Draws the marks round pieces, places and zones."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures
        self._ring = remembered(48)(_ring_of_light)

    def draw(self, surface: Surface, piece: Piece, marks: Marks, *, is_round: bool) -> None:
        """The marks of one piece, if it has any; points of a board and tokens are marked by rings."""
        lit, selected = piece.id in marks.lit, piece.id in marks.selected
        hot = piece.id == marks.hovered
        if lit or selected:
            rect = piece.rect.inflate(4, 4)
            surface.blit(self._ring(rect.size, is_round, selected or hot), rect.inflate(24, 24))
            tone = PALE if hot or selected else GOLD
            width = max(2, min(rect.size) // 24)
            if is_round:
                pygame.draw.circle(surface, OUTLINE, rect.center, rect.width // 2 + 1, width + 2)
                pygame.draw.circle(surface, tone, rect.center, rect.width // 2, width)
            else:
                surface.blit(brackets(rect.size, tone, width), rect)
            if selected:
                self._check(surface, rect)
        if piece.id == marks.focused:
            dashed(surface, piece.rect.inflate(10, 10), PALE, max(2, piece.rect.height // 40))

    def _check(self, surface: Surface, rect: Rect) -> None:
        size = max(14, min(rect.size) // 3)
        centre = (rect.right - size // 3, rect.top + size // 3)
        pygame.draw.circle(surface, GREEN, centre, size // 2)
        pygame.draw.circle(surface, PALE, centre, size // 2, max(1, size // 12))
        icon = self._pictures.icon("check", size * 2 // 3, Color(PALE))
        surface.blit(icon, icon.get_rect(center=centre))


def _ring_of_light(size: tuple[int, int], is_round: bool, strong: bool) -> Surface:
    """A light round a thing, 12 pixels wide, with its middle cut out."""
    radius = min(size) // 2 if is_round else max(4, min(size) // 14)
    light = halo(size, radius, 12, GOLD, 235 if strong else 150).copy()
    hole = Rect((0, 0), size)
    hole.center = light.get_rect().center
    pygame.draw.rect(light, (0, 0, 0, 0), hole, border_radius=radius)
    return light


def dashed(surface: Surface, rect: Rect, colour: tuple[int, int, int], width: int) -> None:
    """The keyboard's focus: a dashed frame."""
    dash = max(6, width * 3)
    for x in range(rect.left, rect.right, dash * 2):
        for y in (rect.top, rect.bottom):
            pygame.draw.line(surface, colour, (x, y), (min(x + dash, rect.right), y), width)
    for y in range(rect.top, rect.bottom, dash * 2):
        for x in (rect.left, rect.right):
            pygame.draw.line(surface, colour, (x, y), (x, min(y + dash, rect.bottom)), width)
