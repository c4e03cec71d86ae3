"""The one model of a fight: what each side adds to its dice, item by item, and which score beats which.

Rules, odds, reasons and advice all read it, so that they cannot disagree (TAL-6.16.4, TAL-6.16.8, TAL-6.17.2).
A fight under way lies in the state; :mod:`fights` makes one that has not begun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.talisman.box.ability import Ability
from game.talisman.box.board import CURSED_GLADE
from game.talisman.box.characters import gift
from game.talisman.box.register import CARD_OF, MAGIC_OBJECT
from game.talisman.rules.table.abilities import acting, magic_works, sources
from game.talisman.rules.table.sheet import CRAFT, STRENGTH, additions, own
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import COMBAT, EVERYBODY, PSYCHIC, Fight, TalismanState

WON, LOST, DRAWN = "won", "lost", "drawn"
"""How a fight ends for the one whose fight it is."""
OTHERWISE = "otherwise"
"""The source of points that no card or Character gives."""

__all__ = [
    "COMBAT", "DRAWN", "LOST", "OTHERWISE", "PSYCHIC", "WON", "Item", "Side", "defending_side", "fighting_side",
    "fighting_value", "foe_value", "is_plain", "result", "weapon_value", "weapons_of",
]  # fmt: skip


class Item(NamedTuple):
    """One thing that a side adds to its dice.

    ``source`` is "strength" or "craft" for own points, else what gives them: a card ("sword#1"), a Character ("monk"),
    a lasting effect ("hired"), a space's Enemy ("sentinel"), a space that helps Enemies, or OTHERWISE.
    """

    source: str
    points: int


class Side(NamedTuple):
    """One side of a fight: what it adds, and how many dice it throws, of which the highest counts."""

    items: tuple[Item, ...]
    dice: int

    @property
    def value(self) -> int:
        """What it adds to its die."""
        return sum([points for _, points in self.items])


# -- the sides -------------------------------------------------------------------------------------------


def fighting_side(state: TalismanState, fight: Fight) -> Side:
    """The Character whose fight it is."""
    return Side(
        tuple(character_items(state, fight, fight.seat, fight.weapons, fight.helpers, fight.bonus)),
        dice_of(state, fight.seat, fight.kind),
    )


def defending_side(state: TalismanState, fight: Fight) -> Side:
    """The Enemies, or the Character who was attacked; the Assassin's victim throws no die."""
    if fight.foe < 0:
        return Side(tuple(enemy_items(state, fight)), 0 if is_surprised(state, fight) else enemy_dice(fight))
    return Side(
        tuple(character_items(state, fight, fight.foe, fight.foe_weapons, fight.foe_helpers, fight.foe_bonus)),
        0 if is_surprised(state, fight) else dice_of(state, fight.foe, fight.kind),
    )


def is_surprised(state: TalismanState, fight: Fight) -> bool:
    """Whether the Assassin's victim throws no die: not once a Spell has made the Assassin a Toad (TAL-6.19.8)."""
    return fight.no_die_for_foe and not state.heroes[fight.seat].toad


def fighting_value(state: TalismanState, fight: Fight) -> int:
    """What the Character whose fight it is adds to its die."""
    return fighting_side(state, fight).value


def foe_value(state: TalismanState, fight: Fight) -> int:
    """What the Enemies or the defending Character add to their die."""
    return defending_side(state, fight).value


def dice_of(state: TalismanState, seat: int, kind: str) -> int:
    """How many dice a Character throws: the Warrior two, in Combat only."""
    hero = state.heroes[seat]
    return gift(hero.character, hero.toad).combat_dice if kind == COMBAT else 1


# -- what a Character adds -------------------------------------------------------------------------------


def character_items(
    state: TalismanState, fight: Fight, seat: int, weapons: Sequence[str], helpers: Sequence[str], bonus: int
) -> list[Item]:
    """Total Craft, or total Strength with all that counts in Combat only; a Toad has but its own (TAL-6.19.8)."""
    ability = STRENGTH if fight.kind == COMBAT else CRAFT
    hero = state.heroes[seat]
    items = [Item(ability, own(state, seat, ability))]
    if hero.followers or hero.objects or state.lasting:
        items += [Item(source, points) for source, points in additions(state, seat, ability)]
    if fight.kind == COMBAT and bonus:
        items.append(Item(OTHERWISE, bonus))
    if hero.toad:
        return items
    for source, known in acting(state, seat, "adds"):
        items.append(Item(source, known.adds(state, fight, seat)))
    if fight.kind == COMBAT:
        items += [Item(card, weapon_value(state, seat, card, fight.creatures)) for card in weapons]
        items += [Item(card, CARD_OF[card].strength) for card in (*helpers, *charmed_by(state, seat))]
        items += spell_items(state, seat, fight.foe if seat == fight.seat else fight.seat)
    return items


