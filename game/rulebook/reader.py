"""Reads the file of a rulebook.

The file is a small part of Markdown:

    # Title of the game                    once, in the first line
    ## 4 Casting                           a chapter; its clauses begin with its number (WD-4.1, WD-4.2a, ...)
    ## 6.11 Movement                       the same, where one chapter of the game fills several (TAL-6.11.2)
    ## CHR The Characters                  the same with letters (TAL-CHR-1)
    ### Turns                              a section of it
    - **WD-4.1** Text of the clause.       a clause; indented lines continue it, "1. " begins a step in it
    | word | meaning |                     a table, its first row the heading
    Any other text is a paragraph; empty lines part paragraphs.

`*word*` is a term, `WD-4.12` a link to that clause, `WD-4` a link to the chapter. An id that ends with -R
(`TAL-6.1.3-R`) adds a ruling to the clause before it. A clause, or the title of a
chapter for all its clauses, may end with `{published}` or `{reconstructed}`: where the rule comes from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.rulebook.book import Block, Chapter, Clause, Paragraph, Provenance, Rulebook, Span, Table

REPAIR = "Install Four Grimoires again, or in a clone of the repository run: git checkout -- assets/rulebook"
_CHAPTER = re.compile(r"(?P<marks>##|###) (?:(?P<number>\d+(?:\.\d+)*|[A-Z]{1,6}) )?(?P<title>.+)")
_NUMBER = r"[0-9A-Z]+[a-z]?(?:\.\w+)*(?:-\w+)*"
_CLAUSE_ID = rf"(?P<id>(?P<prefix>[A-Z]{{2,4}})-(?P<number>{_NUMBER}))"
_CLAUSE = re.compile(rf"- \*\*{_CLAUSE_ID}\*\* (?P<text>.+)", re.DOTALL)
_FIRST_CLAUSE = re.compile(r"^- \*\*(?P<prefix>[A-Z]{2,4})-", re.MULTILINE)
_TAG = re.compile(r"\s*\{(?P<tag>\w+)\}$")


class MissingRulebook(Exception):
    """There is no rulebook to read; the message says which one and what to do."""


class DamagedRulebook(MissingRulebook):
    """The file is there but can't be read as a rulebook; the message names the line."""


