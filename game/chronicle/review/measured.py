"""A mean over imagined worlds, and how far it is to be believed."""

from __future__ import annotations

import math

import msgspec


class Measured(msgspec.Struct, array_like=True):
    """Numbers from imagined worlds, added up."""

    worlds: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        """One more world."""
        self.worlds += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """The average; 0 before there is any world."""
        return self.total / self.worlds if self.worlds else 0.0

    def doubt(self) -> float:
        """The standard error of the average; without end before there are two worlds."""
        if self.worlds < 2:
            return math.inf
        variance = max(self.squares / self.worlds - self.mean**2, 0.0)
        return math.sqrt(variance / (self.worlds - 1))


class Sum(msgspec.Struct, frozen=True):
    """Points gained or lost over a whole match, as shares of a win, and the standard error of that."""

    points: float = 0.0
    doubt: float = 0.0
