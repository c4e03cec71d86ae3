"""What speaks for a play of a demon."""

from __future__ import annotations

from collections.abc import Callable

from game.devils_circle.adviser.approach import FAR, Costs, costs_for, costs_to, salt_against, usual_costs
from game.devils_circle.adviser.demons import BETWEEN_STEPS, danger, mind_worth
from game.devils_circle.adviser.pentagrams import blocked, throw_worth
from game.devils_circle.box.board import BOARD, field_number
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.demons.curse import strikes_princess, struck_mages
from game.devils_circle.rules.demons.pentagrams import WAY_NAMES
from game.devils_circle.rules.ground import ADJACENT, mages_set
from game.devils_circle.rules.moving.steps import crosses_walls
from game.devils_circle.state import CircleState, Demon, doubled_power
from game.engine.decision import Decision, Option, Text
from game.engine.ids import parted

WINS = Text("It wins the game.")
WAY_FROM = Text("The way from there to the cradle costs {n} freedom points.")
WAY_LEFT = Text("The way to the cradle costs {n} freedom points.")
NEARER = Text("It is nearer to the cradle.")
WAY_SHORTER = Text("The way to the cradle costs {n} freedom points from there, {m} from here.")
CURSES_FROM = Text("From there a curse strikes the Princess.")
SAFER = Text("There the mages can harm it less.")
BLOW = Text("{mage} loses {n} strength; it costs {demon} {least} to {most} power.")
STRIKES_PRINCESS = Text("It strikes the Princess.")
STRIKES_MAGES = Text("It strikes {n} mage.", plural="It strikes {n} mages.")
FLIES_AT = Text("It flies towards the cradle.")
FLIES_PAST = Text("It flies past {mage}.")
MIND = Text("On a 6 {mage} is possessed.")
TOO_SOLID = Text("As solid as it is, walls stop it.")
KEEPS = Text("It keeps its {n} power for the next night.")
NO_MORE = Text("Nothing else that the points can pay for helps much.")
SINKS = Text("Else {demon} sinks into hell.")
SURVIVES = Text("{demon} survives what threatens.")


def of_place(state: CircleState, decision: Decision, option: Option) -> Text:
    """How far it is from there."""
    return Text(WAY_FROM.message, (("n", usual_costs(state, state.cradle)[field_number(option.key[3:])]),))


def of_order(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """How far the demon has to go."""
    demon = state.demons[DEMONS.index(option.key.removeprefix("demon:"))]
    cost = open_ways(state, demon)[demon.field]
    return Text(WAY_LEFT.message, (("n", cost),)) if cost < FAR else None


def open_ways(state: CircleState, demon: Demon) -> Costs:
    """By field: what the way to the cradle costs as things stand; FAR where none is open."""
    salt = salt_against(state, demon)
    walls = crosses_walls(demon.power, demon.materiality)
    return costs_to(state.cradle, state.garlic, salt, walls, int(state.at_dawn), mages_set(state))


def of_play(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """What speaks for a play of the demon whose turn it is."""
    action, what = parted(option.key)
    find = PLAYS.get(action)
    return find(state, state.demons[state.demon], what) if find is not None else None


def step(state: CircleState, demon: Demon, what: str) -> Text | None:
    """Nearer, in reach for a curse, or safer."""
    field, costs = field_number(what), costs_for(state, demon)
    beside = ADJACENT[state.cradle]
    if not demon.wisp and beside >> field & 1 and not beside >> demon.field & 1:
        return CURSES_FROM
    if costs[field] < costs[demon.field]:
        ways = open_ways(state, demon)
        if ways[field] < ways[demon.field] < FAR:
            return Text(WAY_SHORTER.message, (("n", ways[field]), ("m", ways[demon.field])))
        return NEARER
    return SAFER if danger(state, demon, field) < danger(state, demon, demon.field) else None


def attack(state: CircleState, demon: Demon, what: str) -> Text:
    """What both sides lose."""
    number = MAGES.index(what)
    power = doubled_power(state.mages[number])
    facts = (
        ("mage", NAMED_MAGES[number]), ("n", demon.materiality), ("demon", NAMED_DEMONS[state.demon]),
        ("least", max(0, power - 6)), ("most", max(0, power - 1)),
    )  # fmt: skip
    return Text(BLOW.message, facts)


def curse(state: CircleState, demon: Demon, what: str) -> Text:
    """Whom it strikes."""
    if strikes_princess(state, demon.field):
        return STRIKES_PRINCESS
    return Text(STRIKES_MAGES.message, (("n", len(struck_mages(state, demon.field))),), STRIKES_MAGES.plural)


def pentagram(state: CircleState, demon: Demon, what: str) -> Text | None:
    """The best direction."""
    return course(state, demon.field, max(range(4), key=lambda way: throw_worth(state, demon.field, way)))


def of_throw(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """What lies on the course."""
    way = WAY_NAMES.index(option.key.removeprefix("throw:"))
    return course(state, state.demons[state.demon].field, way)


def course(state: CircleState, field: int, way: int) -> Text | None:
    """What a pentagram meets first: the cradle, or a mage beside its course."""
    passed = -1
    while field >= 0 and not blocked(state, field, way):
        field = BOARD.neighbours[field][way]
        if field == state.cradle:
            return FLIES_AT
        beside = [number for number, mage in enumerate(state.mages) if mage.field >= 0 and near(mage.field, field)]
        passed = beside[0] if beside and passed < 0 else passed
    return Text(FLIES_PAST.message, (("mage", NAMED_MAGES[passed]),)) if passed >= 0 else None


def near(mage: int, field: int) -> bool:
    """Whether a pentagram on a field sears a mage (DK-11.16)."""
    return field >= 0 and bool(ADJACENT[field] >> mage & 1)


def psychic(state: CircleState, demon: Demon, what: str) -> Text | None:
    """Whose mind is the weakest."""
    best = max(range(len(state.mages)), key=lambda mage: mind_worth(state, state.demon, mage))
    if mind_worth(state, state.demon, best) < 0:
        return None
    return Text(MIND.message, (("mage", NAMED_MAGES[best]),))


def of_flight(state: CircleState, decision: Decision, option: Option) -> Text | None:
    """What happens to a demon that is the target and stays."""
    if decision.about is None or state.mage < 0 or decision.clause == BETWEEN_STEPS:
        return None
    number = DEMONS.index(decision.about.removeprefix("demon:"))
    lethal = doubled_power(state.mages[state.mage]) >= state.demons[number].power
    words = (SURVIVES if not lethal else None) if option.key == "stay" else (SINKS if lethal else None)
    return Text(words.message, (("demon", NAMED_DEMONS[number]),)) if words is not None else None


def leave(state: CircleState, demon: Demon, what: str) -> Text:
    """The power that it keeps."""
    return Text(KEEPS.message, (("n", demon.power),))


def solid(state: CircleState, demon: Demon, what: str) -> Text | None:
    """Whether walls stop it."""
    return None if crosses_walls(demon.power, demon.materiality) else TOO_SOLID


PLAYS: dict[str, Callable[[CircleState, Demon, str], Text | None]] = {
    "walk": step,
    "fireplace": step,
    "step": step,
    "attack": attack,
    "curse": curse,
    "pentagram": pentagram,
    "psychic": psychic,
    "leave": leave,
    "lower_materiality": solid,
    "seize": lambda state, demon, what: WINS,
    "end": lambda state, demon, what: NO_MORE,
}
