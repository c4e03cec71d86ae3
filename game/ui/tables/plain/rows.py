"""Boxes for several things: in a row that overlaps when there are many, or in equal cells."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect


def in_a_row(box: Rect, shapes: Sequence[float], largest: int, gap: int) -> list[Rect]:
    """A box for each thing, given its width for its height: as large as fits, in several rows if that is larger."""
    if not shapes:
        return []
    widest = max(shapes)
    best, rows = 0.0, 1
    for lines in range(1, 5):
        columns = -(-len(shapes) // lines)
        height = min(largest, (box.height - gap * (lines - 1)) / lines)
        needed = columns * widest * height + gap * (columns - 1)
        height = height if needed <= box.width else (box.width - gap * (columns - 1)) / (columns * widest)
        if height > best * 1.15:
            best, rows = height, lines
    high = min(largest, box.height)
    if best < high * 0.55 and widest < 1.0:  # cards rather overlap than become too small to be read
        return _overlapping(box, shapes, high)
    columns = -(-len(shapes) // rows)
    return _placed(box, shapes, max(4, int(best)), columns, gap)


def _placed(box: Rect, shapes: Sequence[float], height: int, columns: int, gap: int) -> list[Rect]:
    """Rows in the middle of a box."""
    found = []
    rows = [shapes[start : start + columns] for start in range(0, len(shapes), columns)]
    top = box.centery - (len(rows) * height + (len(rows) - 1) * gap) // 2
    for row in rows:
        left = box.centerx - (round(sum(row) * height) + (len(row) - 1) * gap) // 2
        for shape in row:
            found.append(Rect(left, top, max(4, round(shape * height)), height))
            left = found[-1].right + gap
        top += height + gap
    return found


def _overlapping(box: Rect, shapes: Sequence[float], height: int) -> list[Rect]:
    """A row in which each thing lies on a part of the one before."""
    width = round(max(shapes) * height)
    step = (box.width - width) / max(1, len(shapes) - 1)
    top = box.centery - height // 2
    return [Rect(round(box.left + number * step), top, width, height) for number in range(len(shapes))]


def cells(box: Rect, count: int, gap: int) -> list[Rect]:
    """So many equal boxes in rows; those of the last row in its middle."""
    if count < 1:
        return []
    columns = 1
    while columns * max(1, round(columns * box.height / max(1, box.width))) < count:
        columns += 1
    columns = min(columns, count)
    rows = -(-count // columns)
    wide, high = (box.width - gap * (columns - 1)) // columns, (box.height - gap * (rows - 1)) // rows
    found = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        left = box.left + (box.width - in_row * wide - (in_row - 1) * gap) // 2 + column * (wide + gap)
        found.append(Rect(left, box.top + row * (high + gap), wide, high))
    return found
