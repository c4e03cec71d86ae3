"""The demons' phase (DK-9): resurrections, pentagrams, then turn after turn: stars, freedom, plays, ward check."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import KEEP_SET
from game.devils_circle.box.pieces import DEMON_PLACES, NAMED_DEMONS
from game.devils_circle.box.pieces import DEMONS as DEMON_IDS
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.demons.pentagrams import advance_all
from game.devils_circle.state import (
    CLOCK,
    DEMONS,
    NEUTRALISED,
    ON_BOARD,
    TURN,
    CircleState,
)
from game.engine.decision import Option, Text

WITHOUT_BONUS = Text("{demon} rolls for freedom: {points}.")
WITH_BONUS = Text("{demon} rolls for freedom: {die}, and {bonus} more: {points}.")
QUESTION = Text("Which demon acts next?")
RESURRECTION = 10
STARS_POWER = {1: -1, 2: -1, 3: 0, 4: 1, 5: 1, 6: 2}
"""DK-9.7."""
STARS_MATERIALITY = {1: 1, 2: 0, 3: 0, 4: 0, 5: -1, 6: -1}
"""DK-9.8."""
STARS_FLOOR = 1
BONUS_POWER, BONUS = 9, 2


async def begin_demons_phase(circle: Circle) -> None:
    """Steps 1 and 2: the dead rise, and the pentagrams advance (DK-9.1, DK-9.2)."""
    ready_demons(circle.state)
    await circle.tell("phase_began", "DK-5.1", "The demons' phase begins.", phase=DEMONS)
    for demon in range(len(circle.state.demons)):
        if circle.state.demons[demon].status == NEUTRALISED and not is_covered(circle.state, demon):
            await resurrect(circle, demon)
    if circle.state.pentagrams:
        await advance_all(circle)


def ready_demons(state: CircleState) -> None:
    """No demon has acted yet."""
    state.stage, state.mage = DEMONS, -1
    for piece in state.demons:
        piece.acted = False


def is_covered(state: CircleState, demon: int) -> bool:
    """Whether another demon stands on the hole of a neutralised one (DK-12.9)."""
    hole = state.demons[demon].hole
    return any(piece.status == ON_BOARD and piece.field == hole for piece in state.demons)


async def resurrect(circle: Circle, demon: int) -> None:
    """Two dice decide whether a demon rises again, and with how much power (DK-12.6 to DK-12.10)."""
    dice = circle.dice.roll_many(2)
    total = sum(dice)
    if total < RESURRECTION:
        await circle.tell(
            "stays_below",
            "DK-12.6",
            "{demon} stays below: two dice show {total}, and 10 are needed.",
            demon=demon,
            total=total,
            dice=dice,
        )
        return
    rise(circle.state, demon, total, circle.dice.roll())
    await circle.tell(
        "resurrected", "DK-12.7", "{demon} rises on {field} with power {total} and materiality {points}.",
        demon=demon, field=circle.state.demons[demon].field, total=total, dice=dice,
        points=circle.state.demons[demon].materiality,
    )  # fmt: skip


def rise(state: CircleState, demon: int, power: int, materiality: int) -> None:
    """Put a resurrected demon on its hole; it has no turn in this phase."""
    piece = state.demons[demon]
    piece.status, piece.field, piece.hole = ON_BOARD, piece.hole, -1
    piece.power, piece.materiality = power, materiality
    piece.acted = True


async def next_turn(circle: Circle) -> None:
    """Choose the demon that acts next and begin its turn; without one the phase is over (DK-9.3)."""
    seat, waiting = next_demons(circle.state)
    if seat < 0:
        circle.state.stage = CLOCK
        return
    demon = waiting[0]
    if len(waiting) > 1:
        options = tuple(map(demon_option, waiting))
        key = await circle.ask(seat, "demon", QUESTION, options, "DK-9.3")
        demon = DEMON_IDS.index(key.removeprefix("demon:"))
    await begin_turn(circle, demon)


def next_demons(state: CircleState) -> tuple[int, tuple[int, ...]]:
    """The next seat of the Circle, and its demons that have not acted; -1 if all have."""
    first = -1
    waiting: tuple[int, ...] = ()
    for demon, piece in enumerate(state.demons):
        if not piece.acted and piece.status == ON_BOARD:
            seat = state.demon_seats[demon]
            if first < 0 or seat < first:
                first, waiting = seat, (demon,)
            elif seat == first:
                waiting += (demon,)
    return first, waiting


@cache
def demon_option(demon: int) -> Option:
    """The option to let a demon act."""
    return Option(
        f"demon:{DEMON_IDS[demon]}",
        Text("{demon} acts", (("demon", NAMED_DEMONS[demon]),)),
        DEMON_PLACES[demon],
        "DK-9.3",
    )


async def begin_turn(circle: Circle, demon: int) -> None:
    """The stars, then the freedom roll (DK-9.4)."""
    circle.state.demon, circle.state.stage, circle.state.plays = demon, TURN, ()
    circle.state.began_on = circle.state.demons[demon].field
    if KEEP_SET >> circle.state.began_on & 1:
        await read_stars(circle, demon)
    die = circle.dice.roll()
    bonus = freedom_bonus(circle.state, demon)
    circle.state.points = die + bonus
    if circle.listening:
        await circle.tell(
            "freedom", "DK-9.11", WITH_BONUS.message if bonus else WITHOUT_BONUS.message,
            demon=demon, die=die, bonus=bonus, points=circle.state.points,
        )  # fmt: skip


def freedom_bonus(state: CircleState, demon: int) -> int:
    """What is added to the freedom roll (DK-9.12, DK-9.13)."""
    return bonus_of(state.demons[demon].power, state.demons[demon].wisp)


def bonus_of(power: int, wisp: bool) -> int:
    """What is added to the freedom roll of a demon of that power (DK-9.12, DK-9.13)."""
    return BONUS if wisp or power > BONUS_POWER else 0


def star_reading(die: int, at_dawn: bool) -> int:
    """The result of a star roll as it is read: at dawn one lower, but 1 stays 1 (DK-9.10)."""
    return max(1, die - 1) if at_dawn else die


async def read_stars(circle: Circle, demon: int) -> None:
    """The first roll changes power, the second materiality (DK-9.6 to DK-9.10)."""
    first, second = circle.dice.roll(), circle.dice.roll()
    power, materiality = read(circle.state, demon, first, second)
    circle.state.demons[demon].power, circle.state.demons[demon].materiality = power, materiality
    await circle.tell(
        "stars", "DK-9.6", "The stars over {demon}: power {power}, materiality {materiality}.",
        demon=demon, power=power, materiality=materiality, dice=(first, second),
    )  # fmt: skip


def read(state: CircleState, demon: int, first: int, second: int) -> tuple[int, int]:
    """A demon's power and materiality after two star rolls (DK-9.7, DK-9.8)."""
    piece = state.demons[demon]
    return under_stars(piece.power, piece.materiality, first, second, state.at_dawn)


def under_stars(power: int, materiality: int, first: int, second: int, at_dawn: bool) -> tuple[int, int]:
    """What two star rolls make of a power and a materiality (DK-9.7 to DK-9.10)."""
    after = max(STARS_FLOOR, power + STARS_POWER[star_reading(first, at_dawn)])
    return after, max(0, materiality + STARS_MATERIALITY[star_reading(second, at_dawn)])
