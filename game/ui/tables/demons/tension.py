"""How much danger is in the air in Demons: wounds, captivity, hunters close by."""

from __future__ import annotations

from game.demons.box.geometry import distances_from
from game.demons.state import DEADLY
from game.demons.view import DemonsView

NEAR = {0: 0.9, 1: 0.75, 2: 0.5}
"""By the hexes between a magician and the nearest unit that is awake."""


def tension(view: DemonsView) -> float:
    """From 0 to 1, for the seat whose eyes these are; an onlooker is calm."""
    if view.seat is None:
        return 0.0
    own = view.magicians[view.seat]
    if own.status not in ("free", "captive"):
        return 0.0
    harm = min(1.0, (own.wounds + own.curses) / (DEADLY - 1))
    if own.status == "captive":
        return 1.0
    return max(harm, _hunted(view, own.hex) if own.hex is not None else 0.0)


def _hunted(view: DemonsView, here: str) -> float:
    """How near the nearest unit is that hunts and obeys nobody."""
    away = distances_from(int(here))
    awake = [away[int(unit.hex)] for unit in view.units if unit.state == "active" and unit.bewitched_by is None]
    return NEAR.get(min(awake), 0.0) if awake else 0.0
