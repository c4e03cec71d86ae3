"""Two copies of the program open at once: each keeps its match, and neither writes over what the other saved."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import saves
from game.catalogue import load_match
from game.keeping.claims import Claims
from game.keeping.disk import home
from game.ui.app.matches import resume, start_match
from game.ui.app.without_window.driver import Driver
from game.ui.match.screen import MatchScreen
from tests.keeping.test_saves import save
from tests.ui.conftest import OpenApp, open_app

__all__ = ["open_app"]

PATIENCE = 60
OTHER_COPY = """
import sys
from game import saves
for line in sys.stdin:
    what, match_id, *data = line.split()
    if what == "claim":
        print(saves.claim_autosave(match_id), flush=True)
    elif what == "save":
        saves.autosave(match_id, bytes.fromhex(data[0]))
        print("saved", flush=True)
    else:
        saves.release_autosave(match_id)
        print("released", flush=True)
"""

Copy = subprocess.Popen[str]


def told(copy: Copy, *words: str) -> str:
    """What the other copy answers."""
    assert copy.stdin is not None
    assert copy.stdout is not None
    copy.stdin.write(" ".join(words) + "\n")
    copy.stdin.flush()
    return copy.stdout.readline().strip()


@pytest.fixture
def another_copy() -> Iterator[Callable[[], Copy]]:
    """Starts other copies of the program, which do as they are told."""
    started: list[Copy] = []

    def start() -> Copy:
        command = [sys.executable, "-c", OTHER_COPY]
        started.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
        return started[-1]

    yield start
    for copy in started:
        copy.kill()
        copy.communicate(timeout=PATIENCE)


def test_a_match_that_another_copy_plays_is_saved_under_another_name(another_copy: Callable[[], Copy]) -> None:
    other = another_copy()
    assert told(other, "claim", "m1") == "m1"
    assert told(other, "save", "m1", save("theirs").hex()) == "saved"
    own = saves.claim_autosave("m1")
    assert own != "m1"
    saves.autosave(own, save("ours"))
    saves.forget_autosave(own)
    assert [match.title for match in saves.list_matches()] == ["theirs"]


def test_three_copies_have_three_names(another_copy: Callable[[], Copy]) -> None:
    names = {told(another_copy(), "claim", "m1"), told(another_copy(), "claim", "m1"), saves.claim_autosave("m1")}
    assert len(names) == 3
    assert "m1" in names
    assert told(another_copy(), "claim", "m2") == "m2", "another match is nobody's yet"


def test_a_match_that_was_left_can_be_continued_by_another_copy(another_copy: Callable[[], Copy]) -> None:
    other = another_copy()
    assert saves.claim_autosave("m1") == "m1"
    assert saves.claim_autosave("m1") == "m1", "what is held can be had again"
    assert told(other, "claim", "m1") != "m1"
    saves.release_autosave("m1")
    assert told(other, "claim", "m1") == "m1"
    assert told(other, "release", "m1") == "released"
    assert saves.claim_autosave("m1") == "m1"


def test_a_copy_that_was_killed_holds_nothing(another_copy: Callable[[], Copy]) -> None:
    other = another_copy()
    assert told(other, "claim", "m1") == "m1"
    other.kill()
    other.wait(PATIENCE)
    assert saves.claim_autosave("m1") == "m1"


def test_where_nothing_can_be_written_every_match_can_be_had(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    claims = Claims()
    assert claims.take(tmp_path / "file" / "autosaves", "m1")
    claims.let_go("m1")


def test_a_disk_without_locks_lets_every_copy_have_every_match(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def no_locks(file: object, place: int) -> None:
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr("game.keeping.claims._lock", no_locks)
    assert Claims().take(tmp_path, "m1")


def test_continuing_what_another_copy_plays_says_so_and_loses_nothing(
    open_app: OpenApp, another_copy: Callable[[], Copy]
) -> None:
    driver = open_app()
    first = start_match(driver.app, "warlocks_duel", ["Ann", "Bob"], {}, seed=3)
    answer_once(driver, first)
    driver.app.doors.title()
    [theirs] = saves.list_matches()
    other = another_copy()
    assert told(other, "claim", theirs.name) == theirs.name
    driver.app.notices.clear()

    second = resume(driver.app, theirs)
    assert second is not None
    assert any("another window" in str(notice.text) for notice in driver.app.notices)
    before = theirs.path.read_bytes()
    answer_once(driver, second)
    saves.finish_autosaves()
    assert theirs.path.read_bytes() == before
    [ours] = [match for match in saves.list_matches() if match.path != theirs.path]
    assert len(load_match(saves.read_match(ours.path)).record) > len(load_match(before).record)
    driver.app.doors.title()
    assert told(another_copy(), "claim", ours.name) == ours.name, "whoever leaves a match holds it no longer"


def test_a_match_loaded_over_itself_stays_claimed(open_app: OpenApp, another_copy: Callable[[], Copy]) -> None:
    driver = open_app()
    answer_once(driver, start_match(driver.app, "warlocks_duel", ["Ann", "Bob"], {}, seed=3))
    [saved] = saves.list_matches()
    assert resume(driver.app, saved) is not None
    assert not driver.app.notices
    assert told(another_copy(), "claim", saved.name) != saved.name


def answer_once(driver: Driver, screen: MatchScreen) -> None:
    """Give the first answer that the open question offers."""
    while screen.course.decision is None:
        driver.app.update(0.1)
    screen.course.answer(screen.course.decision.options[0].key, screen.narrator)


def test_the_file_of_claims_is_no_saved_match() -> None:
    saves.claim_autosave("m1")
    assert (home() / "autosaves" / ".claims").exists()
    assert saves.list_matches() == []
    assert saves.latest_autosave() is None
