"""The sentences of the rulebooks are whole: nothing cut off, doubled, left open, or meant for programmers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.catalogue import GAMES
from game.rulebook import Paragraph, Rulebook, Table, load

Piece = tuple[str, str]
"""Where something stands, and its words."""

WORKSHOP_WORDS = (
    "chooser:", "hidden:", "ruling:", "reason:", "provenance", "data file", "data list", "our data", "the seed's",
    "the seed says", "[seed]", "[recon]", "the program's record", "clamp",
)  # fmt: skip
"""Words of those who wrote the rules down, not of those who play by them."""
PAIRS = (("(", ")"), ("[", "]"), ("“", "”"), ("‘", "’"))


def texts(book: Rulebook) -> Iterator[Piece]:
    """All running text of a rulebook: its clauses and paragraphs."""
    for chapter in book.chapters:
        for block in chapter.blocks:
            if not isinstance(block, Table):
                name = chapter.title if isinstance(block, Paragraph) else block.id
                yield name, "".join(span.text for span in block.spans)


def everything(book: Rulebook) -> Iterator[Piece]:
    """The same with headings and the cells of tables."""
    yield from texts(book)
    for chapter in book.chapters:
        yield "heading", chapter.title
        for block in chapter.blocks:
            if isinstance(block, Table):
                for row in block.rows:
                    for cell in row:
                        yield f"table of {chapter.title}", "".join(span.text for span in cell)


def faults_of_sentences(text: str) -> list[str]:
    """What is wrong with a running text, in words; nothing if all is well."""
    faults = []
    if text[-1] not in ".!?:)":
        faults.append(f"ends in the middle: ...{text[-30:]}")
    for part in re.split(r"(?<=[.!?])\s+", text):
        if re.match(r"[a-z\"(\u201c]?[a-z]", part) and not re.match(r"\"?[a-z]-?\d|[a-z]\)", part):
            faults.append(f"begins small: {part[:40]}")
        if re.search(r",[^,]*\bchooses\.$", part):
            faults.append(f"somebody chooses at the end of another sentence: {part[-60:]}")
        if re.search(r"\bchooses\b.*\bchooses\.$", part) or re.search(r"\bchooses\b.*\.\s.*\bchooses\.$", part):
            faults.append(f"chooses twice: {part[-60:]}")
    return faults


def faults_of_marks(text: str) -> list[str]:
    """What is wrong with the marks and words of any text."""
    faults = []
    for first, last in PAIRS:
        if text.count(first) != text.count(last) or first + last in text:
            faults.append(f"{first}{last} do not close, or hold nothing")
    if text.count('"') % 2:
        faults.append("a quotation is not closed")
    if set(text) & set("*{}|#`"):
        faults.append("a mark of the file is left")
    if re.search(r"  | [,.;:!?](\s|$)|[,;:]{2}|(?<!\.)\.\.(?!\.)|,\.|;\.|\( | \)", text):
        faults.append("blanks or stops are wrong")
    doubled = [found[0] for found in re.finditer(r"(?i)\b([a-z]+) \1\b", text)]
    faults += [f"doubled: {words}" for words in doubled]
    faults += [f"workshop word: {word}" for word in WORKSHOP_WORDS if word in text.lower()]
    return faults


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_sentence_of_a_rulebook_is_whole(game: str) -> None:
    found = [f"{name}: {fault}" for name, text in texts(load(game)) for fault in faults_of_sentences(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_brackets_quotations_emphasis_and_stops_are_in_order(game: str) -> None:
    found = [f"{name}: {fault}" for name, text in everything(load(game)) for fault in faults_of_marks(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_clause_that_a_rulebook_mentions_is_in_it(game: str) -> None:
    book = load(game)
    letters = next(iter(book.clauses)).partition("-")[0]
    known = set(book.clauses) | {chapter.id for chapter in book.chapters if chapter.id}
    for name, text in everything(book):
        mentioned = set(re.findall(rf"\b{letters}-\w+(?:[.-]\w+)*", text))
        assert mentioned <= known, f"{name} mentions {sorted(mentioned - known)}"


@pytest.mark.parametrize(
    "mangled",
    [
        "The defending player picks which demons, one or more chooses.",
        "Curses may be stopped. The cursed magician's player, at once chooses.",
        "Several demons may each use one. The magician's player, in any order chooses.",
        "He may take any one treasure (Captor's player); which he must accept for that phase, if any chooses.",
        'Fleeing units move home. "straight" means by the cheapest route.',
        "nearest is by distance.",
        "He may attack only if",
    ],
)
def test_the_sentences_that_were_once_mangled_would_be_found(mangled: str) -> None:
    assert faults_of_sentences(mangled)


@pytest.mark.parametrize(
    "mangled",
    [
        "Some have none ().",
        "A phase** (his own).",
        "The the map.",
        "Order , then play.",
        'He says "go.',
        "Hidden: its place.",
    ],
)
def test_marks_that_were_once_wrong_would_be_found(mangled: str) -> None:
    assert faults_of_marks(mangled)


def test_a_natural_sentence_has_no_fault() -> None:
    text = 'Roll a die (two "at dawn"): on 1-3, *nothing*. The player chooses. That is all, and no more.'.replace(
        "*", ""
    )
    assert not faults_of_sentences(text)
    assert not faults_of_marks(text)
