"""What is lit, chosen and hovered: squares in reach with their price, and what stops a demon."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import pygame

from game.devils_circle.view import CircleView, DemonView
from game.ui.kit.painting.glow import GOLD, PALE, blit_halo, brackets, halo, panel
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.marks import ring_of_light
from game.ui.tables.common.pieces import Marks, Piece, TableLayout
from game.ui.tables.devils_circle.board.badges import ACTION, FREEDOM, POWER, Badges
from game.ui.tables.devils_circle.geometry import Geometry, is_upright
from game.ui.tables.devils_circle.layout import DEED, EDGE, FIELD, FIGURE, STAR

GOLDEN, VIOLET, PLAIN = (255, 214, 96), (206, 130, 255), (255, 240, 190)
TONES = {ACTION: GOLDEN, FREEDOM: VIOLET, POWER: (255, 190, 60)}
Prices = Mapping[str, tuple[int, str]]
"""By place: what a click costs, and the sign of what it is paid with."""
POSSIBLE = (214, 170, 88)
"""The line round a plate, a thing or a deed that may be clicked: light is for whoever acts, and for the board."""
STOPPED = (255, 70, 60)
VEIL = (20, 12, 16, 178)
STEP_TONES = {"back": (150, 220, 255), "side": (255, 226, 120), "forward": (255, 130, 90)}
FINER = 3
MANY = 60


class BoardMarks:
    """Draws the marks above the table."""

    def __init__(self, pictures: PictureStore, badges: Badges) -> None:
        self._pictures = pictures
        self._badges = badges
        self._quiet = False
        """Many squares are lit: each is lit softly."""
        self._tile = remembered(64)(self._make_tile)
        self._bar = remembered(16)(self._make_bar)

    def draw(self, surface: pygame.Surface, layout: TableLayout, marks: Marks, prices: Prices) -> None:
        """Everything that can be chosen, with its price."""
        self._quiet = sum(piece.kind == FIELD and piece.id in marks.lit for piece in layout.pieces) > MANY
        for piece in layout.pieces:
            if self.touches(piece, marks):
                self._piece(surface, piece, marks, prices)
        deeds = [piece for piece in layout.pieces if piece.kind == DEED]
        # In the middle of a deed somebody is asked, too, and none of the others can be done.
        if marks.asked >= 0 or any(piece.id in marks.lit for piece in deeds):
            for piece in deeds:
                if not self.touches(piece, marks):
                    self._veil(surface, piece.rect)

    def touches(self, piece: Piece, marks: Marks) -> bool:
        """Whether a mark lies on a piece."""
        return piece.id in marks.lit or piece.id in marks.selected or piece.id in (marks.focused, marks.hovered)

    def lies_on(self, piece: Piece, marks: Marks) -> bool:
        """Whether a mark lies on a piece, or on the square below it."""
        marked = (*marks.lit, *marks.selected, marks.focused, marks.hovered)
        return self.touches(piece, marks) or any(place in marked for place in piece.also)

    def aim(self, surface: pygame.Surface, geometry: Geometry, start: str, end: str) -> None:
        """An arrow from a square to the next one: a pentagram may be thrown there."""
        self._arrow(surface, geometry.field(start).center, geometry.field(end).center, STOPPED, round(geometry.square))

    def asked_about(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The plate of a piece that has no place yet, while that is asked."""
        blit_halo(surface, ring_of_light(rect.size, 6, 10, 230), rect)
        pygame.draw.rect(surface, GOLD, rect, 2, border_radius=6)

    def _veil(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """What cannot be done now steps back."""
        surface.blit(panel(rect.size, 4, VEIL, VEIL), rect)

    def _piece(self, surface: pygame.Surface, piece: Piece, marks: Marks, prices: Prices) -> None:
        hot = piece.id in (marks.hovered, marks.focused) or piece.id in marks.selected
        if piece.kind == FIELD:
            self._field(surface, piece, prices.get(piece.id) if piece.id in marks.lit else None, hot)
        elif piece.kind == EDGE:
            self._edge(surface, piece, hot)
        else:
            self._frame(surface, piece, marks, hot)
            if piece.kind == FIGURE and piece.place in prices and piece.id in marks.lit:
                price, unit = prices[piece.place]
                size = max(14, round(piece.rect.width * 0.38))
                self._badges.blit(
                    surface, unit, price, size, (piece.rect.right - size // 3, piece.rect.top + size // 3)
                )
        if piece.id == marks.focused:
            pygame.draw.rect(surface, PALE, piece.rect.inflate(4, 4), 2, border_radius=4)

    def _field(self, surface: pygame.Surface, piece: Piece, price: tuple[int, str] | None, hot: bool) -> None:
        """A tile of light; a coin with the price if the piece walks there."""
        tone = PLAIN if price is None else TONES[price[1]]
        surface.blit(self._tile(piece.rect.size, tone, hot, self._quiet and not hot), piece.rect)
        if price is not None:
            size = max(14, round(piece.rect.width * 0.42))
            self._badges.blit(surface, price[1], price[0], size, piece.rect.center)

    def _make_tile(self, size: tuple[int, int], tone: tuple[int, int, int], hot: bool, quiet: bool) -> pygame.Surface:
        tile = pygame.Surface(size, pygame.SRCALPHA)
        inner = tile.get_rect().inflate(-max(2, size[0] // 12), -max(2, size[1] // 12))
        if quiet:
            pygame.draw.rect(tile, (*tone, 30), inner, border_radius=size[0] // 8)
            pygame.draw.rect(tile, (*tone, 120), inner, 1, border_radius=size[0] // 8)
            return tile
        pygame.draw.rect(tile, (*tone, 108 if hot else 44), inner, border_radius=size[0] // 8)
        pygame.draw.rect(tile, (*tone, 230 if hot else 150), inner, 2 if hot else 1, border_radius=size[0] // 8)
        tile.blit(brackets(inner.size, tone, max(2, size[0] // 22)), inner)
        return tile

    def _edge(self, surface: pygame.Surface, piece: Piece, hot: bool) -> None:
        """An edge where salt may be poured."""
        long = max(piece.rect.size)
        light = halo(piece.rect.size, 6, long // 5, (190, 232, 255), 255 if hot else 190)
        surface.blit(light, light.get_rect(center=piece.rect.center))
        pygame.draw.rect(surface, (232, 248, 255), piece.rect, 0 if hot else 2, border_radius=5)

    def _frame(self, surface: pygame.Surface, piece: Piece, marks: Marks, hot: bool) -> None:
        """Light on a figure of the board and on what is chosen; a thin line round what is possible beside the board."""
        rect = piece.rect.inflate(2, 2)
        if piece.kind not in (FIGURE, STAR) and not hot:
            pygame.draw.rect(surface, POSSIBLE, piece.rect, 1, border_radius=5)
            return
        round_ = piece.kind in (FIGURE, STAR)
        radius = rect.width // 2 if round_ else 5
        light = ring_of_light(rect.size, radius, max(6, min(rect.size) // 6), 230 if hot else 150)
        blit_halo(surface, light, rect)
        colour = PALE if hot else GOLD
        if piece.id in marks.lit or piece.id in marks.selected:
            surface.blit(brackets(rect.size, colour, max(2, min(rect.size) // 22)), rect)

    # -- a demon under the mouse --------------------------------------------------------------------------

    def demon(
        self,
        surface: pygame.Surface,
        view: CircleView,
        demon: DemonView,
        geometry: Geometry,
        priced: Collection[str],
    ) -> None:
        """What each step of a demon costs, and what stops it; on the ``priced`` fields other prices stand."""
        stopped = {barrier.edge for barrier in demon.barriers}
        told = {*priced, *(reach.field for reach in view.reach if demon.active)}
        for step in demon.steps:
            if demon.field is None:
                continue
            rect = geometry.field(step.field)
            own = geometry.field(demon.field)
            edge = next((name for name in _names(demon.field, step.field) if name in stopped), "")
            middle = ((rect.centerx + own.centerx) // 2, (rect.centery + own.centery) // 2)
            if edge:
                self._blocked(surface, geometry, edge)
                continue
            tone = STEP_TONES.get(step.kind, PLAIN)
            self._arrow(surface, own.center, rect.center, tone, round(geometry.square))
            if step.field in told:
                continue
            size = max(14, round(geometry.square * 0.38))
            spot = (round(middle[0] * 0.5 + rect.centerx * 0.5), round(middle[1] * 0.5 + rect.centery * 0.5))
            self._badges.blit(surface, FREEDOM, step.price, size, spot)

    def _blocked(self, surface: pygame.Surface, geometry: Geometry, edge: str) -> None:
        """A red bar with a cross on an edge that stops a demon."""
        rect = geometry.edge(edge)
        bar = self._bar(round(geometry.square), is_upright(edge))
        surface.blit(bar, bar.get_rect(center=rect.center))

    def _make_bar(self, side: int, upright: bool) -> pygame.Surface:
        big = side * FINER
        picture = pygame.Surface((big, big), pygame.SRCALPHA)
        thick, middle = max(3, big // 9), big // 2
        for grow, tone in ((big // 22, (20, 0, 0)), (0, STOPPED)):
            body = pygame.Rect(0, 0, big - big // 8 + 2 * grow, thick + 2 * grow)
            body.center = (middle, middle)
            pygame.draw.rect(picture, tone, body, border_radius=thick)
            pygame.draw.circle(picture, tone, (middle, middle), big // 7 + grow)
        arm = big // 15
        for way in (1, -1):
            pygame.draw.line(
                picture,
                (255, 244, 230),
                (middle - arm, middle - arm * way),
                (middle + arm, middle + arm * way),
                max(3, big // 26),
            )
        small = pygame.transform.smoothscale(picture, (side, side))
        return pygame.transform.rotate(small, 90) if upright else small

    def _arrow(
        self,
        surface: pygame.Surface,
        start: tuple[int, int],
        end: tuple[int, int],
        tone: tuple[int, int, int],
        side: int,
    ) -> None:
        way = pygame.Vector2(end) - pygame.Vector2(start)
        way = way.normalize() if way.length() else pygame.Vector2(0, 1)
        base = pygame.Vector2(start) + way * side * 0.46
        tip = base + way * side * 0.2
        aside = way.rotate(90) * side * 0.16
        pygame.draw.polygon(
            surface, (20, 8, 4), [base - aside * 1.3 - way * 2, tip + way * 3, base + aside * 1.3 - way * 2]
        )
        pygame.draw.polygon(surface, tone, [base - aside, tip, base + aside])


def _names(one: str, other: str) -> tuple[str, str]:
    """Both orders in which an edge may be named."""
    return f"{one}-{other}", f"{other}-{one}"
