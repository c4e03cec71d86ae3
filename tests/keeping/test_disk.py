"""Writing files: a whole file lies under its name at every moment, and failures are told in words."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.keeping import disk
from game.keeping.disk import SaveError, home, previous_of, write_safely

OLD, NEW = b"old" * 1000, b"new" * 2000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file that has been written once already."""
    path = tmp_path / "folder" / "match.json"
    write_safely(path, OLD)
    return path


def names(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir()}


def test_a_second_write_keeps_the_first_as_the_previous_version(path: Path) -> None:
    write_safely(path, NEW)
    assert (path.read_bytes(), previous_of(path).read_bytes()) == (NEW, OLD)
    assert names(path) == {"match.json", "match.json.previous"}


def test_a_third_write_drops_the_first(path: Path) -> None:
    write_safely(path, NEW)
    write_safely(path, b"third")
    assert (path.read_bytes(), previous_of(path).read_bytes()) == (b"third", NEW)


def test_a_file_system_without_hard_links_keeps_the_previous_version_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    write_safely(path, NEW)
    assert (path.read_bytes(), previous_of(path).read_bytes()) == (NEW, OLD)


class FullDisk(io.FileIO):
    """A file on a disk with room for a hundred bytes more."""

    def write(self, data: Any) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) if super().write(data[:100]) == 100 else AssertionError


def test_a_disk_that_fills_up_leaves_the_old_file_and_says_so(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "open", lambda self, mode: FullDisk(self, mode.replace("b", "")))
    with pytest.raises(SaveError, match="The disk is full"):
        write_safely(path, NEW)
    monkeypatch.undo()
    assert path.read_bytes() == OLD
    assert names(path) == {"match.json"}


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "match.json").mkdir()
    with pytest.raises(SaveError, match=r"match\.json is a folder"):
        write_safely(tmp_path / "match.json", NEW)
    assert names(tmp_path / "match.json") == {"match.json"}


def test_on_windows_a_file_that_a_virus_scanner_holds_is_waited_for(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "ON_WINDOWS", True)
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    held = iter([True, True, False])
    replace = Path.replace

    def replace_when_free(self: Path, target: Path) -> Path:
        if target == path and next(held):
            raise PermissionError(errno.EACCES, "Access is denied")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", replace_when_free)
    write_safely(path, NEW)
    assert path.read_bytes() == NEW
    assert len(waited) == 2
    assert names(path) == {"match.json", "match.json.previous"}


def test_on_windows_a_file_that_is_never_let_go_is_given_up_after_a_second(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "ON_WINDOWS", True)
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)

    def held(self: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "Access is denied")

    monkeypatch.setattr(Path, "replace", held)
    with pytest.raises(SaveError, match="another program"):
        write_safely(path, NEW)
    monkeypatch.undo()
    assert 0.5 < sum(waited) < 2
    assert path.read_bytes() == OLD
    assert names(path) == {"match.json"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_leaves_the_old_file_and_says_so(path: Path) -> None:
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.writing")
    unfinished.symlink_to("/dev/full")
    with pytest.raises(SaveError, match="The disk is full"):
        write_safely(path, NEW)
    assert path.read_bytes() == OLD
    assert names(path) == {"match.json"}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no limit on the size of a file")
def test_a_write_that_stops_half_way_leaves_the_old_file(path: Path) -> None:
    import resource

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4000, limits[1]))
    try:
        with pytest.raises(SaveError, match="The disk is full"):
            write_safely(path, NEW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert path.read_bytes() == OLD
    assert names(path) == {"match.json"}


@pytest.fixture
def read_only_folder() -> Iterator[Path]:
    """A folder with one file that we may read and not write, even if the tests run as root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_safely(folder / "match.json", OLD)
        folder.chmod(0o555)
        if os.geteuid() == 0:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if os.getuid() == 0:
                os.seteuid(0)
            folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="folders of Windows have no such permission")
def test_a_read_only_folder_is_named_with_what_to_do(read_only_folder: Path) -> None:
    with pytest.raises(SaveError) as caught:
        write_safely(read_only_folder / "match.json", NEW)
    assert str(read_only_folder) in str(caught.value)
    assert "permissions" in str(caught.value)
    assert (read_only_folder / "match.json").read_bytes() == OLD


def test_a_file_where_a_folder_should_be_is_told_in_words(path: Path) -> None:
    with pytest.raises(SaveError, match=r"match\.json"):
        write_safely(path / "deeper", NEW)


KILLED = """
import os, pathlib, sys
from game.keeping.disk import write_safely

left = int(sys.argv[2])

def counted(function):
    def call(*arguments, **named):
        global left
        if left == 0:
            os._exit(9)
        left -= 1
        return function(*arguments, **named)
    return call

for name in ("fsync", "link", "replace", "unlink"):
    setattr(os, name, counted(getattr(os, name)))
write_safely(pathlib.Path(sys.argv[1]), b"new" * 2000)
"""


@pytest.mark.parametrize("calls", range(7))
def test_a_program_killed_between_any_two_steps_leaves_a_whole_file(path: Path, calls: int) -> None:
    command = [sys.executable, "-c", KILLED, str(path), str(calls)]
    status = subprocess.run(command, check=False).returncode
    assert status in (0, 9)
    assert path.read_bytes() in (OLD, NEW)
    assert status == 9 or path.read_bytes() == NEW
    if previous_of(path).exists():
        assert previous_of(path).read_bytes() == OLD


def test_what_killed_writes_leave_behind_is_swept_after_a_day(path: Path) -> None:
    stale, fresh = path.with_name(".a.1.writing"), path.with_name(".b.2.writing")
    for leftover in (stale, fresh):
        leftover.write_bytes(b"half")
    os.utime(stale, (0, 0))
    disk.sweep(path.parent)
    assert names(path) == {"match.json", ".b.2.writing"}


def test_another_folder_can_be_named_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOUR_GRIMOIRES_HOME", str(tmp_path / "stick"))
    assert home() == tmp_path / "stick"
    monkeypatch.delenv("FOUR_GRIMOIRES_HOME")
    assert home().name == "FourGrimoires"
