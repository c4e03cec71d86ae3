"""Two shelves of cards, one above the other: what lies here over what one carries, or the goods of two who trade."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.talisman.box.register import CARD_OF
from game.ui.kit.painting.painter import box_at
from game.ui.tables.common.cards import SHAPE
from game.ui.tables.common.pieces import CARD, Piece
from game.ui.tables.talisman.kinds import GROUND
from game.ui.tables.talisman.sheets.layout import cards_in
from game.ui.tables.talisman.stage.parts import SHELVES, Stage

FEW = 4
FINDS = 0.66
"""Part of the room that what lies here takes, beside what one carries and knows: its words are to be read."""
LEAST_APART = 40
"""Cards lie apart, each as large as there is room, as long as they are at least so wide that their names are read."""


def two_shelves(
    rect: pygame.Rect, pad: int, upper: Sequence[str], lower: Sequence[str], chosen: frozenset[str], space: str
) -> Stage:
    """Two rows of cards, each with a line for its heading; those ``chosen`` are ticked.

    What lies on a ``space`` is shown over it, larger than what one carries. Where the lower row would be empty, the
    upper one has all the room.
    """
    title, line = max(24, round(rect.width * 0.075)), max(16, round(rect.width * 0.06))
    inner = pygame.Rect(rect.left + pad, rect.top + title, rect.width - 2 * pad, rect.height - title - pad)
    shelves = [("upper", upper), ("lower", lower)] if lower else [("upper", upper)]
    share = FINDS if space and lower else 1 / len(shelves)
    heights = (round(inner.height * share), inner.height - round(inner.height * share))
    pieces = [Piece("ground:shelves", "ground:shelves", GROUND, rect, space, "shelves")]
    boxes = {"title": pygame.Rect(rect.left, rect.top, rect.width, title)}
    for number, (name, cards) in enumerate(shelves):
        top, each = inner.top + number * heights[0], heights[number]
        boxes[f"{name}_line"] = pygame.Rect(inner.left, top, inner.width, line)
        boxes[name] = shelf = pygame.Rect(inner.left, top + line, inner.width, each - line - pad)
        for card, box in zip(cards, _on_shelf(shelf.inflate(-8, -6), len(cards)), strict=True):
            ticked, face = int(card in chosen), CARD_OF[card].id
            pieces.append(Piece(f"shelf:card:{card}", f"card:{card}", CARD, box, face, "shelves", count=ticked))
    return Stage(SHELVES, rect, tuple(pieces), boxes)


def _on_shelf(shelf: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Cards in the middle of their shelf: apart as long as their names can be read."""
    if not count:
        return []
    width = min(shelf.width // count - (8 if count <= FEW else 4), round(shelf.height / SHAPE))
    if count == 1 or width >= LEAST_APART:
        size = (width, round(width * SHAPE))
        middles = [shelf.left + shelf.width * (2 * number + 1) // (2 * count) for number in range(count)]
        return [box_at(size, center=(middle, shelf.centery)) for middle in middles]
    boxes = cards_in(shelf, count)
    shift = shelf.centerx - boxes[0].unionall(boxes[1:]).centerx
    return [box.move(shift, 0) for box in boxes]
