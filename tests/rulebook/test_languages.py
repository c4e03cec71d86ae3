"""The rulebooks in other languages say what the English ones say: the same clauses, numbers, links and tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.assets import asset_folder
from game.rulebook import Clause, Rulebook, Span, Table, load

Shelved = tuple[str, str]
"""A language and a game, of which there is a rulebook."""

SHELF = asset_folder() / "rulebook"
GLOSSARIES = sorted((asset_folder() / "words" / "glossary").glob("*.toml"))
TRANSLATED: list[Shelved] = sorted(
    (path.parent.name, path.stem) for path in SHELF.glob("*/*.md") if path.parent.name != "en"
)
ENGLISH_WORDS = frozenset({"the", "and", "of", "with", "when", "you", "must"})
ALSO_THEIR_WORDS = {"nl": {"of"}}
"""English words that are words of the other language too."""
NO_BREAK = "\u00a0\u202f"

every_translation = pytest.mark.parametrize(("language", "game"), TRANSLATED)


def words(spans: tuple[Span, ...]) -> str:
    """The words of some spans, without marks."""
    return "".join(span.text for span in spans)


def numbers(text: str) -> Counter[str]:
    """Each number of a text and how often it stands there, whatever parts its thousands."""
    return Counter(re.findall(r"\d+", re.sub(rf"(?<=\d)[,.{NO_BREAK}](?=\d{{3}}\b)", "", text)))


def facts(clause: Clause) -> dict[str, object]:
    """What of a clause is the same in every language."""
    return {
        "numbers": numbers(clause.text),
        "links": Counter(span.link for span in clause.spans if span.link),
        "terms": sum(span.is_term for span in clause.spans),
        "steps": clause.text.count("\n"),
        "origin": clause.provenance,
    }


def tables(book: Rulebook) -> list[list[list[str]]]:
    """The words of every cell of every table of a rulebook."""
    found = [block for chapter in book.chapters for block in chapter.blocks if isinstance(block, Table)]
    return [[[words(cell) for cell in row] for row in table.rows] for table in found]


def is_code(cell: str) -> bool:
    """Whether a cell of a table holds no word to translate: -1, 4-6, E, Ax or nothing.

    "no" and "d6" are such words, and so are the "to" between two clauses and the gold of a price (4 G).
    """
    return re.search(r"[^\W\d_]{3}|^no$|^d6$|\b[A-Z]{2,4}-\d|^\d+ G$", cell) is None


def lines(language: str, game: str) -> Iterator[tuple[int, str]]:
    """The lines of a rulebook's file, with their numbers, without marks of origin and links."""
    for number, line in enumerate((SHELF / language / f"{game}.md").read_text(encoding="utf-8").splitlines(), 1):
        yield number, re.sub(r"\{\w+\}$|\b[A-Z]{2,4}-\w+(?:[.-]\w+)*", "", line)


def english_left_in(text: str, language: str) -> set[str]:
    """The common English words that stand in a text of another language."""
    wanted = ENGLISH_WORDS - ALSO_THEIR_WORDS.get(language, set())
    return set(re.findall(r"[^\W\d_]+", text.casefold())) & wanted


def faults_of_french(text: str) -> list[str]:
    """Marks that French parts from a word by a no-break space, but which here stand without one.

    The colon in an hour of the clock, 02:00, is no such mark.
    """
    return re.findall(rf"(?<![{NO_BREAK}])(?:[;!?»]|:(?!(?<=\d:)\d\d\b))|«(?![{NO_BREAK}])", text)


@every_translation
def test_a_translation_is_read_in_place_of_the_english_book(language: str, game: str) -> None:
    assert load(game, language).language == language


@every_translation
def test_a_translation_has_the_same_chapters_and_clauses_in_the_same_order(language: str, game: str) -> None:
    book, english = load(game, language), load(game)
    assert list(book.clauses) == list(english.clauses)
    assert [(chapter.id, chapter.level, [type(block) for block in chapter.blocks]) for chapter in book.chapters] == [
        (chapter.id, chapter.level, [type(block) for block in chapter.blocks]) for chapter in english.chapters
    ]


