"""A paused rule holds ids, numbers and the table: never a part of the state that a copy would leave behind."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from types import FrameType

from game.engine.deck import Deck
from game.engine.match import Match
from game.engine.table import Table
from game.talisman.cards import Ability
from game.talisman.state import Fight, Hero, TalismanState, Trade
from tests.talisman.random_play import RandomChooser, new_match

PLAIN = (int, str, bool, float, type(None))
STATE = (TalismanState, Hero, Fight, Trade, Deck)


def paused_frames(match: Match) -> Iterator[FrameType]:
    """The frames of the rule under way, from the step of the game to the innermost rule."""
    rule = match._rules
    while rule is not None:
        frame = getattr(rule, "cr_frame", None)
        if frame is None:
            return
        yield frame
        rule = getattr(rule, "cr_await", None)


def is_allowed(value: object) -> bool:
    """Ids, numbers, tuples of them, the table, and printed things that never change."""
    if isinstance(value, STATE):
        return False
    if isinstance(value, (*PLAIN, Table, Ability)):
        return True
    if isinstance(value, tuple):
        return all(map(is_allowed, value))
    parameters = getattr(type(value), "__dataclass_params__", None)
    if dataclasses.is_dataclass(value) and parameters is not None and parameters.frozen:
        return True
    return callable(value) or type(value).__name__ in ("cell", "generator", "tuple_iterator", "range_iterator")


def test_paused_rules_hold_no_part_of_the_state() -> None:
    held: set[str] = set()
    depths = set()
    for mix in range(0, 32, 5):
        match = new_match(mix, 2 + mix % 5, seed=mix)
        chooser = RandomChooser(mix)
        for _ in range(3000):
            item = match.step()
            if item is None:
                break
            frames = list(paused_frames(match))
            depths.add(len(frames))
            for frame in frames:
                for name, value in frame.f_locals.items():
                    if not is_allowed(value):
                        held.add(f"{frame.f_code.co_name} holds {name}: {type(value).__name__}")
            if item is match.decision:
                match.choose(chooser.choose(match.decision))
    assert held == set()
    assert max(depths) >= 6, "the test must see rules that wait inside other rules"
