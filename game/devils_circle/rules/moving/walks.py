"""The fields to which a figure is offered to walk, in words: one option for each, made once."""

from __future__ import annotations

from functools import cache, lru_cache

from game.devils_circle.box.board import FIELD_NAMES, FIELD_PLACES, named_field
from game.engine.boards.rooms import members
from game.engine.decision import Option, Text


@lru_cache(maxsize=32_000)
def walk_options(fields: int, cost: int, clause: str) -> tuple[Option, ...]:
    """The fields that cost so many points by a clause; nothing happens on the way."""
    return tuple([_walk_option(field, cost, clause) for field in members(fields)])


@cache
def _walk_option(field: int, cost: int, clause: str) -> Option:
    words = Text(
        "Go to {field} for {n} point", (("field", named_field(field)), ("n", cost)), "Go to {field} for {n} points"
    )
    return Option(f"walk:{FIELD_NAMES[field]}", words, FIELD_PLACES[field], clause)
