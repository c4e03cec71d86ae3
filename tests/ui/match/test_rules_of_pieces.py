"""F1 on whatever lies on a table opens the rulebook, at a clause that it has."""

from __future__ import annotations

import pytest

from game import rulebook
from game.catalogue import GAMES
from game.engine.game import Seat
from game.players import PERSON
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

ANSWERS = 12


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_piece_is_about_a_clause_that_the_rulebook_has_or_about_none(open_app: OpenApp, game: str) -> None:
    match = GAMES[game].new_match([Seat("Ann", PERSON), Seat("Zoltar", "greedy")], {}, 5)
    driver = MatchDriver(open_app(confirm_risky=False).app, match=match)
    driver.to_question()
    for _answer in range(ANSWERS):
        driver.table.answer(driver.advice())
        driver.to_question()
    book, table = rulebook.load(game), driver.table
    clauses = [table.tabletop.clause_of(table.shown, piece, 0) for piece in table.table.pieces]
    found = [clause for clause in clauses if clause is not None]
    assert found
    for clause in {*found}:
        assert book.clause(clause).id == clause
