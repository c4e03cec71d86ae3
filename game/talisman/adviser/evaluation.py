"""How good a position is for a Character, for players that look ahead."""

from __future__ import annotations

import math

from game.engine.advising.evaluation import Signs, shares
from game.talisman.adviser.worth import arm, card_worth, combat_dice, has_talisman
from game.talisman.box.board import CROWN, INNER, MIDDLE, RING_SIZES, SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.rules.table.sheet import craft, strength
from game.talisman.state import Hero, TalismanState

POINTS_THAT_MATTER = 14
"""More Strength or Craft than that wins nothing more."""
LIVES_THAT_MATTER = 10
"""Nor do more Lives: who gathers them with a Runesword, one by one, is no nearer to the Crown."""
WEIGHTS = {
    "lives": 0.56,
    "last life": -0.33,
    "strength": 0.01,
    "arm": 0.18,
    "second die": 0.16,
    "craft": 0.015,
    "gold": 0.005,
    "spells": 0.025,
    "objects": 0.005,
    "followers": 0.02,
    "trophies": 0.025,
    "talisman": 0.04,
    "middle region": 0.11,
    "inner region": 1.0,
    "steps inwards": 0.3,
    "crown": 1.75,
    "toad": 0.7,
    "newcomer": 2.0,
}
"""What each sign tells, as 3,600 matches of two to four greedy players show: what a Character can do with its arm,
and how far inwards it has come. What a Toad has lost shows in the other signs; its own is what it will have again."""


def value(state: TalismanState, seat: int) -> float:
    """The seat's share of the chances of all who are still in the game; 0 for whoever is out of it."""
    return shares(tuple(WEIGHTS.values()), standings(state))[seat]


def standings(state: TalismanState) -> dict[int, Signs | None]:
    """The signs of every seat; none for who is out."""
    return {seat: None if hero.out else signs(state, seat, hero) for seat, hero in enumerate(state.heroes)}


def signs(state: TalismanState, seat: int, hero: Hero) -> Signs:
    """Lives, points and belongings, and how near the Character is to the Crown, in the order of the weights."""
    if not hero.space:
        return [0.0] * (len(WEIGHTS) - 1) + [1.0]
    able = min(max(strength(state, seat), craft(state, seat)), POINTS_THAT_MATTER)
    here, bearer = SPACES[hero.space], has_talisman(state, seat)
    return [
        math.sqrt(min(hero.lives, LIVES_THAT_MATTER)),
        float(hero.lives == 1),
        float(min(strength(state, seat), POINTS_THAT_MATTER)),
        float(min(arm(state, seat), POINTS_THAT_MATTER)),
        float(combat_dice(state, seat) > 1),
        float(min(craft(state, seat), POINTS_THAT_MATTER)),
        float(hero.gold),
        float(len(hero.spells)),
        sum([card_worth(state, seat, card) for card in hero.objects]),
        sum([card_worth(state, seat, card) for card in hero.followers]),
        float(sum([CARD_OF[card].strength + CARD_OF[card].craft for card in hero.trophies])),
        float(able * bearer),
        float(here.region == MIDDLE),
        float(here.region == INNER and bearer),
        steps_inwards(hero) * bearer,
        float(hero.space == CROWN),
        float(hero.toad > 0),
        0.0,
    ]


def steps_inwards(hero: Hero) -> float:
    """How far a Character has come on the way from the Plain of Peril to the Valley of Fire, along either side."""
    here = SPACES[hero.space]
    if here.region != INNER or hero.space == CROWN:
        return 0.0
    size = RING_SIZES[INNER]
    return float(min(here.ring, size - here.ring))
