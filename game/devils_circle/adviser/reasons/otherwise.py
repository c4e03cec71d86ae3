"""A plain fact about an option, for hints on which nothing better can be said."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from game.devils_circle.adviser.approach import FAR
from game.devils_circle.adviser.demons import walk_distance
from game.devils_circle.adviser.reasons.demons import WAY_FROM, open_ways
from game.devils_circle.box.board import field_number
from game.devils_circle.box.pieces import DEMONS, MAGES, NAMED_MAGES
from game.devils_circle.referee.courses import ground_of, runner_of
from game.devils_circle.referee.danger import danger_of
from game.devils_circle.rules.demons.psychic import effective_power
from game.devils_circle.state import CircleState, Demon
from game.engine.decision import Decision, Option, Text
from game.engine.ids import kind_of, parted

STEPS = Text("From there it is {n} step to the cradle.", plural="From there it is {n} steps to the cradle.")
NO_WAY = Text("From there no way to the cradle is open.")
REACHED = Text("There the likeliest demon reaches her with {there} %, here with {here} %.")
HAS_ROOM = Text("Who gets it has room for it.")
ALL_USED = Text("All that can be carried may be needed this night.")
USED_AT_ONCE = Text("What is in hand can be used at once.")
MIND = Text("On a 6 {mage} is possessed.")
MIND_TOO_STRONG = Text("Nobody's mind is weak enough: it fails whatever the die shows.")
KEEP_FLIGHT = Text("The rescue move can be kept for later this night.")
FLIGHT = Text("It is one step away from what threatens, and the only one of this night.")
BARRED = Text("As things stand its ways to the cradle are barred.")
HELD = Text("Whatever a possessed mage does costs the Circle nothing.")
NO_ENTRY = Text("No mage can enter the square of a pentagram.")
ACTIONS = {
    "take_down": Text("The garlic can hang where it is needed more."),
    "hang": Text("No demon crosses a wall of this square then."),
    "pour": Text("It stops demons of power 10 or less on one side."),
    "lay_wand": Text("A demon that ends its turn beside it loses 3 power."),
    "pick_up": Text("What is in hand can be laid down where it is needed more."),
    "resupply": Text("What is used up can be had here."),
    "give": Text("Whoever is nearer to the demons can use it sooner."),
    "select": Text("Nothing much is left to do for the one in turn."),
    "flight": Text("A demon may flee before the next action."),
    "finish": Text("Nothing that is left to do helps much."),
}
PLAYS = {
    "raise_power": Text("Above 9 power it gets 2 more freedom points each turn; above 10 it breaks salt."),
    "raise_materiality": Text("A direct attack of it takes more strength."),
    "lower_materiality": Text("The less solid it is, the less walls stop it."),
    "rescue": Text("It may still get one step farther, paid with power."),
    "psychic": Text("On a 6 a mage may be possessed."),
    "pentagram": NO_ENTRY,
    "leave": Text("Nothing can harm it until the next night."),
    "end": Text("The points that are left pay for nothing of use."),
}


def otherwise(state: CircleState, decision: Decision, option: Option) -> Text:
    """A true sentence about an option of any question."""
    action, what = parted(option.key)
    if decision.kind == "mage":
        return of_action(state, decision, action, what)
    if decision.kind in ("play", "withdraw", "retreat"):
        return of_step(state, decision, action, what)
    if decision.kind == "push_cradle":
        return of_push(state, field_number(what))
    if decision.kind in ("place_mage", "place_cradle", "lay_wand", "set_torch", "set_herbs", "place_demon"):
        return steps_from(state, field_number(kind_of(what)) if what else state.cradle)
    if decision.kind == "psychic":
        number = MAGES.index(what)
        weak = effective_power(state, state.demon, number) >= 1
        return Text(MIND.message, (("mage", NAMED_MAGES[number]),)) if weak else MIND_TOO_STRONG
    if decision.kind == "rescue":
        return KEEP_FLIGHT if action == "stay" else FLIGHT
    return OTHERS[decision.kind] if option.key != "all" else ALL_USED


OTHERS = {
    "demon": BARRED, "give_item": HAS_ROOM, "resupply": USED_AT_ONCE, "throw": NO_ENTRY, "pour_salt": ACTIONS["pour"],
}  # fmt: skip


def of_action(state: CircleState, decision: Decision, action: str, what: str) -> Text:
    """An action of a mage."""
    if state.mages[MAGES.index((decision.about or "").removeprefix("mage:"))].held_by >= 0:
        return HELD
    return steps_from(state, field_number(what)) if action == "walk" else ACTIONS[action]


def of_step(state: CircleState, decision: Decision, action: str, what: str) -> Text:
    """A play of a demon, or where it is driven."""
    if action in PLAYS:
        return PLAYS[action]
    number = state.demon if decision.kind == "play" else DEMONS.index((decision.about or "").removeprefix("demon:"))
    return way_from(state, state.demons[number], field_number(what))


def way_from(state: CircleState, demon: Demon, field: int) -> Text:
    """What a demon would have to pay from there."""
    cost = open_ways(state, demon)[field]
    return Text(WAY_FROM.message, (("n", cost),)) if cost < FAR else NO_WAY


def steps_from(state: CircleState, field: int) -> Text:
    """How near to the cradle a field is."""
    return Text(STEPS.message, (("n", walk_distance(field, state.cradle)),), STEPS.plural)


def of_push(state: CircleState, field: int) -> Text:
    """How likely the Princess is reached on a field, and where she is."""
    chances = [100 * likeliest(state, cradle) for cradle in (field, state.cradle)]
    return Text(REACHED.message, (("there", round(chances[0])), ("here", round(chances[1]))))


def likeliest(state: CircleState, cradle: int) -> Fraction:
    """The chance of the demon that is likeliest to reach a cradle on that field."""
    found = [
        danger_of(replace(ground_of(state, demon), cradle=cradle), runner_of(demon)).seizes
        for demon in state.demons
        if demon.field >= 0
    ]
    return max(found, default=Fraction(0))
