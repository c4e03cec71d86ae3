"""What is answered on the sheet has buttons as well, so that nobody looks for an answer in vain."""

from __future__ import annotations

import pytest

from game.engine.seating import Seat
from game.players import PERSON
from tests.talisman.scene import arriving, figure
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver


@pytest.mark.clause("TAL-6.1.6b")
def test_every_weapon_to_fight_with_has_a_button(open_app: OpenApp) -> None:
    troll = figure("troll", "fields", objects="axe#1 sword#1")
    scene = arriving(troll, figure("elf", "city"), lying={"fields": "bear#1"})
    scene.match.seats = tuple(Seat(seat.name, PERSON) for seat in scene.match.seats)
    driver = TalismanDriver(open_app().app, match=scene.match)
    driver.to_question()
    while driver.decision.kind != "weapon":
        driver.table.answer(driver.decision.options[0].key)
        driver.to_question()
    assert {f"option:{option.key}" for option in driver.decision.options} <= set(driver.ids())
