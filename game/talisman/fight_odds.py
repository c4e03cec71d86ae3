"""The exact chances of a fight, with everything that counts in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product

from game.engine.decision import Odds, Outcome, Text
from game.talisman import weapons
from game.talisman.board import SPACES
from game.talisman.cards import CARD_OF
from game.talisman.casualties import protections, saving_numbers
from game.talisman.characters import gift
from game.talisman.fight_scores import COMBAT, PSYCHIC, fighting_value, foe_value, weapon_value
from game.talisman.space_enemies import SPACE_ENEMIES
from game.talisman.state import Fight, TalismanState

Shares = Mapping[int, int]
AGAINST_ENEMIES, AGAINST_CHARACTERS = "TAL-6.16.4c", "TAL-6.16.8a"
WON, EQUAL, SAVED, LOST = 3, 2, 1, 0
"""How the outcomes of a fight are ordered."""


@cache
def ways(dice: int) -> Shares:
    """In how many ways that many dice make each sum; no die makes 0."""
    return Counter(sum(faces) for faces in product(range(1, 7), repeat=dice))


@cache
def highest(dice: int) -> Shares:
    """In how many ways the highest of some dice is each number (Warrior)."""
    return Counter(max(faces) for faces in product(range(1, 7), repeat=dice))


def compare(mine: Shares, theirs: Shares, my_value: int, their_value: int) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that the first score is higher, equal, lower."""
    counts = [0, 0, 0]
    for my_number, my_ways in mine.items():
        for number, their_ways in theirs.items():
            difference = my_number + my_value - number - their_value
            counts[0 if difference > 0 else 1 if difference == 0 else 2] += my_ways * their_ways
    whole = sum(mine.values()) * sum(theirs.values())
    return Fraction(counts[0], whole), Fraction(counts[1], whole), Fraction(counts[2], whole)


def die_of(state: TalismanState, seat: int, kind: str) -> Shares:
    """The die a Character throws in a fight."""
    dice = gift(state.heroes[seat].character, state.heroes[seat].toad).combat_dice if kind == COMBAT else 1
    return highest(dice)


def of_fight(state: TalismanState, fight: Fight, reader: int) -> Odds:
    """Win, equal, lose, seen from the seat that reads; protection is counted in."""
    mine = die_of(state, fight.seat, fight.kind)
    theirs = ways(0) if fight.no_die_for_foe else ways(1) if fight.foe < 0 else die_of(state, fight.foe, fight.kind)
    won, equal, lost = compare(mine, theirs, fighting_value(state, fight), foe_value(state, fight))
    if reader == fight.foe:
        won, lost = lost, won
    clause = AGAINST_ENEMIES if fight.foe < 0 else AGAINST_CHARACTERS
    outcomes = [Outcome(Text("You win."), won, WON), Outcome(Text("Equal: nobody is hurt."), equal, EQUAL)]
    saved = best_protection(state, fight, reader)
    if saved:
        outcomes.append(Outcome(Text("You lose, but your protection saves the Life."), lost * saved, SAVED))
    outcomes.append(Outcome(Text("You lose."), lost * (1 - saved), LOST))
    about = Text("Psychic Combat") if fight.kind == PSYCHIC else Text("Combat")
    return Odds(about, tuple(outcomes), clause=clause)


def best_protection(state: TalismanState, fight: Fight, seat: int) -> Fraction:
    """The best chance of one protective Object in that fight."""
    before, state.fight = state.fight, fight
    cards = protections(state, seat) if seat in (fight.seat, fight.foe) else ()
    state.fight = before
    return max([Fraction(len(saving_numbers(card)), 6) for card in cards], default=Fraction(0))


def best_weapons(state: TalismanState, seat: int, creatures: tuple[str, ...]) -> tuple[str, ...]:
    """The weapons that add most."""
    choices = weapons.sets_of_weapons(state, seat) if state.heroes[seat].objects else ()
    return max(choices, key=lambda cards: sum(weapon_value(state, seat, card, creatures) for card in cards), default=())


def against_cards(state: TalismanState, seat: int, cards: tuple[str, ...]) -> Odds:
    """A fight with Enemy cards as one group (TAL-6.16.5)."""
    value = sum(CARD_OF[card].strength + CARD_OF[card].craft for card in cards)
    kind = COMBAT if CARD_OF[cards[0]].number == 2 else PSYCHIC
    creatures = tuple(CARD_OF[card].creature for card in cards)
    surprised = all(card not in state.drawn for card in cards)
    return against_enemies(state, seat, kind, creatures, value, surprised)


def against_space_enemy(state: TalismanState, seat: int, enemy: str, value: int) -> Odds:
    """A fight with an Enemy without a card."""
    known = SPACE_ENEMIES[enemy]
    kind = COMBAT if known.fights_with == "strength" else PSYCHIC
    value = value or known.strength or known.craft
    return against_enemies(state, seat, kind, (known.creature,), value, known.assassin)


def against_enemies(
    state: TalismanState, seat: int, kind: str, creatures: tuple[str, ...], value: int, surprised: bool
) -> Odds:
    """A fight that has not begun, with the best weapons."""
    hero = state.heroes[seat]
    assassin = kind == COMBAT and surprised and gift(hero.character, hero.toad).assassinates
    fight = Fight(kind, seat, -1, ("?",), creatures, value, SPACES[hero.space].enemy_die_bonus, assassin)
    if kind == COMBAT:
        fight.weapons = best_weapons(state, seat, creatures)
    return of_fight(state, fight, seat)


def against_character(state: TalismanState, seat: int, other: int, verb: str) -> Odds:
    """An attack on another Character, both with their best weapons."""
    fight = Fight(PSYCHIC if verb == "psychic" else COMBAT, seat, other, no_die_for_foe=verb == "assassinate")
    if fight.kind == COMBAT:
        fight.weapons, fight.foe_weapons = best_weapons(state, seat, ()), best_weapons(state, other, ())
    return of_fight(state, fight, seat)


def won_and_lost(found: Odds | None) -> tuple[Fraction, Fraction] | None:
    """The chances to win and to lose a fight, whatever protection may save; None if the odds are no fight's."""
    if found is None or found.clause not in (AGAINST_ENEMIES, AGAINST_CHARACTERS):
        return None
    won = sum((outcome.share for outcome in found if outcome.value == WON), Fraction(0))
    lost = sum((outcome.share for outcome in found if outcome.value < EQUAL), Fraction(0))
    return won, lost
