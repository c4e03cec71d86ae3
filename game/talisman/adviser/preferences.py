"""What a sensible Character would do: the judgement behind the greedy computer player.

It reads only what the deciding seat may see: open cards, its own Spells, how many the others hold. Worth is measured
in bags of Gold.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine.decision import Decision, Option
from game.engine.ids import kind_of, name_of, parted
from game.talisman.adviser.casting import window_worth
from game.talisman.adviser.choosing import UNWISE
from game.talisman.adviser.drawing import draw_worth
from game.talisman.adviser.fighting import exchange_worth
from game.talisman.adviser.ways.besieged import turning_back
from game.talisman.adviser.ways.inside import step_worth
from game.talisman.adviser.ways.moving import (
    attack_worth,
    cards_worth,
    goal_of,
    loot_of,
    profile_of,
    sentinel_chances,
    space_worth,
    way_worth,
)
from game.talisman.adviser.ways.visiting import VISITS
from game.talisman.adviser.worth import card_worth
from game.talisman.box.board import MIDDLE, OUTER, SPACES
from game.talisman.box.register import CARD_OF
from game.talisman.referee.odds import opening_share
from game.talisman.rules.belongings.set_aside import robbed
from game.talisman.rules.fights.duels import loot, lurable
from game.talisman.rules.fights.scores import COMBAT, PSYCHIC
from game.talisman.rules.meeting_order import to_meet
from game.talisman.rules.table.sheet import craft, strength
from game.talisman.state import TalismanState

Judge = Callable[[TalismanState, Decision], list[float]]


def each(worth: Callable[[TalismanState, int, Option], float]) -> Judge:
    """Judge every option by itself."""

    def judge(state: TalismanState, decision: Decision) -> list[float]:
        return [worth(state, decision.seat, option) for option in decision.options]

    return judge


def never_back(judge: Judge) -> Judge:
    """The same judgement of ways, but whoever has been under the Command Spell for long turns back no more."""

    def pressing(state: TalismanState, decision: Decision) -> list[float]:
        worths = judge(state, decision)
        back = turning_back(state, decision) if state.crown_reached else ()
        if not back:
            return worths
        return [UNWISE if option.key in back else worth
                for option, worth in zip(decision.options, worths, strict=True)]  # fmt: skip

    return pressing


def favour(*keys: str) -> Judge:
    """Prefer certain answers, the first most."""
    order = {key: float(len(keys) - place) for place, key in enumerate(keys)}

    def judge(state: TalismanState, decision: Decision) -> list[float]:
        return [order.get(option.key, 0.0) for option in decision.options]

    return judge


# -- turns -----------------------------------------------------------------------------------------------


def move_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Ways to move, and what may be done before."""
    verb, what = parted(option.key)
    if verb in ("cw", "ccw", "on", "cross", "inwards"):
        return way_worth(state, seat, option)
    if verb in ("step", "retreat"):
        return step_worth(state, seat, verb, what)
    if verb in ("lift", "woods", "ferry", "raft"):
        return space_worth(state, seat, what) - 0.5 + carried_worth(state, seat, what)
    if verb == "build":
        return building_worth(state, seat)
    if verb == "exchange":
        return exchange_worth(state, seat)
    if verb in ("cast", "use"):
        worth = window_worth(state, seat, option.key)
        return worth + BEFORE_MOVING if worth > 0 else UNWISE
    return MOVES.get(verb, 0.0)


def carried_worth(state: TalismanState, seat: int, space: str) -> float:
    """Being carried over the river is worth more to whoever has a goal beyond it."""
    here, there = SPACES[state.heroes[seat].space].region, SPACES[space].region
    goal = goal_of(state, seat)
    return 6.0 if goal and there == MIDDLE and here != MIDDLE else -3.0 if goal and there != here else 0.0


def building_worth(state: TalismanState, seat: int) -> float:
    """A Raft for whoever has a goal beyond the river and would not get past the Sentinel."""
    goal = goal_of(state, seat)
    hero = state.heroes[seat]
    if hero.raft or not goal or SPACES[hero.space].region != OUTER:
        return UNWISE
    return BEFORE_MOVING + 1.0 if sentinel_chances(state, seat)[0] < 0.5 else UNWISE


BEFORE_MOVING = 3.0
"""What is worth doing at all is done before moving."""
MOVES = {
    "throw": BEFORE_MOVING, "leave": UNWISE, "become": UNWISE, "deliver": 50.0,
    "continue": 2.0, "end": 0.0, "command": 40.0,
}  # fmt: skip


