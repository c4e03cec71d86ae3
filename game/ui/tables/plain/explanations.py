"""What things on the plain table are, for their tooltips."""

from __future__ import annotations

from game.engine.boards.plain_view import Card, Die, PlainPiece, PlainView
from game.engine.decision import Text
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.tables.common.pieces import SEAT, Piece
from game.words import _, say


def explain(view: PlainView, piece: Piece) -> RichText | None:
    """A piece with its words, its owner and its clause; a seat with its numbers; a zone or place with its name."""
    if piece.kind == SEAT:
        return _seat(view, int(piece.place.partition(":")[2]))
    known = next((one for one in view.pieces if one.id == piece.id), None)
    if known is not None:
        return _piece(view, known)
    zone = next((zone for zone in view.zones if zone.place == piece.id), None)
    if zone is not None:
        lying = sum(one.at == zone.place for one in view.pieces)
        return (*_head(say(zone.name)), Run(f"\n{lying}"))
    return _head(piece.id)


def _head(words: str) -> RichText:
    return (Run(words, "sans_bold"),)


def _seat(view: PlainView, seat: int) -> RichText:
    counters = view.counters[seat] if seat < len(view.counters) else ()
    lines = [Run(f"\n{say(counter.name)}: {counter.value}") for counter in counters]
    return (*_head(view.seats[seat].name), *lines)


def _piece(view: PlainView, piece: PlainPiece) -> RichText:
    if isinstance(piece, Card) and piece.hidden:
        return _head(_("A card face down"))
    name = say(piece.name) or (str(piece.face) if isinstance(piece, Die) else "")
    found = list(_head(name)) if name else []
    if isinstance(piece, Card) and piece.words.message:
        found += [Run("\n"), *runs(piece.words)]
    if piece.seat is not None and 0 <= piece.seat < len(view.seats):
        owner = Text("Belongs to {name}", (("name", view.seats[piece.seat].name),))
        found += [Run("\n" if found else ""), *runs(owner)]
    if piece.clause:
        found += [Run("\n" if found else ""), *runs(piece.clause)]
    return tuple(found) or _head(piece.at)
