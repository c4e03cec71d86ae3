"""Everything that is impossible about a state, in words."""

from __future__ import annotations

from collections.abc import Iterator

from game.devils_circle.box.board import BOARD, MAGE_GROUND, RING_SET, SUPPLY
from game.devils_circle.box.pieces import DEMON_NAMES, MAGE_NAMES
from game.devils_circle.rules.circle import REASONS
from game.devils_circle.rules.ground import first_fields
from game.devils_circle.state import (
    ACTION_POINTS,
    HERB_MINUTES,
    LEFT,
    LIMITS,
    MARKERS,
    NEUTRALISED,
    ON_BOARD,
    OVER,
    PLACING_CRADLE,
    PLACING_DEMONS,
    PLACING_MAGES,
    PRINCESS_STRENGTH,
    STOCK,
    STUCK,
    TORCH_MINUTES,
    TURN,
    WAITING,
    CircleState,
    Demon,
    Mage,
)
from game.engine.boards.rooms import set_of

STATUSES = (WAITING, ON_BOARD, NEUTRALISED, LEFT)


def problems(state: CircleState) -> list[str]:
    """What no table may look like; empty for every state the rules can reach."""
    found = [*ground_problems(state), *clock_problems(state), *figure_problems(state)]
    for number, mage in enumerate(state.mages):
        found += [f"{MAGE_NAMES[number]}: {problem}" for problem in mage_problems(state, mage)]
    for number, demon in enumerate(state.demons):
        found += [f"{DEMON_NAMES[number]}: {problem}" for problem in demon_problems(state, demon)]
    if state.ending:
        found += ending_problems(state)
    return found


def figure_problems(state: CircleState) -> Iterator[str]:
    """No square holds two figures (DK-3.1); a demon in the middle of its direct attack cannot be seen from outside."""
    standing = [mage.field for mage in state.mages if mage.field >= 0]
    standing += [demon.field for demon in state.demons if demon.status == ON_BOARD]
    if len(set(standing)) != len(standing) and state.stage not in (TURN, OVER):
        yield f"two figures share a field: {sorted(standing)}"
    if state.cradle in standing and state.stage != OVER:
        yield "a figure stands on the cradle"
    holders = [demon.holds for demon in state.demons if demon.holds >= 0]
    if len(set(holders)) != len(holders):
        yield "two demons hold one mage"
    for number, mage in enumerate(state.mages):
        if mage.held_by >= 0 and (
            state.demons[mage.held_by].holds != number or state.demons[mage.held_by].status != ON_BOARD
        ):
            yield f"{MAGE_NAMES[number]} is held by {DEMON_NAMES[mage.held_by]}, who does not hold him"


def ground_problems(state: CircleState) -> Iterator[str]:
    """What is wrong with the things on the floor."""
    holes = set_of(state.holes)
    lying = set_of(state.wands)
    burning = first_fields(state.torches) | first_fields(state.herbs)
    if (lying | burning) & holes:
        yield "a thing lies on a hole to hell"
    if burning & ~(MAGE_GROUND & ~(1 << SUPPLY)) or lying & ~MAGE_GROUND or set_of(state.garlic) & ~MAGE_GROUND:
        yield "a thing lies where none can be put"
    if lying & burning or first_fields(state.torches) & first_fields(state.herbs):
        yield "torch, herbs or wand share a field"
    for name, things in (("garlic", state.garlic), ("salt", state.salt), ("holes", state.holes)):
        if things and len(set(things)) != len(things):
            yield f"{name} lies twice: {things}"
    if any(BOARD.edge_code[edge] == "#" for edge in state.salt):
        yield "salt lies on a wall"
    if holes >> state.cradle & 1 and state.stage != OVER:
        yield "the cradle stands on a hole to hell"
    if not (MAGE_GROUND & ~(1 << SUPPLY)) >> state.cradle & 1:
        yield "the cradle stands where it cannot"
    yield from stock_problems(state, holes)


