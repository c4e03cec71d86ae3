"""What Lives, points, cards and fights are worth to a Character, in bags of Gold."""

from __future__ import annotations

from functools import cache

from game.talisman.box.board import CROWN
from game.talisman.box.register import CARD_OF, ENEMY, MAGIC_OBJECT, OBJECT, ORIGIN, PURCHASE_STOCK, SPELL, opens_valley
from game.talisman.referee import fights as fight_odds
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT, dice_of, fighting_value
from game.talisman.rules.table.sheet import may_own
from game.talisman.state import STRENGTH_FOR_A_POINT, Fight, TalismanState, at_space

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
    won, equal, lost = fight_odds.chances_ahead(ahead, dice, foe_dice)
    return float(won), float(equal), float(lost)


def chances_in(state: TalismanState, fight: Fight, seat: int) -> Chances:
    """The chances that a seat has in a fight as it stands."""
    won, equal, lost = fight_odds.chances_of(state, fight, seat)
    return float(won), float(equal), float(lost)


def arm(state: TalismanState, seat: int) -> int:
    """What a Character adds to its die in Combat with its best weapons, against nobody in particular."""
    return fighting_value(state, pending.armed(state, Fight(COMBAT, seat)))


def combat_dice(state: TalismanState, seat: int) -> int:
    """How many dice a Character throws in Combat."""
    return dice_of(state, seat, COMBAT)


def chances_against(state: TalismanState, seat: int, foe: int, kind: str, assassin: bool = False) -> Chances:
    """The chances of attacking another Character, both with their best weapons."""
    return chances_in(state, pending.armed(state, pending.between(seat, foe, kind, assassin)), seat)


def chances_with_cards(state: TalismanState, seat: int, cards: tuple[str, ...]) -> Chances:
    """The chances of a fight with Enemy cards of one number on the Character's space."""
    return chances_in(state, pending.armed(state, pending.with_cards(state, seat, cards)), seat)


def chances_with_space_enemy(state: TalismanState, seat: int, enemy: str, space: str) -> Chances:
    """The chances of a fight with an Enemy without a card, on the space where it lives."""
    there = pending.moved_to(state, seat, space)
    return chances_in(there, pending.armed(there, pending.with_space_enemy(there, seat, enemy)), seat)


def trophy_worth(points: int) -> float:
    """What a defeated Enemy is worth when kept for exchange."""
    return POINT * points / STRENGTH_FOR_A_POINT


def card_worth(state: TalismanState, seat: int, card: str) -> float:
    """What an Object, Follower or Spell is worth to a Character who has it, or would have it."""
    printed = CARD_OF[card]
    if printed.kind == SPELL:
        return SPELL_WORTH + 0.2 * printed.worth
    if printed.kind == ENEMY:
        return trophy_worth(printed.strength)
    if not may_own(state, seat, card):
        return 0.0
    hero = state.heroes[seat]
    others = [other for other in (*hero.objects, *hero.followers) if other != card]
    worth = float(printed.worth)
    if any(CARD_OF[other].id == printed.id for other in others) and printed.kind in (OBJECT, MAGIC_OBJECT):
        worth *= 0.3
    if printed.ability is not None:
        worth += POINT * 0.5 * (printed.ability.strength + printed.ability.craft)
        worth *= 0.4 if is_second_best(printed.ability, others) else 1.0
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
    return any(map(opens_valley, state.heroes[seat].objects))


def is_besieged(state: TalismanState, seat: int) -> bool:
    """Whether somebody else rules from the Crown: then healing only puts off the end."""
    return state.crown_reached and any(other != seat for other in at_space(state, CROWN))
