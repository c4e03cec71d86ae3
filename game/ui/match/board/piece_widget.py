"""A piece of the table as something that can be clicked, hovered and focused. The table draws it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.kit.rich_text import RichText
from game.ui.kit.widget import Widget
from game.ui.tables.common.pieces import CARD, SPELL, Piece

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class PieceWidget(Widget):
    """One piece. Its id is the piece's ("hand:0:fire#1"); it has the focus order of the table's drawing."""

    def __init__(
        self,
        app: Application,
        piece: Piece,
        lit: bool,
        explain: Callable[[Piece], RichText | None],
        on_click: Callable[[Piece], object],
        points_out: Callable[[Piece], Sequence[Rect]] = lambda piece: (),
    ) -> None:
        """``points_out`` says what else is marked on the table while the mouse is on a piece."""
        super().__init__(app, piece.id, piece.rect, focusable=lit)
        self.piece = piece
        self._points_out = points_out
        self.tooltip = lambda: explain(piece)
        self.on_click = lambda: on_click(piece)

    def contains(self, pos: tuple[int, int]) -> bool:
        """Whether a point lies on the piece."""
        return self.piece.contains(pos)

    def click(self) -> None:
        """Tell the screen; the answer's own sound follows."""
        if self.on_click is not None:
            self.on_click()
        self.app.invalidate()

    def draw(self, surface: Surface) -> None:
        """Nothing: the table draws its pieces and their marks in one layer."""

    def tooltip_rect(self) -> Rect:
        """What the tooltip must not cover: the piece, but of a wide one (a map) only the place at the mouse."""
        if self.hovered and self.rect.width > self.app.size[0] // 3:
            at = Rect(0, 0, self.app.theme.px(28), self.app.theme.px(28))
            at.center = self.app.mouse
            return at
        return super().tooltip_rect()

    def pointed_out(self) -> Sequence[Rect]:
        """What the table marks of it."""
        return self._points_out(self.piece)

    @property
    def is_card(self) -> bool:
        """Whether it is shown large while it is hovered."""
        piece = self.piece
        return piece.enlarges or piece.kind in (CARD, SPELL) or piece.zone.startswith("spell:")
