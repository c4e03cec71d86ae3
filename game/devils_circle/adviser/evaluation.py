"""How good a night stands for the mages and for the demons, for players that look ahead."""

from __future__ import annotations

from game.devils_circle.adviser.approach import arrival_chance, costs_for
from game.devils_circle.adviser.dangers import hits_ever, hits_next
from game.devils_circle.state import (
    DAWN_CAP,
    WAITING,
    CircleState,
    Mage,
    seats_of_aixel,
    seats_of_circle,
    sunrise,
)
from game.engine.evaluation import Signs, shares

WEIGHTS = {
    "even": -2.34,
    "living mages": 0.2,
    "strength": 0.04,
    "power": 0.015,
    "books": 0.5,
    "herbs": 0.03,
    "drops": 0.05,
    "salt": 0.05,
    "garlic": 0.04,
    "wands": 0.05,
    "possessed": -0.4,
    "weakest": -0.5,
    "princess": 0.5,
    "her last point": -0.4,
    "demons to come": -0.1,
    "power of demons": -0.01,
    "nearness": -0.45,
    "arrivals": -0.25,
    "arrival": -1.1,
    "star at the cradle": -1.45,
    "star on its way": -0.3,
    "hours to come": -0.75,
    "nights to come": -1.67,
}
"""What each sign tells for the mages; "even" is what it takes for an even night. Fitted to 5,100 matches of all
lengths; the signs of danger, too rare there to be told apart, are guesses.

The number of demons on the board and their materiality told nothing beyond these, the mages' power hardly anything; it
has a little weight because their deeds need it."""
FAR_AWAY = 30
"""A way to the cradle of so many freedom points is no danger."""
NOTHING: Signs = [0.0] * len(WEIGHTS)


def value(state: CircleState, seat: int) -> float:
    """How likely the seat's side is to win; the seats of one side share it (DK-1.12)."""
    mages, demons = seats_of_aixel(state), seats_of_circle(state)
    chances = shares(tuple(WEIGHTS.values()), standings(state))
    return chances[mages[0] if seat in mages else demons[0]]


def standings(state: CircleState) -> dict[int, Signs | None]:
    """The signs for the mages against nothing at all for the demons, by the first seat of each side."""
    mages = [mage for mage in state.mages if mage.alive]
    signs = [1.0, *signs_of_mages(mages), *signs_of_the_princess(state), *signs_of_danger(state)]
    left = max(0, sunrise(state) - state.clock) / 60
    signs += [left, float(state.nights - state.night)]
    return {seats_of_aixel(state)[0]: signs, seats_of_circle(state)[0]: NOTHING}


def signs_of_mages(mages: list[Mage]) -> list[float]:
    """The living, their points and what they carry."""
    carried = [float(sum([int(getattr(mage, item)) for mage in mages])) for item in ("herb", "drops", "salt", "garlic")]
    return [
        float(len(mages)),
        sum([lasting(mage.strength) for mage in mages]),
        sum([lasting(mage.power) for mage in mages]),
        float(sum([mage.book for mage in mages])),
        *carried,
        float(sum([mage.wand for mage in mages])),
        float(sum([mage.held_by >= 0 for mage in mages])),
        float(sum([mage.strength == 1 for mage in mages])),
    ]


def lasting(points: int) -> float:
    """Points up to the cap of dawn count in full, those above it, which last only until then, half (DK-14.10)."""
    return points if points <= DAWN_CAP else DAWN_CAP + 0.5 * (points - DAWN_CAP)


def signs_of_the_princess(state: CircleState) -> list[float]:
    """Her points, and whether it is the last one."""
    return [float(state.princess), float(state.princess == 1)]


def signs_of_danger(state: CircleState) -> list[float]:
    """The demons, by their points and how near to the cradle they are, and the flying pentagrams."""
    demons = [demon for demon in state.demons if demon.field >= 0]
    costs = [costs_for(state, demon)[demon.field] for demon in demons]
    bonus = [2 if demon.wisp or demon.power > 9 else 0 for demon in demons]
    arrivals = [arrival_chance(cost, more) for cost, more in zip(costs, bonus, strict=True)]
    striking = [hits_next(state, field, way) for _, field, way in state.pentagrams]
    flying = [hits_ever(state, field, way) for _, field, way in state.pentagrams]
    return [
        float(sum([demon.status == WAITING for demon in state.demons])),
        float(sum([demon.power for demon in demons])),
        sum([max(0, FAR_AWAY - cost) / FAR_AWAY for cost in costs]),
        sum(arrivals),
        max(arrivals, default=0.0),
        float(sum(striking)),
        float(sum(flying) - sum(striking)),
    ]
