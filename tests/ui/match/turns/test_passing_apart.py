"""What does something and what passes never stand at one spot, whatever is asked in whichever game."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.catalogue import GAMES
from game.engine.game import Seat
from game.players import PERSON
from game.ui.match.board.piece_widget import PieceWidget
from game.ui.tables.common.answers.passing import is_passing
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.rules.payment import payments
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver, reach

ANSWERS = 60
SIZES = ((1280, 720), (1024, 640))


def spots(driver: MatchDriver) -> tuple[list[Rect], list[Rect]]:
    """Where the buttons stand that do something, and those that pass."""
    acting: list[Rect] = []
    passing: list[Rect] = []
    scrolled = next((widget for widget in driver.table.walk() if widget.id == "options"), None)
    for widget in driver.table.walk():
        option = driver.decision.option(widget.id.removeprefix("option:")) if widget.id.startswith("option:") else None
        if option is not None:
            inside = scrolled is not None and widget in scrolled.children
            rect = widget.rect.clip(scrolled.rect) if inside and scrolled is not None else widget.shown_rect()
            (passing if is_passing(option) else acting).append(rect)
    return acting, passing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["talisman", "demons", "devils_circle", "warlocks_duel"])
def test_no_button_that_acts_ever_stands_where_one_has_passed(
    open_app: OpenApp, game: str, size: tuple[int, int]
) -> None:
    match = GAMES[game].new_match([Seat("Ann", PERSON), Seat("Zoltar", "greedy")], seed=5)
    driver = MatchDriver(open_app(size=size).app, match=match)
    acting: list[Rect] = []
    passing: list[Rect] = []
    driver.to_question()
    for _answer in range(ANSWERS):
        if driver.over:
            break
        acts, passes = spots(driver)
        acting += acts
        passing += passes
        driver.table.answer(driver.advice())
        driver.to_question()
    assert passing
    assert acting or game == "devils_circle"  # there almost all is clicked on the board
    assert not [(one, other) for one in acting for other in passing if one.colliderect(other)]


@pytest.fixture
def one_way(open_app: OpenApp) -> tuple[MatchDriver, str]:
    """A question for an incantation with a spell that can be paid in one way only."""

    def payable(driver: MatchDriver) -> list[str]:
        pool = driver.view.duelists[driver.decision.seat].pool
        keys = [option.key for option in driver.decision.options if option.place is not None]
        return [key for key in keys if len(payments(pool, SPELLS[key.partition(":")[2]].cost)) == 1]

    driver = reach(open_app().app, lambda decision: decision.kind == "incantation")
    while driver.decision.kind != "incantation" or not payable(driver):
        driver.table.answer(driver.advice())
        driver.to_question()
    return driver, payable(driver)[0]


def test_a_spell_with_one_way_to_pay_is_chosen_and_its_dice_are_marked_before_it_is_paid(
    one_way: tuple[MatchDriver, str],
) -> None:
    driver, key = one_way
    made = len(driver.match.record)
    driver.click(driver.free_point(driver.pieces_for(key)[0]))
    assert len(driver.match.record) == made
    controller = driver.table.controller
    assert controller is not None
    spell = SPELLS[key.partition(":")[2]]
    dice = [piece for piece in controller.pieces if piece.id in controller.marked() and piece.kind == "die"]
    assert len(dice) == len(spell.cost)
    assert str(controller.buttons()[0].text).startswith("Pay ")


def test_two_quick_clicks_where_pay_stands_pay_and_pass_nothing(one_way: tuple[MatchDriver, str]) -> None:
    driver, key = one_way
    driver.click(driver.free_point(driver.pieces_for(key)[0]))
    spot = driver.point(f"option:{key}")
    made = len(driver.match.record)
    driver.click(spot)
    driver.click(spot)
    given = [choice.key for choice in driver.match.record[made:] if choice.seat == 0]
    assert given == [key]


def test_pay_stands_at_the_same_spot_whether_there_is_one_way_or_several(one_way: tuple[MatchDriver, str]) -> None:
    driver, key = one_way
    driver.click(driver.free_point(driver.pieces_for(key)[0]))
    alone = driver.table.find(f"option:{key}").rect
    other = reach(driver.app, lambda decision: decision.kind == "payment")
    pays = [
        widget.rect
        for widget in other.table.walk()
        if widget.id.startswith("option:pay") and not isinstance(widget, PieceWidget)
    ]
    assert [rect.bottom for rect in pays] == [alone.bottom]
