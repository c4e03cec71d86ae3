"""How good a night stands for the mages and for the demons, for players that look ahead."""

from __future__ import annotations

import math

from game.devils_circle.advice_mages import hits_ever, hits_next
from game.devils_circle.approach import arrival_chance, costs_for
from game.devils_circle.state import (
    DAWN_CAP,
    PRINCESS_STRENGTH,
    CircleState,
    Mage,
    seats_of_aixel,
    sunrise,
)

MAGE, STRENGTH, POWER, BOOK = 0.5, 0.06, 0.05, 0.55
"""What a living mage, his points and his book add for Aixel: e to the sum is about the odds that the mages win."""
SUPPLIES = {"herb": 0.06, "drops": 0.03, "salt": 0.02, "garlic": 0.02, "wand": 0.1}
POSSESSED = 0.8
PRINCESS = 1.2
DEMON, DEMON_POWER, MATERIALITY = 0.25, 0.06, 0.02
NEAR, FAR_AWAY = 0.9, 30
ARRIVES = 0.9
NIGHT_TO_COME, HOUR_TO_COME = 1.5, 0.35
STAR_AT_THE_CRADLE, STAR_ON_ITS_WAY = 3.0, 0.7
EVEN = 2.0
"""What the mages' side adds up to when both sides stand about alike in an ordinary first night."""
SOBER = 0.5
"""How much all these signs tell together, as matches of computer players have shown."""


def value(state: CircleState, seat: int) -> float:
    """How likely the seat's side is to win; the seats of one side share it (DK-1.12)."""
    mages = 1.0 / (1.0 + math.exp(-SOBER * hope(state)))
    return mages if seat in seats_of_aixel(state) else 1.0 - mages


def hope(state: CircleState) -> float:
    """What speaks for the mages, less what speaks for the demons."""
    mages = sum([mage_worth(mage) for mage in state.mages if mage.alive])
    return mages - PRINCESS * (PRINCESS_STRENGTH - state.princess) - danger(state) - time_to_come(state) - EVEN


def mage_worth(mage: Mage) -> float:
    """A living mage with all he has; what lies above the cap of dawn lasts only until then (DK-14.10)."""
    points = STRENGTH * lasting(mage.strength) + POWER * lasting(mage.power)
    goods = sum([worth * int(getattr(mage, item)) for item, worth in SUPPLIES.items()])
    return MAGE + points + BOOK * mage.book + goods - POSSESSED * (mage.held_by >= 0)


def lasting(points: int) -> float:
    """Points up to the cap of dawn count in full, those above it half."""
    return points if points <= DAWN_CAP else DAWN_CAP + 0.5 * (points - DAWN_CAP)


def danger(state: CircleState) -> float:
    """The demons on the board, by their power and how near to the cradle they are, and the flying pentagrams."""
    total = 0.0
    for demon in state.demons:
        if demon.field >= 0:
            cost = costs_for(state, demon)[demon.field]
            total += DEMON + DEMON_POWER * demon.power + MATERIALITY * demon.materiality
            total += NEAR * max(0, FAR_AWAY - cost) / FAR_AWAY
            total += ARRIVES * arrival_chance(cost, 2 if demon.wisp or demon.power > 9 else 0)
    for _marker, field, way in state.pentagrams:
        if hits_next(state, field, way):
            total += STAR_AT_THE_CRADLE
        elif hits_ever(state, field, way):
            total += STAR_ON_ITS_WAY
    return total


def time_to_come(state: CircleState) -> float:
    """How long the mages must still hold out."""
    left = max(0, sunrise(state) - state.clock)
    return HOUR_TO_COME * left / 60 + NIGHT_TO_COME * (state.nights - state.night)
