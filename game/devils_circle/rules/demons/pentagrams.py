"""Pentagrams: thrown, advancing, stopped, harming (DK-11.10 to DK-11.21)."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from game.devils_circle.box.board import BOARD, FIELD_PLACES, SUPPLY, named_field
from game.devils_circle.box.pieces import DEMON_PLACES
from game.devils_circle.rules.circle import STRUCK, Circle, destroy_supplies
from game.devils_circle.rules.ground import ADJACENT, first_fields
from game.devils_circle.state import MARKERS, STUCK, CircleState
from game.engine.boards.rooms import DIRECTIONS, set_of
from game.engine.decision import Option, Text

HARM = 2
WAY_NAMES = ("north", "east", "south", "west")
QUESTION = Text("In which direction does the pentagram fly?")
GONE, STOPPED, MOVED = "gone", "stopped", "moved"


def course_stop(state: CircleState, field: int, way: int) -> str:
    """What stops a pentagram on a field, or "" (DK-11.14): "wall", "salt", "wand", "torch"."""
    if way == STUCK:
        return "stuck"
    return what_bars(field, way, state.salt, set_of(state.wands), first_fields(state.torches))


def what_bars(field: int, way: int, salt: Collection[int], wands: int, torches: int) -> str:
    """What bars a direction out of a field: salt by its edges, the others as sets of fields."""
    target = BOARD.neighbours[field][way]
    if target < 0:
        return ""
    if BOARD.walls[way] >> field & 1:
        return "wall"
    if BOARD.edges[field][way] in salt:
        return "salt"
    if wands >> target & 1:
        return "wand"
    return "torch" if torches >> target & 1 else ""


def free_marker(state: CircleState) -> int:
    """The lowest marker that is not on the board; 0 if all are (DK-11.12)."""
    used = {marker for marker, _, _ in state.pentagrams}
    return next((marker for marker in range(1, MARKERS + 1) if marker not in used), 0)


@cache
def throw_option(field: int, way: int) -> Option:
    """The option to throw a pentagram in a direction."""
    target = BOARD.neighbours[field][way]
    if target < 0:
        return Option(f"throw:{WAY_NAMES[way]}", Text("Off the board"), clause="DK-11.10")
    words = Text("Towards {field}", (("field", named_field(target)),))
    return Option(f"throw:{WAY_NAMES[way]}", words, FIELD_PLACES[target], "DK-11.10")


async def throw_pentagram(circle: Circle, seat: int, demon: int) -> None:
    """A new pentagram starts on the demon's field and advances at once (DK-11.10, DK-11.11)."""
    field = circle.state.demons[demon].field
    options = tuple([throw_option(field, way) for way in DIRECTIONS])
    key = await circle.ask(seat, "throw", QUESTION, options, "DK-11.10", about=DEMON_PLACES[demon])
    way = WAY_NAMES.index(key.removeprefix("throw:"))
    marker = free_marker(circle.state)
    circle.state.pentagrams = (*circle.state.pentagrams, (marker, field, way))
    await circle.tell(
        "pentagram_thrown", "DK-11.10", "{demon} throws a pentagram from {field}.",
        demon=demon, field=field, marker=marker, way=WAY_NAMES[way],
    )  # fmt: skip
    await advance(circle, marker)


async def advance_all(circle: Circle) -> None:
    """Every pentagram advances, the oldest first (DK-9.2)."""
    for marker in tuple([marker for marker, _, _ in circle.state.pentagrams]):
        await advance(circle, marker)


async def advance(circle: Circle, marker: int) -> None:
    """One field further, and again as long as it has moved and harmed somebody (DK-11.13 to DK-11.16)."""
    harmed: tuple[int, ...] = ()
    while True:
        outcome = await move_on(circle, marker)
        if outcome == GONE:
            return
        struck = harmed_mages(circle.state, marker, harmed)
        for mage in struck:
            await circle.tell("pentagram_harms", "DK-11.16", "The pentagram sears {mage}.", mage=mage, marker=marker)
            await circle.weaken(mage, HARM, "DK-11.16")
        harmed = harmed + struck
        if outcome == STOPPED or not struck:
            return


def harmed_mages(state: CircleState, marker: int, harmed: tuple[int, ...]) -> tuple[int, ...]:
    """The mages beside a pentagram, through walls too, that it has not harmed yet in this phase (DK-11.16)."""
    field = next(place for number, place, _ in state.pentagrams if number == marker)
    beside = ADJACENT[field]
    return tuple(
        [
            number
            for number, mage in enumerate(state.mages)
            if mage.field >= 0 and beside >> mage.field & 1 and number not in harmed
        ]
    )


async def move_on(circle: Circle, marker: int) -> str:
    """Move a pentagram one field, unless it is stopped."""
    field, way = next((place, way) for number, place, way in circle.state.pentagrams if number == marker)
    if course_stop(circle.state, field, way):
        return STOPPED
    target = BOARD.neighbours[field][way]
    if target < 0:
        remove(circle.state, marker)
        await circle.tell("pentagram_left", "DK-11.20", "A pentagram leaves the board.", marker=marker, start=field)
        return GONE
    replace(circle.state, marker, target, way)
    await circle.tell(
        "pentagram_moved", "DK-11.13", "A pentagram moves to {field}.", marker=marker, start=field, field=target
    )
    return await arrive(circle, marker, target)


async def arrive(circle: Circle, marker: int, field: int) -> str:
    """What a pentagram does to the field it comes onto (DK-11.17 to DK-11.19)."""
    if field == circle.state.cradle:
        await circle.finish(STRUCK)
    for mage in range(len(circle.state.mages)):
        if circle.state.mages[mage].field == field:
            await circle.destroy_book(mage, "DK-11.17")
    if field != SUPPLY:
        return MOVED
    if any(circle.state.stock.values()):
        destroy_supplies(circle.state)
        remove(circle.state, marker)
        await circle.tell("supplies_destroyed", "DK-11.19", "The pentagram destroys the supplies.", marker=marker)
        return GONE
    replace(circle.state, marker, field, STUCK)
    return MOVED


def replace(state: CircleState, marker: int, field: int, way: int) -> None:
    """Put a pentagram somewhere else; it keeps its age."""
    state.pentagrams = tuple([(marker, field, way) if star[0] == marker else star for star in state.pentagrams])


def remove(state: CircleState, marker: int) -> None:
    """Take a pentagram off the board."""
    state.pentagrams = tuple([star for star in state.pentagrams if star[0] != marker])
