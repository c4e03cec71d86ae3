"""The export on the screen: reached from everywhere, from the right eyes, one thing after the other."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.chronicle import archive
from game.chronicle.export.files import exports_folder
from game.chronicle.review.kept_review import keep_review, review_path
from game.chronicle.viewpoint import Viewpoint
from game.engine.match import Match
from game.players import PERSON
from game.ui.app.without_window.driver import Driver
from game.ui.export import where
from game.ui.export import work as export_work
from game.ui.export.clip.filming import MOST_STOPS
from game.ui.export.order import Kind, Order, Report
from game.ui.export.screen import ExportScreen
from game.ui.export.stretch_line import StretchLine
from game.ui.kit.clipboard import read_clipboard
from game.ui.kit.widgets import Button, Choice, Label, Paragraph
from game.ui.match.screen import MatchScreen
from game.ui.watch.screen import WatchScreen
from tests.chronicle.review.reviews import recorded, sampled, weighed_through
from tests.ui.conftest import OpenApp
from tests.ui.export.matches import over, running
from tests.ui.match_driver import MatchDriver


class Work:
    """A process that does what a test says."""

    orders: list[Order] = []  # noqa: RUF012 - emptied for each test
    reports: list[Report] = []  # noqa: RUF012
    cancelled = 0

    def __init__(self, order: Order) -> None:
        self.order = order

    def start(self) -> None:
        Work.orders.append(self.order)

    def poll(self) -> Report | None:
        return Work.reports.pop(0) if Work.reports else None

    def cancel(self) -> None:
        Work.cancelled += 1


@pytest.fixture(autouse=True)
def work(monkeypatch: pytest.MonkeyPatch) -> type[Work]:
    Work.orders, Work.reports, Work.cancelled = [], [], 0
    monkeypatch.setattr(export_work, "BackgroundExport", Work)
    where.name_folder(None)
    return Work


def export_of(driver: Driver) -> ExportScreen:
    assert isinstance(driver.screen, ExportScreen)
    return driver.screen


def until(driver: Driver, holds: Callable[[], bool]) -> None:
    for _frame in range(2000):
        if holds():
            driver.step()
            return
        driver.step()
    pytest.fail("it never came")


def opened(driver: Driver, match: Match | Path) -> ExportScreen:
    assert driver.app.doors.export(match)
    screen = export_of(driver)
    until(driver, lambda: screen.subject.recording.whole)
    return screen


def watched(driver: Driver, match: Match) -> WatchScreen:
    assert driver.app.doors.watch_match(match)
    screen = driver.screen
    assert isinstance(screen, WatchScreen)
    until(driver, lambda: screen.recording.whole)
    return screen


def eyes(screen: ExportScreen) -> Choice:
    found = screen.find("choice:eyes")
    assert isinstance(found, Choice)
    return found


def words(screen: ExportScreen, name: str) -> str:
    found = screen.find(name)
    assert isinstance(found, Label | Paragraph)
    return str(found.text)


def alike(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of the points that have the same colour in two pictures."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (3, 3, 3, 255), other)
    return same.count() / (one.get_width() * one.get_height())


# -- the ways to it ---------------------------------------------------------------------------------------


def test_the_chronicle_leads_there_by_mouse_and_by_key(open_app: OpenApp) -> None:
    driver = open_app()
    path = archive.keep(over(), "duel")
    ways: list[Callable[[], None]] = [lambda: driver.click("button:export"), lambda: driver.key("ctrl+e")]
    for way in ways:
        driver.app.doors.chronicle()
        driver.step(2)
        way()
        screen = export_of(driver)
        assert screen.subject.kept_at == path
        assert [one.seat for one in screen.subject.viewpoints] == [0, 1, None]
        driver.app.doors.title()


def test_a_watched_match_is_exported_from_the_eyes_and_at_the_moment_that_are_shown(open_app: OpenApp) -> None:
    driver = open_app()
    watch = watched(driver, over())
    watch.look_from(1)
    watch.go_to(50)
    driver.key("ctrl+e")
    screen = export_of(driver)
    assert screen.viewpoint == watch.showing.viewpoint == Viewpoint(1)
    assert screen.moment() == watch.showing.number
    assert not eyes(screen).enabled
    first, last = screen.stretch()
    assert first <= watch.showing.number <= last
    driver.key("esc")
    assert driver.screen is watch


def test_a_stretch_that_was_marked_while_watching_is_the_clip(open_app: OpenApp) -> None:
    driver = open_app()
    watch = watched(driver, over())
    watch.go_to(20)
    driver.key("i")
    watch.go_to(31)
    driver.key("o")
    stops = watch.showing.stops
    assert watch.clip_marks.stretch() == (stops[20], stops[31])
    assert watch.time_line.marked == (20, 31)
    driver.click("button:export")
    assert export_of(driver).line.ends == [20, 31]
    driver.key("esc")
    watch.go_to(5)
    driver.key("o")
    marked = watch.clip_marks.stretch()
    assert marked is not None
    assert marked[0] <= marked[1] == watch.showing.stops[5], "an end before the beginning begins anew"


def test_the_end_of_a_match_leads_there(open_app: OpenApp) -> None:
    driver = open_app()
    match = over()
    played = MatchScreen(driver.app, match, [PERSON, "greedy"], "end")
    driver.app.go(played)
    until(driver, lambda: driver.screen.name == "end_of_match")
    driver.click("button:export")
    screen = export_of(driver)
    assert screen.subject.window is played
    assert len(screen.subject.viewpoints) == 3


# -- a match that runs ------------------------------------------------------------------------------------


def played_by_two(open_app: OpenApp) -> MatchDriver:
    driver = MatchDriver(open_app().app, [("Ann", PERSON), ("Bob", PERSON)], seed=12)
    driver.to_question()
    return driver


def test_from_the_menu_nobody_sees_more_than_the_seat_before_the_table(open_app: OpenApp) -> None:
    driver = played_by_two(open_app)
    seat = driver.table.course.eyes
    assert seat is not None
    driver.key("f10")
    driver.click("button:export")
    screen = export_of(driver)
    assert screen.subject.viewpoints == (Viewpoint(seat), Viewpoint())
    until(driver, lambda: screen.subject.recording.whole)
    for button in ("button:table", "button:clip", "button:log"):
        driver.click(button)
        Work.reports = [Report(1.0, written=5)]
        driver.step(2)
    assert {order.viewpoint for order in Work.orders} == {Viewpoint(seat)}
    assert "also holds what is hidden" in words(screen, "about:match")


def test_behind_the_curtain_there_is_only_what_everybody_sees_and_no_window(open_app: OpenApp) -> None:
    driver = played_by_two(open_app)
    driver.play_to("gather")
    driver.table.choose(driver.advice())
    driver.to_question(curtain="stay")
    assert driver.app.screen.name == "curtain"
    driver.key("f10")
    driver.click("button:export")
    screen = export_of(driver)
    assert screen.subject.viewpoints == (Viewpoint(),)
    assert screen.subject.window is None


def test_other_eyes_of_a_match_that_runs_are_asked_for(open_app: OpenApp) -> None:
    driver = open_app()
    screen = opened(driver, archive.keep(running("warlocks_duel"), "left"))
    assert screen.viewpoint == Viewpoint()
    screen._look_from(1)
    assert (driver.screen.name, screen.viewpoint) == ("confirm", Viewpoint())
    driver.click("button:yes")
    assert screen.viewpoint == Viewpoint(0)


# -- what is chosen ---------------------------------------------------------------------------------------


def test_each_button_orders_its_kind_in_the_format_chosen(open_app: OpenApp) -> None:
    driver = open_app()
    watched(driver, over())
    driver.key("ctrl+e")
    for widget in ("choice:clip:.webp", "choice:width:640", "choice:log:.txt", "choice:picture:window"):
        driver.click(widget)
    for kind in ("match", "table", "clip", "log"):
        driver.click(f"button:{kind}")
        Work.reports = [Report(1.0, written=5)]
        driver.step(2)
    made = {order.kind: order for order in Work.orders}
    assert list(made) == [Kind.MATCH, Kind.WINDOW, Kind.CLIP, Kind.LOG]
    assert [order.path.suffix for order in made.values()] == [".json", ".png", ".webp", ".txt"]
    assert made[Kind.CLIP].size == (640, 480)
    assert len(made[Kind.WINDOW].pixels) == 3 * 1280 * 720
    assert all(order.path.parent == exports_folder() for order in made.values())


def test_the_window_is_drawn_without_mouse_and_what_lies_over_it(open_app: OpenApp) -> None:
    driver = open_app()
    watched(driver, over())
    driver.step(3)
    first = driver.picture().copy()
    driver.move("button:play_on")
    driver.step(80)
    hovered = driver.picture().copy()
    driver.key("ctrl+e")
    window = export_of(driver).subject.picture(driver.app.size)
    assert alike(window, first) > 0.999, "but for the corners of the panel, through which what was there before shines"
    assert alike(window, hovered) < 0.995, "the tooltip and the lit button are not there"


def test_the_knobs_choose_the_stretch_by_mouse_and_keys(open_app: OpenApp) -> None:
    driver = open_app()
    screen = opened(driver, over())
    line = screen.find("line:stretch")
    assert isinstance(line, StretchLine)
    assert line.ends[1] == line.course.last
    driver.drag((line.x_of(line.ends[0]), line.groove().centery), (line.x_of(10), line.groove().centery))
    assert line.ends[0] == 10
    driver.drag((line.x_of(line.ends[1]), line.groove().centery), (line.x_of(30), line.groove().centery))
    assert line.ends == [10, 30]
    assert "21 moments" in words(screen, "text:clip")
    driver.key("right", "shift+left")
    assert line.ends == [9, 31]
    for _step in range(40):
        driver.key("left")
    assert line.ends == [9, 9], "one knob does not pass the other"


def test_a_stretch_that_is_too_long_says_so_before_it_is_drawn(open_app: OpenApp) -> None:
    driver = open_app()
    screen = opened(driver, over())
    screen.line.ends = [0, min(screen.line.course.last, MOST_STOPS + 20)]
    screen._changed()
    button = screen.find("button:clip")
    assert not button.enabled
    driver.click("button:clip")
    assert Work.orders == []
    assert any("too long for a clip" in str(notice.text) for notice in driver.app.notices)


def test_the_review_of_each_seat_is_exported_if_there_is_one(open_app: OpenApp) -> None:
    driver = open_app()
    path = archive.keep(over(), "duel")
    button = opened(driver, path).find("button:review")
    assert "Nobody has reviewed" in str(button.why_disabled)
    driver.key("esc")
    recording = recorded(over())
    for seat in (0, 1):
        review = sampled(recording, seat, 1)
        keep_review(weighed_through(recording, review) if seat == 0 else review, review_path(path, seat))
    opened(driver, path)
    driver.click("choice:seat:1")
    driver.click("button:review")
    assert [order.kind for order in Work.orders] == [Kind.REVIEW]
    assert json.loads(Work.orders[0].review)["seat"] == 1
    assert Work.orders[0].path.name.endswith("_review-2.html")


def test_a_match_that_runs_is_not_reviewed(open_app: OpenApp) -> None:
    button = opened(open_app(), archive.keep(running("warlocks_duel"), "left")).find("button:review")
    assert "not over yet" in str(button.why_disabled)


# -- the work ---------------------------------------------------------------------------------------------


def test_what_was_written_and_where_is_told_and_its_path_copied(open_app: OpenApp) -> None:
    driver = open_app()
    screen = opened(driver, over())
    driver.click("button:log")
    Work.reports = [Report(0.4)]
    driver.step(2)
    assert "40 %" in words(screen, "text:progress")
    driver.click("button:match")
    assert len(Work.orders) == 1, "one after the other"
    Work.reports = [Report(1.0, written=1_234_567)]
    driver.step(2)
    path = Work.orders[0].path
    assert words(screen, "text:written") == f"Written: {path} (1.2 MB)"
    driver.click("button:copy")
    assert read_clipboard() == str(path)


def test_esc_stops_the_work_before_it_goes_back(open_app: OpenApp) -> None:
    driver = open_app()
    screen = opened(driver, over())
    driver.click("button:clip")
    driver.key("esc")
    assert Work.cancelled == 1
    assert driver.screen is screen
    assert words(screen, "text:written") == "Stopped: nothing was written."
    driver.click("button:clip")
    driver.click("button:cancel")
    assert Work.cancelled == 2
    driver.click("button:clip")
    driver.app.doors.title()
    assert Work.cancelled == 3, "whoever leaves does not wait any more"


def test_what_went_wrong_is_told_and_can_be_tried_again(open_app: OpenApp) -> None:
    driver = open_app()
    screen = opened(driver, over())
    driver.click("button:clip")
    Work.reports = [Report(problem="The disk is full.")]
    driver.step(2)
    assert words(screen, "text:written") == "Nothing was written. The disk is full."
    driver.click("button:clip")
    assert len(Work.orders) == 2


def test_files_go_where_the_player_says(open_app: OpenApp, tmp_path: Path) -> None:
    driver = open_app()
    screen = opened(driver, over())
    for typed, expected in (
        (str(tmp_path / "here"), tmp_path / "here"), ("", exports_folder()), ("half/a/path", None),
    ):  # fmt: skip
        screen.folder_line.type_in(typed)
        driver.click("button:match")
        Work.reports = [Report(1.0, written=5)]
        driver.step(2)
        if expected is not None:
            assert Work.orders[-1].path.parent == expected
    assert len(Work.orders) == 2
    assert "no whole path" in words(screen, "text:written")


def test_the_folder_can_be_chosen_from_a_list(open_app: OpenApp, tmp_path: Path) -> None:
    (tmp_path / "here" / "inside").mkdir(parents=True)
    driver = open_app()
    screen = opened(driver, over())
    screen.folder_line.type_in(str(tmp_path / "here"))
    where.name_folder(tmp_path / "here")
    driver.click("button:folder")
    driver.click("row:files:inside")
    driver.key("enter")
    driver.click("button:accept")
    assert driver.screen is screen
    driver.click("button:match")
    assert Work.orders[-1].path.parent == tmp_path / "here" / "inside"


def test_the_program_starts_without_pillow() -> None:
    code = (
        "import sys; from game.ui.app.application import App; app = App((1280, 720), headless=True);"
        "app.doors.title(); import game.ui.export.screen, game.ui.export.making, game.cli;"
        "sys.exit('PIL' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_buttons_of_rows_stay_inside(open_app: OpenApp) -> None:
    driver = open_app(size=(1024, 640))
    screen = opened(driver, over())
    for widget in screen.walk():
        if isinstance(widget, Button):
            assert driver.app.surface.get_rect().contains(widget.rect), widget.id
