"""A paused rule holds ids, numbers and the table: never a part of the state that a copy would leave behind."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from types import FrameType

import msgspec

from game.engine.match import Match
from game.engine.table import Table
from tests.every_game.games import PlayedGame, every_mix

PLAIN = (int, str, bool, float, type(None))
PASSING = ("cell", "generator", "tuple_iterator", "range_iterator")


def paused_frames(match: Match) -> Iterator[FrameType]:
    """The frames of the rule under way, from the step of the game to the innermost rule."""
    rule = match._rules
    while rule is not None:
        frame = getattr(rule, "cr_frame", None)
        if frame is None:
            return
        yield frame
        rule = getattr(rule, "cr_await", None)


def is_allowed(game: PlayedGame, value: object) -> bool:
    """Ids, numbers, tuples of them, the table, cards with their rules, and printed things that never change."""
    if isinstance(value, game.parts_of_the_state):
        return False
    if isinstance(value, (*PLAIN, Table, *game.cards_with_rules)):
        return True
    if isinstance(value, tuple):
        return all(is_allowed(game, one) for one in value)
    if isinstance(value, msgspec.Struct) and type(value).__struct_config__.frozen:
        return True
    parameters = getattr(type(value), "__dataclass_params__", None)
    if dataclasses.is_dataclass(value) and parameters is not None and parameters.frozen:
        return True
    return callable(value) or type(value).__name__ in PASSING


@every_mix
def test_paused_rules_hold_no_part_of_the_state(game: PlayedGame, mix: int) -> None:
    held: set[str] = set()
    depths = set()
    for seed in range(mix, mix + 3):
        match = game.new_match(seed)
        for _ in game.happening(match, seed, most=2000):
            frames = list(paused_frames(match))
            depths.add(len(frames))
            for frame in frames:
                for name, value in frame.f_locals.items():
                    if not is_allowed(game, value):
                        held.add(f"{frame.f_code.co_name} holds {name}: {type(value).__name__}")
    assert held == set()
    assert max(depths) >= 4, "the test must see rules that wait inside other rules"
