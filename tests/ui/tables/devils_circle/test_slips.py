"""Clicks that newcomers made by mistake do no harm: on a mage who stands on his garlic, and on the end of a phase."""

from __future__ import annotations

import pytest

from game.devils_circle.rules.mages.offers import FINISH
from game.engine.decision import Event, Text
from game.ui.kit.rich_text import runs
from game.ui.kit.widgets import Paragraph
from game.ui.tables.devils_circle.controller import NOTHING_DONE, TAKE_DOWN
from game.ui.tables.devils_circle.layout import FIGURE
from game.ui.tables.devils_circle.statistics import CircleStatistics, ReportLine
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, CircleDriver


@pytest.fixture
def acting(open_app: OpenApp) -> CircleDriver:
    """The first phase of the mages, before anybody has done anything."""
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    return driver


def test_a_click_on_a_mage_never_takes_the_garlic_below_him_down(acting: CircleDriver) -> None:
    acting.table.choose("hang")
    acting.to_question()
    assert acting.decision.option(TAKE_DOWN) is not None
    made = len(acting.match.record)
    pieces = acting.table.table.pieces
    figure = next(piece for piece in pieces if piece.kind == FIGURE and piece.place == acting.view.active_piece)
    acting.click(figure.rect.center)
    acting.step()
    assert TAKE_DOWN not in [choice.key for choice in acting.match.record[made:]]
    acting.click(f"option:{TAKE_DOWN}")
    assert acting.match.record[made].key == TAKE_DOWN, "its button does it"


def test_the_end_of_a_phase_in_which_nothing_was_done_is_asked_about_once_more(acting: CircleDriver) -> None:
    controller = acting.table.controller
    assert controller is not None
    finish = acting.decision.option(FINISH.key)
    assert finish is not None
    assert controller.risk(finish) == NOTHING_DONE
    acting.table.choose("hang")
    acting.to_question()
    controller = acting.table.controller
    assert controller is not None
    assert controller.risk(finish) is None


def told(kind: str, words: str, **facts: int | str) -> Event:
    return Event(kind, "DK-1", Text(words), tuple(facts.items()))


def test_the_summary_tells_all_that_happened_in_its_order_and_how_it_went(open_app: OpenApp) -> None:
    statistics = CircleStatistics()
    statistics.note(told("phase_began", "The demons' phase begins.", phase="demons"))
    for kind in (
        "stays_below", "demon_moved", "psychic_attack", "psychic_failed", "warded", "demon_power", "clock", "dawn",
        "mages_pale", "pentagram_exploded", "hole_opened",
    ):  # fmt: skip
        statistics.note(told(kind, kind))
    assert [str(line.words) for line in statistics.summary] == [
        "demon_moved", "psychic_attack", "psychic_failed", "warded", "demon_power", "dawn", "mages_pale",
        "pentagram_exploded", "hole_opened",
    ]  # fmt: skip


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_every_line_of_the_summary_can_be_read_however_many_there_are(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    driver = CircleDriver(open_app(size, confirm_risky=False).app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    driver.tabletop.table.report = [ReportLine(Text(f"Gorm does thing {number}."), "DK-1") for number in range(30)]
    driver.table.refresh()
    words = driver.table.find("news:words")
    assert isinstance(words, Paragraph)
    assert "".join(run.words for run in runs(words.text)).count("Gorm does thing") == 30
    assert driver.table.panel.rect.contains(driver.table.find("news").rect)
    assert words.rect.height <= driver.table.find("news").rect.height or "news:area" in driver.ids(), "it is scrolled"
