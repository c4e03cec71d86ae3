"""A click on what moves hurries it, and answers neither what is asked before nor what is asked after it."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.ui.app.without_window.driver import Driver
from game.ui.kit.animation import Animation
from game.ui.match.answering.gestures import DOUBLE_PIXELS, DOUBLE_SECONDS, RESTING_SECONDS, UNFORESEEN_SECONDS
from game.ui.match.board.movement import PATIENCE
from game.ui.tables.common.fight.stamp import Stamp
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

SOON, LATE = RESTING_SECONDS / 4, RESTING_SECONDS * 1.5
MANY_FRAMES = 3000
ELSEWHERE = (300, 300)


class Cover(Stamp):
    """Lies over what is below it."""

    def covered(self) -> Rect:
        """Round its middle."""
        return Rect(0, 0, 9, 9).move(self.centre[0] - 4, self.centre[1] - 4)


@pytest.fixture
def moving(open_app: OpenApp) -> MatchDriver:
    """A match in which something moves after which a person is asked."""
    driver = MatchDriver(open_app(animation="slow").app)
    driver.play_to("gather")
    driver.table.answer("gather_up")
    for _frame in range(MANY_FRAMES):
        if driver.table.animation is not None:
            return driver
        driver.step()
    raise AssertionError("nothing moves")


def hurry(driver: MatchDriver) -> int:
    """One click on the table; how many answers had been given when the next question opened."""
    driver.click(ELSEWHERE)
    for _frame in range(MANY_FRAMES):
        if driver.table.controller is not None:
            return len(driver.match.record)
        driver.step(dt=0.001)
    raise AssertionError("nobody is asked")


def notices(driver: MatchDriver) -> str:
    """The words of all messages shown."""
    return " ".join(run.words for notice in driver.app.notices for run in notice.text)


def test_a_click_on_what_moves_opens_the_next_question_and_answers_nothing(moving: MatchDriver) -> None:
    persons = [choice for choice in moving.match.record if choice.seat == 0]
    hurry(moving)
    assert [choice for choice in moving.match.record if choice.seat == 0] == persons


@pytest.mark.parametrize("where", ["button", "piece"])
def test_the_second_click_of_two_answers_nothing(moving: MatchDriver, where: str) -> None:
    made = hurry(moving)
    controller = moving.table.controller
    assert controller is not None
    spot = moving.point("option:gather_up") if where == "button" else moving.free_point(next(iter(controller.lit())))
    moving.step(dt=SOON)
    moving.click(spot)
    assert len(moving.match.record) == made
    assert controller.selected == []


@pytest.mark.parametrize("key", ["3", "enter", "space"])
def test_a_key_pressed_too_soon_answers_nothing(moving: MatchDriver, key: str) -> None:
    made = hurry(moving)
    controller = moving.table.controller
    assert controller is not None
    moving.table.set_focus(moving.table.find("option:gather_up"), by_keyboard=True)
    moving.step(dt=SOON)
    moving.key(key)
    assert len(moving.match.record) == made
    assert controller.selected == []


def test_a_moment_later_a_key_answers_again(moving: MatchDriver) -> None:
    made = hurry(moving)
    moving.table.set_focus(moving.table.find("option:gather_up"), by_keyboard=True)
    moving.step(dt=LATE)
    moving.key("enter")
    assert len(moving.match.record) > made


def test_a_moment_later_a_click_answers_again(moving: MatchDriver) -> None:
    hurry(moving)
    controller = moving.table.controller
    assert controller is not None
    piece = next(iter(controller.lit()))
    moving.step(dt=LATE)
    moving.click(moving.free_point(piece))
    assert controller.selected == [piece]


def test_a_question_that_nobody_hurried_can_be_answered_at_once(moving: MatchDriver) -> None:
    moving.to_question()
    controller = moving.table.controller
    assert controller is not None
    piece = next(iter(controller.lit()))
    moving.click(moving.free_point(piece))
    assert controller.selected == [piece]


def test_it_is_said_once_what_such_a_click_does(moving: MatchDriver) -> None:
    moving.click(ELSEWHERE)
    assert "only hurries" in notices(moving)
    moving.step(600)
    moving.to_question()
    moving.table.answer("gather_up")
    for _frame in range(MANY_FRAMES):
        if moving.table.animation is not None:
            break
        moving.step()
    assert moving.table.animation is not None
    moving.click(ELSEWHERE)
    assert "only hurries" not in notices(moving)


def clicks_between(driver: MatchDriver, seconds: float, aside: int = 0) -> list[str]:
    """Two clicks on the lowest answer, so long after each other; the answers that they gave."""
    driver.play_to("gather")
    before = len(driver.match.record)
    button = driver.table.panel.answers[-1].rect
    driver.click(button.center)
    for _frame in range(round(seconds / 0.01)):
        driver.step(dt=0.01)
    Driver.click(driver, (button.centerx + aside, button.centery))
    return [choice.key for choice in driver.match.record[before:] if choice.seat == 0]


def test_the_second_of_a_double_click_answers_no_other_question(open_app: OpenApp) -> None:
    first = clicks_between(MatchDriver(open_app().app), DOUBLE_SECONDS / 4)
    assert len(first) == 1
    late = clicks_between(MatchDriver(open_app().app), DOUBLE_SECONDS * 2)
    assert len(late) > 1
    assert late[0] == first[0]
    elsewhere = clicks_between(MatchDriver(open_app().app), DOUBLE_SECONDS / 4, aside=DOUBLE_PIXELS * 3)
    assert len(elsewhere) > 1


def test_a_click_meant_for_what_was_held_up_answers_nothing_right_after_it_went(
    moving: MatchDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving.table.tabletop, "holds", lambda event, view, persons: True)
    for _frame in range(MANY_FRAMES):
        if moving.table.controller is not None:
            break
        moving.step(dt=SOON)
    made = len(moving.match.record)
    moving.step(dt=LATE)
    moving.click("option:gather_up")
    assert len(moving.match.record) == made
    moving.step(dt=UNFORESEEN_SECONDS)
    moving.click("option:gather_up")
    assert len(moving.match.record) > made


def test_what_says_that_a_click_goes_on_waits_for_that_click_which_hurries_nothing_else(moving: MatchDriver) -> None:
    movement = moving.table.movement
    assert movement.animation is not None
    movement.animation.motions.append(Stamp(Surface((9, 9)), ELSEWHERE, until_click=True))
    movement.until_click, held = True, movement.animation
    moving.step(dt=held.length + PATIENCE / 2)
    assert movement.animation is held
    moving.click(ELSEWHERE)
    moving.step(dt=SOON)
    assert movement.animation is not held
    assert not movement.hurry


def test_what_waits_for_a_click_that_never_comes_goes_by_itself(moving: MatchDriver) -> None:
    movement = moving.table.movement
    assert movement.animation is not None
    movement.animation.motions.append(Stamp(Surface((9, 9)), ELSEWHERE, until_click=True))
    movement.until_click, held = True, movement.animation
    moving.step(dt=held.length + PATIENCE)
    assert movement.animation is not held
    assert movement.went_by_itself


@pytest.mark.parametrize(("animation", "waits"), [("normal", True), ("fast", False), ("off", False)])
def test_only_at_its_usual_speed_a_match_waits_for_a_click(open_app: OpenApp, animation: str, waits: bool) -> None:
    table = MatchDriver(open_app(animation=animation).app).table
    assert table.pace.is_usual(table.shown) is waits


def test_what_passed_by_itself_and_was_not_held_up_makes_nobody_wait(moving: MatchDriver) -> None:
    for _frame in range(MANY_FRAMES):
        if moving.table.controller is not None:
            break
        moving.step(dt=SOON)
    made = len(moving.match.record)
    moving.click("option:gather_up")
    assert len(moving.match.record) > made


def test_a_table_laid_out_anew_holds_nothing_up_any_more(moving: MatchDriver) -> None:
    movement = moving.table.movement
    assert movement.animation is not None
    movement.animation.motions.append(Stamp(Surface((9, 9)), ELSEWHERE, until_click=True))
    movement.until_click = True
    movement.arrive()
    assert movement.go_on(0.01)


def test_what_waits_for_its_click_covers_what_lies_below() -> None:
    for until_click in (True, False):
        held = Animation([Cover(Surface((9, 9)), ELSEWHERE, until_click=until_click)])
        held.update(held.length + 1)
        assert held.covers(ELSEWHERE) is until_click
