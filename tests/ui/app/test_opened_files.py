"""A match of any file opens, from the command line or dropped on the window; anything else is refused in a sentence."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.catalogue import GAMES
from game.cli import main
from game.engine.keeping import save_format
from game.engine.keeping.save_format import MOST_PARTS
from game.engine.match import Match
from game.saves import LARGEST_SAVE
from game.ui.app.without_window.driver import Driver
from game.ui.match.screen import MatchScreen
from game.ui.watch.screen import WatchScreen
from tests.chronicle.matches import played
from tests.ui.conftest import OpenApp

Make = Callable[[Path], object]


def running() -> Match:
    """A match that has begun."""
    match = GAMES["warlocks_duel"].new_match(["Ann", "Zoltar"], {}, 3)
    asked = match.next_decision()
    assert asked is not None
    match.choose(asked.keys()[0])
    return match


def drop(driver: Driver, path: Path) -> None:
    """Drop a file on the window."""
    driver.app.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    driver.step(2)


def test_a_running_match_dropped_on_the_window_goes_on_as_a_copy(open_app: OpenApp, tmp_path: Path) -> None:
    driver, path, match = open_app(), tmp_path / "żółw.json", running()
    path.write_bytes(match.save())
    drop(driver, path)
    assert isinstance(driver.app.screen, MatchScreen)
    assert driver.app.screen.match.record == match.record
    assert path.read_bytes() == match.save()


def test_a_finished_match_dropped_on_the_window_is_watched(open_app: OpenApp, tmp_path: Path) -> None:
    driver, path = open_app(), tmp_path / "over.json"
    path.write_bytes(played("warlocks_duel", 6).save())
    drop(driver, path)
    assert isinstance(driver.app.screen, WatchScreen)


def test_while_a_match_is_played_no_file_takes_its_place(open_app: OpenApp, tmp_path: Path) -> None:
    driver, path = open_app(), tmp_path / "match.json"
    path.write_bytes(running().save())
    drop(driver, path)
    screen = driver.app.screen
    drop(driver, path)
    assert driver.app.screen is screen
    assert "Leave this match first" in str(driver.app.notices)


def nested(path: Path) -> None:
    """A thousand lists in each other, and ten thousand."""
    path.write_bytes(b"[" * 10_000 + b"]" * 10_000)


def ten_million_choices(path: Path) -> None:
    """More than any match has; a hole in the file, so that it takes no room."""
    with path.open("wb") as file:
        file.write(b'{"choices":[')
        file.truncate(LARGEST_SAVE + 10_000_000)


def newer(path: Path) -> None:
    """A save of rules to come."""
    saved = save_format.decode(running().save())
    path.write_bytes(save_format.encode(replace(saved, rules_version=999)))


def other_game(path: Path) -> None:
    """A save of a game that nobody has."""
    path.write_bytes(save_format.encode(replace(save_format.decode(running().save()), game="hnefatafl")))


def sealed(crafted: bytes, told: str) -> bytes:
    """The same bytes with their own checksum instead of the one they tell."""
    blank = crafted.replace(told.encode(), b"0" * 64)
    return blank.replace(b"0" * 64, hashlib.sha256(blank).hexdigest().encode(), 1)


def nested_with_a_right_checksum(path: Path) -> None:
    """A save that says of itself that it is whole, whose table is ten thousand lists in each other."""
    data = running().save()
    start = data.index(b'"state": ') + len(b'"state": ')
    rest = data[data.rindex(b"]") :]
    told = save_format.decode(data).checksum
    path.write_bytes(sealed(data[:start] + b"[" * 10_000 + b"]" * 10_000 + b"}" + rest, told))


def too_many_parts(path: Path) -> None:
    """A save that is whole, with more choices than any match has and few enough bytes."""
    data = save_format.encode(replace(save_format.decode(running().save()), choices=[]))
    crafted = data.replace(b'"choices": []', b'"choices": [' + b'[0,"",""],' * MOST_PARTS + b'[0,"",""]]')
    path.write_bytes(sealed(crafted, save_format.decode(data).checksum))


def a_crowd(path: Path) -> None:
    """A save with more seats than any table has."""
    saved = save_format.decode(running().save())
    path.write_bytes(save_format.encode(replace(saved, seats=[{"name": "x"}] * 1000)))


def endless_name(path: Path) -> None:
    """A save in which somebody has a name that would take minutes to draw."""
    saved = save_format.decode(running().save())
    path.write_bytes(save_format.encode(replace(saved, seats=[{"name": "x" * 1_000_000}, *saved.seats[1:]])))


def unreadable(path: Path) -> None:
    """A file that nobody may read."""
    path.touch(mode=0)


def link_to(target: str) -> Make:
    """A name for something that is no file with contents of its own."""
    return lambda path: path.symlink_to(target)


FOREIGN: dict[str, Make] = {
    "empty": lambda path: path.write_bytes(b""),
    "words": lambda path: path.write_text("Dear diary", encoding="utf-8"),
    "picture": lambda path: path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(range(256))),
    "number": lambda path: path.write_bytes(b"1" * 5000),
    "list": lambda path: path.write_bytes(b"[]"),
    "cut": lambda path: path.write_bytes(running().save()[:-40]),
    "folder": lambda path: path.mkdir(),
    "missing": lambda path: None,
    "nested": nested,
    "ten million choices": ten_million_choices,
    "nested with a right checksum": nested_with_a_right_checksum,
    "newer": newer,
    "another game": other_game,
    "too many parts": too_many_parts,
    "a crowd": a_crowd,
    "endless name": endless_name,
}
if os.name == "posix":
    FOREIGN |= {
        "pipe": os.mkfifo,
        "device without end": link_to("/dev/zero"),
        "terminal": link_to("/dev/tty"),
        "link to itself": lambda path: path.symlink_to(path),
        "link to nothing": link_to("/nowhere/at/all"),
        "unreadable": unreadable,
    }


@pytest.mark.parametrize("kind", FOREIGN)
def test_anything_else_is_refused_in_a_sentence_and_the_title_stays(
    open_app: OpenApp, tmp_path: Path, kind: str
) -> None:
    driver, path = open_app(), tmp_path / "match.json"
    FOREIGN[kind](path)
    screen = driver.app.screen
    drop(driver, path)
    assert driver.app.screen is screen
    assert "cannot be opened" in str(driver.app.notices)


def test_what_is_nested_too_deep_is_told_in_our_own_words(open_app: OpenApp, tmp_path: Path) -> None:
    driver, path = open_app(), tmp_path / "match.json"
    nested_with_a_right_checksum(path)
    drop(driver, path)
    assert "nested far too deep" in str(driver.app.notices)


@pytest.mark.parametrize("kind", FOREIGN)
def test_the_command_line_refuses_it_in_one_line_before_a_window_opens(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    path = tmp_path / "match.json"
    FOREIGN[kind](path)
    assert main(["play", "--file", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told


@pytest.mark.parametrize("words", [["play"], ["play", "demons", "--file", "match.json"]])
def test_play_wants_either_a_game_or_a_file(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "--file" in capsys.readouterr().err


def test_a_million_choices_that_fit_no_question_are_no_reason_to_hang(open_app: OpenApp, tmp_path: Path) -> None:
    driver, path = open_app(), tmp_path / "match.json"
    saved = save_format.decode(running().save())
    choices = [*saved.choices, *[save_format.Choice(0, "gather", "nonsense")] * 300_000]
    path.write_bytes(save_format.encode(replace(saved, choices=choices)))
    drop(driver, path)
    screen = driver.app.screen
    assert isinstance(screen, MatchScreen)
    assert len(screen.match.record) <= len(saved.choices), "it goes on where the choices still fit"
