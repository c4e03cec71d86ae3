"""Why a mage cannot go, or be placed, where was clicked."""

from __future__ import annotations

from game.devils_circle.box.board import (
    BOARD,
    FIREPLACE_SET,
    KEEP_SET,
    RING_SET,
    SUPPLY,
    field_number,
    named_field,
)
from game.devils_circle.box.pieces import MAGES, NAMED_MAGES
from game.devils_circle.referee.between import behind_a_wall
from game.devils_circle.rules.ground import demons_set, figures, first_fields, mages_set, pentagram_fields
from game.devils_circle.rules.moving.rescue import seats_that_can_flee
from game.devils_circle.state import CircleState, Mage
from game.engine.boards.rooms import set_of
from game.engine.decision import Decision, Refusal, Text, text

TOO_WEAK = Text("With strength 1 a mage has one action or one prayer in a phase: a single step, for example.")


def asked_mage(state: CircleState, decision: Decision) -> tuple[int, Mage]:
    """The mage whose action is being chosen."""
    number = MAGES.index((decision.about or "").removeprefix("mage:"))
    return number, state.mages[number]


def mage_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a mage cannot go to a field."""
    number, mage = asked_mage(state, decision)
    field = field_number(name)
    words = (("mage", NAMED_MAGES[number]),)
    if field == mage.field:
        return Refusal(Text("{mage} stands there.", words), "DK-6.11")
    if (stop := field_obstacle(state, field)) is not None:
        return stop
    steps = BOARD.steps(mage.field, field)
    points = mage.points
    if field in BOARD.adjacent[mage.field] and BOARD.is_wall(mage.field, BOARD.way(mage.field, field)):
        return Refusal(text("A mage cannot go through walls."), "DK-3.2")
    if mage.limited and points and (steps is None or steps > 1):
        return Refusal(TOO_WEAK, "DK-6.6")
    if state.watchful and points > 1 and seats_that_can_flee(state, figures(state)):
        return Refusal(ONE_STEP, "DK-16.4")
    if BOARD.distance(mage.field, field) <= points and (steps is None or steps > points):
        return round_the_walls(steps, words, points)
    if steps is not None and steps <= points:
        return Refusal(text("All ways of that length are blocked."), "DK-6.11")
    return Refusal(
        Text(
            "{field} is too far: {mage} has {n} action point left.",
            (*words, ("field", named_field(field)), ("n", points)),
            "{field} is too far: {mage} has {n} action points left.",
        ),
        "DK-6.7",
    )


WAND_LIES = Text("A wand lies there; it can be picked up from beside it.")
ONE_STEP = Text("One step at a time: a demon may flee between two steps.")


def round_the_walls(steps: int | None, words: tuple[tuple[str, object], ...], points: int) -> Refusal:
    """A field that is near, but behind walls (DK-3.2)."""
    if steps is None:
        return Refusal(Text("Walls are all round it: no open way leads there."), "DK-3.2")
    facts = (*words, ("steps", steps), ("n", points))
    one = "A wall is between: the way round it takes {steps} steps, and {mage} has {n} action point left."
    more = "A wall is between: the way round it takes {steps} steps, and {mage} has {n} action points left."
    return Refusal(Text(one, facts, more), "DK-3.2")


def field_obstacle(state: CircleState, field: int, wands: tuple[int, ...] | None = None) -> Refusal | None:
    """What on a field keeps mages out (DK-2.13, DK-3.3, DK-3.4); ``wands`` if not all that lie keep away."""
    for occupied, words, clause in (
        (RING_SET, Text("Mages never enter the outer ring."), "DK-2.13"),
        (FIREPLACE_SET, Text("No mage can enter a fireplace."), "DK-3.3"),
        (set_of(state.holes), Text("A hole to hell gapes there."), "DK-3.3"),
        (set_of(state.wands if wands is None else wands), WAND_LIES, "DK-3.3"),
        (first_fields(state.torches), Text("A torch burns there."), "DK-3.3"),
        (first_fields(state.herbs), Text("Herbs burn there."), "DK-3.3"),
        (pentagram_fields(state.pentagrams), Text("A pentagram glows there."), "DK-3.4"),
        (mages_set(state) | demons_set(state) | 1 << state.cradle, Text("Somebody is there already."), "DK-3.4"),
    ):
        if occupied >> field & 1:
            return Refusal(words, clause)
    return None


def free_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why something cannot be set on a field."""
    field = field_number(name)
    return not_beside(state, decision, field) or field_obstacle(state, field) or nothing_on_supplies(field)


def wand_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a wand cannot be laid on a field; where one lies, another may (DK-3.8)."""
    field = field_number(name)
    return not_beside(state, decision, field) or field_obstacle(state, field, wands=()) or nothing_on_supplies(field)


def nothing_on_supplies(field: int) -> Refusal | None:
    """DK-3.6."""
    if field != SUPPLY:
        return None
    return Refusal(text("Nothing can be set on the supply square."), "DK-3.6")


def not_beside(state: CircleState, decision: Decision, field: int) -> Refusal | None:
    """That a field is not right beside the mage, or the cradle that he pushes, or that a wall is between."""
    origin = state.cradle if decision.kind == "push_cradle" else state.mages[state.mage].field
    if behind_a_wall(origin, field):
        return Refusal(Text("A wall is between."), decision.clause)
    if field == origin or field in BOARD.adjacent[origin]:
        return None
    words = BESIDE_CRADLE if decision.kind == "push_cradle" else BESIDE_MAGE
    return Refusal(words, decision.clause)


BESIDE_CRADLE = Text("The cradle moves one square: that one is not right beside it.")
BESIDE_MAGE = Text("It must be a square right beside the mage.")


def placing_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a mage or the cradle cannot be placed on a field."""
    field = field_number(name)
    if decision.kind == "place_cradle" and RING_SET >> field & 1:
        return Refusal(Text("The cradle stays inside the keep."), "DK-3.7")
    if decision.kind == "place_cradle" and field == SUPPLY:
        return Refusal(text("The cradle cannot stand on the supply square."), "DK-3.6")
    return field_obstacle(state, field)


def ring_field(state: CircleState, decision: Decision, name: str) -> Refusal | None:
    """Why a demon cannot begin on a field."""
    if KEEP_SET >> field_number(name) & 1:
        return Refusal(text("Demons begin in the outer ring."), "DK-4.8")
    return Refusal(text("Another demon begins there."), "DK-4.8")
