"""What things on the plain table are, for their tooltips."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.boards.plain_view import Card, Die, PlainPiece, PlainView
from game.engine.decision import text
from game.ui.kit.rich_text import Run, runs
from game.ui.tables.common.pieces import SEAT, Piece
from game.ui.tables.common.telling.explanations import Line, line_by_line
from game.words import _, say


@line_by_line
def explain(view: PlainView, piece: Piece) -> Iterator[Line]:
    """A piece with its words, its owner and its clause; a seat with its numbers; a zone or place with its name."""
    if piece.kind == SEAT:
        yield from _seat(view, int(piece.place.partition(":")[2]))
        return
    for shown in view.pieces:
        if shown.id == piece.id:
            yield from _piece(view, shown)
            return
    zone = next((zone for zone in view.zones if zone.place == piece.id), None)
    yield Run(say(zone.name) if zone is not None else piece.id, "sans_bold")
    if zone is not None:
        yield str(sum(lying.at == zone.place for lying in view.pieces))


def _seat(view: PlainView, seat: int) -> Iterator[Line]:
    yield Run(view.seats[seat].name, "sans_bold")
    for counter in view.counters[seat] if seat < len(view.counters) else ():
        yield f"{say(counter.name)}: {counter.value}"


def _piece(view: PlainView, piece: PlainPiece) -> Iterator[Line]:
    if isinstance(piece, Card) and piece.hidden:
        yield Run(_("A card face down"), "sans_bold")
        return
    words = piece.words if isinstance(piece, Card) else ""
    owned = piece.seat is not None and 0 <= piece.seat < len(view.seats)
    name = say(piece.name) or (str(piece.face) if isinstance(piece, Die) else "")
    if name or not (owned or piece.clause or say(words)):
        yield Run(name or piece.at, "sans_bold")
    yield words
    if owned:
        yield text("Belongs to {name}", name=view.seats[piece.seat or 0].name)
    yield runs(piece.clause)
