"""stub"""

from game.devils_circle.state import CircleState
from game.engine.decision import Decision


def preferences(state: CircleState, decision: Decision) -> list[float]:
    return [0.0 for _ in decision.options]