LAID_DOWN = 40.0
"""Objects that somebody would take lie safer on the ground, from where they are taken up again afterwards."""


def end_worth(state: TalismanState, seat: int, option: Option) -> float:
    """End the turn, unless something is worth doing first."""
    return 0.0 if option.key == "end" else move_worth(state, seat, option) - BEFORE_MOVING


def encounter_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Meeting another Character, or the space."""
    verb, what = parted(option.key)
    if verb in ("attack", "psychic", "assassinate"):
        kind = PSYCHIC if verb == "psychic" else COMBAT
        return attack_worth(state, seat, int(what), kind, verb == "assassinate")
    if verb in ("steal", "beguile"):
        return robbing_worth(state, seat, verb, int(what))
    if verb == "lady":
        return card_worth(state, seat, what)
    if verb == "exchange":
        return exchange_worth(state, seat)
    if verb == "leave" and saves_it(state, seat, what):
        return LAID_DOWN + card_worth(state, seat, what)
    if verb in ("use", "become", "deliver", "leave"):
        return MOVES.get(verb, UNWISE)
    return space_here(state, seat)


def robbing_worth(state: TalismanState, seat: int, verb: str, other: int) -> float:
    """What stealing or beguiling brings; from whoever has nothing but Followers, the best that can be lured away."""
    if not loot(state, other):
        return max([card_worth(state, seat, card) for card in lurable(state, seat, other)], default=0.0)
    return loot_of(state, seat, other) * (1.0 if verb == "steal" else 0.4)


def space_here(state: TalismanState, seat: int) -> float:
    """What encountering the space one stands on is worth, apart from the Characters on it."""
    space = state.heroes[seat].space
    profile = profile_of(state, seat)
    lying = state.cards.get(space, ())
    worth = cards_worth(state, seat, space, profile)
    if SPACES[space].draw:
        return worth + draw_worth(profile) * max(0, SPACES[space].draw - len(lying))
    visit = VISITS.get(SPACES[space].terrain)
    return worth + (visit(state, seat, profile) if visit else 0.0)


def judge_crown(state: TalismanState, decision: Decision) -> list[float]:
    """Command, or drive the others off; nothing else."""
    return [
        50.0 if option.key == "command" else
        20.0 + encounter_worth(state, decision.seat, option) if option.place and option.place.startswith("seat:") else
        45.0 if silences(option) else
        move_worth(state, decision.seat, option)
        for option in decision.options
    ]  # fmt: skip


def saves_it(state: TalismanState, seat: int, card: str) -> bool:
    """Whether an Object laid down is kept from who would take it; a Follower laid down before the Hag is lost too."""
    return card in state.heroes[seat].objects and card in robbed(state, seat, to_meet(state, seat))


def silences(option: Option) -> bool:
    """Whether an option leaves what keeps a Character from casting: on the Crown it only hinders."""
    verb, card = parted(option.key)
    return verb == "leave" and getattr(CARD_OF[card].ability, "no_casting", False)


def portal_worth(state: TalismanState, seat: int, option: Option) -> float:
    """The ability with which it opens more often, all counted that is owned; what can be used is kept."""
    if kind_of(option.key) == "use":
        return UNWISE
    if option.key == "exchange":
        return exchange_worth(state, seat)
    points = strength(state, seat) if option.key == "strength" else craft(state, seat)
    return 20 * float(opening_share(state, seat, option.key)) + points / 100


# -- throws ----------------------------------------------------------------------------------------------


def card_throw_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Throw what is worth throwing; a Character on its way does not step through portals."""
    if kind_of(option.key) == "leave":
        return UNWISE
    carried_off = state.dealing.startswith("magic_portal") and bool(goal_of(state, seat))
    return (-1.0 if carried_off else 1.0) if option.key == "throw" else 0.0


def space_throw_worth(state: TalismanState, seat: int, option: Option) -> float:
    """Throw where the throw is worth something, if there is a choice."""
    if kind_of(option.key) == "leave":
        return UNWISE
    return space_here(state, seat) if option.key == "throw" else 0.0


SPACE_TARGETS = each(lambda state, seat, option: space_worth(state, seat, name_of(option.key))
                     if option.key.startswith("to:") else 0.0)  # fmt: skip
