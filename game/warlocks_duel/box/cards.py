"""The mages and all their cards in one catalogue."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.decision import Text
from game.warlocks_duel.box.elements import AIR, EARTH, FIRE, WATER
from game.warlocks_duel.box.scrolls import SCROLLS
from game.warlocks_duel.box.spells import BASIC, Spell


@dataclass(frozen=True, slots=True)
class Mage:
    """One of the four mages: the school of the basic cards (WD-8.11, WD-8.12) and how they like to fight."""

    id: str
    name: Text
    school: str
    leaning: Text


MAGES = {
    mage.id: mage
    for mage in (
        Mage("albus", Text("Albus"), WATER, Text("Versatile: mixes all five symbols.")),
        Mage("alonora", Text("Alonora"), FIRE, Text("Attack: four attacks and a single heal.")),
        Mage("celestine", Text("Celestine"), AIR, Text("Lightning: many dice, and the d6 decides.")),
        Mage("parvel", Text("Parvel"), EARTH, Text("Defence: two heals, and an attack that heals as well.")),
    )
}
"""Reconstructed: Albus's school follows by elimination; names and leanings are published."""

SPELLS: dict[str, Spell] = {**BASIC, **SCROLLS}

CARDS: dict[str, tuple[str, ...]] = {}
"""The spells of each card, by card id: two on a split card."""
for _spell in SPELLS.values():
    CARDS[_spell.card] = (*CARDS.get(_spell.card, ()), _spell.id)


@cache
def basic_cards(mage: str) -> tuple[str, ...]:
    """The three basic cards of a mage (WD-1.2)."""
    return tuple(card for card, spells in CARDS.items() if SPELLS[spells[0]].mage == mage)


def is_scroll(card: str) -> bool:
    """Whether the card is a scroll and not a mage's own."""
    return card in SCROLLS


HIGHEST_LEVEL = 2
