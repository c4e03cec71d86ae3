"""Saves, undo and forks: a copy at any moment plays on exactly as the original does."""

from __future__ import annotations

import pytest

from game.catalogue import load_match
from game.engine.decision import Event
from game.engine.match import Match
from tests.every_game.games import PlayedGame, every_game, every_mix

PLAYED_ON = 8
SHORT = 40
"""Decisions of a match that may show less: a magician alone sometimes leaves at once."""


def position(match: Match) -> tuple[object, ...]:
    """What two copies must have in common: state and dice, and the open question."""
    decision = match.next_decision()
    asked = (decision.seat, decision.kind, decision.options) if decision else None
    return match.fingerprint(), match.dice.state, asked, match.result


def play_on(game: PlayedGame, matches: list[Match], seed: int, steps: int = PLAYED_ON) -> None:
    """The same choices in all matches; they stay alike at every decision."""
    chooser = game.chooser(seed)
    for _ in range(steps):
        first, *others = [position(match) for match in matches]
        assert all(other == first for other in others)
        decision = matches[0].decision
        if decision is None:
            return
        key = chooser.choose(decision)
        for match in matches:
            match.choose(key)


@pytest.mark.clause("WD-13.5")
@every_mix
def test_a_fork_and_a_loaded_save_play_on_like_the_original_and_leave_it_alone(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for number, _ in game.looks(match, seed=mix):
        before = position(match)
        fork, loaded = match.fork(), load_match(match.save())
        assert position(fork) == position(loaded) == before
        play_on(game, [fork, loaded], seed=number)
        assert position(match) == before


@every_mix
def test_a_fork_between_two_events_stands_at_the_same_event(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for number, _ in enumerate(game.happening(match, seed=mix, most=900)):
        if number % 11 == 0:
            fork = match.fork()
            assert fork.fingerprint() == match.fingerprint()
            assert repr(fork.fork().step()) == repr(fork.step())


@every_mix
def test_the_history_holds_every_event_that_was_told(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    told: list[Event] = []
    for number, item in enumerate(game.happening(match, seed=mix, most=600)):
        if isinstance(item, Event):
            told.append(item)
        if number % 100 == 0:
            assert list(match.history()) == told
            assert list(match.fork().history()) == told
    assert list(match.history()) == told
    assert len(told) > 100 or len(match.record) < SHORT


@every_game
def test_the_history_of_a_match_played_without_listening_is_whole(game: PlayedGame) -> None:
    match, listener = game.new_match(game.mixes[-1]), game.new_match(game.mixes[-1])
    chooser = game.chooser(6)
    told: list[Event] = []
    while (decision := match.next_decision()) is not None and len(match.record) < game.most:
        told += until_asked(listener)
        key = chooser.choose(decision)
        match.choose(key)
        listener.choose(key)
    told += until_asked(listener)
    assert list(match.history()) == told
    assert match.fork().result == match.result == listener.result


def until_asked(match: Match) -> list[Event]:
    """The events up to the next question."""
    told = []
    while isinstance(item := match.step(), Event):
        told.append(item)
    return told


@pytest.mark.clause("WD-13.5")
@every_mix
def test_a_match_played_again_from_its_seed_is_the_same(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for _ in game.decisions(match, seed=mix, most=20 * game.most):
        pass
    assert match.verify()
    loaded = load_match(match.save())
    assert position(loaded) == position(match)
    assert loaded.verify()


@every_mix
def test_undo_goes_back_to_the_very_position_of_the_last_choice(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    past: dict[int, tuple[object, ...]] = {}
    undone = refused = 0
    for _ in game.decisions(match, seed=21):
        past[len(match.record)] = position(match)
        if match.undo_refusal() is not None:
            refused += bool(match.record)
            continue
        twin = match.fork()
        taken_back = [choice.key for choice in twin.record]
        assert twin.undo()
        assert position(twin) == past[len(twin.record)]
        assert len(twin.record) < len(taken_back)
        for key in taken_back[len(twin.record) :]:
            twin.next_decision()
            twin.choose(key)
        assert position(twin) == past[len(match.record)], "the same choices lead here again"
        undone += 1
    assert min(undone, refused) > 5 or len(match.record) < SHORT


@every_mix
def test_undo_never_takes_back_dice(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    refused = 0
    for decision in game.decisions(match, seed=22):
        own = [choice for choice in match.record if choice.seat == decision.seat]
        if own and own[-1].stamp[0] == match.dice.draws:
            continue
        before = position(match)
        assert match.undo_refusal() is not None
        assert not match.undo()
        assert position(match) == before
        refused += bool(own)
    assert refused > 5 or len(match.record) < SHORT
