"""The quality gates: style, types and imports, each with the tool's own words when it fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

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
