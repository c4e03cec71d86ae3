"""What a mage may do now (DK-6 to DK-8): every action that is possible and can be paid."""

from __future__ import annotations

from functools import cache, lru_cache

from game.devils_circle.box.board import BOARD, FIELD_NAMES, FIELD_PLACES, KEEP_SET, MAGE_GROUND, SUPPLY, named_field
from game.devils_circle.box.pieces import (
    CRADLE_PLACE,
    DEMON_PLACES,
    DEMONS,
    MAGE_PLACES,
    MAGES,
    NAMED_DEMONS,
    NAMED_MAGES,
    item_place,
    pentagram_place,
)
from game.devils_circle.rules.ground import (
    ALONE,
    OPENLY,
    WITHIN_TWO,
    demons_set,
    mages_set,
    obstacles_but_wands,
    openly_without,
)
from game.devils_circle.rules.moving.mage_steps import walk_layers_in
from game.devils_circle.rules.moving.rescue import seats_that_can_flee
from game.devils_circle.state import (
    HANDS,
    LIMITS,
    CircleState,
    Mage,
    controller,
)
from game.engine.boards.rooms import DIRECTIONS, NOWHERE, members, set_of
from game.engine.decision import Option, Text

EXORCISM_POWER, EXORCISM_POWER_WITH_WAND = 7, 4
ATTACK_STRENGTH = 7
HANDED = ("wand", "book", "garlic", "salt", "torch", "herb")
"""What can be handed over: not the drops (DK-7.6)."""

FINISH = Option(
    "finish",
    Text("End the phase"),
    clause="DK-6.5",
    tooltip=Text("Points that are left are lost at the end of the phase."),
)
HANG, TAKE_DOWN, POUR, LAY_WAND, TORCH, HERBS, PRAY, RESUPPLY, PUSH = (1 << bit for bit in range(9))
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
        options += walk_options(layers[cost], cost)
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
    if mage.points < 2 or state.at_dawn or not mage.book or not mage.herb or mage.wand >= HANDS:
        return False
    return mage.power >= (EXORCISM_POWER_WITH_WAND if mage.wand else EXORCISM_POWER)


def may_give(state: CircleState, mage: Mage, other: int) -> bool:
    """Whether a mage has anything that a mage beside him could take (DK-7.5 to DK-7.8)."""
    return state.mages[other].held_by < 0 and bool(gifts(mage, state.mages[other]))


def gifts(mage: Mage, other: Mage) -> tuple[str, ...]:
    """The items a mage could hand to another who is below the limit for them (DK-7.5 to DK-7.7)."""
    return tuple([item for item in HANDED if getattr(mage, item) and getattr(other, item) < LIMITS[item]])


# -- the options themselves -------------------------------------------------------------------------------


@lru_cache(maxsize=16_000)
def walk_options(fields: int, cost: int) -> tuple[Option, ...]:
    """The fields that cost so many points."""
    return tuple([walk_option(field, cost) for field in members(fields)])


@cache
def walk_option(field: int, cost: int) -> Option:
    """The option to walk somewhere."""
    words = Text(
        "Go to {field} for {n} point", (("field", named_field(field)), ("n", cost)), "Go to {field} for {n} points"
    )
    return Option(f"walk:{FIELD_NAMES[field]}", words, FIELD_PLACES[field], "DK-6.11")


@cache
def pick_up_option(field: int) -> Option:
    """The option to take a lying wand in hand."""
    words = Text("Pick up the wand on {field}", (("field", named_field(field)),))
    return Option(f"pick_up:{FIELD_NAMES[field]}", words, FIELD_PLACES[field], "DK-7.12")


@cache
def demon_options(demon: int, bundles: int, drops: bool, attack: bool) -> tuple[Option, ...]:
    """What can be done to one demon: an exorcism with up to that many bundles, drops, an attack."""
    place, name = DEMON_PLACES[demon], (("demon", NAMED_DEMONS[demon]),)
    found = []
    if attack:
        words = Text("Attack {demon} directly", name)
        found.append(Option(f"attack:{DEMONS[demon]}", words, place, "DK-8.18"))
    if drops:
        words = Text("Sprinkle {demon} with elven drops", name)
        found.append(Option(f"drops:{DEMONS[demon]}", words, place, "DK-7.30"))
    for count in range(1, bundles + 1):
        words = Text(
            "Exorcise {demon} with {n} bundle of herbs",
            (*name, ("n", count)),
            "Exorcise {demon} with {n} bundles of herbs",
        )
        found.append(Option(f"exorcise:{DEMONS[demon]}:{count}", words, place, "DK-8.1"))
    return tuple(found)


