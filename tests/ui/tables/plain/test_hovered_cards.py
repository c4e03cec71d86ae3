"""Cards rested on are shown large, whatever their place is called."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.engine.boards.plain_view import Card
from game.engine.decision import Named, Text, text
from game.ui.app.without_window.driver import Driver
from game.ui.kit.widgets.log_view import LogView
from game.ui.match.board.hover_preview import KEYS_DELAY, MOUSE_DELAY, MOVED, HoverPreview
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


def card_widget(driver: Driver, place: str) -> PieceWidget:
    """A card that lies somewhere."""
    piece = Piece(place, place, CARD, Rect(20, 20, 60, 90), "", "left", enlarges=True)
    return PieceWidget(driver.app, piece, False, lambda _: None, lambda _: None)


def sees(driver: Driver, preview: HoverPreview, place: str) -> bool:
    """Whether a card is shown large after the mouse has rested where it lies for long enough."""
    view, area = view_of(Card(place, "left", Text("Queen"))), Rect(0, 0, *driver.app.size)
    for _moment in range(3):
        preview.watch(card_widget(driver, place), None, table_of(driver.app), view, area)
        driver.app.now += MOUSE_DELAY + 0.1
    return preview.shown is not None


@pytest.mark.parametrize("next_card", ["card:queen", "card:king"])
def test_after_a_click_nothing_opens_below_a_resting_mouse_until_it_moves(open_app: OpenApp, next_card: str) -> None:
    driver = open_app()
    preview = HoverPreview(driver.app)
    driver.move((40, 40))
    assert sees(driver, preview, "card:queen")
    preview.mute()
    assert not sees(driver, preview, next_card), "whatever lies below the mouse now, nobody has pointed at it"
    driver.move((40 + MOVED + 10, 40))
    assert sees(driver, preview, "card:jack")


def test_what_comes_to_lie_below_a_resting_mouse_by_itself_is_not_shown(open_app: OpenApp) -> None:
    driver = open_app()
    preview = HoverPreview(driver.app)
    driver.move((40, 40))
    preview.watch(None, None, table_of(driver.app), view_of(), Rect(0, 0, *driver.app.size))
    assert not sees(driver, preview, "card:queen")
    driver.move((41, 40))
    assert not sees(driver, preview, "card:queen"), "a tremble is no movement"
    driver.move((40 + MOVED + 10, 40))
    assert sees(driver, preview, "card:queen")


def test_a_card_named_in_the_log_is_shown_large_while_the_mouse_rests_on_its_name(open_app: OpenApp) -> None:
    driver = open_app()
    log = LogView(driver.app, "log", rect=(400, 40, 300, 200))
    log.add(text("You meet {card}.", card=Named(Text("Queen"), "card:queen")))
    preview, view = HoverPreview(driver.app), view_of(Card("card:queen", "left", Text("Queen")))
    spots = [(x, y) for y in range(42, 80, 4) for x in range(402, 690, 6)]
    for spot in spots:
        driver.move(spot)
        if log.link_under_mouse() is not None:
            break
    for _moment in range(3):
        preview.watch(log, None, table_of(driver.app), view, Rect(0, 0, 390, driver.app.size[1]))
        driver.app.now += KEYS_DELAY + 0.1
    assert preview.shown is not None
    assert preview.of_words, "no tooltip has to say the same once more"
