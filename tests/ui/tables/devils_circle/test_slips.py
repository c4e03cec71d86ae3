"""Clicks that newcomers made by mistake do no harm: on a mage who stands on his garlic, and on the end of a phase."""

from __future__ import annotations

import pytest

from game.devils_circle.rules.mages.offers import FINISH
from game.engine.decision import Event, Text
from game.ui.kit.painting.theme import Theme
from game.ui.tables.devils_circle.controller import NOTHING_DONE, TAKE_DOWN
from game.ui.tables.devils_circle.layout import FIGURE
from game.ui.tables.devils_circle.report import Report
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


def test_the_summary_keeps_what_weighs_most_where_there_is_no_room_for_all(acting: CircleDriver) -> None:
    statistics = CircleStatistics()
    statistics.note(told("phase_began", "The demons' phase begins.", phase="demons"))
    statistics.note(told("resurrected", "Vasha rises on G4."))
    for number in range(30):
        statistics.note(told("power_lost", f"Gorm loses {number} power."))
    report = Report(Theme(), acting.app.pictures)
    statistics.note(told("pentagram_thrown", "Ulk throws a pentagram."))
    statistics.note(told("dawn", "Dawn begins."))
    statistics.note(told("mages_pale", "Strength and power fall to 5."))
    blocks = [([str(line.words)], line) for line in statistics.summary]
    shown = report._fitting(blocks, 6)
    assert shown[:3] == [["Vasha rises on G4."], ["Ulk throws a pentagram."], ["Dawn begins."]]
    assert shown[3] == ["Gorm loses 0 power."]
    assert shown[-1] == ["…"]
    assert len(shown) == 6


def test_what_harms_leads_the_summary_in_the_order_in_which_it_happened(acting: CircleDriver) -> None:
    statistics = CircleStatistics()
    statistics.note(told("phase_began", "The demons' phase begins.", phase="demons"))
    for kind in ("demon_moved", "demon_attacks", "strength_lost", "demon_moved", "curse", "dawn"):
        statistics.note(told(kind, f"{kind} {len(statistics.report)}"))
    said = [str(line.words) for line in statistics.summary]
    assert said == ["demon_attacks 1", "strength_lost 2", "curse 4", "dawn 5", "demon_moved 0", "demon_moved 3"]


def test_a_summary_that_fits_is_told_in_its_order(acting: CircleDriver) -> None:
    lines = [ReportLine(Text("one"), "DK-1"), ReportLine(Text("two"), "DK-1", weight=2)]
    shown = Report(Theme(), acting.app.pictures)._fitting([([str(line.words)], line) for line in lines], 2)
    assert shown == [["one"], ["two"]]


def test_the_clock_and_those_who_stay_below_give_way_to_what_happened(acting: CircleDriver) -> None:
    lines = [ReportLine(Text("moved"), "DK-1"), ReportLine(Text("the clock"), "DK-1", weight=0)]
    lines += [ReportLine(Text(f"moved {number}"), "DK-1") for number in range(2)]
    shown = Report(Theme(), acting.app.pictures)._fitting([([str(line.words)], line) for line in lines], 3)
    assert ["the clock"] not in shown
    assert shown[-2:] == [["moved 0"], ["…"]]
