"""What a Character amounts to: Strength, Craft, allowances and what it may own (TAL-6.1, TAL-6.2, TAL-6.5)."""

from __future__ import annotations

from game.talisman.box.ability import Ability
from game.talisman.box.characters import CHARACTERS, CharacterAbility
from game.talisman.box.register import ADVENTURE_DECK, CARD_OF, ENEMY, FOLLOWER, MAGIC_OBJECT, ORIGIN
from game.talisman.rules.table.abilities import acting, has, sources
from game.talisman.state import OBJECT_LIMIT, TalismanState

SPELL_ALLOWANCE = (0, 0, 0, 1, 2, 2, 3)
"""By total Craft; 6 or more: 3 (TAL-6.2.6a)."""
STRENGTH, CRAFT = "strength", "craft"
PUBLISHED_FIGURES = "published_figures"
"""The option to play with the figures that published editions print."""


def own(state: TalismanState, seat: int, ability: str) -> int:
    """Own Strength or Craft: the Character card and its counters, never cards (TAL-6.1.1, TAL-6.2.1)."""
    hero = state.heroes[seat]
    if hero.toad:
        return hero.toad_strength if ability == STRENGTH else hero.toad_craft
    return hero.strength if ability == STRENGTH else hero.craft


def total(state: TalismanState, seat: int, ability: str) -> int:
    """Total Strength or Craft outside Combat (TAL-6.1.6a, TAL-6.2.5, TAL-6.1.6-R)."""
    hero = state.heroes[seat]
    if hero.toad:
        return hero.toad_strength if ability == STRENGTH else hero.toad_craft
    points = hero.strength if ability == STRENGTH else hero.craft
    if hero.followers or hero.objects or state.lasting:
        points += sum([more for _, more in additions(state, seat, ability)])
    return points


def additions(state: TalismanState, seat: int, ability: str) -> list[tuple[str, int]]:
    """What adds to own Strength or Craft: each source and its points, nothing for a Toad (TAL-6.1.6, TAL-6.19.8)."""
    if state.heroes[seat].toad:
        return []
    published = PUBLISHED_FIGURES in state.options
    return [
        (
            name,
            (source.strength if ability == STRENGTH else source.craft)
            + (published_difference(source, ability) if published and source.published else 0),
        )
        for name, source in acting(state, seat, ability)
    ]


def published_difference(source: Ability, ability: str) -> int:
    """How far the published figure of a card lies from the usual one."""
    usual = source.strength if ability == STRENGTH else source.craft
    return dict(source.published).get(ability, usual) - usual


def strength(state: TalismanState, seat: int) -> int:
    """Total Strength outside Combat."""
    return total(state, seat, STRENGTH)


def craft(state: TalismanState, seat: int) -> int:
    """Total Craft."""
    return total(state, seat, CRAFT)


def allowance_for(points: int) -> int:
    """How many Spells a total Craft allows (TAL-6.2.6a)."""
    return SPELL_ALLOWANCE[points] if 0 <= points < 6 else SPELL_ALLOWANCE[6 if points > 0 else 0]


def fewest_spells(state: TalismanState, seat: int) -> int:
    """How many Spells the Character always has (Wand, Wizard, Prophetess)."""
    hero = state.heroes[seat]
    characters, _, objects, _ = sources("fewest_spells")
    if hero.character not in characters and (not hero.objects or objects.keys().isdisjoint(hero.objects)):
        return 0
    return max([source.fewest_spells for _, source in acting(state, seat, "fewest_spells")], default=0)


def allowance(state: TalismanState, seat: int) -> int:
    """How many Spells the Character may hold now; a Toad gains none (TAL-6.2.6, TAL-6.19.5-R)."""
    return max(allowance_for(craft(state, seat)), fewest_spells(state, seat))


def may_gain_spell(state: TalismanState, seat: int) -> bool:
    """Whether a Spell gained now would be drawn (TAL-6.2.7c-R way 1): there is room, and one is left (TAL-C17)."""
    hero = state.heroes[seat]
    if not (state.spells.cards or state.spells.discard):
        return False
    return bool(hero.space) and not hero.toad and len(hero.spells) < allowance(state, seat)


def counted_objects(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The Objects that count towards the limit: those of the Adventure deck but the Mule (TAL-6.5.3-R, 6.20.3b)."""
    mules = sources("unlimited_objects").objects
    return tuple([card for card in state.heroes[seat].objects if ORIGIN[card] == ADVENTURE_DECK and card not in mules])


def has_room(state: TalismanState, seat: int, card: str) -> bool:
    """Whether the Character could carry one more Object like this (TAL-6.5.3)."""
    free = ORIGIN[card] != ADVENTURE_DECK or CARD_OF[card].id == "raft" or card in sources("unlimited_objects").objects
    return free or len(counted_objects(state, seat)) < OBJECT_LIMIT or has(state, seat, "unlimited_objects")


def forbids(state: TalismanState, seat: int, card: str) -> str:
    """The clause that forbids the Character to own a card, or nothing (TAL-6.5.2)."""
    hero = state.heroes[seat]
    printed = CARD_OF[card]
    if hero.toad:
        return "TAL-6.19.2a"
    if hero.alignment not in printed.alignments or printed.id in CHARACTERS[hero.character].forbidden:
        return "TAL-6.5.2a"
    if printed.kind in (FOLLOWER, ENEMY) and has(state, seat, "no_followers"):
        return "TAL-A.cursed-by-a-hag"
    return ""


def may_own(state: TalismanState, seat: int, card: str) -> bool:
    """Whether the Character is entitled to a card (TAL-6.5.2a)."""
    return not forbids(state, seat, card)


def is_bound(card: str) -> bool:
    """Whether a Follower can neither be left, given nor taken (Hag, Poltergeist)."""
    return card in sources("bound").followers


def free_followers(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The Followers that can be given up, taken or killed."""
    bound = sources("bound").followers
    return tuple([card for card in state.heroes[seat].followers if card not in bound])


def magic_objects(state: TalismanState, seat: int) -> tuple[str, ...]:
    """The Magic Objects a Character owns."""
    return tuple([card for card in state.heroes[seat].objects if CARD_OF[card].kind == MAGIC_OBJECT])


CharacterAbility.total_craft = staticmethod(craft)
