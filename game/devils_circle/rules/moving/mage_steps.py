"""How mages walk (DK-6.11)."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD
from game.devils_circle.rules.ground import OPENLY, enterable
from game.devils_circle.state import CircleState, Mage

NORTH, EAST, SOUTH, WEST = BOARD.open
ROW = BOARD.columns


def reach_of_mage(state: CircleState, mage: Mage, points: int) -> tuple[int, ...]:
    """The fields a mage can walk to: entry n holds those that cost n points, the lowest price for each."""
    return walk_layers_in(enterable(state), mage.field, points)


def walk_layers_in(room: int, start: int, points: int) -> tuple[int, ...]:
    """Like ``reach_of_mage``, for a set of fields that may be entered."""
    # The shifts of RoomGrid.spread are written out here, since every question about a mage needs them.
    layers = [1 << start]
    at = OPENLY[start] & room if points else 0
    for _ in range(points - 1):
        if not at:
            break
        layers.append(at)
        room ^= at
        at = ((at & NORTH) >> ROW | (at & EAST) << 1 | (at & SOUTH) << ROW | (at & WEST) >> 1) & room
    return (*layers, at) if at else tuple(layers)


def price_in(layers: tuple[int, ...], goal: int) -> int:
    """The price of a field, given the fields by price; ValueError if it is not among them."""
    for price, layer in enumerate(layers):
        if layer >> goal & 1:
            return price
    raise ValueError("no walk leads there")


def path_in(layers: tuple[int, ...], goal: int) -> tuple[int, ...]:
    """The fields of a shortest walk, the goal last."""
    path = [goal]
    for layer in reversed(layers[1 : price_in(layers, goal)]):
        path.append(next(field for field in BOARD.openly_adjacent[path[-1]] if layer >> field & 1))
    return tuple(reversed(path))
