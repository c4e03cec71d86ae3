"""What a computer player is, and the fair look at a match it is given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine.decision import Decision, Option, Text
from game.engine.match import Match
from game.engine.view import TableView


class Glimpse:
    """A match as one seat may know it: what it sees, and worlds that look the same to it."""

    __slots__ = ("_match", "_seat")

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._seat = seat

    def view(self) -> TableView:
        """What the seat sees."""
        return self._match.view(self._seat)

    def imagine(self, seed: int) -> Match:
        """A match in the same visible position, its hidden cards and coming dice drawn anew from ``seed``."""
        return self._match.imagine(self._seat, seed)

    def preferences(self, decision: Decision) -> Sequence[float]:
        """How good each option looks to a sensible player of this game, from what the seat sees."""
        return self._match.game.preferences(self._match.state, decision)

    def unkind(self, decision: Decision) -> frozenset[str]:
        """The keys of answers that strike somebody who has hardly begun."""
        return self._match.game.unkind(self._match.state, decision)

    def careless(self, decision: Decision, worths: Sequence[float]) -> frozenset[str]:
        """The keys of answers that not even a beginner gives, where these are the preferences."""
        return self._match.game.careless(self._match.state, decision, worths)

    def reason(self, decision: Decision, option: Option) -> Text | None:
        """What speaks for an option, in a sentence, if the game can say it shortly."""
        return self._match.game.reason(self._match.state, decision, option)

    @property
    def unwise(self) -> float:
        """Options of this preference or less are not worth a thought."""
        return self._match.game.unwise

    @property
    def slips(self) -> float:
        """How often a beginner takes another answer than the one that looks best."""
        return self._match.game.slips

    @property
    def caution(self) -> float:
        """The standard errors by which an answer must do better than the favourite to be believed better."""
        return self._match.game.caution(self._match.state)


class Player(Protocol):
    """Answers the decisions of a seat."""

    def answer(self, decision: Decision, glimpse: Glimpse) -> str:
        """The key of the option chosen."""
        ...
