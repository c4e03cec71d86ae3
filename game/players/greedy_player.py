"""The player that takes what looks best at once, by the judgement of each game's own advice."""

from __future__ import annotations

import random

from game.engine.decision import Decision
from game.players.player import Glimpse


class GreedyPlayer:
    """Chooses the option of the highest worth; equals are drawn by lot."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def answer(self, decision: Decision, glimpse: Glimpse) -> str:
        """The best-looking option."""
        worths = glimpse.preferences(decision)
        best = max(worths)
        equals = [option for option, worth in zip(decision.options, worths, strict=True) if worth == best]
        return self.chance.choice(equals).key
