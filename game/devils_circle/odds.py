"""stub"""

from game.devils_circle.state import CircleState
from game.engine.decision import Decision, Odds, Option


def odds(state: CircleState, decision: Decision, option: Option) -> Odds | None:
    return None
