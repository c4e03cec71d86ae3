"""What the sentences of the lesson of Warlock's Duel say in numbers, worked out by the rules."""

from __future__ import annotations

from game.engine.decision import Fact, Named
from game.engine.match import Match
from game.lessons.facts import always, total_told
from game.lessons.lesson import FactOf
from game.lessons.warlocks_duel.table import LEARNER, RIVAL
from game.warlocks_duel.box.cards import SPELLS
from game.warlocks_duel.box.elements import FIRE, NAMES
from game.warlocks_duel.referee.odds import gather_odds
from game.warlocks_duel.state import HAND_SIZE, Duelist, DuelState


def spell(name: str) -> FactOf:
    """A spell by its name, linked to its card."""
    return always(Named(SPELLS[name].name, f"spell:{name}"))


def strength(name: str) -> FactOf:
    """The damage or healing printed on a card that needs no dice for it."""
    return always(SPELLS[name].strength.points((), Duelist()))


def price(name: str, face: str) -> FactOf:
    """How many dice of one symbol a spell costs."""
    return always(SPELLS[name].cost.count(face))


def symbol(face: str) -> FactOf:
    """The name of a symbol."""
    return always(NAMES[face])


def duelist(match: Match, seat: int) -> Duelist:
    """One side of the table."""
    state: DuelState = match.state
    return state.duelists[seat]


def power(seat: int) -> FactOf:
    """The power a mage has."""
    return lambda match: duelist(match, seat).power


def lost(seat: int, cause: str) -> FactOf:
    """The power a mage has lost so far, by one cause."""
    return lambda match: total_told(match, "power_lost", "points", who=seat, cause=cause)


def own_reserve(match: Match) -> Fact:
    """The dice in the learner's reserve."""
    return duelist(match, LEARNER).reserve


def own_pool(match: Match) -> Fact:
    """The dice in the learner's mana pool."""
    return len(duelist(match, LEARNER).pool)


def rival_pool(match: Match) -> Fact:
    """The dice with which the rival can strike back."""
    return len(duelist(match, RIVAL).pool)


def gained_for_reserve(match: Match) -> Fact:
    """The power that the learner's reserve has given at the end of rounds."""
    return total_told(match, "power_gained", "points", who=LEARNER, cause="reserve")


def softened(match: Match) -> Fact:
    """By how much the rival's heal weakened an attack."""
    left = total_told(match, "heal_defence", "points", target=RIVAL)
    return SPELLS["conflagration"].strength.points((), Duelist()) - left


def price_of_greed(match: Match) -> Fact:
    """The power that a hand one die short costs: what the rules tell somebody whose reserve is empty."""
    greedy = DuelState([Duelist(hand=(FIRE,) * HAND_SIZE, reserve=0)], modules=())
    return -gather_odds(greedy, 0, f"set_aside:{FIRE}").outcomes[0].value
