"""The judgement of a computer player who leads the demons."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.devils_circle.adviser.approach import FAR, Costs, costs_for, threat, usual_costs
from game.devils_circle.adviser.leaving import leave_worth
from game.devils_circle.adviser.pentagrams import course_length, pentagram_worth
from game.devils_circle.adviser.worths import (
    DEMON_LOST,
    DEMON_POWER_POINT,
    MAGE_LIFE,
    MAGE_STRENGTH,
    NEVER,
    PRINCESS_POINT,
    SURE,
)
from game.devils_circle.box.board import BOARD, KEEP_SET, field_number
from game.devils_circle.box.pieces import DEMONS, MAGES
from game.devils_circle.rules.demons.curse import may_defend, strikes_princess, struck_mages
from game.devils_circle.rules.demons.psychic import effective_power
from game.devils_circle.rules.ground import ADJACENT, OPENLY, WITHIN_TWO, mages_set
from game.devils_circle.rules.mages.options import EXORCISM_POWER, EXORCISM_POWER_WITH_WAND
from game.devils_circle.rules.moving.steps import SALT_LOSS, breaks_salt, price
from game.devils_circle.rules.moving.wards import ward_effect
from game.devils_circle.state import CircleState, Demon, Mage, doubled_power, free_hands
from game.engine.decision import Decision, Option
from game.engine.ids import parted

CAUTION, CAUTION_WITH_RESCUE = 0.15, 0.075
"""How much of the harm that mages could do counts: without and with a rescue move left."""
NEAR_ENOUGH = 4
"""From so far away a mage comes and exorcises."""
BETWEEN_STEPS = "DK-16.6"
"""The clause of the question between the steps of a walk: a deed against the demon would be asked about once more."""
Harms = list[tuple[int, float]]
"""The fields of mages, and what each could take from a demon."""


# -- placing and order ------------------------------------------------------------------------------------


def judge_places(state: CircleState, decision: Decision) -> list[float]:
    """Near the cradle, but not all on one side."""
    costs = usual_costs(state, state.cradle)
    taken = [demon.field for demon in state.demons if demon.field >= 0]
    worths = []
    for option in decision.options:
        field = field_number(option.key.removeprefix("at:"))
        crowd = sum(1.0 for other in taken if BOARD.distance(field, other) < 6)
        worths.append(-costs[field] - 1.5 * crowd)
    return worths


def judge_order(state: CircleState, decision: Decision) -> list[float]:
    """Those that are nearest to the cradle first."""
    worths = []
    for option in decision.options:
        demon = state.demons[DEMONS.index(option.key.removeprefix("demon:"))]
        worths.append(-float(costs_for(state, demon)[demon.field]))
    return worths


# -- plays ------------------------------------------------------------------------------------------------


def judge_plays(state: CircleState, decision: Decision) -> list[float]:
    """What each play makes of the position."""
    demon = state.demons[state.demon]
    costs, harms = costs_for(state, demon), harms_to(state, demon)
    here = stand(state, demon, demon.field, costs, harms, state.points)
    return [judge_play(state, demon, costs, harms, here, option) for option in decision.options]


def judge_play(state: CircleState, demon: Demon, costs: Costs, harms: Harms, here: float, option: Option) -> float:
    """The worth of one play, compared with ending the turn here (0)."""
    action, what = parted(option.key)
    if action in ("walk", "fireplace"):
        spent = dict(option.text.facts).get("n", state.points)
        left = state.points - int(str(spent))
        return stand(state, demon, field_number(what), costs, harms, left) - here - 0.02 * int(str(spent))
    if action == "step":
        return break_through(state, demon, costs, harms, field_number(what)) - here
    if action == "attack":
        return attack_worth(state, demon, state.mages[MAGES.index(what)])
    if action == "throw":
        return 0.0
    return PLAY_WORTHS[action](state, demon, costs)


def stand(state: CircleState, demon: Demon, field: int, costs: Costs, harms: Harms, points: int) -> float:
    """How good it is for a demon to end its turn on a field, with points left to use there."""
    worth = threat(state, demon, costs[field]) + prospects(state, demon, field)
    worth += 40 * (costs[field] <= points)
    worth -= danger_at(demon, field, harms)
    loss, gain = ward_effect(state, field)
    if loss or gain:
        worth -= DEMON_LOST + demon.power if loss >= demon.power else loss * 1.3 + gain
    if not demon.wisp and points > 1 + state.at_dawn and "curse" not in state.plays:
        worth += 0.8 * max(0.0, curse_at(state, demon, field))
    return worth


def prospects(state: CircleState, demon: Demon, field: int) -> float:
    """What a field promises for later turns: cursing distance, a pentagram's course to the cradle, the stars."""
    if not KEEP_SET >> field & 1:
        return 0.0
    worth = 2.0
    if demon.wisp:
        return worth
    if ADJACENT[field] >> state.cradle & 1:
        worth += 9.0
    if course_length(state, field) < 8:
        worth += 4.0
    beside = ADJACENT[field] & mages_set(state)
    return worth + 2.0 * beside.bit_count()