def weapon_value(state: TalismanState, seat: int, card: str, creatures: tuple[str, ...]) -> int:
    """What a weapon adds against these creatures; nothing on the Cursed Glade."""
    ability = CARD_OF[card].ability
    space = state.heroes[seat].space
    if ability is None or space == CURSED_GLADE:
        return 0
    if CARD_OF[card].kind == MAGIC_OBJECT and not magic_works(state, space):
        return 0
    return max([bonus for creature, bonus in ability.weapon_against if creature in creatures], default=ability.weapon)


def charmed_by(state: TalismanState, seat: int) -> list[str]:
    """The charmed Animals that add their Strength in Combat."""
    return [card for card in state.heroes[seat].followers if card in state.charmed] if state.charmed else []


def spell_items(state: TalismanState, seat: int, foe: int) -> list[Item]:
    """Psionic Blast adds its value, but not against one whom it does not affect."""
    items: list[Item] = []
    for effect in state.lasting:
        if effect.value and effect.seat in (seat, EVERYBODY) and effect.id in sources("value_in_combat").effects:
            immune = foe >= 0 and any(effect.id in source.immune_to for _, source in acting(state, foe, "immune_to"))
            items.append(Item(effect.id, 0 if immune else effect.value))
    return items


def weapons_of(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The weapons a Character could use in Combat now (TAL-6.1.6b)."""
    hero = state.heroes[seat]
    if not hero.objects:
        return ()
    no_axe = gift(hero.character, hero.toad).no_axe_in_combat
    return tuple([card for card, source in acting(state, seat, "weapon") if not (no_axe and CARD_OF[card].id == "axe")])


# -- what Enemies add ------------------------------------------------------------------------------------


def enemy_items(state: TalismanState, fight: Fight) -> list[Item]:
    """Every Enemy's Strength or Craft and what its card says besides; what the space adds is added once (6.16.5)."""
    if len(fight.enemies) == 1:
        items = [Item(fight.enemies[0], fight.value)]
    else:
        items = [Item(enemy, figure_of(enemy)) for enemy in fight.enemies]
    items += [Item(enemy, known.adds(state, fight, fight.seat)) for enemy, known in ways_of_enemies(fight)]
    if fight.enemy_bonus:
        items.append(Item(state.heroes[fight.seat].space, fight.enemy_bonus))
    return items


def figure_of(enemy: str) -> int:
    """The Strength or Craft that an Enemy fights with, as printed."""
    if enemy in CARD_OF:
        return CARD_OF[enemy].strength if CARD_OF[enemy].number == 2 else CARD_OF[enemy].craft
    return SPACE_ENEMIES[enemy].strength or SPACE_ENEMIES[enemy].craft


def way_of(enemy: str) -> Ability | None:
    """How an Enemy fights beside its number, if in a way of its own."""
    return CARD_OF[enemy].ability if enemy in CARD_OF else SPACE_ENEMIES[enemy].ability


def ways_of_enemies(fight: Fight) -> list[tuple[str, Ability]]:
    """The Enemies of a fight that have a way of their own."""
    return [(enemy, known) for enemy in fight.enemies if (known := way_of(enemy)) is not None]


def enemy_dice(fight: Fight) -> int:
    """One die for all Enemies, unless one of them fights otherwise (TAL-6.16.5b)."""
    return max([known.combat_dice for _, known in ways_of_enemies(fight)], default=1)


# -- which score beats which -----------------------------------------------------------------------------


def result(state: TalismanState, fight: Fight, score: int, foe_score: int) -> str:
    """WON, LOST or DRAWN for the one whose fight it is: usually the higher score wins (TAL-6.16.4c-f, TAL-6.16.8)."""
    if is_plain(state, fight):
        return WON if score > foe_score else LOST if score < foe_score else DRAWN
    wins = side_beats(state, fight, judges(state, fight.seat), score, foe_score)
    others = judges(state, fight.foe) if fight.foe >= 0 else [known for _, known in ways_of_enemies(fight)]
    loses = side_beats(state, fight, others, foe_score, score)
    return DRAWN if wins == loses else WON if wins else LOST


def is_plain(state: TalismanState, fight: Fight) -> bool:
    """Whether nobody in the fight says otherwise than that the higher score wins."""
    return not (ways_of_enemies(fight) or judges(state, fight.seat) or (fight.foe >= 0 and judges(state, fight.foe)))


def judges(state: TalismanState, seat: int) -> list[Ability]:
    """What lets a Character win otherwise than by the higher score."""
    return [] if state.heroes[seat].toad else [known for _, known in acting(state, seat, "beats")]


def side_beats(state: TalismanState, fight: Fight, judging: list[Ability], score: int, other: int) -> bool:
    """Whether a side wins: by any of its own ways, or by the higher score if it has none."""
    if not judging:
        return score > other
    return any(known.beats(state, fight, score, other) for known in judging)
