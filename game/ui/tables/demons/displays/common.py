"""The printed displays as drawn panels: what they have in common, and which is open."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.demons.view import DemonsView
from game.engine.decision import Text
from game.ui.kit.painting.glow import shadow
from game.ui.kit.painting.lettering import one_line
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.places import CONTROL, GRID, KEEPING, REPORT, SHEET, SHIELDS, TOOL
from game.words import say

TITLES = {
    CONTROL: Text("Demons controlled"),
    SHIELDS: Text("Shields and conjuration"),
    GRID: Text("The treasure grid"),
    REPORT: Text("The last mortal turn"),
    KEEPING: Text("Who has to go?"),
}
GOLD = (246, 221, 148)


class Display(Protocol):
    """One display: the pieces on it, and how it is drawn; both for the rectangle inside of its frame."""

    def pieces(self, view: DemonsView, box: pygame.Rect) -> list[Piece]: ...

    def draw(self, surface: pygame.Surface, view: DemonsView, box: pygame.Rect) -> None: ...


def title_height(rect: pygame.Rect) -> int:
    """The height of the head of a panel."""
    return max(30, rect.height // 13)


def inside_of(rect: pygame.Rect) -> pygame.Rect:
    """What the frame and the title leave free."""
    head = title_height(rect)
    edge = max(10, rect.height // 40)
    return pygame.Rect(
        rect.left + edge, rect.top + head + edge // 2, rect.width - 2 * edge, rect.height - head - edge * 3 // 2
    )


def frame_pieces(rect: pygame.Rect) -> list[Piece]:
    """The panel itself, so that clicks do not fall through, and the cross that closes it."""
    size = title_height(rect) - 6
    close = pygame.Rect(rect.right - size - 10, rect.top + 6, size, size)
    return [Piece("sheet", "sheet", SHEET, rect, "", SHEET), Piece("ui:close", "ui:close", TOOL, close, "cross", TOOL)]


def draw_frame(surface: pygame.Surface, theme: Theme, pictures: PictureStore, rect: pygame.Rect, name: str) -> None:
    """Leather with a gilt frame and a title."""
    shade = shadow(rect.size, 10, 26, 200)
    surface.blit(shade, shade.get_rect(center=rect.center))
    surface.blit(pictures.tiled("chrome/panel.jpg", rect.size), rect)
    veil = pictures.made(("display veil", rect.size), lambda: _veil(rect.size))
    surface.blit(veil, rect)
    surface.blit(pictures.nine_slice("chrome/frame.png", rect.size, max(16, rect.height // 26)), rect)
    head = title_height(rect)
    words = one_line(theme, say(TITLES[name]), "title", head * 0.56, rect.width - 4 * head, GOLD)
    surface.blit(words, words.get_rect(center=(rect.centerx, rect.top + round(head * 0.62))))


def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((14, 6, 4, 96))
    return veil
