"""What is looked at together with a piece, so that nothing shown large lies over it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.demons.view import DemonsView
from game.ui.tables.common.pieces import Piece
from game.ui.tables.demons.pieces.fighters import fight_of, fighters_in
from game.ui.tables.demons.places import GROUND, HEX, MAGICIAN, POOL, SPIRIT, THRONE, UNIT
from game.ui.tables.demons.table import DemonsTable


def beside(
    table: DemonsTable, view: DemonsView, piece: Piece, area: pygame.Rect, bottom: int, *, hexes_too: bool
) -> Sequence[pygame.Rect]:
    """Where one may go (``hexes_too``), who may stay, whom one may conjure: each is read beside the others."""
    if piece.kind == SPIRIT:
        laid_out = table.layout(view, area, bottom)
        return [*laid_out.dialogs, *(one.rect for one in laid_out.pieces if one.kind == THRONE)]
    if piece.kind == POOL:
        return [one.rect for one in table.layout(view, area, bottom).pieces if one.kind == POOL]
    if piece.kind in (UNIT, MAGICIAN):
        return combat_to_join(table, view, area, bottom)
    if not hexes_too or piece.kind not in (GROUND, HEX):
        return ()
    return [lit.rect for lit in table.layout(view, area, bottom).pieces if lit.kind == HEX]


def combat_to_join(table: DemonsTable, view: DemonsView, area: pygame.Rect, bottom: int) -> Sequence[pygame.Rect]:
    """The combat that a demon may join: the ribbon, and whoever fights on the map."""
    laid_out = table.layout(view, area, bottom)
    combat = fight_of(view)
    if combat is None:
        aims = {*table.threats.attacks, f"seat:{table.threats.attacker}"}
        return [one.rect for one in laid_out.pieces if one.place in aims and one.kind in (HEX, MAGICIAN)]
    met = fighters_in(combat, laid_out)
    return [*laid_out.dialogs[:1], *(piece.rect for piece in (*met.attackers, *met.defenders))]
