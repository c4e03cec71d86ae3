"""The tool that changes the program at random places."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("resource", reason="Windows limits no process's time: mutants are tried elsewhere")

import mutate
from mutation_runs import Reach, reach_of, run_tests
from mutation_sites import Mutation, changed, sites_of

RULES = '''"""Two rules."""

LEAST = 2


def wins(a, b):
    """Higher wins."""
    return a > b


def enough(a):
    """As much as is needed."""
    return a >= LEAST
'''
TESTS = {
    "test_rules.py": "from game.rules import wins\n\n\ndef test_it():\n    assert wins(2, 1) and not wins(1, 1)\n",
    "test_slow.py": "from game.rules import enough\n\n\ndef test_all():\n    assert enough(3)\n\n\n"
    "def test_none():\n    assert not enough(1)\n",
}
STRATUM = "game/rules.py"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one module and two files of tests."""
    for folder in ("game", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "game" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / STRATUM).write_text(RULES, encoding="utf-8")
    for name, words in TESTS.items():
        (tmp_path / "tests" / name).write_text(words, encoding="utf-8")
    monkeypatch.setattr(mutate, "STRATA", {STRATUM: (("tests",), 1)})
    return tmp_path


def place(root: Path, old: str, new: str) -> Mutation:
    """The place where one thing becomes another."""
    return next(one for one in sites_of(root, STRATUM) if (one.old, one.new) == (old, new))


def test_comparisons_and_numbers_are_places_and_docstrings_are_none(project: Path) -> None:
    found = [(one.kind, one.line, one.old, one.new) for one in sites_of(project, STRATUM)]
    assert found == [
        ("number", 3, "2", "3"), ("number", 3, "2", "(1)"), ("comparison", 8, ">", ">="), ("comparison", 13, ">=", ">"),
    ]  # fmt: skip


def test_a_place_knows_the_lines_that_run_with_it_or_that_it_runs_when_its_module_is_read(project: Path) -> None:
    assert place(project, ">", ">=").statement == (8, 8)
    assert place(project, "2", "3").statement == (0, 0)
    (project / STRATUM).write_text(
        "def f(a=1):\n    if (a ==\n            3):\n        return [\n            4]\n    return 5\n", encoding="utf-8"
    )
    lines = {one.old: one.statement for one in sites_of(project, STRATUM)}
    assert (lines["1"], lines["=="], lines["3"], lines["4"], lines["5"]) == ((0, 0), (2, 3), (2, 3), (4, 5), (6, 6))


def test_the_change_is_made_where_it_was_found(project: Path) -> None:
    assert changed(project, place(project, ">", ">=")) == RULES.replace("a > b", "a >= b")


def test_the_same_seed_draws_the_same_mutants_and_another_one_others() -> None:
    first = mutate.draw(mutate.ROOT, 5, 11, "game/engine")
    assert first == mutate.draw(mutate.ROOT, 5, 11, "game/engine")
    assert first != mutate.draw(mutate.ROOT, 5, 12, "game/engine")
    assert len(first) == 5


def test_only_the_tests_that_reach_a_change_are_run_those_that_name_its_module_first(project: Path) -> None:
    reach = reach_of([project], ["tests"], None)
    assert reach.failed == []
    assert reach.of(place(project, ">", ">="), project, ("tests",)) == (
        ("tests/test_rules.py",), ["tests/test_rules.py::test_it"],
    )  # fmt: skip
    assert reach.of(place(project, ">=", ">"), project, ("tests",))[1] == [
        "tests/test_slow.py::test_all", "tests/test_slow.py::test_none",
    ]  # fmt: skip
    assert len(reach.of(place(project, "2", "3"), project, ("tests",))[1]) == 3, "it runs when the module is read"


def test_near_tests_go_before_far_ones_and_quick_ones_before_slow_ones(project: Path) -> None:
    names = [f"tests/test_{name}.py::test_x" for name in ("far", "slow", "rules")]
    for name in names:
        words = "" if "far" in name else "from game import rules"
        (project / name.partition("::")[0]).write_text(words, encoding="utf-8")
    reach = Reach(names, dict(zip(names, (0.1, 2.0, 1.0), strict=True)))
    files, _ = reach.of(place(project, "2", "3"), project, ("tests",))
    assert files == ("tests/test_rules.py", "tests/test_slow.py", "tests/test_far.py")


def test_a_kept_map_holds_until_the_program_changes_and_a_changed_test_file_is_seen_again(project: Path) -> None:
    kept, slow = project / "map.json", project / "tests" / "test_slow.py"
    reach_of([project], ["tests"], kept)
    first = json.loads(kept.read_text(encoding="utf-8"))
    assert reach_of([project], ["tests"], kept).tests
    assert json.loads(kept.read_text(encoding="utf-8")) == first
    slow.write_text(TESTS["test_slow.py"].replace("test_all", "test_most"), encoding="utf-8")
    reach = reach_of([project], ["tests"], kept)
    assert reach.of(place(project, ">=", ">"), project, ("tests",))[1] == [
        "tests/test_slow.py::test_most", "tests/test_slow.py::test_none",
    ]  # fmt: skip
    parts = json.loads(kept.read_text(encoding="utf-8"))["parts"]
    assert [list(part["files"]) for part in parts[len(first["parts"]) :]] == [["tests/test_slow.py"]]
    (project / STRATUM).write_text(RULES + "\n", encoding="utf-8")
    reach_of([project], ["tests"], kept)
    assert json.loads(kept.read_text(encoding="utf-8"))["of"] != first["of"]


