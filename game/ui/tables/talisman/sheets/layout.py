"""Where the parts of a Character's sheet lie: portrait, values, states, and the cards in four rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

SHAPE = 1.44
"""A card's height for its width."""
ROWS = ("spells", "objects", "followers", "trophies")
TALL = 3.2
"""Sheets taller than so many widths show their portrait across the whole width."""
VALUES = ("strength", "craft", "lives", "gold")


@dataclass(frozen=True)
class SheetBoxes:
    """The parts of a sheet; ``rows`` are the places of the cards, below their labels."""

    portrait: pygame.Rect
    name: pygame.Rect
    player: pygame.Rect
    alignment: pygame.Rect
    values: dict[str, pygame.Rect]
    chips: pygame.Rect
    words: pygame.Rect
    labels: dict[str, pygame.Rect]
    rows: dict[str, pygame.Rect]
    letters: tuple[float, float] = (0.62, 0.055)
    """How high the letters of the name are, in heights of its box; those of the abilities, in widths of theirs."""


def sheet_boxes(rect: pygame.Rect, chip_rows: int = 1, density: float = 1.0) -> SheetBoxes:
    """Divide a sheet; the rows of cards share what the head leaves. One usual pixel is ``density`` pixels."""
    pad = max(5, rect.width // 34)
    inner = rect.inflate(-2 * pad, -2 * pad)
    if inner.height > inner.width * TALL:
        portrait = pygame.Rect(inner.left, inner.top, inner.width, round(inner.width * 0.86))
        name = pygame.Rect(inner.left, portrait.bottom + 2, inner.width, round(inner.width * 0.13))
        line = round(inner.width * 0.1)
        player = pygame.Rect(inner.left, name.bottom, round(inner.width * 0.58), line)
        alignment = pygame.Rect(player.right, name.bottom, inner.right - player.right, line)
        top = player.bottom + pad
    else:
        head = min(round(inner.width * 0.46), round(inner.height * 0.24))
        portrait = pygame.Rect(inner.left, inner.top, round(head * 0.78), head)
        left = portrait.right + pad
        words = pygame.Rect(left, inner.top, inner.right - left, head)
        name = pygame.Rect(words.left, words.top, words.width, round(head * 0.34))
        player = pygame.Rect(words.left, name.bottom, words.width, round(head * 0.26))
        alignment = pygame.Rect(words.left, player.bottom, words.width, round(head * 0.26))
        top = portrait.bottom + pad
    height = round(max(24 * density, min(50 * density, inner.width * 0.17, inner.height * 0.075)))
    values = _values(inner, top, pad, height)
    chip = round(max(16 * density, min(24 * density, inner.height * 0.034)))
    chips = pygame.Rect(inner.left, top + height + pad // 2 + 1, inner.width, (chip + 3) * chip_rows)
    words = pygame.Rect(inner.left, chips.bottom, inner.width, 0)
    if inner.height > inner.width * TALL:
        words.height = round(inner.width * 0.38)
    labels, rows = _rows(inner, words.bottom + 1, round(max(13 * density, min(20 * density, inner.height * 0.028))), 5)
    return SheetBoxes(portrait, name, player, alignment, values, chips, words, labels, rows)


def full_boxes(rect: pygame.Rect) -> SheetBoxes:
    """The parts of a full sheet: portrait and abilities on the left, values above four rows of cards on the right."""
    pad = max(8, rect.width // 50)
    inner = rect.inflate(-2 * pad, -2 * pad)
    left = round(inner.width * 0.33)
    line = max(18, round(inner.height * 0.055))
    portrait = pygame.Rect(inner.left, inner.top, left, min(round(left * 1.2), round(inner.height * 0.48)))
    name = pygame.Rect(inner.left, portrait.bottom + pad // 2, left, line)
    player = pygame.Rect(inner.left, name.bottom, left, round(line * 0.78))
    alignment = player.move(0, player.height)
    top = alignment.bottom + pad // 2
    words = pygame.Rect(inner.left, top, left, inner.bottom - top)
    right = pygame.Rect(inner.left + left + 2 * pad, inner.top, inner.width - left - 2 * pad, inner.height)
    values = _values(right, right.top, pad, max(34, round(inner.height * 0.1)))
    top = values["gold"].bottom + pad // 2
    chips = pygame.Rect(right.left, top, right.width, max(18, round(inner.height * 0.042)) + 3)
    label = max(15, round(inner.height * 0.034))
    labels, rows = _rows(right, chips.bottom + 2, label, 7)
    return SheetBoxes(portrait, name, player, alignment, values, chips, words, labels, rows, letters=(0.74, 0.06))


def _values(inner: pygame.Rect, top: int, gap: int, height: int) -> dict[str, pygame.Rect]:
    """The four numbers, beside each other."""
    step = (inner.width + gap) / len(VALUES)
    return {
        value: pygame.Rect(round(inner.left + number * step), top, round(step - gap), height)
        for number, value in enumerate(VALUES)
    }


def _rows(inner: pygame.Rect, top: int, label: int, gap: int) -> tuple[dict[str, pygame.Rect], dict[str, pygame.Rect]]:
    """The headings of the rows of cards, so high, and the rows below them."""
    each = (inner.bottom - top) / len(ROWS)
    labels, rows = {}, {}
    for number, row in enumerate(ROWS):
        above = round(top + number * each)
        labels[row] = pygame.Rect(inner.left, above, inner.width, label)
        rows[row] = pygame.Rect(inner.left, above + label + 1, inner.width, round(each) - label - gap)
    return labels, rows


def cards_in(box: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Cards from the left in one row or two, whichever shows more of each, overlapping as far as they must."""
    if not count:
        return []
    one, other = (_in_rows(box, count, rows) for rows in (1, 2))
    return other if count > 1 and _shown(other) > _shown(one) else one


def _in_rows(box: pygame.Rect, count: int, rows: int) -> list[pygame.Rect]:
    gap = 3 if rows > 1 else 0
    height = min((box.height - gap * (rows - 1)) // rows, round(box.width * 0.4 * SHAPE))
    width = round(height / SHAPE)
    columns = -(-count // rows)
    step = width + max(3, width // 14)
    if columns > 1:
        step = min(step, (box.width - width) // (columns - 1))
    top = box.top + (box.height - height * rows - gap * (rows - 1)) // 2
    places = [divmod(number, columns) for number in range(count)]
    return [pygame.Rect(box.left + step * column, top + row * (height + gap), width, height) for row, column in places]


def _shown(cards: Sequence[pygame.Rect]) -> int:
    """How much of each card can be seen."""
    first, second = cards[0], cards[1]
    step = second.left - first.left if second.top == first.top else first.width
    return min(step, first.width) * first.height


def chips_in(box: pygame.Rect, widths: Sequence[int], height: int) -> list[pygame.Rect]:
    """Signs one after the other, in as many lines as they need."""
    found, left, top = [], box.left, box.top
    for width in widths:
        if left > box.left and left + width > box.right:
            left, top = box.left, top + height + 3
        found.append(pygame.Rect(left, top, min(width, box.width), height))
        left += width + 3
    return found


@dataclass(frozen=True)
class PlateBoxes:
    """The parts of the compact line of another player."""

    figure: pygame.Rect
    name: pygame.Rect
    character: pygame.Rect
    values: dict[str, pygame.Rect]
    counts: dict[str, pygame.Rect]


def plate_boxes(rect: pygame.Rect, density: float = 1.0) -> PlateBoxes:
    """Divide a compact line: the figure, the names above, values and counts below."""
    pad = max(3, rect.height // 14)
    inner = rect.inflate(-2 * pad, -2 * pad)
    size = min(inner.height, round(inner.width * 0.26))
    figure = pygame.Rect(inner.left, inner.centery - size // 2, size, size)
    left = figure.right + pad + 2
    width = inner.right - left
    tall = inner.height >= 50 * density
    lines = 3 if tall else 2
    line = inner.height / lines
    name = pygame.Rect(left, inner.top, round(width * 0.58), round(line))
    character = pygame.Rect(name.right + 2, inner.top, inner.right - name.right - 2, round(line))
    second = round(inner.top + line)
    share = 1.0 if tall else 0.62
    values = _along(VALUES, pygame.Rect(left, second, round(width * share), round(line)))
    third = pygame.Rect(left, round(inner.top + 2 * line), width, round(line))
    if not tall:
        third = pygame.Rect(left + round(width * 0.66), second, round(width * 0.34), round(line))
    return PlateBoxes(figure, name, character, values, _along(ROWS, third))


def counts_shown(boxes: PlateBoxes, numbers: Mapping[str, int]) -> dict[str, pygame.Rect]:
    """The places of what another player owns: beside his values only what he has of, so that it can be read."""
    values, counts = next(iter(boxes.values.values())), list(boxes.counts.values())
    if counts[0].top != values.top:
        return boxes.counts
    owned = [name for name in boxes.counts if numbers[name]]
    room = counts[0].unionall(counts[1:])
    step = min(room.width // 2, room.width // max(1, len(owned)))
    left = room.right - step * len(owned)
    return {name: pygame.Rect(left + step * place, room.top, step, room.height) for place, name in enumerate(owned)}


def _along(names: Sequence[str], box: pygame.Rect) -> dict[str, pygame.Rect]:
    step = box.width / len(names)
    return {
        name: pygame.Rect(round(box.left + number * step), box.top, round(step), box.height)
        for number, name in enumerate(names)
    }


def overlaps(boxes: Mapping[str, pygame.Rect]) -> bool:
    """Whether two of some boxes lie on each other."""
    rects = list(boxes.values())
    return any(one.colliderect(other) for number, one in enumerate(rects) for other in rects[number + 1 :])
