"""Walking: space by space, the ways at branches, the bridge and the Sentinel (TAL-6.11.2 to TAL-6.11.4)."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache

from game.engine.decision import Named, Option, Text
from game.talisman.box.board import (
    BRIDGE,
    BRIDGE_HILLS,
    CLOCKWISE,
    COUNTER_CLOCKWISE,
    NEXT,
    PLAIN_OF_PERIL,
    PORTAL,
    SENTINEL,
    SPACES,
    counted_from,
)
from game.talisman.rules.fights import combat
from game.talisman.rules.fights.scores import WON
from game.talisman.rules.happenings.landing import begin_encounter, cross_river, land_on, stop_short
from game.talisman.rules.table import space_enemies
from game.talisman.rules.table.land import NOTHING, Land
from game.talisman.rules.walking import portal
from game.talisman.state import ARRIVING, CARRYING_ON, ENDING, TalismanState

WAY_QUESTION = Text("You have {n} step. Which way?", plural="You have {n} steps. Which way?")
BRANCHES = frozenset({SENTINEL, BRIDGE_HILLS, PORTAL})


def named(space: str) -> Named:
    """A space by name."""
    return Named(SPACES[space].name, f"space:{space}")


CW, CCW, ON, CROSS, INWARDS = "cw", "ccw", "on", "cross", "inwards"
WAYS = frozenset({CW, CCW, ON, CROSS, INWARDS})


def way_options(state: TalismanState, space: str, steps: int, direction: int) -> tuple[Option, ...]:
    """The ways on from a space with that many steps left; the direction may be chosen only once (TAL-6.11.2)."""
    return ways_from(space, steps, direction, space in BRIDGE and not state.crossed)


@cache
def ways_from(space: str, steps: int, direction: int, bridge: bool) -> tuple[Option, ...]:
    """The same from the numbers alone: a few hundred answers, asked for in every turn."""
    found = [straight(space, steps, direction)] if direction else [
        straight(space, steps, CLOCKWISE, CW), straight(space, steps, COUNTER_CLOCKWISE, CCW)
    ]  # fmt: skip
    if bridge:
        found.append(bridge_option(space))
    elif space == PORTAL:
        found.append(PASS_PORTAL)
    return tuple(found)


@cache
def way_question(steps: int) -> Text:
    """The question which way to go."""
    return Text(WAY_QUESTION.message, (("n", steps),), WAY_QUESTION.plural)


@cache
def straight(space: str, steps: int, direction: int, key: str = ON) -> Option:
    """The option to go straight on; its place is where the way would end."""
    end = counted_from(space, steps, direction)
    return Option(key, Text(WAY_TEXTS[key].message, (("space", named(end)),)), f"space:{end}", "TAL-6.11.1c")


WAY_TEXTS = {
    CW: Text("Clockwise to the {space}"),
    CCW: Text("Counter-clockwise to the {space}"),
    ON: Text("Straight on to the {space}"),
}
PASS_PORTAL = Option(
    INWARDS,
    Text("Try the Portal of Power"),
    f"space:{PLAIN_OF_PERIL}",
    "TAL-6.11.24a",
    tooltip=Text("Throw 2 dice: no more than your Strength or your Craft."),
)


@cache
def bridge_option(space: str) -> Option:
    """The option to cross the bridge."""
    other = BRIDGE[space]
    text = Text("Cross the bridge: the Sentinel attacks") if space == SENTINEL else Text("Cross the bridge")
    return Option(CROSS, text, f"space:{other}", "TAL-6.11.8a")


async def carry_on(land: Land) -> None:
    """Go on with the movement under way until it ends, or a choice was carried out."""
    seat = land.state.turn
    if land.state.steps == 0:
        await arrive(land, seat)
        return
    space = land.state.heroes[seat].space
    direction = land.state.direction
    if direction and space not in BRANCHES:
        walk(land.state, seat, ON)
        return
    options = way_options(land.state, space, land.state.steps, direction)
    key = await land.ask(seat, "way", way_question(land.state.steps), options, "TAL-6.11.1c")
    await take_way(land, seat, key)


def take_way(land: Land, seat: int, way: str) -> Awaitable[None]:
    """Go one way: along the ring up to the next branch, over the bridge, or through the Portal."""
    if way == INWARDS:
        return portal.attempt(land, seat)
    if way == CROSS:
        return cross_bridge(land, seat)
    walk(land.state, seat, way)
    return go_on(land, seat)


def go_on(land: Land, seat: int) -> Awaitable[None]:
    """The move ends here, or there is another choice to make."""
    if land.state.steps == 0:
        return arrive(land, seat)
    land.state.stage = CARRYING_ON
    return NOTHING


async def cross_bridge(land: Land, seat: int) -> None:
    """Over the bridge, past the Sentinel if it is crossed inwards."""
    if land.state.heroes[seat].space == SENTINEL and not await passes_sentinel(land, seat):
        land.state.ended, land.state.steps = True, 0
        land.state.stage = ENDING
        if land.state.heroes[seat].space == SENTINEL:
            await stop_short(land, seat)
        return
    await walk_over_bridge(land, seat)
    await go_on(land, seat)


def walk(state: TalismanState, seat: int, way: str) -> None:
    """Along the ring until the steps are used up or a branch is reached with steps left."""
    if way == CW:
        state.direction = CLOCKWISE
    elif way == CCW:
        state.direction = COUNTER_CLOCKWISE
    state.heroes[seat].space, state.steps = walked(state.heroes[seat].space, state.steps, state.direction)


@cache
def walked(space: str, steps: int, direction: int) -> tuple[str, int]:
    """Where such a walk pauses, and the steps left there."""
    following = NEXT[direction]
    space = following[space]
    steps -= 1
    while steps and space not in BRANCHES:
        space = following[space]
        steps -= 1
    return space, steps


async def walk_over_bridge(land: Land, seat: int) -> None:
    """One step over the bridge; in the new Region the direction may be chosen anew (TAL-6.11.14)."""
    space = BRIDGE[land.state.heroes[seat].space]
    land.state.heroes[seat].space = space
    land.state.steps -= 1
    land.state.direction, land.state.crossed = 0, True
    await land.tell("bridge_crossed", "TAL-6.11.10a", "{who} crosses the bridge to the {space}.", who=seat, space=space)
    await cross_river(land, seat)


async def passes_sentinel(land: Land, seat: int) -> bool:
    """Whether the Character defeats or evades the Sentinel (TAL-6.11.11, TAL-6.11.12)."""
    result = await combat.fight_space_enemy(land, seat, space_enemies.SENTINEL)
    alive = bool(land.state.heroes[seat].space) and not land.state.ended
    return result in (WON, combat.EVADED) and alive


async def arrive(land: Land, seat: int) -> None:
    """The move has ended on this space: what waits there acts, then its encounter follows."""
    space = land.state.heroes[seat].space
    if not space:
        land.state.stage = ENDING
        return
    land.state.steps = 0
    land.state.stage = ARRIVING
    if land.listening:
        await land.tell("moved", "TAL-6.11.1a", "{who} comes to the {space}.", who=seat, space=space)
    begin_encounter(land.state)
    await land_on(land, seat, space)
