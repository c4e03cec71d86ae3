"""The panel on which people who share a screen say when they are asked for Spells (TAL-HID-3c)."""

from __future__ import annotations

import pytest

from game.players import PERSON
from game.talisman.rules.magic.stops import FIRST_STOPS, STOPS
from game.ui.tables.talisman.kinds import BELL, STOP
from game.ui.tables.talisman.sheets.stops_panel import BELOW
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

SIZES = [(1280, 720), (1024, 640), (1920, 1080)]


def two_people(open_app: OpenApp, size: tuple[int, int] = (1280, 720)) -> TalismanDriver:
    driver = TalismanDriver(open_app(size).app, [PERSON, PERSON, "greedy"], seed=9)
    driver.to_question()
    return driver


def lines(driver: TalismanDriver) -> dict[str, int]:
    """The moments on the open panel, and whether their bells ring."""
    return {piece.face: piece.count for piece in driver.table.table.pieces if piece.kind == STOP}


@pytest.mark.clause("TAL-HID-3c")
@pytest.mark.parametrize("size", SIZES)
def test_a_click_on_the_bell_opens_every_moment_and_a_click_on_one_turns_it_over(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    driver = two_people(open_app, size)
    decision, seat = driver.decision, driver.talisman.seat
    driver.click(next(piece.id for piece in driver.table.table.pieces if piece.kind == BELL))
    assert lines(driver) == {stop: int(stop in FIRST_STOPS) for stop in STOPS}
    boxes = [piece.rect for piece in driver.table.table.pieces if piece.kind == STOP]
    assert not any(one.colliderect(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :])
    assert all(driver.table.area.contains(box) for box in boxes)
    for stop in ("others:start", "own:fight"):
        driver.click(f"stop:{stop}")
        assert lines(driver)[stop] == int(stop not in FIRST_STOPS)
        assert (stop in driver.match.state.stops[seat]) is (stop not in FIRST_STOPS)
    assert driver.decision is decision, "the question stays open"
    driver.table.answer(driver.advice())


@pytest.mark.clause("TAL-HID-3c")
def test_the_keyboard_opens_the_panel_changes_it_and_takes_that_back(open_app: OpenApp) -> None:
    driver = two_people(open_app)
    seat = driver.decision.seat
    driver.key("s")
    driver.walk_to("stop:others:end")
    driver.key("enter")
    assert lines(driver)["others:end"] == 1
    driver.key("u")
    driver.to_question()
    assert driver.match.state.stops[seat] == FIRST_STOPS
    driver.key("s")
    driver.key("s")
    assert not lines(driver)


@pytest.mark.clause("TAL-HID-3c")
def test_everybody_sees_his_own_panel_only(open_app: OpenApp) -> None:
    driver = two_people(open_app)
    first = driver.decision.seat
    driver.key("s")
    driver.click("stop:others:start")
    while driver.decision.seat == first:
        driver.table.answer(driver.advice())
        driver.to_question()
    assert not lines(driver), "the panel makes way for the next question"
    driver.key("s")
    assert lines(driver)["others:start"] == 0


@pytest.mark.clause("TAL-HID-3")
def test_who_sits_alone_has_no_bell(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app().app, [PERSON, "greedy"], seed=3)
    driver.to_question()
    driver.key("s")
    assert not [piece for piece in driver.table.table.pieces if piece.kind in (BELL, STOP)]


@pytest.mark.clause("TAL-HID-3a")
def test_the_bell_and_its_lines_explain_themselves(open_app: OpenApp) -> None:
    driver = two_people(open_app)
    driver.key("s")
    view = driver.talisman
    for piece in driver.table.table.pieces:
        if piece.kind in (BELL, STOP):
            assert driver.tabletop.explain(view, piece, 0)
    assert str(BELOW)
