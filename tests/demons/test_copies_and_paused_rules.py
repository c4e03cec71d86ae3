"""Forks stand where the match stands, and paused rules hold no part of the state."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from types import FrameType

import msgspec
import pytest

from game.demons.state import DemonsState, Magician, MortalUnits, TreasureGrid
from game.engine.copying import copier
from game.engine.match import Match
from game.engine.table import Table
from tests.demons.random_play import RandomChooser, decisions, new_match

PLAIN = (int, str, bool, float, type(None))


def paused_frames(match: Match) -> Iterator[FrameType]:
    rule = match._rules
    while rule is not None:
        frame = getattr(rule, "cr_frame", None)
        if frame is None:
            return
        yield frame
        rule = getattr(rule, "cr_await", None)


def is_allowed(value: object) -> bool:
    """Ids, numbers, tuples of them, the table, and printed things that never change."""
    if isinstance(value, (*PLAIN, Table)):
        return True
    if isinstance(value, tuple):
        return all(map(is_allowed, value))
    if isinstance(value, msgspec.Struct):
        return value.__struct_config__.frozen
    parameters = getattr(type(value), "__dataclass_params__", None)
    if dataclasses.is_dataclass(value) and parameters is not None and parameters.frozen:
        return True
    return callable(value) and not isinstance(value, (DemonsState, Magician, MortalUnits, TreasureGrid))


def test_paused_rules_hold_no_part_of_the_state() -> None:
    held: set[str] = set()
    depths = set()
    for seed in range(40):
        match = new_match(1 + seed % 4, seed)
        chooser = RandomChooser(seed)
        while (item := match.step()) is not None:
            frames = list(paused_frames(match))
            depths.add(len(frames))
            for frame in frames:
                for name, value in frame.f_locals.items():
                    if not is_allowed(value):
                        held.add(f"{frame.f_code.co_name} holds {name}: {type(value).__name__}")
            if item is match.decision:
                match.choose(chooser.choose(match.decision))
    assert held == set()
    assert max(depths) >= 4, "the test must see rules that wait inside other rules"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_fork_stands_at_the_same_question_and_goes_its_own_way(players: int) -> None:
    match = new_match(players, 77 + players)
    for number, decision in enumerate(decisions(match, seed=3)):
        if number % 6:
            continue
        before = match.fingerprint()
        twin = match.fork()
        assert twin.decision is not None
        assert twin.decision.keys() == decision.keys()
        assert twin.fingerprint() == before
        for _ in range(4):
            if twin.next_decision() is None:
                break
            assert twin.decision is not None
            twin.choose(twin.decision.keys()[-1])
        twin.next_decision()
        assert match.fingerprint() == before


def test_a_copy_of_the_state_shares_nothing_that_changes() -> None:
    state = DemonsState([Magician()])
    twin = copier(DemonsState)(state)
    twin.units.hex[3] = 0
    twin.grid.owner[35] = 0
    twin.magicians[0].hex = 5
    twin.pools["duke"] = ()
    twin.bids[0] = (35,)
    assert state == DemonsState([Magician()])


def test_choices_before_dice_can_be_taken_back_not_later_ones() -> None:
    match = new_match(1, 5)
    match.next_decision()
    match.choose("shield:gold")
    match.next_decision()
    match.choose("to:113")
    match.next_decision()
    assert match.undo()
    assert match.decision is not None
    assert match.decision.kind == "enter"
    match.choose("to:113")
    match.next_decision()
    match.choose("conjure:prince")
    match.next_decision()
    assert not match.undo()
