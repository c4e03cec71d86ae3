"""How fast the others' turns are shown: skipped, doubled, and at a speed of their own."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.engine.decision import Event, Text
from game.engine.game import Seat
from game.players import PERSON
from game.ui.kit.animation import SPEEDS
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver

MANY_FRAMES = 3000
ME, OTHER = 0, 1


def looking_on(open_app: OpenApp, **settings: object) -> MatchDriver:
    """A match of Talisman in which a computer player's turn moves, and a person looks on."""
    seats = [Seat("Ann", PERSON), Seat("Zoltar", "greedy"), Seat("Ysolde", "greedy")]
    driver = MatchDriver(open_app(**settings).app, match=GAMES["talisman"].new_match(seats, {}, 5))
    for _frame in range(MANY_FRAMES):
        if driver.table.movement.animation is not None and driver.table.shown.active == OTHER:
            return driver
        if driver.table.controller is not None and not driver.table.movement.going_on:
            driver.table.answer(driver.advice())
        driver.step()
    raise AssertionError("no computer player moves anything")


def seconds_to_question(driver: MatchDriver, *, frame: float = 1 / 60, skipping: bool = False) -> float:
    """How long it takes until the person is asked; a skip stops at what concerns him, and is repeated if wanted."""
    for number in range(MANY_FRAMES):
        if driver.table.controller is not None:
            return number * frame
        if skipping and not driver.table.movement.hurry:
            driver.click("button:skip")
        driver.app.update(frame)
    raise AssertionError("nobody is asked")


def test_the_button_skips_to_the_next_question(open_app: OpenApp) -> None:
    slowly = seconds_to_question(looking_on(open_app, animation="normal"))
    driver = looking_on(open_app, animation="normal")
    assert seconds_to_question(driver, skipping=True) < slowly / 4


@pytest.mark.parametrize("how", ["button", "key"])
def test_twice_the_speed_takes_half_the_time(open_app: OpenApp, how: str) -> None:
    usual = seconds_to_question(looking_on(open_app, animation="normal"))
    driver = looking_on(open_app, animation="normal")
    if how == "button":
        driver.click("button:double")
    else:
        driver.key("x")
    assert driver.table.find("button:double").chosen  # type: ignore[attr-defined]  # it is a button
    assert usual * 0.4 < seconds_to_question(driver) < usual * 0.65


def test_the_others_have_a_speed_of_their_own(open_app: OpenApp) -> None:
    driver = looking_on(open_app, animation="slow", opponents_speed="fast")
    pace, view = driver.table.pace, driver.table.shown
    assert pace.speed(view) == SPEEDS["fast"]
    seconds_to_question(driver)
    assert pace.speed(driver.table.shown) == SPEEDS["slow"]


def test_the_buttons_go_while_a_person_is_asked(open_app: OpenApp) -> None:
    driver = looking_on(open_app, animation="normal")
    assert {"button:skip", "button:double"} <= set(driver.ids())
    seconds_to_question(driver)
    assert not {"button:skip", "button:double"} & set(driver.ids())


def test_skip_stands_where_none_of_the_answers_stood(open_app: OpenApp) -> None:
    driver = looking_on(open_app, animation="normal")
    paces = [driver.table.find(name).rect for name in ("button:skip", "button:double")]
    seconds_to_question(driver)
    assert driver.table.panel.answers
    assert not [one for one in driver.table.panel.answers if one.rect.collidelist(paces) >= 0]


def test_a_skip_stops_at_what_happens_to_the_person(open_app: OpenApp) -> None:
    driver = looking_on(open_app, animation="normal")
    view, lost = driver.table.shown, Text("Something is lost.")
    mine, theirs = (Event("life_lost", "TAL-6.4.1", lost, (("who", seat),)) for seat in (ME, OTHER))
    assert driver.table.pace.concerns([theirs, mine], view)
    assert not driver.table.pace.concerns([theirs], view)


def test_what_happens_in_the_own_turn_stops_no_skip(open_app: OpenApp) -> None:
    driver = looking_on(open_app, animation="normal")
    seconds_to_question(driver)
    mine = Event("life_lost", "TAL-6.4.1", Text("Something is lost."), (("who", ME),))
    assert not driver.table.pace.concerns([mine], driver.table.shown)


def test_whoever_is_out_of_a_match_is_offered_its_result(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = looking_on(open_app, animation="normal")
    assert say(driver.table.find("button:skip").words) == "Skip"  # type: ignore[attr-defined]  # it is a button
    monkeypatch.setattr(type(driver.table.tabletop), "is_out", lambda _tabletop, _view, _seat: True)
    driver.table.refresh()
    assert say(driver.table.find("button:skip").words) == "Show the result"  # type: ignore[attr-defined]  # a button
