"""Where only the end of the mages' phase is left nobody has to click for it; a prayer takes one click."""

from __future__ import annotations

import pytest

from game.devils_circle.rules import mages_phase
from game.devils_circle.rules.mages.offers import FINISH, flight_button
from game.engine.decision import Decision, Option, Text
from game.engine.game import Seat
from game.players import PERSON
from game.ui.tables.devils_circle.evident import evident_answer
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, CircleDriver

FLIGHT = flight_button(1, (1, 1, 1, 1))


def play(open_app: OpenApp, scene: Scene, **settings: object) -> CircleDriver:
    """The scene on the screen."""
    driver = CircleDriver(open_app(**settings).app, GUARD, match=scene.match)
    driver.to_question()
    return driver


def asked(*options: Option) -> Decision:
    """A question what a mage does."""
    return Decision(0, "mage", Text("What now?"), options, "DK-6.4")


def answer(*options: Option, other: str = "greedy", stops_at_end: bool = False) -> str:
    """What is answered by itself if somebody plays the Circle."""
    scene = guarded()
    scene.match.seats = (Seat("Ann", PERSON), Seat("Zoltar", other))
    return evident_answer(scene.view, asked(*options), stops_at_end=stops_at_end)


def guarded() -> Scene:
    """A mage who may pray, walk and more."""
    return Scene({"orlan": {"at": "f5", "power": 3, "strength": 3}})


def test_only_the_end_of_the_phase_is_answered_by_itself() -> None:
    assert answer(FINISH) == FINISH.key
    assert answer(FINISH, stops_at_end=True) == ""


def test_whatever_a_mage_can_still_do_is_asked() -> None:
    options = [option for option in guarded().open().options if option not in (FINISH, FLIGHT)]
    assert len(options) > 5
    assert [answer(option, FINISH) for option in options] == [""] * len(options)


@pytest.mark.clause("DK-16.4")
def test_a_rescue_move_of_the_circle_is_left_to_a_person_and_is_no_deed_of_the_mages() -> None:
    assert answer(FLIGHT, FINISH, other=PERSON) == ""
    assert answer(FLIGHT, FINISH) == FINISH.key


@pytest.mark.clause("DK-6.5")
def test_a_phase_in_which_nothing_can_be_done_ends_on_the_screen_by_itself(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mages_phase, "options_and_reach", lambda *_given: ((FINISH,), ()))
    driver = play(open_app, Scene({"orlan": {"at": "f5"}}, turn=""))
    assert driver.match.record[0].key == FINISH.key
    assert driver.match.record[0].seat == 0


def test_a_prayer_for_strength_or_power_is_one_click_on_its_button(open_app: OpenApp) -> None:
    driver = play(open_app, guarded())
    assert driver.decision.kind == "mage"
    driver.click("option:pray:power")
    assert driver.match.record[0].key == "pray:power"


def test_the_line_of_the_price_list_asks_for_what_a_prayer_is(open_app: OpenApp) -> None:
    driver = play(open_app, guarded())
    driver.click(driver.table.table.of_place("act:pray")[0].id)
    assert not driver.match.record
    buttons = [option.key for option in driver.table.controller.buttons()]  # type: ignore[union-attr]  # it is asked
    assert buttons[:2] == ["pray:strength", "pray:power"]
    assert len(buttons) == len({*buttons})
