"""The tables of the lesson of Warlock's Duel, and the dice in the order in which they fall."""

from __future__ import annotations

from game.warlocks_duel.box.cards import SPELLS, basic_cards
from game.warlocks_duel.box.elements import (
    AIR,
    BLANK,
    EARTH,
    FACES,
    FIRE,
    MAGIC,
    WATER,
    WHIRLWIND,
    DiceFaces,
    in_order,
)
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.state import CASTING, GATHERING, MARKET_EXTRA, Duelist, DuelState, dice_owned

LEARNER, RIVAL = 0, 1
MARKET = ("life_drain", "water_attack", "meteor_shower")
NEXT_MARKET = ("thunderbolt", "healing_aura", "coin_flip")
OWN_HEAL, OWN_FIRE, SCROLL = "ember_balm", "conflagration", "water_attack"
RIVAL_HEAL, RIVAL_BLOW, RIVAL_LAST_HEAL = "healing_drop", "elemental_convergence", "circle_of_balance"


def _numbers(*faces: str) -> tuple[int, ...]:
    return tuple(FACES.index(face) + 1 for face in faces)


FACES_OF_THE_FIRST_ROUND = (
    *_numbers(FIRE, EARTH, WHIRLWIND, FIRE, FIRE),
    *_numbers(WATER, EARTH, AIR, FIRE, MAGIC),  # the rival keeps all but the Fire
    *_numbers(MAGIC, WATER, EARTH, AIR, WATER),
    *_numbers(WATER, FIRE, MAGIC, AIR, WATER),  # the rival keeps all but the Magic, one more than he has left
    *_numbers(FIRE, AIR, MAGIC, WATER, EARTH),
    *_numbers(AIR, FIRE, EARTH, MAGIC),  # the last roll of the rival
    *_numbers(FIRE, FIRE, AIR, AIR, MAGIC),
    *_numbers(WATER, EARTH, WATER, FIRE, MAGIC),  # the next round
)
RIVAL_KEEPS = ("set_aside:water,earth,air,magic", "set_aside:fire,water,water,air")


def first_round(state: DuelState) -> None:
    """Both mages before their first roll, with everything as it is dealt; the scrolls lie as the lesson wants them."""
    _seat_the_mages(state)
    state.stage, state.round, state.starter, state.turn = GATHERING, 1, LEARNER, LEARNER
    _deal(state, MARKET, NEXT_MARKET)


def last_round(state: DuelState) -> None:
    """A late round in the middle of its casting: both mages nearly spent, and it is the rival's turn."""
    learner, rival = _seat_the_mages(state)
    state.stage, state.round, state.starter, state.turn = CASTING, 6, RIVAL, RIVAL
    learner.cards += (SCROLL,)
    learner.power, learner.reserve, learner.pool = 5, 3, (FIRE, AIR, MAGIC)
    _pay(learner, OWN_HEAL, (WATER, EARTH))
    _pay(learner, OWN_FIRE, (FIRE, FIRE, FIRE, WHIRLWIND), used=True)
    rival.power, rival.reserve = 3, 2
    _pay(rival, RIVAL_BLOW, (FIRE, WATER, EARTH, AIR, MAGIC))
    _pay(rival, RIVAL_HEAL, (WATER, EARTH), used=True)
    _pay(rival, "frost_spear", (WATER, WATER, AIR), used=True)
    for duelist in (learner, rival):
        duelist.hand = ()
        duelist.aside = (BLANK,) * (dice_owned(len(state.duelists)) - _dice_of(duelist))
    _deal(state, NEXT_MARKET, ())


def _seat_the_mages(state: DuelState) -> list[Duelist]:
    for duelist, mage in zip(state.duelists, ("alonora", "albus"), strict=True):
        duelist.mage, duelist.cards = mage, basic_cards(mage)
    return state.duelists


def _pay(duelist: Duelist, spell: str, dice: DiceFaces, *, used: bool = False) -> None:
    """Put dice on a spell, which is then still to be cast, or has been."""
    assert len(dice) == len(SPELLS[spell].cost)
    duelist.paid[spell] = in_order(dice)
    if used:
        duelist.used += (spell,)
    else:
        duelist.active += (spell,)


def _dice_of(duelist: Duelist) -> int:
    return duelist.reserve + len(duelist.pool) + sum(map(len, duelist.paid.values()))


def _deal(state: DuelState, market: tuple[str, ...], top: tuple[str, ...]) -> None:
    """Lay out the market; the named scrolls come next, then all others that nobody owns."""
    assert len(market) == len(state.duelists) + MARKET_EXTRA
    owned = {card for duelist in state.duelists for card in duelist.cards}
    state.market = market
    rest = tuple(scroll for scroll in SCROLLS if scroll not in (*market, *top) and scroll not in owned)
    state.deck.cards = top + rest
