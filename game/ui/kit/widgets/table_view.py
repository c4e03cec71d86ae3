"""A scrolled table, one row of which is chosen, below the buttons that put it in order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Color, Rect, Surface

from game.engine.ids import name_of
from game.ui.kit.rich_text import AnyText, TextBlock, layout
from game.ui.kit.widget import Widget
from game.ui.kit.widgets.button import Button
from game.ui.kit.widgets.list_view import ListRow, ListView, RowWidget

if TYPE_CHECKING:
    from game.ui.kit.application import Application


@dataclass(frozen=True, slots=True)
class TableColumn:
    """A column: a stable id, its heading, which share of the width it has beside the others, and a tooltip."""

    id: str
    title: str
    share: float
    tooltip: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow(ListRow):
    """A row of cells; the last one takes the room of those that are missing."""

    cells: tuple[AnyText, ...] = ()


class TableView(ListView):
    """Rows of cells below each other. Else it is a list: see :class:`ListView`."""

    def __init__(
        self,
        app: Application,
        id: str,
        columns: Sequence[TableColumn],
        rows: Sequence[TableRow],
        *,
        on_choose: Callable[[str], object] | None = None,
        on_open: Callable[[str], object] | None = None,
        size: float = 16,
    ) -> None:
        super().__init__(app, id, rows, on_choose=on_choose, on_open=on_open, style="sans", size=size)
        self.columns = tuple(columns)
        self._made: dict[str, TableRowWidget] = {}

    def row_widget(self, row: ListRow) -> RowWidget:
        """A row of cells for a row of the table; the same one as before for the same row, laid out already."""
        if not isinstance(row, TableRow):
            return super().row_widget(row)
        made = self._made.get(row.id)
        if made is None or made.row is not row:
            made = self._made[row.id] = TableRowWidget(self, row)
        return made

    def cells(self, count: int, width: int) -> list[tuple[int, int]]:
        """Where the cells of a row with so many of them begin, from its left, and how wide they are."""
        theme = self.app.theme
        edge, gap = theme.px(10), theme.px(12)
        room = width - 2 * edge - gap * (len(self.columns) - 1)
        whole = sum(column.share for column in self.columns)
        found, left = list[tuple[int, int]](), edge
        for column in self.columns:
            wide = int(room * column.share / whole)
            found.append((left, wide))
            left += wide + gap
        start = found[count - 1][0]
        return [*found[: count - 1], (start, width - edge - start)]


class TableRowWidget(RowWidget):
    """One row of a table."""

    def __init__(self, owner: TableView, row: TableRow) -> None:
        super().__init__(owner, row)
        self.table = owner
        self.cells = row.cells
        self._laid: tuple[object, list[TextBlock]] | None = None

    def _blocks_of(self, width: int) -> list[TextBlock]:
        theme = self.app.theme
        key = (width, theme, self.app.language)
        if self._laid is None or self._laid[0] != key:
            ink = Color(self.row.colour) if self.row.colour else None
            places = self.table.cells(len(self.cells), width)
            self._laid = (
                key,
                [
                    layout(cell, max(8, wide), self.table.style, theme, size=self.table.size, colour=ink)
                    for cell, (_left, wide) in zip(self.cells, places, strict=True)
                ],
            )
        return self._laid[1]

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The given width, and the height of its highest cell."""
        wide = width if width is not None else 100_000
        high = max((block.height for block in self._blocks_of(wide)), default=0)
        return wide, max(self.app.theme.px(34), high + self.app.theme.px(10))

    def needs(self) -> tuple[int, int]:
        """What its cells take as they are drawn."""
        places = self.table.cells(len(self.cells), self.rect.width)
        blocks = self._blocks_of(self.rect.width)
        too_wide = max((block.width - wide for block, (_left, wide) in zip(blocks, places, strict=True)), default=0)
        return self.rect.width + max(0, too_wide), max((block.height for block in blocks), default=0)

    def draw_content(self, surface: Surface) -> None:
        """The cells, each in the middle of the row's height."""
        places = self.table.cells(len(self.cells), self.rect.width)
        for block, (left, _wide) in zip(self._blocks_of(self.rect.width), places, strict=True):
            top = self.rect.y + (self.rect.height - block.height) // 2
            block.draw(surface, self.rect.x + left, top, pictures=self.app.pictures)


class TableHeader(Widget):
    """A button over each column of a table; ``ordered`` is the column by which it stands in order."""

    def __init__(self, table: TableView, ordered: str, *, backwards: bool, on_order: Callable[[str], object]) -> None:
        super().__init__(table.app, f"header:{name_of(table.id)}")
        self.table = table
        self.adopt([self._button(column, ordered, backwards, on_order) for column in table.columns])

    def _button(self, column: TableColumn, ordered: str, backwards: bool, on_order: Callable[[str], object]) -> Button:
        arrow = ("arrow-down" if backwards else "arrow-up") if column.id == ordered else None
        made = Button(
            self.app,
            f"column:{name_of(self.table.id)}:{column.id}",
            column.title,
            icon=arrow,
            size=15,
            style="sans_bold",
            tooltip=column.tooltip,
            plain=True,
            align="left",
            on_click=partial(on_order, column.id),
        )
        made.chosen = column.id == ordered
        return made

    def preferred_size(self, width: int | None = None) -> tuple[int, int]:
        """The height of its buttons."""
        return width or 0, max(child.preferred_size()[1] for child in self.children)

    def place(self, rect: Rect | tuple[int, int, int, int]) -> None:
        """Move it; each button stands over its column."""
        super().place(rect)
        edge = self.app.theme.px(10)
        for child, (left, wide) in zip(
            self.children, self.table.cells(len(self.children), self.table.inner_width()), strict=True
        ):
            child.place(Rect(self.rect.x + left - edge, self.rect.y, wide + edge, self.rect.height))
