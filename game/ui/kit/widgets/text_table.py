"""A table of words: columns as wide as they need, wrapped where they must be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.ui.kit.rich_text import AnyText, Link, TextBlock, layout, runs
from game.ui.kit.widget import draw_focus_ring
from game.ui.kit.widgets.linked_words import LinkedWords

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class TextTable(LinkedWords):
    """Rows of cells, the first row bold, with thin lines between. Links are followed as in a paragraph."""

    def __init__(
        self,
        app: Application,
        id: str,
        rows: Sequence[Sequence[AnyText]],
        *,
        size: float = 16,
        style: str = "sans",
        colour: Color | None = None,
        link_colour: Color | None = None,
        on_link: Callable[[Link], object] | None = None,
    ) -> None:
        super().__init__(app, id)
        self.rows = rows
        self.size = size
        self.style = style
        self.colour = colour or app.theme.ink
        self.link_colour = link_colour or app.theme.link
        self.on_link = on_link
        self.focusable = on_link is not None and any(run.link for row in rows for cell in row for run in runs(cell))
        self._laid_out: tuple[object, list[list[TextBlock]], list[int], list[int]] | None = None

    def _layout(self, width: int) -> tuple[list[list[TextBlock]], list[int], list[int]]:
        """The cells, the columns' widths and the rows' heights for a width."""
        key = (width, self.app.theme, self.app.language)
        if self._laid_out is None or self._laid_out[0] != key:
            widths = self._column_widths(width)
            blocks = [
                [self._cell(cell, widths[column], number == 0) for column, cell in enumerate(row[: len(widths)])]
                for number, row in enumerate(self.rows)
            ]
            heights = [max((block.height for block in row), default=0) + self._gap() for row in blocks]
            self._laid_out = (key, blocks, widths, heights)
        return self._laid_out[1:]

    def _cell(self, cell: AnyText, width: int, bold: bool) -> TextBlock:
        style = "sans_bold" if bold else self.style
        return layout(
            cell, width, style, self.app.theme, size=self.size, colour=self.colour, link_colour=self.link_colour
        )

    def _gap(self) -> int:
        return self.app.theme.px(9)

    def _column_widths(self, width: int) -> list[int]:
        """Each column its widest cell; what is too much is taken from the widest columns.

        No column becomes narrower than its longest word while there is room for all of these.
        """
        count = max((len(row) for row in self.rows), default=0)
        room = width - self._gutter() * max(0, count - 1)
        columns = [[row[number] for row in self.rows if number < len(row)] for number in range(count)]
        widths = [max(map(self._natural_width, column), default=1) for column in columns]
        floors = [max(map(self._longest_word, column), default=1) for column in columns]
        if sum(floors) > room:
            floors = [1] * count
        while sum(widths) > room:
            widest = max(
                (number for number in range(count) if widths[number] > floors[number]),
                key=lambda number: widths[number],
                default=None,
            )
            if widest is None:
                break
            widths[widest] -= 1
        return [max(8, wide) for wide in widths]

    def _gutter(self) -> int:
        return self.app.theme.px(16)

    def _longest_word(self, cell: AnyText) -> int:
        words = "".join(run.words for run in runs(cell)).split()
        return max((self.app.theme.measure(word, "sans_bold", self.size) for word in words), default=0) + 2

    def _natural_width(self, cell: AnyText) -> int:
        words = "".join(run.words for run in runs(cell))
        return self.app.theme.measure(words, "sans_bold", self.size) + 2

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, and the height of all rows."""
        wide = width if width is not None else 100_000
        return wide, sum(self._layout(wide)[2])

    def needs(self) -> tuple[int, int]:
        """The widths and heights of all cells together."""
        _blocks, widths, heights = self._layout(self.rect.width)
        return sum(widths) + self._gutter() * max(0, len(widths) - 1), sum(heights)

    def links(self) -> list[Link]:
        """The links, row by row and cell by cell."""
        blocks, _widths, _heights = self._layout(self.rect.width)
        return [link for row in blocks for block in row for link, _place in block.links()]

    def link_at(self, x: int, y: int) -> Link | None:
        """The link at a place of the window."""
        for block, left, top in self._places():
            link = block.link_at(x - left, y - top)
            if link is not None:
                return link
        return None

    def _places(self) -> Iterator[tuple[TextBlock, int, int]]:
        """Every cell's words, and where they stand in the window."""
        blocks, widths, heights = self._layout(self.rect.width)
        top = self.rect.y
        for row, high in zip(blocks, heights, strict=True):
            left = self.rect.x
            for block, wide in zip(row, widths, strict=False):
                yield block, left, top + self._gap() // 2
                left += wide + self._gutter()
            top += high

    def draw(self, surface: Surface) -> None:
        """The rows that the clip shows, with the focused link lit."""
        clip = surface.get_clip()
        before = 0
        for block, left, top in self._places():
            links = len(block.links())
            active = self.active - before if self.shows_focus and 0 <= self.active - before < links else None
            if top + block.height >= clip.top and top <= clip.bottom:
                block.draw(surface, left, top, pictures=self.app.pictures, active=active)
            before += links
        self._draw_lines(surface)
        if self.shows_focus:
            draw_focus_ring(surface, self.rect, self, 4)

    def _draw_lines(self, surface: Surface) -> None:
        bottom = self.rect.y
        for number, high in enumerate(self._layout(self.rect.width)[2]):
            bottom += high
            rule = Surface((self.rect.width, 2 if number == 0 else 1))
            rule.fill(Color(self.colour.r, self.colour.g, self.colour.b))
            rule.set_alpha(200 if number == 0 else 60)
            surface.blit(rule, Rect(self.rect.x, bottom - 1, *rule.get_size()))
