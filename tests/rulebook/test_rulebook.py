"""The rulebooks shown in the app: their reader, and that the book of Warlock's Duel is whole."""

import contextlib
from pathlib import Path

import pytest

from game.catalogue import GAMES
from game.rulebook import (
    DamagedRulebook,
    MissingRulebook,
    Paragraph,
    Provenance,
    Rulebook,
    Table,
    UnknownClause,
    load,
)

SMALL_BOOK = """# Small Game

## In short

Be kind. See TG-1.2.

## 1 Turns

A word before.

- **TG-1.1** Roll *two dice*
  and add them. {published}
- **TG-1.2** In this order:
  1. Łap kości, José.
  2. Move by TG-1.1, never by XY-9.9 (TG-E), on a roll above
  0. That is all.

### At night

- **TG-1.2a** Nobody moves. {reconstructed}

| die | move |
| --- | --- |
| 1 | TG-1.1 |

## E Effects {reconstructed}

- **TG-E.1** Two dice burn.
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    write(tmp_path, SMALL_BOOK)
    return tmp_path


def write(shelf: Path, text: str, language: str = "en") -> Path:
    path = shelf / language / "small_game.md"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def duel() -> Rulebook:
    return load("warlocks_duel")


# The reader


def test_a_rulebook_has_its_title_chapters_and_sections_in_order(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert book.title == "Small Game"
    assert [(chapter.level, chapter.id, chapter.title) for chapter in book.chapters] == [
        (2, None, "In short"),
        (2, "TG-1", "Turns"),
        (3, None, "At night"),
        (2, "TG-E", "Effects"),
    ]


def test_clauses_keep_the_order_of_the_book(shelf: Path) -> None:
    assert list(load("small_game", folder=shelf).clauses) == ["TG-1.1", "TG-1.2", "TG-1.2a", "TG-E.1"]


def test_a_clause_may_wrap_over_lines_and_loses_its_marks(shelf: Path) -> None:
    clause = load("small_game", folder=shelf).clause("TG-1.1")
    assert clause.text == "Roll two dice and add them."
    assert (clause.chapter, clause.section) == ("Turns", None)
    assert [span.text for span in clause.spans if span.is_term] == ["two dice"]


def test_steps_of_a_clause_stand_on_lines_of_their_own(shelf: Path) -> None:
    lines = load("small_game", folder=shelf).clause("TG-1.2").text.split("\n")
    assert lines == [
        "In this order:",
        "1. Łap kości, José.",
        "2. Move by TG-1.1, never by XY-9.9 (TG-E), on a roll above 0. That is all.",
    ]


def test_mentioned_clauses_and_chapters_of_the_same_game_are_links(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert [span.link for span in book.clause("TG-1.2").spans if span.link] == ["TG-1.1", "TG-E"]
    words = book.chapters[0].blocks[0]
    assert isinstance(words, Paragraph)
    assert words.text == "Be kind. See TG-1.2."
    assert [span.link for span in words.spans] == [None, "TG-1.2", None]


def test_a_clause_tells_where_it_comes_from_by_its_own_mark_or_its_chapters(shelf: Path) -> None:
    clauses = load("small_game", folder=shelf).clauses
    assert [clause.provenance for clause in clauses.values()] == [
        Provenance.PUBLISHED,
        Provenance.SOURCE,
        Provenance.RECONSTRUCTED,
        Provenance.RECONSTRUCTED,
    ]


def test_a_table_has_rows_of_cells_without_the_ruled_line(shelf: Path) -> None:
    night = load("small_game", folder=shelf).chapters[2]
    table = night.blocks[1]
    assert isinstance(table, Table)
    assert [["".join(span.text for span in cell) for cell in row] for row in table.rows] == [
        ["die", "move"],
        ["1", "TG-1.1"],
    ]
    assert table.rows[1][1][0].link == "TG-1.1"


def test_an_unknown_clause_is_refused_with_the_ids_that_exist(shelf: Path) -> None:
    with pytest.raises(UnknownClause, match=r"no clause 'TG-9\.9'.*TG-1\.1 to TG-E\.1"):
        load("small_game", folder=shelf).clause("TG-9.9")


def test_a_clause_is_found_in_whatever_case_it_is_typed(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert book.clause(" tg-1.1 ") is book.clause("TG-1.1")
    assert book.clause("TG-1.2A").id == "TG-1.2a"


def test_a_chapter_is_found_by_the_id_of_a_link(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert book.chapter("TG-E").title == "Effects"
    with pytest.raises(UnknownClause):
        book.chapter("TG-7")


# Languages


def test_a_missing_language_falls_back_to_english(shelf: Path) -> None:
    assert load("small_game", "fr", shelf).language == "en"


def test_a_country_of_a_language_uses_the_language(shelf: Path) -> None:
    write(shelf, SMALL_BOOK.replace("Small Game", "Mała gra"), "pl")
    for code in ("pl", "pl_PL", "pl-PL"):
        assert load("small_game", code, shelf).title == "Mała gra"


# Chapters that are parts of a number, and chapters of letters

PARTED_BOOK = """# Parted Game

