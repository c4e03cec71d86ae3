"""The ways ahead, as the rules say: where pentagrams fly and whom they sear, how demons come to the Princess."""

from __future__ import annotations

from dataclasses import dataclass

from game.devils_circle.box.board import BOARD, FIELD_NAMES, SUPPLY, edge_name, field_number
from game.devils_circle.referee.danger import Danger
from game.devils_circle.rules.ground import ADJACENT
from game.devils_circle.rules.moving.steps import SALT_POWER, passable
from game.devils_circle.view import CircleView, PentagramView
from game.ui.kit.painting.kept import Kept

FORESEEN = 5
"""How many squares of a pentagram's way are told at most."""


@dataclass(frozen=True, slots=True)
class StarCourse:
    """The squares that a pentagram comes over next, in order: the first ``soon`` of them in the next demons' phase.

    ``struck`` are the mages whom it sears in that phase; ``stopped``: something bars its way after the last square.
    """

    marker: int
    start: str
    way: tuple[str, ...]
    soon: int
    struck: tuple[str, ...]
    stopped: bool


def courses(view: CircleView) -> tuple[StarCourse, ...]:
    """The ways of all pentagrams that fly; of the view shown last they are kept."""
    return _COURSES.of(view, lambda: tuple(found for star in view.pentagrams if (found := course_of(view, star)).way))


_COURSES: Kept[tuple[StarCourse, ...]] = Kept()


def course_of(view: CircleView, star: PentagramView) -> StarCourse:
    """The way of one pentagram, if nothing on the board changes (DK-11.13, DK-11.14, DK-11.16)."""
    places = {mage.id: field_number(mage.field) for mage in view.mages if mage.field is not None}
    field, way, struck, soon, flying = field_number(star.field), list[str](), list[str](), 0, True
    stopped = star.direction is not None and bars(view, field, star.direction)
    while star.direction is not None and not stopped and len(way) < FORESEEN:
        field = BOARD.neighbours[field][star.direction]
        if field < 0:
            break
        way.append(FIELD_NAMES[field])
        if flying:
            soon += 1
            seared = [mage for mage, at in places.items() if ADJACENT[field] >> at & 1 and mage not in struck]
            struck += seared
            flying = bool(seared)
        if way[-1] == view.cradle or field == SUPPLY:
            break
        stopped = bars(view, field, star.direction)
    return StarCourse(star.marker, star.field, tuple(way), soon, tuple(struck), stopped)


def bars(view: CircleView, field: int, way: int) -> bool:
    """Whether a wall, salt, a wand or a torch stops a pentagram that would leave a field in a direction (DK-11.14)."""
    target = BOARD.neighbours[field][way]
    if target < 0:
        return False
    there = next(one for one in view.fields if one.id == FIELD_NAMES[target])
    salted = edge_name(BOARD.edges[field][way]) in view.salt
    return bool(BOARD.walls[way] >> field & 1) or salted or bool(there.wands or there.torch)


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
