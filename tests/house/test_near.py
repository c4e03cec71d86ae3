"""`dev.py test --near`: which tests are near a changed file, and that they run."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import near
import pytest

from tests.linters import linters_installed

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project with a game of two rooms and the tests of both."""
    for name, content in {
        "game/chess/__init__.py": "",
        "game/chess/moves.py": "",
        "game/chess/pieces/knight.py": 'KNIGHT = "knight"\n',
        "tests/chess/test_moves.py": "",
        "tests/chess/test_mate.py": "from game.chess.moves import castle\n",
        "tests/chess/test_draw.py": "from game.chess import moves, pieces\n",
        "tests/chess/test_opening.py": "import game.chess\n",
        "tests/chess/pieces/test_jumps.py": 'SHOWN = "knight#1"\n',
        "tests/test_books.py": 'BOOK = "chess.md"\n',
        "assets/chess.md": "",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    monkeypatch.setattr(near, "ROOT", tmp_path)
    monkeypatch.setattr(near, "REMEMBERED", tmp_path / "seconds.json")
    return tmp_path


def about(project: Path, name: str) -> set[str]:
    return {test.name for test in near.tests_about(project / name)}


def test_tests_that_bear_the_name_of_a_module_are_about_it(project: Path) -> None:
    assert about(project, "game/chess/moves.py") == {"test_moves.py"}


def test_tests_that_import_a_module_or_something_of_it_are_near_it(project: Path) -> None:
    assert {test.name for test in near.importing(project / "game/chess/moves.py")} == {"test_mate.py", "test_draw.py"}
    package = near.importing(project / "game/chess/__init__.py")
    assert {test.name for test in package} == {"test_draw.py", "test_opening.py"}
    assert not list(near.importing(project / "tests/chess/test_mate.py"))


def test_a_changed_test_is_about_itself(project: Path) -> None:
    assert about(project, "tests/chess/test_mate.py") == {"test_mate.py"}


def test_tests_that_name_a_file_which_is_no_module_are_about_it(project: Path) -> None:
    assert about(project, "assets/chess.md") == {"test_books.py"}


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed here")
def test_tests_that_name_what_a_changed_line_names_are_about_it(project: Path) -> None:
    git = ("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.com")
    for command in (("init", "-q"), ("add", "."), ("commit", "-q", "-m", "all")):
        subprocess.run([*git, *command], cwd=project, check=True)
    knight = project / "game/chess/pieces/knight.py"
    assert near.changed() == []
    assert about(project, "game/chess/pieces/knight.py") == set()
    knight.write_text('KNIGHT = "knight"  # jumps\n', encoding="utf-8")
    assert near.changed() == [knight]
    assert about(project, "game/chess/pieces/knight.py") == {"test_jumps.py"}


@pytest.mark.parametrize(
    ("file", "room"),
    [
        ("game/chess/moves.py", "tests/chess"),
        ("game/chess/pieces/knight.py", "tests/chess/pieces"),
        ("game/chess/box/board.py", "tests/chess"),
        ("tests/chess/test_mate.py", "tests/chess"),
        ("tests/test_books.py", None),
        ("game/words.py", None),
        ("assets/chess.md", None),
    ],
)
def test_the_room_of_a_file_is_the_nearest_folder_that_mirrors_it(project: Path, file: str, room: str | None) -> None:
    assert near.room_of(project / file) == (project / room if room is not None else None)


def test_of_a_room_the_quickest_run_as_long_as_there_is_time(project: Path) -> None:
    took = {"test_mate.py": 4, "test_opening.py": 0.5, "pieces/test_jumps.py": 9}
    seconds = {f"tests/chess/{name}": number for name, number in took.items()}
    (project / "seconds.json").write_text(json.dumps(seconds), encoding="utf-8")
    chosen, left_out = near.choose([project / "tests/chess/test_mate.py"], seconds=4)
    assert [test.name for test in chosen] == ["test_mate.py", "test_opening.py", "test_draw.py"]
    assert [test.name for test in left_out] == ["test_moves.py", "test_jumps.py"]
    assert "2 more" in near.rest(left_out)[0]
    assert near.rest([]) == []


def test_what_is_about_a_file_runs_however_long_it_takes(project: Path) -> None:
    chosen, left_out = near.choose([project / "game/chess/moves.py"], seconds=0)
    assert [test.name for test in chosen] == ["test_moves.py"]
    assert len(left_out) == len(set(left_out)) == 4


def test_what_imports_a_file_comes_before_the_others_of_its_room(project: Path) -> None:
    chosen, left_out = near.choose([project / "game/chess/moves.py"], seconds=near.UNKNOWN * 3 / near.WORKERS)
    assert [test.name for test in chosen] == ["test_moves.py", "test_draw.py", "test_mate.py"]
    assert {test.name for test in left_out} == {"test_opening.py", "test_jumps.py"}


def test_a_file_that_is_not_there_is_told(project: Path) -> None:
    with pytest.raises(SystemExit):
        near.main([str(project / "game/chess/queen.py")])


@pytest.mark.skipif(not linters_installed(), reason="ruff and mypy are not installed here")
def test_a_test_that_is_named_runs_and_its_style_and_types_are_judged() -> None:
    command = [sys.executable, str(ROOT / "build" / "near.py"), "tests/test_text_hygiene.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for said in ("passed", "ruff: nothing to say of 1 files", "mypy: nothing to say of 1 files", "1 files of tests"):
        assert said in done.stdout
