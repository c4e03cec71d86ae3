"""A prayer that no die can answer is grey, asks before it is said, and is no button."""

from __future__ import annotations

import pytest

from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, CircleDriver


def praying(open_app: OpenApp, **traits: int) -> CircleDriver:
    scene = Scene({"orlan": {"at": "f8", **traits}, "mirel": {"at": "h6"}})
    found = CircleDriver(open_app().app, GUARD, match=scene.match)
    found.to_question()
    return found


def buttons(found: CircleDriver) -> set[str]:
    return {widget.id for widget in found.table.panel.walk() if widget.id.startswith("option:pray")}


@pytest.mark.clause("DK-8.12")
def test_only_a_prayer_that_may_be_heard_is_a_button(open_app: OpenApp) -> None:
    assert buttons(praying(open_app, strength=8, power=8)) == set()
    assert buttons(praying(open_app, strength=7, power=8)) == {"option:pray:strength"}
    assert buttons(praying(open_app, strength=8, power=6, wand=0, book=0)) == set()
    assert buttons(praying(open_app, strength=8, power=5, wand=0, book=0)) == {"option:pray:power"}


def test_the_line_of_the_price_list_is_grey_then_and_says_why(open_app: OpenApp) -> None:
    found = praying(open_app, strength=8, power=8)
    controller = found.table.controller
    assert controller is not None
    line = next(piece for piece in controller.pieces if piece.id == "deed:pray")
    why = controller.why_not(line)
    assert not controller.is_lit(line)
    assert why is not None
    assert "8 at most" in str(why.text)
    hale = praying(open_app, strength=7, power=8).table.controller
    assert hale is not None
    assert hale.is_lit(line)


def test_whoever_prays_in_vain_all_the_same_is_asked_first(open_app: OpenApp) -> None:
    found = praying(open_app, strength=8, power=8)
    found.app.settings.confirm_risky = True
    found.click("deed:pray")
    found.step(3)
    found.click("option:pray:strength")
    found.step(3)
    assert found.app.screen.name == "confirm"


def test_a_second_click_on_what_means_several_things_takes_nothing_back(open_app: OpenApp) -> None:
    found = praying(open_app, strength=5, power=5)
    controller = found.table.controller
    assert controller is not None
    line = next(piece for piece in controller.pieces if piece.id == "deed:pray")
    for _click in range(2):
        controller.click(line)
        assert [option.key for option in controller.offered] == ["pray:strength", "pray:power"]
