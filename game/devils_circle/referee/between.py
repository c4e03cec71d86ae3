"""What lies between a mage and what he wants to reach: a wall, or too long a way."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD
from game.devils_circle.box.pieces import NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.ground import ADJACENT, OPENLY, WITHIN_TWO
from game.devils_circle.state import CircleState, Mage
from game.engine.decision import Refusal, Text

EXORCISM_STEPS = 2
"""DK-8.1."""


def behind_a_wall(field: int, other: int) -> bool:
    """Whether two fields touch, and a wall is between them."""
    return other >= 0 and bool(ADJACENT[field] >> other & 1) and not OPENLY[field] >> other & 1


def walled_off(field: int, other: int) -> bool:
    """Whether a field would be near enough for an exorcism, were there no walls (DK-2.11)."""
    return other >= 0 and BOARD.distance(field, other) <= EXORCISM_STEPS and not WITHIN_TWO[field] >> other & 1


def wall_to_demon(state: CircleState, mage: Mage, clause: str) -> Refusal | None:
    """The first demon beside a mage that a wall keeps from him."""
    for number, demon in enumerate(state.demons):
        if behind_a_wall(mage.field, demon.field):
            return Refusal(Text(WALL_BETWEEN.message, (("other", NAMED_DEMONS[number]),)), clause)
    return None


def wall_to_mage(state: CircleState, mage: Mage, other: int, clause: str) -> Refusal | None:
    """Whether a wall keeps two mages apart."""
    if not behind_a_wall(mage.field, state.mages[other].field):
        return None
    return Refusal(Text(WALL_BETWEEN.message, (("other", NAMED_MAGES[other]),)), clause)


WALL_BETWEEN = Text("A wall is between here and {other}.")
"""Of somebody on the very next square."""
WALLS_BETWEEN = Text("Walls are between: the open way to {other} is longer than two steps.")
"""Of a demon that is near, but not by open ways."""
