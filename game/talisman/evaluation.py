"""How good a position is for a Character, for players that look ahead."""

from __future__ import annotations

import math

from game.talisman.advice_worth import card_worth, has_talisman
from game.talisman.board import CROWN, INNER, SPACES
from game.talisman.cards import CARD_OF
from game.talisman.sheet import craft, strength
from game.talisman.state import TalismanState

LIFE, LAST_LIFE = 0.42, 0.5
"""What each Life adds, and what having any adds: e to the difference of two strengths is about the odds of a win."""
POINT, POINTS_THAT_MATTER = 0.13, 14
CARD, GOLD, SPELL, TROPHY = 0.03, 0.03, 0.08, 0.045
TALISMAN, INSIDE, CROWNED = 0.8, 2.0, 5.0
TOAD = 0.6
SOBER = 0.6
"""How much all this tells together, as matches of computer players have shown."""
NEWCOMER = 3.0
"""The strength of whoever is about to begin, or to begin again, with a new Character."""


def value(state: TalismanState, seat: int) -> float:
    """The seat's share of the chances of all who are still in the game; 0 for whoever is out of it."""
    heroes = state.heroes
    if heroes[seat].out:
        return 0.0
    odds = [0.0 if hero.out else math.exp(SOBER * power(state, other)) for other, hero in enumerate(heroes)]
    return odds[seat] / sum(odds)


def power(state: TalismanState, seat: int) -> float:
    """Lives, points and belongings, and how near the Character is to the Crown."""
    hero = state.heroes[seat]
    if not hero.space:
        return NEWCOMER
    points = min(strength(state, seat), POINTS_THAT_MATTER) + min(craft(state, seat), POINTS_THAT_MATTER)
    worth = LAST_LIFE * (hero.lives > 0) + LIFE * hero.lives + POINT * points + GOLD * hero.gold
    worth += SPELL * len(hero.spells) - TOAD * (hero.toad > 0)
    worth += sum([CARD * card_worth(state, seat, card) for card in (*hero.objects, *hero.followers)])
    worth += sum([TROPHY * (CARD_OF[card].strength + CARD_OF[card].craft) for card in hero.trophies])
    return worth + way_to_the_crown(state, seat)


def way_to_the_crown(state: TalismanState, seat: int) -> float:
    """What the key to the Valley of Fire, the Inner Region and the Crown itself are worth."""
    space = state.heroes[seat].space
    return TALISMAN * has_talisman(state, seat) + INSIDE * (SPACES[space].region == INNER) + CROWNED * (space == CROWN)
