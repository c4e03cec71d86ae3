"""Rescue moves: one flight a night, paid with power (DK-10.22 to DK-10.29)."""

from __future__ import annotations

from functools import cache

from game.devils_circle.box.board import BOARD, FIELD_NAMES, FIELD_PLACES, field_number, named_field
from game.devils_circle.box.pieces import DEMON_PLACES, DEMONS, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.ground import figures
from game.devils_circle.rules.moving.footfalls import enter_field
from game.devils_circle.rules.moving.steps import can_rescue, price, rescue_ways
from game.devils_circle.rules.moving.wards import ward_check
from game.devils_circle.state import CircleState
from game.engine.decision import Option, Text

EXORCISED = Text("{mage} exorcises {demon}. A rescue move first?")
SPRINKLED = Text("{mage} sprinkles {demon} with elven drops. A rescue move first?")
ATTACKED = Text("{mage} attacks {demon}. A rescue move first?")
BETWEEN = Text("Does one of your demons make its rescue move now?")
OWN_TURN = Text("Where does {demon} flee to?")
STAY = Option("stay", Text("Stay, and keep the rescue move"), clause="DK-10.25")


def can_flee(state: CircleState, demon: int) -> bool:
    """Whether a demon may make a rescue move and can pay for a legal step (DK-16.3)."""
    piece = state.demons[demon]
    return piece.rescue_left and piece.field >= 0 and can_rescue(state, piece, figures(state))


def seats_that_can_flee(state: CircleState, occupied: int) -> tuple[int, ...]:
    """The seats of the Circle of which any demon can make a rescue move; ``occupied`` are the fields of figures."""
    found: tuple[int, ...] = ()
    for demon, piece in enumerate(state.demons):
        if piece.rescue_left and piece.field >= 0:
            seat = state.demon_seats[demon]
            if seat not in found and can_rescue(state, piece, occupied):
                found += (seat,)
    return found


def flight_options(state: CircleState, demon: int) -> list[Option]:
    """The rescue moves of one demon, with their prices."""
    piece = state.demons[demon]
    return [
        flight_option(demon, BOARD.neighbours[piece.field][way], price(state, piece.field, way))
        for way in rescue_ways(state, piece)
    ]


@cache
def flight_option(demon: int, field: int, cost: int) -> Option:
    """The option of one rescue move."""
    words = Text(
        "{demon} flees to {field} for {n} power",
        (("demon", NAMED_DEMONS[demon]), ("field", named_field(field)), ("n", cost)),
    )
    return Option(f"flee:{DEMONS[demon]}:{FIELD_NAMES[field]}", words, FIELD_PLACES[field], "DK-10.23")


async def offer_rescue(circle: Circle, mage: int, demon: int, question: Text) -> bool:
    """Ask the owner of a demon that a mage threatens, if it can flee (DK-16.3); True if it did."""
    if not can_flee(circle.state, demon):
        return False
    words = Text(question.message, (("mage", NAMED_MAGES[mage]), ("demon", NAMED_DEMONS[demon])))
    return await ask_rescue(circle, circle.state.demon_seats[demon], (demon,), words)


async def offer_between_actions(circle: Circle, seat: int) -> None:
    """A seat of the Circle may flee with any of its demons between two actions of the mages (DK-16.4)."""
    demons = tuple(
        [
            demon
            for demon, owner in enumerate(circle.state.demon_seats)
            if owner == seat and can_flee(circle.state, demon)
        ]
    )
    if demons:
        await ask_rescue(circle, seat, demons, BETWEEN)


async def ask_rescue(
    circle: Circle,
    seat: int,
    demons: tuple[int, ...],
    question: Text,
    check: bool = True,
    clause: str = "DK-10.25",
) -> bool:
    """Ask for a rescue move of one of the demons, carry it out, and check wards in the mages' phase (DK-9.27)."""
    options = tuple([option for demon in demons for option in flight_options(circle.state, demon)])
    about = DEMON_PLACES[demons[0]] if len(demons) == 1 else None
    key = await circle.ask(seat, "rescue", question, (*options, STAY), clause, about=about)
    if key == STAY.key:
        return False
    _, name, target = key.split(":")
    demon = DEMONS.index(name)
    await flee(circle, demon, field_number(target))
    if check:
        await ward_check(circle, demon)
    return True


async def flee(circle: Circle, demon: int, target: int) -> None:
    """Pay the price of the step with power and take it (DK-10.23, DK-10.26)."""
    start = circle.state.demons[demon].field
    cost = price(circle.state, start, BOARD.way(start, target))
    circle.state.demons[demon].rescue_left = False
    await circle.tell("fled", "DK-10.23", "{demon} makes its rescue move.", demon=demon, field=target)
    await circle.exhaust(demon, cost, "DK-10.23")
    await enter_field(circle, demon, target)
