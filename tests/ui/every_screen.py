"""How to reach every screen of the shell from the title, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

from game.catalogue import GAMES
from game.chronicle import archive
from game.engine.match import Match
from game.notes_seen import remember_note
from game.saves import autosave, write_match
from game.ui.app.driver import Driver
from game.ui.match.pause import PauseScreen
from game.ui.screens.crash import CrashScreen


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
    driver.app.push(PauseScreen(driver.app, match.save, "Ann and Zoltar", "warlocks_duel", match.save))


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


def records(driver: Driver) -> None:
    keep_some()
    driver.app.doors.records()


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
    "chronicle": chronicle,
    "records": records,
    "rulebook": lambda driver: driver.click("button:rulebook"),
    "rulebook_chapter": lambda driver: driver.app.doors.rulebook("warlocks_duel", "WD-4.12"),
    "rulebook_search": lambda driver: driver.app.doors.rulebook("warlocks_duel", search="attack"),
    "pause": pause,
    "notes": notes,
    "save_as": save_as,
    "keyboard_help": help_over_title,
    "confirm": lambda driver: driver.key("esc"),
    "crash": crash,
}
"""Each screen of the shell, and the way there from the title."""
