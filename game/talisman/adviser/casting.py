"""When a sensible Character casts Spells and uses cards, and at whom."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision
from game.engine.ids import kind_of, name_of, parted
from game.talisman.adviser.ways.moving import goal_of, ring_distance, space_worth, worth_of_meeting
from game.talisman.adviser.worth import (
    card_worth,
    chances_against,
    chances_in,
    chances_with_space_enemy,
    has_talisman,
    life_worth,
)
from game.talisman.box.board import CROWN, SPACES
from game.talisman.box.board import SENTINEL as BRIDGE
from game.talisman.box.register import (
    ANY_TURN_START,
    BEFORE_BATTLE,
    CARD_OF,
    IN_ANSWER_TO_SPELL,
    TURN_START,
    WHEN_ENCOUNTERING,
    WHEN_LOST,
)
from game.talisman.rules.fights import pending
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from game.talisman.rules.magic.fitting import is_affected
from game.talisman.rules.table.sheet import craft, free_followers
from game.talisman.rules.table.space_enemies import SENTINEL
from game.talisman.state import TalismanState, living

NEVER = -1.0
FOUGHT = {"": COMBAT, "attack": COMBAT, "psychic": PSYCHIC, "assassinate": COMBAT}
"""How is fought when a Character has declared to want that; anything else is no fight."""
A_THEFT = 1.0
"""What it costs on average to be robbed, beguiled or left by a lady."""
NEEDS_HEALING = 2
HARMFUL = frozenset({"acquisition", "mesmerism", "nullify", "random", "immobility", "command_spell"})
STRIKING = frozenset({*HARMFUL, "hex"})
"""What strikes somebody else, as a beginner does not in the first rounds."""
FIRST_ROUNDS = 2
STRENGTH_OF = {"mercenary": 3, "potion_of_strength": 2}


def judge_window(state: TalismanState, decision: Decision) -> list[float]:
    """Cast or use what helps now; passing is worth nothing."""
    return [window_worth(state, decision.seat, option.key) for option in decision.options]


def window_worth(state: TalismanState, seat: int, key: str) -> float:
    """What casting or using a card in the window now open is worth."""
    verb, card = parted(key)
    if verb == "use":
        return use_worth(state, seat, CARD_OF[card].id)
    if verb != "cast":
        return 0.0 if key != "pass:turn" else -0.01
    return cast_worth(state, seat, CARD_OF[card].id)


def unkind(state: TalismanState, decision: Decision) -> frozenset[str]:
    """The Spells that would strike others who have hardly begun."""
    if state.turns > FIRST_ROUNDS * len(state.heroes):
        return frozenset()
    casts = (option.key for option in decision.options if kind_of(option.key) == "cast")
    return frozenset(key for key in casts if CARD_OF[name_of(key)].id in STRIKING)


def cast_worth(state: TalismanState, seat: int, spell: str) -> float:
    """What casting a Spell at its best target is worth."""
    by_window = IN_WINDOWS.get(state.window)
    if by_window is not None and (spell in MOMENTARY or state.window in (IN_ANSWER_TO_SPELL, WHEN_LOST)):
        return by_window(state, seat, spell)
    judge = AT_LEISURE.get(spell)
    return judge(state, seat) if judge is not None else NEVER


def use_worth(state: TalismanState, seat: int, card_id: str) -> float:
    """What using a card is worth: strength when a fight hangs on it."""
    if state.fight is None or card_id not in STRENGTH_OF:
        return NEVER
    return better_chances(state, seat, STRENGTH_OF[card_id]) - (1.0 if card_id == "mercenary" else 1.5)


# -- in fights -------------------------------------------------------------------------------------------


def better_chances(state: TalismanState, seat: int, more: int) -> float:
    """What that much more Strength is worth in the fight about to begin."""
    fight = state.fight
    if fight is None or fight.kind != COMBAT or seat not in (fight.seat, fight.foe):
        return 0.0
    won, _, lost = chances_in(state, fight, seat)
    new_won, _, new_lost = chances_in(state, pending.with_more(fight, seat, more), seat)
    return (lost - new_lost) * life_worth(state.heroes[seat].lives) + (new_won - won) * 2.0


def before_battle(state: TalismanState, seat: int, spell: str) -> float:
    """Psionic Blast: when the fight hangs on it."""
    return better_chances(state, seat, craft(state, seat)) - 1.5


def when_lost(state: TalismanState, seat: int, spell: str) -> float:
    """Save what is one's own."""
    loss = state.loss
    if loss is None or loss.seat != seat or loss.what == "enemy":
        return NEVER
    if spell == "preservation":
        return 10.0 if loss.what == "life" else 1.0
    return NEVER


