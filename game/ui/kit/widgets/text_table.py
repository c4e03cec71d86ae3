"""A table of words: columns as wide as they need, wrapped where they must be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.ui.kit.rich_text import AnyText, Link, TextBlock, layout, runs
from game.ui.kit.widget import Widget

if TYPE_CHECKING:
    from game.ui.kit.application import Application


class TextTable(Widget):
    """Rows of cells, the first row bold, with thin lines between."""

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
    ) -> None:
        super().__init__(app, id)
        self.rows = rows
        self.size = size
        self.style = style
        self.colour = colour or app.theme.ink
        self.link_colour = link_colour or app.theme.link
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
        """Each column its widest cell; what is too much is taken from the widest columns."""
        count = max((len(row) for row in self.rows), default=0)
        room = width - self.app.theme.px(16) * max(0, count - 1)
        widths = [
            max((self._natural_width(row[column]) for row in self.rows if column < len(row)), default=1)
            for column in range(count)
        ]
        while widths and sum(widths) > room:
            widest = widths.index(max(widths))
            others = sorted(widths)[-2] if len(widths) > 1 else 0
            excess = sum(widths) - room
            widths[widest] -= max(1, min(excess, max(widths[widest] - others, excess // count)))
        return [max(8, wide) for wide in widths]

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
        return sum(widths) + self.app.theme.px(16) * max(0, len(widths) - 1), sum(heights)

    def link_under_mouse(self) -> Link | None:
        """The link that the mouse points at."""
        blocks, widths, heights = self._layout(self.rect.width)
        x, top = self.app.mouse[0] - self.rect.x, self.app.mouse[1] - self.rect.y
        for row, high in zip(blocks, heights, strict=True):
            left = 0
            for block, wide in zip(row, widths, strict=False):
                if 0 <= top < high and left <= x < left + wide:
                    return block.link_at(x - left, top)
                left += wide + self.app.theme.px(16)
            top -= high
        return None

    def draw(self, surface: Surface) -> None:
        """The rows that the clip shows."""
        blocks, widths, heights = self._layout(self.rect.width)
        clip, top = surface.get_clip(), self.rect.y
        line = Color(self.colour.r, self.colour.g, self.colour.b)
        for number, (row, high) in enumerate(zip(blocks, heights, strict=True)):
            if top + high >= clip.top and top <= clip.bottom:
                left = self.rect.x
                for block, wide in zip(row, widths, strict=False):
                    block.draw(surface, left, top + self._gap() // 2, pictures=self.app.pictures)
                    left += wide + self.app.theme.px(16)
                thick = 2 if number == 0 else 1
                rule = Surface((self.rect.width, thick))
                rule.fill(line)
                rule.set_alpha(200 if number == 0 else 60)
                surface.blit(rule, Rect(self.rect.x, top + high - 1, self.rect.width, thick))
            top += high
