"""Whoever is asked whether to cast reads on the answers what each spell does."""

from __future__ import annotations

import pytest

from game.ui.kit.widgets import Button
from game.ui.tables.warlocks_duel.controller import FEW_LETTERS
from game.warlocks_duel.box.cards import SPELLS
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver


@pytest.fixture
def driver(open_app: OpenApp) -> MatchDriver:
    driver = MatchDriver(open_app((1280, 720)).app)
    driver.play_to("cast")
    return driver


def test_the_button_of_a_spell_says_what_stands_on_its_card(driver: MatchDriver) -> None:
    spells = [option.key.partition(":")[2] for option in driver.decision.options if option.key.startswith("cast:")]
    assert any(len(SPELLS[spell].words.message) <= FEW_LETTERS for spell in spells)
    for spell in spells:
        button = driver.table.find(f"option:cast:{spell}")
        assert isinstance(button, Button)
        words = say(button.text) if not isinstance(button.text, str | tuple) else str(button.text)
        assert say(SPELLS[spell].name) in words
        assert (say(SPELLS[spell].words) in words) == (len(SPELLS[spell].words.message) <= FEW_LETTERS)


def test_the_answer_that_holds_says_nothing_of_spells(driver: MatchDriver) -> None:
    button = driver.table.find("option:hold")
    assert isinstance(button, Button)
    assert ":" not in str(button.text)


def test_a_defence_says_what_comes_of_it(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app((1280, 720)).app)
    driver.play_to("response")
    told = 0
    for option in driver.decision.options:
        odds = driver.decision.odds(option.key)
        if option.key.partition(":")[0] not in ("heal", "decline") or odds is None or len(odds.outcomes) != 1:
            continue
        button = driver.table.find(f"option:{option.key}")
        assert isinstance(button, Button)
        assert say(odds.outcomes[0].text) in str(button.text)
        told += 1
    assert told
