"""The game played through the app, by mouse and by keyboard; nothing in the program knows it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import saves
from game.chronicle.records import Record
from game.chronicle.records.trophies import trophies_of
from game.engine.game import Game, Seat
from game.players import PERSON
from game.ui.app.application import App
from game.ui.app.matches import resume, start_match
from game.ui.match.screen import MatchScreen
from game.ui.screens.rulebook.screen import RulebookScreen
from tests.packaging.test_installed_games import command
from tests.ui.conftest import OpenApp
from tests.ui.match_driver import MatchDriver
from tests.ui.tables.plain.plain_driver import PlainDriver


def sat_down(app: App, morris: Game, seed: int = 3) -> PlainDriver:
    """A person against the greedy player."""
    return PlainDriver(app, morris.new_match([Seat("Ann", PERSON), Seat("Zoltar", "greedy")], {}, seed))


@pytest.mark.parametrize("how", ["click_answer", "key_answer"])
def test_a_whole_match_is_played_by_mouse_alone_and_by_keyboard_alone(
    open_app: OpenApp, morris: Game, how: str
) -> None:
    driver = sat_down(open_app().app, morris)
    driver.play_by(how)
    assert driver.match.result is not None
    assert driver.match.verify()
    assert not driver.app.warnings
    assert saves.latest_autosave() is None


def test_a_man_is_picked_and_goes_where_the_light_is(open_app: OpenApp, morris: Game) -> None:
    driver = sat_down(open_app().app, morris)
    driver.play_to("move")
    starts = {option.picks[0] for option in driver.decision.options}
    assert driver.lit() == starts
    start = min(starts)
    driver.click(driver.free_point(start))
    ends = {option.place for option in driver.decision.options if option.picks == (start,)}
    assert driver.lit() == ends | {start}
    another = max(starts)
    driver.click(driver.free_point(another))
    assert driver.selected() == [another]
    driver.click(driver.free_point(another))
    assert driver.selected() == []
    assert driver.match.decision is driver.decision


def test_a_click_that_means_nothing_is_answered_with_the_rule(open_app: OpenApp, morris: Game) -> None:
    driver = sat_down(open_app().app, morris)
    driver.to_question()
    driver.click_answer("d6")
    driver.to_question()
    driver.click(driver.free_point("d6"))
    assert driver.table.bubble is not None
    assert driver.table.bubble.refusal.clause == "NMM-2.1"


def test_a_choice_is_taken_back_and_the_table_is_as_before(open_app: OpenApp, morris: Game) -> None:
    driver = sat_down(open_app().app, morris)
    driver.to_question()
    before = driver.match.fingerprint()
    driver.click_answer("d6")
    driver.to_question()
    driver.key("u")
    assert driver.match.fingerprint() == before
    assert "d6" in driver.lit()


def test_a_match_is_left_and_gone_on_with(open_app: OpenApp, morris: Game) -> None:
    app = open_app().app
    screen = start_match(app, morris, [{"name": "Ann"}, {"name": "Bo"}], {}, 5)
    for key in ("d6", "f4", "a7"):
        screen.answer(key)
    before = screen.match.fingerprint()
    app.doors.title()
    saved = saves.latest_autosave()
    assert saved is not None
    again = resume(app, saved)
    assert isinstance(again, MatchScreen)
    assert again.match.fingerprint() == before
    assert "a7" not in (again.controller.lit() if again.controller is not None else ())


def test_the_end_counts_mills_and_men(open_app: OpenApp, morris: Game) -> None:
    driver = sat_down(open_app().app, morris)
    driver.play_out()
    ending = driver.table.tabletop.ending(driver.table.shown, driver.table.course.statistics, driver.result())
    told = [event for event in driver.match.history() if event.kind == "mill"]
    counted = [sum(event.fact("who") == seat for event in told) for seat in (0, 1)]
    assert [row[0] for row in ending.rows] == counted
    assert sum(counted) > 0


def test_the_match_screen_of_the_other_games_is_untouched(open_app: OpenApp) -> None:
    driver = MatchDriver(open_app().app)
    driver.to_question()
    assert driver.decision.kind == "mage"


def test_what_can_be_won_in_it_is_told_by_its_grimoire(morris: Game) -> None:
    first = trophies_of(Record("Ann", morris.id))[0]
    assert (first.id, str(first.name)) == ("duel", "Boards won")
    assert "closest" not in {trophy.id for trophy in trophies_of(Record("Ann", morris.id))}


def test_its_book_lies_on_the_table_and_leads_to_a_match_and_to_its_rules(open_app: OpenApp) -> None:
    driver = open_app()
    driver.click("book:nine_mens_morris")
    driver.key("f1")
    assert isinstance(driver.app.screen, RulebookScreen)
    book = driver.app.screen.book()
    assert book is not None
    assert book.title == "Nine Men's Morris"
    driver.key("esc")
    driver.click("button:start")
    assert driver.app.screen.name == "match"
    assert driver.app.screen.game_id == "nine_mens_morris"
    assert not driver.app.warnings


def test_the_command_line_plays_tells_and_draws_it(tmp_path: Path) -> None:
    players = ("--players", "greedy,random", "--matches", "4", "--verify")
    played = command(tmp_path, "simulate", "nine_mens_morris", *players)
    assert played.returncode == 0, played.stderr
    told = command(tmp_path, "rules", "nine_mens_morris", "NMM-3.3")
    assert "fly" in told.stdout
    drawn = command(tmp_path, "picture", "nine_mens_morris", "--size", "1024x640", "--out", "board.png")
    assert drawn.returncode == 0, drawn.stderr
    picture = pygame.image.load(tmp_path / "board.png")
    assert len({tuple(picture.get_at((x, y))) for x in range(0, 700, 20) for y in range(0, 640, 20)}) > 100
