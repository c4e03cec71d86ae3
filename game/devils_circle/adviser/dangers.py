"""What threatens the cradle and the mages next: curses, pentagrams, demons about to arrive."""

from __future__ import annotations

from game.devils_circle.adviser.approach import salt_against, threat, ways_round
from game.devils_circle.adviser.pentagrams import blocked
from game.devils_circle.adviser.worths import MAGE_LIFE, MAGE_STRENGTH
from game.devils_circle.box.board import BOARD, SUPPLY
from game.devils_circle.rules.demons.pentagrams import HARM
from game.devils_circle.rules.ground import ADJACENT, mages_set
from game.devils_circle.rules.moving.steps import crosses_walls
from game.devils_circle.state import CircleState, Demon

SAVES_THE_NIGHT = 120.0
CURSED = {1: 45.0, 2: 12.0, 3: 6.0}
"""What it is worth to stop a demon that can curse the Princess, by the strength that she has left (DK-15.2)."""


def curse_threat(state: CircleState, demon: Demon, cradle: int) -> float:
    """How bad it is that a demon could curse the Princess in a cradle on that field (DK-11.3)."""
    if demon.wisp or demon.field < 0 or not ADJACENT[cradle] >> demon.field & 1:
        return 0.0
    return CURSED.get(state.princess, 0.0)


def hits_next(state: CircleState, field: int, way: int) -> bool:
    """Whether a pentagram strikes the cradle with its next advance."""
    return way >= 0 and not blocked(state, field, way) and BOARD.neighbours[field][way] == state.cradle


def hits_ever(state: CircleState, field: int, way: int) -> bool:
    """Whether a pentagram's course leads to the cradle."""
    for _ in range(12):
        if way < 0 or blocked(state, field, way):
            return False
        field = BOARD.neighbours[field][way]
        if field == state.cradle:
            return True
        if field < 0 or field == SUPPLY:
            return False
    return False


def sear_worth(state: CircleState, field: int, way: int) -> float:
    """What the mages would lose to a pentagram in the coming demons' phase (DK-11.16)."""
    if way >= 0 and not blocked(state, field, way):
        field = BOARD.neighbours[field][way]
    if field < 0:
        return 0.0
    beside = [mage for mage in state.mages if mage.field >= 0 and ADJACENT[field] >> mage.field & 1]
    return sum([MAGE_LIFE if mage.strength <= HARM else HARM * MAGE_STRENGTH for mage in beside])


def push_worth(state: CircleState, cradle: int) -> float:
    """How safe the cradle would be on a field."""
    worth = 0.0
    for demon in state.demons:
        if demon.field >= 0:
            walls = crosses_walls(demon.power, demon.materiality)
            salt = salt_against(state, demon)
            costs = ways_round(cradle, state.garlic, salt, walls, int(state.at_dawn), mages_set(state) & ~(1 << cradle))
            worth -= threat(state, demon, costs[demon.field]) + curse_threat(state, demon, cradle)
    for _, field, way in state.pentagrams:
        if way >= 0 and not blocked(state, field, way) and BOARD.neighbours[field][way] == cradle:
            worth -= SAVES_THE_NIGHT
    return worth * 0.6 - 0.5 * (cradle != state.cradle)
