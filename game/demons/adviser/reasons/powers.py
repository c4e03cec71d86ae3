"""What speaks for using a demon, or for using none."""

from __future__ import annotations

from collections.abc import Callable

from game.demons.adviser.demon_use import use_worth
from game.demons.adviser.planning import best_treasure, capture_risk, is_content, is_cornered, threat
from game.demons.adviser.preferences import judge_familiars, number
from game.demons.adviser.reasons import fights
from game.demons.box.charts import SIDES
from game.demons.box.geometry import distances_from
from game.demons.box.naming import treasure_name, unit_name
from game.demons.box.powers import (
    DISCOVER,
    EARTHQUAKE,
    EARTHQUAKE_RADIUS,
    FAMILIARS,
    GAIN,
    HEAL,
    INVISIBILITY,
    RECONCILE,
    STORM,
    STORM_RADIUS,
    TRANSPORT,
)
from game.demons.box.treasures import CELLS, TREASURES, VALUE, worth_of
from game.demons.rules.powers.gaining import RING, can_gain
from game.demons.rules.powers.mortals import units_within
from game.demons.rules.scoring import net_worth
from game.demons.rules.table import is_undiscovered
from game.demons.rules.walking.hunting import occupied
from game.demons.state import CAPTIVE, DEADLY, NOBODY, DemonsState
from game.engine.decision import Decision, Option, Text
from game.engine.ids import name_of, parted

KEPT = Text("Nothing that your demons can do now is worth losing them.")
SEIZES = Text("{treasure} is worth {ducats} ducats, and is seized {n} % of the time.")
WORTH = Text("{treasure} is worth {ducats} ducats.")
HIDDEN = Text("{n} treasure is still hidden.", plural="{n} treasures are still hidden.")
TO_GAIN = Text("{treasure} can be had, worth {ducats} ducats.")
FROM_RIVAL = Text("It is taken from a rival.")
WORTH_MOST = Text("No other treasure that can be had is worth more.")
SETS_FREE = Text("It sets you free.")
TAKES_HOME = Text("It carries you off the map at once, {n} ducats ahead.")
BEARING = Text("You bear {n} wound or curse; {m} are deadly.", plural="You bear {n} wounds and curses; {m} are deadly.")
CARRIES_TO = Text("It can carry you to {treasure}, worth {ducats} ducats.")
LETS_GO = Text("It lets you walk away from those who stand beside you.")
UNSEEN = Text("Mortals cannot find whom they do not see.")
FLEE = Text("{n} mortal unit near you flees.", plural="{n} mortal units near you flee.")
LOST_IN_STORM = Text("{n} mortal unit near you can stop nobody.", plural="{n} mortal units near you can stop nobody.")
THREATENS = Text("The {unit} threatens you most.")
HOLDS_YOU = Text("The {unit} holds you captive.")
FAR = Text("There it is {n} hex away from you.", plural="There it is {n} hexes away from you.")
RANSOM = Text("Your captive may give up a treasure.")


