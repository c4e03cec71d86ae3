"""Ways that turn off where a walk passes the bridge or the Portal of Power: they are chosen at the first step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.engine.decision import Decision, Option
from game.talisman.box.board import BRIDGE, CLOCKWISE, COUNTER_CLOCKWISE
from game.talisman.rules.walking.steps import CCW, CROSS, CW, INWARDS, walked, ways_from
from game.talisman.view import TalismanView
from game.ui.tables.common.controller import Chosen

DIRECTIONS = {CW: CLOCKWISE, CCW: COUNTER_CLOCKWISE}
Doors = tuple[tuple[Option, Chosen], ...]


def doors_on_the_way(view: TalismanView, decision: Decision) -> Doors:
    """What may be clicked besides the ends of both ways, and the two answers that each click gives.

    Nothing where the first answer already is about a door, or where both ways do not pass one.
    """
    if decision.kind != "way" or decision.option(CROSS) is not None or decision.option(INWARDS) is not None:
        return ()
    taken = {option.place for option in decision.options}
    return tuple(found for found in _doors(view, decision) if found[0].place not in taken)


def destinations(view: TalismanView, decision: Decision | None) -> tuple[Option, ...]:
    """The answers of a question, and those beyond a door on the way."""
    if decision is None:
        return ()
    return (*decision.options, *(option for option, _chosen in doors_on_the_way(view, decision)))


def as_at_the_door(option: Option, chosen: Chosen) -> Option:
    """The answer that will be given at the door, for its chances."""
    return replace(option, key=chosen.then[0])


def _doors(view: TalismanView, decision: Decision) -> Iterator[tuple[Option, Chosen]]:
    space, steps = view.heroes[decision.seat].space, view.movement.steps
    for way, direction in DIRECTIONS.items():
        if not space or decision.option(way) is None:
            continue
        branch, left = walked(space, steps, direction)
        for option in ways_from(branch, left, direction, branch in BRIDGE) if left else ():
            if option.key in (CROSS, INWARDS):
                yield replace(option, key=f"{way}+{option.key}"), Chosen(way, (option.key,))
