"""Which abilities act on a Character now. The only place that knows what switches a source off.

A Toad has no special abilities and nothing to use (TAL-6.19.2, TAL-6.19.8). On the Cursed Glade no Object gives
Strength or Craft, and no Magic Object may be used; Destroy Magic stops Magic Objects everywhere.
"""

from __future__ import annotations

from functools import cache

from game.talisman.board import CURSED_GLADE
from game.talisman.cards import CARD_OF, LASTING, MAGIC_OBJECT, Ability
from game.talisman.characters import CHARACTERS
from game.talisman.state import EVERYBODY, TalismanState

GIVES_POWER = frozenset({"strength", "craft", "weapon"})
Source = tuple[str, Ability]
"""What an ability comes from (a card, a Character's id, a lasting effect's id), and the ability."""


@cache
def overriding(moment: str) -> dict[str, Ability]:
    """Every source whose Ability changes that moment."""
    sources: dict[str, Ability] = {card: known.ability for card, known in CARD_OF.items() if known.ability is not None}
    sources |= {character: known.ability for character, known in CHARACTERS.items()} | LASTING
    plain = getattr(Ability, moment)
    return {source: ability for source, ability in sources.items() if getattr(type(ability), moment) != plain}


@cache
def lasting_overriding(moment: str) -> frozenset[str]:
    """The lasting effects that change that moment."""
    return frozenset(overriding(moment)) & frozenset(LASTING)


def acting(state: TalismanState, seat: int, moment: str) -> list[Source]:
    """The sources that change a moment for a Character now, in the order Character, Followers, Objects, effects."""
    table = overriding(moment)
    hero = state.heroes[seat]
    if not (hero.followers or hero.objects or state.lasting):
        return [(hero.character, table[hero.character])] if hero.character in table and not hero.toad else []
    found: list[Source] = []
    if not hero.toad:
        if hero.character in table:
            found.append((hero.character, table[hero.character]))
        found += [(card, table[card]) for card in hero.followers if card in table]
        if hero.objects and not (hero.space == CURSED_GLADE and moment in GIVES_POWER):
            cards = [card for card in hero.objects if card in table]
            if cards and not magic_works(state, hero.space):
                cards = [card for card in cards if CARD_OF[card].kind != MAGIC_OBJECT]
            found += [(card, table[card]) for card in cards]
    if state.lasting:
        effects = [effect for effect in state.lasting if effect.id in table and not effect.space]
        found += [(effect.id, table[effect.id]) for effect in effects if effect.seat in (seat, EVERYBODY)]
    return found


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
    stopping = lasting_overriding("suspends_magic")
    return any(effect.id in stopping for effect in state.lasting)
