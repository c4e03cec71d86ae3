"""How mages walk (DK-6.11)."""

from __future__ import annotations

from game.devils_circle.board import BOARD
from game.devils_circle.ground import enterable
from game.devils_circle.state import CircleState, Mage

NORTH, EAST, SOUTH, WEST = BOARD.open
ROW = BOARD.columns


def reach_of_mage(state: CircleState, mage: Mage, points: int) -> tuple[int, ...]:
    """The fields a mage can walk to: entry n holds those that cost n points, the lowest price for each."""
    return walk_layers_in(enterable(state), mage.field, points)


def walk_layers_in(room: int, start: int, points: int) -> tuple[int, ...]:
    """Like ``reach_of_mage``, for a set of fields that may be entered."""
    # The shifts of RoomGrid.spread are written out here, since every question about a mage needs them.
    at = 1 << start
    layers = [at]
    for _ in range(points):
        at = ((at & NORTH) >> ROW | (at & EAST) << 1 | (at & SOUTH) << ROW | (at & WEST) >> 1) & room
        if not at:
            break
        room ^= at
        layers.append(at)
    return tuple(layers)


def layers_to(state: CircleState, mage: Mage, goal: int) -> list[int]:
    """The fields reached with 0, 1, 2, ... points, up to the goal; ValueError if it cannot be reached."""
    room = enterable(state)
    layers = [1 << mage.field]
    while not layers[-1] >> goal & 1:
        found = BOARD.spread(layers[-1], BOARD.open) & room
        if not found:
            raise ValueError("no walk leads there")
        room &= ~found
        layers.append(found)
    return layers


def walk_length(state: CircleState, mage: Mage, goal: int) -> int:
    """How many moves lead to a field; ValueError if it cannot be reached."""
    return len(layers_to(state, mage, goal)) - 1


def path_of_mage(state: CircleState, mage: Mage, goal: int) -> tuple[int, ...]:
    """The fields of a shortest walk, the goal last; ValueError if it cannot be reached."""
    path = [goal]
    for layer in reversed(layers_to(state, mage, goal)[1:-1]):
        path.append(next(field for field in BOARD.openly_adjacent[path[-1]] if layer >> field & 1))
    return tuple(reversed(path))
