"""What a magician does, decided at a glance: for the continuations that a thinking player imagines by the hundred.

The answer is that of the greedy player. Hexes, of which there may be hundreds to choose from, are looked at closely
only as long as they may be better than the best so far: no danger makes a hex better than it would be without.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.demons.advice import (
    GOING,
    WALKING,
    is_held_for_ever,
    not_going,
    option_worth,
    preferences,
    resting,
)
from game.demons.advice_planning import Ground
from game.demons.state import DemonsState
from game.engine.decision import Decision

MANY = 6
"""Fewer options than these are quickly judged one by one."""
ONE_HEX = frozenset({"enter", "evade", "freed", "escape", "transport"})
"""The decisions about a hex to go to."""


def act(state: DemonsState, decision: Decision) -> int:
    """The place of the best option, the first of those equally good."""
    if len(decision.options) > MANY:
        if decision.kind in ONE_HEX:
            ground = Ground(state, decision.seat)
            return best(ground, decision, GOING, lambda key: not_going(ground, key))
        if decision.kind == "first_phase" and not is_held_for_ever(state, decision):
            return first_phase(state, decision)
    worths = preferences(state, decision)
    return max(range(len(worths)), key=worths.__getitem__)


def first_phase(state: DemonsState, decision: Decision) -> int:
    """Walking somewhere, or doing something here."""
    ground = Ground(state, decision.seat)
    stay = resting(ground)
    return best(ground, decision, WALKING, lambda key: option_worth(state, decision.seat, key, stay))


def best(ground: Ground, decision: Decision, hexes: str, otherwise: Callable[[str], float]) -> int:
    """The place of the best option, among hexes, whose keys begin like that, and other things to do."""
    highest, place = -math.inf, 0
    for index, option in enumerate(decision.options):
        key = option.key
        if key.startswith(hexes):
            hex_id = int(key[len(hexes) :])
            worth = ground.promise(hex_id)
            if worth > highest:
                worth = ground.standing(hex_id)
        else:
            worth = otherwise(key)
        if worth > highest:
            highest, place = worth, index
    return place
