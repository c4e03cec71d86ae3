"""Cards rested on are shown large, whatever their place is called."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.boards.plain_view import Card
from game.engine.decision import Text
from game.ui.match.board.hover_preview import MOUSE_DELAY, HoverPreview
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.pieces import CARD, Piece
from tests.ui.conftest import OpenApp
from tests.ui.tables.plain.test_plain_table import table_of, view_of


@pytest.mark.parametrize("place", ["queen", "card:queen", "card:of:hearts:queen"])
def test_a_card_is_shown_large_however_many_colons_its_place_has(place: str, open_app: OpenApp) -> None:
    app = open_app().app
    view = view_of(Card(place, "left", Text("Queen")))
    piece = Piece(place, place, CARD, Rect(20, 20, 60, 90), "", "left", enlarges=True)
    widget = PieceWidget(app, piece, False, lambda _: None, lambda _: None)
    preview = HoverPreview(app)
    area = Rect(0, 0, *app.size)
    for _moment in (0, 1):
        preview.watch(widget, None, table_of(app), view, area)
        app.now += MOUSE_DELAY + 0.1
    assert preview.shown is not None
