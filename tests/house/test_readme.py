"""The examples of the README run, and its pictures are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.players import PLAYERS
from game.simulation.matches import Plan, play

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def example(words: str) -> str:
    """The one example that contains some words."""
    found = [code for code in EXAMPLES if words in code]
    assert len(found) == 1
    return str(found[0])


def test_a_match_is_played_saved_and_loaded_as_the_readme_shows(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    exec(example("match.choose"), names)
    assert "wins" in capsys.readouterr().out or names["match"].result is not None  # type: ignore[attr-defined]  # a Match
    assert names["again"].fingerprint() == names["match"].fingerprint()  # type: ignore[attr-defined]  # both are matches


def test_the_opponent_of_the_readme_is_ten_lines_and_plays_badly() -> None:
    code = example("class ContraryPlayer")
    assert len([line for line in code.splitlines() if line.strip()]) <= 10
    before = dict(PLAYERS)
    try:
        exec(code, {})
        played = [play(Plan("warlocks_duel", ("contrary", "greedy"), 1), seed) for seed in range(4)]
    finally:
        PLAYERS.clear()
        PLAYERS.update(before)
    assert all(one.fault is None for one in played)
    assert sum(one.winners == (1,) for one in played) >= 3


def test_every_picture_of_the_readme_is_there() -> None:
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]+)\)", README)
    assert len(pictures) >= 4
    for picture in pictures:
        assert (ROOT / picture).is_file(), picture


def test_every_line_of_the_walk_through_a_new_game_is_from_its_files() -> None:
    package = ROOT / "tests" / "fifth_game" / "outside"
    files = [path for path in package.rglob("*") if path.suffix in (".py", ".md", ".toml")]
    texts = [path.read_text(encoding="utf-8") for path in files]
    section = README.partition("\n## A new game\n")[2].partition("\n## ")[0]
    shown = re.findall(r"```\w+\n(.*?)```", section, re.DOTALL)
    assert len(shown) >= 8
    for block in shown:
        assert any(f"\n{block}" in text for text in texts), block
