"""The tables of the lesson of Devil's Circle, and the dice in the order in which they fall."""

from __future__ import annotations

from game.devils_circle.box.board import edge_number, field_number
from game.devils_circle.rules.mages.deeds import EXORCIST_POWER, EXORCIST_STRENGTH
from game.devils_circle.rules.mages_phase import ready_mages
from game.devils_circle.state import DAWN_CAP, LEFT, NEUTRALISED, ON_BOARD, TURN, CircleState, doubled_power

LEARNER, RIVAL = 0, 1
ORLAN, MIREL, TOBIN = range(3)
GORM, VASHA, ULK, FLICKER = range(4)
STAR, SOUTH = 1, 2
"""The marker of the pentagram, and the way it flies."""

IN_THE_RING = ("at:g1", "at:f1", "at:m6", "at:a6")
"""Where the demons begin, in their order."""
FIRST_TURNS = (
    *("demon:gorm", "walk:g2", "end"),
    *("demon:vasha", "walk:g1", "end"),
    *("demon:ulk", "walk:l6", "end"),
    *("walk:b6", "end"),
)
FACES_OF_THE_FIRST_PHASE = (
    *(2, 1, 2, 3),  # freedom, one demon after another, none of them under the stars yet
    *(3, 4),  # the clock
)
LAST_TURN = ("walk:f6", "end")
FACES_OF_THE_LAST_PHASE = (
    *(2, 5),  # Gorm stays below
    *(4, 3),  # the stars over Flicker
    6,  # its freedom
    *(5, 6),  # the clock
)
FACES_OF_THE_CURSE = (6,)


def at_close_quarters(state: CircleState) -> None:
    """Later in the night: Orlan stands behind Gorm, Ulk before Mirel, and a pentagram burns beside Tobin.

    Neither demon can flee any more.
    """
    _mages(state, "g2", "i6", "f5")
    _demons(state, "g3", "d3", "i8", "c7")
    _guard_the_cradle(state)
    state.clock = 3 * 60 + 15
    state.mages[ORLAN].herb -= 1
    state.demons[GORM].power, state.demons[GORM].rescue_left = 21, False
    state.demons[VASHA].power = 20
    state.demons[ULK].rescue_left = False
    state.pentagrams = ((STAR, field_number("f4"), SOUTH),)
    ready_mages(state)


def on_the_other_side(state: CircleState) -> None:
    """The learner leads the demons: Vasha stands behind the cradle's wall, and has rolled for freedom."""
    state.demon_seats = (LEARNER,) * len(state.demons)
    state.mage_seats = (RIVAL,) * len(state.mages)
    _mages(state, "f5", "i6", "e4")
    _demons(state, "", "g5", "k8", "c7")
    _guard_the_cradle(state)
    _sink_gorm(state)
    _send_ulk_away(state)
    state.clock, state.stages = 3 * 60 + 40, 9
    state.mages[ORLAN].power = 6
    state.demons[VASHA].power = 15
    state.stage, state.demon, state.points, state.began_on = TURN, VASHA, 4, field_number("g4")


def before_sunrise(state: CircleState) -> None:
    """Dawn, a few minutes before the sun: Flicker alone is left, close to the cradle."""
    _mages(state, "f5", "i6", "h6")
    _demons(state, "", "", "", "f7")
    _guard_the_cradle(state)
    _sink_gorm(state)
    state.mages[ORLAN].strength, state.mages[ORLAN].power = 3, 4
    for mage in state.mages:
        mage.strength, mage.power = min(mage.strength, DAWN_CAP), min(mage.power, DAWN_CAP)
    state.demons[FLICKER].power, state.demons[FLICKER].rescue_left = 14, False
    state.clock, state.at_dawn, state.stages, state.princess = state.dawn + 20, True, 12, 2
    ready_mages(state)


def _mages(state: CircleState, *fields: str) -> None:
    """Put the mages on these fields."""
    for mage, field in zip(state.mages, fields, strict=True):
        mage.field = field_number(field)


def _demons(state: CircleState, *fields: str) -> None:
    """Put the demons on these fields; those without one have left the board."""
    for demon, field in zip(state.demons, fields, strict=True):
        demon.status = ON_BOARD if field else LEFT
        demon.field = field_number(field) if field else -1


def _guard_the_cradle(state: CircleState) -> None:
    """What the first round laid: garlic behind the cradle's wall, salt at its door."""
    state.garlic, state.salt = (field_number("g5"),), (edge_number("h6-i6"),)
    state.mages[ORLAN].garlic -= 1
    state.mages[MIREL].salt -= 1


def _sink_gorm(state: CircleState) -> None:
    """What the fight at close quarters left: Gorm in hell, and Orlan hurt and without his book."""
    gorm, orlan = state.demons[GORM], state.mages[ORLAN]
    gorm.status, gorm.field, gorm.power, gorm.hole = NEUTRALISED, -1, 0, field_number("g3")
    state.holes = (gorm.hole,)
    orlan.strength, orlan.book = 5, 0


def _send_ulk_away(state: CircleState) -> None:
    """What Mirel's exorcism left: Ulk weaker and more solid, and she herself with less."""
    ulk, mirel = state.demons[ULK], state.mages[MIREL]
    ulk.power -= doubled_power(mirel)
    ulk.materiality += 1
    ulk.rescue_left = False
    mirel.power -= EXORCIST_POWER
    mirel.strength -= EXORCIST_STRENGTH
    mirel.herb -= 1
