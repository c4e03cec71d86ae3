"""A card shown large covers neither the dice in hand nor, where there is room, the cards beside it; a click ends it."""

from __future__ import annotations

import pytest

from game.ui.tables.common.pieces import CARD
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import casting, gathering
from tests.warlocks_duel.table import Player

MARKET = "magic_shield healing_aura thunderbolt"


def hovering(open_app: OpenApp, size: tuple[int, int], place: str) -> MatchDriver:
    """The card of a spell shown large while dice are gathered."""
    players = Player(mage="alonora", reserve=5), Player(mage="albus", reserve=5)
    match = gathering(*players, dice=("FFEEM", "WWWWW"), market=MARKET).match
    driver = MatchDriver(open_app(size).app, match=match)
    driver.to_question()
    driver.move(driver.free_point(driver.table.table.of_place(place)[0].id))
    driver.step(60)
    return driver


@pytest.mark.parametrize("place", ["spell:magic_shield", "spell:spark", "spell:frost_spear"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_it_covers_no_die_of_the_hand_and_in_the_usual_window_no_card_of_its_row(
    open_app: OpenApp, size: tuple[int, int], place: str
) -> None:
    driver = hovering(open_app, size, place)
    shown = driver.table.preview.shown
    assert shown is not None
    pieces = driver.table.table.pieces
    assert not [piece.id for piece in pieces if piece.zone == "hand:0" and piece.rect.colliderect(shown.rect)]
    spell = driver.table.table.of_place(place)[0].rect
    card = next(piece for piece in pieces if piece.kind == CARD and piece.rect.contains(spell))
    row = [piece for piece in pieces if piece.kind == CARD and piece.rect.bottom == card.rect.bottom]
    assert len(row) == 3
    if size == (1280, 720):
        assert not [piece.id for piece in row if piece.rect.colliderect(shown.rect)]


@pytest.mark.parametrize("place", ["spell:conflagration", "spell:frost_spear", "spell:mage_dart"])
def test_it_does_not_cover_ones_own_power_where_there_is_other_room(open_app: OpenApp, place: str) -> None:
    mine = Player(mage="alonora", active="spark conflagration", pool="F", scrolls="doom")
    scene = casting(mine, Player(mage="albus"))
    driver = MatchDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.move(driver.free_point(driver.table.table.of_place(place)[0].id))
    driver.step(60)
    shown = driver.table.preview.shown
    assert shown is not None
    plate = next(piece for piece in driver.table.table.pieces if piece.id == "seat:0")
    assert not plate.rect.colliderect(shown.rect)


def test_a_click_puts_it_away_until_the_mouse_goes_elsewhere(open_app: OpenApp) -> None:
    driver = hovering(open_app, (1280, 720), "spell:magic_shield")
    driver.click(driver.app.mouse)
    driver.step(60)
    assert driver.table.preview.shown is None
