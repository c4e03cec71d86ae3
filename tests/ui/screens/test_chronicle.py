"""The chronicle on the screen."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.chronicle import archive
from game.chronicle.archive import kept_matches
from game.chronicle.branch import branch
from game.chronicle.kept import KeptMatch
from game.chronicle.recording import Recording
from game.chronicle.review.findings import findings
from game.chronicle.review.kept_review import keep_review, review_path
from game.engine.decision import Text
from game.engine.match import Match
from game.engine.seating import Seat
from game.keeping.disk import SaveError
from game.saves import latest_autosave
from game.settings import load_settings
from game.ui.app.launch import forget_removed
from game.ui.app.matches import start_match
from game.ui.app.without_window.driver import Driver
from game.ui.kit.painting.glow import GOLD
from game.ui.kit.rich_text import Run
from game.ui.kit.widgets import Button, Choice, ListView, Paragraph
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.match.screen import MatchScreen
from game.ui.screens.chronicle.chances import Course, Turn
from game.ui.screens.chronicle.match_page import MatchPage
from game.ui.screens.chronicle.match_rows import LAUREL, SHOOT
from game.ui.screens.chronicle.screen import ChronicleScreen
from game.ui.screens.match_cards import MatchRow
from game.words import PSEUDO_LANGUAGE
from tests.chronicle.matches import played
from tests.chronicle.review.reviews import sampled, weighed_through
from tests.ui.conftest import OpenApp
from tests.ui.every_screen import finished_match, new_match

DAY = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)


@pytest.fixture
def evening() -> None:
    """Three matches of two games, one of them left, and a file that is torn."""
    archive.keep(finished_match(), "duel", DAY)
    archive.keep(played("demons"), "demons", DAY + timedelta(1))
    archive.keep(new_match(), "left", DAY + timedelta(2))
    (archive.folder() / "torn.json").write_bytes(b"{")


@pytest.fixture
def driver(open_app: OpenApp, evening: None) -> Driver:
    driver = open_app()
    driver.click("button:chronicle")
    return driver


def cards(driver: Driver) -> ListView:
    found = driver.screen.find("cards:matches")
    assert isinstance(found, ListView)
    return found


def rows(driver: Driver) -> dict[str, MatchRow]:
    """The matches of the list by the names of their files."""
    return {row.id.removesuffix(".json"): row for row in cards(driver).rows if isinstance(row, MatchRow)}


def listed(driver: Driver) -> list[str]:
    return [row.id.removesuffix(".json") for row in cards(driver).rows]


def words_of(driver: Driver, paragraph: str) -> str:
    found = driver.screen.find(paragraph)
    assert isinstance(found, Paragraph)
    return str(found.text)


def test_the_list_has_every_match_the_newest_first_and_why_a_file_cannot_be_opened(driver: Driver) -> None:
    assert listed(driver) == ["left", "demons", "duel", "torn"]
    tooltip = driver.screen.find("row:matches:torn.json").tooltip_text()
    assert "torn.json" in "".join(run.words for run in tooltip or ())
    assert "4 matches" in words_of(driver, "text:count")


def test_a_match_played_on_from_another_one_has_a_shoot_beside_its_game_and_says_so(open_app: OpenApp) -> None:
    recording = Recording(finished_match())
    assert recording.grow()
    archive.keep(finished_match(), "whole", DAY)
    archive.keep(branch(recording.at(9), [Seat("Cleo"), Seat("Dan")]), "branched", DAY + timedelta(1))
    driver = open_app()
    driver.click("button:chronicle")
    found = rows(driver)
    assert list(found) == ["branched", "whole"]
    assert [SHOOT in {run.icon for run in runs_of(row.detail)} for row in found.values()] == [True, False]
    said = ["".join(run.words for run in runs_of(row.tooltip)) for row in found.values()]
    assert ["Played on from another match, after" in words for words in said] == [True, False]


def runs_of(words: object) -> tuple[Run, ...]:
    """The runs of rich text."""
    assert isinstance(words, tuple)
    return words


def test_who_chose_no_mark_has_that_of_his_seat_as_at_the_table(driver: Driver) -> None:
    marks = [(run.icon, run.colour) for run in rows(driver)["duel"].players if run.icon]
    assert marks.count((LAUREL, GOLD)) == 1, "whoever won wears it"
    marks.remove((LAUREL, GOLD))
    signs = SeatSigns(finished_match())
    assert marks == [(icon, (colour.r, colour.g, colour.b)) for _name, icon, colour in signs.all()]
    assert len(set(marks)) == 2


def test_a_card_tells_who_won_when_it_was_and_how_long_it_took(open_app: OpenApp) -> None:
    match = finished_match()
    archive.keep(match, "today", datetime.now().astimezone().replace(hour=0, minute=7))
    archive.keep(match, "long_ago", datetime(2020, 5, 1, 12, tzinfo=UTC))
    driver = open_app()
    driver.click("button:chronicle")
    found = rows(driver)
    assert found["today"].when == "Today, 00:07"
    assert found["long_ago"].when == "1 May 2020"
    assert match.result is not None
    assert found["today"].title == f"{match.seats[match.result.winners[0]].name} wins"
    detail = "".join(run.words for run in runs_of(found["today"].detail))
    assert detail == f"Warlock's Duel · {match.game.length(match.state)} turns", "no time where none was counted"


def test_the_list_cannot_be_put_in_an_order_that_no_match_has(driver: Driver) -> None:
    assert "column:matches:length" in driver.ids()
    assert "column:matches:played" not in driver.ids()


def test_the_day_of_a_match_is_found_as_people_say_it(driver: Driver) -> None:
    driver.key("ctrl+f")
    driver.type("demons may")
    assert listed(driver) == ["demons"]


def test_the_page_of_a_match_tells_how_it_ended_and_by_which_rules(driver: Driver) -> None:
    page = driver.screen.find("page:match")
    assert isinstance(page, MatchPage)
    driver.click("row:matches:duel.json")
    assert page.standing.match is not None
    assert page.standing.match.match_id == "duel"
    assert "As usual" in words_of(driver, "text:rules")
    assert page.chances.course is None, "it was not reviewed"


def test_a_file_that_cannot_be_opened_has_an_empty_page(driver: Driver) -> None:
    driver.click("row:matches:torn.json")
    assert not driver.screen.find("page:match").children


def test_a_reviewed_match_shows_its_chances_and_turning_points(driver: Driver) -> None:
    recording = Recording(finished_match())
    assert recording.grow()
    review = weighed_through(recording, sampled(recording, 0))
    keep_review(review, review_path(archive.folder() / "duel.json", 0))
    driver.click("row:matches:duel.json")
    page = driver.screen.find("page:match")
    assert isinstance(page, MatchPage)
    before = page.preview.rect.height
    while driver.screen.prepare():
        pass
    course = page.chances.course
    assert course is not None
    found = findings(review)
    assert [(turn.turn, turn.before) for turn in course.turns] == [
        (move.turn, round(100 * move.before)) for move in found.turning_points
    ]
    assert [len(values) for values in course.values] == [len(found.curve) + 1] * 2, "and how it ended"
    assert page.preview.rect.height < before
    assert page.chances.rect.height > 0


def test_a_match_reviewed_just_now_shows_it(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    driver.click("row:matches:duel.json")
    page = driver.screen.find("page:match")
    assert isinstance(page, MatchPage)
    while driver.screen.prepare():
        pass
    assert page.chances.course is None
    recording = Recording(finished_match())
    assert recording.grow()
    review = weighed_through(recording, sampled(recording, 0))
    monkeypatch.setattr(driver.app.doors, "review", lambda path: keep_review(review, review_path(path, 0)))
    driver.click("button:review")
    while driver.screen.prepare():
        pass
    assert page.chances.course is not None


@pytest.mark.parametrize(("seats", "shown"), [(2, True), (4, True), (6, False)])
def test_everything_on_the_page_has_its_room_and_the_curves_go_first(
    open_app: OpenApp, seats: int, shown: bool
) -> None:
    people = tuple(Seat(f"P{seat}") for seat in range(seats))
    match = KeptMatch(path=Path("x.json"), when=DAY, size=1, game="talisman", seats=people, places=(1,) * seats)
    page = MatchPage(open_app((1280, 720)).app)
    page._courses[match.path] = Course(((50, 60),) * seats, (Turn(1, 50, 60, Text("luck")),) * 3)
    page.place((700, 150, 516, 472))
    page.show(match)
    assert (page.chances.course is not None) == shown
    rects = [child.rect for child in page.children if child.rect.height]
    assert all(page.rect.contains(rect) for rect in rects)
    assert not [one for one, other in combinations(rects, 2) if one.colliderect(other)]


def test_to_watch_is_the_largest_of_what_can_be_done(driver: Driver) -> None:
    driver.click("row:matches:duel.json")
    sizes = {}
    for name in ("watch", "review", "export", "delete"):
        button = driver.screen.find(f"button:{name}")
        assert isinstance(button, Button)
        sizes[name] = button.size
    assert max(sizes, key=lambda name: sizes[name]) == "watch"


def test_a_heading_orders_the_list_and_once_more_turns_it_round(driver: Driver) -> None:
    driver.click("column:matches:length")
    longest = listed(driver)
    driver.click("column:matches:length")
    assert listed(driver) == [*reversed(longest[:-1]), "torn"]
    driver.screen.set_focus(driver.screen.find("column:matches:game"), by_keyboard=True)
    driver.key("enter")
    assert listed(driver) == ["demons", "left", "duel", "torn"]


def test_game_and_person_are_picked_from_lists(driver: Driver) -> None:
    driver.click("choice:game")
    driver.click("item:game:demons")
    assert listed(driver) == ["demons"]
    driver.click("choice:game")
    driver.click("item:game:")
    driver.click("choice:person")
    driver.click("item:person:Ann")
    assert listed(driver) == ["left", "demons", "duel"]


def test_what_is_typed_is_searched_at_once_and_typing_goes_on(driver: Driver) -> None:
    driver.key("ctrl+f")
    driver.type("zoltar not")
    assert listed(driver) == ["left"]
    driver.type("xyz")
    assert "No match fits" in words_of(driver, "text:nothing")
    driver.key("ctrl+a", "delete")
    assert listed(driver) == ["left", "demons", "duel", "torn"], "the key of a field removes no match"


def test_a_match_is_removed_after_a_question_and_comes_back(driver: Driver) -> None:
    driver.click("row:matches:demons.json")
    driver.click("button:delete")
    driver.click("button:no")
    assert "demons" in listed(driver)
    driver.key("delete")
    driver.click("button:yes")
    assert listed(driver) == ["left", "duel", "torn"]
    assert archive.find("demons") is None
    driver.key("esc")
    driver.click("button:chronicle")
    driver.click("button:bring_back")
    assert listed(driver) == ["left", "demons", "duel", "torn"]
    assert "button:bring_back" not in driver.ids()


def test_the_keyboard_alone_removes_and_brings_back(driver: Driver) -> None:
    driver.key("down", "enter", "delete", "right", "enter")
    assert listed(driver) == ["left", "duel", "torn"]
    driver.key("ctrl+z")
    assert listed(driver) == ["left", "demons", "duel", "torn"]


def test_what_was_removed_is_gone_at_the_next_start(driver: Driver) -> None:
    driver.key("delete")
    driver.click("button:yes")
    removed = archive.folder() / "removed"
    assert len(list(removed.iterdir())) == 1
    forget_removed(driver.app)
    assert not list(removed.iterdir())
    driver.click("button:bring_back")
    assert driver.app.notices
    assert listed(driver) == ["demons", "duel", "torn"]


def test_a_torn_file_can_be_removed_but_neither_watched_nor_played(driver: Driver) -> None:
    driver.click("row:matches:torn.json")
    assert "button:go_on" not in driver.ids()
    driver.click("button:delete")
    driver.click("button:yes")
    assert not (archive.folder() / "torn.json").exists()


def test_a_match_that_was_left_is_played_on_as_a_copy(driver: Driver) -> None:
    driver.click("row:matches:left.json")
    driver.click("button:go_on")
    assert isinstance(driver.screen, MatchScreen)
    assert archive.find("left") is not None
    assert not driver.screen.match.record


def test_a_match_is_watched_by_a_double_click_or_the_button(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = list[Path]()
    monkeypatch.setattr(driver.app.doors, "watch", watched.append)
    driver.click("row:matches:duel.json")
    driver.click("row:matches:duel.json")
    driver.click("button:watch")
    assert watched == [archive.folder() / "duel.json"] * 2


def test_a_long_list_shows_its_first_matches_and_the_others_when_asked(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.key("esc")
    monkeypatch.setattr("game.ui.screens.chronicle.screen.ROWS_AT_FIRST", 2)
    driver.click("button:chronicle")
    assert listed(driver) == ["left", "demons", "more"]
    driver.click("row:matches:more")
    assert listed(driver) == ["left", "demons", "duel", "torn"]
    assert driver.focus is not None
    assert driver.focus.id == "row:matches:duel.json"


def test_the_chosen_match_stays_chosen_in_another_order_and_language(driver: Driver) -> None:
    driver.click("row:matches:demons.json")
    driver.click("column:matches:game")
    assert cards(driver).chosen == "demons.json"
    driver.app.settings.language = PSEUDO_LANGUAGE
    driver.app.restyle()
    assert cards(driver).chosen == "demons.json"
    button = driver.screen.find("column:matches:when")
    assert isinstance(button, Button)
    assert "~" in button.words
    assert "~" in str(rows(driver)["demons"].title)


def test_an_empty_chronicle_says_how_it_is_filled(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("button:chronicle")
    assert "by itself" in words_of(driver, "text:nothing")
    assert isinstance(driver.screen, ChronicleScreen)
    driver.key("delete", "ctrl+z", "ctrl+f")
    driver.click("book:talisman")
    assert driver.screen.name == "new_match"
    driver.key("esc", "esc")
    assert driver.screen.name == "title"


def test_the_last_match_that_was_removed_comes_back_to_an_empty_chronicle(open_app: OpenApp) -> None:
    archive.keep(finished_match(), "only", DAY)
    driver = open_app()
    driver.click("button:chronicle")
    driver.key("delete")
    driver.click("button:yes")
    assert "by itself" in words_of(driver, "text:nothing")
    driver.click("button:bring_back")
    assert listed(driver) == ["only"]


def test_a_folder_that_cannot_be_read_says_so_and_closes_nothing(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object) -> list[object]:
        raise SaveError("the disk is gone")

    monkeypatch.setattr(archive, "kept_matches", refuse)
    driver = open_app()
    driver.click("button:chronicle")
    assert "the disk is gone" in words_of(driver, "text:nothing")
    driver.key("esc")
    driver.click("button:settings")
    assert "the disk is gone" in words_of(driver, "text:kept")


# -- a match that is left


def begun(driver: Driver) -> Match:
    """A match on the screen in which one choice was made."""
    match = new_match()
    screen = start_match(driver.app, match.game, match.seats, {}, 3)
    driver.step()
    while screen.course.decision is None:
        driver.step()
    screen.course.answer(screen.course.decision.options[0].key, screen.narrator)
    return screen.match


def test_a_match_is_left_for_good_and_stays_in_the_chronicle(open_app: OpenApp) -> None:
    driver = open_app()
    match = begun(driver)
    driver.key("f10")
    driver.click("button:put_away")
    assert driver.screen.name == "title"
    assert latest_autosave() is None
    (row,) = kept_matches()
    assert not row.finished
    assert [seat.name for seat in row.seats] == [seat.name for seat in match.seats]


def test_leaving_a_match_for_good_keeps_no_more_than_the_settings_allow(open_app: OpenApp, evening: None) -> None:
    driver = open_app(kept_matches=2)
    begun(driver)
    driver.key("f10")
    driver.click("button:put_away")
    assert len([row for row in kept_matches() if row.problem is None]) <= 2


def test_a_match_stays_where_it_is_if_the_chronicle_cannot_be_written(open_app: OpenApp, home_of_its_own: Path) -> None:
    driver = open_app()
    begun(driver)
    (home_of_its_own / "chronicle").write_text("in the way")
    driver.key("f10")
    driver.click("button:put_away")
    assert driver.screen.name == "pause"
    assert driver.app.notices
    driver.click("button:title")
    assert latest_autosave() is not None


# -- settings


def test_the_limits_of_the_chronicle_are_set_and_written(open_app: OpenApp, evening: None) -> None:
    driver = open_app()
    driver.click("button:settings")
    assert "4 matches" in words_of(driver, "text:kept")
    for name, value in (("kept_matches", 100), ("kept_megabytes", 0)):
        driver.screen.set_focus(driver.screen.find(f"choice:{name}"), by_keyboard=True)
        driver.step()
        driver.click(f"choice:{name}")
        driver.click(f"item:{name}:{value}")
    written, _warning = load_settings()
    assert (written.kept_matches, written.kept_megabytes) == (100, 0)
    assert len(kept_matches()) == 4, "nothing is removed while somebody only looks at the settings"


def test_a_limit_that_is_none_of_the_usual_is_shown_as_it_is(open_app: OpenApp) -> None:
    driver = open_app(kept_matches=123)
    driver.click("button:settings")
    limit = driver.screen.find("choice:kept_matches")
    assert isinstance(limit, Choice)
    assert "123" in str(limit.item.text)


def test_the_table_of_the_chosen_match_lies_beside_the_list_where_there_is_room(driver: Driver) -> None:
    seen = set[bytes]()
    for match in ("left", "demons", "duel"):
        driver.click(f"row:matches:{match}.json")
        while driver.screen.prepare():
            pass
        driver.step(2)
        preview = driver.screen.find("preview:match")
        assert preview.rect.left >= cards(driver).rect.right
        seen.add(pygame.image.tobytes(driver.picture().subsurface(preview.rect), "RGB"))
    assert len(seen) == 3
    driver.click("row:matches:torn.json")
    driver.step(2)
    assert not driver.app.warnings


def test_in_a_small_window_the_list_has_the_whole_width(open_app: OpenApp, evening: None) -> None:
    driver = open_app((1024, 640))
    driver.click("button:chronicle")
    assert "preview:match" not in driver.ids()
    assert not driver.screen.prepare()