def danger(state: CircleState, demon: Demon, field: int) -> float:
    """What the mages could do to a demon that stays on a field."""
    return danger_at(demon, field, harms_to(state, demon))


def danger_at(demon: Demon, field: int, harms: Harms) -> float:
    """The same, where it is known what each of the mages could do."""
    if not KEEP_SET >> field & 1 and not OPENLY[field] & KEEP_SET:
        return 0.0
    worst = 0.0
    for place, harm in harms:
        if harm > worst and walk_distance(place, field) <= NEAR_ENOUGH:
            worst = harm
    return worst * (CAUTION_WITH_RESCUE if demon.rescue_left else CAUTION)


def harms_to(state: CircleState, demon: Demon) -> Harms:
    """Where mages stand who could harm a demon, and how much."""
    able = [mage for mage in state.mages if mage.field >= 0 and mage.held_by < 0]
    return [(mage.field, harm_by(state, mage, demon)) for mage in able]


def harm_by(state: CircleState, mage: Mage, demon: Demon) -> float:
    """The worth of what one mage can take from a demon by an exorcism."""
    if not exorcises(state, mage):
        return 0.0
    damage = doubled_power(mage)
    if damage >= demon.power:
        return DEMON_LOST + demon.power * DEMON_POWER_POINT
    return 5.0 + damage * DEMON_POWER_POINT


def exorcises(state: CircleState, mage: Mage) -> bool:
    """Whether a mage could exorcise in the coming phase."""
    if state.at_dawn or not mage.book or not mage.herb or not free_hands(mage):
        return False
    return mage.power >= (EXORCISM_POWER_WITH_WAND if mage.wand else EXORCISM_POWER)


@lru_cache(maxsize=40_000)
def walk_distance(start: int, goal: int) -> int:
    """The open distance between two fields (DK-2.11)."""
    steps = BOARD.steps(start, goal)
    return FAR if steps is None else steps


def break_through(state: CircleState, demon: Demon, costs: Costs, harms: Harms, field: int) -> float:
    """Where a step through salt or onto a wand leads, and what it costs."""
    way = BOARD.way(demon.field, field)
    loss = 7 * state.wands.count(field) + (SALT_LOSS if breaks_salt(state, demon, demon.field, way) else 0)
    if loss >= demon.power:
        return NEVER
    left = state.points - price(state, demon.field, way)
    return stand(state, demon, field, costs, harms, left) - loss * 1.2 - 2.0


def attack_worth(state: CircleState, demon: Demon, mage: Mage) -> float:
    """A direct attack: strength taken against power lost."""
    loss = max(0.0, doubled_power(mage) - 3.5)
    killed = demon.materiality >= mage.strength
    worth = MAGE_STRENGTH * min(demon.materiality, mage.strength) + (MAGE_LIFE + mage.power * 0.5 if killed else 0.0)
    if loss >= demon.power:
        return worth - DEMON_LOST - demon.power * DEMON_POWER_POINT
    return worth - loss * DEMON_POWER_POINT - 2.0


def curse_worth(state: CircleState, demon: Demon, costs: Costs) -> float:
    """A curse where the demon stands."""
    return curse_at(state, demon, demon.field)


