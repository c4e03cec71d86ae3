"""A plain fact about an option, for hints on which nothing better can be said."""

from __future__ import annotations

from game.demons.adviser.preferences import number
from game.demons.box.geometry import distances_from
from game.demons.box.mortals import UNITS
from game.demons.box.naming import rank_plural
from game.demons.box.ranks import RANKS
from game.demons.referee.tries import shield_offer
from game.demons.rules.terrain import LAND_NEIGHBOURS
from game.demons.rules.walking.hunting import is_ready, magician_in, units_in
from game.demons.state import ACTIVATION_RADIUS, NOBODY, DemonsState, strength_of
from game.engine.boards.hexes import Hex
from game.engine.decision import Decision, Option, Text
from game.engine.ids import kind_of, name_of

MAY_HUNT = Text(
    "There {n} mortal unit is near enough to hunt you.", plural="There {n} mortal units are near enough to hunt you."
)
NEAR_CITY = Text("{n} mortal unit stands in it or beside it.", plural="{n} mortal units stand in it or beside it.")
LEFT_TO_DRAW = Text("{n} counter of that rank is left: {ranks}.", plural="{n} counters of that rank are left: {ranks}.")
SUCCEEDS = Text("It succeeds {n} % of the time.")
ENEMY_STRENGTH = Text("The strength against you there is {n}.")
UNSEEN_STRENGTH = Text("With which demons he defends himself cannot be known.")
STOPS_A_CURSE = Text("He stops one curse, and is gone.")
ACTIONS = {
    "raise": Text("A better shield makes every later conjuration safer."),
    "rest": Text("It risks nothing in this phase."),
    "leave": Text("Off the map nobody can take from you what you carry."),
    "auction": Text("The ring makes the unfriendly demons obey you, too."),
    "control": Text("Whoever controls the others cannot be sent to fight without losing his hold."),
    "free": Text("Nobody has to be watched any more."),
    "done": Text("Demons that are kept can be used in a later turn."),
    "power": Text("It can be done now, and perhaps not in a later turn."),
    "lift": Text("Four wounds and curses together kill."),
    "torture": Text("A captive may give up a treasure rather than bear it."),
    "suffer": Text("A friendly demon is kept for later."),
    "release": Text("Too many demons are with you: one of them has to go."),
    "endure": Text("What you own stays yours."),
    "give": Text("What is given up spares you the torture."),
    "offer": Text("Each treasure that is given up makes success likelier by one face of the die."),
    "bid": Text("Only the highest bid is paid, and takes the ring."),
    "pay": Text("The ring makes the unfriendly demons obey you, too."),
    "close": Text("What is not bid stays yours."),
    "decline": Text("The demon stays with you."),
    "with": Text("Each demon in a fight adds his strength, and may be lost."),
    "all": Text("All strengths are added together."),
    "fight": Text("Demons that are not chosen risk nothing."),
    "gain": Text("It counts towards what you are worth at the end."),
    "bewitch": Text("A unit that is led by you does not hunt you."),
    "borrow": Text("A borrowed demon fights for you this turn."),
    "seat": Text("He loses his next turn."),
    "target": Text("Mortals who fight each other hunt nobody meanwhile."),
    "wound": Text("Wounds and curses count alike towards death."),
    "curse": Text("Wounds and curses count alike towards death."),
    "yes": Text("Whoever is free can act again."),
    "no": Text("A captive gives his captor something to ask for."),
    "seize": Text("It counts towards what you are worth at the end."),
    "shield": Text("A better shield costs more at the end, and makes conjuring safer."),
    "stay": Text("It keeps the place that it has."),
    "attack": UNSEEN_STRENGTH,
}


def otherwise(state: DemonsState, decision: Decision, option: Option) -> Text:
    """A true sentence about an option of any question."""
    action = kind_of(option.key)
    if action in ("move", "to", "stay") and decision.kind != "lead":
        return hunted_at(state, decision.seat, number(option.key) or state.magicians[decision.seat].hex)
    if action == "conjure":
        return left_to_draw(state, name_of(option.key))
    if action == "city":
        return about_city(state, number(option.key))
    if action == "attack":
        return strength_at(state, number(option.key))
    if action == "roll":
        chance = max(outcome.share for outcome in shield_offer(state, decision, "") if outcome.value > 0)
        return Text(SUCCEEDS.message, (("n", round(100 * chance)),))
    if action == "release" and decision.kind == "curse":
        return STOPS_A_CURSE
    return ACTIONS[action]


def hunted_at(state: DemonsState, seat: int, hex_id: Hex) -> Text:
    """How many units may wake and come to a hex (DEM-3.0c)."""
    row, spared = distances_from(hex_id), state.magicians[seat].bewitched
    near = [
        unit
        for unit in UNITS
        if state.units.hex[unit] and row[state.units.hex[unit]] <= ACTIVATION_RADIUS
        if is_ready(state, unit) and unit not in spared
    ]
    return Text(MAY_HUNT.message, (("n", len(near)),), MAY_HUNT.plural)


def left_to_draw(state: DemonsState, rank: str) -> Text:
    """How many counters of a rank there are."""
    left = len(state.pools[rank]) if rank in RANKS else 0
    return Text(LEFT_TO_DRAW.message, (("n", left), ("ranks", rank_plural(rank))), LEFT_TO_DRAW.plural)


def about_city(state: DemonsState, city: Hex) -> Text:
    """How many units a power over a city touches or misses."""
    around = (city, *LAND_NEIGHBOURS[city])
    near = sum(state.units.hex[unit] in around for unit in UNITS)
    return Text(NEAR_CITY.message, (("n", near),), NEAR_CITY.plural)


def strength_at(state: DemonsState, hex_id: Hex) -> Text:
    """What stands against an attack; of a magician it is not known."""
    if magician_in(state, hex_id) != NOBODY:
        return UNSEEN_STRENGTH
    return Text(ENEMY_STRENGTH.message, (("n", strength_of(units_in(state, hex_id), ())),))