@every_translation
def test_each_clause_has_the_numbers_links_terms_and_origin_of_the_english_one(language: str, game: str) -> None:
    book, english = load(game, language).clauses, load(game).clauses
    for name in english:
        assert facts(book[name]) == facts(english[name]), name


@every_translation
def test_tables_have_the_same_rows_columns_numbers_and_results(language: str, game: str) -> None:
    ours, theirs = tables(load(game, language)), tables(load(game))
    assert [[len(row) for row in table] for table in ours] == [[len(row) for row in table] for table in theirs]
    for our_table, their_table in zip(ours, theirs, strict=True):
        for our_row, their_row in zip(our_table, their_table, strict=True):
            for our_cell, their_cell in zip(our_row, their_row, strict=True):
                same = our_cell == their_cell if is_code(their_cell) else numbers(our_cell) == numbers(their_cell)
                assert same, f"{our_row} is not {their_row}"


@every_translation
def test_no_english_is_left_in_a_translation(language: str, game: str) -> None:
    found = {number: english_left_in(line, language) for number, line in lines(language, game)}
    assert not any(found.values()), {number: left for number, left in found.items() if left}


@every_translation
def test_a_translation_has_no_typewriter_quotation_marks(language: str, game: str) -> None:
    assert not [number for number, line in lines(language, game) if '"' in line or "'" in line]


@pytest.mark.parametrize("game", [game for language, game in TRANSLATED if language == "fr"])
def test_french_marks_keep_their_no_break_space(game: str) -> None:
    faults = {number: faults_of_french(line) for number, line in lines("fr", game)}
    assert not any(faults.values()), {number: found for number, found in faults.items() if found}


@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)
def test_a_glossary_tells_each_term_once_and_where_its_word_comes_from(path: Path) -> None:
    terms = tomllib.loads(path.read_text(encoding="utf-8"))["term"]
    assert not [term for term in terms if not (term["english"] and term["term"] and term["source"])]
    assert max(Counter(term["english"] for term in terms).values()) == 1


# The tests above find what they are meant to find


def small_book(folder: Path, clause: str) -> Clause:
    path = folder / "en" / "small_game.md"
    path.parent.mkdir(parents=True)
    path.write_text(f"# Small Game\n\n## 1 Turns\n\n- **TG-1.1** {clause}\n- **TG-1.2** Stop.\n", encoding="utf-8")
    return load("small_game", folder=folder).clause("TG-1.1")


TRUE = "Roll *two* dice, lose 15,000 on 6: TG-1.2. {reconstructed}"


@pytest.mark.parametrize(
    "changed",
    [
        TRUE.replace("6", "5"),
        TRUE.replace("15,000", "1500"),
        TRUE.replace("TG-1.2", "TG-1.1"),
        TRUE.replace("*", ""),
        TRUE.replace(" {reconstructed}", ""),
        TRUE.replace(" {", "\n  1. Stop. {"),
    ],
)
def test_a_clause_that_says_something_else_would_be_found(tmp_path: Path, changed: str) -> None:
    assert facts(small_book(tmp_path / "one", TRUE)) != facts(small_book(tmp_path / "two", changed))


def test_a_clause_in_other_words_has_the_same_facts(tmp_path: Path) -> None:
    other = "Lancez *deux* dés ; TG-1.2 : 15\u00a0000 perdus sur un 6. {reconstructed}"
    assert facts(small_book(tmp_path / "one", TRUE)) == facts(small_book(tmp_path / "two", other))


def test_english_words_and_loose_french_marks_would_be_found() -> None:
    assert english_left_in("Le dé and the carte.", "fr") == {"and", "the"}
    assert not english_left_in("links of rechts", "nl")
    assert faults_of_french("Un dé: «un».") == [":", "«", "»"]
    assert not faults_of_french("Un dé\u00a0: «\u00a0un\u00a0».")
    assert faults_of_french("Le dé 2: 12 cases, le 3:4.") == [":", ":"]
    assert not faults_of_french("L’aube est à 04:00.")