## 3 Setting up

- **PG-3a** Sit down.

## 6.1 Strength

- **PG-6.1a** You are strong.
- **PG-6.1.3** Never weaker than this.
- **PG-6.1.3-R** A loss stops there; see PG-6.11, PG-EX-1, PG-CHOICE and PG-C.sea-wolf. {reconstructed}

## 6.11 Movement

- **PG-6.11.2** Move.

## C Cards

- **PG-C.sea-wolf** A wolf of the sea.
- **PG-C1** One card.

## CHOICE Who decides

- **PG-CHOICE** You do.

## EX Examples

- **PG-EX-1** An example.
"""


def test_clauses_belong_to_the_chapter_whose_number_they_begin_with(tmp_path: Path) -> None:
    write(tmp_path, PARTED_BOOK)
    book = load("small_game", folder=tmp_path)
    places = {clause.id: clause.chapter for clause in book.clauses.values()}
    assert places == {
        "PG-3a": "Setting up", "PG-6.1a": "Strength", "PG-6.1.3": "Strength", "PG-6.1.3-R": "Strength",
        "PG-6.11.2": "Movement", "PG-C.sea-wolf": "Cards", "PG-C1": "Cards", "PG-CHOICE": "Who decides",
        "PG-EX-1": "Examples",
    }  # fmt: skip
    links = [span.link for span in book.clause("PG-6.1.3-R").spans if span.link]
    assert links == ["PG-6.11", "PG-EX-1", "PG-CHOICE", "PG-C.sea-wolf"]
    assert book.chapter("PG-6.11").title == "Movement"


@pytest.mark.parametrize(
    ("written", "wrong"),
    [("PG-6.11.2**", "PG-6.1.2**"), ("PG-C1**", "PG-CX-1**"), ("PG-3a**", "PG-3**"), ("PG-EX-1**", "PG-E-1**")],
)
def test_a_clause_in_the_wrong_chapter_is_damage(tmp_path: Path, written: str, wrong: str) -> None:
    write(tmp_path, PARTED_BOOK.replace(written, wrong))
    with pytest.raises(DamagedRulebook, match="stands in the chapter"):
        load("small_game", folder=tmp_path)


# Search


def ids(book: Rulebook, words: str) -> list[str]:
    return [clause.id for clause in book.search(words)]


def test_a_search_wants_all_words_and_takes_beginnings_of_words(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert ids(book, "two di") == ["TG-1.1", "TG-E.1"]
    assert ids(book, "two nobody") == []
    assert ids(book, "wo") == []


def test_a_search_overlooks_case_and_accents(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    for words in ("lap kosci", "ŁAP KOŚCI", "jose"):
        assert ids(book, words) == ["TG-1.2"]


def test_hits_in_ids_and_headings_come_first(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert ids(book, "1.2")[0] == "TG-1.2"
    assert ids(book, "night") == ["TG-1.2a"]
    assert ids(book, "tg-1.2")[0] == "TG-1.2"
    assert ids(book, "dice") == ["TG-1.1", "TG-E.1"]
    assert ids(book, "e") == ["TG-E.1"] or ids(book, "e")[0] == "TG-E.1"


def test_a_search_for_nothing_finds_nothing(shelf: Path) -> None:
    book = load("small_game", folder=shelf)
    assert ids(book, "  ") == ids(book, "?!") == []


# Missing and damaged files


def test_a_game_without_a_rulebook_says_which_there_are_and_what_to_do(shelf: Path) -> None:
    with pytest.raises(MissingRulebook, match=r"(?s)no rulebook of 'chess'.*small_game.*Install"):
        load("chess", folder=shelf)
    with pytest.raises(MissingRulebook):
        load("../en/small_game", folder=shelf)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (SMALL_BOOK[2:], "line 1: the first line must be the title"),
        ("", "line 1: the first line must be the title"),
        ("# Only a title\n", "it holds no clause"),
        (SMALL_BOOK.replace("## In short\n", ""), "line 4: text stands before the first chapter"),
        (SMALL_BOOK.replace("TG-1.2a", "TG-2.1"), "line 20: clause TG-2.1 stands in the chapter 'Turns'"),
        (SMALL_BOOK.replace("TG-1.2a", "TG-1.1"), "line 20: clause TG-1.1 stands here a second time"),
        (SMALL_BOOK.replace("**TG-1.2a**", "*TG-1.2a*"), "line 20: .* is no clause"),
        (SMALL_BOOK.replace("{published}", "{guessed}"), "line 11: {guessed} is no mark"),
        (SMALL_BOOK.replace("### At night", "#### At night"), "line 18: '#### At night' is no heading"),
    ],
)
def test_a_damaged_rulebook_names_the_line_and_the_repair(tmp_path: Path, damage: str, reason: str) -> None:
    write(tmp_path, damage)
    with pytest.raises(DamagedRulebook, match=rf"(?s)damaged at {reason}|{reason}.*git checkout"):
        load("small_game", folder=tmp_path)


def test_a_file_that_is_no_text_is_a_damaged_rulebook(tmp_path: Path) -> None:
    write(tmp_path, "").write_bytes(b"# Title\xff\xfe")
    with pytest.raises(DamagedRulebook, match="can't be read"):
        load("small_game", folder=tmp_path)


def test_a_rulebook_cut_off_at_any_place_is_read_or_refused_but_never_crashes(tmp_path: Path) -> None:
    for end in range(len(SMALL_BOOK)):
        (tmp_path / str(end)).mkdir()
        write(tmp_path / str(end), SMALL_BOOK[:end])
        with contextlib.suppress(DamagedRulebook):
            assert load("small_game", folder=tmp_path / str(end)).clauses


# The rulebook of Warlock's Duel

CLAUSES_PER_CHAPTER = {
    "0": 16, "1": 10, "2": 14, "3": 14, "4": 25, "5": 10, "6": 4, "7": 6, "8": 12, "9": 6, "10": 3, "11": 9,
    "12": 4, "13": 6, "14": 17, "E": 26, "C": 11,
}  # fmt: skip


def test_the_duel_has_every_clause_numbered_without_a_gap(duel: Rulebook) -> None:
    chapters = CLAUSES_PER_CHAPTER.items()
    expected = [f"WD-{chapter}.{number}" for chapter, count in chapters for number in range(1, count + 1)]
    assert list(duel.clauses) == expected


@pytest.mark.parametrize("game", GAMES)
def test_every_link_of_a_rulebook_leads_somewhere(game: str) -> None:
    book = load(game)
    targets = set(book.clauses) | {chapter.id for chapter in book.chapters if chapter.id}
    for chapter in book.chapters:
        for block in chapter.blocks:
            rows = block.rows if isinstance(block, Table) else ((block.spans,),)
            links = {span.link for row in rows for cell in row for span in cell if span.link}
            assert links <= targets, f"{chapter.title}: {links - targets} lead nowhere"


def test_the_duel_begins_with_how_to_play_and_ends_with_where_the_rules_come_from(duel: Rulebook) -> None:
    titles = [chapter.title for chapter in duel.chapters if chapter.level == 2]
    assert titles[0] == "How to play in two minutes"
    assert titles[-2:] == ["Rulings", "Where the rules come from"]


@pytest.mark.parametrize("game", GAMES)
def test_no_mark_is_left_in_the_texts_of_a_rulebook(game: str) -> None:
    for clause in load(game).clauses.values():
        assert not set(clause.text) & set("*{}|#"), clause.id
        assert "  " not in clause.text, clause.id
        assert clause.text[-1] in ".!):", f"{clause.id} doesn't end as a sentence"


def test_the_duel_tells_honestly_which_rules_are_reconstructed(duel: Rulebook) -> None:
    assert duel.clause("WD-2.6").provenance is Provenance.SOURCE
    assert duel.clause("WD-0.5").provenance is Provenance.PUBLISHED
    for reconstructed in ("WD-0.8", "WD-2.13", "WD-6.4", "WD-14.1", "WD-E.7", "WD-C.3"):
        assert duel.clause(reconstructed).provenance is Provenance.RECONSTRUCTED


def test_words_of_the_table_find_their_rules(duel: Rulebook) -> None:
    assert ids(duel, "counter-strike")[0] in {"WD-4.9", "WD-4.14"}
    assert ids(duel, "fatigue")[0] == "WD-4.13"
    assert ids(duel, "WD-8")[0] == "WD-8.1"
    assert set(ids(duel, "antimagic shield")) >= {f"WD-8.{n}" for n in range(1, 13)} | {"WD-4.16", "WD-E.14"}


# The rulebook of Talisman


@pytest.fixture(scope="module")
def talisman() -> Rulebook:
    return load("talisman")


def test_talisman_has_clauses_for_every_kind_of_rule(talisman: Rulebook) -> None:
    numbered = {
        "TAL-EX-": 8, "TAL-C": 18, "TAL-BRD-": 16, "TAL-CHR-": 7, "TAL-PUR-": 3, "TAL-HID-": 4,
    }  # fmt: skip
    for letters, count in numbered.items():
        assert {f"{letters}{number}" for number in range(1, count + 1)} <= set(talisman.clauses), letters
    for section in range(1, 21):
        assert any(clause.startswith(f"TAL-6.{section}") for clause in talisman.clauses), section


def test_rulings_of_talisman_stand_behind_the_clause_they_explain(talisman: Rulebook) -> None:
    order = list(talisman.clauses)
    rulings = [place for place, clause in enumerate(order) if clause.endswith("-R")]
    assert rulings
    assert all(order[place - 1] == order[place][:-2] for place in rulings)
    assert all(talisman.clause(order[place]).provenance is not Provenance.SOURCE for place in rulings)


def test_talisman_begins_with_how_to_play_and_ends_with_where_the_rules_come_from(talisman: Rulebook) -> None:
    titles = [chapter.title for chapter in talisman.chapters if chapter.level == 2]
    assert titles[0] == "How to play in two minutes"
    assert titles[-1] == "Where the rules come from"


def test_words_of_the_table_find_their_rules_in_talisman(talisman: Rulebook) -> None:
    assert ids(talisman, "Mephistopheles") == ["TAL-A.mephistopheles"]
    assert ids(talisman, "6.16")[0].startswith("TAL-6.16.")
    assert "TAL-6.11.16a" in ids(talisman, "Axe build Raft")