@cache
def drops_on(marker: int) -> Option:
    """The option to wash a pentagram away."""
    words = Text("Wash the pentagram away with elven drops")
    return Option(f"drops:{marker}", words, pentagram_place(marker), "DK-7.34")


@cache
def give_option(other: int) -> Option:
    """The option to hand something to a mage."""
    words = Text("Hand {mage} something", (("mage", NAMED_MAGES[other]),))
    return Option(f"give:{MAGES[other]}", words, MAGE_PLACES[other], "DK-7.5")


SELECT = tuple(
    Option(f"select:{mage}", Text("Play {mage}", (("mage", name),)), place, "DK-6.4")
    for mage, name, place in zip(MAGES, NAMED_MAGES, MAGE_PLACES, strict=True)
)
"""The options to go on with another mage."""


@cache
def flight_button(seat: int, owners: tuple[int, ...]) -> Option:
    """The button of a seat of the Circle for a rescue move between two actions; ``owners`` are the demons' seats.

    Where the demons have two owners it names those that it can mean (DK-1.8).
    """
    own = [demon for owner, demon in zip(owners, NAMED_DEMONS, strict=True) if owner == seat]
    words = Text("The Circle: a rescue move")
    if len(own) < len(owners):
        words = Text("{one} or {other}: a rescue move", (("one", own[0]), ("other", own[-1])))
    return Option(
        f"flight:{seat}",
        words,
        clause="DK-16.4",
        tooltip=Text("For the players of the demons: one of them flees now, paid with its power."),
    )


@lru_cache(maxsize=4_000)
def buttons(
    number: int, field: int, flags: int, others: int, flights: tuple[int, ...], owners: tuple[int, ...]
) -> tuple[Option, ...]:
    """Everything that is a button: actions, choosing another mage, flights of seats, and the end of the phase.

    ``flags`` are the actions with one button each, of which only taking garlic down needs the mage's ``field``;
    ``owners`` are the demons' seats.
    """
    found: list[Option] = []
    for flag, options in _simple_options(number):
        if flag == TAKE_DOWN and flags & TAKE_DOWN:
            found.append(take_down_option(field))
        elif flags & flag:
            found += options
    fleeing = [flight_button(seat, owners) for seat in flights]
    return (*found, *[SELECT[other] for other in members(others)], *fleeing, FINISH)


@cache
def take_down_option(field: int) -> Option:
    """The option to take garlic back from the mage's own field."""
    return Option("take_down", Text("Take the garlic down"), FIELD_PLACES[field], "DK-7.20")


@cache
def _simple_options(number: int) -> tuple[tuple[int, tuple[Option, ...]], ...]:
    def item(key: str, words: Text, name: str, clause: str) -> tuple[Option, ...]:
        return (Option(key, words, item_place(number, name), clause),)

    pray = (
        Option("pray:strength", Text("Pray for strength"), "act:pray", "DK-8.10"),
        Option("pray:power", Text("Pray for power"), "act:pray", "DK-8.10"),
    )
    return (
        (HANG, item("hang", Text("Hang garlic here"), "garlic", "DK-7.19")),
        (TAKE_DOWN, ()),
        (POUR, item("pour", Text("Pour a line of magic salt"), "salt", "DK-7.24")),
        (LAY_WAND, item("lay_wand", Text("Lay a wand down beside you"), "wand", "DK-7.11")),
        (TORCH, item("torch", Text("Set and light a torch"), "torch", "DK-7.35")),
        (HERBS, item("herbs", Text("Set and light Ilih herbs"), "herb", "DK-7.41")),
        (PUSH, (Option("push", Text("Push the cradle"), CRADLE_PLACE, "DK-8.14"),)),
        (PRAY, pray),
        (RESUPPLY, (Option("resupply", Text("Take supplies"), "act:resupply", "DK-7.47"),)),
    )
