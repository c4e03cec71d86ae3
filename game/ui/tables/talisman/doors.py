"""Ways that turn off where a walk passes the bridge or the Portal of Power: they are chosen at the first step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.engine.decision import Decision, Option
from game.talisman.box.board import BRIDGE, CLOCKWISE, COUNTER_CLOCKWISE, counted_from
from game.talisman.rules.walking.steps import CCW, CROSS, CW, INWARDS, walked, ways_from
from game.talisman.view import TalismanView
from game.ui.tables.common.outcomes import Chosen

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


@dataclass(frozen=True)
class Onwards:
    """What is left of a walk once it is over the bridge: the steps, and the spaces where it may end."""

    steps: int
    ends: tuple[str, ...]


def onwards(view: TalismanView, decision: Decision | None, space: str) -> Onwards | None:
    """How a walk goes on that crosses the bridge to a space; None if no answer crosses to it, or it ends there."""
    if decision is None or decision.kind != "way":
        return None
    left = next((steps for door, steps in _bridges(view, decision) if BRIDGE[door] == space), 1) - 1
    if not left:
        return None
    ends = dict.fromkeys(counted_from(space, left, direction) for direction in DIRECTIONS.values())
    return Onwards(left, tuple(ends))


def _bridges(view: TalismanView, decision: Decision) -> Iterator[tuple[str, int]]:
    """The ends of the bridge from which an answer crosses it, and the steps left there."""
    here, steps = view.heroes[decision.seat].space, view.movement.steps
    if decision.option(CROSS) is not None:
        yield here, steps
    for _option, chosen in doors_on_the_way(view, decision):
        if chosen.then == (CROSS,):
            yield walked(here, steps, DIRECTIONS[chosen.key])


def _doors(view: TalismanView, decision: Decision) -> Iterator[tuple[Option, Chosen]]:
    space, steps = view.heroes[decision.seat].space, view.movement.steps
    for way, direction in DIRECTIONS.items():
        if not space or decision.option(way) is None:
            continue
        branch, left = walked(space, steps, direction)
        for option in ways_from(branch, left, direction, branch in BRIDGE) if left else ():
            if option.key in (CROSS, INWARDS):
                yield replace(option, key=f"{way}+{option.key}"), Chosen(way, (option.key,))
