"""The table of Talisman, drawn on any surface."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.engine.decision import Decision
from game.talisman.view import TalismanView
from game.ui.kit.painting.patience import remembered
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.pieces import CARD, Marks, Piece, TableLayout
from game.ui.tables.talisman.board.picture import BoardPicture
from game.ui.tables.talisman.board.tokens import TokenPictures
from game.ui.tables.talisman.cards.character_cards import CharacterCards
from game.ui.tables.talisman.cards.faces import CardFaces
from game.ui.tables.talisman.kinds import (
    GROUND,
)
from game.ui.tables.talisman.layout import TalismanLayout, lay_out
from game.ui.tables.talisman.marks_drawing import draw_marks
from game.ui.tables.talisman.piece_drawing import PieceDrawing
from game.ui.tables.talisman.route_drawing import RouteDrawing
from game.ui.tables.talisman.sheets.panels import CLOSE
from game.ui.tables.talisman.stage.drawing import StageDrawing
from game.ui.tables.talisman.stage.parts import FIGHT_DICE, Stage

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore
    from game.ui.kit.painting.theme import Theme

NOTHING_MARKED = Marks()
LIGHT = 40
"""How far the light round a card may reach, in pixels."""


class TalismanTable:
    """Lays out and draws the table. ``bottom`` is the seat whose sheet is always open."""

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self._theme = theme
        self.pictures = pictures
        self.dice = DicePictures(pictures, patterns=theme.patterns)
        self.cards = CardFaces(theme, pictures)
        self.characters = CharacterCards(theme, pictures)
        self.tokens = TokenPictures(pictures)
        self.board = BoardPicture(theme, pictures)
        self.stage = StageDrawing(theme, pictures, self.cards, self.tokens, self.dice)
        self._pieces = PieceDrawing(theme, pictures, self.cards, self.characters, self.tokens, self.dice, self.stage)
        self._routes = RouteDrawing()
        self._ground = remembered(2)(self._paint_ground)
        self.decision: Decision | None = None
        self.opened = ""
        self._laid: TalismanLayout | None = None
        self._laid_for: tuple[object, ...] = ()
        self._base: pygame.Surface | None = None
        self._based_on: tuple[object, ...] = ()

    # -- geometry -----------------------------------------------------------------------------------------

    def laid(self, view: TalismanView, area: pygame.Rect, bottom: int) -> TalismanLayout:
        """Everything of a view and where it lies; kept until something changes."""
        key = (view, tuple(area), bottom, self.decision, self.opened)
        if self._laid is None or not _same(key, self._laid_for):
            self._laid = lay_out(view, area, bottom, self.decision, self.opened)
            self._laid_for = key
        return self._laid

    def layout(self, view: TalismanView, area: pygame.Rect, bottom: int) -> TableLayout:
        """The pieces of a view."""
        return self.laid(view, area, bottom).table

    @property
    def stage_shown(self) -> Stage | None:
        """The stage of the table laid out last."""
        return self._laid.stage if self._laid is not None else None

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, view: TalismanView, area: pygame.Rect, bottom: int,
        marks: Marks = NOTHING_MARKED, hidden: Collection[str] = (),
    ) -> TableLayout:  # fmt: skip
        """Draw the whole table; pieces whose id is ``hidden`` are left out (they are on their way)."""
        laid = self.laid(view, area, bottom)
        key = (view, tuple(area), bottom, self.decision, self.opened, frozenset(hidden))
        if self._base is None or not _same(key, self._based_on) or self._base.get_size() != area.size:
            if self._base is None or self._base.get_size() != area.size:
                self._base = pygame.Surface(area.size).convert()
            self._based_on = ()  # half a picture is none
            self._base.set_clip(None)
            self._paint(self._base, view, laid, hidden)
            self._based_on = key
        surface.blit(self._base, area)
        clips = _clips(laid.table.pieces)
        for piece in _uncovered(laid.table.pieces):
            if piece.id not in hidden:
                surface.set_clip(clips.get(piece.id))
                draw_marks(surface, self.pictures, piece, marks)
        surface.set_clip(None)
        return laid.table

    def _paint(
        self, surface: pygame.Surface, view: TalismanView, laid: TalismanLayout, hidden: Collection[str]
    ) -> None:
        """Everything but the marks."""
        surface.blit(self._ground(surface.get_size()), (0, 0))
        surface.blit(self.board.of_side(laid.frame.board.width), laid.frame.board)
        self._routes.draw(surface, view, laid, self.decision)
        staged = {piece.id for piece in laid.stage.pieces} if laid.stage is not None else set()
        titled = False
        for piece in laid.table.pieces:
            if laid.stage is not None and not titled and piece.id == CLOSE:
                self._title_stage(surface, view, laid, FIGHT_DICE not in hidden)
                titled = True
            if piece.id not in hidden:
                self.draw_piece(surface, view, piece)
            if piece.id in staged and laid.stage is not None and piece.id == laid.stage.pieces[-1].id:
                self._title_stage(surface, view, laid, FIGHT_DICE not in hidden)
                titled = True
        if not titled:
            self._title_stage(surface, view, laid, FIGHT_DICE not in hidden)

    def _title_stage(self, surface: pygame.Surface, view: TalismanView, laid: TalismanLayout, known: bool) -> None:
        """Draw the titles and numbers of the stage; ``known`` dice lie still."""
        if laid.stage is not None:
            self.stage.draw(surface, view, laid.stage, self.decision, known=known)

    def _paint_ground(self, size: tuple[int, int]) -> pygame.Surface:
        """The walnut table."""
        return self.pictures.cover("talisman/board/table.jpg", size)

    def draw_piece(self, surface: pygame.Surface, view: TalismanView, piece: Piece) -> None:
        """Draw one piece; spaces are part of the board."""
        self._pieces.draw(surface, view, piece, self.decision)


def _clips(pieces: Sequence[Piece]) -> dict[str, pygame.Rect]:
    """Where the lights of cards that overlap may fall: not on their neighbours."""
    found = {}
    for before, piece, after in zip([None, *pieces], pieces, [*pieces[1:], None], strict=False):
        if piece.kind != CARD:
            continue
        left, right = piece.rect.left - LIGHT, piece.rect.right + LIGHT
        if before is not None and _in_one_row(before, piece):
            left = piece.rect.left
        if after is not None and _in_one_row(piece, after):
            right = after.rect.left
        if (left, right) != (piece.rect.left - LIGHT, piece.rect.right + LIGHT):
            found[piece.id] = pygame.Rect(left, piece.rect.top - LIGHT, right - left, piece.rect.height + 2 * LIGHT)
    return found


def _in_one_row(one: Piece, other: Piece) -> bool:
    """Whether two cards overlap in a row."""
    alike = one.kind == other.kind and one.zone == other.zone and one.rect.top == other.rect.top
    return alike and other.rect.left < one.rect.right + 2


def _uncovered(pieces: Sequence[Piece]) -> Iterator[Piece]:
    """The pieces whose middle no ground of a panel or stage covers."""
    grounds = [(number, piece.rect) for number, piece in enumerate(pieces) if piece.kind == GROUND]
    for number, piece in enumerate(pieces):
        if not any(above > number and rect.collidepoint(piece.rect.center) for above, rect in grounds):
            yield piece


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    """The same view and question, and equality of the rest."""
    if not other or one[0] is not other[0] or one[3] is not other[3]:
        return False
    return one[1:3] == other[1:3] and one[4:] == other[4:]
