"""A view that needs no drawing code: board, zones, pieces and numbers as plain data for the plain table.

A game whose ``view`` gives a :class:`PlainView` can be played on the screen as it is. What a click means, the open
question says: an option's ``place`` is the id of a piece, the place of a zone or of a spot of the board, or a seat
("seat:1"). An option with ``picks`` and a ``place`` is a move: its picks are chosen first, then the place answers.
Change the state first, then tell the event: what moves is found by comparing the views before and after it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from game.engine.boards.plain import Board
from game.engine.decision import Text
from game.engine.game import Seat
from game.engine.view import SeatView, TableView

NOTHING = Text("")


@dataclass(frozen=True, slots=True)
class Zone:
    """A place beside the board: a hand, a deck, the box. It lies at its seat's side, or in the middle.

    Of a ``heap`` only what lies on top is seen, with the number of all.
    """

    place: str
    name: Text
    seat: int | None = None
    heap: bool = False


@dataclass(frozen=True, slots=True)
class Token:
    """A man, a pawn, a marker: ``id`` goes with it wherever it goes, ``at`` is its spot or zone.

    It has its seat's colour and shape, or shows ``sign``: some letters, or an icon ("icon:crown").
    """

    id: str
    at: str
    seat: int | None = None
    name: Text = NOTHING
    sign: str = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A card. One face down is ``hidden``: its id must then tell nothing of its face.

    It shows its name, its ``sign`` in the corner, its words, and a ``picture`` ("bear.jpg", "icon:crown") or its sign.
    """

    id: str
    at: str
    name: Text = NOTHING
    words: Text = NOTHING
    sign: str = ""
    picture: str = ""
    seat: int | None = None
    hidden: bool = False
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Die:
    """A die that shows 1 to 6, or a sign. ``thrown`` counts its throws: one more lets it tumble."""

    id: str
    at: str
    face: int | str
    thrown: int = 0
    seat: int | None = None
    name: Text = NOTHING
    clause: str = ""


PlainPiece = Token | Card | Die


@dataclass(frozen=True, slots=True)
class Counter:
    """A number on a seat's plate: its name, its value, and an icon."""

    name: Text
    value: int | str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Column:
    """A column at the end of a match: how many events of a kind tell of a seat ("who"), or the sum of their fact."""

    kind: str
    name: Text
    icon: str = "trophy"
    fact: str = ""


@dataclass(frozen=True, slots=True)
class PlainView(TableView):
    """What the plain table shows.

    ``counters`` are those of each seat, in seat order. A ``private`` view shows its seat what others may not see:
    people who share a screen pass it first. ``waiting_clause`` says that one waits for one's turn; ``hints`` say what
    to do at each kind of question.
    """

    board: Board | None = None
    zones: tuple[Zone, ...] = ()
    pieces: tuple[PlainPiece, ...] = ()
    counters: tuple[tuple[Counter, ...], ...] = ()
    columns: tuple[Column, ...] = ()
    waiting_clause: str = ""
    hints: Mapping[str, Text] = field(default_factory=dict)
    private: bool = False


def seat_views(seats: tuple[Seat, ...], out: Collection[int] = ()) -> tuple[SeatView, ...]:
    """Everybody at the table; those that are ``out`` have left the match."""
    return tuple(
        SeatView(number, seat.name, seat.player, seat.colour, seat.shape, number in out)
        for number, seat in enumerate(seats)
    )
