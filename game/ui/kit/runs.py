"""What wrapped words are made of: runs in one style, and the lines into which they are broken."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Link:
    """Where a click on words leads: a place on the table ("spell:doom"), a clause ("WD-4.12"), or a file."""

    place: str | None = None
    clause: str | None = None

    @property
    def target(self) -> str:
        """The place or clause as one word, for ids."""
        return self.clause or self.place or ""


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one style. None for style, size or colour: that of the text around.

    An icon has no words, nor has a small picture ("talisman/tokens/troll.png"), which is taller than the line.
    """

    words: str
    style: str | None = None
    size: float | None = None
    colour: tuple[int, int, int] | None = None
    link: Link | None = None
    icon: str | None = None
    picture: str | None = None


RichText = tuple[Run, ...]


@dataclass(slots=True)
class Span:
    """Words at a place in a line: ``x`` from the left of the block, ``width`` in pixels."""

    words: str
    style: str
    size: float
    colour: tuple[int, int, int] | None
    link: Link | None
    icon: str | None
    picture: str | None
    x: int
    width: int


@dataclass(slots=True)
class Line:
    """Spans from left to right; ``y`` from the top of the block."""

    spans: list[Span]
    y: int
    width: int
    height: int
