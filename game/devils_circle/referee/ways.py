"""The ways ahead, as the rules say: where pentagrams fly and whom they sear, how demons come to the Princess."""

from __future__ import annotations

from dataclasses import dataclass

from game.devils_circle.box.board import BOARD, FIELD_NAMES, SUPPLY, edge_number, field_number
from game.devils_circle.referee.danger import Danger
from game.devils_circle.referee.foreseen import set_of_named
from game.devils_circle.rules.demons.pentagrams import what_bars
from game.devils_circle.rules.ground import ADJACENT
from game.devils_circle.rules.moving.steps import SALT_POWER, passable
from game.devils_circle.view import CircleView, PentagramView

FORESEEN = 5
"""How many squares of a pentagram's way are told at most."""


@dataclass(frozen=True, slots=True)
class StarCourse:
    """The squares that a pentagram comes over next, in order: the first ``soon`` of them in the next demons' phase.

    ``struck`` are the mages whom it sears in that phase, from where it is if it cannot leave; ``stopped``: something
    bars its way after the last square.
    """

    marker: int
    start: str
    way: tuple[str, ...]
    soon: int
    struck: tuple[str, ...]
    stopped: bool


def course_of(view: CircleView, star: PentagramView) -> StarCourse:
    """The way of one pentagram, if nothing on the board changes (DK-11.13 to DK-11.16, DK-11.19)."""
    field, way, struck, soon = field_number(star.field), list[str](), list[str](), 0
    stopped = star.direction is None or is_barred(view, field, star.direction)
    flying = not stopped
    if stopped:
        struck = mages_beside(view, field)
    while star.direction is not None and not stopped and len(way) < FORESEEN:
        field = BOARD.neighbours[field][star.direction]
        if field < 0:
            break
        way.append(FIELD_NAMES[field])
        soon += flying
        if way[-1] == view.cradle or (field == SUPPLY and lies_there(view)):
            break
        if flying:
            seared = [mage for mage in mages_beside(view, field) if mage not in struck]
            struck += seared
            flying = bool(seared)
        stopped = field == SUPPLY or is_barred(view, field, star.direction)
    return StarCourse(star.marker, star.field, tuple(way), soon, tuple(struck), stopped)


def lies_there(view: CircleView) -> bool:
    """Whether there are supplies left, which a pentagram burns up with itself (DK-11.19)."""
    return any(left for _item, left in view.stock)


def mages_beside(view: CircleView, field: int) -> list[str]:
    """The mages whom a pentagram on a field sears, through walls too (DK-11.16)."""
    beside = ADJACENT[field]
    return [mage.id for mage in view.mages if mage.field is not None and beside >> field_number(mage.field) & 1]


def is_barred(view: CircleView, field: int, way: int) -> bool:
    """Whether something stops a pentagram that would leave a field in a direction (DK-11.14)."""
    salt = tuple(map(edge_number, view.salt))
    wands = set_of_named(one.id for one in view.fields if one.wands)
    torches = set_of_named(one.id for one in view.fields if one.torch)
    return bool(what_bars(field, way, salt, wands, torches))


def way_to_cradle(danger: Danger) -> tuple[str, ...]:
    """The squares of a cheapest way of a demon to the Princess, both ends included.

    Only the ends where a flight or a change of shape hides what lies between.
    """
    cradle, start = danger.ground.cradle, danger.runner.field
    turn = min(danger.turns, key=lambda one: one.prices.fields[cradle])
    prices, way = turn.prices.fields, [cradle]
    salt = () if danger.runner.wisp or danger.runner.power > SALT_POWER else danger.ground.salt
    ways = passable(danger.ground.garlic, salt, turn.crosses_walls)
    while way[0] != start:
        steps = [
            (prices[field], field)
            for field in BOARD.adjacent[way[0]]
            if field not in way and prices[field] <= prices[way[0]]
            if ways[BOARD.way(field, way[0])] >> field & 1
        ]
        if not steps:
            return FIELD_NAMES[start], FIELD_NAMES[cradle]
        way.insert(0, start if start in (field for _price, field in steps) else min(steps)[1])
    return tuple(FIELD_NAMES[field] for field in way)
