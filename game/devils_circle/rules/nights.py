"""The clock, dawn, sunrise and the beginning of each night (DK-4, DK-14)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import FIELD_NAMES, FIELD_PLACES, RING_SET, SUPPLY, field_number, named_field
from game.devils_circle.box.pieces import CRADLE_PLACE, DEMON_PLACES, MAGE_PLACES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.circle import DAWNED, Circle, held_by
from game.devils_circle.rules.ground import demons_set, enterable, free_fields
from game.devils_circle.rules.mages_phase import begin_mages_phase
from game.devils_circle.state import (
    DAWN_CAP,
    DEMON_MATERIALITY,
    DEMON_POWER,
    LIMITS,
    NEUTRALISED,
    NIGHT_BEGINS,
    ON_BOARD,
    PLACING_CRADLE,
    PLACING_DEMONS,
    PLACING_MAGES,
    PRINCESS_STRENGTH,
    REFILLED,
    STOCK,
    WAITING,
    CircleState,
    sunrise,
)
from game.devils_circle.view import time_of_day
from game.engine.boards.rooms import entries
from game.engine.decision import Option, Text

KEEP_CRADLE = Option("keep", Text("Leave the cradle where it is"), CRADLE_PLACE, "DK-14.25")


# -- the clock phase --------------------------------------------------------------------------------------


async def clock_phase(circle: Circle) -> None:
    """Two dice multiplied: so many minutes pass; dawn may begin, the night may end (DK-14.1 to DK-14.9)."""
    first, second = circle.dice.roll_many(2)
    torches, herbs = pass_time(circle.state, first * second)
    await circle.tell(
        "clock",
        "DK-14.1",
        "The clock moves on by {minutes} min, to {time}.",
        minutes=first * second,
        time=time_of_day(circle.state.clock),
        dice=(first, second),
        now=circle.state.clock,
    )
    for field in torches:
        await circle.tell("torch_burnt_out", "DK-14.2", "The torch on {field} goes out.", field=field)
    for field in herbs:
        await circle.tell("herbs_burnt", "DK-14.2", "The herbs on {field} have burnt down.", field=field)
    if not circle.state.at_dawn and circle.state.clock >= circle.state.dawn:
        await break_of_dawn(circle)
    if circle.state.clock >= sunrise(circle.state) or (circle.state.at_dawn and is_deserted(circle.state)):
        await end_night(circle)
        return
    await begin_mages_phase(circle)


def pass_time(state: CircleState, minutes: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The clock advances, and torches and herbs burn down (DK-14.2); the fields where nothing burns any more."""
    state.clock += minutes
    torches = tuple([field for field, left in state.torches if left <= minutes])
    herbs = tuple([field for field, _, left in state.herbs if left <= minutes])
    if state.torches:
        state.torches = tuple([(field, left - minutes) for field, left in state.torches if left > minutes])
    if state.herbs:
        state.herbs = tuple([(field, count, left - minutes) for field, count, left in state.herbs if left > minutes])
    return torches, herbs


def is_deserted(state: CircleState) -> bool:
    """Whether no demon is on the board and none neutralised (DK-14.9)."""
    return not any(piece.status in (ON_BOARD, NEUTRALISED) for piece in state.demons)


def weaken_mages(state: CircleState) -> bool:
    """Values above 5 drop to 5 (DK-14.10); whether there were any."""
    strongest = max((max(mage.strength, mage.power) for mage in state.mages if mage.alive), default=0)
    for mage in state.mages:
        mage.strength, mage.power = min(mage.strength, DAWN_CAP), min(mage.power, DAWN_CAP)
    return strongest > DAWN_CAP


async def break_of_dawn(circle: Circle) -> None:
    """Mages weaken, and every pentagram bursts into a hole to hell (DK-14.10, DK-14.11)."""
    circle.state.at_dawn = True
    await circle.tell("dawn", "DK-14.7", "Dawn begins.")
    if weaken_mages(circle.state):
        await circle.tell("mages_pale", "DK-14.10", "Strength and power of all mages sink to 5 at most.")
    while circle.state.pentagrams:
        marker, field, _ = circle.state.pentagrams[0]
        circle.state.pentagrams = circle.state.pentagrams[1:]
        await circle.tell(
            "pentagram_exploded", "DK-14.11", "A pentagram explodes on {field}.", field=field, marker=marker
        )
        await circle.open_hole(field, "DK-14.11")


async def end_night(circle: Circle) -> None:
    """The sun rises: the last night is Aixel's, otherwise a new one begins (DK-14.17, DK-15.5)."""
    await circle.tell("sunrise", "DK-14.8", "The sun rises: night {night} is over.", night=circle.state.night)
    if circle.state.night >= circle.state.nights:
        await circle.finish(DAWNED)
    await begin_night(circle)


# -- a new night ------------------------------------------------------------------------------------------


async def begin_night(circle: Circle) -> None:
    """Everything that happens between two nights, up to placing the cradle (DK-14.18 to DK-14.24)."""
    for demon in range(len(circle.state.demons)):
        await circle.tell_free(held_by(circle.state, demon), demon)
    clear_board(circle.state)
    hurt = circle.state.princess < PRINCESS_STRENGTH
    rolls = recover(circle.state, tuple([circle.dice.roll_many(2) for mage in circle.state.mages if mage.alive]))
    for mage, strength, power in rolls:
        await circle.tell(
            "recovered", "DK-14.20", "{mage} gains {strength} strength and {power} power.",
            mage=mage, strength=strength, power=power,
        )  # fmt: skip
    if hurt:
        await circle.tell(
            "princess_well", "DK-14.21", "The Princess has strength {points} again.", points=PRINCESS_STRENGTH
        )
    refill(circle.state)
    return_demons(circle.state)
    dice = circle.dice.roll_many(2)
    circle.state.dawn -= sum(dice)
    await circle.tell(
        "night_began", "DK-14.17", "Night {night} begins; dawn will come {minutes} minutes earlier.",
        night=circle.state.night, minutes=sum(dice), dice=dice,
    )  # fmt: skip


