"""stub"""
from game.demons.state import DemonsState
from game.engine.decision import Decision, Refusal, Text


def refusal(state: DemonsState, decision: Decision, place: str) -> Refusal:
    return Refusal(Text("No."), decision.clause)
