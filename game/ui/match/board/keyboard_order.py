"""In which order the keyboard walks a match, and where it begins."""

from __future__ import annotations

from game.ui.kit.widget import Widget
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.controller import TableController
from game.ui.tables.common.tabletop import LOCAL


def in_order(widgets: list[Widget]) -> list[Widget]:
    """Pieces that answer, then the answers, then the rest of the panel."""
    return sorted(widgets, key=_place_in_order)


def first_of(order: list[Widget], controller: TableController | None) -> Widget | None:
    """Where the keyboard begins: at the answer laid out, the first piece lit, or the first answer."""
    answers = [widget for widget in order if widget.id.startswith("option:")]
    if controller is not None and controller.confirmable() and answers:
        return answers[0]
    return next((widget for widget in order if isinstance(widget, PieceWidget)), answers[0] if answers else None)


def _place_in_order(widget: Widget) -> int:
    if isinstance(widget, PieceWidget) and not widget.piece.place.startswith(LOCAL):
        return 0
    return 1 if widget.id.startswith("option:") else 2
