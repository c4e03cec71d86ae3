"""The Circle's button while a computer plays the mages, and the click that goes on with the next demon."""

from __future__ import annotations

import pytest

from game.engine.decision import Event, Text
from game.players import PERSON
from game.ui.kit.widgets import Button, Paragraph
from game.ui.match.answering.answers import TAKEN_BACK
from game.ui.tables.devils_circle.controller import FREE, SPENT
from game.ui.tables.devils_circle.tabletop import A_DEMON_FLED
from game.words import say
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

BUTTON = "option:flight:1"


def hunt(open_app: OpenApp, seed: int = 6) -> CircleDriver:
    driver = CircleDriver(open_app(confirm_risky=False).app, HUNT, seed=seed, adviser="greedy")
    driver.to_question()
    return driver


def to_button(driver: CircleDriver, button: str = BUTTON, *, moving: bool = False) -> None:
    """Answer and let frames pass until the button is there; ``moving``: while a wish must wait for what moves."""
    for _frame in range(3000):
        there = any(widget.id == button for widget in driver.table.widgets)
        if there and (driver.table.animation is not None or not moving):
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


@pytest.mark.clause("DK-16.4")
def test_a_wish_to_flee_is_taken_back_by_a_second_click(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    driver.app.settings.animation = "normal"
    to_button(driver, moving=True)
    driver.click(BUTTON)
    button = driver.table.find(BUTTON)
    assert isinstance(button, Button)
    assert (driver.table.course.wish, button.chosen) == ("flight:1", True)
    made = len(driver.match.record)
    driver.click(BUTTON)
    button = driver.table.find(BUTTON)
    assert isinstance(button, Button)
    assert (driver.table.course.wish, button.chosen) == ("", False)
    driver.to_question()
    assert not [choice for choice in driver.match.record[made:] if choice.key.startswith("flight:")]


@pytest.mark.clause("DK-16.4", "DK-10.22")
def test_who_has_stepped_in_can_still_keep_the_rescue_move(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    to_button(driver)
    before = [demon.rescue_left for demon in driver.view.demons]
    driver.click(BUTTON)
    driver.to_question()
    driver.click("option:stay")
    driver.step()
    assert [demon.rescue_left for demon in driver.view.demons] == before
    assert driver.match.record[-1].key != "flight:1"


@pytest.mark.clause("DK-16.4", "DK-1.8")
def test_each_of_two_persons_of_the_circle_has_a_button_that_names_the_demons_it_means(open_app: OpenApp) -> None:
    seats = (("Mo", "greedy"), ("Al", "greedy"), ("Cy", PERSON), ("Di", PERSON))
    driver = CircleDriver(open_app(confirm_risky=False).app, seats, seed=6, adviser="greedy")
    to_button(driver, "option:flight:2")
    names = [say(driver.table.find(f"option:flight:{seat}").words) for seat in (2, 3)]  # type: ignore[attr-defined]
    assert names == ["Gorm or Vasha: a rescue move", "Ulk or Flicker: a rescue move"]


def test_who_guards_the_princess_has_no_button_of_the_circle(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app(confirm_risky=False).app, GUARD, seed=6, adviser="greedy")
    for _frame in range(120):
        assert not any(widget.id.startswith("option:flight") for widget in driver.table.widgets)
        if driver.table.controller is not None and driver.table.animation is None:
            driver.table.choose(driver.advice())
        driver.step()


def test_a_click_on_the_next_demon_ends_the_turn_of_a_spent_one(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    seen: set[bool] = set()
    while seen != {False, True}:
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


def test_a_demon_with_points_left_is_not_ended_by_a_click_on_another(open_app: OpenApp) -> None:
    driver = hunt(open_app)
    driver.play_to("play")
    other = next(demon for demon in driver.view.demons if demon.status == "on_board" and not demon.active)
    made = len(driver.match.record)
    driver.click(driver.free_point(f"demon:{other.id}"))
    assert len(driver.match.record) == made
    assert driver.table.bubble is not None


def test_the_reason_of_a_refusal_is_not_covered_by_a_tooltip(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app(confirm_risky=False).app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    driver.click("deed:exorcise")
    assert driver.table.bubble is not None
    for _frame in range(60):
        driver.step()
        assert not driver.app.tooltip.visible
    words = driver.table.find("refusal:words")
    assert isinstance(words, Paragraph)
    _link, place = words.block.links()[0]  # the clause, whose own tooltip is wanted
    driver.move((words.rect.x + words.margin() + place.centerx, words.rect.y + place.centery))
    for _frame in range(60):
        driver.step()
    assert driver.app.tooltip.visible


@pytest.mark.clause("DK-16.6")
def test_who_is_broken_off_by_a_rescue_move_reads_it_on_a_card_until_his_next_deed(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "c7"}}, {"gorm": {"at": "c3", "power": 9}})
    driver = CircleDriver(open_app(animation="off").app, (("Ann", PERSON), ("Bo", PERSON)), match=scene.match)
    for key in ("walk:c4", "flee:gorm:b3"):
        driver.to_question()
        driver.table.choose(key)
    driver.to_question()
    news = driver.tabletop.news(driver.view)
    assert news is not None
    assert news.title == A_DEMON_FLED
    assert [str(line) for line in news.lines] == [
        "Gorm makes its rescue move.", "Orlan stops on C5.", "Gorm moves to B3.",
    ]  # fmt: skip
    driver.table.choose("hang")
    driver.to_question()
    assert driver.tabletop.news(driver.view) is None


def test_a_rescue_move_is_held_up_to_those_whom_it_escapes_alone(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, match=Scene({"orlan": {"at": "c7"}}, {"gorm": {"at": "c3"}}).match)
    driver.to_question()
    event = Event("fled", "DK-10.23", Text("Gorm flees."), (("demon", 0), ("field", 0)))
    assert driver.tabletop.holds(event, driver.view, {0})
    assert not driver.tabletop.holds(event, driver.view, {1})
    assert not driver.tabletop.holds(event, driver.view, {0, 1})


def test_undo_says_whose_answer_it_takes_back_as_well(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "c7"}}, {"gorm": {"at": "c3", "power": 9}})
    driver = CircleDriver(open_app().app, GUARD, match=scene.match)
    driver.to_question()
    driver.table.choose("walk:c4")
    driver.to_question()
    assert {choice.seat for choice in driver.match.record} == {0, 1}, "the Circle was asked on the way"
    driver.table.undo()
    assert "what Bo answered to it" in str(driver.table.turn_line.words)
    driver.table.choose("walk:c6")
    driver.to_question()
    driver.table.undo()
    assert driver.table.turn_line.words == TAKEN_BACK
