"""What is drawn round pieces: light and brackets for what may be chosen, a frame for what is, dashes for the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.kit.painting.glow import GOLD, PALE, brackets, halo
from game.ui.kit.painting.patience import remembered
from game.ui.tables.common.pieces import Marks, Piece
from game.ui.tables.talisman.kinds import GROUND, LABEL, SHEET, TOKEN, VALUE

CLOSE_TOGETHER = ("tray", "goals", "panel")
"""Zones whose pieces lie so close that strong lights would run together."""

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore


def draw_marks(surface: pygame.Surface, pictures: PictureStore, piece: Piece, marks: Marks) -> None:
    """Draw what is to be shown about a piece round it."""
    lit, selected = piece.id in marks.lit, piece.id in marks.selected
    if piece.kind in (GROUND, VALUE, LABEL) or not (lit or selected or piece.id in (marks.focused, marks.hovered)):
        return
    thickness = max(2, min(min(piece.rect.size) // 34, surface.get_height() // 260))
    frame = piece.rect.inflate(thickness * 2, thickness * 2)
    round_one = piece.kind == TOKEN
    radius = frame.width // 2 if round_one else max(4, min(piece.rect.size) // 14)
    if lit or selected:
        hovered = piece.id == marks.hovered
        spread = max(6, min(min(piece.rect.size) // 6, surface.get_height() // 46))
        strength = 235 if selected or hovered else 165
        if piece.zone in CLOSE_TOGETHER:
            spread, strength = max(5, spread // 2), strength if hovered else 90
        light = ring(frame.size, radius, spread, strength)
        surface.blit(light, light.get_rect(center=frame.center))
        colour = PALE if selected or hovered else GOLD
        if selected or piece.kind == SHEET:
            pygame.draw.rect(surface, colour, frame, thickness, border_radius=radius)
        elif round_one:
            pygame.draw.circle(surface, colour, frame.center, frame.width // 2, thickness)
        else:
            surface.blit(brackets(frame.size, colour, thickness + int(hovered)), frame)
        if selected:
            check(surface, pictures, frame)
    if piece.id == marks.focused:
        _dashed(surface, frame.inflate(6, 6), max(2, thickness))


@remembered(96)
def ring(size: tuple[int, int], radius: int, spread: int, strength: int) -> pygame.Surface:
    """A halo with its middle cut out, so that it does not veil the piece."""
    light = halo(size, radius, spread, GOLD, strength).copy()
    hole = pygame.Rect((0, 0), size)
    hole.center = light.get_rect().center
    pygame.draw.rect(light, (0, 0, 0, 0), hole, border_radius=radius)
    return light


def check(surface: pygame.Surface, pictures: PictureStore, frame: pygame.Rect) -> None:
    """A tick in the corner of what is chosen."""
    size = max(12, min(frame.size) // 3)
    spot = (frame.right - size // 5, frame.top + size // 5)
    pygame.draw.circle(surface, (34, 92, 36), spot, size // 2)
    pygame.draw.circle(surface, PALE, spot, size // 2, max(1, size // 12))
    icon = pictures.icon("check", size * 2 // 3, pygame.Color(PALE))
    surface.blit(icon, icon.get_rect(center=spot))


def _dashed(surface: pygame.Surface, rect: pygame.Rect, width: int) -> None:
    """The keyboard's focus."""
    dash = max(6, width * 3)
    for x in range(rect.left, rect.right, dash * 2):
        end = min(x + dash, rect.right)
        pygame.draw.line(surface, PALE, (x, rect.top), (end, rect.top), width)
        pygame.draw.line(surface, PALE, (x, rect.bottom), (end, rect.bottom), width)
    for y in range(rect.top, rect.bottom, dash * 2):
        end = min(y + dash, rect.bottom)
        pygame.draw.line(surface, PALE, (rect.left, y), (rect.left, end), width)
        pygame.draw.line(surface, PALE, (rect.right, y), (rect.right, end), width)
