"""Spells are seen by their owner only: on the table, in the log, and when the screen is passed on."""

from __future__ import annotations

import pytest

from game.players import PERSON
from game.ui.match.turns.curtain import CurtainScreen
from tests.ui.conftest import OpenApp
from tests.ui.tables.talisman.talisman_driver import TalismanDriver

pytestmark = pytest.mark.clause("TAL-6.9.2", "TAL-HID-1")

ENOUGH = 12
"""Spells held by somebody else that were looked for."""


def reads_minds(driver: TalismanDriver, seat: int) -> bool:
    return driver.talisman.heroes[seat].character == "prophetess"


def test_the_log_names_new_spells_to_their_owner_only(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app((1280, 720), pass_cover=False, confirm_risky=False).app, [PERSON] * 4, seed=9)
    seen = 0
    driver.to_question()
    for _answer in range(120):
        if driver.over:
            break
        seat = driver.decision.seat
        for line in driver.table.course.lines:
            assert line.readers is None or seat in line.readers
        shown = [line for line in driver.table.course.lines if line.readers is not None]
        seen += bool(shown)
        assert len(driver.table.panel.log.entries) == len(driver.table.course.lines)
        driver.table.answer(driver.advice())
        driver.to_question()
    assert seen, "somebody drew a Spell"


def test_the_screen_is_passed_on_before_somebody_with_spells_is_asked(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app((1280, 720), pass_cover=True, confirm_risky=False).app, [PERSON] * 3, seed=9)
    curtains = 0
    for _answer in range(60):
        driver.to_question(curtain="leave")
        screen = driver.app.screen
        if isinstance(screen, CurtainScreen):
            curtains += 1
            driver.key("enter")
            driver.to_question(curtain="leave")
        if driver.over:
            break
        decision = driver.decision
        assert driver.talisman.seat == decision.seat
        driver.table.answer(driver.advice())
    assert curtains


def test_no_piece_of_the_table_is_a_spell_of_somebody_else(open_app: OpenApp) -> None:
    driver = TalismanDriver(open_app((1280, 720), pass_cover=False).app, [PERSON, "greedy", "greedy"], seed=12)
    driver.to_question()
    looked = 0
    while looked < ENOUGH:
        if not reads_minds(driver, 0):
            hidden = {f"card:{card}" for seat in (1, 2) for card in driver.match.state.heroes[seat].spells}
            looked += len(hidden)
            assert not hidden & {piece.place for piece in driver.table.table.pieces}
            for place in hidden:
                assert driver.table.rect_of(place) is None
        driver.table.answer(driver.advice())
        driver.to_question()
