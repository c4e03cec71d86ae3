"""The way a figure goes along the rings from one space to another, for drawing it and for walking it."""

from __future__ import annotations

from game.talisman.box.board import BRIDGE, CROWN, NEXT, PLAIN_OF_PERIL, PORTAL, SPACES, VALLEY_OF_FIRE

DOORS = {**BRIDGE, PORTAL: PLAIN_OF_PERIL, PLAIN_OF_PERIL: PORTAL, VALLEY_OF_FIRE: CROWN}
"""Where a figure walks from one ring to another."""
LONGEST = 7


def neighbours(space: str) -> list[str]:
    """The spaces one step away."""
    found = [NEXT[step][space] for step in (1, -1) if space in NEXT[step]]
    return [*found, DOORS[space]] if space in DOORS else found


def route(start: str, goal: str, steps: int = 0) -> tuple[str, ...]:
    """The spaces from the first to the last, both included; without a short way along the board just these two.

    ``steps`` is the length of the way if it is known: a figure may go the longer way round.
    """
    if start not in SPACES or goal not in SPACES or start == goal:
        return (start,) if start == goal else (start, goal)
    ways: list[tuple[str, ...]] = [(start,)]
    shortest: tuple[str, ...] = ()
    for length in range(1, LONGEST + 1):
        ways = [(*way, after) for way in ways for after in neighbours(way[-1]) if after not in way[-2:]]
        for way in ways:
            if way[-1] == goal and (length == steps or not steps):
                return way
            if way[-1] == goal and not shortest:
                shortest = way
    return shortest or (start, goal)
