"""Words with links, laid out in lines: for tooltips, logs, pages and every wrapped text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.engine.decision import Named, Text
from game.ui.kit.line_breaking import atoms, broken, in_rows, placed
from game.ui.kit.painting.miniature import miniature
from game.ui.kit.painting.theme import Theme
from game.ui.kit.runs import Line, Link, RichText, Run, Span
from game.words import pieces

if TYPE_CHECKING:
    from game.ui.kit.painting.store import PictureStore

__all__ = ["CLAUSE", "SIGN", "AnyText", "Line", "Link", "RichText", "Run", "Span", "TextBlock", "layout", "runs"]

UNDERLINE = 0.5
"""How much darker the line under a link is than its words: they are read, it only says that they lead somewhere."""
CLAUSE = re.compile(r"\b[A-Z]{2,4}-[0-9A-Z]+[a-z]?(?:\.\w+)*(?:-\w+)*\b")

SIGN = "§"
"""A link to a rule without words of its own."""
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
        signs: bool = True,
    ) -> None:
        """Draw the lines that the surface's clip shows; ``active`` is the number of the link to light.

        Without ``signs`` the links that are only a sign for a rule stay unseen, but for the one that is lit.
        """
        shown = surface.get_clip()
        number = 0
        for line in self.lines:
            links = sum(1 for span in line.spans if span.link is not None)
            if top + line.y + line.height >= shown.top and top + line.y <= shown.bottom:
                self._draw_line(surface, line, (left, top), pictures, active, number, signs=signs)
            number += links

    def _draw_line(
        self,
        surface: Surface,
        line: Line,
        origin: tuple[int, int],
        pictures: PictureStore | None,
        active: int | None,
        number: int,
        *,
        signs: bool,
    ) -> None:
        bottom = origin[1] + line.y + line.height
        for span in line.spans:
            if not signs and span.link is not None and span.words == SIGN and number != active:
                number += 1
                continue
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

    The theme remembers the lines, since most of what a screen shows is said again when anything changes: nobody may
    change them.
    """
    said = runs(text)
    key = (said, width, style, size, align, spacing)
    lines = theme.lines.get(key)
    if lines is None:
        rows = in_rows(broken(list(atoms(said, style, size, theme)), width, theme), width)
        lines = placed(rows, width, (style, size), theme, align, spacing)
        theme.keep_lines(key, lines)
    return TextBlock(lines, theme, colour or theme.ink, link_colour or theme.link)
