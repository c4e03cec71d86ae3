"""The tool that changes the program at random places."""

from __future__ import annotations

from pathlib import Path

import mutate


def program(folder: Path) -> Path:
    """A project of one file."""
    (folder / "rules.py").write_text('def wins(a, b):\n    """Higher wins."""\n    return a > b\n', encoding="utf-8")
    (folder / "test_rules.py").write_text(
        "from rules import wins\n\n\ndef test_it():\n    assert wins(2, 1) and not wins(1, 1)\n", encoding="utf-8"
    )
    return folder


def test_a_comparison_is_a_place_and_a_docstring_is_none(tmp_path: Path) -> None:
    found = mutate.sites_of(program(tmp_path), "rules.py")
    assert [(one.kind, one.line, one.old, one.new) for one in found] == [("comparison", 3, ">", ">=")]


def test_the_change_is_made_where_it_was_found(tmp_path: Path) -> None:
    one = mutate.sites_of(program(tmp_path), "rules.py")[0]
    assert "return a >= b" in (mutate.changed(tmp_path, one) or "")


def test_the_same_seed_draws_the_same_mutants() -> None:
    first = mutate.draw(mutate.ROOT, 5, 11, "game/engine")
    assert first == mutate.draw(mutate.ROOT, 5, 11, "game/engine")
    assert len(first) == 5


def test_a_noticed_change_fails_and_the_file_is_as_before_afterwards(tmp_path: Path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    import sys

    root = program(tmp_path)
    before = (root / "rules.py").read_text(encoding="utf-8")
    monkeypatch.setitem(mutate.STRATA, "rules.py", (("test_rules.py",), 1))
    line = mutate.try_one(sys.executable, root, "rules.py", mutate.sites_of(root, "rules.py")[0], 1.0)
    assert line["outcome"] == "failed"
    assert (root / "rules.py").read_text(encoding="utf-8") == before
