"""The glossaries tell truly which words a rulebook in the language of its box uses, and where they come from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from game.assets import asset_folder

Term = dict[str, Any]
"""One entry: english, term, forms (the words as they stand in the rulebook), source and, if need be, a note."""

GLOSSARIES = sorted((asset_folder() / "words" / "glossary").glob("*.toml"))
SOURCES = ("box", "app", "own")

every_glossary = pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)


def terms(path: Path) -> list[Term]:
    """The entries of a glossary."""
    entries: list[Term] = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    return entries


def one_line(text: str) -> str:
    """A text as one line, however its file breaks it."""
    return " ".join(text.split())


def rulebook_of(path: Path) -> str:
    """All words of the rulebook that a glossary (game.language.toml) belongs to."""
    game, language = path.stem.rsplit(".", 1)
    return one_line((asset_folder() / "rulebook" / language / f"{game}.md").read_text(encoding="utf-8"))


def unused(entries: Iterable[Term], book: str) -> list[str]:
    """The forms that a glossary lists and its rulebook never uses."""
    return [f"{entry['english']}: {form}" for entry in entries for form in entry["forms"] if one_line(form) not in book]


@every_glossary
def test_every_form_of_a_glossary_stands_in_its_rulebook(path: Path) -> None:
    assert not unused(terms(path), rulebook_of(path))


@every_glossary
def test_every_entry_is_whole_and_no_term_stands_twice(path: Path) -> None:
    entries = terms(path)
    assert all(entry["english"] and entry["term"] and entry["forms"] for entry in entries)
    assert not [name for name, times in Counter(entry["english"] for entry in entries).items() if times > 1]


@every_glossary
def test_every_entry_names_its_source_and_tells_why_it_has_a_word_of_its_own(path: Path) -> None:
    for entry in terms(path):
        assert entry["source"].split(",")[0] in SOURCES, entry
        assert entry["source"] != "own" or entry.get("note"), f"{entry['english']} says not why"


def test_a_form_that_no_rulebook_uses_would_be_found() -> None:
    entries = [{"english": "Hag", "forms": ["Helleveeg", "Feeks"]}]
    assert unused(entries, "De Helleveeg volgt je.") == ["Hag: Feeks"]
