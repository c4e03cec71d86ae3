"""A player who takes what looks best now."""

from __future__ import annotations

from game.engine.decision import Decision
from game.engine.dice import Dice
from game.engine.match import Match


class GreedyPlayer:
    """Takes the option that the game itself prefers; among equals, any."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, match: Match, decision: Decision) -> str:
        """The key of one of the decision's options."""
        preferences = match.game.preferences(match.state, decision)
        best = max(preferences)
        liked = [place for place, preference in enumerate(preferences) if preference == best]
        return decision.options[liked[self.dice.below(len(liked))]].key