def clear_board(state: CircleState) -> None:
    """What does not last over a day; all pieces leave the board for the moment (DK-14.18, DK-14.19, DK-14.24)."""
    state.night += 1
    state.stage, state.mage, state.demon = PLACING_CRADLE, -1, -1
    state.clock, state.at_dawn = NIGHT_BEGINS, False
    state.salt = state.garlic = ()
    state.torches, state.herbs = (), ()
    for mage in state.mages:
        mage.field, mage.points, mage.held_by = -1, 0, -1


def recover(state: CircleState, dice: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, int, int], ...]:
    """Strength and power of the living rise by a die each, the Princess is well again (DK-14.20, DK-14.21)."""
    living = [number for number, mage in enumerate(state.mages) if mage.alive]
    gains = tuple([(number, strength, power) for number, (strength, power) in zip(living, dice, strict=True)])
    for number, strength, power in gains:
        state.mages[number].strength += strength
        state.mages[number].power += power
    state.princess = PRINCESS_STRENGTH
    return gains


def refill(state: CircleState) -> None:
    """Mages and stock get back what is used up every night (DK-14.22, DK-14.23)."""
    for mage in state.mages:
        if mage.alive:
            for item in REFILLED:
                setattr(mage, item, LIMITS[item])
    if SUPPLY not in state.holes:
        state.stock = {item: STOCK[item] if item in REFILLED else state.stock[item] for item in STOCK}


def return_demons(state: CircleState) -> None:
    """All demons wait to be placed again (DK-14.27)."""
    for piece in state.demons:
        piece.power, piece.materiality = DEMON_POWER + piece.kept, DEMON_MATERIALITY
        piece.status, piece.field, piece.hole, piece.kept = WAITING, -1, -1, 0
        piece.holds, piece.rescue_left, piece.acted = -1, True, False


# -- placing ----------------------------------------------------------------------------------------------


def place_options(prefix: str, clause: str, fields: int) -> tuple[Option, ...]:
    """The options of fields to put a piece on."""
    return entries(place_options_by_field(prefix, clause), fields)


@cache
def place_options_by_field(prefix: str, clause: str) -> tuple[Option, ...]:
    """For every field of the board: the option to put a piece there."""
    return tuple(
        [
            Option(f"{prefix}:{name}", Text("{field}", (("field", named_field(field)),)), FIELD_PLACES[field], clause)
            for field, name in enumerate(FIELD_NAMES)
        ]
    )


async def place_cradle(circle: Circle) -> None:
    """The captain of Aixel may put the cradle on any free square (DK-14.25)."""
    options = place_options("cradle", "DK-14.25", free_fields(circle.state))
    question = Text("Where does the cradle stand tonight?")
    seat = min(circle.state.mage_seats)
    key = await circle.ask(seat, "place_cradle", question, (KEEP_CRADLE, *options), "DK-14.25", about=CRADLE_PLACE)
    if key != KEEP_CRADLE.key:
        start, circle.state.cradle = circle.state.cradle, field_number(key.removeprefix("cradle:"))
        await circle.tell(
            "cradle_moved", "DK-14.25", "The cradle is set up on {field}.", start=start, field=circle.state.cradle
        )
    circle.state.stage = PLACING_MAGES


async def place_mage(circle: Circle) -> None:
    """The next living mage takes his place (DK-14.26)."""
    waiting = waiting_mages(circle.state)
    if not waiting:
        circle.state.stage = PLACING_DEMONS
        return
    mage = waiting[0]
    options = place_options("at", "DK-14.26", enterable(circle.state))
    question = Text("Where does {mage} stand tonight?", (("mage", NAMED_MAGES[mage]),))
    seat = circle.state.mage_seats[mage]
    key = await circle.ask(seat, "place_mage", question, options, "DK-14.26", about=MAGE_PLACES[mage])
    field = field_number(key.removeprefix("at:"))
    circle.state.mages[mage].field = field
    await circle.tell("mage_placed", "DK-14.26", "{mage} stands on {field}.", mage=mage, field=field)


def waiting_mages(state: CircleState) -> tuple[int, ...]:
    """The living mages that have no place yet, in seat order."""
    return tuple([number for number, mage in enumerate(state.mages) if mage.alive and mage.field < 0])


async def place_demon(circle: Circle) -> None:
    """The next demon takes its place in the ring; then play begins (DK-4.8, DK-4.10, DK-14.28)."""
    demon = next((number for number, piece in enumerate(circle.state.demons) if piece.status == WAITING), -1)
    if demon < 0:
        await begin_mages_phase(circle)
        return
    options = place_options("at", "DK-4.8", RING_SET & ~demons_set(circle.state))
    question = Text("Where in the ring does {demon} begin?", (("demon", NAMED_DEMONS[demon]),))
    seat = circle.state.demon_seats[demon]
    key = await circle.ask(seat, "place_demon", question, options, "DK-4.8", about=DEMON_PLACES[demon])
    field = field_number(key.removeprefix("at:"))
    circle.state.demons[demon].field, circle.state.demons[demon].status = field, ON_BOARD
    await circle.tell("demon_placed", "DK-4.8", "{demon} begins on {field}.", demon=demon, field=field)
