"""The judgement of a computer player who leads the mages; also of the Circle for a mage it possesses."""

from __future__ import annotations

from game.devils_circle.adviser.approach import usual_costs
from game.devils_circle.adviser.demons import walk_distance
from game.devils_circle.adviser.threats import Threats, post
from game.devils_circle.adviser.worths import NEVER
from game.devils_circle.box.board import BOARD, FIREPLACES, RING, field_number
from game.devils_circle.box.pieces import MAGES
from game.devils_circle.rules.mages.options import mage_options
from game.devils_circle.state import CircleState
from game.engine.decision import Decision, Option
from game.engine.ids import parted

DECIDED = 5.0
"""What this mage can do best is done, without a thought of another mage first, if it is worth more than this."""
WORTH_DOING = 0.5
"""While anything is worth more than this, ending the phase isn't worth a thought."""


# -- setting up -------------------------------------------------------------------------------------------


def judge_cradle(state: CircleState, decision: Decision) -> list[float]:
    """Far from the ring, the hearths and the holes to hell; moving it needs a good reason."""
    fields = [
        state.cradle if option.key == "keep" else field_number(option.key.removeprefix("cradle:"))
        for option in decision.options
    ]
    stays = [option.key == "keep" for option in decision.options]
    return [shelter(state, field) + kept for field, kept in zip(fields, stays, strict=True)]


def shelter(state: CircleState, cradle: int) -> float:
    """How far demons would have to come to the cradle on that field."""
    costs = usual_costs(state, cradle)
    doors = min(costs[field] for field in RING)
    hearths = min(costs[field] for field in FIREPLACES)
    holes = min((costs[field] for field in state.holes), default=30)
    return min(doors, hearths + 8, holes + 10) + 0.2 * hearths + 0.1 * holes - 0.5 * len(BOARD.openly_adjacent[cradle])


def judge_places(state: CircleState, decision: Decision) -> list[float]:
    """About the cradle, on different sides of it."""
    return [post(state, -1, field_number(option.key.removeprefix("at:"))) for option in decision.options]


# -- actions ----------------------------------------------------------------------------------------------


def judge_actions(state: CircleState, decision: Decision) -> list[float]:
    """What each action of the mage chosen is worth; the other mages by the best they could do."""
    number = MAGES.index((decision.about or "").removeprefix("mage:"))
    if state.mages[number].held_by >= 0:
        return [judge_possessed(state, number, option) for option in decision.options]
    threats = Threats(state)
    worths = []
    for option in decision.options:
        action, what = parted(option.key)
        if action == "select":
            worths.append(best_of(threats, MAGES.index(what), decision.seat) - 0.01)
        else:
            worths.append(threats.judge(number, option))
    if max(worths) > WORTH_DOING:
        worths[-1] = NEVER
    own = max([worth for worth, option in zip(worths, decision.options, strict=True) if not selects(option)])
    if own > DECIDED and own >= max(worths):
        return [NEVER if selects(option) else worth for worth, option in zip(worths, decision.options, strict=True)]
    return worths


def selects(option: Option) -> bool:
    """Whether an option goes on with another mage."""
    return option.key.startswith("select:")


def best_of(threats: Threats, number: int, seat: int) -> float:
    """The worth of the best action of another mage."""
    options = mage_options(threats.state, number, seat)
    return max(threats.judge(number, option) for option in options if not option.key.startswith("select:"))


def judge_possessed(state: CircleState, number: int, option: Option) -> float:
    """The Circle makes a possessed mage throw his wands away, take garlic down and walk far from the cradle."""
    action, what = parted(option.key)
    if action == "push":
        return 5.0
    if action == "lay_wand":
        return 3.0
    if action == "take_down":
        return 2.0
    if action == "walk":
        here, there = (walk_distance(field, state.cradle) for field in (state.mages[number].field, field_number(what)))
        return 0.3 * (there - here)
    return 0.0 if action == "finish" else -1.0
