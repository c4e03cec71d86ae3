"""Whoever has lived under the Command Spell for long makes for the Crown by the nearest way, whatever it costs.

Where healing is free, two Lives come back for every one that the Command Spell takes: who only heals himself is never
beaten, never wins, and the match never ends. The Crown must win, or be won.
"""

from __future__ import annotations

from game.engine.decision import Decision, Option
from game.engine.ids import name_of, parted
from game.talisman.adviser.ways.inside import step_worth
from game.talisman.adviser.ways.moving import distance, goal_of
from game.talisman.adviser.worth import is_besieged
from game.talisman.box.board import MIDDLE, OUTER, PORTAL, SPACES
from game.talisman.state import TalismanState

SIEGE_ROUNDS = 8
"""So long healing only puts off the end: four Lives last for eight rounds on average."""
ACROSS = 100.0
"""What takes a Character over the river, or through the Portal, comes before all that only leads nearer."""


def is_worn_down(state: TalismanState, seat: int) -> bool:
    """Whether somebody else has ruled from the Crown for so long that nothing but the Crown itself can help."""
    return state.turns - state.crowned > SIEGE_ROUNDS * len(state.heroes) and is_besieged(state, seat)


def turning_back(state: TalismanState, decision: Decision) -> frozenset[str]:
    """The keys of all ways but the one that leads nearest to the goal; none while there is still time."""
    seat = decision.seat
    if not is_worn_down(state, seat) or not goal_of(state, seat):
        return frozenset()
    ways = {option.key: nearness(state, seat, option) for option in decision.options}
    found = {key: worth for key, worth in ways.items() if worth is not None}
    best = max(found.values(), default=0.0)
    return frozenset(key for key, worth in found.items() if worth < best)


def nearness(state: TalismanState, seat: int, option: Option) -> float | None:
    """How near to its goal a way takes the Character; None for what is no way."""
    verb, space = parted(option.key)
    hero, goal = state.heroes[seat], goal_of(state, seat)
    outside = SPACES[hero.space].region == OUTER
    if verb in ("step", "retreat"):
        return step_worth(state, seat, verb, space)
    if verb == "continue":
        return ACROSS
    if verb in ("cw", "ccw", "on"):
        return -float(distance(name_of(option.place or ""), goal))
    if verb == "cross":
        return ACROSS if outside else -ACROSS
    if verb == "inwards":
        return ACROSS if goal == PORTAL else -ACROSS
    if verb in ("ferry", "raft", "lift", "woods"):
        return carried(hero.space, space, goal)
    return -float(distance(hero.space, goal)) if verb == "throw" else None


def carried(here: str, there: str, goal: str) -> float:
    """The same for a way without a die, which may cross the river."""
    if SPACES[here].region == SPACES[there].region:
        return -float(distance(there, goal))
    return ACROSS if SPACES[there].region == MIDDLE else -ACROSS
