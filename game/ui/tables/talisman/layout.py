"""Where everything of a view lies on the table: board, figures, cards, columns, stage, open panel."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.decision import Decision
from game.talisman.box.register import CARD_OF
from game.talisman.view import SpaceView, TalismanView
from game.ui.tables.common.pieces import CARD, Piece, TableLayout
from game.ui.tables.talisman.board.layout import BoardPlaces, TableFrame, frame_of
from game.ui.tables.talisman.board.space_contents import arranged
from game.ui.tables.talisman.kinds import GOLD_BAG, GROUND, SHEET, SPACE, TOKEN
from game.ui.tables.talisman.sheets.column import ColumnBoxes, column_boxes, pile_pieces, plate_piece, sheet_pieces
from game.ui.tables.talisman.sheets.panels import panel_pieces
from game.ui.tables.talisman.stage.contents import StageLayout
from game.ui.tables.talisman.stage.parts import Stage


@dataclass(frozen=True)
class TalismanLayout:
    """The table laid out: its pieces, and the parts that are drawn around them."""

    table: TableLayout
    frame: TableFrame
    places: BoardPlaces
    columns: ColumnBoxes
    stage: Stage | None


def lay_out(
    view: TalismanView, area: pygame.Rect, bottom: int, decision: Decision | None, opened: str, density: float = 1.0
) -> TalismanLayout:
    """Lay out a view. ``opened`` names the panel over the board ("sheet:2", "stock"), "" for none.

    ``density`` tells how many pixels one usual pixel is on the monitor.
    """
    if view.seat is None and view.active is not None:
        bottom = view.active  # onlookers see the sheet of whoever plays
    frame = frame_of(area, density)
    places = BoardPlaces(frame.board, density)
    columns = column_boxes(frame, len(view.heroes) - 1)
    offered = {option.place for option in decision.options if option.place} if decision is not None else set()
    table = TableLayout(area, centre=frame.board)
    pieces = table.pieces
    for space in view.spaces:
        place = f"space:{space.id}"
        pieces.append(Piece(place, place, SPACE, places.tile(space.id), space.id, "board"))
    for space in view.spaces:
        pieces += _contents(view, space, places, offered)
    pieces += sheet_pieces(view, bottom, columns.sheet, _seat_place(bottom, offered, ""), density)
    others = [(bottom + step) % len(view.heroes) for step in range(1, len(view.heroes))]
    for seat, box in zip(others, columns.plates, strict=True):
        pieces.append(plate_piece(seat, box, _seat_place(seat, offered, "")))
    pieces += pile_pieces(view, columns.piles)
    laid = {piece.place for piece in pieces}
    stage = StageLayout(view, frame, places, columns.stage, decision, laid).lay_out()
    table.own = [columns.sheet]
    if stage is not None:
        pieces += stage.pieces
        table.dialogs = [stage.rect]
    if opened:
        over = panel_pieces(view, opened, area, frame.board)
        table.dialogs += [piece.rect for piece in over if piece.kind in (GROUND, SHEET)]
        pieces += over
    return TalismanLayout(table, frame, places, columns, stage)


def _seat_place(seat: int, offered: set[str], space: str) -> str:
    """What a click on a player's figure or line means: the answer it stands for, else to open the sheet."""
    if f"seat:{seat}" in offered or f"space:{space}" in offered:
        return f"seat:{seat}"
    return f"ui:open:sheet:{seat}"


def _contents(view: TalismanView, space: SpaceView, places: BoardPlaces, offered: set[str]) -> list[Piece]:
    """Cards, Gold and figures on a space."""
    if not (space.cards or space.seats or space.gold):
        return []
    laid = arranged(places.ground(space.id), len(space.cards), len(space.seats), bool(space.gold))
    place = f"space:{space.id}"
    found = [
        Piece(f"card:{card}", f"card:{card}", CARD, box, CARD_OF[card].id, place, (place,))
        for card, box in zip(space.cards, laid.cards, strict=True)
    ]
    if laid.gold is not None:
        bag = f"gold:{space.id}"
        found.append(Piece(bag, bag, GOLD_BAG, laid.gold, "", place, (place,), count=space.gold))
    for seat, box in zip(space.seats, laid.tokens, strict=True):
        own = _seat_place(seat, offered, space.id)
        figure = view.heroes[seat].character
        also = (f"seat:{seat}", place)
        found.append(Piece(f"token:{seat}", own, TOKEN, box, figure, place, also, enlarges=True))
    return found
