"""To pass with dice is weighed in one sentence: they strike back, and they could pay for something."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from game.ui.kit.widgets import Paragraph
from game.warlocks_duel.adviser.spare_dice import are_better_spent
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.warlocks_duel.scene import incantations
from tests.warlocks_duel.table import Player


def passing(open_app: OpenApp, pool: str) -> MatchDriver:
    """Alonora with these dice, asked what she pays for."""
    match = incantations(Player(mage="alonora", pool=pool), Player(mage="albus", pool="MMMM"), market="").match
    match.seats = tuple(Seat(seat.name, PERSON) for seat in match.seats)
    driver = MatchDriver(open_app().app, match=match)
    driver.to_question()
    return driver


def test_it_is_asked_about_in_one_sentence_that_names_both_and_never_twice_in_a_row(open_app: OpenApp) -> None:
    driver = passing(open_app, "FFEE")
    made = len(driver.match.record)
    driver.click("option:pass")
    assert driver.app.screen.name == "confirm"
    said = [str(widget.text) for widget in driver.app.screen.walk() if isinstance(widget, Paragraph)]
    assert "You keep 4 dice to strike back with; they could still pay for Spark, Fire Bolt." in " ".join(said)
    driver.click("button:no")
    assert len(driver.match.record) == made
    driver.click("option:pass")
    assert driver.app.screen.name != "confirm", "he knows by now"
    assert len(driver.match.record) > made


def test_it_is_not_asked_about_where_the_spell_is_worth_little_more_than_the_die(open_app: OpenApp) -> None:
    driver = passing(open_app, "FEE")
    made = len(driver.match.record)
    driver.click("option:pass")
    assert driver.app.screen.name != "confirm"
    assert len(driver.match.record) > made


@pytest.mark.parametrize(
    ("pool", "spells", "better"),
    [
        (("fire",), ("spark",), False), (("fire", "fire"), ("spark", "fire_bolt"), True),
        (("earth", "magic"), ("spark",), False), (("water", "fire"), ("ember_balm",), True),
    ],
)  # fmt: skip
def test_dice_are_better_spent_on_what_is_worth_a_point_more(
    pool: tuple[str, ...], spells: tuple[str, ...], better: bool
) -> None:
    assert are_better_spent(pool, spells, (), 0) is better
