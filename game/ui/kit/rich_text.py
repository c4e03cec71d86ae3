"""Words with links, laid out in lines: for tooltips, logs, pages and every wrapped text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from pygame import Color, Rect, Surface

from game.engine.decision import Named, Text
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.painting.theme import Theme
from game.words import pieces

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore

ICON_HIGH, PICTURE_HIGH = 0.9, 1.5
"""How high an icon and a small picture are, in heights of the line."""
UNDERLINE = 0.5
"""How much darker the line under a link is than its words: they are read, it only says that they lead somewhere."""
CLAUSE = re.compile(r"\b[A-Z]{2,4}-[0-9A-Z]+[a-z]?(?:\.\w+)*(?:-\w+)*\b")
_TOKENS = re.compile(r"\n|[ \t]+|[^ \t\n]+(?: %(?!\w))?")
"""Line ends, spaces, and words, to which a percent sign after a space belongs: it does not begin a line."""


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
AnyText = Text | Named | str | RichText


def runs(text: AnyText, colour: tuple[int, int, int] | None = None) -> RichText:
    """A text as runs in the language in use: named things and clause ids become links."""
    if isinstance(text, tuple):
        return text
    found = list[Run]()
    for place, alike in groupby(pieces(text), attrgetter("place")):
        found += _with_clauses("".join([piece.words for piece in alike]), place, colour)
    return tuple(found)


def _with_clauses(words: str, place: str | None, colour: tuple[int, int, int] | None) -> Iterator[Run]:
    if place is not None:
        yield Run(words, colour=colour, link=Link(place=place))
        return
    end = 0
    for found in CLAUSE.finditer(words):
        if found.start() > end:
            yield Run(words[end : found.start()], colour=colour)
        yield Run(found[0], colour=colour, link=Link(clause=found[0]))
        end = found.end()
    if end < len(words):
        yield Run(words[end:], colour=colour)


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


class TextBlock:
    """Laid-out text: draw it anywhere, ask what link lies at a point."""

    def __init__(self, lines: list[Line], theme: Theme, colour: Color, link_colour: Color) -> None:
        self.lines = lines
        self.theme = theme
        self.colour = colour
        self.link_colour = link_colour
        self.width = max((line.width for line in lines), default=0)
        self.height = lines[-1].y + lines[-1].height if lines else 0

    def draw(
        self,
        surface: Surface,
        left: int,
        top: int,
        *,
        pictures: PictureStore | None = None,
        active: int | None = None,
    ) -> None:
        """Draw the lines that the surface's clip shows; ``active`` is the number of the link to light."""
        shown = surface.get_clip()
        number = 0
        for line in self.lines:
            links = sum(1 for span in line.spans if span.link is not None)
            if top + line.y + line.height >= shown.top and top + line.y <= shown.bottom:
                self._draw_line(surface, line, (left, top), pictures, active, number)
            number += links

    def _draw_line(
        self,
        surface: Surface,
        line: Line,
        origin: tuple[int, int],
        pictures: PictureStore | None,
        active: int | None,
        number: int,
    ) -> None:
        bottom = origin[1] + line.y + line.height
        for span in line.spans:
            left = origin[0] + span.x
            ink = self.link_colour if span.link is not None else self.colour
            if span.colour is not None:
                ink = Color(*span.colour)
            if span.icon is not None or span.picture is not None:
                if pictures is not None:
                    drawn = _drawn(pictures, span, ink)
                    surface.blit(drawn, (left, bottom - line.height // 2 - span.width // 2))
                continue
            picture = self.theme.render(span.words, span.style, span.size, ink)
            top = bottom - line.height + (line.height - picture.get_height()) // 2
            if span.link is not None:
                if number == active:
                    mark = Rect(left - 2, bottom - line.height, span.width + 4, line.height)
                    surface.fill(Color(*ink.lerp(Color("black"), 0.55)), mark)
                number += 1
                underline = top + self.theme.font(span.style, span.size).get_ascent() + max(1, self.theme.px(1.5))
                quiet = Color(*ink.lerp(Color("black"), UNDERLINE))
                surface.fill(quiet, Rect(left, underline, span.width, max(1, self.theme.px(0.8))))
            surface.blit(picture, (left, top))

    def links(self) -> list[tuple[Link, Rect]]:
        """Every link with its rectangle from the block's top left, in reading order."""
        return [
            (span.link, Rect(span.x, line.y, span.width, line.height))
            for line in self.lines
            for span in line.spans
            if span.link is not None
        ]

    def link_at(self, x: int, y: int) -> Link | None:
        """The link at a point counted from the block's top left."""
        for link, area in self.links():
            if area.inflate(4, 2).collidepoint(x, y):
                return link
        return None

    @property
    def words(self) -> str:
        """All words, line by line, for tests and the clipboard."""
        return "\n".join("".join(span.words for span in line.spans) for line in self.lines)


def _drawn(pictures: PictureStore, span: Span, ink: Color) -> Surface:
    """The icon or the small picture of a span."""
    if span.picture is not None:
        return miniature(pictures, span.picture, span.width)
    return pictures.icon(span.icon or "", span.width, ink)


class _Part(NamedTuple):
    """Some words of a run, or its icon or picture: in what style and size, and how many pixels wide."""

    words: str
    run: Run
    style: str
    size: float
    width: int


@dataclass(slots=True)
class _Atom:
    """Fragments that no line break may part, or a space, or a forced break."""

    parts: list[_Part]
    width: int
    space: bool = False
    forced: bool = False


def layout(
    text: AnyText,
    width: int,
    style: str,
    theme: Theme,
    *,
    size: float = 17,
    colour: Color | None = None,
    link_colour: Color | None = None,
    align: str = "left",
    spacing: float = 1.0,
) -> TextBlock:
    """Break a text into lines of at most ``width`` pixels. ``align`` is "left", "center" or "right".

    The theme remembers what was laid out, since most of what a screen shows is said again when anything changes: nobody
    may change a block.
    """
    said, ink, link_ink = runs(text), colour or theme.ink, link_colour or theme.link
    key = (said, width, style, size, tuple(ink), tuple(link_ink), align, spacing)
    block = theme.blocks.get(key)
    if block is None:
        rows = _rows(_broken(list(_atoms(said, style, size, theme)), width, theme), width)
        block = TextBlock(_placed(rows, width, (style, size), theme, align, spacing), theme, ink, link_ink)
        theme.keep_block(key, block)
    return block


def _rows(atoms: Iterator[_Atom], width: int) -> list[list[_Atom]]:
    """The atoms in lines, as many in each as there is room for."""
    rows: list[list[_Atom]] = [[]]
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


def _atoms(text: RichText, style: str, size: float, theme: Theme) -> Iterator[_Atom]:
    word = _Atom([], 0)
    for run in text:
        face, height = run.style or style, run.size or size
        if run.icon is not None or run.picture is not None:
            side = round(theme.line_height(face, height) * (ICON_HIGH if run.icon is not None else PICTURE_HIGH))
            word.parts.append(_Part("", run, face, height, side))
            word.width += side
            continue
        for token in _tokens(run.words):
            broad = 0 if token == "\n" else theme.measure(token, face, height)
            part = _Part(token, run, face, height, broad)
            if token[0] not in " \t\n":  # a space that may not be broken at belongs to its words
                word.parts.append(part)
                word.width += broad
                continue
            if word.parts:
                yield word
                word = _Atom([], 0)
            yield _Atom([] if token == "\n" else [part], broad, space=token != "\n", forced=token == "\n")
    if word.parts:
        yield word


def _broken(atoms: Sequence[_Atom], width: int, theme: Theme) -> Iterator[_Atom]:
    """The atoms, those wider than a whole line cut between letters."""
    for atom in atoms:
        if atom.width <= width or atom.space or atom.forced:
            yield atom
            continue
        for part in atom.parts:
            if not part.words:
                yield _Atom([part], part.width)
                continue
            rest = part.words
            while rest:
                count = len(rest)
                while count > 1 and theme.measure(rest[:count], part.style, part.size) > width:
                    count -= 1
                head, rest = rest[:count], rest[count:]
                wide = theme.measure(head, part.style, part.size)
                yield _Atom([part._replace(words=head, width=wide)], wide)


def _placed(
    rows: list[list[_Atom]], width: int, base: tuple[str, float], theme: Theme, align: str, spacing: float
) -> list[Line]:
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


def _spans(row: list[_Atom], theme: Theme) -> list[Span]:
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
