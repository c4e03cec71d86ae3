"""The mages' phase (DK-6): possession is checked, then seat after seat spends the points of its mages."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import DEMONS, MAGE_PLACES, MAGES, NAMED_MAGES
from game.devils_circle.rules import demons_phase
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.demons.psychic import effective_power
from game.devils_circle.rules.interposing import interpose, newly_threatened
from game.devils_circle.rules.mages.deeds import attack, exorcise, pray, push_cradle
from game.devils_circle.rules.mages.equipment import (
    hand_over,
    hang_garlic,
    lay_wand,
    pick_up,
    pour_salt,
    resupply,
    set_herbs,
    set_torch,
    sprinkle,
    take_garlic,
    wash_away,
)
from game.devils_circle.rules.mages.options import options_and_reach
from game.devils_circle.rules.moving.mage_steps import path_in
from game.devils_circle.rules.moving.rescue import offer_between_actions
from game.devils_circle.state import (
    ACTION_POINTS,
    ON_BOARD,
    CircleState,
    controller,
    seats_of_aixel,
    seats_of_circle,
)
from game.devils_circle.state import (
    MAGES as MAGES_STAGE,
)
from game.engine.decision import Text
from game.engine.ids import parted

QUESTION = Text("{mage}: what now?")
COSTS = {
    "attack": 1, "drops": 1, "pick_up": 1, "take_down": 1, "give": 1, "hang": 1, "lay_wand": 1, "pour": 1,
    "exorcise": 2, "push": 2, "torch": 2, "herbs": 2, "pray": 2, "resupply": 2,
}  # fmt: skip
"""Action points by the first word of an option's key (DK-6.8 to DK-6.10)."""
POINTS_WHEN_WEAK = max(COSTS.values())
"""What a mage of strength 1 has for his one action: enough for any (DK-6.6)."""


async def begin_mages_phase(circle: Circle) -> None:
    """Points for every living mage; then the possession checks (DK-6.1, DK-6.5)."""
    ready_mages(circle.state)
    await circle.tell("phase_began", "DK-5.1", "The mages' phase begins.", phase=MAGES_STAGE)
    for demon in range(len(circle.state.demons)):
        if circle.state.demons[demon].holds >= 0:
            await check_possession(circle, demon)


def ready_mages(state: CircleState) -> None:
    """What every mage has at the start of a phase."""
    state.stage, state.mage, state.finished, state.pushed = MAGES_STAGE, -1, (), False
    state.stages += 1
    for mage in state.mages:
        mage.limited = mage.strength == 1
        mage.points = 0 if not mage.alive else POINTS_WHEN_WEAK if mage.limited else ACTION_POINTS
        mage.attacked = False
        mage.by_cradle = mage.alive and mage.field in BOARD.openly_adjacent[state.cradle]


async def check_possession(circle: Circle, demon: int) -> None:
    """Without effective power left, the demon's hold on its mage ends (DK-11.27, DK-12.11)."""
    mage = circle.state.demons[demon].holds
    if circle.state.demons[demon].status != ON_BOARD:
        return
    if circle.state.mages[mage].held_by != demon:
        circle.state.mages[mage].held_by = demon
        await circle.tell("possessed", "DK-12.11", "{demon} controls {mage} again.", demon=demon, mage=mage)
        return
    if effective_power(circle.state, demon, mage) <= 0:
        circle.state.demons[demon].holds = circle.state.mages[mage].held_by = -1
        await circle.tell("freed", "DK-11.27", "{mage} shakes {demon} off and is free.", demon=demon, mage=mage)


def next_seat(state: CircleState) -> int:
    """The seat whose mages act now, those of the Circle that possess one first (DK-6.2, DK-6.3); -1 if none is left."""
    for seat in (*seats_of_circle(state), *seats_of_aixel(state)):
        if seat not in state.finished and usable_mages(state, seat):
            return seat
    return -1


def usable_mages(state: CircleState, seat: int) -> tuple[int, ...]:
    """The mages that a seat plays and that have points left."""
    return tuple(
        [number for number, mage in enumerate(state.mages) if mage.points and controller(state, number) == seat]
    )


@cache
def question(mage: int) -> Text:
    """What is asked about a mage."""
    return Text(QUESTION.message, (("mage", NAMED_MAGES[mage]),))


