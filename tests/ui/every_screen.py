"""How to reach every screen of the shell from the title, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

from game.catalogue import GAMES, load_match
from game.chronicle import archive
from game.chronicle.showing import Step
from game.engine.match import Match
from game.engine.seating import Seat
from game.keeping.disk import home
from game.notes_seen import remember_note
from game.saves import autosave, write_match
from game.ui.app.without_window.driver import Driver
from game.ui.kit.files import choose_place
from game.ui.match.pause import PauseScreen
from game.ui.screens.crash import CrashScreen
from game.ui.watch.screen import WatchScreen
from tests.chronicle.matches import played


def new_match() -> Match:
    """A match of two that has just begun."""
    match = GAMES["warlocks_duel"].new_match(["Ann", {"name": "Zoltar", "player": "greedy"}], seed=3)
    match.next_decision()
    return match


def save_some() -> None:
    """Two whole saves, an autosave, and one that was cut."""
    data = new_match().save()
    write_match("A long evening with friends from the neighbourhood", data)
    write_match("Second", data)
    autosave("warlocks_duel-1", data)
    write_match("Torn", data).write_bytes(data[: len(data) // 2])


def pause(driver: Driver) -> None:
    match = new_match()
    ways = {"put_away": match.save, "export": match.save}
    driver.app.push(PauseScreen(driver.app, match.save, "Ann and Zoltar", "warlocks_duel", **ways))


def keep_some() -> None:
    """A finished match, one that was left, and one that was cut."""
    archive.keep(finished_match(), "evening", datetime(2026, 5, 1, tzinfo=UTC))
    archive.keep(new_match(), "left", datetime(2026, 5, 2, tzinfo=UTC))
    whole = (archive.folder() / "evening.json").read_bytes()
    (archive.folder() / "torn.json").write_bytes(whole[: len(whole) // 2])


@cache
def finished_match() -> Match:
    """A match of two that greedy players have played to its end."""
    match = new_match()
    while (decision := match.next_decision()) is not None:
        worths = list(match.game.preferences(match.state, decision))
        match.choose(decision.options[worths.index(max(worths))].key)
    return match


def chronicle(driver: Driver) -> None:
    keep_some()
    driver.app.doors.title()
    driver.click("button:chronicle")
    driver.click("row:matches:left.json")


def open_file(driver: Driver) -> None:
    save_some()
    driver.app.doors.choose_file()


def put_file(driver: Driver) -> None:
    save_some()
    driver.app.settings.folder_for_files = str(home() / "matches")
    choose_place(driver.app, "Save the picture", "Ann and Zoltar", (".json",), lambda path: path)


def records(driver: Driver) -> None:
    keep_some()
    driver.app.doors.records()


def pause_with_the_way_back(driver: Driver) -> None:
    match = new_match()
    look_back = driver.app.doors.title
    driver.app.push(PauseScreen(driver.app, match.save, "Ann and Zoltar", "warlocks_duel", look_back=look_back))


@cache
def finished() -> bytes:
    """A match of three that came to its end."""
    seats = [Seat("Ann"), Seat("Benedikt of Nowhere"), Seat("Zoltar", "master:20")]
    return played("warlocks_duel", seats=seats).save()


def watch(driver: Driver) -> None:
    driver.app.doors.watch_match(load_match(finished()))
    screen = driver.app.screen
    assert isinstance(screen, WatchScreen)
    while not screen.recording.whole:
        driver.step()
    screen.step(Step.CHOICE, 1)


def export(driver: Driver) -> None:
    watch(driver)
    driver.key("ctrl+e")


def play_on(driver: Driver) -> None:
    watch(driver)
    driver.key("p")


def notes(driver: Driver) -> None:
    for game in GAMES.values():
        for note in game.first_times[:6]:
            remember_note(game.id, note.id)
    pause(driver)
    driver.click("button:notes")


def save_as(driver: Driver) -> None:
    pause(driver)
    driver.click("button:save")


def help_over_title(driver: Driver) -> None:
    driver.app.doors.keyboard_help()


def crash(driver: Driver) -> None:
    driver.app.push(CrashScreen(driver.app, "Something went wrong that should not have. " * 3))


def four_seats(driver: Driver) -> None:
    driver.click("book:warlocks_duel")
    for _seat in range(2):
        driver.click("button:add_seat")


SCREENS: dict[str, Callable[[Driver], None]] = {
    "title": lambda driver: None,
    "new_match": lambda driver: driver.click("book:warlocks_duel"),
    "new_match_of_four": four_seats,
    "settings": lambda driver: driver.click("button:settings"),
    "credits": lambda driver: driver.click("button:credits"),
    "load": lambda driver: driver.click("button:load"),
    "open_file": open_file,
    "put_file": put_file,
    "chronicle": chronicle,
    "records": records,
    "rulebook": lambda driver: driver.click("button:rulebook"),
    "rulebook_chapter": lambda driver: driver.app.doors.rulebook("warlocks_duel", "WD-4.12"),
    "rulebook_search": lambda driver: driver.app.doors.rulebook("warlocks_duel", search="attack"),
    "pause": pause,
    "pause_with_the_way_back": pause_with_the_way_back,
    "play_on": play_on,
    "export": export,
    "notes": notes,
    "save_as": save_as,
    "keyboard_help": help_over_title,
    "confirm": lambda driver: driver.key("esc"),
    "crash": crash,
}
"""Each screen of the shell, and the way there from the title."""

TABLES: dict[str, Callable[[Driver], None]] = {"watch": watch}
"""Screens with a table, whose pieces are clicked like on a match's: no keyboard walks them."""
