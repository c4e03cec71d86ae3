"""The choice of how to move (TAL-6.11)."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import cache

from game.engine.decision import Option, Text
from game.engine.ids import parted
from game.talisman.box.board import CROWN, INNER, OUTER, SPACES, TEMPLE, spaces_of
from game.talisman.box.characters import STEP_IN_WOODS
from game.talisman.box.register import TURN_START
from game.talisman.rules import actions
from game.talisman.rules.belongings import rafts
from game.talisman.rules.fights import crown
from game.talisman.rules.happenings.landing import begin_encounter, cross_river, land_on, set_free
from game.talisman.rules.table.abilities import acting
from game.talisman.rules.table.land import Land
from game.talisman.rules.walking import inner_region
from game.talisman.rules.walking.steps import WAYS, named, take_way, way_options
from game.talisman.state import CARRYING_ON, ENDING, TalismanState

MOVE_QUESTION = Text("Your turn: how do you move?")
THROW = Option("throw", Text("Throw the die"), "dice:movement", "TAL-6.11.1a")
BREAK_FREE = Option("throw", Text("Throw to break free"), "dice:movement", "TAL-6.13.5a")
LIFT, FERRY = "lift", "ferry"
CARRIED = {
    LIFT: Text("{who} accepts the wizard's offer and flies to the {space}."),
    FERRY: Text("{who} accepts the boatman's offer and is ferried to the {space}."),
    "raft": Text("{who} crosses the river by Raft to the {space}."),
    "woods": Text("{who} steps from the Woods to the {space}."),
}
"""What is said of moves without a die."""


def move_cap(state: TalismanState, seat: int) -> int:
    """How far the Character must move without a die (Toad, Blizzard, Poltergeist); 0 if the die is thrown.

    Nothing but being a Toad, Followers and lasting effects hold anybody back: this is asked in every turn.
    """
    hero = state.heroes[seat]
    if hero.toad:
        return 1
    if not hero.followers and not state.lasting:
        return 0
    found = acting(state, seat, "move_cap")
    return min([source.move_cap for _, source in found]) if found else 0


def move_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Every way to move, or to use the turn otherwise (TAL-FLOW-3, TAL-FLOW-4)."""
    hero = state.heroes[seat]
    if SPACES[hero.space].region == INNER:
        return inner_region.move_options(state, seat)
    if hero.enslaved:
        return (BREAK_FREE, *granted_options(state, seat))
    cap = move_cap(state, seat)
    walking = way_options(state, hero.space, cap, 0) if cap else (THROW,)
    return (*walking, *granted_options(state, seat))


def granted_options(state: TalismanState, seat: int) -> tuple[Option, ...]:
    """Movements granted by a Raft, the Tavern or the Elf's nature; building a Raft."""
    hero = state.heroes[seat]
    if not (hero.raft or hero.offer or hero.objects or hero.character in STEP_IN_WOODS):
        return ()
    found: list[Option] = []
    if hero.raft:
        found += rafts.crossing_options(state, seat)
    if hero.offer == LIFT:
        found += [lift_option(space) for space in spaces_of(OUTER)]
    elif hero.offer == FERRY:
        found.append(ferry_option())
    if steps_in_woods(state, seat):
        found += [woods_option(space) for space in woods_of(hero.space)]
    if hero.objects and rafts.can_build(state, seat):
        found.append(rafts.BUILD)
    return tuple(found)


def steps_in_woods(state: TalismanState, seat: int) -> bool:
    """The Elf in the Woods, in place of a die that would be thrown."""
    hero = state.heroes[seat]
    if hero.character not in STEP_IN_WOODS or SPACES[hero.space].terrain != "woods":
        return False
    return not move_cap(state, seat)


@cache
def woods_of(space: str) -> tuple[str, ...]:
    """The other Woods of the same Region."""
    region = SPACES[space].region
    return tuple(other for other in spaces_of(region) if SPACES[other].terrain == "woods" and other != space)


@cache
def woods_option(space: str) -> Option:
    """The Elf's step from Woods to Woods."""
    return Option(
        f"woods:{space}", Text("Step to the {space}", (("space", named(space)),)), f"space:{space}", "TAL-6.11.1b"
    )


@cache
def lift_option(space: str) -> Option:
    """The Tavern's wizard takes the Character anywhere in the Outer Region."""
    return Option(
        f"lift:{space}", Text("Be taken to the {space}", (("space", named(space)),)), f"space:{space}", "TAL-6.11.1b"
    )


@cache
def ferry_option() -> Option:
    """The Tavern's boatman."""
    return Option(f"ferry:{TEMPLE}", Text("Take the ferry to the Temple"), f"space:{TEMPLE}", "TAL-6.11.9")


async def move(land: Land) -> None:
    """The active player acts at will and then moves, or uses the turn otherwise (TAL-FLOW-2 to TAL-FLOW-4)."""
    seat = land.state.turn
    if land.state.heroes[seat].held:
        await inner_region.held(land, seat)
        return
    if land.state.heroes[seat].space == CROWN:
        await crown.rule(land, seat)
        return
    land.state.window = TURN_START
    options = move_options(land.state, seat) + actions.free_options(land.state, seat)
    if not options:
        land.state.window, land.state.stage = "", ENDING
        return
    key = await land.ask(seat, "move", MOVE_QUESTION, options, "TAL-6.11.1a")
    verb, what = parted(key)
    if verb in FREE_VERBS:
        await actions.act(land, seat, key)
        land.state.window = ""
        return
    land.state.window = ""
    land.state.moved = True
    await start_moving(land, seat, verb, what)


FREE_VERBS = frozenset({"cast", "use", "leave", "become", "deliver", "exchange"})


def start_moving(land: Land, seat: int, verb: str, what: str) -> Awaitable[None]:
    """Carry the chosen way of moving out as far as it needs no further choice; unused offers lapse."""
    land.state.heroes[seat].offer = ""
    if verb == "throw":
        return throw_and_go(land, seat)
    if verb in WAYS:
        land.state.steps = land.state.thrown = move_cap(land.state, seat)
        return take_way(land, seat, verb)
    if verb in ("woods", LIFT, FERRY, "raft"):
        return be_carried(land, seat, verb, what)
    if verb == "build":
        return rafts.build(land, seat)
    return inner_region.step(land, seat, verb, what)


async def throw_and_go(land: Land, seat: int) -> None:
    """Throw the movement die; a slave of the Temple moves only on 4 to 6 (board file, Temple 5)."""
    number = land.dice.roll()
    land.state.thrown = land.state.steps = number
    if land.listening:
        await land.tell("moved_die", "TAL-6.11.1a", "{who} throws {number}.", who=seat, number=number, faces=(number,))
    if land.state.heroes[seat].enslaved:
        if number < 4:
            await land.tell("still_enslaved", "TAL-6.13.5a", "{who} remains a slave of the Temple.", who=seat)
            land.state.moved, land.state.stage = False, ENDING
            return
        await set_free(land, seat)
        land.state.steps = move_cap(land.state, seat) or number
    land.state.stage = CARRYING_ON


async def be_carried(land: Land, seat: int, verb: str, space: str) -> None:
    """Set on a space by the Elf's step, the Tavern's offers or a Raft; then its encounter (TAL-6.11.18)."""
    await set_free(land, seat)
    if verb == "raft":
        rafts.use_up(land, seat)
    await land.tell("carried", "TAL-6.11.1b", CARRIED[verb].message, who=seat, space=space, how=verb)
    begin_encounter(land.state)
    if verb in (FERRY, "raft"):
        await cross_river(land, seat)
    await land_on(land, seat, space)
