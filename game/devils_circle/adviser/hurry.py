"""What to do with a mage, decided at a glance: for the continuations that a thinking player imagines by the hundred."""

from __future__ import annotations

from game.devils_circle.adviser.mages import judge_actions
from game.devils_circle.adviser.threats import Threats
from game.devils_circle.box.pieces import MAGES
from game.devils_circle.state import CircleState
from game.engine.decision import Decision

WORTH_DOING = 0.3
"""What is worth more than this is done at once, whatever the other mages could do meanwhile."""


def act(state: CircleState, decision: Decision) -> int:
    """The best thing that the mage chosen can do himself; only if that is nothing, the others are looked at."""
    number = MAGES.index((decision.about or "").removeprefix("mage:"))
    if state.mages[number].held_by < 0:
        threats = Threats(state)
        best, place = WORTH_DOING, -1
        for index, option in enumerate(decision.options):
            if not option.key.startswith(("select:", "flight:")):
                worth = threats.judge(number, option)
                if worth > best:
                    best, place = worth, index
        if place >= 0:
            return place
    worths = judge_actions(state, decision)
    return max(range(len(worths)), key=worths.__getitem__)
