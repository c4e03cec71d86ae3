"""Saves, undo and forks: a copy at any moment plays on exactly as the original does."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from types import FrameType

import pytest

from game.devils_circle.state import CircleState, Demon, Mage
from game.engine.decision import Event
from game.engine.match import Match
from game.engine.table import Table
from game.players import Glimpse, make_player
from tests.devils_circle.random_play import GAME, RandomChooser, decisions, new_match
from tests.devils_circle.scene import Scene

PLAIN = (int, str, bool, float, type(None))


def position(match: Match) -> tuple[object, ...]:
    """What two copies must have in common: state and dice, and the open question."""
    decision = match.next_decision()
    asked = (decision.seat, decision.kind, decision.options) if decision else None
    return match.fingerprint(), match.dice.state, asked, match.result


@pytest.mark.parametrize("mix", [0, 5, 9, 14])
def test_a_fork_and_a_loaded_save_play_on_like_the_original(mix: int) -> None:
    match = new_match(mix, seed=mix)
    for number, _ in enumerate(decisions(match, seed=mix)):
        if number % 23 == 0:
            fork, loaded = match.fork(), Match.load(match.save())
            assert position(fork) == position(loaded) == position(match)
            chooser = RandomChooser(number)
            for _ in range(7):
                if fork.next_decision() is None:
                    break
                assert fork.decision is not None
                key = chooser.choose(fork.decision)
                fork.choose(key)
                loaded.choose(key)
                assert position(fork) == position(loaded)


@pytest.mark.parametrize("mix", [4, 7])
def test_a_fork_between_two_events_stands_at_the_same_event(mix: int) -> None:
    match = new_match(mix, seed=mix)
    chooser = RandomChooser(mix)
    told: list[Event] = []
    for number in range(1500):
        item = match.step()
        if item is None:
            break
        if isinstance(item, Event):
            told.append(item)
        if number % 31 == 0:
            fork = match.fork()
            assert fork.fingerprint() == match.fingerprint()
        if number % 300 == 0:
            assert list(match.history()) == told
        if item is match.decision:
            match.choose(chooser.choose(match.decision))


@pytest.mark.parametrize("mix", [0, 8, 17])
def test_a_match_played_again_from_its_seed_is_the_same(mix: int) -> None:
    match = new_match(mix, seed=77 + mix)
    for _ in decisions(match, seed=mix):
        pass
    assert match.verify()
    loaded = Match.load(match.save())
    assert position(loaded) == position(match)


@pytest.mark.parametrize("mix", [0, 7])
def test_undo_goes_back_to_the_very_position_of_the_last_choice(mix: int) -> None:
    match = new_match(mix, seed=mix)
    past: dict[int, tuple[object, ...]] = {}
    undone = refused = 0
    for _ in decisions(match, seed=21):
        past[len(match.record)] = position(match)
        if match.undo_refusal() is None:
            twin = match.fork()
            assert twin.undo()
            assert position(twin) == past[len(twin.record)]
            undone += 1
        elif match.record:
            refused += 1
    assert undone > 30
    assert refused > 10


def test_a_mages_actions_can_be_taken_back_one_by_one_while_no_die_is_rolled() -> None:
    scene = Scene({"orlan": {"at": "f5"}})
    scene.settle()
    begin = scene.match.fingerprint()
    scene.choose("walk:f6", "hang", "pour", "edge:f6-f7")
    for _ in range(len(scene.match.record)):
        assert scene.match.undo()
    assert scene.match.fingerprint() == begin
    scene.choose("pray:power")
    assert not scene.match.undo()


def test_a_demons_steps_can_be_taken_back_within_its_turn() -> None:
    scene = Scene({"orlan": {"at": "l12"}}, {"gorm": {"at": "c3"}}, turn="gorm", points=5)
    scene.choose("walk:b3", "raise_materiality")
    assert scene.match.undo()
    assert scene.match.undo()
    assert (scene.where("gorm"), scene.state.points) == ("c3", 5)


# -- paused rules -----------------------------------------------------------------------------------------


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
    if isinstance(value, (*PLAIN, Table)):
        return True
    if isinstance(value, tuple):
        return all(map(is_allowed, value))
    parameters = getattr(type(value), "__dataclass_params__", None)
    if dataclasses.is_dataclass(value) and parameters is not None and parameters.frozen:
        return True
    return callable(value) and not isinstance(value, (Mage, Demon, CircleState))


def test_paused_rules_hold_no_part_of_the_state() -> None:
    held: set[str] = set()
    depths = set()
    for mix in range(0, 20, 3):
        match = new_match(mix, seed=mix)
        chooser = RandomChooser(mix)
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


# -- hidden information -----------------------------------------------------------------------------------


def other_dice(match: Match) -> Match:
    """The same position, but other dice to come: all that nobody can know."""
    twin = match.fork()
    twin.dice.state = (match.dice.state + 12345) % 2**64
    return twin


@pytest.mark.clause("DK-1.11")
@pytest.mark.parametrize("mix", [1, 6])
def test_nothing_that_is_shown_or_preferred_depends_on_dice_to_come(mix: int) -> None:
    match = new_match(mix, seed=mix)
    for number, decision in enumerate(decisions(match, seed=5)):
        if number % 17:
            continue
        twin = other_dice(match)
        assert twin.decision is not None
        assert twin.decision.options == decision.options
        assert repr(twin.view(decision.seat)) == repr(match.view(decision.seat))
        assert list(GAME.preferences(twin.state, twin.decision)) == list(GAME.preferences(match.state, decision))
        for name in ("random", "apprentice", "greedy"):
            answers = [
                make_player(name, seed=number).answer(world.decision, Glimpse(world, decision.seat))
                for world in (match, twin)
                if world.decision is not None
            ]
            assert answers[0] == answers[1]


@pytest.mark.clause("DK-1.11")
def test_imagining_keeps_the_table_and_draws_the_dice_anew() -> None:
    match = new_match(6, seed=3)
    for number, decision in enumerate(decisions(match, seed=7)):
        if number % 60:
            continue
        before = match.fingerprint(), match.dice.state
        first, second = match.imagine(decision.seat, 99), other_dice(match)
        second._imagine(decision.seat, 99)
        assert first.fingerprint() == second.fingerprint()
        assert repr(first.view(None)) == repr(match.view(None))
        assert first.problems() == []
        assert (match.fingerprint(), match.dice.state) == before
