"""The Demons Controlled display: how many demons a magician can hold, and which of them controls (DEM-15, DEM-17)."""

from __future__ import annotations

from game.demons.box.goetia import LEVEL_OF, RANK_OF
from game.demons.box.ranks import CONTROL_BOXES, DUKE, LEVEL, MOST_CONTROLLED

LEAST_ROOM = MOST_CONTROLLED[LEVEL[DUKE]]


def limit_of(demons: tuple[int, ...]) -> int:
    """How many demons fit, by the rank of the highest (DEM-15.0b); 0 without demons."""
    if not demons:
        return 0
    return MOST_CONTROLLED[max([LEVEL_OF[demon] for demon in demons])]


def is_over_limit(demons: tuple[int, ...]) -> bool:
    """Whether some must be released (DEM-15.6); never as few as fit whatever their rank."""
    return len(demons) > LEAST_ROOM and len(demons) > limit_of(demons)


def arranged(demons: tuple[int, ...]) -> tuple[int, ...]:
    """The same demons with one of the highest rank in the lowest box; the named one stays if it may (DEM-15.1a)."""
    if len(demons) < 2:
        return demons
    named = demons[0]
    for demon in demons:
        if LEVEL_OF[demon] > LEVEL_OF[named]:
            named = demon
    return demons if named == demons[0] else with_controlling(demons, named)


def with_controlling(demons: tuple[int, ...], named: int) -> tuple[int, ...]:
    """The same demons with another controlling demon (DEM-15.5a)."""
    return (named, *[demon for demon in demons if demon != named])


def lowest_box(demons: tuple[int, ...]) -> int:
    """The box of the controlling demon: the lowest of his rank (DEM-15.1b)."""
    if not demons:
        return len(CONTROL_BOXES)
    return min(CONTROL_BOXES.index(RANK_OF[demons[0]]), max(0, len(CONTROL_BOXES) - len(demons)))
