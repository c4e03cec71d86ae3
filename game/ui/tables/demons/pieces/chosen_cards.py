"""The own demons while they are told off for a fight: the chosen ones are lifted, the others wait in the shade."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.ui.kit.painting.glow import GOLD, PALE, blit_halo, panel, shadow
from game.ui.tables.common.marks import GREEN, ring_of_light
from game.ui.tables.common.pieces import CARD, Marks, Piece, TableLayout
from game.ui.tables.demons.pieces.demon_cards import DemonCards

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

LIFT = 15
"""By how many usual pixels a chosen card is raised."""
TICK = 0.42
"""How wide the tick on a chosen card is, in cards."""
POSSIBLE, IMPOSSIBLE = (8, 4, 14, 84), (8, 4, 14, 172)
"""The shade on a demon who may still be chosen, and on one who may not."""


class ChosenCards:
    """Draws the cards of the hand as they stand in a fight."""

    def __init__(self, theme: Theme, pictures: PictureStore, cards: DemonCards) -> None:
        self._theme, self._pictures, self._cards = theme, pictures, cards

    def lifted(self, table: TableLayout, marks: Marks) -> dict[str, Piece]:
        """The chosen cards of the hand where they are drawn now, by their ids."""
        up = self._theme.px(LIFT)
        return {
            piece.id: replace(piece, rect=piece.rect.move(0, -up))
            for piece in hand(table)
            if piece.id in marks.selected
        }

    def draw(self, surface: pygame.Surface, table: TableLayout, marks: Marks, hidden: Collection[str]) -> None:
        """Shade over those who are not chosen; the chosen ones above their places, ticked off large."""
        chosen = self.lifted(table, marks)
        for piece in hand(table):
            if piece.id in hidden:
                continue
            if piece.id in chosen:
                self._draw_chosen(surface, chosen[piece.id].rect, piece)
            else:
                veil = POSSIBLE if piece.id in marks.lit else IMPOSSIBLE
                if piece.id != marks.hovered or piece.id not in marks.lit:
                    surface.blit(panel(piece.rect.size, 6, veil, (0, 0, 0, 0)), piece.rect)

    def _draw_chosen(self, surface: pygame.Surface, rect: pygame.Rect, piece: Piece) -> None:
        """The card over its shadow, in light, with a seal at its upper edge."""
        blit_halo(surface, shadow(piece.rect.size, 6, 14, 210), piece.rect)
        blit_halo(surface, ring_of_light(rect.size, 7, max(8, rect.width // 6), 235), rect)
        surface.blit(self._cards.face(int(piece.face), rect.width), rect)
        pygame.draw.rect(surface, GOLD, rect.inflate(4, 4), 3, border_radius=7)
        seal = self._pictures.made(("chosen demon", rect.width), lambda: self._seal(round(rect.width * TICK)))
        # Between the number and the sign of his attitude, which both count in a fight.
        surface.blit(seal, seal.get_rect(center=(rect.centerx, rect.top + rect.width // 16)))

    def _seal(self, size: int) -> pygame.Surface:
        """A tick on green enamel in a pale rim."""
        large = pygame.Surface((size * 3, size * 3), pygame.SRCALPHA)
        middle, reach = (size * 3 // 2, size * 3 // 2), size * 3 // 2
        pygame.draw.circle(large, (10, 20, 8), middle, reach)
        pygame.draw.circle(large, PALE, middle, reach - size // 12)
        pygame.draw.circle(large, GREEN, middle, reach - size // 3)
        seal = pygame.transform.smoothscale(large, (size, size))
        tick = self._pictures.icon("check", size * 2 // 3, pygame.Color(PALE))
        seal.blit(tick, tick.get_rect(center=(size // 2, size // 2)))
        return seal


def hand(table: TableLayout) -> list[Piece]:
    """The own cards with known faces."""
    return [piece for piece in table.pieces if piece.kind == CARD and piece.id.startswith("card:") and piece.face]