def curse_at(state: CircleState, demon: Demon, field: int) -> float:
    """A curse cast from a field: whom it would harm, and how likely it fails."""
    struck = struck_mages(state, field)
    rollers = sum(1 for mage in struck if may_defend(state, mage))
    holds = (min(6, demon.power) / 6) ** rollers
    worth = 0.0
    for mage in struck:
        avoided = (min(6, max(0, state.mages[mage].power - 1)) / 6) if may_defend(state, mage) else 0.0
        lethal = state.mages[mage].strength <= 2
        worth += (1 - avoided) * (2 * MAGE_STRENGTH + 1.0 + (MAGE_LIFE if lethal else 0.0))
    if strikes_princess(state, field):
        worth += PRINCESS_POINT * (4.0 if state.princess == 1 else 1.0)
    fall = DEMON_LOST if demon.power <= 2 + state.at_dawn else 2.0
    return holds * worth - (1 - holds) * fall


def psychic_worth(state: CircleState, demon: Demon, costs: Costs) -> float:
    """A sixth of a possession, if any mage is weak enough."""
    number = state.demons.index(demon)
    best = max(mind_worth(state, number, mage) for mage in range(len(state.mages)))
    return best / 6 if best > 0 else NEVER


def mind_worth(state: CircleState, demon: int, mage: int) -> float:
    """What possessing a mage would be worth; nothing if he resists."""
    piece = state.mages[mage]
    if not piece.alive or piece.held_by >= 0 or effective_power(state, demon, mage) < 1:
        return -1.0
    return 14.0 + 4.0 * piece.book


PLAY_WORTHS: dict[str, Callable[[CircleState, Demon, Costs], float]] = {
    "seize": lambda state, demon, costs: SURE,
    "curse": curse_worth,
    "pentagram": pentagram_worth,
    "psychic": psychic_worth,
    "raise_power": lambda state, demon, costs: 1.2,
    "raise_materiality": lambda state, demon, costs: -0.5,
    "lower_materiality": lambda state, demon, costs: 3.0 if demon.materiality > 4 else 0.3,
    "rescue": lambda state, demon, costs: -2.0,
    "leave": leave_worth,
    "end": lambda state, demon, costs: 0.0,
}


# -- the smaller questions --------------------------------------------------------------------------------


def judge_minds(state: CircleState, decision: Decision) -> list[float]:
    """The mage whose mind gives way."""
    return [
        mind_worth(state, state.demon, MAGES.index(option.key.removeprefix("mage:"))) for option in decision.options
    ]


def judge_retreats(state: CircleState, decision: Decision) -> list[float]:
    """The best field to stand on."""
    demon = state.demons[state.demon]
    costs, harms = costs_for(state, demon), harms_to(state, demon)
    return [
        stand(state, demon, field_number(option.key.removeprefix("to:")), costs, harms, state.points)
        for option in decision.options
    ]


def judge_rescues(state: CircleState, decision: Decision) -> list[float]:
    """Flee from what would banish the demon, if the flight leads out of reach and costs less."""
    if decision.about is None or decision.clause == BETWEEN_STEPS:
        return [float(option.key == "stay") for option in decision.options]
    number = DEMONS.index(decision.about.removeprefix("demon:"))
    demon = state.demons[number]
    if state.mage < 0:
        return [float(option.key == "stay") for option in decision.options]
    mage = state.mages[state.mage]
    costs = costs_for(state, demon)
    return [flight_worth(state, demon, mage, costs, option) for option in decision.options]


def flight_worth(state: CircleState, demon: Demon, mage: Mage, costs: Costs, option: Option) -> float:
    """What is lost by staying or by the price of the flight, as a negative worth."""
    if option.key == "stay":
        lethal = doubled_power(mage) >= demon.power
        return -(DEMON_LOST + demon.power * DEMON_POWER_POINT) if lethal else -6.0
    field = field_number(option.key.split(":")[2])
    spent = int(str(dict(option.text.facts)["n"]))
    caught = WITHIN_TWO[mage.field] >> field & 1
    loss, _ = ward_effect(state, field)
    retreat = threat(state, demon, costs[demon.field]) - threat(state, demon, costs[field])
    worth = -spent * DEMON_POWER_POINT - 3.0 - loss - retreat / 4
    return worth - (DEMON_LOST + demon.power if caught or loss >= demon.power - spent else 0.0)