async def mage_action(circle: Circle) -> None:
    """One action of one mage, or the end of a seat's phase."""
    mage = circle.state.mage
    if mage < 0 or not circle.state.mages[mage].points:
        mage = next_mage(circle.state)
        if mage < 0:
            await demons_phase.begin_demons_phase(circle)
            return
        circle.state.mage = mage
    seat = controller(circle.state, mage)
    options, layers = options_and_reach(circle.state, mage, seat)
    key = await circle.ask(seat, "mage", question(mage), options, "DK-6.4", about=MAGE_PLACES[mage])
    action, what = parted(key)
    if action == "finish":
        circle.state.finished, circle.state.mage = (*circle.state.finished, seat), -1
    elif action == "walk":
        await walk(circle, mage, field_number(what), layers)
        if circle.state.watchful:
            await offer_to_watchful(circle)
    elif action == "select":
        circle.state.mage = MAGES.index(what)
    elif action == "flight":
        await offer_between_actions(circle, int(what))
    else:
        pay(circle.state, mage, COSTS[action])
        await carry_out(circle, seat, mage, action, what)
        if circle.state.watchful:
            await offer_to_watchful(circle)


async def offer_to_watchful(circle: Circle) -> None:
    """With that option, the Circle is asked after every action whether a demon flees (DK-16.4)."""
    for other in seats_of_circle(circle.state):
        await offer_between_actions(circle, other)


def next_mage(state: CircleState) -> int:
    """The first mage that the seat in turn can play; -1 if no seat has one left."""
    found = -1
    for number, mage in enumerate(state.mages):  # the mages are in the order of their seats
        if mage.held_by >= 0:
            seat = next_seat(state)
            return usable_mages(state, seat)[0] if seat >= 0 else -1
        if found < 0 and mage.points and state.mage_seats[number] not in state.finished:
            found = number
    return found


async def carry_out(circle: Circle, seat: int, mage: int, action: str, what: str) -> None:
    """Do an action that is paid for (DK-6.7)."""
    if action == "exorcise":
        name, bundles = parted(what)
        await exorcise(circle, seat, mage, DEMONS.index(name), int(bundles))
    elif action == "attack":
        await attack(circle, mage, DEMONS.index(what))
    elif action == "drops":
        await use_drops(circle, mage, what)
    elif action == "pray":
        await pray(circle, mage, what)
    elif action == "give":
        await hand_over(circle, seat, mage, MAGES.index(what))
    elif action == "pick_up":
        await pick_up(circle, mage, field_number(what))
    elif action == "push":
        await push_cradle(circle, seat)
    elif action in ALONE:
        await ALONE[action](circle, mage)
    else:
        await WITH_PLACE[action](circle, seat, mage)


ALONE = {"hang": hang_garlic, "take_down": take_garlic}
WITH_PLACE = {
    "lay_wand": lay_wand, "pour": pour_salt, "torch": set_torch, "herbs": set_herbs, "resupply": resupply,
}  # fmt: skip


async def use_drops(circle: Circle, mage: int, what: str) -> None:
    """Drops on a demon, or on the pentagram with that marker."""
    if what.isdigit():
        await wash_away(circle, mage, int(what))
    else:
        await sprinkle(circle, mage, DEMONS.index(what))


def pay(state: CircleState, mage: int, cost: int) -> None:
    """Take action points; a weakened mage has no second action (DK-6.6)."""
    piece = state.mages[mage]
    piece.points = 0 if piece.limited else piece.points - cost


async def walk(circle: Circle, mage: int, goal: int, layers: tuple[int, ...]) -> None:
    """Move after move to a field within reach; ``layers`` are the fields by price (DK-6.11).

    On the way the Circle may flee with a demon that is threatened; the walk then ends there (DK-16.6).
    """
    start = circle.state.mages[mage].field
    walked: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    for field in path_in(layers, goal):
        take_step(circle.state, mage, field)
        walked = (*walked, field)
        alarmed = newly_threatened(circle.state, mage, asked) if field != goal else ()
        if field != goal and not alarmed:
            continue
        await tell_walk(circle, mage, start, walked)
        if alarmed and await interpose(circle, mage, alarmed):
            return
        start, walked, asked = field, (), asked + alarmed


def take_step(state: CircleState, mage: int, field: int) -> None:
    """One move to a square beside."""
    pay(state, mage, 1)
    state.mages[mage].field = field


async def tell_walk(circle: Circle, mage: int, start: int, path: tuple[int, ...]) -> None:
    """Say where a mage went, and which way."""
    if circle.listening:
        await circle.tell(
            "mage_moved", "DK-6.11", "{mage} goes to {field}.", mage=mage, start=start, field=path[-1], path=path
        )
