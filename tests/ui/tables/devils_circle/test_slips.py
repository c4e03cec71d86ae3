"""Clicks that newcomers made by mistake do no harm: on a mage who stands on his garlic, and on the end of a phase."""

from __future__ import annotations

import pytest

from game.devils_circle import GAME
from game.devils_circle.rules.mages.offers import FINISH
from game.engine.decision import Event, Text
from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import runs
from game.ui.kit.widgets import Paragraph
from game.ui.tables.common.outcomes import Changed
from game.ui.tables.common.pieces import Piece
from game.ui.tables.devils_circle.controller import NOTHING_DONE, TAKE_DOWN, CircleController
from game.ui.tables.devils_circle.layout import DEED, FIGURE, PLATE
from game.ui.tables.devils_circle.telling.phases import TURN_WORDS
from game.ui.tables.devils_circle.telling.statistics import CircleStatistics, ReportLine
from game.words import say
from tests.devils_circle.scene import Scene
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
    driver.tabletop.table.report = [ReportLine(Text(f"Gorm does thing {number}.")) for number in range(30)]
    driver.table.refresh()
    words = driver.table.find("news:words")
    assert isinstance(words, Paragraph)
    assert "".join(run.words for run in runs(words.text)).count("Gorm does thing") == 30
    assert driver.table.panel.rect.contains(driver.table.find("news").rect)
    assert words.rect.height <= driver.table.find("news").rect.height or "news:area" in driver.ids(), "it is scrolled"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_a_note_for_newcomers_leaves_half_of_the_room_to_the_summary(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    driver = CircleDriver(open_app(size, first_times=True).app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    driver.tabletop.table.report = [ReportLine(Text(f"Gorm does thing {number}.")) for number in range(9)]
    driver.table.first_times.note = next(note for note in GAME.first_times if note.id == "dawn")
    driver.table.refresh()
    news, note = driver.table.find("news").rect, driver.table.find("note").rect
    assert not news.colliderect(note)
    assert news.height >= note.height - 8
    assert "hint" not in driver.ids(), "both are read first"


def beside_gorm(open_app: OpenApp, **traits: object) -> CircleDriver:
    """Orlan right beside Gorm."""
    scene = Scene({"orlan": {"at": "f5", **traits}}, {"gorm": {"at": "f6", "power": 20, "rescue_left": False}})
    scene.begin_here()
    driver = CircleDriver(open_app(confirm_risky=False).app, GUARD, match=scene.match)
    driver.to_question()
    return driver


def controller_of(driver: CircleDriver) -> CircleController:
    controller = driver.table.controller
    assert isinstance(controller, CircleController)
    return controller


def piece_at(driver: CircleDriver, place: str, kind: str) -> Piece:
    return next(piece for piece in driver.table.table.of_place(place) if piece.kind == kind)


@pytest.mark.clause("DK-8.18")
@pytest.mark.parametrize("herbs", [0, 3])
def test_where_a_demon_can_be_sprinkled_but_not_attacked_it_is_said_why(open_app: OpenApp, herbs: int) -> None:
    weak, strong = (beside_gorm(open_app, strength=strength, herb=herbs) for strength in (5, 8))
    said = []
    for driver in (weak, strong):
        controller = controller_of(driver)
        controller.click(piece_at(driver, "demon:gorm", FIGURE))
        hint = controller.hint() if controller.chosen() is None else controller.hint_when_chosen()
        said.append(say(hint) if hint is not None else "")
    assert said[0].endswith("An attack needs strength 7; there is only 5.")
    assert "strength" not in said[1]


@pytest.mark.clause("DK-8.12")
def test_the_line_of_prayers_offers_none_that_no_die_can_answer(open_app: OpenApp) -> None:
    driver = beside_gorm(open_app, strength=3, power=8)
    assert {"pray:strength", "pray:power"} <= set(driver.decision.keys())
    controller = controller_of(driver)
    line = piece_at(driver, "act:pray", DEED)
    assert [option.key for option in controller.options_of(line)] == ["pray:strength"]
    assert "pray:power" not in [option.key for option in controller.buttons()]


def test_a_click_on_the_mage_in_turn_is_no_mistake(open_app: OpenApp) -> None:
    driver = beside_gorm(open_app)
    for kind in (FIGURE, PLATE):
        assert controller_of(driver).click(piece_at(driver, "mage:orlan", kind)) == Changed()
    plate = driver.table.find("plate:orlan").rect
    driver.click((plate.left + 8, plate.top + 8))
    assert driver.table.bubble is None


@pytest.mark.clause("DK-8.9", "DK-8.3")
def test_how_far_an_exorcism_reaches_is_shown_of_nobody_who_cannot_exorcise(open_app: OpenApp) -> None:
    for traits in ({}, {"book": 0}, {"herb": 0}, {"power": 1}):
        driver = beside_gorm(open_app, **traits)
        driver.move("plate:orlan")
        driver.picture()
        assert bool(driver.tabletop.table.exorcised(driver.view, driver.table.area)) is not bool(traits), traits
    scene = Scene({"orlan": {"at": "f5"}}, {"gorm": {"at": "f6"}})
    assert scene.view.mages[0].exorcist
    scene.state.at_dawn = True
    assert not scene.view.mages[0].exorcist


def test_a_click_for_the_mage_before_does_not_reach_the_next_one_who_is_announced(open_app: OpenApp) -> None:
    scene = Scene({"orlan": {"at": "f5", "power": 3}, "tobin": {"at": "h9", "power": 3}}, dice=(1, 1))
    driver = CircleDriver(open_app().app, GUARD, match=scene.match)
    driver.to_question()
    for _prayer in range(2):
        driver.click("option:pray:power")
        driver.to_question()
    assert driver.decision.about == "mage:tobin"
    assert str(driver.table.turn_line.words) == "Orlan has no points left. Now Tobin acts."
    made = len(driver.match.record)
    driver.step(dt=0.4)
    Driver.click(driver, driver.app.mouse)
    assert len(driver.match.record) == made, "the mouse still lies where Orlan prayed"
    driver.step(dt=1.0)
    Driver.click(driver, driver.app.mouse)
    driver.step()
    assert len(driver.match.record) > made


def test_that_the_last_phase_just_ran_out_is_not_told_in_the_next_one() -> None:
    assert not any(map(TURN_WORDS.is_news, TURN_WORDS.over.values()))
