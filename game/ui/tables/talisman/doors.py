"""Ways that turn off where a walk passes the bridge or the Portal of Power: they are chosen at the first step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.engine.decision import Decision, Option
from game.talisman.box.board import BRIDGE, CLOCKWISE, COUNTER_CLOCKWISE, counted_from
from game.talisman.rules.walking.steps import CCW, CROSS, CW, INWARDS, ON, walked, ways_from
from game.talisman.view import TalismanView
from game.ui.tables.common.outcomes import Chosen

MOST_TOLD = 6
"""So many destinations at most are told on a card each; more are chosen on the board alone."""
DIRECTIONS = {CW: CLOCKWISE, CCW: COUNTER_CLOCKWISE}
COMMANDING = "crown"
"""The kind of question on the Crown of Command."""
Doors = tuple[tuple[Option, Chosen], ...]


def doors_on_the_way(view: TalismanView, decision: Decision) -> Doors:
    """What may be clicked besides the ends of both ways, and the answers that each click gives.

    A way may pass two of them: the bridge behind the Portal, too, is chosen at the first step.
    """
    return tuple((door.option, door.chosen) for door in _doors(view, decision))


def destinations(view: TalismanView, decision: Decision | None) -> tuple[Option, ...]:
    """The answers of a question, and those beyond a door on the way."""
    if decision is None:
        return ()
    return (*decision.options, *(option for option, _chosen in doors_on_the_way(view, decision)))


def told_on_cards(view: TalismanView, decision: Decision | None) -> tuple[Option, ...]:
    """The answers that lead to spaces, where they are few; none on the Crown, whose commands are no ways."""
    found = [option for option in destinations(view, decision) if (option.place or "").startswith("space:")]
    few = len({option.place for option in found}) <= MOST_TOLD
    return tuple(found) if few and decision is not None and decision.kind != COMMANDING else ()


def as_at_the_door(option: Option, chosen: Chosen) -> Option:
    """The answer that will be given at the door, for its chances."""
    return replace(option, key=chosen.then[-1])


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
    for door in _doors(view, decision):
        if door.chosen.then[-1] == CROSS:
            yield door.space, door.steps


@dataclass(frozen=True)
class _Door:
    """An answer beyond a door, the answers that a click on it gives, where the door is, and the steps left there."""

    option: Option
    chosen: Chosen
    space: str
    steps: int


def _doors(view: TalismanView, decision: Decision) -> list[_Door]:
    """All doors on both ways but those to places that an answer or a door before leads to."""
    if decision.kind != "way":
        return []
    found, taken = [], {option.place for option in decision.options}
    for way, direction in DIRECTIONS.items():
        here = view.heroes[decision.seat].space
        if not here or decision.option(way) is None:
            continue
        for door in _doors_of(way, direction, here, view.movement.steps):
            if door.option.place not in taken:
                taken.add(door.option.place)
                found.append(door)
    return found


def _doors_of(way: str, direction: int, here: str, steps: int) -> Iterator[_Door]:
    """The doors that a walk passes, one after the other."""
    passed: tuple[str, ...] = ()
    space, left = walked(here, steps, direction)
    while left:
        for option in ways_from(space, left, direction, space in BRIDGE):
            if option.key in (CROSS, INWARDS):
                then = (*passed, option.key)
                yield _Door(replace(option, key="+".join((way, *then))), Chosen(way, then), space, left)
        passed = (*passed, ON)
        space, left = walked(space, left, direction)
