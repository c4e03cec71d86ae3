"""Draws ahead what the table will soon need, so that no frame has to wait for new pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pygame

from game.talisman.view import TalismanView
from game.ui.tables.common.pieces import CARD, Marks
from game.ui.tables.talisman.drawing.marks import draw_marks
from game.ui.tables.talisman.kinds import SPACE
from game.ui.tables.talisman.stage.fights import FIGHT_WIDE, LEAST_FIGHT
from game.ui.tables.talisman.stage.grounds import ground_of
from game.ui.tables.talisman.table import TalismanTable

MOST_AHEAD = 40
Step = Callable[[], object]


def rehearse(table: TalismanTable, view: TalismanView, area: pygame.Rect, bottom: int) -> Iterator[Step]:
    """Make pictures ahead, a small one at each step: dice, lights round spaces, fights, card faces shown large."""
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
    yield from _fights(table, view, laid.frame.board.width)
    cards = dict.fromkeys(piece.face for piece in laid.table.pieces if piece.kind == CARD)
    for card in list(cards)[:MOST_AHEAD]:
        yield partial(table.cards.load, card)


def _fights(table: TalismanTable, view: TalismanView, board: int) -> Iterator[Step]:
    """The figures of all Characters, and the ground on which the one who acts may have to fight."""
    for hero in view.heroes:
        if hero.character:
            yield partial(table.pictures.picture, f"talisman/figures/{hero.character}.webp")
    space = view.heroes[view.active].space if view.active is not None else ""
    if space:
        side = round(board * max(FIGHT_WIDE, LEAST_FIGHT / board))
        yield partial(table.pictures.cover, ground_of(space), (side, side))