def when_encountering(state: TalismanState, seat: int, spell: str) -> float:
    """Slip away from what would probably cost a Life."""
    if state.met_by != seat:
        return NEVER
    danger = sum(danger_of(state, seat, place) for place in state.meeting)
    return danger - 2.5


def danger_of(state: TalismanState, seat: int, place: str) -> float:
    """What something about to be met costs on average."""
    kind, name = parted(place)
    if kind == "seat":
        if state.wanted not in FOUGHT:
            return A_THEFT
        _, _, lost = chances_against(state, seat, int(name), FOUGHT[state.wanted])
        return lost * 0.7 * life_worth(state.heroes[seat].lives)
    if kind == "card":
        return max(0.0, -worth_of_meeting(state, seat, name))
    if name != SENTINEL:
        return 1.0
    _, equal, lost = chances_with_space_enemy(state, seat, SENTINEL, BRIDGE)
    return lost * life_worth(state.heroes[seat].lives) + 4.0 * (equal + lost)


def answering(state: TalismanState, seat: int, spell: str) -> float:
    """Counter what is aimed at oneself."""
    cast = state.casting[-1]
    if spell != "counterspell" or cast.seat == seat:
        return NEVER
    name = CARD_OF[cast.card].id if cast.card in CARD_OF else cast.card
    aimed = cast.target == f"seat:{seat}" or name == "command_spell"
    return 4.0 if aimed and name in HARMFUL else NEVER


def any_turn_start(state: TalismanState, seat: int, spell: str) -> float:
    """Petrify whoever rules from the Crown."""
    return 3.0 if state.turn != seat and state.heroes[state.turn].space == CROWN else NEVER


MOMENTARY = frozenset({"immobility", "invisibility", "preservation", "psionic_blast", "counterspell"})
IN_WINDOWS: dict[str, Callable[[TalismanState, int, str], float]] = {
    BEFORE_BATTLE: before_battle,
    WHEN_LOST: when_lost,
    WHEN_ENCOUNTERING: when_encountering,
    IN_ANSWER_TO_SPELL: answering,
    ANY_TURN_START: any_turn_start,
}


# -- at leisure ------------------------------------------------------------------------------------------


def healing(state: TalismanState, seat: int) -> float:
    """Heal oneself when it is needed."""
    lives = state.heroes[seat].lives
    return 6.0 - lives if lives <= NEEDS_HEALING else NEVER


def temporal_warp(state: TalismanState, seat: int) -> float:
    """Three turns are better than one, most of all on the way to the Crown."""
    return 6.0 if goal_of(state, seat) or state.heroes[seat].space == CROWN else 1.0


def acquisition(state: TalismanState, seat: int) -> float:
    """Take the best thing there is."""
    return max([target_acquisition(state, seat, other) for other in rivals(state, seat)], default=0.0)


def mesmerism(state: TalismanState, seat: int) -> float:
    """Take the best Follower there is."""
    return max([target_mesmerism(state, seat, other) for other in rivals(state, seat)], default=0.0)


def destruction(state: TalismanState, seat: int) -> float:
    """Clear the space one stands on of what would hurt there."""
    cards = state.cards.get(state.heroes[seat].space, ()) if state.window == "after_move" else ()
    return max([harm_of(state, seat, card) for card in cards], default=0.0) - 2.0


