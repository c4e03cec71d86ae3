"""Words about the table: the stage, lasting powers, and why a mortal unit moved as it did."""

from __future__ import annotations

from game.demons.box.mortals import MORTALS
from game.demons.state import (
    DEMON_USE,
    FIRST_PHASE,
    MORTAL_COMBAT,
    MORTAL_MOVEMENT,
    NOBODY,
    ORDER,
    OVER,
    SHIELD_CHOICE,
    DemonsState,
    Magician,
    MortalMove,
)
from game.engine.boards.hexes import printed
from game.engine.decision import Fact, Named, Text
from game.engine.game import Seat

STAGES = {
    ORDER: Text("Who goes first"),
    SHIELD_CHOICE: Text("Choosing shields"),
    MORTAL_MOVEMENT: Text("Turn {turn}: the mortals move"),
    MORTAL_COMBAT: Text("Turn {turn}: the mortals search and attack"),
    FIRST_PHASE: Text("Turn {turn}: conjure or move"),
    DEMON_USE: Text("Turn {turn}: use of demons"),
    OVER: Text("The match is over"),
}
INVISIBLE = Text("Invisible until the next demon phase")
RECONCILED = Text("Reconciled: safe from other magicians' demons")
NAKED = Text("Naked: loses the next turn")

SLEPT, HELD, HUNTED, STUCK, FLED, HOME, ROSE, WAITED, CARRIED, LED = (
    "slept", "held", "hunted", "stuck", "fled", "home", "rose", "waited", "carried", "led",
)  # fmt: skip
"""What a unit can have done in the mortal movement phase."""
AT_HOME = "at_home"
"""What a unit does that took a captive home before."""
MOVES = {
    SLEPT: Text(
        "The {unit} is {distance} hexes from {target} and rolled {roll}, less than the distance: it stays inactive."
    ),
    HELD: Text("The {unit} is activated (rolled {roll}) but already stands next to a magician, so it does not move."),
    HUNTED: Text(
        "The {unit} is activated (rolled {roll}, distance {distance}) and goes {spent} points along the cheapest route "
        "to {target}. {choice}{stop}"
    ),
    STUCK: Text("The {unit} is activated (rolled {roll}) but no route leads to {target}: it stays."),
    FLED: Text("The {unit} flees {spent} points along the cheapest route home."),
    HOME: Text("The {unit} is home again and will hunt once it is activated."),
    ROSE: Text("The {unit} finds a magician in its home, turns and attacks him."),
    WAITED: Text("The {unit} waits next to its home hex."),
    CARRIED: Text("The {unit} takes its captive {spent} points along the cheapest route home."),
    AT_HOME: Text("The {unit} holds its captive at home."),
    LED: Text("The {unit} is bewitched: {target} led it {spent} points."),
}
NOTHING = Text("")
ROUTES = Text("{n} routes were equally cheap; a die chose. ")
TARGETS = Text("{n} magicians were equally near; a die chose. ")
STOPS = {
    "adjacent": Text("It stopped next to a magician."),
    "points": Text("Its points did not reach farther."),
    "": NOTHING,
}


def stage(state: DemonsState) -> Text:
    """Where the match stands."""
    return Text(STAGES[state.stage].message, (("turn", state.game_turn),))


def effects(magician: Magician) -> tuple[Text, ...]:
    """The powers that last on a magician."""
    lasting = ((magician.invisible, INVISIBLE), (magician.reconciled, RECONCILED), (magician.naked, NAKED))
    return tuple(words for holds, words in lasting if holds)


def unit_name(unit: int) -> Named:
    """A mortal unit's name, linked to its counter."""
    return Named(MORTALS[unit].name, f"unit:{unit}")


def mortal_move(move: MortalMove, seats: tuple[Seat, ...]) -> Text:
    """Why a unit moved as it did (DEM-5.3b to DEM-5.3f)."""
    target: Fact = Named(seats[move.target].name, f"seat:{move.target}") if move.target != NOBODY else NOTHING
    choice = NOTHING
    if move.rivals:
        choice = Text(TARGETS.message, (("n", move.rivals + 1),))
    elif move.routes > 1:
        choice = Text(ROUTES.message, (("n", move.routes),))
    facts: tuple[tuple[str, Fact], ...] = (
        ("unit", unit_name(move.unit)),
        ("target", target),
        ("roll", move.roll),
        ("distance", move.distance),
        ("spent", move.spent),
        ("hex", printed(move.path[-1])),
        ("choice", choice),
        ("stop", STOPS[move.stop]),
    )
    what = AT_HOME if move.what == CARRIED and len(move.path) == 1 else move.what
    return Text(MOVES[what].message, facts)
