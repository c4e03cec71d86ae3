"""The English rulebook of Devil's Circle: complete, linked, honest about what was made up."""

from __future__ import annotations

from game.rulebook import Provenance, Table, load

BOOK = load("devils_circle")
CLAUSES_PER_CHAPTER = {
    1: 13, 2: 14, 3: 12, 4: 11, 5: 3, 6: 15, 7: 50, 8: 30, 9: 29, 10: 29, 11: 37, 12: 12, 13: 4, 14: 28, 15: 7, 16: 6,
}  # fmt: skip


def test_every_clause_is_there_numbered_without_a_gap() -> None:
    chapters = CLAUSES_PER_CHAPTER.items()
    expected = [f"DK-{chapter}.{number}" for chapter, count in chapters for number in range(1, count + 1)]
    assert list(BOOK.clauses) == expected


def test_every_link_leads_somewhere() -> None:
    targets = set(BOOK.clauses) | {chapter.id for chapter in BOOK.chapters if chapter.id}
    for chapter in BOOK.chapters:
        for block in chapter.blocks:
            rows = block.rows if isinstance(block, Table) else ((block.spans,),)
            links = {span.link for row in rows for cell in row for span in cell if span.link}
            assert links <= targets, f"{chapter.title}: {links - targets} lead nowhere"


def test_no_mark_is_left_in_the_texts() -> None:
    for clause in BOOK.clauses.values():
        assert not set(clause.text) & set("*{}|#`[]"), clause.id
        assert "  " not in clause.text, clause.id
        assert clause.text[-1] in ".!)", f"{clause.id} doesn't end as a sentence"


def test_it_begins_with_how_to_play_and_ends_with_where_the_rules_come_from() -> None:
    titles = [chapter.title for chapter in BOOK.chapters if chapter.level == 2]
    assert titles[:2] == ["How to play in two minutes", "Words of the game"]
    assert titles[-3:] == ["Examples", "Rulings at a glance", "Where the rules come from"]


def test_it_tells_which_rules_are_reconstructed() -> None:
    for clause in ("DK-2.1", "DK-4.1", "DK-6.5", "DK-14.3", "DK-1.7"):
        assert BOOK.clause(clause).provenance is Provenance.RECONSTRUCTED
    for clause in ("DK-7.15", "DK-8.5", "DK-15.1"):
        assert BOOK.clause(clause).provenance is Provenance.SOURCE
    assert "Partly reconstructed" in BOOK.clause("DK-2.6").text
