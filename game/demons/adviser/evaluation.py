"""How good a position is for a magician, for players that look ahead."""

from __future__ import annotations

import math

from game.demons.adviser.planning import threat
from game.demons.adviser.worth import demon_worth
from game.demons.box.treasures import THOUSAND
from game.demons.rules.scoring import net_worth, shield_cost, treasure_worth
from game.demons.state import CAPTIVE, DEAD, FREE, GONE, IN_PLAY, DemonsState, solitaire

DUCATS, MOST_DUCATS = 0.022, 100
"""What a thousand ducats add: e to the difference of two magicians' sums is about the odds of a win."""
HOME = 1.5
"""Having left Armenia with more than the shield costs: nothing can go wrong any more."""
DEMONS, PAIN, HELD, DANGER = 0.01, 0.25, 0.8, 0.03
"""In company: what demons add, and what wounds and curses, captivity and danger take away."""
ON_THE_WAY, ENOUGH = 1.48, 1.63
"""Alone: the part of the shield's cost that is there, and having it all."""
SERVANTS, WOUND, CURSE, CAPTIVITY, MENACE, TURN = 0.021, 0.73, 0.12, 3.2, 0.13, 0.071
"""Alone: what demons add, and what a wound, a curse, captivity, danger and every turn gone by take away."""
SHIELDS_ALONE = (1.52, 0.52, 1.29, 1.74, 1.05, 0.66)
"""Alone: what a magician begins with, with shields from copper to gold.

The numbers for those alone are fitted by ``build/fit_chances_alone.py`` to 17,882 turns of 800 matches of the greedy
player, every shield equally often; on a fifth of them, kept back, the log-loss is 0.56 (knowing nothing has 0.69), and
where it tells 85 % he won 76 %.
"""
NO_MORE = -4.0
"""Dead, or gone with empty hands."""


def value(state: DemonsState, seat: int) -> float:
    """How likely the magician is to win: alone against the shield's cost, in company against the others."""
    if solitaire(state):
        return value_alone(state)
    if state.magicians[seat].status == DEAD:
        return 0.0
    odds = [math.exp(fortune(state, other)) for other in range(len(state.magicians))]
    return odds[seat] / sum(odds)


def value_alone(state: DemonsState) -> float:
    """The chance to leave alive with more than the shield costs (DEM-4.6)."""
    magician = state.magicians[0]
    treasure, cost = treasure_worth(state, 0), shield_cost(magician.shield, alone=True)
    if magician.status not in IN_PLAY:
        return float(magician.status == GONE and treasure > cost)
    hope = SHIELDS_ALONE[magician.shield - 1] + ON_THE_WAY * min(1.0, treasure / cost) + ENOUGH * (treasure > cost)
    return 1.0 / (1.0 + math.exp(-hope - strength_alone(state)))


def strength_alone(state: DemonsState) -> float:
    """Demons, less wounds, curses, captivity, danger and the time gone by."""
    magician = state.magicians[0]
    trouble = WOUND * magician.wounds + CURSE * magician.curses + TURN * state.game_turn
    if magician.status == CAPTIVE:
        trouble += CAPTIVITY
    elif magician.status == FREE:
        trouble += MENACE * threat(state, 0, magician.hex)
    return SERVANTS * sum([demon_worth(state, 0, demon) for demon in magician.demons]) - trouble


def fortune(state: DemonsState, seat: int) -> float:
    """A magician's treasure less the shield, and what he can still do (DEM-4.4)."""
    status = state.magicians[seat].status
    if status == DEAD:
        return NO_MORE
    net = min(net_worth(state, seat) / THOUSAND, MOST_DUCATS)
    if status == GONE:
        return DUCATS * net + (HOME if net > 0 else 0.0)
    return DUCATS * net + strength(state, seat)


def strength(state: DemonsState, seat: int) -> float:
    """Demons, less wounds, curses, captivity and danger."""
    magician = state.magicians[seat]
    demons = sum([demon_worth(state, seat, demon) for demon in magician.demons])
    trouble = PAIN * (magician.wounds + magician.curses) + HELD * (magician.status == CAPTIVE)
    if magician.status == FREE:
        trouble += DANGER * threat(state, seat, magician.hex)
    return DEMONS * demons - trouble
