"""Exported files: where they go, what they are called, and that they are written as a whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from game.chronicle.export import files
from game.chronicle.export.files import (
    check_folder,
    exports_folder,
    forget_unfinished,
    free_path,
    stem_of,
    write_export,
)
from game.engine.seating import Seat
from game.keeping.disk import SaveError, home
from tests.chronicle.matches import played


def test_files_go_into_a_folder_of_the_players_own() -> None:
    assert exports_folder().parent == home()
    write_export(exports_folder() / "a.txt", b"a")
    assert [path.name for path in exports_folder().iterdir()] == ["a.txt"]


def test_names_are_made_of_what_every_system_and_messenger_takes() -> None:
    match = played("warlocks_duel", most=3, seats=[Seat("Żółw / “Świt”"), Seat("魔術師")])
    assert stem_of(match) == "warlocks-duel_zolw-swit"
    longest = stem_of(played("warlocks_duel", most=3, seats=[Seat("a" * 40), Seat("b" * 60)]))
    assert len(longest) <= files.LONGEST_STEM


def test_the_seed_of_a_match_that_runs_is_not_given_away_by_the_name() -> None:
    running, over = played("warlocks_duel", seed=81_723, most=3), played("warlocks_duel", seed=81_723)
    assert "81723" not in stem_of(running)
    assert "81723" in stem_of(over)


def test_no_file_is_written_over(tmp_path: Path) -> None:
    for expected in ("duel.gif", "duel-2.gif", "duel-3.gif"):
        path = free_path(tmp_path, "duel", ".gif")
        assert path.name == expected
        write_export(path, b"x")


def test_a_file_that_is_replaced_leaves_no_version_behind(tmp_path: Path) -> None:
    write_export(tmp_path / "a.txt", b"old")
    write_export(tmp_path / "a.txt", b"new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a.txt": b"new"}


def test_a_full_disk_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_export(tmp_path / "a.txt", b"old")

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    for name in ("a.txt", "b.txt"):
        with pytest.raises(SaveError, match="The disk is full"):
            write_export(tmp_path / name, b"new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a.txt": b"old"}


def test_a_folder_that_may_not_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, _mode: Path(path) != tmp_path)
    with pytest.raises(SaveError, match=r"You may not write into .*Choose another folder"):
        check_folder(tmp_path / "not" / "there" / "yet")


def test_a_file_in_the_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(SaveError, match="is a file and not a folder"):
        check_folder(tmp_path / "file" / "exports")


def test_what_an_ended_process_left_of_a_file_is_removed_and_nothing_else(tmp_path: Path) -> None:
    for name in (".clip.gif.123.writing", "clip.gif", ".other.gif.123.writing"):
        (tmp_path / name).write_bytes(b"x")
    forget_unfinished(tmp_path / "clip.gif")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".other.gif.123.writing", "clip.gif"]
