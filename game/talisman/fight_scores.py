"""What both sides of a fight add to their dice (TAL-6.16.4, TAL-6.17.2)."""

from __future__ import annotations

from game.talisman.abilities import acting, magic_works, sources
from game.talisman.board import CURSED_GLADE
from game.talisman.cards import CARD_OF, MAGIC_OBJECT
from game.talisman.characters import gift
from game.talisman.sheet import craft, strength
from game.talisman.state import EVERYBODY, Fight, TalismanState

COMBAT, PSYCHIC = "combat", "psychic"


def fighting_value(state: TalismanState, fight: Fight) -> int:
    """What the Character whose fight it is adds to its die."""
    foe = fight.foe
    return side_value(state, fight.seat, fight.kind, fight.weapons, fight.bonus, fight.creatures, foe)


def foe_value(state: TalismanState, fight: Fight) -> int:
    """What the Enemies or the defending Character add to their die, the Runes' bonus included."""
    if fight.foe < 0:
        return fight.value + fight.enemy_bonus
    return side_value(state, fight.foe, fight.kind, fight.foe_weapons, fight.foe_bonus, (), fight.seat)


def side_value(
    state: TalismanState,
    seat: int,
    kind: str,
    weapons: tuple[str, ...],
    bonus: int,
    creatures: tuple[str, ...],
    foe: int,
) -> int:
    """Total Craft, or total Strength with all that counts in Combat only."""
    if kind == PSYCHIC:
        return craft(state, seat)
    value = strength(state, seat) + bonus
    hero = state.heroes[seat]
    if hero.toad:
        return value
    if gift(hero.character, hero.toad).adds_craft_in_combat:
        value += craft(state, seat)
    value += sum([weapon_value(state, seat, card, creatures) for card in weapons])
    return value + follower_value(state, seat) + spell_value(state, seat, foe)


def weapon_value(state: TalismanState, seat: int, card: str, creatures: tuple[str, ...]) -> int:
    """What a weapon adds against these creatures; nothing on the Cursed Glade."""
    ability = CARD_OF[card].ability
    space = state.heroes[seat].space
    if ability is None or space == CURSED_GLADE:
        return 0
    if CARD_OF[card].kind == MAGIC_OBJECT and not magic_works(state, space):
        return 0
    return max([bonus for creature, bonus in ability.weapon_against if creature in creatures], default=ability.weapon)


def follower_value(state: TalismanState, seat: int) -> int:
    """A charmed Animal adds its Strength in Combat."""
    if not state.charmed:
        return 0
    return sum([CARD_OF[card].strength for card in state.heroes[seat].followers if card in state.charmed])


def spell_value(state: TalismanState, seat: int, foe: int) -> int:
    """Psionic Blast adds its value, but not against one whom it does not affect."""
    total = 0
    for effect in state.lasting:
        if effect.value and effect.seat in (seat, EVERYBODY) and effect.id in sources("value_in_combat").effects:
            immune = foe >= 0 and any(effect.id in source.immune_to for _, source in acting(state, foe, "immune_to"))
            total += 0 if immune else effect.value
    return total


def weapons_of(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The weapons a Character could use in Combat now (TAL-6.1.6b)."""
    hero = state.heroes[seat]
    if not hero.objects:
        return ()
    no_axe = gift(hero.character, hero.toad).no_axe_in_combat
    return tuple([card for card, source in acting(state, seat, "weapon") if not (no_axe and CARD_OF[card].id == "axe")])
