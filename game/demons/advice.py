"""stub"""
from game.demons.state import DemonsState
from game.engine.decision import Decision


def preferences(state: DemonsState, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)
