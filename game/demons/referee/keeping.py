"""Whom a magician with too many demons can keep: how many places there are, and in which order the others then go."""

from __future__ import annotations

from collections.abc import Collection

from game.demons.box.displays import LEAST_ROOM, is_over_limit, limit_of
from game.demons.box.goetia import LEVEL_OF


def room_for(demons: tuple[int, ...]) -> int:
    """How many demons may stay if the highest of these does (DEM-15.0b)."""
    return max(LEAST_ROOM, limit_of(demons))


def order_of_release(held: tuple[int, ...], kept: Collection[int]) -> tuple[int, ...]:
    """In which order all others can be released, one question each, so that exactly ``kept`` stay (DEM-15.6).

    The highest rank goes first: what is left then is over its limit for as long as can be. Empty where too many would
    stay, and where the rules ask no further before all others are gone.
    """
    gone = tuple(sorted((demon for demon in held if demon not in kept), key=lambda demon: -LEVEL_OF[demon]))
    left = [tuple(demon for demon in held if demon not in gone[:count]) for count in range(len(gone) + 1)]
    possible = all(map(is_over_limit, left[:-1])) and not is_over_limit(left[-1])
    return gone if possible else ()
