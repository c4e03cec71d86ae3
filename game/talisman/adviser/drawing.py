"""What an Adventure card is worth to a Character who meets it, and what drawing one brings on average."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from game.talisman.adviser.worth import (
    POINT,
    SPELL_WORTH,
    TURN,
    Chances,
    chances,
    life_worth,
    next_life_worth,
    point_worth,
    trophy_worth,
)
from game.talisman.box.register import CARDS, ENEMY, GOLD, SPELL, Card
from game.talisman.state import EVIL, GOOD, LIVES_AT_START

BESIEGED = 0.25
"""The share of its worth that a Life keeps while somebody else rules from the Crown."""


class Profile(NamedTuple):
    """A Character in the numbers that decide what cards are worth to it."""

    arm: int
    strength: int
    craft: int
    dice: int
    lives: int
    alignment: str
    room: int
    """How many Spells it may still draw."""
    goods: float
    """The worth of its Gold and Objects."""
    carries: bool
    """Whether it can take Objects and Followers (no Toad)."""
    besieged: bool
    """Whether somebody else rules from the Crown."""


def stake(profile: Profile) -> float:
    """What losing a Life costs; whoever is besieged loses it soon in any case."""
    return life_worth(profile.lives) * (BESIEGED if profile.besieged else 1.0)


def next_stake(profile: Profile) -> float:
    """What one Life more is worth."""
    return next_life_worth(profile.lives) * (BESIEGED if profile.besieged else 1.0)


def wish(profile: Profile) -> float:
    """The best wish: a point."""
    return point_worth(min(profile.strength, profile.craft))


def dark(profile: Profile) -> float:
    """A turn lost, unless Evil."""
    return 0.0 if profile.alignment == EVIL else -TURN


def spells(profile: Profile) -> float:
    """As many Spells as there is room for."""
    return SPELL_WORTH * profile.room


def lose_life(profile: Profile) -> float:
    """A Life lost."""
    return -stake(profile)


def angel(good: str, evil: str) -> Callable[[Profile], float]:
    """A Life gained by one Alignment, lost by another."""

    def worth(profile: Profile) -> float:
        if profile.alignment == good:
            return next_stake(profile)
        return lose_life(profile) if profile.alignment == evil else 0.0

    return worth


def mephistopheles(profile: Profile) -> float:
    """A point for Evil."""
    return point_worth(profile.craft) if profile.alignment == EVIL else -1.0


def witch(profile: Profile) -> float:
    """The average of her table."""
    return (-8.0 - stake(profile) - 1.0 + 2 * POINT + SPELL_WORTH * min(profile.room, 1)) / 6


def wants(alignment: str, worth: Callable[[Profile], float]) -> Callable[[Profile], float]:
    """A person who helps one Alignment only."""
    return lambda profile: worth(profile) if profile.alignment == alignment else 0.0


def healer(profile: Profile) -> float:
    """Up to two Lives."""
    if profile.besieged:
        return 0.0
    return sum(next_life_worth(lives) for lives in range(profile.lives, min(LIVES_AT_START, profile.lives + 2)))


MET: dict[str, Callable[[Profile], float]] = {
    "angel": angel(GOOD, EVIL),
    "devil": angel(EVIL, GOOD),
    "blizzard": lambda profile: -0.5,
    "book_of_spells": spells,
    "cursed_by_a_hag": lambda profile: -2.0,
    "evil_darkness": dark,
    "imp": lambda profile: 0.3,
    "magical_vortex": lambda profile: -1.0,
    "market_day": lambda profile: 0.2,
    "mephistopheles": mephistopheles,
    "pestilence": lose_life,
    "poltergeist": lambda profile: -4.0,
    "raiders": lambda profile: -0.7 * profile.goods,
    "storm": lambda profile: -TURN,
    "enchanter": lambda profile: wish(profile) if profile.craft >= 4 else 0.0,
    "fairy": wants(GOOD, wish),
    "healer": healer,
    "hermit": lambda profile: 0.0,
    "mage": wants(GOOD, lambda profile: SPELL_WORTH * min(profile.room, 1)),
    "phantom": wants(EVIL, wish),
    "siren": lambda profile: -TURN,
    "sorcerer": lambda profile: (SPELL_WORTH - 1) * min(profile.room, 1),
    "witch": witch,
    "cave": lambda profile: 0.7,
    "fountain_of_wisdom": lambda profile: point_worth(profile.craft),
    "magic_portal": lambda profile: 0.5,
    "magic_stream": lambda profile: point_worth(profile.strength),
    "market": lambda profile: 0.5,
    "marsh": lambda profile: -TURN if profile.strength < 5 else 0.0,
    "maze": lambda profile: -TURN if profile.craft < 5 else 0.0,
    "pool_of_life": next_stake,
    "shrine": lambda profile: (1 + SPELL_WORTH * min(profile.room, 1) + next_stake(profile)) / 6,
}


@cache
def met_worth(profile: Profile, card_id: str) -> float:
    """What meeting a card brings a Character on average."""
    card = CARDS[card_id]
    if card.kind == ENEMY:
        return enemy_worth(profile, card)
    if card_id in MET:
        return MET[card_id](profile)
    if not profile.carries:
        return 0.0
    if card.kind == GOLD:
        return 1.0 if card_id == "bag_of_gold" else 2.0
    return float(card.worth) if profile.alignment in card.alignments else 0.0


def enemy_worth(profile: Profile, card: Card) -> float:
    """What fighting an Enemy that may be drawn brings, by the numbers on its card."""
    if card.number == 2:
        return fight_worth(profile, prize_of(card), chances(profile.arm - card.strength, profile.dice))
    return fight_worth(profile, prize_of(card), chances(profile.craft - card.craft))


def prize_of(card: Card) -> float:
    """What killing an Enemy brings: a trophy, if it fights with Strength."""
    return trophy_worth(card.strength) if card.number == 2 else 0.2


def fight_worth(profile: Profile, prize: float, expected: Chances) -> float:
    """What a fight with those chances brings."""
    won, equal, lost = expected
    return won * prize - lost * (stake(profile) + TURN / 2) - equal * TURN / 2


@cache
def draw_worth(profile: Profile) -> float:
    """What drawing one Adventure card brings on average."""
    cards = [card for card in CARDS.values() if card.kind != SPELL]
    return sum(met_worth(profile, card.id) * card.copies for card in cards) / sum(card.copies for card in cards)
