"""The Circle's button while a computer plays the mages, and the click that goes on with the next demon."""

from __future__ import annotations

import pytest

from game.ui.devils_circle.controller import FREE, SPENT
from tests.ui.conftest import OpenApp
from tests.ui.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

BUTTON = "option:flight:1"


def hunt(open_app: OpenApp, seed: int = 6) -> CircleDriver:
    driver = CircleDriver(open_app().app, HUNT, seed=seed, adviser="greedy")
    driver.to_question()
    return driver


def to_button(driver: CircleDriver) -> None:
    """Answer and let frames pass until the button is there."""
    for _frame in range(20000):
        if any(widget.id == BUTTON for widget in driver.table.widgets):
            return
        if driver.table.controller is not None and driver.table.animation is None:
            driver.table.choose(driver.advice())
        driver.step()
    raise AssertionError("the button never came")


def to_spent(driver: CircleDriver) -> list[str]:
    """Answer until a demon can do nothing more for points while others wait: their places."""
    while not driver.over:
        driver.to_question()
        waiting = [
            f"demon:{demon.id}"
            for demon in driver.view.demons
            if demon.status == "on_board" and not demon.acted and not demon.active
        ]
        if driver.decision.kind == "play" and waiting and set(driver.decision.keys()) <= set(FREE):
            return waiting
        driver.table.choose(driver.advice())
    raise AssertionError("no demon was ever spent")


@pytest.mark.clause("DK-16.4", "DK-10.25")
def test_the_circle_flees_between_two_actions_of_a_computers_mages(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    to_button(driver)
    made = len(driver.match.record)
    driver.click(BUTTON)
    driver.to_question()
    assert driver.decision.kind == "rescue"
    asked = [choice.key for choice in driver.match.record[made:]]
    assert asked[-1] == "flight:1"
    assert "finish" not in asked
    flight = next(option.key for option in driver.decision.options if option.key != "stay")
    driver.click_answer(flight)
    driver.to_question()
    assert driver.match.record[made + len(asked)].key == flight
    assert driver.match.verify()


def test_who_guards_the_princess_has_no_button_of_the_circle(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    for _frame in range(300):
        assert not any(widget.id.startswith("option:flight") for widget in driver.table.widgets)
        if driver.table.controller is not None and driver.table.animation is None:
            driver.table.choose(driver.advice())
        driver.step()


def test_a_click_on_the_next_demon_ends_the_turn_of_a_spent_one(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    seen = set()
    for _turn in range(12):
        waiting = to_spent(driver)
        assert driver.table.controller is not None
        assert driver.table.controller.hint() == SPENT
        made = len(driver.match.record)
        assert set(waiting) <= driver.table.controller.lit()
        driver.click(driver.free_point(waiting[-1]))
        made_now = [choice.key for choice in driver.match.record[made:]]
        assert made_now[: min(2, len(waiting))] == ["end", waiting[-1]][: len(waiting)]
        driver.to_question()
        seen.add(len(waiting) > 1)
    assert seen == {False, True}


def test_a_demon_with_points_left_is_not_ended_by_a_click_on_another(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    driver.play_to("play")
    other = next(demon for demon in driver.view.demons if demon.status == "on_board" and not demon.active)
    made = len(driver.match.record)
    driver.click(driver.free_point(f"demon:{other.id}"))
    assert len(driver.match.record) == made
    assert driver.table.bubble is not None


def test_the_reason_of_a_refusal_is_not_covered_by_a_tooltip(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    driver.click("deed:exorcise")
    assert driver.table.bubble is not None
    for _frame in range(60):
        driver.step()
        assert not driver.app.tooltip.visible
    driver.move(driver.table.find("deed:pray").rect.center)
    for _frame in range(60):
        driver.step()
    assert driver.app.tooltip.visible