def harm_of(state: TalismanState, seat: int, card: str) -> float:
    """How much meeting a card would hurt."""
    return -worth_of_meeting(state, seat, card) if CARD_OF[card].number else 0.0


def nullify(state: TalismanState, seat: int) -> float:
    """Rob others of their Spells when there is time for it; never oneself."""
    robbed = [other for other in rivals(state, seat) if state.heroes[other].spells]
    hit = any(is_affected(state, seat, f"seat:{other}", "nullify") for other in robbed)
    return 0.1 if hit and state.window == TURN_START else NEVER


def hex_worth(state: TalismanState, seat: int) -> float:
    """Lay it if others are about to be anywhere near; better than nothing."""
    return 0.3


def rivals(state: TalismanState, seat: int) -> tuple[int, ...]:
    """The other players still in the game."""
    return tuple([other for other in living(state) if other != seat])


AT_LEISURE: dict[str, Callable[[TalismanState, int], float]] = {
    "healing": healing,
    "temporal_warp": temporal_warp,
    "acquisition": acquisition,
    "mesmerism": mesmerism,
    "destruction": destruction,
    "hex": hex_worth,
    "divination": lambda state, seat: 0.2,
    "nullify": nullify,
    "random": lambda state, seat: 0.4 if state.window == "turn_start" and state.turn == seat else NEVER,
    "teleport": lambda state, seat: 1.0 if goal_of(state, seat) else 0.2,
    "destroy_magic": lambda state, seat: NEVER,
    "alchemy": lambda state, seat: NEVER,
}


# -- targets ---------------------------------------------------------------------------------------------


def judge_targets(state: TalismanState, decision: Decision) -> list[float]:
    """The best target of a Spell."""
    card = name_of(decision.about or "")
    spell = CARD_OF[card].id if card in CARD_OF else ""
    return [target_worth(state, decision.seat, spell, name_of(option.key)) for option in decision.options]


def target_worth(state: TalismanState, seat: int, spell: str, target: str) -> float:
    """What casting a Spell at that target is worth."""
    kind, name = parted(target)
    if kind == "card":
        return harm_of(state, seat, name)
    if kind == "space":
        return space_target(state, seat, spell, name)
    if kind != "seat":
        return 0.0
    other = int(name)
    if spell in TARGETS:
        return TARGETS[spell](state, seat, other)
    mine = 10.0 if spell in ("healing", "preservation") else -10.0
    return mine if other == seat else threat_of(state, other)


def space_target(state: TalismanState, seat: int, spell: str, space: str) -> float:
    """Teleport: where it is best to be; Hex: beside the strongest rival."""
    if spell == "teleport":
        return space_worth(state, seat, space)
    near = [other for other in rivals(state, seat) if state.heroes[other].space]
    return -min([apart(state.heroes[other].space, space) for other in near], default=0)


def apart(space: str, other: str) -> float:
    """How far two spaces lie apart by their names' ring; another Region is far."""
    return float(ring_distance(space, other)) if SPACES[space].region == SPACES[other].region else 20.0


def threat_of(state: TalismanState, seat: int) -> float:
    """How near a Character is to winning."""
    hero = state.heroes[seat]
    return hero.strength + hero.craft + 3.0 * has_talisman(state, seat) + 20.0 * (hero.space == CROWN)


def target_acquisition(state: TalismanState, seat: int, other: int) -> float:
    """The best Object of a victim."""
    objects = state.heroes[other].objects
    return max([card_worth(state, seat, card) for card in objects], default=0.0) + 0.1 * bool(state.heroes[other].gold)


def target_mesmerism(state: TalismanState, seat: int, other: int) -> float:
    """The best Follower of a victim."""
    return max([card_worth(state, seat, card) for card in free_followers(state, other)], default=0.0)


TARGETS: dict[str, Callable[[TalismanState, int, int], float]] = {
    "acquisition": target_acquisition,
    "mesmerism": target_mesmerism,
}
