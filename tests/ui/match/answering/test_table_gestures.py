"""What any game's table may do besides answering: be dragged, zoomed, glide, open panels; pieces of any shape."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest
from pygame import Rect

from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables import of_games
from game.ui.tables.common.pieces import CHIP, Piece, TableLayout, inside
from game.ui.tables.common.tabletop import Reaction
from game.ui.tables.warlocks_duel.tabletop import DuelTabletop
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

HEX = ((20, 0), (60, 0), (80, 35), (60, 70), (20, 70), (0, 35))


class MovingTabletop(DuelTabletop):
    """A table that shifts when it is dragged or wheeled, with a button of its own in the corner."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.shift = 0
        self.open = False
        self.layouts = 0
        self.left_to_glide = 0.0

    def layout(self, view: Any, area: Rect, bottom: int) -> TableLayout:
        """The duel's table shifted, and the button."""
        self.layouts += 1
        table = super().layout(view, area, bottom)
        table.pieces = [replace(piece, rect=piece.rect.move(self.shift, 0)) for piece in table.pieces]
        table.pieces.append(Piece("ui:sheet", "ui:sheet", "button", Rect(4, 4, 30, 30), "", "ui"))
        return table

    def use(self, view: Any, piece: Piece) -> Reaction:
        """Open or close."""
        self.open = not self.open
        return Reaction.CHANGED

    def handle(self, event: pygame.event.Event, view: Any, area: Rect) -> Reaction:
        """The wheel changes at once, a drag only moves the picture until the button is let go."""
        if event.type == pygame.MOUSEWHEEL:
            self.shift += 40 * event.y
            return Reaction.CHANGED
        if event.type == pygame.MOUSEMOTION and event.buttons[2]:
            self.shift += event.rel[0]
            self.revision += 1
            return Reaction.MOVED
        return Reaction.CHANGED if event.type == pygame.MOUSEBUTTONUP and event.button == 3 else Reaction.NONE

    def glide(self, seconds: float) -> Reaction:
        """A camera on its way."""
        if self.left_to_glide <= 0:
            return Reaction.NONE
        self.left_to_glide -= seconds
        return Reaction.MOVED if self.left_to_glide > 0 else Reaction.CHANGED

    def close_panel(self) -> Reaction:
        """Close what is open."""
        was, self.open = self.open, False
        return Reaction.CHANGED if was else Reaction.NONE


@pytest.fixture
def moving(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> tuple[MatchDriver, MovingTabletop]:
    monkeypatch.setitem(of_games.OWN_TABLES, "warlocks_duel", lambda: MovingTabletop)
    driver = MatchDriver(open_app().app)
    driver.play_to("gather")
    assert isinstance(driver.table.tabletop, MovingTabletop)
    return driver, driver.table.tabletop


def test_pieces_are_found_where_the_wheel_moved_them(moving: tuple[MatchDriver, MovingTabletop]) -> None:
    driver, _tabletop = moving
    piece = next(piece for piece in driver.table.table.pieces if piece.zone == "hand:0")
    before = driver.table.find(piece.id).rect.copy()
    driver.app.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=1, x=0, flipped=False))
    assert driver.table.find(piece.id).rect == before.move(40, 0)
    driver.click(driver.free_point(piece.id))
    assert driver.table.controller is not None
    assert driver.table.controller.selected == [piece.id]


def test_a_dragged_table_is_laid_out_only_when_it_comes_to_rest(moving: tuple[MatchDriver, MovingTabletop]) -> None:
    driver, tabletop = moving
    made = tabletop.layouts
    for _step in range(5):
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 300), rel=(4, 0), buttons=(0, 0, 1), touch=False)
        driver.app.handle(motion)
    assert tabletop.layouts == made
    driver.app.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, button=3, pos=(400, 300)))
    assert tabletop.layouts == made + 1


def test_a_panel_opens_by_a_click_and_escape_closes_it_before_the_menu(
    moving: tuple[MatchDriver, MovingTabletop],
) -> None:
    driver, tabletop = moving
    made = len(driver.match.record)
    driver.click("ui:sheet")
    assert tabletop.open
    driver.key("escape")
    was_closed = not tabletop.open
    assert was_closed
    assert driver.app.screen is driver.table
    driver.key("escape")
    assert driver.app.screen.name == "pause"
    assert len(driver.match.record) == made


def test_the_loop_stays_awake_while_the_camera_glides(moving: tuple[MatchDriver, MovingTabletop]) -> None:
    driver, tabletop = moving
    tabletop.left_to_glide = 0.1
    driver.step()
    assert driver.app.busy
    for _frame in range(20):
        driver.step()
    assert not driver.table.busy


def test_a_hex_is_hit_inside_of_its_corners_only(open_app: OpenApp) -> None:
    piece = Piece("hex:1", "hex:1", CHIP, Rect(0, 0, 80, 70), "", "map", outline=HEX)
    widget = PieceWidget(open_app().app, piece, True, lambda piece: None, lambda piece: None)
    assert widget.contains((40, 35))
    assert not widget.contains((2, 2))
    assert not widget.contains((90, 35))
    assert inside(HEX, (70, 30))
    assert not inside(HEX, (77, 60))
