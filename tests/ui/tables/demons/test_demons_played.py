"""Whole matches of Demons played on the screen by mouse."""

from __future__ import annotations

from game.ui.tables.demons.keeping import KeepController
from tests.ui.conftest import OpenApp
from tests.ui.tables.demons.table_driver import ALONE, THREE, DemonsDriver


def play(driver: DemonsDriver) -> None:
    """Answer every question by clicks and prove that each answer is what was meant."""
    driver.to_question()
    while not driver.over:
        key, made, asking = driver.advice(), len(driver.match.record), driver.table.controller
        driver.click_answer(key)
        several = KeepController is type(asking)
        given = [choice.key for choice in driver.match.record[made:]]
        assert key in given if several else given[0] == key
        driver.to_question()


def test_a_solitaire_match_can_be_played_by_mouse_alone(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE, 5)
    play(driver)
    assert driver.match.result is not None
    assert driver.match.verify()
    assert driver.match.problems() == []
    assert not driver.app.warnings


def test_three_players_can_play_by_mouse_alone_in_the_smallest_window(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app((1024, 640)).app, THREE, seed=7, turn_limit=30)
    play(driver)
    assert driver.match.result is not None
    assert driver.match.verify()
    assert not driver.app.warnings


def test_a_match_is_shown_to_its_end_with_everything_that_moves(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app(animation="fast").app, ALONE, seed=4)
    driver.to_question()
    while not driver.over:
        driver.table.answer(driver.advice())
        driver.to_question()
    assert driver.app.screen.name == "end_of_match"
    assert not driver.app.warnings


def test_space_skips_the_whole_mortal_turn(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app(animation="slow").app, ALONE, seed=4)
    driver.to_question()
    while driver.decision.kind != "demon_use" and not driver.seen.mortal_turn:
        driver.table.answer(driver.advice())
        driver.table.gestures.skip()
        driver.to_question()
    frames = 0
    driver.table.answer(driver.decision.options[-1].key)
    while driver.table.controller is None and not driver.over and frames < 400:
        driver.key("space")
        driver.step()
        frames += 1
    assert frames < 60


def test_whoever_skips_to_the_end_by_space_sees_the_end(open_app: OpenApp) -> None:
    driver = DemonsDriver(open_app().app, ALONE, seed=4)
    driver.to_question()
    while not driver.over:
        driver.table.answer(driver.advice())
        driver.to_question()
    for _press in range(5):
        driver.key("space")
        driver.step(20)
        assert driver.app.screen.name == "end_of_match"
    driver.step(90)
    driver.key("space")
    driver.step()
    assert driver.app.screen.name != "end_of_match", "once at rest, the key presses the button again"
