"""What lies and stands where, as sets of fields (DK-3)."""

from __future__ import annotations

from functools import lru_cache

from game.devils_circle.box.board import BOARD, MAGE_GROUND, SUPPLY
from game.devils_circle.state import CircleState
from game.engine.boards.rooms import DIRECTIONS, OPPOSITE, set_of

ALONE = (*(1 << field for field in BOARD.fields), 0)
"""By field: the set of that field alone; the last entry is the empty set, so that -1 stands for no field here too."""


def mages_set(state: CircleState) -> int:
    """The fields of the living mages that stand on the board."""
    bits = 0
    for mage in state.mages:
        bits |= ALONE[mage.field]
    return bits


def demons_set(state: CircleState) -> int:
    """The fields of the demons on the board, the wisp included."""
    bits = 0
    for demon in state.demons:
        bits |= ALONE[demon.field]
    return bits


def figures(state: CircleState) -> int:
    """The fields of all figures (DK-3.1)."""
    bits = ALONE[state.cradle]
    for mage in state.mages:
        bits |= ALONE[mage.field]
    for demon in state.demons:
        bits |= ALONE[demon.field]
    return bits


@lru_cache(maxsize=50_000)
def first_fields(things: tuple[tuple[int, ...], ...]) -> int:
    """The fields of things that are written as tuples beginning with their field."""
    bits = 0
    for thing in things:
        bits |= 1 << thing[0]
    return bits


@lru_cache(maxsize=50_000)
def pentagram_fields(pentagrams: tuple[tuple[int, int, int], ...]) -> int:
    """The fields of the pentagrams."""
    bits = 0
    for _, field, _ in pentagrams:
        bits |= 1 << field
    return bits


def obstacles_but_wands(state: CircleState, bits: int) -> int:
    """Where torches, herbs, pentagrams and holes keep mages and things away, added to the fields of figures."""
    if state.holes:
        bits |= set_of(state.holes)
    if state.torches:
        bits |= first_fields(state.torches)
    if state.herbs:
        bits |= first_fields(state.herbs)
    if state.pentagrams:
        bits |= pentagram_fields(state.pentagrams)
    return bits


def enterable(state: CircleState) -> int:
    """The fields that a mage may enter (DK-3.3 to DK-3.5)."""
    room = MAGE_GROUND & ~obstacles_but_wands(state, figures(state))
    return room & ~set_of(state.wands) if state.wands else room


def free_fields(state: CircleState) -> int:
    """The free squares: where the cradle, torches and herbs may be set (DK-3.6)."""
    return enterable(state) & ~(1 << SUPPLY)


def wand_fields(state: CircleState) -> int:
    """Where a wand may be laid: free squares, and those on which only wands lie, perhaps with garlic (DK-3.8)."""
    return MAGE_GROUND & ~obstacles_but_wands(state, figures(state)) & ~(1 << SUPPLY)


@lru_cache(maxsize=20_000)
def salted(salt: tuple[int, ...]) -> tuple[int, int, int, int]:
    """By direction: the fields whose edge there has a line of salt."""
    ways = [0, 0, 0, 0]
    for edge in salt:
        first, second = BOARD.sides(edge)
        way = BOARD.way(first, second)
        ways[way] |= 1 << first
        ways[OPPOSITE[way]] |= 1 << second
    return ways[0], ways[1], ways[2], ways[3]


@lru_cache(maxsize=20_000)
def guarded(garlic: tuple[int, ...]) -> tuple[int, int, int, int]:
    """By direction: the fields whose wall there is guarded by garlic on either side (DK-7.21)."""
    hung = set_of(garlic)
    nowhere = [0, 0, 0, 0]
    ways = []
    for way in DIRECTIONS:
        back = nowhere[:]
        back[OPPOSITE[way]] = BOARD.inner[OPPOSITE[way]]
        ways.append(BOARD.walls[way] & (hung | BOARD.spread(hung, back)))
    return ways[0], ways[1], ways[2], ways[3]


@lru_cache(maxsize=1)
def beside_sets() -> tuple[int, ...]:
    """By field: the set of its openly adjacent fields (DK-2.9)."""
    return tuple(set_of(BOARD.openly_adjacent[field]) for field in BOARD.fields)


@lru_cache(maxsize=1)
def adjacent_sets() -> tuple[int, ...]:
    """By field: the set of its adjacent fields, walls or not (DK-2.8)."""
    return tuple(set_of(BOARD.adjacent[field]) for field in BOARD.fields)


OPENLY = beside_sets()
ADJACENT = adjacent_sets()


@lru_cache(maxsize=5_000)
def openly_without(salt: tuple[int, ...]) -> tuple[int, ...]:
    """Like ``OPENLY``, without the neighbours behind a line of salt."""
    beside = list(OPENLY)
    for edge in salt:
        first, second = BOARD.sides(edge)
        beside[first] &= ~(1 << second)
        beside[second] &= ~(1 << first)
    return tuple(beside)


WITHIN_TWO = tuple((BOARD.spread(OPENLY[field], BOARD.open) | OPENLY[field]) & ~(1 << field) for field in BOARD.fields)
"""By field: the other fields at open distance 1 or 2 (DK-2.11)."""
