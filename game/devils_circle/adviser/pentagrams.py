"""The judgement of a computer player about pentagrams: where they fly, and what they are thrown for."""

from __future__ import annotations

from game.devils_circle.adviser.approach import FAR, Costs
from game.devils_circle.adviser.worths import MAGE_LIFE, MAGE_STRENGTH, SURE
from game.devils_circle.box.board import BOARD, SUPPLY
from game.devils_circle.rules.demons.pentagrams import HARM, WAY_NAMES
from game.devils_circle.rules.ground import ADJACENT, first_fields
from game.devils_circle.state import CircleState, Demon
from game.engine.boards.rooms import set_of
from game.engine.decision import Decision

SEARED = 4.0 * MAGE_STRENGTH
SEARED_TO_DEATH = 1.3 * MAGE_LIFE
"""Worth of a mage on a pentagram's course: it sears in every phase, until somebody spends drops and points on it."""
AT_THE_CRADLE = 40.0
"""Worth of a course that leads to the cradle: the mages must see to it, whatever else they had to do."""


def judge_throws(state: CircleState, decision: Decision) -> list[float]:
    """The direction that harms most."""
    field = state.demons[state.demon].field
    return [
        throw_worth(state, field, WAY_NAMES.index(option.key.removeprefix("throw:"))) for option in decision.options
    ]


def pentagram_worth(state: CircleState, demon: Demon, costs: Costs) -> float:
    """The best direction's worth."""
    return max(throw_worth(state, demon.field, way) for way in range(4)) - 1.0


def throw_worth(state: CircleState, field: int, way: int) -> float:
    """A pentagram's course: the cradle, mages beside it, the supplies."""
    worth = 0.0
    steps = 0
    met: set[int] = set()
    while steps < 10 and not blocked(state, field, way):
        field = BOARD.neighbours[field][way]
        if field < 0:
            break
        steps += 1
        if field == state.cradle:
            return SURE if steps == 1 else worth + AT_THE_CRADLE / steps
        for number, mage in enumerate(state.mages):
            if mage.field >= 0 and number not in met and ADJACENT[field] >> mage.field & 1:
                met.add(number)
                worth += (SEARED + (SEARED_TO_DEATH if mage.strength <= HARM else 0.0)) / steps
        if field == SUPPLY:
            return worth + (3.0 / steps if any(state.stock.values()) else 0.0)
    if not steps:
        beside = [mage for mage in state.mages if mage.field >= 0 and ADJACENT[field] >> mage.field & 1]
        return 3 * MAGE_STRENGTH * len(beside)
    return worth


def blocked(state: CircleState, field: int, way: int) -> bool:
    """Whether something stops a pentagram there (DK-11.14)."""
    target = BOARD.neighbours[field][way]
    if target < 0:
        return False
    if BOARD.walls[way] >> field & 1 or BOARD.edges[field][way] in state.salt:
        return True
    return bool((set_of(state.wands) | first_fields(state.torches)) >> target & 1)


def course_length(state: CircleState, field: int) -> int:
    """How many squares a pentagram thrown here would fly to the cradle; FAR if it cannot."""
    across = BOARD.column(state.cradle) - BOARD.column(field)
    down = BOARD.row(state.cradle) - BOARD.row(field)
    if (across and down) or field == state.cradle:
        return FAR
    way = (1 if across > 0 else 3) if across else (2 if down > 0 else 0)
    steps = 0
    while field != state.cradle:
        if blocked(state, field, way) or field == SUPPLY:
            return FAR
        field = BOARD.neighbours[field][way]
        steps += 1
    return steps
