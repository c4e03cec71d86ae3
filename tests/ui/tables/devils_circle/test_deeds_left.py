"""A deed begun can be left at no cost, and whatever is clicked meanwhile is answered about that deed."""

from __future__ import annotations

import pytest

from game.ui.match.panel.question import NOT_THIS
from tests.devils_circle.scene import Scene
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver

LEAVE = f"option:{NOT_THIS.key}"


def side_by_side() -> Scene:
    """Two mages beside each other, one on the supplies."""
    poor = {"at": "g8", "herb": 0, "wand": 0, "salt": 0, "garlic": 0}
    return Scene({"orlan": {"at": "g7", "herb": 1}, "mirel": poor})


@pytest.mark.parametrize("key", ["give:mirel", "pour", "lay_wand", "resupply"])
def test_a_deed_begun_is_left_by_a_button_and_costs_nothing(open_app: OpenApp, key: str) -> None:
    driver = CircleDriver(open_app().app, GUARD, match=side_by_side().match)
    driver.to_question()
    before = driver.match.save()
    driver.table.choose(key)
    driver.to_question()
    assert driver.decision.kind in driver.tabletop.begun
    driver.click(LEAVE)
    driver.to_question()
    assert driver.decision.kind == "mage"
    assert driver.match.save() == before


def test_a_demons_sign_is_not_thrown_either(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "g9"}}, {"gorm": {"at": "g3"}}, turn="gorm", points=6)
    driver = CircleDriver(open_app().app, HUNT, match=scene.match)
    driver.to_question()
    driver.table.choose("pentagram")
    driver.to_question()
    assert driver.decision.kind == "throw"
    driver.click(LEAVE)
    driver.to_question()
    assert driver.decision.kind == "play"


def test_nothing_is_left_any_more_once_something_was_taken(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, match=side_by_side().match)
    driver.to_question()
    driver.table.choose("resupply")
    driver.to_question()
    driver.table.choose("item:herb")
    driver.to_question()
    assert driver.decision.kind == "resupply"
    assert LEAVE not in driver.ids()


def test_what_can_be_handed_over_is_named_by_buttons_and_a_slip_is_told_what_is_asked(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, match=side_by_side().match)
    driver.to_question()
    offered = driver.decision.option("give:mirel")
    assert offered is not None
    assert "elven drops cannot" in str(offered.tooltip)
    driver.table.choose("give:mirel")
    driver.to_question()
    assert {f"option:{option.key}" for option in driver.decision.options} <= set(driver.ids())
    for place in ("pentagram:1", "clock", "stock:herb"):
        assert "What do you hand Mirel?" in str(driver.decision.refusals(place).text)


@pytest.mark.parametrize(("power", "said"), [(20, "Drops on Gorm: −3 power"), (3, "Drops on Gorm: into hell")])
def test_drops_say_what_they_take(open_app: OpenApp, power: int, said: str) -> None:
    scene = Scene({"orlan": {"at": "c4"}}, {"gorm": {"at": "c3", "power": power}})
    driver = CircleDriver(open_app().app, GUARD, match=scene.match)
    driver.to_question()
    driver.click(driver.free_point("demon:gorm"))
    assert driver.table.controller is not None
    assert said in [str(option.text) for option in driver.table.controller.buttons()]


@pytest.mark.parametrize(("power", "said"), [(20, "Exorcise Gorm: −16 power"), (16, "Exorcise Gorm into hell")])
def test_an_exorcism_says_what_it_takes_and_more_bundles_how_they_differ(
    open_app: OpenApp, power: int, said: str
) -> None:
    scene = Scene({"orlan": {"at": "c5", "herb": 3}}, {"gorm": {"at": "c3", "power": power}})
    driver = CircleDriver(open_app().app, GUARD, match=scene.match)
    driver.to_question()
    driver.click(driver.free_point("demon:gorm"))
    assert driver.table.controller is not None
    told = [str(option.text) for option in driver.table.controller.buttons() if option.key.startswith("exorcise")]
    more = ["no more than with 1"] * 2 if power == 16 else ["its blows +2", "its blows +3"]
    assert told == [said, *(f"With {n} bundles: {words}" for n, words in zip((2, 3), more, strict=True))]
