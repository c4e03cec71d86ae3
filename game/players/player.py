"""What the app and simulations ask of a computer player."""

from __future__ import annotations

from typing import Protocol

from game.engine.decision import Decision
from game.engine.match import Match


class Player(Protocol):
    """Answers decisions, from what `match.view(decision.seat)` shows and `match.imagine` makes up."""

    def choose(self, match: Match, decision: Decision) -> str:
        """The key of one of the decision's options."""
        ...
