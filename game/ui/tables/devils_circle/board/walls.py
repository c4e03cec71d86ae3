"""Walls and doors over the painted keep, plain enough to be told apart at a glance (DK-2.1 to DK-2.5)."""

from __future__ import annotations

import pygame

from game.devils_circle.box.board import BOARD, edge_name
from game.engine.boards.rooms import DOOR, GATE, WALL
from game.ui.tables.devils_circle.geometry import Geometry, is_upright

STONE, RIM, SHEEN = (66, 50, 42), (8, 4, 3), (206, 172, 130)
"""The body of a wall, the dark line round it, and the light along its middle."""
POST, SILL = (214, 156, 80), (255, 228, 160)
"""The posts of a door, and its sill, which a mage steps over."""
THICK = 0.15
"""The thickness of a wall in squares."""


def draw_walls(surface: pygame.Surface, geometry: Geometry) -> None:
    """Every wall as a bar of dark stone, every door and gate as a bright sill between two posts."""
    thick = max(4, round(geometry.square * THICK))
    bars = [(code, _bar(geometry, edge_name(edge), thick), edge_name(edge)) for edge, code in BOARD.edge_code.items()]
    for code, bar, _name in bars:
        if code == WALL:
            pygame.draw.rect(surface, RIM, bar.inflate(2, 2), border_radius=thick // 3)
    for code, bar, name in bars:
        if code == WALL:
            pygame.draw.rect(surface, STONE, bar, border_radius=thick // 3)
            pygame.draw.rect(surface, SHEEN, _middle(bar, name))
    for code, bar, name in bars:
        if code in (DOOR, GATE):
            _draw_door(surface, bar, thick, upright=is_upright(name))


def _bar(geometry: Geometry, name: str, thick: int) -> pygame.Rect:
    """The bar along an edge, long enough to meet those at its ends."""
    first, _dash, second = name.partition("-")
    one, two = geometry.field(first), geometry.field(second)
    if is_upright(name):
        return pygame.Rect(two.left - thick // 2, one.top - thick // 2, thick, one.height + thick)
    return pygame.Rect(one.left - thick // 2, two.top - thick // 2, one.width + thick, thick)


def _middle(bar: pygame.Rect, name: str) -> pygame.Rect:
    """A thin line along a bar."""
    line = max(1, min(bar.size) // 5)
    if is_upright(name):
        return bar.inflate(line - bar.width, -bar.width)
    return bar.inflate(-bar.height, line - bar.height)


def _draw_door(surface: pygame.Surface, bar: pygame.Rect, thick: int, *, upright: bool) -> None:
    """The sill between two posts."""
    shorter = bar.inflate(0, -2 * thick) if upright else bar.inflate(-2 * thick, 0)
    sill = pygame.Surface(shorter.size, pygame.SRCALPHA)
    sill.fill((*SILL, 205))
    surface.blit(sill, shorter)
    side = round(thick * 1.15)
    ends = (bar.midtop, bar.midbottom) if upright else (bar.midleft, bar.midright)
    for x, y in ends:
        post = pygame.Rect(0, 0, side, side)
        post.center = (x, y)
        inward = (0, thick if y == bar.top else -thick) if upright else (thick if x == bar.left else -thick, 0)
        pygame.draw.rect(surface, RIM, post.move(inward).inflate(2, 2), border_radius=side // 3)
        pygame.draw.rect(surface, POST, post.move(inward), border_radius=side // 3)
