"""What the sentences of the lesson of Devil's Circle say in numbers, worked out by the rules."""

from __future__ import annotations

from game.devils_circle.box.board import BOARD, MAGE_GROUND, field_number, named_field
from game.devils_circle.box.pieces import NAMED_DEMONS, NAMED_MAGES
from game.devils_circle.rules.demons_phase import BONUS
from game.devils_circle.rules.ground import WITHIN_TWO
from game.devils_circle.rules.moving.mage_steps import price_in, walk_layers_in
from game.devils_circle.rules.moving.steps import PRICES
from game.devils_circle.state import ACTION_POINTS, CircleState, doubled_power, sunrise
from game.devils_circle.view import time_of_day
from game.engine.boards.rooms import members
from game.engine.decision import Fact
from game.engine.match import Match
from game.lessons.devils_circle.table import GORM, ORLAN
from game.lessons.facts import always, total_told
from game.lessons.lesson import FactOf

FACES_OF_A_DIE = 6


def table(match: Match) -> CircleState:
    """Everything on the table."""
    state: CircleState = match.state
    return state


def mage(number: int) -> FactOf:
    """A mage's name, linked to him."""
    return always(NAMED_MAGES[number])


def demon(number: int) -> FactOf:
    """A demon's name, linked to it."""
    return always(NAMED_DEMONS[number])


def field(name: str) -> FactOf:
    """A square's name, linked to it."""
    return always(named_field(field_number(name)))


def price_of_a_square(match: Match) -> Fact:
    """The action points of a move to the next square."""
    start, goal = field_number("f5"), field_number("g5")
    return price_in(walk_layers_in(MAGE_GROUND, start, ACTION_POINTS), goal)


def steps_apart(first: str, second: str) -> FactOf:
    """How many squares lie from one to the other, the last included."""
    return always(BOARD.distance(field_number(first), field_number(second)))


def reach_of_an_exorcism(match: Match) -> Fact:
    """How many steps on foot an exorcism reaches."""
    return max(BOARD.distance(start, goal) for start in BOARD.fields for goal in members(WITHIN_TWO[start]))


def price(kind: str) -> FactOf:
    """The freedom points of a step of that kind at the present hour."""
    return lambda match: PRICES[kind] + table(match).at_dawn


def demon_power(number: int) -> FactOf:
    """A demon's power now."""
    return lambda match: table(match).demons[number].power


def materiality(number: int) -> FactOf:
    """A demon's materiality now."""
    return lambda match: table(match).demons[number].materiality


def princess(match: Match) -> Fact:
    """The Princess's strength."""
    return table(match).princess


def hour_of_sunrise(match: Match) -> Fact:
    """When the sun rises."""
    return time_of_day(sunrise(table(match)))


def hour(match: Match) -> Fact:
    """The hour now."""
    return time_of_day(table(match).clock)


def exorcism_by(number: int) -> FactOf:
    """The power that an exorcism by a mage takes."""
    return lambda match: doubled_power(table(match).mages[number])


def freedom(match: Match) -> Fact:
    """The freedom points left to the demon whose turn it is."""
    return table(match).points


def most_freedom(match: Match) -> Fact:
    """The most freedom points that a wisp can have."""
    return FACES_OF_A_DIE + BONUS


def power_taken_from_gorm(match: Match) -> Fact:
    """The power that Gorm has lost in this scene."""
    return total_told(match, "demon_power", "points", demon=GORM)


def strength_paid_by_orlan(match: Match) -> Fact:
    """The strength that Orlan has lost in this scene."""
    return total_told(match, "strength_lost", "points", mage=ORLAN)
