"""The review on the screen: weighed while one looks on, put down and taken up, and the ways to the table and out."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.chronicle import archive
from game.chronicle.review.findings import Cause, findings
from game.chronicle.review.kept_review import keep_review, review_path
from game.chronicle.review.words import foremost, happened, points
from game.engine.match import Match
from game.engine.seating import Seat
from game.ui.app.without_window.driver import Driver
from game.ui.kit.rich_text import runs
from game.ui.kit.widgets import Button, Paragraph, ScrollArea
from game.ui.review.chance_plot import ChancePlot
from game.ui.review.finding_card import FindingCard
from game.ui.review.screen import ReviewScreen
from game.ui.review.told import MOST_EVENTS, Told
from game.ui.watch.screen import WatchScreen
from game.words import say
from tests.chronicle.matches import played
from tests.chronicle.review.reviews import recorded, sampled, weighed_through
from tests.ui.conftest import OpenApp

PATIENCE = 60.0


@pytest.fixture(scope="module")
def match() -> Match:
    return played("warlocks_duel", seed=3, seats=[Seat("Ann"), Seat("Zoltar", "greedy")])


@pytest.fixture
def kept(match: Match) -> Path:
    """The match in the chronicle, with a review that was made of a few of its choices."""
    path = archive.keep(match, "one")
    recording = recorded(match)
    keep_review(weighed_through(recording, sampled(recording, 0)), review_path(path, 0))
    return path


def review_of(driver: Driver) -> ReviewScreen:
    assert isinstance(driver.screen, ReviewScreen)
    return driver.screen


def opened(open_app: OpenApp, kept: Path, **settings: object) -> Driver:
    driver = open_app(**settings)
    assert driver.app.doors.review(kept)
    until(driver, lambda: review_of(driver).recording.whole)
    return driver


def until(driver: Driver, holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        driver.step()


def test_a_kept_review_is_shown_at_once_with_its_chances_and_cards(open_app: OpenApp, kept: Path) -> None:
    driver = opened(open_app, kept)
    screen = review_of(driver)
    plot = screen.find("plot:chances")
    assert isinstance(plot, ChancePlot)
    assert [line.own for line in plot.shown.lines] == [True, False]
    assert len({line.icon for line in plot.shown.lines}) == 2
    assert screen.found is not None
    assert list(plot.shown.choices) == [one.choice for one in screen.found.curve]
    for number in range(len(screen.found.mistakes)):
        assert isinstance(screen.find(f"finding:mistake:{number}"), FindingCard)
    screen.leave()


def test_it_is_weighed_in_a_process_put_down_and_taken_up_where_it_was(open_app: OpenApp, match: Match) -> None:
    path = archive.keep(match, "two")
    driver = opened(open_app, path)
    screen = review_of(driver)
    until(driver, lambda: screen.share > 0)
    driver.click("button:pause")
    assert "kept" in words_of(driver, "text:progress")
    share, weighed = screen.share, sum(one.worlds for one in screen.found.curve) if screen.found else 0
    driver.click("button:go_on")
    until(driver, lambda: screen.share > share)
    assert screen.found is not None
    assert sum(one.worlds for one in screen.found.curve) > weighed
    driver.key("escape")
    assert driver.screen.name == "title"
    assert driver.app.doors.review(path)
    again = review_of(driver)
    assert again.found is not None, "nothing was kept"
    again.leave()


def words_of(driver: Driver, paragraph: str) -> str:
    found = driver.screen.find(paragraph)
    assert isinstance(found, Paragraph)
    return str(found.text)


def test_the_cursor_walks_by_keys_and_enter_goes_to_the_table_and_back(open_app: OpenApp, kept: Path) -> None:
    driver = opened(open_app, kept)
    screen = review_of(driver)
    screen.pause()
    plot = screen.plot
    screen.set_focus(plot, by_keyboard=True)
    driver.key("end")
    assert plot.cursor == len(plot.shown.choices) - 1
    driver.key("left")
    assert plot.cursor == len(plot.shown.choices) - 2
    driver.key("enter")
    table = driver.screen
    assert isinstance(table, WatchScreen)
    following = table.recording.moments[table.showing.stops[table.showing.place + 1]]
    assert following.choice is not None, "all that led to the question has been told"
    assert following.choices == plot.shown.choices[plot.cursor] + 1
    assert table.showing.viewpoint.seat == 0
    driver.key("escape")
    assert driver.screen is screen


def test_a_card_leads_to_the_choice_that_it_is_about(open_app: OpenApp, kept: Path) -> None:
    driver = opened(open_app, kept)
    screen = review_of(driver)
    screen.pause()
    card = next(widget for widget in screen.walk() if isinstance(widget, FindingCard))
    driver.click(card.id)
    assert isinstance(driver.screen, WatchScreen)


def test_a_turning_point_tells_the_choice_or_what_happened_up_to_the_next_one(match: Match) -> None:
    recording = recorded(match)
    found = findings(weighed_through(recording, sampled(recording, 0)))
    told = Told(recording, 0)
    for move in found.moves:
        _heading, _colour, words = told.turn(move, found)
        if move.cause is Cause.CHOICE:
            assert words[-1].words.endswith("”."), "the answer is told"
            continue
        following = found.after(move)
        end = following if following is not None else len(match.record)
        known = foremost(happened(recording, 0, move.choice, end), 0, MOST_EVENTS)
        events = " ".join(say(event) for event in known)
        assert words[1:] == runs(events)


def test_luck_choices_and_the_others_add_up_on_the_screen(open_app: OpenApp, match: Match) -> None:
    driver = Driver(open_app().app)
    assert driver.app.doors.review(match)
    screen = review_of(driver)
    screen.pause()
    screen.recording.grow()
    screen.found = findings(weighed_through(screen.recording, sampled(screen.recording, 0)))
    screen.arrange(driver.app.size)
    said = words_of(driver, "text:sums")
    assert screen.found.sums[Cause.OTHERS].points
    for cause, total in screen.found.sums.items():
        assert points(abs(total.points)) in said, cause


def test_the_other_seat_is_reviewed_on_its_own(open_app: OpenApp, kept: Path) -> None:
    driver = opened(open_app, kept)
    screen = review_of(driver)
    before = screen.review
    screen._choose_seat(1)
    assert screen.review is not before
    assert screen.told._seat == 1
    screen.leave()


@pytest.mark.one_seed("another process knows nothing of the shift")
def test_the_page_is_written_and_its_path_told(open_app: OpenApp, kept: Path) -> None:
    driver = opened(open_app, kept, language="pl")
    screen = review_of(driver)
    screen.pause()
    driver.click("button:page")
    until(driver, lambda: not screen.page.being_made)
    assert "<html lang='pl'>" in screen.page.path(0).read_text("utf-8")


def test_a_match_that_still_runs_is_not_reviewed(open_app: OpenApp) -> None:
    driver = open_app()
    running = played("warlocks_duel", seed=3, seats=[Seat("Ann"), Seat("Zoltar", "greedy")], most=10)
    assert not running.over
    assert not driver.app.doors.review(running)
    assert driver.screen.name == "title"


def test_the_chronicle_leads_to_the_review(open_app: OpenApp, kept: Path) -> None:
    driver = open_app()
    driver.click("button:chronicle")
    button = driver.screen.find("button:review")
    assert isinstance(button, Button)
    driver.click("button:review")
    review_of(driver).leave()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_the_plot_gives_way_before_the_foot_of_the_findings_is_cut(
    open_app: OpenApp, kept: Path, size: tuple[int, int]
) -> None:
    driver = opened(open_app, kept, size=size)
    until(driver, lambda: any(isinstance(widget, ChancePlot) for widget in review_of(driver).widgets))
    widgets = review_of(driver).widgets
    plot = next(widget for widget in widgets if isinstance(widget, ChancePlot))
    findings_shown = next(widget for widget in widgets if isinstance(widget, ScrollArea))
    assert findings_shown.furthest == 0 or plot.rect.height == driver.app.theme.px(130)
    how = next(child for child in findings_shown.children if child.id == "text:how")
    assert findings_shown.rect.top < how.rect.top
