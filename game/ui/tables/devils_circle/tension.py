"""How much danger is in the air in Devil's Circle: the Princess hurt, the last hour of the last night, few mages."""

from __future__ import annotations

from game.devils_circle.state import PRINCESS_STRENGTH
from game.devils_circle.view import CircleView

LAST_HOUR = 60


def tension(view: CircleView) -> float:
    """From 0 to 1; both sides hear the same."""
    if view.winner:
        return 0.0
    hurt = {0: 0.0, 1: 0.7}.get(PRINCESS_STRENGTH - view.princess, 1.0)
    left = view.clock.dawn - view.clock.now
    late = 0.8 if view.clock.night == view.clock.nights and 0 <= left <= LAST_HOUR else 0.0
    near = 0.6 if any(demon.field == view.cradle for demon in view.demons) else 0.0
    return max(hurt, late, near)
