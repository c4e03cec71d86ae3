"""F1 on a card, a spell or a die opens the rulebook where that is explained."""

from __future__ import annotations

import pytest

from game import rulebook
from game.ui.screens.rulebook.screen import RulebookScreen
from game.ui.tables.warlocks_duel.cards.clauses import OF_CARDS, clause_of_spell
from game.warlocks_duel.box.cards import SPELLS
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver


@pytest.mark.parametrize("name", SPELLS)
def test_each_spell_has_a_clause_in_the_rulebook(name: str) -> None:
    book = rulebook.load("warlocks_duel")
    clause = book.clause(clause_of_spell(name))
    if name in OF_CARDS:
        assert say(SPELLS[name].name).casefold() in clause.text.casefold()


def opened_at(driver: MatchDriver, piece: str) -> str | None:
    """Which clause F1 opens with the mouse on a piece."""
    driver.move(driver.free_point(piece))
    driver.step(2)
    driver.key("f1")
    screen = driver.app.screen
    assert isinstance(screen, RulebookScreen)
    clause = screen.place.clause
    driver.key("esc")
    return clause


def test_f1_on_a_scroll_of_the_market_opens_what_it_does(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seed=5)
    driver.play_to("incantation")
    market = [
        piece for piece in driver.table.table.pieces if piece.zone == "market" and piece.place.startswith("spell")
    ]
    assert market
    for piece in market:
        assert opened_at(driver, piece.id) == clause_of_spell(piece.place.partition(":")[2])


def test_f1_on_a_die_opens_the_rule_that_its_tooltip_names(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seed=5)
    driver.play_to("gather")
    die = next(piece for piece in driver.table.table.pieces if piece.zone == "hand:0")
    assert opened_at(driver, die.id) == "WD-2.2"
