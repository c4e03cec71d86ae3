"""What the instructions of each space bring a Character on average."""

from __future__ import annotations

from collections.abc import Callable

from game.talisman.adviser.drawing import BESIEGED, Profile, next_stake, stake
from game.talisman.adviser.worth import (
    POINT,
    SPELL_WORTH,
    TURN,
    chances_with_space_enemy,
    has_talisman,
    is_besieged,
    next_life_worth,
    point_worth,
)
from game.talisman.box.board import CRAGS, FOREST, TAVERN
from game.talisman.box.register import CARD_OF
from game.talisman.rules.table.abilities import acting, has
from game.talisman.rules.table.space_enemies import BRIGAND, CRAGS_SPIRIT, FARMER
from game.talisman.state import EVIL, GOOD, LIVES_AT_START, TalismanState


def healing_worth(state: TalismanState, seat: int, most: int, price: int = 1) -> float:
    """What healing for Gold brings."""
    hero = state.heroes[seat]
    lives = min(most, max(0, LIVES_AT_START - hero.lives), hero.gold // price if price else most)
    worth = sum(next_life_worth(hero.lives + more) - price for more in range(lives))
    return worth * BESIEGED if is_besieged(state, seat) else worth


def village(state: TalismanState, seat: int, profile: Profile) -> float:
    """Healing, arms or the Mystic."""
    unarmed = not any(getattr(CARD_OF[card].ability, "weapon", 0) for card in state.heroes[seat].objects)
    arming = 1.5 if unarmed and state.heroes[seat].gold >= 2 else 0.0
    cursed = 6.0 * has(state, seat, "visited_mystic")
    mystic = (point_worth(profile.craft) + SPELL_WORTH * min(profile.room, 1)) / 6 + cursed
    return max(healing_worth(state, seat, 4), arming, mystic)


def graveyard(state: TalismanState, seat: int, profile: Profile) -> float:
    """A Life for Good, help for Evil."""
    if profile.alignment == GOOD:
        return 0.0 if is_spared(state, seat, "graveyard") else -stake(profile)
    if profile.alignment != EVIL:
        return 0.0
    healed = next_stake(profile) / 2 if profile.lives < LIVES_AT_START else 0.0
    return healed + SPELL_WORTH * min(profile.room, 1) / 3 - TURN / 6


def chapel(state: TalismanState, seat: int, profile: Profile) -> float:
    """A Life for Evil, healing for the others, prayer for Good."""
    if profile.alignment == EVIL:
        return 0.0 if is_spared(state, seat, "chapel") else -stake(profile)
    if profile.alignment != GOOD:
        return healing_worth(state, seat, 4)
    prayer = (next_stake(profile) + SPELL_WORTH * min(profile.room, 1)) / 6
    return max(prayer, healing_worth(state, seat, 4, 0))


def wild(state: TalismanState, seat: int, profile: Profile, enemy: str, space: str, gain: float) -> float:
    """Crags and Forest: a fight, turns missed, or a point; nothing for those who are safe."""
    _, _, lost = chances_with_space_enemy(state, seat, enemy, space)
    return (gain - lost * stake(profile) - 2 * TURN) / 6


def crags(state: TalismanState, seat: int, profile: Profile) -> float:
    """A Spirit or a point of Strength."""
    return wild(state, seat, profile, CRAGS_SPIRIT, CRAGS, point_worth(profile.strength))


def forest(state: TalismanState, seat: int, profile: Profile) -> float:
    """A Brigand or a point of Craft."""
    return wild(state, seat, profile, BRIGAND, FOREST, point_worth(profile.craft))


def city(state: TalismanState, seat: int, profile: Profile) -> float:
    """The Doctor or the Enchantress."""
    enchantress = (2 * POINT + SPELL_WORTH * min(profile.room, 1) - 8.0) / 6
    return max(healing_worth(state, seat, 2), enchantress, 0.0)


def tavern(state: TalismanState, seat: int, profile: Profile) -> float:
    """A mixed throw."""
    _, _, lost = chances_with_space_enemy(state, seat, FARMER, TAVERN)
    return (2.0 - TURN - lost * stake(profile)) / 6


def black_knight(state: TalismanState, seat: int, profile: Profile) -> float:
    """Gold or a Life."""
    return -1.0 if state.heroes[seat].gold else -stake(profile)


def chasm(state: TalismanState, seat: int, profile: Profile) -> float:
    """A Life and Followers at risk."""
    if any("chasm" in source.safe_terrain for _, source in acting(state, seat, "safe_terrain")):
        return 0.0
    return -(stake(profile) + 2.0 * len(state.heroes[seat].followers)) / 3


def warlocks_cave(state: TalismanState, seat: int, profile: Profile) -> float:
    """A quest, for whoever has no Talisman."""
    return 0.0 if has_talisman(state, seat) or state.heroes[seat].quest else 4.0


def desert(state: TalismanState, seat: int, profile: Profile) -> float:
    """Thirst."""
    return 0.0 if is_spared(state, seat, "desert") else -stake(profile)


def temple(state: TalismanState, seat: int, profile: Profile) -> float:
    """The average of the prayer."""
    talisman = 0.0 if has_talisman(state, seat) else 8.0
    good = 11 * POINT + 9 * SPELL_WORTH * min(profile.room, 1) + 3 * talisman + 4 * next_stake(profile)
    return (good - 6 * stake(profile) - 4 * TURN) / 36


def castle(state: TalismanState, seat: int, profile: Profile) -> float:
    """Healing."""
    free = 2 * len(acting(state, seat, "free_lives"))
    return max(healing_worth(state, seat, 4), healing_worth(state, seat, free, 0))


def is_spared(state: TalismanState, seat: int, terrain: str) -> bool:
    """Whether something keeps the Character from losing a Life on a terrain."""
    return any(source.spares(state, seat, terrain) for _, source in acting(state, seat, "spares"))


VISITS: dict[str, Callable[[TalismanState, int, Profile], float]] = {
    "village": village, "graveyard": graveyard, "chapel": chapel, "crags": crags, "city": city, "tavern": tavern,
    "forest": forest, "black_knight": black_knight, "chasm": chasm, "warlocks_cave": warlocks_cave,
    "desert": desert, "temple": temple, "castle": castle,
}  # fmt: skip
