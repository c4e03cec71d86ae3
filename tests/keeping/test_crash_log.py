"""The crash log: it has what a developer needs, stays small, and is never itself a crash."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.keeping import crash_log
from game.keeping.disk import home


@pytest.fixture(autouse=True)
def closed_afterwards() -> Iterator[None]:
    yield
    crash_log.stop_log()


def crash() -> str:
    try:
        raise ZeroDivisionError("seven by nothing")
    except ZeroDivisionError as error:
        return crash_log.log_crash(error, "drawing the table")


def test_a_crash_is_logged_with_its_traceback_and_the_player_hears_where() -> None:
    crash_log.start_log()
    said = crash()
    log = crash_log.log_path().read_text(encoding="utf-8")
    assert str(crash_log.log_path()) in said
    assert "while drawing the table" in log
    assert "ZeroDivisionError: seven by nothing" in log
    assert "Traceback" in log
    assert "Traceback" not in said


def test_the_log_names_the_version_that_ran() -> None:
    crash_log.start_log()
    assert "Four Grimoires 0." in crash_log.log_path().read_text(encoding="utf-8")


def test_the_log_stays_small() -> None:
    crash_log.start_log()
    for _number in range(300):
        crash_log.log_warning("x" * 10_000)
    sizes = [path.stat().st_size for path in crash_log.log_path().parent.iterdir()]
    assert len(sizes) == 4
    assert max(sizes) <= 512 * 1024


def test_a_log_that_a_second_copy_of_the_program_has_open_goes_on_in_its_old_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    crash_log.start_log()
    monkeypatch.setattr(Path, "replace", refuse)
    for _number in range(60):
        crash_log.log_warning("y" * 10_000)
    crash()
    assert [path.name for path in crash_log.log_path().parent.iterdir()] == [crash_log.log_path().name]
    assert "seven by nothing" in crash_log.log_path().read_text(encoding="utf-8")


def refuse(self: Path, target: object) -> None:
    """What Windows says of a file that another program has open."""
    raise PermissionError(13, "The process cannot access the file")


def test_without_a_folder_the_log_goes_to_the_standard_error_stream(
    capsys: pytest.CaptureFixture[str],
) -> None:
    home().parent.mkdir(exist_ok=True, parents=True)
    home().write_text("a file where the folder should be", encoding="utf-8")
    crash_log.start_log()
    crash()
    assert "seven by nothing" in capsys.readouterr().err
