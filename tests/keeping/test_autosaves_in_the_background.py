"""Autosaves written in the background: in order, the newest wins, and nothing that fails is kept silent."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections.abc import Callable

import pytest

from game import saves
from game.keeping.background_writer import BackgroundWriter
from game.keeping.disk import SaveError, home
from tests.keeping.test_saves import save

ENDED_BY_WINDOWS = 15
"""Windows ends a process at once that is sent SIGTERM, with the signal's number as its status."""
PATIENCE = 60
"""Seconds after which something that must happen at once has not happened at all."""


def encoded(data: bytes) -> Callable[[], bytes]:
    """What hands over a state: it makes these bytes."""
    return lambda: data


class SlowDisk:
    """Writes only when it is let; remembers what was written."""

    def __init__(self) -> None:
        self.written: list[tuple[str, bytes]] = []
        self.begun = threading.Semaphore(0)
        self.let = threading.Semaphore(0)

    def write(self, name: str, data: bytes) -> None:
        self.begun.release()
        assert self.let.acquire(timeout=PATIENCE)
        self.written.append((name, data))


def test_while_a_write_is_under_way_only_the_newest_state_waits() -> None:
    disk = SlowDisk()
    writer = BackgroundWriter(disk.write)
    writer.write_soon("a", encoded(b"1"))
    assert disk.begun.acquire(timeout=PATIENCE)
    for number in (b"2", b"3", b"4"):
        writer.write_soon("a", encoded(number))
    assert disk.written == []
    disk.let.release(2)
    writer.flush()
    assert disk.written == [("a", b"1"), ("a", b"4")]


def test_the_last_state_of_one_match_is_not_lost_to_another_match() -> None:
    disk = SlowDisk()
    writer = BackgroundWriter(disk.write)
    writer.write_soon("a", encoded(b"1"))
    assert disk.begun.acquire(timeout=PATIENCE)
    writer.write_soon("a", encoded(b"2"))
    disk.let.release(3)
    writer.write_soon("b", encoded(b"3"))
    writer.flush()
    assert disk.written == [("a", b"1"), ("a", b"2"), ("b", b"3")]


def test_states_handed_over_one_by_one_are_written_in_order() -> None:
    written: list[bytes] = []
    writer = BackgroundWriter(lambda name, data: written.append(data))
    for number in range(200):
        writer.write_soon("a", encoded(b"%03d" % number))
    writer.flush()
    assert written == sorted(written)
    assert written[-1] == b"199"


def test_the_newest_autosave_is_found_as_soon_as_it_is_handed_over() -> None:
    for title in ("first", "second", "third"):
        saves.autosave_soon("m1", encoded(save(title)))
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "third"
    assert match.problem is None


def test_a_forgotten_match_does_not_come_back() -> None:
    saves.autosave_soon("m1", encoded(save()))
    saves.forget_autosave("m1")
    assert saves.latest_autosave() is None


def test_a_failing_autosave_is_told_once_and_the_next_one_is_written() -> None:
    home().mkdir()
    (home() / "autosaves").write_text("a file where the folder should be")
    saves.autosave_soon("m1", encoded(save()))
    saves.finish_autosaves()
    (words,) = saves.autosave_failures()
    assert "autosaves" in words
    assert saves.autosave_failures() == []
    (home() / "autosaves").unlink()
    saves.autosave_soon("m1", encoded(save("again")))
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "again"


def test_what_no_player_can_mend_is_raised_where_the_failures_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match_id: str, data: bytes) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(saves, "autosave", broken)
    saves.autosave_soon("m1", encoded(save()))
    saves.finish_autosaves()
    with pytest.raises(ZeroDivisionError):
        saves.autosave_failures()


def test_a_full_disk_does_not_hurt_the_last_autosave(monkeypatch: pytest.MonkeyPatch) -> None:
    saves.autosave_soon("m1", encoded(save("whole")))
    saves.finish_autosaves()

    def full(path: object, data: bytes) -> None:
        raise SaveError("The disk is full.")

    monkeypatch.setattr(saves, "write_safely", full)
    saves.autosave_soon("m1", encoded(save("lost")))
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "whole"
    assert saves.autosave_failures() == ["The disk is full."]


KILLED_WHILE_WRITING = """
import os, signal, sys
from game import saves
first, second = (line.encode() for line in sys.stdin.read().splitlines())
saves.autosave_soon("m1", lambda: bytes.fromhex(first.decode()))
saves.finish_autosaves()
def killed(handle):
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
os.fsync = killed
saves.autosave_soon("m1", lambda: bytes.fromhex(second.decode()))
saves.finish_autosaves()
"""


def test_a_killed_program_leaves_the_last_finished_autosave() -> None:
    given = f"{save('finished').hex()}\n{save('unfinished').hex()}\n"
    killed = subprocess.run(
        [sys.executable, "-c", KILLED_WHILE_WRITING], input=given, text=True, check=False, timeout=PATIENCE
    )
    assert killed.returncode == (ENDED_BY_WINDOWS if sys.platform == "win32" else -signal.SIGKILL)
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "finished"
    assert match.problem is None


def test_a_program_that_ends_without_a_word_finishes_its_autosave() -> None:
    program = "import sys; from game import saves; saves.autosave_soon('m1', lambda: bytes.fromhex(sys.stdin.read()))"
    subprocess.run([sys.executable, "-c", program], input=save("ended").hex(), text=True, check=True, timeout=PATIENCE)
    match = saves.latest_autosave()
    assert match is not None
    assert match.title == "ended"
