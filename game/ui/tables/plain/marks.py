"""What is lit, selected, focused and hovered: told by shape and not by colour alone."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.kit.painting.glow import GOLD, PALE, blit_halo, brackets
from game.ui.kit.painting.store import PictureStore
from game.ui.tables.common.marks import draw_dashes, draw_tick, ring_of_light
from game.ui.tables.common.pieces import Marks, Piece

OUTLINE = (122, 74, 16)


class PlainMarks:
    """Draws the marks round pieces, places and zones."""

    def __init__(self, pictures: PictureStore) -> None:
        self._pictures = pictures

    def draw(self, surface: Surface, piece: Piece, marks: Marks, *, is_round: bool) -> None:
        """The marks of one piece, if it has any; points of a board and tokens are marked by rings."""
        lit, selected = piece.id in marks.lit, piece.id in marks.selected
        hot = piece.id == marks.hovered
        if lit or selected:
            rect = piece.rect.inflate(4, 4)
            radius = min(rect.size) // 2 if is_round else max(4, min(rect.size) // 14)
            blit_halo(surface, ring_of_light(rect.size, radius, 12, 235 if selected or hot else 150), rect)
            tone = PALE if hot or selected else GOLD
            width = max(2, min(rect.size) // 24)
            if is_round:
                pygame.draw.circle(surface, OUTLINE, rect.center, rect.width // 2 + 1, width + 2)
                pygame.draw.circle(surface, tone, rect.center, rect.width // 2, width)
            else:
                surface.blit(brackets(rect.size, tone, width), rect)
            if selected:
                draw_tick(surface, self._pictures, rect, least=14, inset=3)
        if piece.id == marks.focused:
            draw_dashes(surface, piece.rect.inflate(10, 10), max(2, piece.rect.height // 40))
