"""What is drawn round pieces: light and brackets for what may be chosen, a frame for what is, dashes for the focus."""

from __future__ import annotations

import pygame

from game.ui.kit.painting.glow import GOLD, PALE, blit_halo, brackets
from game.ui.kit.painting.store import PictureStore
from game.ui.tables.common.marks import draw_dashes, draw_tick, ring_of_light
from game.ui.tables.common.pieces import Marks, Piece
from game.ui.tables.talisman.kinds import ALIGNMENT, GROUND, LABEL, SHEET, TOKEN, VALUE

RUST, DARK = (170, 62, 20), (52, 30, 18)
CLOSE_TOGETHER = ("tray", "panel")
"""Zones whose pieces lie so close that strong lights would run together."""


def draw_marks(surface: pygame.Surface, pictures: PictureStore, piece: Piece, marks: Marks) -> None:
    """Draw what is to be shown about a piece round it."""
    lit, selected = piece.id in marks.lit, piece.id in marks.selected
    shown = lit or selected or piece.id in (marks.focused, marks.hovered)
    if piece.kind in (GROUND, VALUE, LABEL, ALIGNMENT) or not shown:
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
        blit_halo(surface, ring_of_light(frame.size, radius, spread, strength), frame)
        colour = PALE if selected or hovered else GOLD
        if selected or piece.kind == SHEET:
            pygame.draw.rect(surface, colour, frame, thickness, border_radius=radius)
        elif round_one:
            pygame.draw.circle(surface, colour, frame.center, frame.width // 2, thickness)
        else:
            surface.blit(brackets(frame.size, colour, thickness + int(hovered)), frame)
        if piece.id in marks.parting:
            draw_leaving(surface, pictures, frame, chosen=selected)
        elif selected:
            draw_tick(surface, pictures, frame)
    if piece.id == marks.focused:
        draw_dashes(surface, frame.inflate(6, 6), max(2, thickness))


def draw_leaving(surface: pygame.Surface, pictures: PictureStore, frame: pygame.Rect, *, chosen: bool) -> None:
    """An arrow down to the space in the corner of what may be left; on bright ground once it is chosen."""
    size = max(14, min(frame.size) // 3)
    centre = (frame.right - size // 3, frame.top + size // 3)
    pygame.draw.circle(surface, RUST if chosen else DARK, centre, size // 2)
    pygame.draw.circle(surface, PALE, centre, size // 2, max(1, size // 12))
    icon = pictures.icon("arrow-down", size * 2 // 3, pygame.Color(PALE))
    surface.blit(icon, icon.get_rect(center=centre))
