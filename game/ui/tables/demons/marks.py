"""Light round what can be chosen on the table of Demons, and signs on what is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.painting.glow import GOLD, blit_halo, brackets, panel
from game.ui.tables.common.marks import draw_tick, ring_of_light
from game.ui.tables.common.pieces import CARD, Marks, Piece
from game.ui.tables.demons.map.highlights import PALE, Highlights
from game.ui.tables.demons.places import HEX, SPIRIT

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore

TICKED = 0.66
"""How much of a card's width lies left of the corner where it is ticked off."""
GOING, GONE = (60, 6, 6, 120), (255, 120, 96)
"""The veil over a demon who is to be let go, and the cross on it."""


class DemonsMarks:
    """Draws them; outlines of hexes are drawn with what the map uses for its own."""

    def __init__(self, pictures: PictureStore, highlights: Highlights) -> None:
        self._pictures, self._highlights = pictures, highlights

    def draw(
        self, surface: pygame.Surface, piece: Piece, marks: Marks, free: pygame.Rect, *, letting_go: bool
    ) -> None:
        """Light round what can be chosen, a firm rim round what is hovered, selected or focused.

        ``free`` is the part of the map that is seen; ``letting_go`` says that who is chosen leaves the table.
        """
        lit, selected = piece.id in marks.lit, piece.id in marks.selected
        near = piece.id in (marks.focused, marks.hovered)
        if not (lit or selected or near):
            return
        if piece.kind == HEX:
            if near or selected:
                self._highlights.outline(surface, piece, PALE, max(2, piece.rect.height // 24), free)
            return
        thickness = max(2, min(piece.rect.size) // 34)
        frame = piece.rect.inflate(thickness * 2, thickness * 2)
        if selected or (lit and piece.kind != SPIRIT):
            light = ring_of_light(frame.size, 8, max(5, min(piece.rect.size) // 8), 210 if selected else 150)
            blit_halo(surface, light, frame)
        if lit or selected:
            surface.blit(brackets(frame.size, PALE if near else GOLD, thickness), frame)
        if selected and piece.kind in (CARD, SPIRIT):
            self._draw_chosen(surface, piece.rect, letting_go=letting_go)
        if selected or piece.id == marks.focused or (near and piece.kind == CARD):
            pygame.draw.rect(surface, PALE, frame, thickness, border_radius=7)

    def _draw_chosen(self, surface: pygame.Surface, rect: pygame.Rect, *, letting_go: bool) -> None:
        """A demon who is let go is crossed out; any other who is chosen is ticked off."""
        if not letting_go:
            # Between the number and the sign of his attitude, which both count in a fight.
            left = pygame.Rect(rect.topleft, (round(rect.width * TICKED), rect.height))
            draw_tick(surface, self._pictures, left)
            return
        surface.blit(panel(rect.size, 6, GOING, GOING), rect)
        side = min(rect.size) * 2 // 3
        for colour, shift in (((20, 4, 4), 2), (GONE, 0)):
            cross = self._pictures.icon("cross", side, pygame.Color(*colour))
            surface.blit(cross, cross.get_rect(center=(rect.centerx + shift, rect.centery + shift)))
