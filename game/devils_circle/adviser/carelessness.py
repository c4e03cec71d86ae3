"""What not even a beginner who leads the demons does: throw the one rescue move of a night away."""

from __future__ import annotations

from collections.abc import Sequence

from game.devils_circle.rules.demons.options import RESCUE
from game.engine.decision import Decision


def wasted_flights(decision: Decision, worths: Sequence[float]) -> frozenset[str]:
    """The keys of flights, and of the play that leads to one, where anything else is better."""
    best = max(worths)
    return frozenset(
        option.key
        for option, worth in zip(decision.options, worths, strict=True)
        if worth < best and (option.key == RESCUE or option.key.startswith("flee:"))
    )
