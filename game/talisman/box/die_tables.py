"""What a throw of dice brings, as a table printed on a card or a space (TAL-2.9)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.decision import Text

if TYPE_CHECKING:
    from game.talisman.rules.you import You

Effect = Callable[["You"], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a die table: the numbers thrown, what they bring in words, and the rule."""

    faces: tuple[int, ...]
    text: Text
    effect: Effect | None = None
    spaces: tuple[str, ...] = ()
    """Where the row may send the Character, for screens."""


@dataclass(frozen=True, slots=True)
class DieTable:
    """What a throw of ``dice`` dice brings. A ``prayer`` may be raised by 1 after the throw by those who can."""

    dice: int
    rows: tuple[Row, ...]
    prayer: bool = False

    def row(self, number: int) -> Row:
        """The row of a number thrown; beyond the table counts as its end."""
        for row in self.rows:
            if number in row.faces:
                return row
        return self.rows[-1] if number > self.rows[-1].faces[-1] else self.rows[0]
