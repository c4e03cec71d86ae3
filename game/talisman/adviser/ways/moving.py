"""Where a sensible Character goes: what a space brings, and how near it is to what the Character needs."""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.ids import name_of
from game.talisman.adviser.drawing import BESIEGED, Profile, draw_worth, fight_worth, met_worth, prize_of, stake
from game.talisman.adviser.ways.visiting import VISITS
from game.talisman.adviser.worth import (
    TURN,
    arm,
    chances_against,
    chances_with_cards,
    chances_with_space_enemy,
    combat_dice,
    has_talisman,
    is_besieged,
    life_worth,
)
from game.talisman.box.board import (
    BRIDGE_HILLS,
    CROWN,
    INNER,
    MIDDLE,
    OUTER,
    PLAIN_OF_PERIL,
    PORTAL,
    RING_SIZES,
    SENTINEL,
    SPACES,
    TEMPLE,
    VALLEY_OF_FIRE,
    WARLOCKS_CAVE,
    spaces_of,
)
from game.talisman.box.register import CARD_OF, ENEMY, TALISMAN_STOCK, opens_valley
from game.talisman.rules.belongings.shops import in_stock
from game.talisman.rules.fights import groups, pending
from game.talisman.rules.fights.scores import COMBAT
from game.talisman.rules.table import space_enemies
from game.talisman.rules.table.abilities import has
from game.talisman.rules.table.sheet import allowance, craft, strength
from game.talisman.state import TalismanState, at_space

READY = 8
"""Strength or Craft with which a Character with a Talisman sets out for the Crown."""
SEEKING = 7
"""Strength or Craft with which a Character sets out for a Talisman."""
PATIENT_ROUNDS, IMPATIENCE = 60, 15
"""After so many rounds it sets out with a point less, and with one less again after so many more: who no longer grows,
since the land is empty, would walk to and fro for ever."""
PULL = 0.45
"""What a step nearer to the goal is worth."""
DESPERATE_PULL = 2.0
"""The same while somebody else rules from the Crown."""
AT_THE_PORTAL = 2.0
NOTHING_TO_LOSE = -1.5
"""No space looks worse than that to whoever is besieged: no danger keeps him from his goal."""
EVADING = frozenset({"immobility", "invisibility"})
BEYOND = frozenset({VALLEY_OF_FIRE, CROWN})
"""Where nobody comes without a Talisman."""


def profile_of(state: TalismanState, seat: int) -> Profile:
    """A Character's numbers."""
    hero = state.heroes[seat]
    return Profile(
        arm=arm(state, seat),
        strength=strength(state, seat),
        craft=craft(state, seat),
        dice=combat_dice(state, seat),
        lives=min(hero.lives, 6),
        alignment=hero.alignment,
        room=max(0, allowance(state, seat) - len(hero.spells)),
        goods=float(min(hero.gold + 2 * len(hero.objects), 12)),
        carries=not hero.toad,
        besieged=is_besieged(state, seat),
    )


# -- goals -----------------------------------------------------------------------------------------------


def power(state: TalismanState, seat: int) -> int:
    """The ability that opens the Portal and the way through the Inner Region."""
    return max(strength(state, seat), craft(state, seat))


def goal_of(state: TalismanState, seat: int) -> str:
    """The space a Character makes for; nothing while it still grows."""
    hero = state.heroes[seat]
    able = power(state, seat) + impatience(state)
    besieged = is_besieged(state, seat)
    if hero.toad:
        return ""
    if has_talisman(state, seat):
        return PORTAL if besieged or (able >= READY and hero.lives >= 3) else ""
    if able < SEEKING and not besieged:
        return ""
    if talisman_inside(state):
        return PORTAL if besieged or (able >= READY and hero.lives >= 3) else ""
    return TEMPLE if hero.quest else WARLOCKS_CAVE


def talisman_inside(state: TalismanState) -> str:
    """A space of the Inner Region where a Talisman lies that somebody died with, if no other is to be had.

    Not the Plain of Peril: whoever opens the Portal ends the turn there, and whoever retreats picks nothing up.
    """
    if in_stock(state, "talisman", TALISMAN_STOCK):
        return ""
    return next((space for space in talismans_lying(state) if space != PLAIN_OF_PERIL), "")


def talismans_lying(state: TalismanState) -> tuple[str, ...]:
    """The spaces of the Inner Region, as far as one gets without a Talisman, where one lies."""
    return tuple([
        space
        for space in spaces_of(INNER)
        if space not in BEYOND and any(map(opens_valley, state.cards.get(space, ())))
    ])


