"""A player to whom all answers are alike."""

from __future__ import annotations

from game.engine.decision import Decision
from game.engine.dice import Dice
from game.engine.match import Match


class RandomPlayer:
    """Takes any option, all equally likely."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, match: Match, decision: Decision) -> str:
        """The key of one of the decision's options."""
        return decision.options[self.dice.below(len(decision.options))].key