class RulebookReader:
    """Turns the lines of one file into chapters; knows the line it stands on, for error messages."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.line_number = 1
        self.chapters: list[Chapter] = []
        self.blocks: list[Block] = []
        self.clause_ids: set[str] = set()
        self.prefix = ""
        self.number: str | None = None
        self.chapter_title = ""
        self.section: str | None = None
        self.provenance = Provenance.SOURCE

    def read(self, text: str) -> Rulebook:
        """The rulebook written in `text`; raises DamagedRulebook if it isn't written as one."""
        first, _, rest = text.partition("\n")
        first_clause = _FIRST_CLAUSE.search(rest)
        if not first.startswith("# "):
            raise self.damage("the first line must be the title, '# Title'")
        if first_clause is None:
            raise self.damage("it holds no clause")
        self.prefix = first_clause["prefix"]
        for self.line_number, lines in _groups(rest):
            self.add(lines)
        self.close_chapter()
        return Rulebook(self.path.stem, self.path.parent.name, first[2:].strip(), tuple(self.chapters))

    def damage(self, reason: str) -> DamagedRulebook:
        """The error to raise about the line now read."""
        place = f"{self.path} is damaged at line {self.line_number}"
        return DamagedRulebook(f"The rulebook {place}: {reason}.\n{REPAIR}")

    def add(self, lines: list[str]) -> None:
        """Adds one heading, clause, table or paragraph."""
        if lines[0].startswith("#"):
            self.open_chapter(lines[0])
        elif not self.chapters:
            raise self.damage("text stands before the first chapter")
        elif lines[0].startswith("- "):
            self.blocks.append(self.clause(lines))
        elif lines[0].startswith("|"):
            self.blocks.append(Table(tuple(self.cells(row) for row in lines if set(row) - set("|- "))))
        else:
            self.blocks.append(Paragraph(self.spans(" ".join(lines))))

    def open_chapter(self, line: str) -> None:
        """Begins a chapter or a section of one."""
        heading = _CHAPTER.fullmatch(line)
        if heading is None:
            raise self.damage(f"{line!r} is no heading")
        self.close_chapter()
        title, provenance = self.split_tag(heading["title"])
        number = heading["number"]
        if heading["marks"] == "##":
            self.chapter_title, self.section, self.number = title, None, number
            self.provenance = provenance or Provenance.SOURCE
            identity = f"{self.prefix}-{number}" if number else None
            self.chapters.append(Chapter(identity, title, 2, ()))
        else:
            self.section = title
            self.chapters.append(Chapter(None, title, 3, ()))

    def close_chapter(self) -> None:
        """Puts the blocks read since the last heading under it."""
        if self.chapters:
            self.chapters[-1] = replace(self.chapters[-1], blocks=tuple(self.blocks))
        self.blocks = []

    def clause(self, lines: list[str]) -> Clause:
        """The clause written in these lines, which must belong to the chapter and be new."""
        parts = _CLAUSE.fullmatch(_joined(lines))
        if parts is None:
            raise self.damage(f"{lines[0]!r} is no clause")
        if parts["prefix"] != self.prefix or not self.holds(parts["number"]):
            raise self.damage(f"clause {parts['id']} stands in the chapter {self.chapter_title!r}")
        if parts["id"] in self.clause_ids:
            raise self.damage(f"clause {parts['id']} stands here a second time")
        self.clause_ids.add(parts["id"])
        text, provenance = self.split_tag(parts["text"])
        source = provenance or self.provenance
        return Clause(parts["id"], self.chapter_title, self.section, source, self.spans(text))

    def holds(self, number: str) -> bool:
        """Whether the open chapter is the place of a clause with this number."""
        if self.number is None or not number.startswith(self.number):
            return False
        rest = number[len(self.number) :]
        if self.number[-1].isdigit():
            return bool(rest) and not rest[0].isdigit()
        return not rest[:1].isupper()

    def split_tag(self, text: str) -> tuple[str, Provenance | None]:
        """A text without its closing `{tag}`, and what the tag means."""
        tag = _TAG.search(text)
        if tag is None:
            return text, None
        try:
            return text[: tag.start()], Provenance(tag["tag"])
        except ValueError as fault:
            raise self.damage(f"{{{tag['tag']}}} is no mark of a clause") from fault

    def cells(self, row: str) -> tuple[tuple[Span, ...], ...]:
        """The cells of one row of a table."""
        return tuple(self.spans(cell.strip()) for cell in row.strip().strip("|").split("|"))

    def spans(self, text: str) -> tuple[Span, ...]:
        """Text cut at its terms and links."""
        spans: list[Span] = []
        end = 0
        for marked in re.finditer(rf"\*([^*]+)\*|\b({self.prefix}-{_NUMBER})", text):
            if marked.start() > end:
                spans.append(Span(text[end : marked.start()]))
            spans.append(Span(marked[1], is_term=True) if marked[1] else Span(marked[2], link=marked[2]))
            end = marked.end()
        if end < len(text):
            spans.append(Span(text[end:]))
        return tuple(spans)


def _groups(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that belong together, with the number of the first; `text` begins in line 2."""
    start, group = 2, list[str]()
    for number, line in enumerate(text.splitlines(), start=2):
        begins = not line.strip() or line.startswith(("#", "- ")) or (group and group[0].startswith("#"))
        if begins and group:
            yield start, group
            group = []
        if line.strip():
            start = start if group else number
            group.append(line)
    if group:
        yield start, group


def _joined(lines: list[str]) -> str:
    """The lines of a clause as one text, in which only the steps 1, 2, 3, ... begin with a newline."""
    text, next_step = lines[0].strip(), 1
    for line in map(str.strip, lines[1:]):
        begins_step = line.startswith(f"{next_step}. ")
        next_step += begins_step
        text += f"\n{line}" if begins_step else f" {line}"
    return text
