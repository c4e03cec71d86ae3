"""Every kind of question that a game may ask, read from its source: what saves of it have to cover."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parents[2] / "game"
ASKING = {"ask", "question", "choose", "agrees", "choose_card", "choose_space", "ask_field", "ask_spell"}
"""The verbs whose first literal is the kind of the question."""


def kinds_of(game: str) -> frozenset[str]:
    """The kinds in the calls of all asking verbs of a game, and those kept in a variable of that name before."""
    found: set[str] = set()
    for path in sorted((GAMES / game).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.update(_asked_at_once(tree))
        found.update(_asked_by_variable(tree))
    return frozenset(found)


def _asked_at_once(tree: ast.AST) -> Iterator[str]:
    for call in ast.walk(tree):
        verb = _verb(call)
        if not isinstance(call, ast.Call) or verb not in ASKING:
            continue
        kind = next(_literals(call.args), None)
        if kind is not None:
            yield f"{kind}_spell" if verb == "ask_spell" else kind


def _asked_by_variable(tree: ast.AST) -> Iterator[str]:
    """``kind, clause = ("attack_with", ...) if ... else ("defend_with", ...)`` in a function that asks by ``kind``."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        calls = [call for call in ast.walk(function) if isinstance(call, ast.Call) and _verb(call) in ASKING]
        if not any(isinstance(given, ast.Name) and given.id == "kind" for call in calls for given in call.args):
            continue
        for assigned in ast.walk(function):
            if isinstance(assigned, ast.Assign):
                yield from _kinds_assigned(assigned)


def _kinds_assigned(assigned: ast.Assign) -> Iterator[str]:
    (target,) = assigned.targets
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    if not isinstance(names[0], ast.Name) or names[0].id != "kind":
        return
    value = assigned.value
    for branch in (value.body, value.orelse) if isinstance(value, ast.IfExp) else (value,):
        yield from list(_literals(branch.elts if isinstance(branch, ast.Tuple) else [branch]))[:1]


def _verb(call: ast.AST) -> str:
    if not isinstance(call, ast.Call):
        return ""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _literals(given: list[ast.expr]) -> Iterator[str]:
    return (one.value for one in given if isinstance(one, ast.Constant) and isinstance(one.value, str))
