"""How good a night stands for the mages and for the demons, for players that look ahead.

Two things are judged apart: whether the mages hold out till the coming sunrise, and whether they then hold out the
nights after it. What is filled up by day counts for tonight alone; what a night wears down counts for both.
"""

from __future__ import annotations

from game.devils_circle.adviser.approach import arrival_chance, costs_for
from game.devils_circle.adviser.dangers import curse_threat, hits_ever, hits_next
from game.devils_circle.adviser.demons import exorcises
from game.devils_circle.state import DAWN_CAP, WAITING, CircleState, Mage, seats_of_aixel, sunrise
from game.engine.advising.evaluation import Signs, chance

TONIGHT = {
    "even": 0.01,
    "strength": 0.065,
    "power": 0.01,
    "books": 0.32,
    "exorcists": 0.37,
    "drops": 0.02,
    "wands": 0.05,
    "possessed": -0.7,
    "weakest": -0.45,
    "princess": 0.5,
    "her last point": -0.5,
    "demons to come": -0.26,
    "power of demons": -0.012,
    "nearness": -0.75,
    "arrivals": -0.4,
    "arrival": -0.5,
    "beside the cradle": -0.45,
    "star at the cradle": -1.1,
    "star on its way": -0.55,
    "hours to come": -1.15,
    "dawn": 1.04,
}
"""What each sign tells for the mages: e to the sum is about the odds that they hold out till the sun rises."""
AFTERWARDS = {
    "even": -0.92,
    "strength": 0.1,
    "books": 0.27,
    "possessed": -0.1,
    "weakest": -0.22,
    "kept": -0.02,
    "nearness": -0.22,
    "hours to come": -0.43,
    "dawn": 0.32,
    "nights to come": -0.86,
}
"""The same for all the nights after this one, once this one is held out.

Both are fitted to 3,400 matches of all lengths; ``build/fit_nights.py`` fits them to others, and found nothing better
in 1,800. On matches kept back the log-loss is 0.59 (one judgement of all nights had 0.63, knowing nothing has 0.69).
The mages' power told nothing, and the wands no more than the lives of those who hold them; they have a little weight
because deeds need them."""
FAR_AWAY = 30
"""A way to the cradle of so many freedom points is no danger."""


def value(state: CircleState, seat: int) -> float:
    """How likely the seat's side is to win; the seats of one side share it (DK-1.12)."""
    mages = chance_of_mages(state)
    return mages if seat in seats_of_aixel(state) else 1.0 - mages


def chance_of_mages(state: CircleState) -> float:
    """How likely the Princess sees the last sunrise."""
    tonight = chance(tuple(TONIGHT.values()), signs_of_tonight(state))
    if state.night >= state.nights:
        return tonight
    return tonight * chance(tuple(AFTERWARDS.values()), signs_of_afterwards(state))


def signs_of_tonight(state: CircleState) -> Signs:
    """What tells whether the mages hold out till the coming sunrise, in the order of the weights."""
    mages = [mage for mage in state.mages if mage.alive]
    return [
        1.0,
        sum([lasting(mage.strength) for mage in mages]),
        sum([lasting(mage.power) for mage in mages]),
        float(sum([mage.book for mage in mages])),
        float(sum([exorcises(state, mage) for mage in mages])),
        float(sum([mage.drops for mage in mages])),
        float(sum([mage.wand for mage in mages])),
        *frailty(mages),
        float(state.princess),
        float(state.princess == 1),
        *signs_of_danger(state),
        hours_to_come(state),
        float(state.at_dawn),
    ]


def signs_of_afterwards(state: CircleState) -> Signs:
    """What tells whether they hold out the nights after it, in the order of the weights."""
    mages = [mage for mage in state.mages if mage.alive]
    return [
        1.0,
        sum([lasting(mage.strength) for mage in mages]),
        float(sum([mage.book for mage in mages])),
        *frailty(mages),
        float(sum([demon.kept for demon in state.demons])),
        nearness(ways_to_the_cradle(state)),
        hours_to_come(state),
        float(state.at_dawn),
        float(state.nights - state.night),
    ]


def lasting(points: int) -> float:
    """Points up to the cap of dawn count in full, those above it, which last only until then, half (DK-14.10)."""
    return points if points <= DAWN_CAP else DAWN_CAP + 0.5 * (points - DAWN_CAP)


def frailty(mages: list[Mage]) -> list[float]:
    """How many are possessed, and how many would not outlive another blow."""
    return [float(sum([mage.held_by >= 0 for mage in mages])), float(sum([mage.strength == 1 for mage in mages]))]


def hours_to_come(state: CircleState) -> float:
    """Until the coming sunrise."""
    return max(0, sunrise(state) - state.clock) / 60


def signs_of_danger(state: CircleState) -> list[float]:
    """The demons, by their points and how near to the cradle they are, and the flying pentagrams."""
    demons = [demon for demon in state.demons if demon.field >= 0]
    costs = ways_to_the_cradle(state)
    bonus = [2 if demon.wisp or demon.power > 9 else 0 for demon in demons]
    arrivals = [arrival_chance(cost, more) for cost, more in zip(costs, bonus, strict=True)]
    striking = [hits_next(state, field, way) for _, field, way in state.pentagrams]
    flying = [hits_ever(state, field, way) for _, field, way in state.pentagrams]
    return [
        float(sum([demon.status == WAITING for demon in state.demons])),
        float(sum([demon.power for demon in demons])),
        nearness(costs),
        sum(arrivals),
        max(arrivals, default=0.0),
        float(sum([curse_threat(state, demon, state.cradle) > 0 for demon in demons])),
        float(sum(striking)),
        float(sum(flying) - sum(striking)),
    ]


def ways_to_the_cradle(state: CircleState) -> list[int]:
    """The freedom points that lead each demon on the board to it."""
    return [costs_for(state, demon)[demon.field] for demon in state.demons if demon.field >= 0]


def nearness(costs: list[int]) -> float:
    """How near the demons are, from 0 for each that is far away to 1 for each at the cradle."""
    return sum([max(0, FAR_AWAY - cost) / FAR_AWAY for cost in costs])
