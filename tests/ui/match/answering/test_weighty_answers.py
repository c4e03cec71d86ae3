"""Answers that spend or end something for good: one click chooses them, another gives them."""

from __future__ import annotations

import pytest

from game.engine.decision import Decision
from game.ui.kit.widgets import Button
from game.ui.tables.common.controller import TableController
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver, reach


def several_spells(decision: Decision) -> bool:
    """Whether one of several paid spells may be cast."""
    return decision.kind == "cast" and len(decision.options) > 2


@pytest.fixture
def casting(open_app: OpenApp) -> MatchDriver:
    return reach(open_app().app, several_spells)


def controller_of(driver: MatchDriver) -> TableController:
    """The gestures of the open question."""
    assert driver.table.controller is not None
    return driver.table.controller


def spells(driver: MatchDriver) -> list[str]:
    """The keys of the spells that may be cast."""
    return [option.key for option in driver.decision.options if option.key.startswith("cast:")]


def click_piece(driver: MatchDriver, key: str) -> None:
    """One click on the piece that an answer belongs to."""
    driver.click(driver.free_point(driver.pieces_for(key)[0]))


def test_the_first_click_on_a_spell_chooses_it_and_marks_it_and_answers_nothing(casting: MatchDriver) -> None:
    made = len(casting.match.record)
    first = spells(casting)[0]
    click_piece(casting, first)
    assert len(casting.match.record) == made
    assert controller_of(casting).marked() == {casting.pieces_for(first)[0]}
    button = casting.table.find(f"option:{first}")
    assert isinstance(button, Button)
    assert button.chosen


def test_a_second_click_on_the_same_spell_casts_it(casting: MatchDriver) -> None:
    first = spells(casting)[0]
    click_piece(casting, first)
    click_piece(casting, first)
    assert first in [choice.key for choice in casting.match.record]


@pytest.mark.parametrize("hand", ["button", "enter"])
def test_the_spell_chosen_is_cast_by_its_button_or_by_enter(casting: MatchDriver, hand: str) -> None:
    first = spells(casting)[0]
    click_piece(casting, first)
    if hand == "button":
        casting.click(f"option:{first}")
    else:
        casting.key("enter")
    assert first in [choice.key for choice in casting.match.record]


def test_a_click_on_another_spell_chooses_that_one_instead(casting: MatchDriver) -> None:
    made = len(casting.match.record)
    first, second = spells(casting)[:2]
    click_piece(casting, first)
    click_piece(casting, second)
    assert len(casting.match.record) == made
    chosen = controller_of(casting).chosen()
    assert chosen is not None
    assert chosen.key == second


def test_backspace_takes_the_chosen_spell_back(casting: MatchDriver) -> None:
    click_piece(casting, spells(casting)[0])
    casting.key("backspace")
    assert controller_of(casting).chosen() is None
    assert not controller_of(casting).marked()


def test_holding_stays_in_sight_while_a_spell_is_chosen(casting: MatchDriver) -> None:
    click_piece(casting, spells(casting)[0])
    assert "option:hold" in set(casting.ids())


def test_a_digit_that_means_a_spell_on_the_table_chooses_it_first(casting: MatchDriver) -> None:
    made = len(casting.match.record)
    topmost = controller_of(casting).buttons()[0]
    casting.key("1")
    assert len(casting.match.record) == made
    chosen = controller_of(casting).chosen()
    assert chosen is not None
    assert chosen.key == topmost.key


def test_every_spell_that_may_be_cast_has_its_button_which_casts_it_at_once(casting: MatchDriver) -> None:
    shown = set(casting.ids())
    assert all(f"option:{key}" in shown for key in spells(casting))
    first = spells(casting)[0]
    casting.click(f"option:{first}")
    assert first in [choice.key for choice in casting.match.record]


def healable(decision: Decision) -> bool:
    """Whether a paid heal may answer an attack."""
    return any(option.key.startswith("heal:") for option in decision.options)


def test_a_heal_that_defends_takes_two_clicks_as_a_spell_that_attacks(open_app: OpenApp) -> None:
    driver = reach(open_app().app, healable)
    made = len(driver.match.record)
    key = next(option.key for option in driver.decision.options if option.key.startswith("heal:"))
    click_piece(driver, key)
    assert len(driver.match.record) == made
    click_piece(driver, key)
    assert key in [choice.key for choice in driver.match.record[made:]]
