"""Where a magician goes, decided at a glance: for the continuations that a thinking player imagines by the hundred.

The answer is that of the greedy player. Hexes, of which there may be hundreds to choose from, are looked at closely
only as long as they may be better than the best so far: no danger makes a hex better than it would be without.
"""

from __future__ import annotations

import math

from game.demons.adviser.planning import Ground
from game.demons.adviser.preferences import not_going
from game.demons.state import DemonsState
from game.engine.decision import Decision


def where(state: DemonsState, decision: Decision) -> int:
    """The place of the best option, the first of those equally good."""
    ground = Ground(state, decision.seat)
    beginning, otherwise = not_going(ground, decision)
    highest, place = -math.inf, 0
    for index, option in enumerate(decision.options):
        key = option.key
        if key.startswith(beginning):
            hex_id = int(key[len(beginning) :])
            worth = ground.promise(hex_id)
            if worth > highest:
                worth = ground.standing(hex_id)
        else:
            worth = otherwise(key)
        if worth > highest:
            highest, place = worth, index
    return place
