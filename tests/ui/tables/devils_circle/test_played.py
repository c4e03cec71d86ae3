"""Whole matches clicked through on the screen, from both sides, through to the last screen."""

from __future__ import annotations

import pytest

from game.players import PERSON
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver


def play_by_clicks(driver: CircleDriver) -> None:
    """Answer every question by clicks and prove that each answer is what was meant."""
    driver.to_question()
    while not driver.over:
        key, made = driver.advice(), len(driver.match.record)
        driver.click_answer(key)
        assert driver.match.record[made].key == key
        driver.to_question()


@pytest.mark.parametrize(("seats", "adviser"), [(GUARD, "greedy"), (HUNT, "random")], ids=["guard", "hunt"])
def test_a_match_can_be_played_by_mouse_alone_from_either_side(
    open_app: OpenApp, seats: tuple[tuple[str, str], ...], adviser: str
) -> None:
    driver = CircleDriver(open_app().app, seats, {"length": "quick"}, seed=7, adviser=adviser)
    play_by_clicks(driver)
    assert driver.match.result is not None
    assert driver.match.verify()
    assert driver.match.problems() == []
    assert not driver.app.warnings


def test_three_nights_can_be_played_by_mouse_alone(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=10, adviser="random")
    play_by_clicks(driver)
    assert driver.match.verify()
    assert not driver.app.warnings


def test_four_people_at_one_screen_play_by_mouse_in_the_smallest_window(open_app: OpenApp) -> None:
    seats = [(name, PERSON) for name in ("Ann", "Bo", "Cy", "Di")]
    driver = CircleDriver(open_app((1024, 640)).app, seats, {"length": "quick"}, seed=3, adviser="greedy")
    play_by_clicks(driver)
    assert driver.match.result is not None
    assert not driver.app.warnings


@pytest.mark.parametrize(("seats", "seed"), [(GUARD, 7), (HUNT, 10)], ids=["guard", "hunt"])
def test_the_end_names_the_side_that_won(open_app: OpenApp, seats: tuple[tuple[str, str], ...], seed: int) -> None:
    driver = CircleDriver(open_app().app, seats, {"length": "quick"}, seed=seed, adviser="random")
    driver.to_question()
    while not driver.over:
        driver.table.choose(driver.advice())
        driver.to_question()
    ending = driver.app.screen.ending  # type: ignore[attr-defined]
    assert str(ending.title) == (
        "The mages win: the Princess lives" if driver.view.winner == "aixel" else "The Devil's Circle wins"
    )
    assert ending.portrait == f"devils_circle/end_{driver.view.winner}.jpg"
    assert len(ending.rows) == 2
    assert all(len(row) == len(ending.columns) for row in ending.rows)
    driver.step(2)
    assert not driver.app.warnings


@pytest.mark.parametrize("seats", [GUARD, HUNT], ids=["guard", "hunt"])
def test_every_answer_can_be_reached_and_given_by_keys(open_app: OpenApp, seats: tuple[tuple[str, str], ...]) -> None:
    driver = CircleDriver(open_app().app, seats, seed=7, adviser="greedy")
    for _turn in range(6):
        driver.to_question()
        controller = driver.table.controller
        assert controller is not None
        order = [widget.id for widget in driver.table.focus_order()]
        assert controller.lit() <= set(order)
        key, made = driver.advice(), len(driver.match.record)
        option = driver.decision.option(key)
        assert option is not None
        wanted = (
            [piece.id for piece in driver.table.table.of_place(option.place)] if option.place else [f"option:{key}"]
        )
        for _press in range(len(order) + 1):
            if driver.table.focus is not None and driver.table.focus.id in wanted:
                break
            driver.key("tab")
        driver.key("enter")
        if len(driver.match.record) == made:  # the place means several answers: they are buttons now
            driver.table.set_focus(driver.table.find(f"option:{key}"), by_keyboard=True)
            driver.key("enter")
        assert driver.match.record[made].key == key
