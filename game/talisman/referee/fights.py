"""The exact chances of a fight, with everything that counts in it, from the model that the rules fight by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from game.engine.decision import Odds, Outcome, Text, Tone
from game.talisman.referee.tones import life_lost
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.casualties import protections, saving_numbers
from game.talisman.rules.fights.scores import (
    COMBAT,
    DRAWN,
    LOST,
    PSYCHIC,
    WON,
    Side,
    defending_side,
    fighting_side,
    is_plain,
    result,
)
from game.talisman.state import Fight, TalismanState

Shares = Mapping[int, int]
Chances = tuple[Fraction, Fraction, Fraction]
"""Winning, a stand-off, losing, for the one whose fight it is."""
AGAINST_ENEMIES, AGAINST_CHARACTERS = "TAL-6.16.4c", "TAL-6.16.8a"
WINS, EQUAL, SAVED, LOSES = 3, 2, 1, 0
"""How the outcomes of a fight are ordered."""


@cache
def ways(dice: int) -> Shares:
    """In how many ways that many dice make each sum; no die makes 0."""
    return Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))


@cache
def highest(dice: int) -> Shares:
    """In how many ways the highest of some dice is each number; no die is 0."""
    return Counter(max(faces, default=0) for faces in product(range(1, 7), repeat=dice))


def compare(mine: Shares, theirs: Shares, my_value: int, their_value: int) -> Chances:
    """The chances that the first score is higher, equal, lower."""
    counts = [0, 0, 0]
    for my_number, my_ways in mine.items():
        for number, their_ways in theirs.items():
            difference = my_number + my_value - number - their_value
            counts[0 if difference > 0 else 1 if difference == 0 else 2] += my_ways * their_ways
    whole = sum(mine.values()) * sum(theirs.values())
    return Fraction(counts[0], whole), Fraction(counts[1], whole), Fraction(counts[2], whole)


@cache
def chances_ahead(ahead: int, dice: int, foe_dice: int) -> Chances:
    """The chances of whoever is that many points ahead before the dice, if the higher score wins."""
    return compare(highest(dice), highest(foe_dice), ahead, 0)


def chances(state: TalismanState, fight: Fight) -> Chances:
    """The chances of a fight as it stands."""
    mine, theirs = fighting_side(state, fight), defending_side(state, fight)
    if is_plain(state, fight):
        return chances_ahead(mine.value - theirs.value, mine.dice, theirs.dice)
    return judged(state, fight, mine, theirs)


def judged(state: TalismanState, fight: Fight, mine: Side, theirs: Side) -> Chances:
    """The chances of a fight in which somebody wins otherwise than by the higher score: every throw is asked about."""
    counts = Counter[str]()
    for number, my_ways in highest(mine.dice).items():
        for other, their_ways in highest(theirs.dice).items():
            counts[result(state, fight, number + mine.value, other + theirs.value)] += my_ways * their_ways
    whole = counts.total()
    return Fraction(counts[WON], whole), Fraction(counts[DRAWN], whole), Fraction(counts[LOST], whole)


def chances_of(state: TalismanState, fight: Fight, reader: int) -> Chances:
    """The same, seen from the seat that reads."""
    won, equal, lost = chances(state, fight)
    return (lost, equal, won) if reader == fight.foe else (won, equal, lost)


def of_fight(state: TalismanState, fight: Fight, reader: int) -> Odds:
    """Win, equal, lose, seen from the seat that reads; protection is counted in."""
    won, equal, lost = chances_of(state, fight, reader)
    clause = AGAINST_ENEMIES if fight.foe < 0 else AGAINST_CHARACTERS
    outcomes = [Outcome(Text("You win."), won, WINS, Tone.GOOD), Outcome(Text("Equal: nobody is hurt."), equal, EQUAL)]
    saved = best_protection(state, fight, reader)
    if saved:
        words = Text("You lose, but your protection saves the Life.")
        outcomes.append(Outcome(words, lost * saved, SAVED, Tone.BAD))
    # What a Character who wins takes is his choice; an Enemy takes a Life.
    loss = life_lost(state, reader) if fight.foe < 0 else None
    outcomes.append(Outcome(Text("You lose."), lost * (1 - saved), LOSES, Tone.BAD, loss))
    about = Text("Psychic Combat") if fight.kind == PSYCHIC else Text("Combat")
    return Odds(about, tuple(outcomes), clause=clause)


def best_protection(state: TalismanState, fight: Fight, seat: int) -> Fraction:
    """The best chance of one protective Object in that fight."""
    if seat not in (fight.seat, fight.foe):
        return Fraction(0)
    cards = protections(state, seat, fight)
    return max([Fraction(len(saving_numbers(card)), 6) for card in cards], default=Fraction(0))


def against_cards(state: TalismanState, seat: int, cards: tuple[str, ...]) -> Odds:
    """The next fight with Enemy cards of one number (TAL-6.16.5), with the best weapons."""
    together = pending.one_by_one(cards)[0]
    return of_fight(state, pending.armed(state, pending.with_cards(state, seat, together)), seat)


def against_space_enemy(state: TalismanState, seat: int, enemy: str, value: int = 0) -> Odds:
    """A fight with an Enemy without a card, with the best weapons."""
    return of_fight(state, pending.armed(state, pending.with_space_enemy(state, seat, enemy, value)), seat)


def against_character(state: TalismanState, seat: int, other: int, verb: str) -> Odds:
    """An attack on another Character, both with their best weapons."""
    return of_fight(state, pending.armed(state, attack(seat, other, verb)), seat)


def attack(seat: int, other: int, verb: str) -> Fight:
    """The fight that an attack of that kind begins: "attack", "psychic" or "assassinate"."""
    return pending.between(seat, other, PSYCHIC if verb == "psychic" else COMBAT, verb == "assassinate")


def won_and_lost(found: Odds | None) -> tuple[Fraction, Fraction] | None:
    """The chances to win and to lose a fight, whatever protection may save; None if the odds are no fight's."""
    if found is None or found.clause not in (AGAINST_ENEMIES, AGAINST_CHARACTERS):
        return None
    won = sum((outcome.share for outcome in found if outcome.value == WINS), Fraction(0))
    lost = sum((outcome.share for outcome in found if outcome.value < EQUAL), Fraction(0))
    return won, lost
