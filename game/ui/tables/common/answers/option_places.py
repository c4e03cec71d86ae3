"""Which places the options of a question stand for: what a click there can mean."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.decision import Decision, Option
from game.engine.ids import parted


def verb_of(option: Option) -> str:
    """What the answer does: its key up to the colon."""
    return parted(option.key)[0]


def matches(pattern: str, place: str) -> bool:
    """Whether a place fits one pattern of an option's picks."""
    return pattern == place or (pattern.endswith(":*") and place.rpartition(":")[0] == pattern[:-2])


def by_place(decision: Decision) -> dict[str, tuple[Option, ...]]:
    """What a click on each place can mean; some questions have hundreds of both."""
    found: dict[str, list[Option]] = {}
    for option in decision.options:
        if option.place:
            found.setdefault(option.place, []).append(option)
    return {place: tuple(options) for place, options in found.items()}


def contains(picks: Iterable[str], places: Iterable[str]) -> bool:
    """Whether the places can all be among the picks, each pattern used once."""
    left = list(picks)
    for place in places:
        pattern = place if place in left else f"{place.rpartition(':')[0]}:*"
        if pattern not in left:
            return False
        left.remove(pattern)
    return True
