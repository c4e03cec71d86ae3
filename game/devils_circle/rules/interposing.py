"""The Circle's rescue move between the steps of a mage's walk (DK-10.25, DK-16.6)."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD
from game.devils_circle.box.pieces import NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.circle import Circle
from game.devils_circle.rules.ground import ALONE, OPENLY, demons_set, enterable, wand_fields
from game.devils_circle.rules.mages.options import deeds_against
from game.devils_circle.rules.moving.rescue import ask_rescue
from game.devils_circle.rules.moving.steps import rescue_ways
from game.devils_circle.state import CircleState, Demon, Mage, seats_of_circle
from game.engine.decision import Text

ONE_THREATENED = Text("{mage} walks on and threatens {demon}. A rescue move first?")
SOME_THREATENED = Text("{mage} walks on and threatens your demons. A rescue move first?")
WITHIN_TWO_SQUARES = tuple(
    sum(ALONE[other] for other in BOARD.fields if BOARD.distance(field, other) <= 2) for field in BOARD.fields
)
"""By field: the fields at distance 2 or less; from farther away no deed of a mage hurts or bars a demon."""


def threatened(state: CircleState, number: int) -> tuple[int, ...]:
    """The demons that can flee now and that the next deed of a mage could hurt, or bar from a refuge (DK-16.6)."""
    mage = state.mages[number]
    if not mage.points or mage.held_by >= 0 or not WITHIN_TWO_SQUARES[mage.field] & demons_set(state):
        return ()
    found = []
    for demon, piece in enumerate(state.demons):
        ways = rescue_ways(state, piece) if piece.field >= 0 else ()
        if ways and (any(deeds_against(state, mage, piece.field)) or could_bar(state, mage, piece, ways)):
            found.append(demon)
    return tuple(found)


def could_bar(state: CircleState, mage: Mage, demon: Demon, ways: tuple[int, ...]) -> bool:
    """Whether the mage could step, or lay a wand, onto a square to which a demon could flee."""
    room = OPENLY[mage.field] & (enterable(state) | (wand_fields(state) if mage.wand else 0))
    return any(room >> BOARD.neighbours[demon.field][way] & 1 for way in ways)


def newly_threatened(state: CircleState, number: int, asked: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the threatened demons whose owners were not asked yet on this walk."""
    return tuple([demon for demon in threatened(state, number) if demon not in asked])


async def interpose(circle: Circle, mage: int, alarmed: tuple[int, ...]) -> bool:
    """Ask the owners of demons that a mage on his way threatens; True if one of them flees."""
    for seat in seats_of_circle(circle.state):
        demons = tuple([demon for demon in alarmed if circle.state.demon_seats[demon] == seat])
        if demons and await ask_rescue(circle, seat, demons, question(mage, demons), clause="DK-16.6"):
            return True
    return False


def question(mage: int, demons: tuple[int, ...]) -> Text:
    """What the owner of threatened demons is asked."""
    if len(demons) == 1:
        return Text(ONE_THREATENED.message, (("mage", NAMED_MAGES[mage]), ("demon", NAMED_DEMONS[demons[0]])))
    return Text(SOME_THREATENED.message, (("mage", NAMED_MAGES[mage]),))