def stock_problems(state: CircleState, holes: int) -> Iterator[str]:
    """What is wrong with stock, markers and burning times."""
    if any(not 0 <= state.stock[item] <= STOCK[item] for item in STOCK):
        yield f"stock {state.stock}"
    if holes >> SUPPLY & 1 and any(state.stock.values()):
        yield "supplies lie on a hole to hell"
    markers = [marker for marker, _, _ in state.pentagrams]
    if markers and (len(set(markers)) != len(markers) or not set(markers) <= set(range(1, MARKERS + 1))):
        yield f"pentagrams {markers}"
    if any(way == STUCK and field != SUPPLY for _, field, way in state.pentagrams):
        yield "a pentagram is stuck away from the supply square"
    if any(not 0 < left <= TORCH_MINUTES for _, left in state.torches):
        yield "a torch burns too long"
    if any(not 0 < left <= HERB_MINUTES or not 1 <= count <= LIMITS["herb"] for _, count, left in state.herbs):
        yield "herbs burn too long"


def clock_problems(state: CircleState) -> Iterator[str]:
    """What is wrong with the time and the Princess."""
    if not 1 <= state.night <= state.nights:
        yield f"night {state.night} of {state.nights}"
    if state.at_dawn and state.clock < state.dawn:
        yield f"dawn has come too early: {state.clock} of {state.dawn}"
    if not 0 <= state.princess <= PRINCESS_STRENGTH or (state.princess == 0 and not state.ending):
        yield f"the Princess has strength {state.princess}"


def mage_problems(state: CircleState, mage: Mage) -> Iterator[str]:
    """What is wrong with one mage."""
    if not mage.alive:
        if mage.field >= 0 or mage.points or mage.strength or any(getattr(mage, item) for item in LIMITS):
            yield "dead, but something of him is left"
        return
    if mage.field >= 0:
        if not MAGE_GROUND >> mage.field & 1:
            yield f"stands on field {mage.field}"
        if set_of(state.holes) >> mage.field & 1:
            yield "stands on a hole to hell"
    elif state.stage not in (PLACING_CRADLE, PLACING_MAGES):
        yield "alive, but not on the board"
    if mage.strength <= 0 and state.stage != TURN:
        yield f"alive with strength {mage.strength}"
    if mage.power < 0 or not 0 <= mage.points <= ACTION_POINTS:
        yield f"power {mage.power}, points {mage.points}"
    for item, limit in LIMITS.items():
        if not 0 <= getattr(mage, item) <= limit:
            yield f"carries {getattr(mage, item)} of {item}"


def demon_problems(state: CircleState, demon: Demon) -> Iterator[str]:
    """What is wrong with one demon."""
    if demon.status not in STATUSES:
        yield f"is {demon.status}"
    if (demon.status == ON_BOARD) != (demon.field >= 0):
        yield f"{demon.status} on field {demon.field}"
    if (demon.status == NEUTRALISED) != (demon.hole >= 0) or (demon.hole >= 0 and demon.hole not in state.holes):
        yield f"{demon.status} with hole {demon.hole}"
    if demon.status == WAITING and state.stage not in (PLACING_CRADLE, PLACING_MAGES, PLACING_DEMONS):
        yield "was not placed"
    if demon.status == ON_BOARD and demon.power <= 0 and state.stage != TURN and not state.ending:
        yield f"on the board with power {demon.power}"
    if demon.materiality < 0 or demon.kept < 0:
        yield f"materiality {demon.materiality}, kept {demon.kept}"
    if demon.holds >= 0 and (demon.wisp or not state.mages[demon.holds].alive):
        yield "holds a mage that cannot be held"
    if demon.status in (LEFT, WAITING) and demon.holds >= 0:
        yield "holds a mage from outside"
    if demon.status == LEFT and not state.at_dawn:
        yield "left the board at night"
    if demon.wisp and demon.status == ON_BOARD and state.stage == PLACING_DEMONS and not RING_SET >> demon.field & 1:
        yield "begins inside the keep"


def ending_problems(state: CircleState) -> Iterator[str]:
    """What is wrong with the end of a match."""
    if state.ending not in REASONS or state.winner != REASONS[state.ending][0] or state.stage != OVER:
        yield f"ended by {state.ending!r} for {state.winner!r}"
