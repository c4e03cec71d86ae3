"""The apprentice: plays like the greedy player, but slips now and then."""

from __future__ import annotations

import random

from game.engine.decision import Decision
from game.players.player import Glimpse

SLIPS = 0.25
"""How often it takes another answer than the one that looks best."""


class ApprenticePlayer:
    """Takes what looks best at once; now and then the second or third best instead. Nobody who begins is struck."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def answer(self, decision: Decision, glimpse: Glimpse) -> str:
        """One of the three best-looking answers, mostly the best."""
        worths = glimpse.preferences(decision)
        unkind = glimpse.unkind(decision)
        kind = [place for place, option in enumerate(decision.options) if option.key not in unkind]
        order = sorted(kind or range(len(worths)), key=lambda place: -worths[place])
        slips = len(order) > 1 and self.chance.random() < SLIPS
        place = 1 + self.chance.randrange(min(2, len(order) - 1)) if slips else 0
        return decision.options[order[place]].key
