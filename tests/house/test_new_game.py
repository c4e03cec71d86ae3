"""`dev.py new-game`: the package that it writes is a whole game, whose own tests pass at once."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import new_game
import pytest

from tests.linters import linters_installed

ROOT = Path(__file__).resolve().parents[2]


def run(folder: Path, *command: str) -> str:
    """Run a tool with this Python over a package outside of the project; what it says."""
    # The folder of an installed package is in no place where the package would be looked for by itself.
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{folder}", "MYPYPATH": f"{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_file_bears_the_name_of_the_new_game(tmp_path: Path) -> None:
    folder = new_game.write("Hunt for the Snark", tmp_path / "snark")
    written = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert "hunt_for_the_snark/rulebook/en/hunt_for_the_snark.md" in written
    assert len(written) == len(new_game.FILES)
    for name in written:
        content = (folder / name).read_text(encoding="utf-8")
        assert not [left for left in ("Sea Race", "SeaRace", "sea_race", "sea-race", "SR-") if left in content + name]
        if name.endswith(".py"):
            ast.parse(content)
    assert "**HFTS-2.1**" in (folder / "hunt_for_the_snark/rulebook/en/hunt_for_the_snark.md").read_text("utf-8")


def test_an_installer_finds_the_game_by_its_entry_point(tmp_path: Path) -> None:
    folder = new_game.write("Go", tmp_path / "go")
    package = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    assert package["project"]["entry-points"]["four_grimoires.games"] == {"go": "go:GRIMOIRE"}


@pytest.mark.parametrize("name", ["", "1830", '"', "Ann\\Bob"])
def test_what_is_no_name_is_refused(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if name == "1830":
        name = "18 30"
    assert new_game.main([name, "--into", str(tmp_path / "new")]) == 2
    assert "no name for a game" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game.main(["Go", "--into", str(tmp_path / "go")]) == 0
    before = (tmp_path / "go" / "pyproject.toml").read_bytes()
    assert new_game.main(["Chess", "--into", str(tmp_path / "go")]) == 2
    assert "not empty" in capsys.readouterr().err
    assert (tmp_path / "go" / "pyproject.toml").read_bytes() == before


@pytest.mark.skipif(not linters_installed(), reason="ruff and mypy are not installed here")
def test_the_tests_of_a_new_game_pass_at_once_and_style_and_types_are_in_order(tmp_path: Path) -> None:
    folder = new_game.write("Sea Race", tmp_path / "race")
    assert "passed" in run(folder, "pytest", "-q", "-p", "no:cacheprovider", "-W", "error")
    run(folder, "ruff", "check", ".")
    run(folder, "mypy", "--explicit-package-bases", "sea_race", "tests")
