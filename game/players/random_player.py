"""The simplest player: any legal answer, all equally likely."""

from __future__ import annotations

import random

from game.engine.decision import Decision
from game.players.player import Glimpse


class RandomPlayer:
    """Chooses at random, from chance of its own."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def answer(self, decision: Decision, glimpse: Glimpse) -> str:
        """Any option."""
        return self.chance.choice(decision.options).key
