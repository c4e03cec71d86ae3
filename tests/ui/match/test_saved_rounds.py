"""What "Continue" and the list of saves say of a match is where it goes on."""

from __future__ import annotations

from game import saves
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver


def test_a_save_names_the_round_in_which_the_match_goes_on(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seed=5)
    driver.to_question()
    rounds: set[int] = set()
    while not driver.over and len(rounds) < 3:
        driver.table.answer(driver.advice())
        driver.to_question()
        if not driver.over:
            saves.finish_autosaves()
            saved = saves.latest_autosave()
            assert saved is not None
            assert saved.summary == str(driver.match.game.summary(driver.match.state))
            rounds.add(driver.view.round)
    assert len(rounds) == 3


def test_nothing_is_saved_before_the_first_answer(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app, seed=5)
    driver.to_question()
    saves.finish_autosaves()
    assert saves.latest_autosave() is None
