"""What does not move: the wooden table, the board of parchment or picture, its lines, points and squares."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.engine.boards.plain import Board
from game.ui.kit.painting.glow import blit_halo, shadow
from game.ui.kit.painting.kept import Kept
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.plain.layout import SPOT

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme
    from game.ui.tables.common.pieces import TableLayout

INK, PALE_INK = (74, 42, 18), (140, 104, 62)
DARK_SQUARE, LIGHT_SQUARE = (124, 84, 44, 150), (255, 246, 214, 70)
RIM = 0.16
"""How far the board's frame reaches beyond it, in places."""


class Ground(Painter):
    """Paints the table without its pieces, and keeps the last of such pictures."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        super().__init__(theme, pictures)
        self._wood = remembered(1)(self._paint_wood)
        self._kept: Kept[Surface] = Kept()

    def picture(self, board: Board | None, layout: TableLayout, place: Rect, pitch: float) -> Surface:
        """The ground of a table; ``place`` is where the board lies on it, ``pitch`` the distance of its places."""
        key = (board, tuple(layout.area), tuple(place), pitch)
        return self._kept.of(key, lambda: self._paint(board, layout, place, pitch))

    def _paint(self, board: Board | None, layout: TableLayout, place: Rect, pitch: float) -> Surface:
        surface = self._wood(layout.area.size).copy()
        if board is not None:
            self._paint_board(surface, board, layout, place, pitch)
        return surface

    def _paint_wood(self, size: tuple[int, int]) -> Surface:
        return self._pictures.cover("menu/table.jpg", (size[0] * 21 // 20, size[1] * 21 // 20))

    def _paint_board(self, surface: Surface, board: Board, layout: TableLayout, place: Rect, pitch: float) -> None:
        around = place.inflate(*[round(pitch * RIM)] * 2).clip(layout.area)
        blit_halo(surface, shadow(around.size, 10, max(8, around.height // 40), 190), around, (0, 4))
        if board.picture:
            surface.blit(self._pictures.picture(board.picture, place.size), place)
        else:
            surface.blit(self._pictures.cover("chrome/parchment.jpg", around.size), around)
            spots = {piece.id: piece.rect for piece in layout.pieces if piece.kind == SPOT}
            self._lines(surface, board, spots, max(2, round(pitch / 26)))
            for spot in board.spots:
                if board.squares:
                    self._square(surface, spots[spot.place], board.chequered and (spot.x + spot.y) % 2 == 0)
                else:
                    self._point(surface, spots[spot.place], pitch)
                if spot.label:
                    self._label(surface, spots[spot.place], spot.label)
        frame = self._pictures.nine_slice("chrome/frame.png", around.inflate(10, 10).size, max(14, around.height // 26))
        surface.blit(frame, frame.get_rect(center=around.center))

    def _lines(self, surface: Surface, board: Board, spots: dict[str, Rect], width: int) -> None:
        for line in board.lines:
            start, end = spots[line[0]].center, spots[line[-1]].center
            pygame.draw.line(surface, (250, 238, 204), (start[0] + 1, start[1] + 1), (end[0] + 1, end[1] + 1), width)
            pygame.draw.line(surface, INK, start, end, width)

    def _point(self, surface: Surface, rect: Rect, pitch: float) -> None:
        radius = max(4, round(pitch * 0.1))
        pygame.draw.circle(surface, INK, rect.center, radius)
        pygame.draw.circle(surface, PALE_INK, rect.center, max(2, radius * 6 // 10))

    def _square(self, surface: Surface, rect: Rect, dark: bool) -> None:
        tile = Surface(rect.size, pygame.SRCALPHA)
        tile.fill(DARK_SQUARE if dark else LIGHT_SQUARE)
        pygame.draw.rect(tile, INK, tile.get_rect(), max(1, rect.width // 40))
        surface.blit(tile, rect)

    def _label(self, surface: Surface, rect: Rect, words: str) -> None:
        size = max(9, rect.height * 0.2)
        label = one_line(self._theme, words, "sans_bold", size, rect.width - 6, INK)
        surface.blit(label, label.get_rect(topleft=(rect.left + rect.width // 14 + 1, rect.top + rect.height // 20)))
