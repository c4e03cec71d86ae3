"""The map with the hexes that answer, on the desk: kept as one picture while it stands still."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.demons.view import DemonsView
from game.ui.kit.painting.glow import shadow
from game.ui.kit.painting.store import PictureStore
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.demons.map.camera import Camera
from game.ui.tables.demons.map.highlights import HexNote, Highlights
from game.ui.tables.demons.map.layer import MapLayer
from game.ui.tables.demons.places import HEX


class LitMap:
    """Draws what lies below the counters."""

    def __init__(self, pictures: PictureStore, map: MapLayer, highlights: Highlights) -> None:
        self._pictures, self._map, self._highlights = pictures, map, highlights
        self._kept: pygame.Surface | None = None
        self._seen: tuple[object, ...] = ()
        """What it was last drawn for."""

    def draw(
        self, surface: pygame.Surface, view: DemonsView, table: TableLayout, camera: Camera, marks: Marks,
        notes: Mapping[str, HexNote],
    ) -> None:  # fmt: skip
        """What stands still is kept as one picture, what is dragged is not."""
        free = camera.free
        key = (view, tuple(free), camera.step, camera.origin, bool(marks.lit), len(notes), table)
        still = self._seen == key
        if still and self._kept is not None:
            surface.blit(self._kept, free)
            return
        self._draw_map(surface, view, camera)
        self._highlights.hexes(surface, lit_hexes_of(table, marks), notes, free)
        self._kept = surface.subsurface(free).copy() if still else None
        self._seen = key

    def draw_numbers(
        self, surface: pygame.Surface, table: TableLayout, camera: Camera, marks: Marks, notes: Mapping[str, HexNote]
    ) -> None:
        """What stands on the lit hexes, over the arrows of those who have marched."""
        self._highlights.numbers(surface, lit_hexes_of(table, marks), notes, camera.free)

    def _draw_map(self, surface: pygame.Surface, view: DemonsView, camera: Camera) -> None:
        """The sheet, and the desk where the sheet does not reach."""
        free, before = camera.free, surface.get_clip()
        sheet_rect = pygame.Rect(camera.origin, camera.size)
        if not sheet_rect.contains(free):
            whole = not camera.step
            desk = self._pictures.made(
                ("desk", free.size, tuple(sheet_rect) if whole else 0),
                lambda: self._desk(free, sheet_rect, whole=whole),
            )
            for strip in _outside(free, sheet_rect):
                surface.blit(desk, strip, strip.move(-free.left, -free.top))
        surface.set_clip(free)
        self._map.draw(surface, camera.origin, camera.zoom, view.hexes)
        surface.set_clip(before)

    def _desk(self, free: pygame.Rect, sheet_rect: pygame.Rect, *, whole: bool) -> pygame.Surface:
        """The table top; while the ``whole`` sheet is seen, with its shadow."""
        desk = self._pictures.cover("menu/table.jpg", free.size)
        if not whole:
            return desk
        desk = desk.copy()
        shade = shadow(sheet_rect.size, 8, 26, 200)
        desk.blit(shade, shade.get_rect(center=sheet_rect.move(-free.left, -free.top).center))
        return desk


def lit_hexes_of(table: TableLayout, marks: Marks) -> list[Piece]:
    """The hexes that answer."""
    return [piece for piece in table.pieces if piece.kind == HEX and piece.id in marks.lit]


def _outside(whole: pygame.Rect, hole: pygame.Rect) -> list[pygame.Rect]:
    """The parts of a rectangle above, below, left and right of another."""
    hole = hole.clip(whole)
    strips = [
        pygame.Rect(whole.left, whole.top, whole.width, hole.top - whole.top),
        pygame.Rect(whole.left, hole.bottom, whole.width, whole.bottom - hole.bottom),
        pygame.Rect(whole.left, hole.top, hole.left - whole.left, hole.height),
        pygame.Rect(hole.right, hole.top, whole.right - hole.right, hole.height),
    ]
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
