"""The Treasure Discovery Grid: 36 cells by two dice, with who found and who owns what (DEM-18.0)."""

from __future__ import annotations

import pygame

from game.demons.view import CLOSED, DISCOVERED, OWNED, STASHED, DemonsView, TreasureView
from game.ui.kit.painting.lettering import one_line, pixel_font
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import Piece
from game.ui.tables.common.seats import colour_of
from game.ui.tables.demons.pieces.counters import Counters
from game.ui.tables.demons.pieces.demon_cards import DemonCards
from game.ui.tables.demons.places import CELL, SHAPE
from game.words import say

INK = (255, 240, 206)
GOLD = (246, 221, 148)


class TreasuresDisplay(Painter):
    """Rows for the first die, columns for the second."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: DemonCards, counters: Counters) -> None:
        super().__init__(theme, pictures)
        self._cards, self._counters = cards, counters

    def cell(self, box: pygame.Rect, row: int, column: int) -> pygame.Rect:
        """The rectangle of a cell, both dice from 1."""
        edge = max(22, box.height // 18)
        width, height = (box.width - edge) / 6, (box.height - edge) / 6
        left, top = box.left + edge + (column - 1) * width, box.top + edge + (row - 1) * height
        return pygame.Rect(round(left) + 2, round(top) + 2, round(width) - 4, round(height) - 4)

    def pieces(self, view: DemonsView, box: pygame.Rect) -> list[Piece]:
        """A piece for each cell."""
        return [
            Piece(
                f"cell:{treasure.cell}",
                treasure.place,
                CELL,
                self.cell(box, treasure.row, treasure.column),
                str(treasure.cell),
                CELL,
            )
            for treasure in view.treasures
        ]

    def draw(self, surface: pygame.Surface, view: DemonsView, box: pygame.Rect) -> None:
        """Dice along the edges, and the cells."""
        edge = max(22, box.height // 18)
        for number in range(1, 7):
            die = self._pictures.picture(f"warlocks_duel/dice/d6_{number}.png", (edge, edge))
            across, down = self.cell(box, 1, number), self.cell(box, number, 1)
            surface.blit(die, die.get_rect(midbottom=(across.centerx, across.top - 1)))
            surface.blit(die, die.get_rect(midright=(down.left - 1, down.centery)))
        for treasure in view.treasures:
            self._cell(surface, view, treasure, self.cell(box, treasure.row, treasure.column))

    def _cell(self, surface: pygame.Surface, view: DemonsView, treasure: TreasureView, rect: pygame.Rect) -> None:
        picture = self._pictures.cover(f"demons/treasures/{treasure.cell}.jpg", rect.size)
        surface.blit(picture, rect)
        if treasure.state not in (DISCOVERED, OWNED, STASHED):
            veil = pygame.Surface(rect.size)
            veil.fill((12, 6, 4))
            veil.set_alpha(214 if treasure.state == CLOSED else 84)
            surface.blit(veil, rect)
        rim = GOLD if treasure.state == DISCOVERED else (96, 70, 40)
        if treasure.owner is not None:
            rim = colour_of(view.seats[treasure.owner])
        pygame.draw.rect(surface, rim, rect, 3 if treasure.state in (DISCOVERED, OWNED) else 1, border_radius=3)
        line = max(10, round(rect.height * 0.19))
        strip = pygame.Surface((rect.width, round(line * 1.15)), pygame.SRCALPHA)
        strip.fill((14, 6, 4, 190))
        surface.blit(strip, (rect.left, rect.bottom - strip.get_height()))
        name = one_line(self._theme, say(treasure.name), "body_bold", line * 0.92, rect.width - 6, INK)
        surface.blit(name, name.get_rect(center=(rect.centerx, rect.bottom - strip.get_height() // 2)))
        self._numbers(surface, treasure, rect, line)
        self._holder(surface, view, treasure, rect)

    def _numbers(self, surface: pygame.Surface, treasure: TreasureView, rect: pygame.Rect, line: int) -> None:
        """Value with a coin at the upper left, the guard's die at the upper right."""
        font = pixel_font(self._theme, "title", line * 1.1)
        value = font.render(str(treasure.value), True, GOLD)
        glass = pygame.Surface((value.get_width() + line + 6, line + 6), pygame.SRCALPHA)
        glass.fill((14, 6, 4, 190))
        glass.blit(self._pictures.icon("crown-coin", line, GOLD), (2, 3))
        glass.blit(value, value.get_rect(midleft=(line + 4, glass.get_height() // 2)))
        surface.blit(glass, (rect.left + 1, rect.top + 1))
        if treasure.state == CLOSED:
            self.draw_icon(surface, "cross", min(rect.size) // 2, (170, 60, 40), center=rect.center)
            return
        die = self._pictures.picture(
            f"warlocks_duel/dice/d6_{treasure.guard}.png", (round(line * 1.5), round(line * 1.5))
        )
        surface.blit(die, die.get_rect(topright=(rect.right - 1, rect.top + 1)))

    def _holder(self, surface: pygame.Surface, view: DemonsView, treasure: TreasureView, rect: pygame.Rect) -> None:
        """The demon lying on the cell, the owner's counter, or the mortal unit that keeps it."""
        width = max(14, round(rect.height * 0.40))
        demon = treasure.marker or treasure.finder
        if demon:
            card = self._cards.face(demon, width)
            surface.blit(card, card.get_rect(midright=(rect.right - 4, rect.centery + round(width * SHAPE) // 10)))
        if treasure.owner is not None:
            counter = self._counters.magician(view.magicians[treasure.owner], max(18, round(rect.height * 0.42)))
            surface.blit(counter, counter.get_rect(midleft=(rect.left + 4, rect.centery + 2)))
        unit = next((unit for unit in view.units if unit.number == treasure.unit), None)
        if unit is not None:
            counter = self._counters.unit(unit, max(18, round(rect.height * 0.42)))
            surface.blit(counter, counter.get_rect(center=rect.center))
