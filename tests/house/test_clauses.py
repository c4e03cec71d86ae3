"""Tests cite every clause of the English rulebook of a finished game, and no clause that isn't there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from game.grimoires import OWN
from game.rulebook import load

ROOT = Path(__file__).resolve().parents[2]

FINISHED = sorted(grimoire.id for grimoire in OWN)
"""Games whose every clause must be cited."""


def clauses_of_rulebook(game: str) -> set[str]:
    """All clause ids of a game's English rulebook."""
    return set(load(game).clauses)


@cache
def cited_clauses() -> dict[str, str]:
    """Every clause id in a `pytest.mark.clause(...)` of the tests, with one place that cites it."""
    cited: dict[str, str] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for clause, line in marks(tree):
            cited.setdefault(clause, f"{path.relative_to(ROOT)}:{line}")
    return cited


def marks(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The clause ids of all calls `...mark.clause("WD-1.1", ...)` in a syntax tree, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, node.lineno


@pytest.mark.parametrize("game", FINISHED)
def test_every_clause_of_a_finished_game_is_cited_by_a_test(game: str) -> None:
    missing = sorted(clauses_of_rulebook(game) - cited_clauses().keys(), key=clause_order)
    assert not missing, f"{len(missing)} clauses that no test cites: {', '.join(missing)}"


@pytest.mark.parametrize("game", FINISHED)
def test_every_cited_clause_is_in_the_rulebook(game: str) -> None:
    known = clauses_of_rulebook(game)
    letters = min(known).partition("-")[0] + "-"
    unknown = {clause: place for clause, place in cited_clauses().items() if clause.startswith(letters)}
    unknown = {clause: place for clause, place in unknown.items() if clause not in known}
    assert not unknown, f"cited, but not in the rulebook: {unknown}"


def test_the_marks_of_a_test_file_are_found() -> None:
    source = '@mark.clause("WD-1.1", "WD-1.2")\ndef test_x(): ...\npytestmark = pytest.mark.clause("WD-2.1")'
    assert [clause for clause, _ in marks(ast.parse(source))] == ["WD-1.1", "WD-1.2", "WD-2.1"]


def test_a_clause_read_from_the_rulebook_is_not_taken_for_a_citation() -> None:
    assert list(marks(ast.parse('load("warlocks_duel").clause("WD-1.1")'))) == []


def clause_order(clause: str) -> list[tuple[int, str]]:
    """Sorts WD-4.9 before WD-4.12."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in re.split(r"(\d+)", clause)]
