"""The program in the menu of a Linux desktop: which files are written where, and that they can be read."""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.assets import asset
from game.cli import desktop_entry, main
from game.ui.pygame_check import WINDOW_CLASS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="paths of Linux stand in desktop entries")

AWKWARD = 'Żółta księga/100 % "magic" $HOME `x` \\back'


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for the user's own entries and icons, on a Linux."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def packaged(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", program)


def written() -> dict[str, str]:
    """The keys of the entry as a desktop reads them, still with the quotes of the command."""
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]  # keys are told apart by their case
    parser.read(desktop_entry.entry_path(), encoding="utf-8")
    return {key: value.replace("\\\\", "\\") for key, value in parser["Desktop Entry"].items()}


def words_of(command: str) -> list[str]:
    """The words of the key Exec, as the specification reads them."""
    quoted = re.findall(r'"((?:[^"\\]|\\.)*)"', command)
    return [re.sub(r"\\(.)", r"\1", word).replace("%%", "%") for word in quoted]


def test_the_entry_starts_the_package_from_where_it_lies(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = f"/opt/{AWKWARD}/FourGrimoires"
    packaged(monkeypatch, program)
    assert main(["--install-desktop-entry"]) == 0
    entry = written()
    assert entry["TryExec"] == program
    assert words_of(entry["Exec"]) == [program]


def test_the_entry_starts_what_pip_installed(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "bin" / "python"))
    main(["--install-desktop-entry"])
    assert words_of(written()["Exec"]) == [str(tmp_path / "bin" / "python"), "-m", "game"]
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "four-grimoires").touch()
    main(["--install-desktop-entry"])
    assert words_of(written()["Exec"]) == [str(tmp_path / "bin" / "four-grimoires")]


def test_the_entry_names_its_icon_and_the_class_of_the_windows(shared: Path) -> None:
    main(["--install-desktop-entry"])
    entry = written()
    icon = shared / "icons" / "hicolor" / "512x512" / "apps" / f"{entry['Icon']}.png"
    assert icon.read_bytes() == asset("pictures", "icon.png").read_bytes()
    assert entry["StartupWMClass"] == WINDOW_CLASS


def test_windows_have_the_class_that_the_entry_names() -> None:
    # In a process of its own: pygame sets a class, too, while it is imported on X11.
    asked = "import os, game.ui; print(os.environ['SDL_VIDEO_X11_WMCLASS'], os.environ['SDL_VIDEO_WAYLAND_WMCLASS'])"
    environment = {name: value for name, value in os.environ.items() if "WMCLASS" not in name} | {"DISPLAY": ":0"}
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [desktop_entry.NAME, desktop_entry.NAME]


def test_removing_the_entry_leaves_nothing_and_may_be_done_twice(
    shared: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["--install-desktop-entry"])
    assert main(["--remove-desktop-entry"]) == 0
    assert [path for path in shared.rglob("*") if path.is_file()] == []
    capsys.readouterr()
    assert main(["--remove-desktop-entry"]) == 0
    assert capsys.readouterr().out == "There was no desktop entry to remove.\n"


def test_a_relative_folder_for_entries_does_not_count(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setattr(Path, "home", lambda: shared)
    assert desktop_entry.entry_path() == shared / ".local" / "share" / "applications" / "four-grimoires.desktop"


def test_a_folder_that_cannot_be_made_is_told_in_one_line(shared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shared.write_text("", encoding="utf-8")
    assert main(["--install-desktop-entry"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_no_desktop_entries(
    system: str, shared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert main(["--install-desktop-entry"]) == 2
    assert "for Linux" in capsys.readouterr().err
    assert not shared.exists()


def test_the_validator_of_desktop_entries_has_nothing_to_say(shared: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    validator = shutil.which("desktop-file-validate")
    if validator is None:
        pytest.skip("desktop-file-validate is not installed (Debian: desktop-file-utils)")
    packaged(monkeypatch, f"/opt/{AWKWARD}/FourGrimoires")
    main(["--install-desktop-entry"])
    done = subprocess.run([validator, desktop_entry.entry_path()], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")
