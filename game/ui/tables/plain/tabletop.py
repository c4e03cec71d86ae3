"""The table of any game whose view is a plain view, as the match screen uses it."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.engine.boards.plain_view import Card, PlainView
from game.engine.decision import Decision, Event
from game.engine.game import Result
from game.ui.kit.animation import Animation
from game.ui.kit.painting.store import PictureStore
from game.ui.kit.painting.theme import Theme
from game.ui.kit.rich_text import RichText
from game.ui.tables.common.pieces import Piece, TableLayout
from game.ui.tables.common.tabletop import Tabletop
from game.ui.tables.common.telling.ending import Ending
from game.ui.tables.common.telling.statistics import EventCount
from game.ui.tables.plain.controller import PlainController
from game.ui.tables.plain.explanations import explain
from game.ui.tables.plain.layout import CARD_SHAPE
from game.ui.tables.plain.motion import PlainMotion
from game.ui.tables.plain.table import PlainTable


class PlainTabletop(Tabletop):
    """Shows what a :class:`~game.engine.boards.plain_view.PlainView` says, and nothing else."""

    table: PlainTable

    def __init__(self, theme: Theme, pictures: PictureStore) -> None:
        self.table = PlainTable(theme, pictures)
        self._motion = PlainMotion(theme, self.table)
        self.waiting_clause = ""

    def layout(self, view: PlainView, area: Rect, bottom: int) -> TableLayout:
        """Where everything lies."""
        self.waiting_clause = view.waiting_clause
        return self.table.layout(view, area, bottom)

    def motion(
        self, events: Sequence[Event], before: TableLayout, after: TableLayout, was: PlainView, view: PlainView
    ) -> Animation:
        """What differs between the views moves."""
        return self._motion.between(events, before, after, was, view)

    def together(self, group: Sequence[Event], event: Event) -> bool:
        """Each event is shown by itself; one that changes nothing takes no time."""
        return False

    def is_private(self, view: PlainView) -> bool:
        """What the view says of itself."""
        return view.private

    def controller(self, view: PlainView, decision: Decision, pieces: Sequence[Piece]) -> PlainController:
        """The gestures: clicks, picks, and moves in two clicks."""
        places = view.board.places if view.board is not None else ()
        return PlainController(decision, pieces, view.hints.get(decision.kind), places)

    def explain(self, view: PlainView, piece: Piece, bottom: int) -> RichText | None:
        """What a piece is."""
        return explain(view, piece)

    def preview(self, view: PlainView, place: str, height: int) -> tuple[Surface, RichText] | None:
        """A card face up, shown large."""
        found = next((piece for piece in view.pieces if piece.id == place), None)
        if not isinstance(found, Card) or found.hidden:
            return None
        rect = Rect(0, 0, round(height * CARD_SHAPE), height)
        laid = Piece(found.id, found.id, "", rect, "", found.at)
        return self.table.picture_of(view, found, rect), explain(view, laid) or ()

    def ending(self, view: PlainView, statistics: EventCount, result: Result) -> Ending:
        """The columns that the view names."""
        counted = [(column.kind, column.fact) for column in view.columns]
        rows = [statistics.row(seat.seat, counted) for seat in view.seats]
        return Ending(view.stage, "", tuple((column.name, column.icon) for column in view.columns), rows)
