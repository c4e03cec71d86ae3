"""The glossaries tell truly which words rulebook and app use in the language of a box, and where they come from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from babel.messages.mofile import read_mo

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


def used_by(path: Path) -> str:
    """All words of the rulebook that a glossary (game.language.toml) belongs to, and those of the app."""
    game, language = path.stem.rsplit(".", 1)
    rulebook = (asset_folder() / "rulebook" / language / f"{game}.md").read_text(encoding="utf-8")
    with (asset_folder() / "words" / language / "LC_MESSAGES" / "four_grimoires.mo").open("rb") as compiled:
        said = read_mo(compiled)
    forms = [message.string if isinstance(message.string, str) else " ".join(message.string or ()) for message in said]
    return one_line("\n".join([rulebook, *forms]))


def unused(entries: Iterable[Term], text: str) -> list[str]:
    """The forms that a glossary lists and nothing uses."""
    text = text.casefold()
    return [
        f"{entry['english']}: {form}"
        for entry in entries
        for form in entry["forms"]
        if one_line(form).casefold() not in text
    ]


@every_glossary
def test_every_form_of_a_glossary_stands_in_its_rulebook_or_in_the_app(path: Path) -> None:
    assert not unused(terms(path), used_by(path))


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


def test_a_form_that_nothing_uses_would_be_found() -> None:
    entries = [{"english": "Hag", "forms": ["Helleveeg", "Feeks"]}]
    assert unused(entries, "De Helleveeg volgt je.") == ["Hag: Feeks"]
