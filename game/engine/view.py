"""What a seat may see, as plain data: screens draw it, computer players read it, tests scan it for leaks."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player as everybody sees him: ``out`` when he has left the match."""

    seat: int
    name: str
    player: str
    colour: str
    shape: str
    out: bool = False


@dataclass(frozen=True, slots=True)
class TableView:
    """The common part of every game's view; each game adds its own board, cards and pieces.

    ``seat`` is whose eyes these are (None: an onlooker), ``active`` whose turn it is, ``stage`` where the match stands.
    """

    game: str
    seat: int | None
    seats: tuple[SeatView, ...]
    active: int | None
    stage: Text
