"""What is told when a match has come to its end, and the curve of how it came to that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.decision import Text


@dataclass(frozen=True)
class Curve:
    """How a number of each seat went from round to round: ``values`` by seat, as many for each, the first at the start.

    ``name`` says what it is, ``most`` is the highest value that it can have. ``parts`` are named stretches: with which
    value each begins, and what it is called.
    """

    name: Text
    values: tuple[tuple[int, ...], ...]
    most: int
    parts: tuple[tuple[int, Text], ...] = ()


@dataclass(frozen=True)
class Ending:
    """What the last screen of a match says besides the winners' names and the reason.

    ``lasted`` tells how long the match took. ``portrait`` is a picture under assets/pictures, or "". ``columns`` are
    the heads of the table (words and icon), ``rows`` each seat's numbers or words. ``title`` replaces "... wins!".
    ``curve`` is drawn below the table, if there is room.
    """

    lasted: Text
    portrait: str = ""
    columns: tuple[tuple[Text, str], ...] = ()
    rows: Sequence[Sequence[int | str]] = ()
    title: Text | None = None
    curve: Curve | None = None
