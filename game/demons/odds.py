"""stub"""
from game.demons.state import DemonsState
from game.engine.decision import Decision, Odds, Option


def odds(state: DemonsState, decision: Decision, option: Option) -> Odds | None:
    return None
