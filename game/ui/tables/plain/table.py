"""The plain table, drawn on any surface."""

from __future__ import annotations

from collections.abc import Collection

from pygame import Rect, Surface

from game.engine.boards.plain_view import Card, Die, PlainPiece, PlainView, Token
from game.ui.kit.painting.glow import GOLD, Colour, blit_halo, halo, shadow
from game.ui.kit.painting.kept import Kept
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.tables.common.pieces import SEAT, Marks, Piece, TableLayout
from game.ui.tables.common.seats import icon_of, pure_colour
from game.ui.tables.plain.faces import ICON, Faces
from game.ui.tables.plain.ground import Ground
from game.ui.tables.plain.layout import PIECE, SPOT, PlainLayout
from game.ui.tables.plain.marks import PlainMarks
from game.ui.tables.plain.plates import SeatPlates
from game.words import say

DEPTH = 4
"""Cards of a heap that show their edges at most."""


class PlainTable:
    """Lays out and draws plain views; the layout of the last one is kept."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.faces = Faces(theme, pictures)
        self.plates = SeatPlates(theme, pictures)
        self._ground = Ground(theme, pictures)
        self._marks = PlainMarks(pictures)
        self._laid_out: Kept[PlainLayout] = Kept()

    def layout(self, view: PlainView, area: Rect, bottom: int) -> TableLayout:
        """Where everything of a view lies."""
        return self._lay_out(view, area, bottom).table

    def _lay_out(self, view: PlainView, area: Rect, bottom: int) -> PlainLayout:
        return self._laid_out.of((view, tuple(area), bottom), lambda: PlainLayout(view, area, bottom).lay_out())

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(
        self, surface: Surface, view: PlainView, area: Rect, bottom: int,
        marks: Marks, hidden: Collection[str],
    ) -> TableLayout:  # fmt: skip
        """Draw the whole table; pieces whose id is ``hidden`` are left out (they are on their way)."""
        laid = self._lay_out(view, area, bottom)
        layout = laid.table
        surface.blit(self._ground.picture(view.board, layout, laid.board, laid.pitch), area)
        heaps = {zone.place for zone in view.zones if zone.heap}
        for tray in layout.trays:
            self.plates.tray(surface, tray, heap=tray.zone in heaps)
        known = {piece.id: piece for piece in view.pieces}
        for laid_piece in layout.pieces:
            if laid_piece.kind == SEAT:
                self._seat(surface, view, laid_piece, marks)
            elif laid_piece.kind == PIECE and laid_piece.id not in hidden:
                self.draw_piece(surface, view, known[laid_piece.id], laid_piece)
        points = view.board is not None and not view.board.squares
        for laid_piece in layout.pieces:
            if laid_piece.id not in hidden:
                is_round = points if laid_piece.kind == SPOT else isinstance(known.get(laid_piece.id), Token)
                self._marks.draw(surface, laid_piece, marks, is_round=is_round)
        return layout

    def _seat(self, surface: Surface, view: PlainView, laid: Piece, marks: Marks) -> None:
        seat = view.seats[int(laid.place.partition(":")[2])]
        if marks.has_turn(seat.seat, view.active):
            blit_halo(surface, halo(laid.rect.size, laid.rect.height // 12, 12, GOLD, 210), laid.rect)
        counters = view.counters[seat.seat] if seat.seat < len(view.counters) else ()
        self.plates.plate(surface, seat, counters, laid.rect)

    def draw_piece(self, surface: Surface, view: PlainView, piece: PlainPiece, laid: Piece) -> None:
        """A piece with its shadow; of a heap also some edges below it."""
        rect = laid.rect
        radius = min(rect.size) // {Card: 10, Die: 5, Token: 2}[type(piece)]
        shade = shadow(rect.size, radius, max(4, rect.height // 14), 150)
        blit_halo(surface, shade, rect, (0, max(1, rect.height // 24)))
        picture = self.picture_of(view, piece, rect)
        for edge in range(min(DEPTH, laid.count - 1), 0, -1):
            surface.blit(picture, rect.move(edge, edge * 2))
        surface.blit(picture, rect)

    def picture_of(self, view: PlainView, piece: PlainPiece, rect: Rect) -> Surface:
        """A piece as it lies."""
        colour, shape = self._sign_of(view, piece)
        if isinstance(piece, Card):
            if piece.hidden:
                return self.faces.back(rect.size)
            return self.faces.card(rect.size, say(piece.name), say(piece.words), piece.sign, piece.picture, colour)
        if isinstance(piece, Die):
            return self.faces.die(rect.width, piece.face, colour, 0)
        return self.faces.token(rect.width, colour, piece.sign or shape)

    def frames_of(self, view: PlainView, piece: PlainPiece, rect: Rect) -> tuple[Surface, ...]:
        """A die that is thrown."""
        assert isinstance(piece, Die)
        return self.faces.tumbling(rect.width, piece.face, self._sign_of(view, piece)[0])

    def _sign_of(self, view: PlainView, piece: PlainPiece) -> tuple[Colour | None, str]:
        """The colour and the sign of the seat that a piece belongs to."""
        if piece.seat is None or not 0 <= piece.seat < len(view.seats):
            return None, ""
        seat = view.seats[piece.seat]
        return pure_colour(seat), f"{ICON}{icon_of(seat)}"
