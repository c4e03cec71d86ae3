"""`four-grimoires rules GAME`: a rulebook, a clause of it, or what was searched for."""

from __future__ import annotations

import argparse
import shutil
import textwrap
from typing import TYPE_CHECKING

from game import rulebook
from game.cli.arguments import Mistake, add_game, add_language

if TYPE_CHECKING:
    from game.cli.arguments import Commands


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser("rules", help="print a game's rulebook, one clause of it, or search it")
    add_game(command)
    which = command.add_mutually_exclusive_group()
    which.add_argument("clause", nargs="?", metavar="CLAUSE", help="for example WD-4.12, or a chapter: WD-4")
    which.add_argument("--search", nargs="+", metavar="WORDS", help="clauses with these words, best first")
    add_language(command)
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Print the whole book, a chapter, a clause, or the hits of a search (1 if there are none)."""
    book = rulebook.load(asked.game, asked.language)
    if asked.search:
        return _search(book, " ".join(asked.search))
    if asked.clause is None:
        print(book.title.upper())
        for chapter in book.chapters:
            _print_chapter(chapter)
    else:
        _print_named(book, asked.clause)
    return 0


def _search(book: rulebook.Rulebook, words: str) -> int:
    hits = book.search(words)
    for clause in hits:
        _print_clause(clause)
    if not hits:
        print(f"No clause has the words {words!r}. Try fewer words, or only their beginnings.")
    return 0 if hits else 1


def _print_named(book: rulebook.Rulebook, name: str) -> None:
    """Print the clause of that name, or else the chapter."""
    for chapter in book.chapters:
        if chapter.id is not None and chapter.id.casefold() == name.strip().casefold():
            _print_chapter(chapter)
            return
    try:
        _print_clause(book.clause(name))
    except rulebook.UnknownClause as error:
        chapters = ", ".join(chapter.id for chapter in book.chapters if chapter.id is not None)
        raise Mistake(f"{error} Chapters: {chapters}.") from error


def _print_chapter(chapter: rulebook.Chapter) -> None:
    title = f"{chapter.id} {chapter.title}" if chapter.id else chapter.title
    print(f"\n{title}\n{('=' if chapter.level == 2 else '-') * len(title)}\n")
    for block in chapter.blocks:
        if isinstance(block, rulebook.Clause):
            _print_clause(block)
        elif isinstance(block, rulebook.Table):
            _print_table(block)
        else:
            print(textwrap.fill(block.text, _width()) + "\n")


def _print_clause(clause: rulebook.Clause) -> None:
    """A clause with its id in the margin, each step of it on a line of its own."""
    margin = " " * 12
    first, *steps = clause.text.splitlines()
    print(textwrap.fill(first, _width(), initial_indent=f"{clause.id:<11} ", subsequent_indent=margin))
    for step in steps:
        print(textwrap.fill(step, _width(), initial_indent=f"{margin}- ", subsequent_indent=f"{margin}  "))
    print()


def _print_table(table: rulebook.Table) -> None:
    """A table in columns; the last column is folded to fit."""
    rows = [["".join(span.text for span in cell) for cell in row] for row in table.rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    left = sum(widths[:-1]) + 2 * len(widths[:-1])
    for row in rows:
        beginning = "".join(f"{cell:<{width}}  " for cell, width in zip(row[:-1], widths, strict=False))
        last = textwrap.wrap(row[-1], max(20, _width() - left)) or [""]
        print(beginning + f"\n{' ' * left}".join(last))
    print()


def _width() -> int:
    """Columns to print in: the terminal's, within what reads well."""
    return max(50, min(100, shutil.get_terminal_size((80, 24)).columns))
