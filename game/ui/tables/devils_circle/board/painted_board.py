"""The painted board in the size of the window, by night and at dawn, and everything that lies on it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from game.devils_circle.view import CircleView, FieldView
from game.ui.kit.painting.glow import blit_halo, shadow
from game.ui.kit.painting.painter import Painter
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.devils_circle.board.badges import MINUTES, Badges
from game.ui.tables.devils_circle.board.walls import draw_walls
from game.ui.tables.devils_circle.deeds import GOODS, THINGS
from game.ui.tables.devils_circle.geometry import PAINTED_FRAME, Geometry, is_upright

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme
    from game.ui.tables.common.pieces import Piece

DAWN_LIGHT, DAWN_SHADE = (58, 34, 20), (255, 236, 232)
COVERED_GROUND, COVERED_RIM = (18, 10, 6), (226, 190, 120)
TURNS = {"0": 0, "1": -90, "2": 180, "3": 90}
"""Degrees that an arrow pointing north is turned, by direction."""
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west in columns and rows."""


class BoardPicture(Painter):
    """Draws the keep and what lies in it."""

    def __init__(self, theme: Theme, pictures: PictureStore, badges: Badges) -> None:
        super().__init__(theme, pictures)
        self._badges = badges
        self._ground = remembered(4)(self._paint_ground)
        self._salt = remembered(8)(self._salt_line)
        self._arrow = remembered(16)(self._make_arrow)
        self._course = remembered(16)(self._make_course)

    # -- the ground ---------------------------------------------------------------------------------------

    def ground(self, area: pygame.Rect, *, dawn: bool) -> pygame.Surface:
        """The night round the keep, and the keep."""
        return self._ground((area.left, area.top, area.width, area.height), dawn)

    def _paint_ground(self, area: tuple[int, int, int, int], dawn: bool) -> pygame.Surface:
        rect = pygame.Rect(area)
        geometry = Geometry(rect)
        board = geometry.board.move(-rect.left, -rect.top)
        picture = self._pictures.picture("devils_circle/board.jpg", board.size)
        surface = self._pictures.cover("devils_circle/table.jpg", rect.size).convert()
        blit_halo(surface, shadow(board.size, 8, max(14, board.width // 40), 220), board)
        if dawn:
            picture = picture.copy()
            picture.fill(DAWN_SHADE, special_flags=pygame.BLEND_RGB_MULT)
            keep = picture.get_rect().inflate(-2 * round(PAINTED_FRAME * geometry.scale), 0)
            keep.inflate_ip(0, -2 * round(PAINTED_FRAME * geometry.scale))
            picture.fill(DAWN_LIGHT, keep, special_flags=pygame.BLEND_RGB_ADD)
        surface.blit(picture, board)
        draw_walls(surface, Geometry(surface.get_rect()))
        return surface

    # -- things -------------------------------------------------------------------------------------------

    def draw_things(self, surface: pygame.Surface, view: CircleView, geometry: Geometry) -> None:
        """Holes, supplies, garlic, wands and fires, in the order in which they lie on each other."""
        for field in view.fields:
            if field.hole:
                self.thing(surface, "hole", geometry.field(field.id), 1.06)
        self._supplies(surface, view, geometry)
        for field in view.fields:
            if field.garlic or field.wands or field.torch or field.herbs:
                self._lying(surface, field, geometry.field(field.id))

    def draw_covered(
        self, surface: pygame.Surface, view: CircleView, geometry: Geometry, figures: Iterable[Piece]
    ) -> None:
        """What lies under a figure, small at its upper corners: garlic at the right, wands at the left."""
        standing = {piece.rect.center for piece in figures}
        for field in view.fields:
            rect = geometry.field(field.id)
            if not (field.garlic or field.wands) or not any(rect.collidepoint(spot) for spot in standing):
                continue
            size = round(rect.width * 0.4)
            for lies, name, across in ((field.garlic, "garlic", rect.right), (field.wands, "wand", rect.left)):
                if lies:
                    spot = (across + (-1 if name == "garlic" else 1) * size // 2, rect.top + size // 2)
                    pygame.draw.circle(surface, COVERED_GROUND, spot, size // 2 + 1)
                    pygame.draw.circle(surface, COVERED_RIM, spot, size // 2 + 1, 1)
                    self.goods(surface, name, round(size * 0.94), spot)

    def draw_salt(self, surface: pygame.Surface, view: CircleView, geometry: Geometry) -> None:
        """Lines of salt: above the figures, which would hide a line between them."""
        for edge in view.salt:
            self.salt(surface, geometry, edge)

    def draw_courses(
        self, surface: pygame.Surface, view: CircleView, geometry: Geometry, stars: Iterable[Piece]
    ) -> None:
        """Where pentagrams fly to that are small below a figure: an arrow across the edge of the square."""
        found = {
            f"pentagram:{star.marker}": (star.field, None if star.stopped else star.direction)
            for star in view.pentagrams
        }
        for piece in stars:
            field, way = found[piece.id]
            if way is not None:
                rect, picture = geometry.field(field), self._course(round(geometry.square), way)
                spot = (rect.centerx + WAYS[way][0] * rect.width // 2, rect.centery + WAYS[way][1] * rect.height // 2)
                surface.blit(picture, picture.get_rect(center=spot))

    def _make_course(self, side: int, direction: int) -> pygame.Surface:
        """A burning arrowhead."""
        big = side * 2
        picture = pygame.Surface((big, big), pygame.SRCALPHA)
        for colour, tip, base, half in (
            ((30, 0, 0), 0.30, 0.72, 0.25), ((255, 70, 30), 0.35, 0.69, 0.20), ((255, 220, 110), 0.44, 0.66, 0.12),
        ):  # fmt: skip
            points = [(0.5, tip), (0.5 + half, base), (0.5, base - 0.08), (0.5 - half, base)]
            pygame.draw.polygon(picture, colour, [(x * big, y * big) for x, y in points])
        turned = pygame.transform.rotate(picture, TURNS[str(direction)])
        return pygame.transform.smoothscale(turned, (side, side))

    def draw_stars(self, surface: pygame.Surface, view: CircleView, stars: Iterable[Piece]) -> None:
        """Pentagrams where they lie."""
        ways = {f"pentagram:{star.marker}": star.direction for star in view.pentagrams}
        for piece in stars:
            self.star(surface, piece.rect, ways[piece.id])

    def _supplies(self, surface: pygame.Surface, view: CircleView, geometry: Geometry) -> None:
        field = next(field for field in view.fields if field.supply)
        if any(count for _item, count in view.stock) and not field.hole:
            self.thing(surface, "supply", geometry.field(field.id), 0.98)

    def thing(self, surface: pygame.Surface, name: str, rect: pygame.Rect, share: float = 1.0) -> None:
        """Draw a picture of ours on a square."""
        size = round(rect.width * share)
        picture = self._pictures.picture(f"{THINGS}{name}.png", (size, size))
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _lying(self, surface: pygame.Surface, field: FieldView, rect: pygame.Rect) -> None:
        side = rect.width
        if field.garlic:
            self.goods(
                surface, "garlic", round(side * 0.52), (rect.right - round(side * 0.24), rect.top + round(side * 0.25))
            )
        for number in range(field.wands):
            shift = (number - (field.wands - 1) / 2) * side * 0.2
            self.goods(surface, "wand", round(side * 0.9), (round(rect.centerx + shift), rect.centery))
        if field.torch:
            self.thing(surface, "torch", rect, 1.08)
            self._minutes(surface, field.torch, rect)
        if field.herbs:
            self.thing(surface, f"herbs{field.herbs}", rect, 1.08)
            self._minutes(surface, field.herb_minutes, rect)

    def _minutes(self, surface: pygame.Surface, minutes: int, rect: pygame.Rect) -> None:
        size = max(13, round(rect.width * 0.34))
        self._badges.blit(surface, MINUTES, f"{minutes}'", size, (rect.right - size // 2, rect.bottom - size // 2))

    def goods(self, surface: pygame.Surface, name: str, size: int, centre: tuple[int, int]) -> None:
        """Draw a thing that mages carry."""
        picture = self._pictures.picture(f"{GOODS}{name}.png", (size, size))
        surface.blit(picture, picture.get_rect(center=centre))

    def star(self, surface: pygame.Surface, rect: pygame.Rect, direction: int | None) -> None:
        """A pentagram, with an arrow where it flies to."""
        surface.blit(
            self.star_picture(rect.width, direction),
            self.star_picture(rect.width, direction).get_rect(center=rect.center),
        )

    def star_picture(self, side: int, direction: int | None) -> pygame.Surface:
        """The picture of a pentagram on a square of that side."""
        return self._arrow(side, direction)

    def _make_arrow(self, side: int, direction: int | None) -> pygame.Surface:
        picture = self._pictures.picture(f"{THINGS}pentagram.png", (side, side)).copy()
        if direction is None:
            return picture
        large = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
        tip, base, half = side * 0.02 * 4, side * 0.22 * 4, side * 0.15 * 4
        middle = side * 2
        for colour, grow in (((40, 0, 0), 1.28), ((255, 214, 90), 1.0)):
            points = [
                (middle, tip + (1 - grow) * 12),
                (middle + half * grow, base * grow),
                (middle - half * grow, base * grow),
            ]
            pygame.draw.polygon(large, colour, points)
        turned = pygame.transform.rotate(large, TURNS[str(direction)])
        picture.blit(pygame.transform.smoothscale(turned, (side, side)), (0, 0))
        return picture

    def salt(self, surface: pygame.Surface, geometry: Geometry, edge: str) -> None:
        """A line of salt along an edge."""
        upright = is_upright(edge)
        picture = self._salt(round(geometry.square * 1.08), upright)
        surface.blit(picture, picture.get_rect(center=geometry.edge(edge).center))

    def _salt_line(self, long: int, upright: bool) -> pygame.Surface:
        source = self._pictures.picture(f"{THINGS}salt_line.png")
        size = (round(long * source.get_width() / 240), round(long * source.get_height() / 240 * 1.15))
        picture = pygame.transform.smoothscale(source, size)
        return outlined(pygame.transform.rotate(picture, 90) if upright else picture, max(2, long // 34))


def outlined(picture: pygame.Surface, thick: int) -> pygame.Surface:
    """A pale picture with a dark rim, so that it can be told from pale ground."""
    grown = pygame.Surface((picture.get_width() + 4 * thick, picture.get_height() + 4 * thick), pygame.SRCALPHA)
    rim = picture.copy()
    rim.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    rim.fill((16, 22, 52, 0), special_flags=pygame.BLEND_RGBA_ADD)
    for turn in range(0, 360, 30):
        shift = pygame.Vector2(thick, 0).rotate(turn)
        grown.blit(rim, (2 * thick + round(shift.x), 2 * thick + round(shift.y)))
    grown.blit(picture, (2 * thick, 2 * thick))
    return grown
