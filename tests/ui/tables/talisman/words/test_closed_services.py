"""Services and goods that cannot be had now are shown grey, with their price and the reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.talisman.state import GOOD, MEETING
from game.ui.app.without_window.driver import Driver
from game.ui.kit.widgets import Button
from tests.talisman.scene import Scene, arriving, figure
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

OpenApp = Callable[..., Driver]
REASONS = {
    ("village", "healer", 0, 3): "no Gold",
    ("village", "healer", 2, 4): "no Life that could be healed",
    ("village", "blacksmith", 1, 4): "You have 1 Gold, and the cheapest thing costs 2.",
    ("city", "alchemist", 1, 4): "no Object",
    ("city", "doctor", 0, 3): "no Gold",
    ("chapel", "free_healing", 1, 4): "no Life that could be healed",
}
"""By space, service, Gold and Lives: what is said."""


def at(open_app: OpenApp, space: str, gold: int, lives: int) -> TalismanDriver:
    """A good Character who is asked what to do there."""
    met = Scene(
        MEETING, figure("warrior", space, gold=gold, lives=lives, alignment=GOOD), figure("wizard"), patient=True
    )
    driver = TalismanDriver(open_app().app, match=met.match)
    driver.to_question()
    return driver


@pytest.mark.clause("TAL-6.4.6", "TAL-6.3.3", "TAL-6.13.5d")
@pytest.mark.parametrize(("space", "service", "gold", "lives"), REASONS)
def test_what_cannot_be_had_is_shown_grey_with_the_reason(
    open_app: OpenApp, space: str, service: str, gold: int, lives: int
) -> None:
    driver = at(open_app, space, gold, lives)
    made = len(driver.match.record)
    button = driver.table.find(f"closed:{service}")
    assert isinstance(button, Button)
    assert not button.enabled
    assert REASONS[space, service, gold, lives] in str(button.why_disabled)
    driver.click(f"closed:{service}")
    assert len(driver.match.record) == made
    assert any("".join(run.words for run in notice.text) == str(button.why_disabled) for notice in driver.app.notices)


def test_what_can_be_had_is_not_grey(open_app: OpenApp) -> None:
    driver = at(open_app, "village", 4, 2)
    shown = set(driver.ids())
    assert not any(name.startswith("closed:") for name in shown)
    assert {"option:healer", "option:blacksmith", "option:mystic"} <= shown


@pytest.mark.clause("TAL-6.20.1")
def test_goods_that_cost_too_much_keep_their_price_in_sight(open_app: OpenApp) -> None:
    driver = at(open_app, "village", 2, 4)
    driver.click_answer("blacksmith")
    driver.to_question()
    assert driver.decision.kind == "shop"
    grey = [widget for widget in driver.table.walk() if widget.id.startswith("closed:buy:")]
    assert grey
    assert all(isinstance(button, Button) and "too little Gold" in str(button.why_disabled) for button in grey)


@pytest.mark.clause("TAL-6.16.9b", "TAL-6.11.19a")
def test_a_prize_that_the_loser_does_not_have_is_shown_grey_with_the_reason(open_app: OpenApp) -> None:
    beaten = figure("elf", "fields", gold=0, raft="built")
    scene = arriving(figure("troll", "fields"), beaten, patient=True, dice=(6, 1))
    driver = TalismanDriver(open_app().app, match=scene.match)
    driver.to_question()
    for key in ("attack:1", *("fight" for _ in range(3))):
        if driver.decision.kind == "reward":
            break
        driver.table.answer(key if driver.decision.option(key) else driver.advice())
        driver.to_question()
    assert driver.decision.kind == "reward"
    reasons = {key: driver.table.find(f"closed:claim_{key}") for key in ("object", "gold")}
    said = {key: str(button.why_disabled) for key, button in reasons.items() if isinstance(button, Button)}
    assert said == {
        "object": "The other one carries no Object that could be taken; a Raft cannot be.",
        "gold": "The other one has no Gold.",
    }
