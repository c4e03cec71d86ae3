"""What not even a beginner does: throw away what is dear, or pass by what costs nothing and helps."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.decision import Decision

WORST_SLIP = 6.0
"""By how many bags of Gold an answer may be worse than the best to be given by a slip."""
PASSED_BY = {
    "drink": "no", "raise_throw": "no", "protection": "none", "reward": "nothing", "take": "done",
}  # fmt: skip
"""By the kind of question: the answer that passes by what is to be had for nothing."""
MOST_IS_BEST = frozenset({"heal", "lost_object", "surplus_object", "surplus_spell", "life_or_follower", "toll"})
"""Kinds of questions at which anything but the best only throws something away."""


def careless(decision: Decision, worths: Sequence[float]) -> frozenset[str]:
    """The keys of such answers."""
    best = max(worths)
    most = 0.0 if decision.kind in MOST_IS_BEST else WORST_SLIP
    passed_by = PASSED_BY.get(decision.kind)
    return frozenset(
        option.key
        for option, worth in zip(decision.options, worths, strict=True)
        if best - worth > most or (option.key == passed_by and worth < best)
    )
