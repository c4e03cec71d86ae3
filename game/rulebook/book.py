"""A rulebook as data: chapters, clauses, paragraphs and tables, with links between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from types import MappingProxyType

from game.rulebook.searching import rating


class UnknownClause(LookupError):
    """The rulebook has no clause of this id; the message says which ids exist."""

    def __str__(self) -> str:
        return str(self.args[0])


class Provenance(Enum):
    """Where a rule comes from: the description that the game follows, other published pages, or ourselves."""

    SOURCE = "source"
    PUBLISHED = "published"
    RECONSTRUCTED = "reconstructed"


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text: a link to a clause or chapter, a term of the game, or plain words."""

    text: str
    link: str | None = None
    is_term: bool = False


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Explaining text between the clauses."""

    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """The words without marks."""
        return _plain(self.spans)


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, each cell a run of spans; the first row is the heading."""

    rows: tuple[tuple[tuple[Span, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered rule. A newline in its text begins a step of the rule."""

    id: str
    chapter: str
    section: str | None
    provenance: Provenance
    spans: tuple[Span, ...]

    @property
    def text(self) -> str:
        """The words without marks."""
        return _plain(self.spans)

    def rating(self, wanted: list[str]) -> int:
        """How well the clause answers a search for all these words; 0 if one is missing."""
        terms = " ".join(span.text for span in self.spans if span.is_term)
        return rating(self.id, f"{self.chapter} {self.section or ''}", terms, self.text, wanted)


Block = Paragraph | Table | Clause


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading and what stands under it. Level 2 is a chapter, level 3 a section of the chapter above it.

    `id` is what links name (`WD-4`); sections and chapters without clauses have none.
    """

    id: str | None
    title: str
    level: int
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language (English where the wanted language is missing)."""

    game_id: str
    language: str
    title: str
    chapters: tuple[Chapter, ...]

    @cached_property
    def clauses(self) -> Mapping[str, Clause]:
        """All clauses by id, in the order of the book."""
        blocks = [block for chapter in self.chapters for block in chapter.blocks]
        return MappingProxyType({block.id: block for block in blocks if isinstance(block, Clause)})

    def clause(self, clause_id: str) -> Clause:
        """The clause of this id, in whatever case it is written; UnknownClause if there is none."""
        found = self._folded_ids.get(clause_id.strip().casefold())
        if found is None:
            first, *_, last = self.clauses
            raise UnknownClause(
                f"The rulebook of {self.title} has no clause {clause_id!r}. "
                f"Clauses go from {first} to {last}; search for words to find one."
            )
        return self.clauses[found]

    @cached_property
    def _folded_ids(self) -> dict[str, str]:
        return {clause_id.casefold(): clause_id for clause_id in self.clauses}

    def chapter(self, chapter_id: str) -> Chapter:
        """The chapter that a link such as `WD-4` names; UnknownClause if there is none."""
        for chapter in self.chapters:
            if chapter.id == chapter_id:
                return chapter
        raise UnknownClause(f"The rulebook of {self.title} has no chapter {chapter_id!r}.")

    def search(self, words: str) -> list[Clause]:
        """The clauses in which every word begins some word of the id, headings or text; best hits first.

        Case and accents don't matter. Hits in ids and headings come before hits in terms, then in the text.
        """
        wanted = words.split()
        if not wanted:
            return []
        rated = [(clause.rating(wanted), clause) for clause in self.clauses.values()]
        hits = [(rate, clause) for rate, clause in rated if rate > 0]
        return [clause for _, clause in sorted(hits, key=lambda hit: -hit[0])]


def _plain(spans: tuple[Span, ...]) -> str:
    return "".join(span.text for span in spans)
