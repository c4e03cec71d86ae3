"""A screen on which the table of a match lies, whether it is played at or only watched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.ui.kit.screens.screen import Screen
from game.ui.match.board.hover_preview import HoverPreview
from game.ui.match.board.laying import draw_laying
from game.ui.match.board.movement import Movement
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.match.board.shown_table import ShownTable

if TYPE_CHECKING:
    from game.engine.match import Match
    from game.ui.kit.application import Application
    from game.ui.kit.rich_text import AnyText
    from game.ui.kit.widget import Widget
    from game.ui.tables.common.tabletop import Tabletop


class TableScreen(Screen):
    """The table in one kept layer, what moves above it, and the card shown large."""

    def __init__(self, app: Application, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.game_id = match.game.id
        self.signs = SeatSigns(match)
        self.shown_table = ShownTable(app, match)
        self.preview = HoverPreview(app)
        self.movement = Movement(app.frame_time)

    @property
    def tabletop(self) -> Tabletop:
        """The game's table."""
        return self.shown_table.tabletop

    @property
    def shown(self) -> Any:
        """The view of the match on the table."""
        return self.shown_table.view

    def rect_of(self, place: str) -> Rect | None:
        """Where a place of the table is drawn."""
        piece = self.shown_table.of_place(place)
        return piece.rect.copy() if piece is not None else None

    def tooltip_of(self, place: str) -> AnyText | None:
        """What a linked place is."""
        return self.shown_table.explain_place(place)

    @property
    def hands(self) -> tuple[Widget | None, Widget | None]:
        """What the mouse is on, and what the keyboard has, if it is used."""
        return self.hovered, self.focus if self.focus_visible else None

    def open_rules(self) -> None:
        """Open the rulebook at what the mouse or the focus is on: a card, a die, a space."""
        widget = next((one for one in (self.hovered, self.focus) if one is not None), None)
        if not isinstance(widget, PieceWidget):
            super().open_rules()
            return
        table = self.shown_table
        clause = self.tabletop.clause_of(self.shown, widget.piece, table.bottom)
        self.app.doors.rulebook(self.game_id, clause=clause)

    def draw_background(self, surface: Surface) -> None:
        """The table in one kept layer, and what moves above it."""
        table = self.shown_table
        if self.movement.preparing is not None:
            finished = table.draw_former(surface)
        else:
            finished = table.draw(surface, table.marks(*self.hands), self.movement.hidden)
            if not finished:
                self.invalidate()
        if finished:
            self.movement.land()
        if table.unseen:
            draw_laying(surface, self.app, self.match.game.id, table.area)
        if (self.busy or not finished) and not table.unseen:
            self.movement.draw(surface, table.area)

    def draw(self, surface: Surface) -> None:
        """The table, the widgets, and the card shown large."""
        super().draw(surface)
        if not self.movement.going_on:
            self.preview.draw(surface)
