"""stub"""

from game.devils_circle.state import CircleState
from game.engine.decision import Decision, Refusal, Text


def refusal(state: CircleState, decision: Decision, place: str) -> Refusal:
    return Refusal(Text("x"), decision.clause)
