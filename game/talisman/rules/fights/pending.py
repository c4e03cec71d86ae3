"""Fights that are about to begin, or might be: rules begin them, odds and advice look ahead to them."""

from __future__ import annotations

from dataclasses import replace

from game.talisman.box.board import SPACES
from game.talisman.box.characters import gift
from game.talisman.box.register import CARD_OF
from game.talisman.rules.fights import weapons
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC, figure_of, way_of, weapon_value
from game.talisman.rules.table.space_enemies import SPACE_ENEMIES
from game.talisman.state import Fight, TalismanState


def with_cards(state: TalismanState, seat: int, cards: tuple[str, ...]) -> Fight:
    """Enemy cards of one number fight as one (TAL-6.16.5); the Assassin surprises those that already lay there."""
    kind = COMBAT if CARD_OF[cards[0]].number == 2 else PSYCHIC
    surprised = kind == COMBAT and not any(card in state.drawn for card in cards)
    creatures = tuple([CARD_OF[card].creature for card in cards])
    return with_enemies(state, seat, kind, cards, creatures, sum([figure_of(card) for card in cards]), surprised)


def with_space_enemy(state: TalismanState, seat: int, enemy: str, value: int = 0) -> Fight:
    """An Enemy without a card; ``value`` is the Strength of one thrown anew (Werewolf)."""
    printed = SPACE_ENEMIES[enemy]
    kind = COMBAT if printed.fights_with == "strength" else PSYCHIC
    return with_enemies(state, seat, kind, (enemy,), (printed.creature,), value or figure_of(enemy), printed.assassin)


def with_enemies(
    state: TalismanState, seat: int, kind: str, enemies: tuple[str, ...], creatures: tuple[str, ...], value: int,
    surprised: bool,
) -> Fight:  # fmt: skip
    """A fight with Enemies on the Character's space."""
    hero = state.heroes[seat]
    assassin = kind == COMBAT and surprised and gift(hero.character, hero.toad).assassinates
    bonus = SPACES[hero.space].enemy_die_bonus if hero.space else 0
    return Fight(kind, seat, -1, enemies, creatures, value, bonus, no_die_for_foe=assassin)


def between(seat: int, other: int, kind: str, assassin: bool = False) -> Fight:
    """A Character attacks another one (TAL-6.16.6)."""
    return Fight(kind, seat, other, no_die_for_foe=assassin)


def armed(state: TalismanState, fight: Fight) -> Fight:
    """Give each side of a fight made here the weapons that add most, and no help that is used up; returns the fight."""
    if fight.kind == COMBAT:
        fight.weapons = best_weapons(state, fight.seat, fight.creatures)
        fight.foe_weapons = best_weapons(state, fight.foe, ()) if fight.foe >= 0 else ()
    return fight


def best_weapons(state: TalismanState, seat: int, creatures: tuple[str, ...]) -> tuple[str, ...]:
    """The weapons that add most."""
    choices = weapons.sets_of_weapons(state, seat) if state.heroes[seat].objects else ()
    if len(choices) <= 1:
        return choices[0] if choices else ()
    return max(choices, key=lambda cards: sum([weapon_value(state, seat, card, creatures) for card in cards]))


def one_by_one(cards: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The fights that Enemies of one number make: all together, then each that fights in a way of its own (6.16.5)."""
    plain = tuple([card for card in cards if way_of(card) is None])
    return (*((plain,) if plain else ()), *[(card,) for card in cards if way_of(card) is not None])


def with_more(fight: Fight, seat: int, more: int) -> Fight:
    """The fight in which one of its sides has so many points more."""
    if seat == fight.seat:
        return replace(fight, bonus=fight.bonus + more)
    return replace(fight, foe_bonus=fight.foe_bonus + more)


def moved_to(state: TalismanState, seat: int, space: str) -> TalismanState:
    """The table as it would be with the Character on another space; only its own seat is new."""
    if state.heroes[seat].space == space:
        return state
    heroes = list(state.heroes)
    heroes[seat] = replace(heroes[seat], space=space)
    return replace(state, heroes=heroes)
