"""Cards glow for what can be done with them; nothing is left but after the button that says so."""

from __future__ import annotations

import pytest

from game.engine.decision import Refusal
from game.players import PERSON
from game.talisman.state import ARRIVING, MOVING
from game.ui.tables.common.outcomes import Refused
from game.ui.tables.talisman.controller import TalismanController
from game.ui.tables.talisman.leaving import HELPS_BY_ITSELF, KEEPING, LEAVING, WHAT_TO_LEAVE
from tests.talisman.scene import Figure, Scene, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

WARRIOR = figure("warrior", "outer_09_plains", objects="sword#1 axe#1", followers="guide#1")


def asked(open_app: OpenApp, hero: Figure = WARRIOR, stage: str = MOVING, lying: str = "") -> TalismanDriver:
    """A match on the screen in which the first player is asked something."""
    there = {"outer_09_plains": lying} if lying else {}
    scene = Scene(stage, hero, lying=there, state={"moved": stage == ARRIVING}, patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    return driver


def controller_of(driver: TalismanDriver) -> TalismanController:
    found = driver.table.controller
    assert isinstance(found, TalismanController)
    return found


def glowing(driver: TalismanDriver) -> set[str]:
    """The places that glow."""
    lit = controller_of(driver).lit()
    return {piece.place for piece in driver.table.table.pieces if piece.id in lit}


def test_no_card_glows_because_it_could_be_left_and_a_click_on_it_drops_nothing(open_app: OpenApp) -> None:
    driver = asked(open_app)
    assert not {place for place in glowing(driver) if place.startswith("card:")}
    made = len(driver.match.record)
    for _ in range(3):
        driver.click("card:sword#1")
    assert len(driver.match.record) == made
    assert not controller_of(driver).offered
    outcome = controller_of(driver).click(driver.pieces_at("card:sword#1")[0])
    assert outcome == Refused(Refusal(HELPS_BY_ITSELF, "TAL-6.5.4"))


def test_the_button_lets_what_may_be_left_glow_alone_and_leaves_at_the_second_click(open_app: OpenApp) -> None:
    driver = asked(open_app)
    driver.click(f"option:{LEAVING.key}")
    assert glowing(driver) == {"card:sword#1", "card:axe#1", "card:guide#1"}
    assert controller_of(driver).hint() == WHAT_TO_LEAVE
    assert KEEPING in controller_of(driver).buttons()
    made = len(driver.match.record)
    driver.click("card:sword#1")
    assert len(driver.match.record) == made, "the first click only chooses"
    marks = driver.table.shown_table.marks(None, None)
    assert {"card:sword#1"} == marks.selected <= marks.parting, "it wears no tick"
    driver.click("option:leave:sword#1")
    assert driver.match.record[made].key == "leave:sword#1"
    driver.to_question()
    assert not glowing(driver) & {"card:axe#1", "card:guide#1"}, "with the next question it is over"


def test_the_button_takes_its_offer_back(open_app: OpenApp) -> None:
    driver = asked(open_app)
    for _ in range(2):
        driver.click(f"option:{LEAVING.key}")
    assert "card:sword#1" not in glowing(driver)
    number = [option.key for option in controller_of(driver).buttons()].index(LEAVING.key) + 1
    driver.key(str(number))
    assert glowing(driver) == {"card:sword#1", "card:axe#1", "card:guide#1"}, "a digit presses the button, too"
    assert not controller_of(driver).offered, "and chooses none of them"


def test_what_may_be_taken_glows_and_what_is_carried_does_not(open_app: OpenApp) -> None:
    driver = asked(open_app, stage=ARRIVING, lying="helmet#1")
    assert driver.decision.kind == "take"
    assert {place for place in glowing(driver) if place.startswith("card:")} == {"card:helmet#1"}
    assert len(driver.match.record) == 0


def test_what_a_card_just_drawn_would_take_glows_at_once(open_app: OpenApp) -> None:
    scene = Scene(ARRIVING, WARRIOR, deck="raiders#1", state={"moved": True}, patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    assert {"card:sword#1", "card:axe#1"} <= glowing(driver)
    assert LEAVING not in controller_of(driver).buttons()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_the_button_stands_below_and_is_half_as_wide_as_an_answer(open_app: OpenApp, size: tuple[int, int]) -> None:
    scene = Scene(MOVING, WARRIOR, patient=True)
    driver = TalismanDriver(open_app(size).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    throw, leaving = (driver.table.find(f"option:{key}").rect for key in ("throw", LEAVING.key))
    assert leaving.top >= throw.bottom
    assert leaving.width < throw.width * 0.6


@pytest.mark.parametrize("kind", ["life_or_follower"])
def test_each_thing_that_may_be_given_up_has_a_button(open_app: OpenApp, kind: str) -> None:
    hero = figure("warrior", "inner_01_mines", objects="talisman#1", followers="guide#1 prince#1")
    scene = Scene(MOVING, hero, dice=(2,), patient=True)
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    for key in ("step:inner_02_vampires_tower", "throw"):
        driver.table.answer(key)
        driver.to_question()
    assert driver.decision.kind == kind
    assert [option.key for option in controller_of(driver).buttons()] == ["life", "card:guide#1", "card:prince#1"]
