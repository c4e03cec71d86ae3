"""Answers that do nothing, or end one's turn or phase: they have a place of their own, apart from all others.

A hurried second click on a button must never fall on one of them.
"""

from __future__ import annotations

from game.engine.decision import Option

PASSING = frozenset(
    {
        "pass",
        "pass:turn",
        "hold",
        "decline",
        "gather_up",
        "no_sacrifice",
        "end",
        "done",
        "none",
        "nothing",
        "no",
        "no_offer",
        "keep",
        "safe",
        "face",
        "cancel",
        "rest",
        "stay",
        "suffer",
        "finish",
        "enough",
    }
)
"""The keys of such answers in all games; what means something else on a table has a place there to be clicked at."""


def is_passing(option: Option) -> bool:
    """Whether the answer passes, or ends the turn or the phase: it is a button of that kind and no piece."""
    return option.key in PASSING and option.place is None and not option.picks
