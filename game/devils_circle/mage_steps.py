"""How mages walk (DK-6.11)."""

from __future__ import annotations

from game.devils_circle.board import BOARD
from game.devils_circle.ground import enterable
from game.devils_circle.state import CircleState, Mage


def reach_of_mage(state: CircleState, mage: Mage, points: int) -> tuple[int, ...]:
    """The fields a mage can walk to: entry n holds those that cost n points, the lowest price for each."""
    return walk_layers_in(enterable(state), mage.field, points)


def walk_layers_in(room: int, start: int, points: int) -> tuple[int, ...]:
    """Like ``reach_of_mage``, for a set of fields that may be entered."""
    layers = [1 << start]
    spread, ways = BOARD.spread, BOARD.open
    for _ in range(points):
        found = spread(layers[-1], ways) & room
        if not found:
            break
        room &= ~found
        layers.append(found)
    return tuple(layers)


def path_of_mage(state: CircleState, mage: Mage, goal: int, points: int) -> tuple[int, ...]:
    """The fields of a shortest walk, the goal last; ValueError if it is out of reach."""
    layers = reach_of_mage(state, mage, points)
    steps = next((steps for steps, layer in enumerate(layers) if layer >> goal & 1), -1)
    if steps < 0:
        raise ValueError("no walk leads there")
    path = [goal]
    for layer in reversed(layers[1:steps]):
        path.append(next(field for field in BOARD.openly_adjacent[path[-1]] if layer >> field & 1))
    return tuple(reversed(path)) if steps else ()
