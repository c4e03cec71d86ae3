"""At the Portal of Power both abilities are told with all that is owned, and that nothing is taken behind it."""

from __future__ import annotations

from game.engine.game import Seat
from game.players import PERSON
from game.talisman.state import MOVING
from game.ui.tables.talisman.controller import TalismanController
from game.words import say
from tests.talisman.scene import Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

PORTAL, PLAIN = "middle_00_portal_of_power", "inner_00_plain_of_peril"


def at_the_portal(open_app: OpenApp) -> TalismanDriver:
    """A Gnome whose Craft makes certain what his Strength does not is asked how to force it."""
    gnome = figure("troll", PORTAL, strength=9, craft=6, followers="gnome#1")
    scene = Scene(MOVING, gnome, dice=(3, 6), lying={PLAIN: "talisman#1"}, patient=True)
    scene.match.seats = (Seat("Ada", PERSON), Seat("Bo", "greedy"))
    driver = TalismanDriver(open_app().app, match=scene.match)
    driver.to_question()
    driver.table.answer("throw")
    driver.to_question()
    return driver


def test_the_ability_that_opens_it_more_often_stands_first_with_the_odds_of_both(open_app: OpenApp) -> None:
    driver = at_the_portal(open_app)
    driver.table.answer("inwards")
    driver.to_question()
    controller = driver.table.controller
    assert isinstance(controller, TalismanController)
    assert [option.key for option in controller.buttons()] == ["craft", "strength"]
    told = controller.odds_at_rest()
    assert told is not None
    assert [(say(outcome.text), round(100 * outcome.share)) for outcome in told] == [
        ("With Craft", 100), ("With Strength", 83)]  # fmt: skip
    assert controller.foremost() is None, "the panel tells both until one is in hand"


def test_that_nothing_is_taken_behind_it_is_said_when_the_turn_is_over(open_app: OpenApp) -> None:
    driver = at_the_portal(open_app)
    for key in ("inwards", "craft"):
        driver.table.answer(key)
        driver.to_question()
    assert "nothing on the Plain is taken" in say(driver.table.turn_line.words or "")