def test_tests_that_fail_without_a_change_are_named(project: Path) -> None:
    (project / "tests" / "test_slow.py").write_text("def test_it():\n    assert False\n", encoding="utf-8")
    assert reach_of([project], ["tests"], None).failed == ["tests/test_slow.py::test_it"]


def run(project: Path, *words: str) -> tuple[int, str]:
    """What the tool says of a project, and its exit status."""
    script = (
        "import sys, mutate; from pathlib import Path; mutate.ROOT = Path.cwd()\n"
        "mutate.KNOWN = Path('known.jsonl'); mutate.limit = lambda: None\n"
        f"mutate.STRATA = {{'{STRATUM}': (('tests',), 1)}}\n"
        "sys.exit(mutate.main())\n"
    )
    command = [sys.executable, "-c", script, *words]
    subprocess.run(["git", "init", "-q"], cwd=project, check=True)
    subprocess.run(["git", "add", "game", "tests"], cwd=project, check=True)
    found = subprocess.run(
        command, cwd=project, env={**os.environ, "PYTHONPATH": str(mutate.BUILD)}, check=False,
        capture_output=True, text=True,
    )  # fmt: skip
    assert not found.stderr, found.stderr
    return found.returncode, found.stdout


def test_survivors_are_named_counted_and_known_when_they_are_written_down(project: Path) -> None:
    status, words = run(project, "4", "1", "--out", "out.jsonl")
    assert status == 1
    assert words.count("killed  ") == 2
    assert words.count("SURVIVED") == 2
    assert "2 of 4 killed, 2 survived, 0 known equivalent: 50.0 % of those that are not equivalent" in words
    assert (project / STRATUM).read_text(encoding="utf-8") == RULES, "the project itself is never touched"

    survivors = [json.loads(line) for line in (project / "out.jsonl").read_text(encoding="utf-8").splitlines()]
    known = [
        {**{name: one[name] for name in ("file", "function", "kind", "old", "new")}, "reason": "a matter of words"}
        for one in survivors if one["outcome"] == "passed" and one["kind"] == "number"
    ]  # fmt: skip
    (project / "known.jsonl").write_text("".join(json.dumps(one) + "\n" for one in known), encoding="utf-8")
    status, words = run(project, "4", "1", "--out", "out.jsonl", "--resume", "--at-least", "66")
    assert "2 of 4 killed, 1 survived, 1 known equivalent: 66.7 % of those that are not equivalent" in words
    assert "SURVIVED" not in words, "nothing was run again"
    assert status == 0
    status, words = run(project, "4", "1", "--out", "out.jsonl", "--again", "--at-least", "67")
    assert status == 1
    assert (words.count("SURVIVED"), words.count("known: a matter of words"), words.count("killed  ")) == (1, 1, 0)


def test_a_noticed_change_fails_and_the_file_is_as_before_afterwards(project: Path) -> None:
    reach = reach_of([project], ["tests"], None)
    line = mutate.try_one(sys.executable, project, STRATUM, place(project, ">", ">="), reach)
    assert (line["outcome"], line["first"]) == ("failed", "tests/test_rules.py::test_it")
    assert (project / STRATUM).read_text(encoding="utf-8") == RULES


def test_a_mutant_is_known_where_all_that_is_written_of_it_fits(project: Path) -> None:
    one = place(project, ">", ">=")
    told = {"file": one.file, "function": "wins", "old": ">", "new": ">=", "words": "return a > b", "reason": "so"}
    assert mutate.reason_of(one, [{**told, "words": "return b > a"}, told]) == "so"
    assert mutate.reason_of(one, [{**told, "function": "loses"}]) == ""


def test_what_is_written_down_as_equivalent_is_a_place_of_the_program() -> None:
    places = {file: sites_of(mutate.ROOT, file) for file in {told["file"] for told in mutate.known_equivalents()}}
    for told in mutate.known_equivalents():
        assert any(mutate.reason_of(one, [told]) for one in places[told["file"]]), told


def test_a_run_that_goes_on_and_on_is_ended_by_the_time_of_the_processor(project: Path) -> None:
    (project / "tests" / "test_slow.py").write_text("def test_it():\n    while True:\n        pass\n", encoding="utf-8")
    assert run_tests(sys.executable, project, ("tests/test_slow.py",), 4)[0] == "timeout"
    ended = {"outcome": "timeout", "file": STRATUM, "line": 8, "kind": "", "old": "", "new": "", "start": 0, "end": 0,
             "function": ""}  # fmt: skip
    assert mutate.summary([ended], 100, [])[0].startswith("1 of 1 killed (1 of them endless), 0 survived")
