"""The last mortal turn in words: what each unit rolled, where it went and why (DEM-5.3)."""

from __future__ import annotations

import pygame

from game.demons.view import DemonsView
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import layout, runs
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.pieces.counters import Counters
from game.ui.tables.demons.places import UNIT
from game.words import _

INK = pygame.Color(243, 223, 174)
DIM = (200, 175, 130)


class ReportDisplay(Painter):
    """Two columns of lines, each with the unit's counter."""

    def __init__(self, theme: Theme, pictures: PictureStore, counters: Counters) -> None:
        super().__init__(theme, pictures)
        self._counters = counters

    def _rows(self, view: DemonsView, box: pygame.Rect) -> list[pygame.Rect]:
        count = len(view.mortal_turn)
        lines = max(1, (count + 1) // 2)
        height = min(box.height // lines, max(88, box.height // 7))
        width = box.width // 2
        return [
            pygame.Rect(
                box.left + (number // lines) * width + 3, box.top + (number % lines) * height, width - 6, height - 3
            )
            for number in range(count)
        ]

    def pieces(self, view: DemonsView, box: pygame.Rect) -> list[Piece]:
        """A piece for each line: it shows the unit on the map."""
        return [
            Piece(f"ui:unit:{move.unit}", f"ui:unit:{move.unit}", UNIT, row, str(move.unit), "report")
            for move, row in zip(view.mortal_turn, self._rows(view, box), strict=True)
        ]

    def draw(self, surface: pygame.Surface, view: DemonsView, box: pygame.Rect) -> None:
        """The lines."""
        if not view.mortal_turn:
            none = (
                _("No mortal unit has moved yet.") if view.game_turn == 1 else _("No magician was near a mortal unit.")
            )
            self.draw_words(surface, none, "italic", 22, box.width, DIM, center=box.center)
            return
        units = {unit.number: unit for unit in view.units}
        for move, row in zip(view.mortal_turn, self._rows(view, box), strict=True):
            ground = pygame.Surface(row.size, pygame.SRCALPHA)
            pygame.draw.rect(ground, (40, 24, 12, 170), ground.get_rect(), border_radius=6)
            surface.blit(ground, row)
            side = min(row.height - 6, 44)
            left = row.left + 5
            if move.unit in units:
                surface.blit(self._counters.unit(units[move.unit], side), (left, row.top + 3))
            left += side + 6
            if move.roll:
                die = self._pictures.picture(f"warlocks_duel/dice/d6_{move.roll}.png", (side * 3 // 4, side * 3 // 4))
                surface.blit(die, (left, row.top + 4))
            left += side * 3 // 4 + 6
            size = 16.0
            block = layout(runs(move.explanation), row.right - left - 4, "sans", self._theme, size=size, colour=INK)
            while block.height > row.height - 4 and size > 9:
                size -= 1
                block = layout(runs(move.explanation), row.right - left - 4, "sans", self._theme, size=size, colour=INK)
            block.draw(surface, left, row.top + max(2, (row.height - block.height) // 2))
