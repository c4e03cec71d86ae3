"""Saves, undo and forks: a copy at any moment plays on exactly as the original does."""

from __future__ import annotations

import pytest

from game.engine.decision import Event
from game.engine.match import Match
from tests.talisman.random_play import RandomChooser, decisions, new_match
from tests.talisman.scene import figure, moving


def position(match: Match) -> tuple[object, ...]:
    """What two copies must have in common: state and dice, and the open question."""
    decision = match.next_decision()
    asked = (decision.seat, decision.kind, decision.options) if decision else None
    return match.fingerprint(), match.dice.state, asked, match.result


def play_on(matches: list[Match], seed: int, steps: int) -> None:
    """The same choices in all matches; they stay alike at every decision."""
    chooser = RandomChooser(seed)
    for _ in range(steps):
        first, *others = [position(match) for match in matches]
        assert all(other == first for other in others)
        decision = matches[0].decision
        if decision is None:
            return
        key = chooser.choose(decision)
        for match in matches:
            match.choose(key)


@pytest.mark.parametrize("mix", [0, 9, 22, 31])
def test_a_fork_and_a_loaded_save_play_on_like_the_original(mix: int) -> None:
    match = new_match(mix, 2 + mix % 5, seed=mix)
    for number, _ in enumerate(decisions(match, seed=mix, most=600)):
        if number % 11 == 0:
            fork, loaded = match.fork(), Match.load(match.save())
            assert position(fork) == position(loaded) == position(match)
            play_on([fork, loaded], seed=number, steps=8)


@pytest.mark.parametrize("mix", [5, 30])
def test_a_fork_between_two_events_stands_at_the_same_event(mix: int) -> None:
    match = new_match(mix, 4, seed=mix)
    chooser = RandomChooser(mix)
    for number in range(900):
        item = match.step()
        if item is None:
            break
        if number % 11 == 0:
            fork = match.fork()
            assert fork.fingerprint() == match.fingerprint()
            assert repr(fork.fork().step()) == repr(fork.step())
        if item is match.decision:
            match.choose(chooser.choose(match.decision))


def test_a_fork_shares_nothing_with_the_original() -> None:
    match = new_match(3, 4, seed=8)
    for number, _ in enumerate(decisions(match, seed=2, most=300)):
        if number % 20 == 0:
            before = match.fingerprint()
            play_on([match.fork()], seed=number, steps=25)
            assert match.fingerprint() == before


def test_a_choice_can_be_taken_back_until_chance_has_spoken() -> None:
    scene = moving(figure("thief", "outer_00_village", objects="sword#1 axe#1 helmet#1"))
    scene.choose("leave:sword#1", "leave:axe#1")
    assert scene.match.undo()
    assert scene.hero().objects == ("axe#1", "helmet#1")
    assert scene.match.undo()
    assert scene.hero().objects == ("sword#1", "axe#1", "helmet#1")
    scene.choose("throw")
    assert not scene.match.undo(), "the die has been thrown"
    assert scene.match.undo_refusal() is not None


def test_every_event_between_two_questions_can_be_stepped_through() -> None:
    match = new_match(1, 3, seed=12)
    events = 0
    chooser = RandomChooser(4)
    for _ in range(400):
        item = match.step()
        if isinstance(item, Event):
            events += 1
        elif item is not None:
            match.choose(chooser.choose(item))
    assert events > 150
    assert len(list(match.history())) == events
