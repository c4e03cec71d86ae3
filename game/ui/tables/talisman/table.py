"""The table of Talisman, drawn on any surface."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import pygame

from game.engine.decision import Decision
from game.talisman.view import TalismanView
from game.ui.kit.painting.kept import Kept, KeptPicture
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.painting.without_waiting.patience import remembered
from game.ui.tables.common.dice import DicePictures
from game.ui.tables.common.pieces import CARD, Marks, Piece, TableLayout
from game.ui.tables.talisman.board.picture import BoardPicture
from game.ui.tables.talisman.board.tokens import TokenPictures
from game.ui.tables.talisman.cards.character_cards import CharacterCards
from game.ui.tables.talisman.cards.faces import CardFaces
from game.ui.tables.talisman.drawing.marks import draw_marks
from game.ui.tables.talisman.drawing.pieces import PieceDrawing
from game.ui.tables.talisman.drawing.routes import RouteDrawing
from game.ui.tables.talisman.drawing.walked import WalkedWay
from game.ui.tables.talisman.kinds import (
    GROUND,
)
from game.ui.tables.talisman.layout import TalismanLayout, lay_out
from game.ui.tables.talisman.sheets.panels import CLOSE
from game.ui.tables.talisman.stage.drawing import StageDrawing
from game.ui.tables.talisman.stage.parts import Stage

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
        self.stage = StageDrawing(theme, pictures, self.cards, self.dice)
        self._pieces = PieceDrawing(theme, pictures, self.cards, self.characters, self.tokens, self.dice, self.stage)
        self._routes = RouteDrawing()
        self._walked = WalkedWay(theme, pictures)
        self._ground = remembered(2)(self._paint_ground)
        self.decision: Decision | None = None
        self.opened = ""
        self.stage_shown: Stage | None = None
        """The stage of the table laid out last."""
        self._laid: Kept[TalismanLayout] = Kept()
        self._base = KeptPicture()

    # -- geometry -----------------------------------------------------------------------------------------

    def laid(self, view: TalismanView, area: pygame.Rect, bottom: int) -> TalismanLayout:
        """Everything of a view and where it lies; kept until something changes."""
        key = (view, tuple(area), bottom, self.decision, self.opened)
        laid = self._laid.of(key, lambda: lay_out(view, area, bottom, self.decision, self.opened, self._theme.density))
        self.stage_shown = laid.stage
        return laid

    def layout(self, view: TalismanView, area: pygame.Rect, bottom: int) -> TableLayout:
        """The pieces of a view."""
        return self.laid(view, area, bottom).table

    # -- drawing ------------------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, view: TalismanView, area: pygame.Rect, bottom: int,
        marks: Marks, hidden: Collection[str],
    ) -> TableLayout:  # fmt: skip
        """Draw the whole table; pieces whose id is ``hidden`` are left out (they are on their way)."""
        laid = self.laid(view, area, bottom)
        key = (view, tuple(area), bottom, self.decision, self.opened, frozenset(hidden))
        surface.blit(self._base.of(key, area.size, lambda base: self._paint(base, view, laid, hidden)), area)
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
                self._title_stage(surface, view, laid, hidden)
                titled = True
            if piece.id not in hidden:
                self._pieces.draw(surface, view, piece, self.decision, laid.stage)
            if piece.id in staged and laid.stage is not None and piece.id == laid.stage.below_words:
                self._title_stage(surface, view, laid, hidden)
                titled = True
        if not titled:
            self._title_stage(surface, view, laid, hidden)
        if laid.stage is None and not self.opened:
            self._walked.draw(surface, view, laid, self.decision)

    def _title_stage(
        self, surface: pygame.Surface, view: TalismanView, laid: TalismanLayout, hidden: Collection[str]
    ) -> None:
        """Draw the titles and numbers of the stage; what is ``hidden`` is on its way."""
        if laid.stage is not None:
            self.stage.draw(surface, view, laid.stage, self.decision, hidden=hidden)

    def _paint_ground(self, size: tuple[int, int]) -> pygame.Surface:
        """The walnut table."""
        return self.pictures.cover("talisman/board/table.jpg", size)


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
