"""Draws ahead what the table will soon need, so that no frame has to wait for new pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.talisman.view import TalismanView
from game.ui.tables.common.pieces import CARD, Marks
from game.ui.tables.talisman.drawing.marks import draw_marks
from game.ui.tables.talisman.kinds import SPACE
from game.ui.tables.talisman.table import TalismanTable

MOST_AHEAD = 40
Step = Callable[[], object]


def rehearse(table: TalismanTable, view: TalismanView, area: pygame.Rect, bottom: int) -> Iterator[Step]:
    """Make pictures ahead, a small one at each step: dice, lights round spaces, card faces shown large."""
    laid = table.laid(view, area, bottom)
    canvas = pygame.Surface((1, area.height))
    sizes = {piece.rect.size: piece for piece in laid.table.pieces if piece.kind == SPACE}
    for piece in sizes.values():
        yield partial(draw_marks, canvas, table.pictures, piece, Marks(lit=frozenset({piece.id})))
    size = max(30, round(laid.frame.board.width * 0.062))
    for face in range(1, 7):
        for variant in range(2):
            yield partial(table.dice.tumble, f"d6_{face}", size, variant)
        yield partial(table.dice.die, f"d6_{face}", size, 0)
    cards = dict.fromkeys(piece.face for piece in laid.table.pieces if piece.kind == CARD)
    for card in list(cards)[:MOST_AHEAD]:
        yield partial(table.cards.load, card)