def of_use(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """What a demon can do, or that none should do anything."""
    action, rest = parted(option.key)
    seat = decision.seat
    if action == "attack":
        return fights.of_attack(state, seat, int(rest))
    if action == "seize":
        return of_seizure(state, int(rest))
    if action == "power":
        letter = name_of(rest)
        return POWERS[letter](state, seat) if letter in POWERS else None
    if action == "lift":
        return bearing(state, seat)
    if action == "torture":
        return RANSOM
    others = [use_worth(state, seat, other.key) for other in decision.options if other.key != option.key]
    return KEPT if action == "done" and max(others, default=0.0) <= 0 else None


def of_seizure(state: DemonsState, cell: int) -> Text:
    """What the treasure is worth, and how well it is guarded."""
    facts = (("treasure", treasure_name(cell)), ("ducats", worth_of(cell)))
    if not state.show_odds:
        return Text(WORTH.message, facts)
    return Text(SEIZES.message, (*facts, ("n", round(100 * TREASURES[cell].guard / SIDES))))


def bearing(state: DemonsState, seat: int) -> Text | None:
    """How many wounds and curses a magician bears."""
    hurt = state.magicians[seat].wounds + state.magicians[seat].curses
    return Text(BEARING.message, (("n", hurt), ("m", DEADLY)), BEARING.plural) if hurt else None


# -- powers ---------------------------------------------------------------------------------------------------


def discovering(state: DemonsState, seat: int) -> Text | None:
    """How many treasures are left to find."""
    hidden = sum(is_undiscovered(state, cell) for cell in CELLS)
    return Text(HIDDEN.message, (("n", hidden),), HIDDEN.plural) if hidden and not is_content(state, seat) else None


def gaining(state: DemonsState, seat: int) -> Text | None:
    """The best treasure that can be had."""
    best = max([cell for cell in CELLS if can_gain(state, seat, cell)], key=lambda cell: VALUE[cell], default=0)
    return Text(TO_GAIN.message, (("treasure", treasure_name(best)), ("ducats", worth_of(best)))) if best else None


def freeing(state: DemonsState, seat: int) -> Text | None:
    """Out of captivity, or away from those who would hold the magician."""
    if state.magicians[seat].status == CAPTIVE:
        return SETS_FREE
    return LETS_GO if is_cornered(state, seat) else None


def transporting(state: DemonsState, seat: int) -> Text | None:
    """Out of captivity, or home with the loot."""
    net = net_worth(state, seat)
    if state.magicians[seat].status != CAPTIVE and is_content(state, seat) and net > 0:
        return Text(TAKES_HOME.message, (("n", net),))
    if state.magicians[seat].status == CAPTIVE:
        return SETS_FREE
    cell = best_treasure(state, seat)[0] if state.magicians[seat].demons else 0
    if not cell or TREASURES[cell].hex in occupied(state):
        return None
    return Text(CARRIES_TO.message, (("treasure", treasure_name(cell)), ("ducats", worth_of(cell))))


def hiding(state: DemonsState, seat: int) -> Text | None:
    """Out of sight of those who threaten."""
    magician = state.magicians[seat]
    return UNSEEN if magician.status != CAPTIVE and threat(state, seat, magician.hex) > 0 else None


def shaking(state: DemonsState, seat: int) -> Text | None:
    """The units put to flight that were not fleeing yet."""
    units = [unit for unit in units_within(state, seat, EARTHQUAKE_RADIUS) if not state.units.fleeing[unit]]
    return Text(FLEE.message, (("n", len(units)),), FLEE.plural) if units else None


def storming(state: DemonsState, seat: int) -> Text | None:
    """The units that a storm disorients."""
    units = set(units_within(state, seat, STORM_RADIUS)) - set(state.magicians[seat].storm)
    return Text(LOST_IN_STORM.message, (("n", len(units)),), LOST_IN_STORM.plural) if units else None


def bewitching(state: DemonsState, seat: int) -> Text | None:
    """The captor, or the unit that threatens most."""
    magician = state.magicians[seat]
    if magician.status == CAPTIVE and magician.captor_unit:
        return Text(HOLDS_YOU.message, (("unit", unit_name(magician.captor_unit)),))
    units = [unit for unit in range(1, len(state.units.hex)) if state.units.hex[unit]]
    worst = max(units, key=lambda unit: capture_risk(state, seat, unit), default=0)
    if not worst or capture_risk(state, seat, worst) <= 0:
        return None
    return Text(THREATENS.message, (("unit", unit_name(worst)),))


POWERS: dict[str, Callable[[DemonsState, int], Text | None]] = {
    DISCOVER: discovering,
    GAIN: gaining,
    TRANSPORT: transporting,
    RECONCILE: freeing,
    HEAL: bearing,
    INVISIBILITY: hiding,
    EARTHQUAKE: shaking,
    STORM: storming,
    FAMILIARS: bewitching,
}


# -- what a power asks ----------------------------------------------------------------------------------------


def of_gain(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """A rival's treasure, or the most valuable one."""
    cell = number(option.key)
    if option.key.endswith(RING) or not cell:
        return None
    if state.grid.owner[cell] not in (NOBODY, decision.seat):
        return FROM_RIVAL
    values = [VALUE[number(other.key)] for other in decision.options if number(other.key)]
    return WORTH_MOST if VALUE[cell] == max(values) else None


def of_familiars(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """The unit that threatens most, or the captor."""
    unit, worths = number(option.key), judge_familiars(state, decision)
    if not option.key.startswith("bewitch"):
        return None
    if state.magicians[decision.seat].captor_unit == unit:
        return Text(HOLDS_YOU.message, (("unit", unit_name(unit)),))
    mine = capture_risk(state, decision.seat, unit)
    return Text(THREATENS.message, (("unit", unit_name(unit)),)) if mine == max(worths) and mine > 0 else None


def of_lead(state: DemonsState, decision: Decision, option: Option) -> Text | None:
    """How far away a bewitched unit ends."""
    hex_id = number(option.key)
    if not hex_id:
        return None
    away = distances_from(state.magicians[decision.seat].hex)[hex_id]
    return Text(FAR.message, (("n", away),), FAR.plural)