def impatience(state: TalismanState) -> int:
    """By how many points less a Character is content to set out with, late in the match."""
    return max(0, (state.turns // len(state.heroes) - PATIENT_ROUNDS) // IMPATIENCE)


def distance(space: str, goal: str) -> int:
    """Steps from a space to a goal in the Middle Region, over the bridge if need be."""
    if SPACES[space].region == OUTER:
        return ring_distance(space, SENTINEL) + 1 + ring_distance(BRIDGE_HILLS, goal)
    if SPACES[space].region == INNER:
        return 0
    return ring_distance(space, goal)


def ring_distance(space: str, other: str) -> int:
    """The shorter way along a ring."""
    size = RING_SIZES[SPACES[space].region]
    apart = abs(SPACES[space].ring - SPACES[other].ring)
    return min(apart, size - apart)


# -- spaces ----------------------------------------------------------------------------------------------


def space_worth(state: TalismanState, seat: int, space: str) -> float:
    """What ending a move on a space brings: what lies and stands there, its instructions, the way to the goal."""
    profile = profile_of(state, seat)
    lying = state.cards.get(space, ())
    worth = cards_worth(state, seat, space, profile)
    worth -= sum(stake(profile) for card in lying if CARD_OF[card].id == "hex")
    worth += float(state.gold.get(space, 0)) * profile.carries
    printed = SPACES[space]
    if printed.draw:
        worth += draw_worth(profile) * max(0, printed.draw - len(lying))
    elif printed.terrain in VISITS:
        worth += VISITS[printed.terrain](state, seat, profile)
    worth = max(worth, best_meeting(state, seat, space))
    if profile.besieged:
        worth = max(worth, NOTHING_TO_LOSE)
    goal = goal_of(state, seat)
    if goal and printed.region != INNER:
        worth -= (DESPERATE_PULL if profile.besieged else PULL) * distance(space, goal)
        worth += AT_THE_PORTAL * (space == goal)
    return worth


def cards_worth(state: TalismanState, seat: int, space: str, profile: Profile) -> float:
    """What the cards lying on a space bring whoever meets them all."""
    lying = [CARD_OF[card] for card in state.cards.get(space, ()) if CARD_OF[card].number]
    if not lying:
        return 0.0
    others = sum(met_worth(profile, card.id) for card in lying if card.kind != ENEMY)
    return others + enemies_worth(state, seat, space, profile)


def enemies_worth(state: TalismanState, seat: int, space: str, profile: Profile) -> float:
    """What the fights with the Enemies lying on a space bring, fought together or one by one as the rules have it."""
    if not any(CARD_OF[card].kind == ENEMY for card in state.cards.get(space, ())):
        return 0.0
    there = pending.moved_to(state, seat, space)
    return sum(together_worth(there, seat, cards, profile) for cards in groups.fights_here(there, seat))


def together_worth(state: TalismanState, seat: int, cards: tuple[str, ...], profile: Profile) -> float:
    """What one fight with Enemy cards on the Character's space brings."""
    prize = sum(prize_of(CARD_OF[card]) for card in cards)
    return fight_worth(profile, prize, chances_with_cards(state, seat, cards))


def worth_of_meeting(state: TalismanState, seat: int, card: str) -> float:
    """What meeting a card on the Character's own space brings."""
    profile = profile_of(state, seat)
    if CARD_OF[card].kind == ENEMY:
        return together_worth(state, seat, (card,), profile)
    return met_worth(profile, CARD_OF[card].id)


def best_meeting(state: TalismanState, seat: int, space: str) -> float:
    """What meeting the best victim on a space brings."""
    others = [other for other in at_space(state, space) if other != seat]
    return max([attack_worth(state, seat, other, COMBAT) for other in others], default=-99.0)


def attack_worth(state: TalismanState, seat: int, other: int, kind: str, assassin: bool = False) -> float:
    """What attacking another Character brings."""
    won, _, lost = chances_against(state, seat, other, kind, assassin)
    return won * loot_of(state, seat, other) - lost * 0.8 * life_at_stake(state, seat) - TURN / 2


def life_at_stake(state: TalismanState, seat: int) -> float:
    """What losing a Life costs now."""
    return life_worth(state.heroes[seat].lives) * (BESIEGED if is_besieged(state, seat) else 1.0)


def loot_of(state: TalismanState, seat: int, other: int) -> float:
    """The best that beating somebody brings: a Life taken, or something owned."""
    hero = state.heroes[other]
    things = max([float(CARD_OF[card].worth) for card in hero.objects], default=0.0)
    if not has_talisman(state, seat) and has_talisman(state, other):
        things += 4.0
    hunted = 4.0 if hero.space == CROWN else 0.0
    return max(things, 2.0 + hunted + (2.0 if hero.lives == 1 else 0.0))


# -- ways ------------------------------------------------------------------------------------------------


def judge_ways(state: TalismanState, decision: Decision) -> list[float]:
    """Every way by where it leads."""
    return [way_worth(state, decision.seat, option) for option in decision.options]


def way_worth(state: TalismanState, seat: int, option: Option) -> float:
    """What a way is worth: along the ring, over the bridge, or through the Portal."""
    if option.key == "inwards":
        return portal_worth(state, seat)
    if option.key == "cross":
        return bridge_worth(state, seat)
    assert option.place is not None
    return space_worth(state, seat, name_of(option.place))


def portal_worth(state: TalismanState, seat: int) -> float:
    """What trying the Portal is worth."""
    return 20.0 if goal_of(state, seat) == PORTAL else -20.0


def bridge_worth(state: TalismanState, seat: int) -> float:
    """What crossing is worth: inwards only with a goal there, outwards only without one."""
    goal = goal_of(state, seat)
    if SPACES[state.heroes[seat].space].region == MIDDLE:
        return -4.0 if goal or state.heroes[seat].lives > 1 else 0.0
    won, lost = sentinel_chances(state, seat)
    risk = lost * life_at_stake(state, seat)
    if not goal:
        return won - risk - 2.0
    pull = DESPERATE_PULL if is_besieged(state, seat) else PULL
    return won * (3.0 - pull * distance(BRIDGE_HILLS, goal)) - risk - (1 - won) * pull * distance(SENTINEL, goal)


def sentinel_chances(state: TalismanState, seat: int) -> tuple[float, float]:
    """The chances of passing the Sentinel and of losing to it; a Spell that evades makes it sure."""
    if not has(state, seat, "no_casting") and any(CARD_OF[card].id in EVADING for card in state.heroes[seat].spells):
        return 1.0, 0.0
    won, _, lost = chances_with_space_enemy(state, seat, space_enemies.SENTINEL, SENTINEL)
    return won, lost
