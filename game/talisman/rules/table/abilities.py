"""Which abilities act on a Character now. The only place that knows what switches a source off.

A Toad has no special abilities and nothing to use (TAL-6.19.2, TAL-6.19.8). On the Cursed Glade no Object gives
Strength or Craft, and no Magic Object may be used; Destroy Magic stops Magic Objects everywhere.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.talisman.box.ability import Ability
from game.talisman.box.board import CURSED_GLADE
from game.talisman.box.characters import CHARACTERS
from game.talisman.box.register import CARD_OF, ENEMY, LASTING, MAGIC_OBJECT, OBJECT
from game.talisman.state import EVERYBODY, Hero, TalismanState

GIVES_POWER = frozenset({"strength", "craft", "weapon"})
Source = tuple[str, Ability]
"""What an ability comes from (a card, a Character's id, a lasting effect's id), and the ability."""


class Sources(NamedTuple):
    """What changes a moment, by where it is found: most moments have sources of one kind only."""

    characters: dict[str, Ability]
    followers: dict[str, Ability]
    """All cards that are no Objects; those that are kept are Followers. What an Enemy can do it does as an Enemy."""
    objects: dict[str, Ability]
    effects: dict[str, Ability]


@cache
def sources(moment: str) -> Sources:
    """Every source whose Ability changes that moment."""
    cards = {card: known.ability for card, known in CARD_OF.items() if known.ability is not None}
    characters: dict[str, Ability] = {character: known.ability for character, known in CHARACTERS.items()}
    objects = {card for card in cards if CARD_OF[card].kind in (OBJECT, MAGIC_OBJECT)}
    followers = {card for card in cards if CARD_OF[card].kind not in (OBJECT, MAGIC_OBJECT, ENEMY)}
    return Sources(
        overriding(moment, characters),
        overriding(moment, {card: ability for card, ability in cards.items() if card in followers}),
        overriding(moment, {card: ability for card, ability in cards.items() if card in objects}),
        overriding(moment, LASTING),
    )


def overriding(moment: str, abilities: dict[str, Ability]) -> dict[str, Ability]:
    """Those of the abilities that change the moment."""
    plain = getattr(Ability, moment)
    return {source: ability for source, ability in abilities.items() if getattr(type(ability), moment) != plain}


def acting(state: TalismanState, seat: int, moment: str) -> list[Source]:
    """The sources that change a moment for a Character now, in the order Character, Followers, Objects, effects."""
    characters, followers, objects, effects = sources(moment)
    hero = state.heroes[seat]
    found: list[Source] = []
    if not hero.toad:
        if hero.character in characters:
            found.append((hero.character, characters[hero.character]))
        if followers and hero.followers:
            found += [(card, followers[card]) for card in hero.followers if card in followers]
        if objects and hero.objects:
            cards = [card for card in hero.objects if card in objects]
            if cards:
                found += [(card, objects[card]) for card in working(state, hero, cards, moment)]
    if effects and state.lasting:
        lasting = [effect for effect in state.lasting if effect.id in effects and not effect.space]
        found += [(effect.id, effects[effect.id]) for effect in lasting if effect.seat in (seat, EVERYBODY)]
    return found


def working(state: TalismanState, hero: Hero, cards: list[str], moment: str) -> list[str]:
    """Those of a Character's Objects that nothing switches off."""
    if hero.space == CURSED_GLADE and moment in GIVES_POWER:
        return []
    if magic_works(state, hero.space):
        return cards
    return [card for card in cards if CARD_OF[card].kind != MAGIC_OBJECT]


def has(state: TalismanState, seat: int, moment: str) -> bool:
    """Whether any source gives the Character something there ("unlimited_objects", "no_casting", ...)."""
    return bool(acting(state, seat, moment))


def magic_works(state: TalismanState, space: str) -> bool:
    """Whether Magic Objects may be used on a space now (Cursed Glade, Destroy Magic)."""
    return space != CURSED_GLADE and not magic_suspended(state)


def magic_suspended(state: TalismanState) -> bool:
    """Whether nobody may cast Spells or use Magic Objects anywhere (Destroy Magic)."""
    if not state.lasting:
        return False
    stopping = sources("suspends_magic").effects
    return any(effect.id in stopping for effect in state.lasting)
