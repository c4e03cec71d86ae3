"""What Lives, points, cards and fights are worth to a Character, in bags of Gold."""

from __future__ import annotations

from functools import cache
from itertools import product

from game.talisman.board import CROWN
from game.talisman.cards import CARD_OF, ENEMY, MAGIC_OBJECT, OBJECT, ORIGIN, PURCHASE_STOCK, SPELL
from game.talisman.characters import gift
from game.talisman.fight_scores import COMBAT, weapon_value, weapons_of
from game.talisman.sheet import craft, may_own, strength
from game.talisman.state import STRENGTH_FOR_A_POINT, TalismanState, at_space

POINT = 4.0
"""A point of Strength or Craft, while it still matters."""
ENOUGH = 14
"""A point above this matters little."""
SPELL_WORTH = 2.0
LIVES = (0.0, 16.0, 9.0, 6.0, 4.5, 3.5, 3.0, 2.5)
"""What the first, second, ... Life is worth."""
TURN = 2.0
"""A turn missed, or lost to a fight that nobody won."""
Chances = tuple[float, float, float]
"""Winning, equal scores, losing."""


def life_worth(lives: int) -> float:
    """What the last of that many Lives is worth."""
    return LIVES[min(lives, len(LIVES) - 1)]


def next_life_worth(lives: int) -> float:
    """What one Life more is worth."""
    return life_worth(lives + 1)


def point_worth(points: int) -> float:
    """What one more point of an ability is worth to whoever has that many."""
    return POINT if points < ENOUGH else 1.0


@cache
def chances(ahead: int, dice: int = 1, foe_dice: int = 1) -> Chances:
    """The chances of a fight in which the Character is that many points ahead before the dice."""
    results = [0, 0, 0]
    for mine, theirs in product(highest(dice), highest(foe_dice)):
        score = ahead + mine - theirs
        results[0 if score > 0 else 1 if score == 0 else 2] += 1
    total = sum(results)
    return results[0] / total, results[1] / total, results[2] / total


@cache
def highest(dice: int) -> tuple[int, ...]:
    """The highest face of every throw of that many dice; 0 without a die."""
    return tuple(max(faces, default=0) for faces in product(range(1, 7), repeat=dice))


def arm(state: TalismanState, seat: int, creatures: tuple[str, ...] = ()) -> int:
    """What a Character adds to its die in Combat with its best weapon."""
    hero = state.heroes[seat]
    ability = gift(hero.character, hero.toad)
    points = strength(state, seat) + (craft(state, seat) if ability.adds_craft_in_combat else 0)
    weapons = sorted((weapon_value(state, seat, card, creatures) for card in weapons_of(state, seat)), reverse=True)
    return points + sum(weapons[: ability.combat_weapons])


def combat_dice(state: TalismanState, seat: int) -> int:
    """How many dice a Character throws in Combat."""
    hero = state.heroes[seat]
    return gift(hero.character, hero.toad).combat_dice


def chances_against(state: TalismanState, seat: int, foe: int, kind: str, assassin: bool = False) -> Chances:
    """The chances of attacking another Character."""
    if kind != COMBAT:
        return chances(craft(state, seat) - craft(state, foe))
    foe_dice = 0 if assassin else combat_dice(state, foe)
    return chances(arm(state, seat) - arm(state, foe), combat_dice(state, seat), foe_dice)


def chances_with_enemies(state: TalismanState, seat: int, kind: str, value: int) -> Chances:
    """The chances of a fight with Enemies of that Strength or Craft."""
    if kind != COMBAT:
        return chances(craft(state, seat) - value)
    return chances(arm(state, seat) - value, combat_dice(state, seat))


def fight_worth(state: TalismanState, seat: int, kind: str, value: int, prize: float) -> float:
    """What a fight with Enemies brings on average."""
    won, equal, lost = chances_with_enemies(state, seat, kind, value)
    return (
        won * prize
        - lost * (life_worth(state.heroes[seat].lives) * unprotected(state, seat, kind) + TURN / 2)
        - (equal * TURN / 2)
    )


def unprotected(state: TalismanState, seat: int, kind: str) -> float:
    """The share of lost Lives that no protection saves."""
    if kind != COMBAT or state.heroes[seat].toad:
        return 1.0
    abilities = [CARD_OF[card].ability for card in state.heroes[seat].objects]
    saves = [len(ability.saves_on) for ability in abilities if ability is not None]
    return 1.0 - max(saves, default=0) / 6


def trophy_worth(points: int) -> float:
    """What a defeated Enemy is worth when kept for exchange."""
    return POINT * points / STRENGTH_FOR_A_POINT


def card_worth(state: TalismanState, seat: int, card: str) -> float:
    """What an Object, Follower or Spell is worth to a Character who has it, or would have it."""
    known = CARD_OF[card]
    if known.kind == SPELL:
        return SPELL_WORTH + 0.2 * known.worth
    if known.kind == ENEMY:
        return trophy_worth(known.strength)
    if not may_own(state, seat, card):
        return 0.0
    hero = state.heroes[seat]
    others = [other for other in (*hero.objects, *hero.followers) if other != card]
    worth = float(known.worth)
    if any(CARD_OF[other].id == known.id for other in others) and known.kind in (OBJECT, MAGIC_OBJECT):
        worth *= 0.3
    if known.ability is not None:
        worth += POINT * 0.5 * (known.ability.strength + known.ability.craft)
        worth *= 0.4 if is_second_best(known.ability, others) else 1.0
    return worth + 0.1 * (ORIGIN[card] == PURCHASE_STOCK)


def is_second_best(ability: object, others: list[str]) -> bool:
    """Whether a weapon or a protection adds nothing beside what is already there."""
    for field in ("weapon", "saves_on"):
        mine = getattr(ability, field)
        if mine and any(getattr(CARD_OF[other].ability, field, 0) for other in others):
            return True
    return False


def has_talisman(state: TalismanState, seat: int) -> bool:
    """Whether the Character carries the key to the Valley of Fire, even where it does not work just now."""
    return any(getattr(CARD_OF[card].ability, "opens_valley", False) for card in state.heroes[seat].objects)


def is_besieged(state: TalismanState, seat: int) -> bool:
    """Whether somebody else rules from the Crown: then healing only puts off the end."""
    return state.crown_reached and any(other != seat for other in at_space(state, CROWN))
