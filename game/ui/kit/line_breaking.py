"""Words in styles, broken into lines that are no wider than there is room."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from game.ui.kit.painting.theme import Theme
from game.ui.kit.runs import Line, RichText, Run, Span

ICON_HIGH, PICTURE_HIGH = 0.9, 1.5
"""How high an icon and a small picture are, in heights of the line."""
_TOKENS = re.compile(r"\n|[ \t]+|[^ \t\n]+(?: %(?!\w))?")
"""Line ends, spaces, and words, to which a percent sign after a space belongs: it does not begin a line."""


class Part(NamedTuple):
    """Some words of a run, or its icon or picture: in what style and size, and how many pixels wide."""

    words: str
    run: Run
    style: str
    size: float
    width: int


@dataclass(slots=True)
class Atom:
    """Fragments that no line break may part, or a space, or a forced break."""

    parts: list[Part]
    width: int
    space: bool = False
    forced: bool = False


def in_rows(atoms: Iterator[Atom], width: int) -> list[list[Atom]]:
    """The atoms in lines, as many in each as there is room for."""
    rows: list[list[Atom]] = [[]]
    used = 0
    for atom in atoms:
        if atom.forced:
            rows.append([])
            used = 0
        elif atom.space:
            if rows[-1]:
                rows[-1].append(atom)
                used += atom.width
        elif used + atom.width > width and rows[-1]:
            rows.append([atom])
            used = atom.width
        else:
            rows[-1].append(atom)
            used += atom.width
    return rows


@lru_cache(maxsize=8192)
def _tokens(words: str) -> tuple[str, ...]:
    """Words, spaces and line ends."""
    return tuple(_TOKENS.findall(words))


def atoms(text: RichText, style: str, size: float, theme: Theme) -> Iterator[Atom]:
    """Words and the spaces between them, measured in pixels; ``style`` and ``size`` for runs without their own."""
    word = Atom([], 0)
    for run in text:
        face, height = run.style or style, run.size or size
        if run.icon is not None or run.picture is not None:
            side = round(theme.line_height(face, height) * (ICON_HIGH if run.icon is not None else PICTURE_HIGH))
            word.parts.append(Part("", run, face, height, side))
            word.width += side
            continue
        for token in _tokens(run.words):
            broad = 0 if token == "\n" else theme.measure(token, face, height)
            part = Part(token, run, face, height, broad)
            if token[0] not in " \t\n":  # a space that may not be broken at belongs to its words
                word.parts.append(part)
                word.width += broad
                continue
            if word.parts:
                yield word
                word = Atom([], 0)
            yield Atom([] if token == "\n" else [part], broad, space=token != "\n", forced=token == "\n")
    if word.parts:
        yield word


def broken(atoms: Sequence[Atom], width: int, theme: Theme) -> Iterator[Atom]:
    """The atoms, those wider than a whole line cut between letters."""
    for atom in atoms:
        if atom.width <= width or atom.space or atom.forced:
            yield atom
            continue
        for part in atom.parts:
            if not part.words:
                yield Atom([part], part.width)
                continue
            rest = part.words
            while rest:
                count = len(rest)
                while count > 1 and theme.measure(rest[:count], part.style, part.size) > width:
                    count -= 1
                head, rest = rest[:count], rest[count:]
                wide = theme.measure(head, part.style, part.size)
                yield Atom([part._replace(words=head, width=wide)], wide)


def placed(
    rows: list[list[Atom]], width: int, base: tuple[str, float], theme: Theme, align: str, spacing: float
) -> list[Line]:
    """Rows as lines one below the other, in a block ``width`` pixels wide, aligned as :func:`layout` says."""
    lines = list[Line]()
    top = 0
    for row in rows:
        while row and row[-1].space:
            row.pop()
        spans = _spans(row, theme)
        height = max((_height_of(span, theme) for span in spans), default=theme.line_height(*base))
        height = round(height * spacing)
        total = spans[-1].x + spans[-1].width if spans else 0
        shift = {"left": 0, "center": (width - total) // 2, "right": width - total}[align]
        for span in spans:
            span.x += max(0, shift)
        lines.append(Line(spans, top, max(0, shift) + total, height))
        top += height
    return lines


def _height_of(span: Span, theme: Theme) -> int:
    return span.width if span.picture is not None else theme.line_height(span.style, span.size)


def _spans(row: list[Atom], theme: Theme) -> list[Span]:
    """The row's fragments, neighbours of one style joined so that they are rendered as one."""
    spans = list[Span]()
    left = 0
    for words, run, style, size, broad in (part for atom in row for part in atom.parts):
        last = spans[-1] if spans else None
        alike = (style, size, run.colour, run.link)
        if last is not None and words and last.words and (last.style, last.size, last.colour, last.link) == alike:
            last.words += words
            last.width = theme.measure(last.words, style, size)
            left = last.x + last.width
            continue
        spans.append(Span(words, style, size, run.colour, run.link, run.icon, run.picture, left, broad))
        left += broad
    return spans
