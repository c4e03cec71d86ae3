"""Clicks on the price list, on plates, on the summary, and what the mouse shows of demons."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.devils_circle.view import BarrierView, StepView
from game.engine.decision import Decision, Event, Option, Text
from game.ui.tables.common.outcomes import Changed, Chosen, Refused
from game.ui.tables.common.pieces import Marks, Piece
from game.ui.tables.devils_circle.controller import HINTS
from game.ui.tables.devils_circle.geometry import Geometry
from game.ui.tables.devils_circle.layout import FIGURE, SUMMARY
from game.ui.tables.devils_circle.on_the_board import prices_of
from game.ui.tables.devils_circle.telling.statistics import CircleStatistics
from game.words import say
from tests.ui.conftest import OpenApp
from tests.ui.tables.devils_circle.circle_driver import GUARD, HUNT, CircleDriver


def guard(open_app: OpenApp, seed: int = 6) -> CircleDriver:
    driver = CircleDriver(open_app().app, GUARD, seed=seed, adviser="greedy")
    driver.play_to("mage")
    return driver


def piece_of(driver: CircleDriver, name: str) -> Piece:
    found = driver.table.table.find(name)
    assert found is not None
    return found


def test_prayer_on_the_price_list_asks_for_strength_or_power(open_app: OpenApp) -> None:
    driver = guard(open_app)
    driver.click("deed:pray")
    controller = driver.table.controller
    assert controller is not None
    assert {option.key for option in controller.offered} == {"pray:strength", "pray:power"}
    driver.click("option:pray:power")
    assert driver.match.record[-1].key == "pray:power"


def test_a_line_of_the_price_list_does_what_a_click_on_the_thing_does(open_app: OpenApp) -> None:
    driver = guard(open_app)
    controller = driver.table.controller
    assert controller is not None
    for deed, key in (("garlic", "hang"), ("salt", "pour"), ("wand", "lay_wand")):
        if driver.decision.option(key) is not None:
            outcome = controller.click(piece_of(driver, f"deed:{deed}"))
            assert outcome == Chosen(key)


def test_a_line_that_cannot_be_done_says_why_with_a_clause(open_app: OpenApp) -> None:
    driver = guard(open_app)
    controller = driver.table.controller
    assert controller is not None
    for deed in ("attack", "drops", "exorcise", "give", "torch", "herbs", "resupply", "push"):
        piece = piece_of(driver, f"deed:{deed}")
        if controller.options_of(piece):
            continue
        outcome = controller.click(piece)
        assert isinstance(outcome, Refused), deed
        assert outcome.refusal.clause.startswith("DK-")
        assert len(say(outcome.refusal.text)) > 10


def told_under_the_mouse(driver: CircleDriver, name: str) -> str:
    words = driver.table.gestures.explain(piece_of(driver, name))
    assert words is not None
    return "".join(run.words for run in words)


def test_a_grey_line_of_the_price_list_tells_under_the_mouse_what_it_lacks(open_app: OpenApp) -> None:
    driver = guard(open_app)
    controller = driver.table.controller
    assert controller is not None
    for deed in ("attack", "drops", "exorcise", "give", "torch", "herbs", "resupply", "push"):
        piece = piece_of(driver, f"deed:{deed}")
        told = told_under_the_mouse(driver, piece.id)
        if controller.is_lit(piece):
            assert "Not now:" not in told, deed
        else:
            refused = controller.click(piece)
            assert isinstance(refused, Refused)
            assert f"Not now: {say(refused.refusal.text)}" in told, deed
            assert told.endswith(refused.refusal.clause)


def test_an_exorcism_without_herbs_says_so_before_it_is_clicked(open_app: OpenApp) -> None:
    driver = guard(open_app)
    mages = driver.match.state.mages
    for mage in mages:
        mage.herb = 0
    driver.table.refresh()
    assert "needs a book and at least one bundle of herbs" in told_under_the_mouse(driver, "deed:exorcise")


def test_a_line_of_salt_says_what_it_is(open_app: OpenApp) -> None:
    driver = guard(open_app)
    while not driver.view.salt or driver.decision.kind != "mage":
        driver.table.choose(driver.advice())
        driver.to_question()
    controller = driver.table.controller
    assert controller is not None
    outcome = controller.click(piece_of(driver, f"edge:{driver.view.salt[0]}"))
    assert isinstance(outcome, Refused)
    assert outcome.refusal.clause == "DK-7.29"


def test_the_line_for_moving_explains_that_a_square_is_to_be_clicked(open_app: OpenApp) -> None:
    driver = guard(open_app)
    made = len(driver.match.record)
    driver.click("deed:move")
    assert driver.table.bubble is not None
    assert "lit square" in say(driver.table.bubble.refusal.text)
    assert len(driver.match.record) == made


def test_another_mage_is_played_by_a_click_on_his_plate_or_his_token(open_app: OpenApp) -> None:
    driver = guard(open_app)
    keys = [option.key for option in driver.decision.options if option.key.startswith("select:")]
    name = keys[0].partition(":")[2]
    plate = driver.table.find(f"plate:{name}").rect
    driver.click((plate.left + 10, plate.top + 10))
    assert driver.view.active_piece == f"mage:{name}"


@pytest.mark.parametrize("seats", [GUARD, HUNT], ids=["guard", "hunt"])
def test_every_question_that_comes_up_has_a_hint(open_app: OpenApp, seats: tuple[tuple[str, str], ...]) -> None:
    driver = CircleDriver(open_app().app, seats, seed=9)
    driver.to_question()
    for _turn in range(120):
        if driver.over:
            break
        assert driver.decision.kind in HINTS
        driver.table.choose(driver.advice())
        driver.to_question()


def test_clicking_what_lies_anywhere_never_fails(open_app: OpenApp) -> None:
    driver = guard(open_app)
    controller = driver.table.controller
    assert controller is not None
    for piece in driver.table.table.pieces:
        if not piece.place.startswith("ui:"):
            outcome = controller.click(piece)
            assert isinstance(outcome, Chosen | Changed | Refused)
            controller.clear()


def test_the_guardian_is_told_what_the_demons_did_and_puts_it_away(open_app: OpenApp) -> None:
    driver = guard(open_app)
    stages = driver.match.state.stages
    while driver.match.state.stages == stages:
        assert "news" not in driver.ids()
        driver.table.choose("finish")
        while driver.table.controller is None and not driver.over:
            driver.step()
    assert not all(line.light for line in driver.tabletop.table.report)
    assert driver.table.panel.rect.contains(driver.table.find("news").rect), "it covers nothing of the board"
    driver.click("news:close")
    assert "news" not in driver.ids()
    driver.click(SUMMARY)
    assert "news" in driver.ids()
    driver.key("escape")
    assert "news" not in driver.ids()
    assert driver.app.screen is driver.table


def test_a_phase_in_which_the_demons_did_nothing_opens_no_summary_but_can_be_looked_up(open_app: OpenApp) -> None:
    driver = guard(open_app)
    told = driver.tabletop.statistics()
    for kind in ("stays_below", "clock"):
        told.note(Event(kind, "DK-9.10", Text(kind)))
    told.note(Event("phase_began", "DK-6.1", Text("mages"), (("phase", "mages"),)))
    driver.step()
    assert not driver.tabletop.table.report
    driver.click(SUMMARY)
    assert [line.words for line in driver.tabletop.table.report] == [Text("stays_below"), Text("clock")]


def test_the_leader_of_the_demons_is_not_told_what_he_did_himself(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, HUNT, seed=6, adviser="greedy")
    driver.to_question()
    for _turn in range(80):
        if driver.over:
            break
        assert not driver.tabletop.table.report
        driver.table.choose(driver.advice())
        driver.to_question()


def test_the_mouse_on_a_demon_shows_what_its_steps_cost(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    demon = next(demon for demon in driver.view.demons if demon.field is not None)
    away = driver.table.find("clock").rect.center
    driver.move(away)
    area = driver.table.area
    before = driver.picture().subsurface(area).copy()
    rect = driver.table.find(f"demon:{demon.id}").rect
    driver.move(rect.center)
    assert driver.tabletop.table.under_mouse == f"demon:{demon.id}"
    around = rect.inflate(rect.width, rect.height).clip(before.get_rect())
    shown = driver.picture().subsurface(area)
    spots = [(x, y) for x in range(around.left, around.right, 3) for y in range(around.top, around.bottom, 3)]
    changed = sum(before.get_at(spot) != shown.get_at(spot) for spot in spots)
    assert changed > 60
    driver.move(away)
    after = driver.picture().subsurface(area)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")


def test_an_edge_that_stops_a_demon_is_barred_in_red(open_app: OpenApp) -> None:
    driver = CircleDriver(open_app().app, GUARD, seed=6, adviser="greedy")
    driver.play_to("mage")
    edge = "c3-d3"
    barrier = BarrierView(edge, Text("Garlic guards this wall."), "DK-7.21")
    steps = (StepView("d3", "forward", 4), StepView("b3", "back", 1))
    demon = replace(driver.view.demons[0], field="c3", steps=steps, barriers=(barrier,))
    view = replace(driver.view, demons=(demon, *driver.view.demons[1:]))
    area = driver.table.area
    canvas = pygame.Surface(area.size)
    driver.tabletop.table.under_mouse = f"demon:{demon.id}"
    driver.tabletop.draw(canvas, view, area, 0, Marks(), ())
    geometry = Geometry(area)
    red, green, _blue, _alpha = canvas.get_at((geometry.edge(edge).centerx, geometry.edge(edge).top + 2))
    assert red > 180
    assert green < 110
    words = driver.tabletop.explain(
        view, Piece("demon:gorm", "demon:gorm", FIGURE, geometry.field("c3"), "gorm", "board"), 0
    )
    assert words is not None
    told = "".join(run.words for run in words)
    assert "Garlic guards this wall." in told
    assert "DK-7.21" in told


def test_the_log_can_be_filtered_by_player_and_shows_his_colour(open_app: OpenApp) -> None:
    driver = guard(open_app)
    for _turn in range(25):
        driver.table.choose(driver.advice())
        driver.to_question()
    lines = driver.table.course.lines
    own = [line for line in lines if line.seats == {0}]
    other = [line for line in lines if line.seats == {1}]
    assert own
    assert other
    assert {tuple(line.colour or ()) for line in own} != {tuple(line.colour or ()) for line in other}
    driver.click("filter:1")
    assert driver.table.panel.shown_seat == 1


def test_coins_on_the_board_show_the_price_of_what_is_asked_now() -> None:
    def option(key: str, place: str, **facts: int) -> Option:
        return Option(key, Text("{n}", tuple(facts.items())), place)

    walk, flee = option("walk:e7", "field:e7", n=3), option("flee:gorm:e7", "field:e7", n=2)
    exorcism = option("exorcise:gorm:2", "demon:gorm", n=2)
    question = Text("?")
    assert prices_of(Decision(0, "mage", question, (walk, exorcism), "DK-6.4")) == {"field:e7": (3, "action")}
    assert prices_of(Decision(1, "play", question, (walk,), "DK-9.15")) == {"field:e7": (3, "freedom")}
    assert prices_of(Decision(1, "rescue", question, (flee,), "DK-10.25")) == {"field:e7": (2, "power")}
    assert prices_of(Decision(0, "set_torch", question, (walk,), "DK-7.35")) == {}


def test_the_summary_goes_by_itself_when_the_first_mage_acts(open_app: OpenApp) -> None:
    driver = guard(open_app)
    stages = driver.match.state.stages
    while driver.match.state.stages == stages:
        driver.table.choose("finish")
        while driver.table.controller is None and not driver.over:
            driver.step()
    assert driver.tabletop.table.report
    action = next(option.key for option in driver.decision.options if option.key.startswith(("pray", "walk")))
    driver.table.choose(action)
    driver.step()
    assert not driver.tabletop.table.report


def test_the_summary_of_a_night_that_is_over_does_not_open_in_the_next_one() -> None:
    told = CircleStatistics()
    for kind, facts in (("phase_began", (("phase", "demons"),)), ("demon_left", ()), ("sunrise", ())):
        told.note(Event(kind, "DK-14.8", Text("words"), facts))
    assert len(told.report) == 2
    for kind, facts in (("night_began", ()), ("phase_began", (("phase", "mages"),))):
        told.note(Event(kind, "DK-14.17", Text("words"), facts))
    assert not told.report
    assert not told.complete
