"""The quality gates: style, types and imports, each with the tool's own words when it fails."""

from __future__ import annotations

import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

from game.catalogue import GAMES

ROOT = Path(__file__).resolve().parent.parent


def run_tool(*arguments: str) -> None:
    """Run a tool with this Python in the repository and fail the test with what it says."""
    command = [sys.executable, *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        pytest.fail(f"{' '.join(arguments)}\n{result.stdout}{result.stderr}", pytrace=False)


def test_ruff_has_nothing_to_say_about_the_style() -> None:
    run_tool("-m", "ruff", "check", "--quiet", ".")


def test_mypy_has_nothing_to_say_about_the_types() -> None:
    run_tool("-m", "mypy", "game", "build", "tests")


def test_imports_keep_to_the_layers() -> None:
    run_tool("-c", "from importlinter.cli import lint_imports_command as lint; lint()")


def test_no_module_of_the_engine_or_of_a_game_needs_itself() -> None:
    graph = grimp.build_graph("game", exclude_type_checking_imports=True, cache_dir=None)
    rooms = tuple(f"game.{room}" for room in ("engine", *GAMES))
    needs = {
        module: graph.find_modules_directly_imported_by(module) for module in graph.modules if module.startswith(rooms)
    }
    TopologicalSorter(needs).prepare()  # raises CycleError with the modules of a circle


def test_the_engine_and_the_games_look_nothing_up_behind_the_back_of_the_import_contracts() -> None:
    rooms = [ROOT / "game" / room for room in ("engine", *GAMES)]
    found = [path for room in rooms for path in room.rglob("*.py") if "importlib" in path.read_text(encoding="utf-8")]
    assert not found


def test_ids_are_taken_apart_in_one_way_by_all_games() -> None:
    rooms = [ROOT / "game" / game for game in GAMES]
    paths = [path for room in rooms for path in room.rglob("*.py")]
    found = [path for path in paths if '.partition(":")' in path.read_text(encoding="utf-8")]
    assert not found, "game.engine.ids reads them"
