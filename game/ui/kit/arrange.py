"""Placing widgets side by side and below each other."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.ui.kit.widget import Widget


def rows_that_fit(widgets: Sequence[Widget], width: int, gap: int) -> list[list[Widget]]:
    """The widgets in rows no wider than ``width``, as even as possible."""
    for count in range(1, len(widgets) + 1):
        each = -(-len(widgets) // count)
        rows = [list(widgets[start : start + each]) for start in range(0, len(widgets), each)]
        if all(_wide(row, gap) <= width for row in rows):
            return rows
    return [[widget] for widget in widgets]


def rows_height(rows: Sequence[Sequence[Widget]], gap: int) -> int:
    """The height of rows that are ``gap`` apart."""
    return sum(_high(row) for row in rows) + gap * max(0, len(rows) - 1)


def place_rows(rows: Sequence[Sequence[Widget]], area: Rect, gap: int, *, equal: bool = False) -> None:
    """Place rows from the area's top on, each in the middle; ``equal`` gives all the width of the widest."""
    widest = max((widget.preferred_size()[0] for row in rows for widget in row), default=0)
    most = max((len(row) for row in rows), default=1)
    if equal:
        widest = min(widest, (area.width - gap * (most - 1)) // most)
    top = area.y
    for row in rows:
        widths = [widest if equal else widget.preferred_size(area.width)[0] for widget in row]
        left = area.centerx - (sum(widths) + gap * (len(row) - 1)) // 2
        for widget, wide in zip(row, widths, strict=True):
            widget.place(Rect(left, top, wide, _high(row)))
            left += wide + gap
        top += _high(row) + gap


def place_at_the_right(widgets: Sequence[Widget], area: Rect, room: int, gap: int) -> tuple[int, int]:
    """Place widgets in the lower right corner, narrower where they would need more than ``room``.

    Tells where what stands at their left has to end, and how high they are.
    """
    high, wishes = _high(widgets), [widget.preferred_size()[0] for widget in widgets]
    left = area.right
    for widget, wish in zip(reversed(widgets), reversed(wishes), strict=True):
        wide = wish if sum(wishes) <= room else room * wish // sum(wishes)
        left -= wide
        widget.place(Rect(left, area.bottom - high, wide, high))
        left -= gap
    return left, high


def _wide(row: Sequence[Widget], gap: int) -> int:
    return sum(widget.preferred_size()[0] for widget in row) + gap * (len(row) - 1)


def _high(row: Sequence[Widget]) -> int:
    return max((widget.preferred_size()[1] for widget in row), default=0)
