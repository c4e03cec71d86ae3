"""What a mage may do now (DK-6 to DK-8): every action that is possible and can be paid."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD, KEEP_SET, MAGE_GROUND, SUPPLY
from game.devils_circle.rules.ground import (
    ALONE,
    OPENLY,
    WITHIN_TWO,
    demons_set,
    mages_set,
    obstacles_but_wands,
    openly_without,
)
from game.devils_circle.rules.mages.offers import (
    HANG,
    HERBS,
    LAY_WAND,
    POUR,
    PRAY,
    PUSH,
    RESUPPLY,
    TAKE_DOWN,
    TORCH,
    buttons,
    demon_options,
    drops_on,
    give_option,
    pick_up_option,
)
from game.devils_circle.rules.moving.mage_steps import walk_layers_in
from game.devils_circle.rules.moving.rescue import seats_that_can_flee
from game.devils_circle.rules.moving.walks import walk_options
from game.devils_circle.state import (
    HANDS,
    LIMITS,
    CircleState,
    Mage,
    controller,
)
from game.engine.boards.rooms import DIRECTIONS, NOWHERE, members, set_of
from game.engine.decision import Option

EXORCISM_POWER, EXORCISM_POWER_WITH_WAND = 7, 4
ATTACK_STRENGTH = 7
HANDED = ("wand", "book", "garlic", "salt", "torch", "herb")
"""What can be handed over: not the drops (DK-7.6)."""
SUPPLY_BIT = 1 << SUPPLY


def mage_options(state: CircleState, number: int, seat: int) -> tuple[Option, ...]:
    """Everything the seat may do with this mage, choosing another mage, and ending the phase."""
    return options_and_reach(state, number, seat)[0]


def options_and_reach(state: CircleState, number: int, seat: int) -> tuple[tuple[Option, ...], tuple[int, ...]]:
    """The options, and the fields within reach by price."""
    mage = state.mages[number]
    field, points, possessed = mage.field, mage.points, mage.held_by >= 0
    mages, demons = mages_set(state), demons_set(state)
    occupied = mages | demons | ALONE[state.cradle]
    room = MAGE_GROUND & ~obstacles_but_wands(state, occupied)
    flights = seats_that_can_flee(state, occupied)
    flags = small_actions(state, mage, room, possessed)
    lying = set_of(state.wands) if state.wands else 0
    room &= ~lying
    if points > 1:
        flags |= large_actions(state, mage, room & ~SUPPLY_BIT, possessed)
    layers = walk_layers_in(room, field, 1 if mage.limited or (flights and state.watchful) else points)
    options: tuple[Option, ...] = ()
    for cost in range(1, len(layers)):
        options += walk_options(layers[cost], cost, "DK-6.11")
    if lying & OPENLY[field] and mage.wand < HANDS:
        options += tuple([pick_up_option(wand) for wand in members(lying & OPENLY[field])])
    if not possessed and (state.pentagrams or demons & WITHIN_TWO[field] or mages & OPENLY[field]):
        options += targets(state, mage, mages, demons)
    others = others_to_play(state, number, seat)
    place = field if flags & TAKE_DOWN else NOWHERE
    return options + buttons(number, place, flags, others, flights, state.demon_seats), layers


def others_to_play(state: CircleState, number: int, seat: int) -> int:
    """The other mages that a seat could go on with, as a set of their numbers."""
    found = 0
    for other, piece in enumerate(state.mages):
        if piece.points and other != number and controller(state, other) == seat:
            found |= 1 << other
    return found


def small_actions(state: CircleState, mage: Mage, room: int, possessed: bool) -> int:
    """The actions for 1 point that have one button each; ``room`` is where no obstacle but wands is."""
    flags = 0
    if mage.wand:
        if OPENLY[mage.field] & room & ~SUPPLY_BIT:
            flags = LAY_WAND
        if mage.wand >= HANDS:
            return flags
    if mage.field in state.garlic:
        if mage.garlic < LIMITS["garlic"]:
            flags |= TAKE_DOWN
    elif mage.garlic:
        flags |= HANG
    if mage.salt and not possessed and (not state.salt or openly_without(state.salt)[mage.field]):
        flags |= POUR
    return flags


def large_actions(state: CircleState, mage: Mage, free: int, possessed: bool) -> int:
    """The actions for 2 points that have one button each; ``free`` are the free squares."""
    flags = 0 if possessed else PRAY
    if not mage.wand:
        if not possessed and free & OPENLY[mage.field]:
            if mage.torch and not state.at_dawn:
                flags |= TORCH
            if mage.herb:
                flags |= HERBS
        if mage.by_cradle and not state.pushed and OPENLY[state.cradle] >> mage.field & 1:
            flags |= PUSH if free & OPENLY[state.cradle] else 0
    if mage.field == SUPPLY and not possessed and any(state.stock.values()):
        flags |= RESUPPLY
    return flags


def salt_edges(state: CircleState, field: int) -> tuple[int, ...]:
    """The open, unsalted edges of a field (DK-7.24)."""
    edges = BOARD.edges[field]
    return tuple([edges[way] for way in DIRECTIONS if BOARD.open[way] >> field & 1 and edges[way] not in state.salt])


def targets(state: CircleState, mage: Mage, mages: int, demons: int) -> tuple[Option, ...]:
    """What can be done to demons, pentagrams and other mages near by, given the fields of mages and demons."""
    found: list[Option] = []
    field, hands = mage.field, HANDS - mage.wand
    beside = OPENLY[field]
    if demons & WITHIN_TWO[field]:
        for demon, piece in enumerate(state.demons):
            if piece.field >= 0 and WITHIN_TWO[field] >> piece.field & 1:
                found += demon_options(demon, *deeds_against(state, mage, piece.field))
    if state.pentagrams and mage.drops and hands:
        around = beside | 1 << field
        found += [drops_on(marker) for marker, place, _ in state.pentagrams if around >> place & 1]
    if mages & beside:
        for other, piece_there in enumerate(state.mages):
            if piece_there.field >= 0 and beside >> piece_there.field & 1 and may_give(state, mage, other):
                found.append(give_option(other))
    return tuple(found)


def deeds_against(state: CircleState, mage: Mage, target: int) -> tuple[int, bool, bool]:
    """With how many bundles a mage can exorcise a demon on that field; whether he can use drops, and attack it."""
    if not WITHIN_TWO[mage.field] >> target & 1:
        return 0, False, False
    bundles = mage.herb if may_exorcise(state, mage) else 0
    near = bool(OPENLY[mage.field] >> target & 1)
    return bundles, near and bool(mage.drops) and mage.wand < HANDS, near and may_attack(mage, target)


def may_attack(mage: Mage, target: int) -> bool:
    """Whether a mage may attack a demon on that field beside him (DK-8.18, DK-8.19)."""
    return not mage.attacked and mage.strength >= ATTACK_STRENGTH and bool(KEEP_SET >> target & 1)


def may_exorcise(state: CircleState, mage: Mage) -> bool:
    """Whether a mage could exorcise a demon within reach (DK-8.2, DK-8.3, DK-8.9)."""
    return mage.points >= 2 and is_exorcist(state, mage)


def is_exorcist(state: CircleState, mage: Mage) -> bool:
    """Whether a mage has what an exorcism takes at this hour, points aside (DK-8.3, DK-8.9)."""
    if state.at_dawn or not mage.book or not mage.herb or mage.wand >= HANDS:
        return False
    return mage.power >= (EXORCISM_POWER_WITH_WAND if mage.wand else EXORCISM_POWER)


def may_give(state: CircleState, mage: Mage, other: int) -> bool:
    """Whether a mage has anything that a mage beside him could take (DK-7.5 to DK-7.8)."""
    return state.mages[other].held_by < 0 and bool(gifts(mage, state.mages[other]))


def gifts(mage: Mage, other: Mage) -> tuple[str, ...]:
    """The items a mage could hand to another who is below the limit for them (DK-7.5 to DK-7.7)."""
    return tuple([item for item in HANDED if getattr(mage, item) and getattr(other, item) < LIMITS[item]])
