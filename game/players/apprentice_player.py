"""The apprentice: plays like the greedy player, but slips now and then."""

from __future__ import annotations

import random

from game.engine.decision import Decision
from game.players.player import Glimpse


class ApprenticePlayer:
    """Takes what looks best at once; now and then the second or third best instead.

    Nobody who begins is struck, and nothing dear is thrown away: it errs among answers that make sense.
    """

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def answer(self, decision: Decision, glimpse: Glimpse) -> str:
        """One of the three best-looking answers, mostly the best."""
        worths = glimpse.preferences(decision)
        never = glimpse.unkind(decision) | glimpse.careless(decision, worths)
        sensible = [place for place, option in enumerate(decision.options) if option.key not in never]
        order = sorted(sensible or range(len(worths)), key=lambda place: -worths[place])
        slips = len(order) > 1 and self.chance.random() < glimpse.slips
        place = 1 + self.chance.randrange(min(2, len(order) - 1)) if slips else 0
        return decision.options[order[place]].key
