"""Evading on the screen: every answer is a button that says what it does, and the sheet says who is unseen."""

from __future__ import annotations

import pytest

from game.players import PERSON
from game.ui.tables.talisman.sheets.statuses import statuses
from tests.talisman.scene import arriving, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver


@pytest.mark.clause("TAL-6.18.2c-R", "TAL-S.invisibility")
def test_a_group_is_evaded_in_part_by_buttons_and_the_sheet_says_so(open_app: OpenApp) -> None:
    hero = figure("elf", "ruins", spells="invisibility#1", lives=2)
    scene = arriving(hero, lying={"ruins": "dragon#1 wolf#1 bear#1 healer#1"})
    driver = TalismanDriver(open_app((1280, 720)).app, [PERSON, PERSON], match=scene.match)
    driver.to_question()
    driver.click_answer("cast:invisibility#1")
    driver.to_question()
    for key in ("evade:all", "evade:card:dragon#1", "evade:card:wolf#1", "evade:card:bear#1", "fight"):
        assert driver.table.find(f"option:{key}") is not None
    assert [status.id for status in statuses(driver.talisman, driver.talisman.heroes[0])] == ["unseen"]
    driver.click_answer("evade:card:dragon#1")
    driver.to_question()
    driver.click_answer("evade:all")
    driver.to_question()
    assert driver.decision.keys() == ("meet", "evade:card:healer#1")
    signs = [status.id for status in statuses(driver.talisman, driver.talisman.heroes[0])]
    assert signs == ["unseen", "evading"]
    driver.click_answer("meet")
    assert scene.hero().lives == 4
