"""That a phase has ended by itself is said in every round, whoever acts next, and announces no turn."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.tables.warlocks_duel.words.phases import TURN_WORDS
from game.warlocks_duel.state import INCANTATIONS
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import casting, incantations
from tests.warlocks_duel.table import Player


@pytest.mark.clause("WD-3.12")
@pytest.mark.parametrize("theirs", ["", "WWW"], ids=["the rival has nothing to pay with", "the rival pays, too"])
def test_whoever_has_spent_the_last_dice_reads_that_the_phase_is_over(open_app: OpenApp, theirs: str) -> None:
    match = incantations(Player(mage="alonora", pool="FF"), Player(mage="albus", pool=theirs), market="").match
    match.seats = (Seat("Ann", PERSON), Seat("Zoltar", "greedy"))
    driver = MatchDriver(open_app().app, match=match)
    driver.to_question()
    driver.table.answer("play:fire_bolt")
    driver.to_question()
    assert driver.decision.kind in ("cast", "response")
    assert driver.table.turn_line.words == TURN_WORDS.over[INCANTATIONS]


@pytest.mark.clause("WD-4.3")
def test_when_dice_are_gathered_again_nothing_is_said_of_the_casting_before(open_app: OpenApp) -> None:
    match = casting(Player(mage="alonora", active="fire_bolt"), Player(mage="albus")).match
    match.seats = (Seat("Ann", PERSON), Seat("Zoltar", "greedy"))
    driver = MatchDriver(open_app().app, match=match)
    driver.to_question()
    driver.table.answer("cast:fire_bolt")
    driver.to_question()
    assert driver.decision.kind == "gather"
    assert driver.table.turn_line.words is None


def test_the_banner_of_a_turn_covers_no_dice_of_the_rival(open_app: OpenApp) -> None:
    match = incantations(Player(mage="alonora", pool="FF"), Player(mage="albus", pool="WWW"), market="").match
    driver = MatchDriver(open_app().app, match=match)
    driver.to_question()
    area = driver.table.area
    middle = area.top + area.height * driver.table.tabletop.banner_height
    pool = [piece.rect for piece in driver.table.table.pieces if piece.zone == "pool:1"]
    assert all(die.bottom < middle - 40 for die in pool)
