"""A match is watched again: any moment of it, forwards and backwards."""

from __future__ import annotations

import pytest

from game.catalogue import load_match
from game.chronicle.recording import MOST_CHECKPOINTS, Recording
from game.engine.decision import Event
from tests.chronicle.matches import played
from tests.every_game.games import GAMES

every_game = pytest.mark.parametrize("game", [game.id for game in GAMES])


def whole(game: str, seed: int = 1) -> Recording:
    """The recording of a match that was kept and opened again."""
    recording = Recording(load_match(played(game, seed).save()))
    assert recording.grow()
    return recording


@every_game
def test_every_event_and_choice_of_the_match_is_a_moment_in_its_order(game: str) -> None:
    match = played(game)
    recording = whole(game)
    events = [moment.event for moment in recording.moments if moment.event is not None]
    assert [str(event.text) for event in events] == [str(event.text) for event in match.history()]
    choices = [moment.choice for moment in recording.moments if moment.choice is not None]
    assert [choice.key for choice in choices] == [choice.key for choice in match.record]
    assert [moment.number for moment in recording.moments] == list(range(len(recording.moments)))


@every_game
def test_every_moment_jumped_to_is_the_one_reached_step_by_step(game: str) -> None:
    recording = whole(game)
    walked = recording.at(0)
    for number in range(1, len(recording.moments)):
        told = recording.advance(walked, number)
        assert told == recording.moments[number].event
        if number % 17 == 0 or number == len(recording.moments) - 1:
            assert recording.at(number).fingerprint() == walked.fingerprint()


@every_game
def test_the_last_moment_is_the_end(game: str) -> None:
    recording = whole(game)
    end = recording.at(len(recording.moments) - 1)
    assert end.step() is None
    assert end.result == recording.match.result


@every_game
def test_chapters_follow_the_turns(game: str) -> None:
    recording = whole(game)
    for number, chapter in enumerate(recording.chapters):
        assert recording.moments[chapter.first].turn == chapter.turn
        assert recording.chapter_of(chapter.first) == number
    assert recording.chapter_of(len(recording.moments) - 1) == len(recording.chapters) - 1
    assert len({moment.turn for moment in recording.moments}) <= len(recording.chapters)


def test_a_moment_can_be_played_on_without_the_recording_noticing() -> None:
    recording = whole("warlocks_duel")
    middle = next(moment.number for moment in recording.moments[100:] if moment.choice is not None)
    branch = recording.at(middle - 1)
    decision = branch.next_decision()
    assert decision is not None
    branch.choose(decision.options[-1].key)
    end = recording.at(len(recording.moments) - 1)
    assert end.step() is None
    assert end.result == recording.match.result


def test_the_moment_after_a_choice_is_found() -> None:
    recording = whole("demons")
    for choices in (1, 2, 40, len(recording.match.record)):
        assert recording.moments[recording.moment_after(choices)].choices == choices


def test_the_moment_before_a_choice_has_told_all_that_led_to_it() -> None:
    recording = whole("demons")
    for choice in (0, 1, 40, len(recording.match.record) - 1):
        before = recording.moment_before(choice)
        assert recording.moments[before].choices == choice
        assert recording.moments[before + 1].choice == recording.match.record[choice]


def test_a_recording_grows_bit_by_bit() -> None:
    recording = Recording(played("talisman"))
    assert not recording.grow(0.0)
    assert recording.progress < 1.0
    shares = [recording.progress]
    while not recording.grow(0.0005):
        shares.append(recording.progress)
    assert shares == sorted(shares)
    assert recording.progress == 1.0


def test_a_long_match_keeps_few_checkpoints_and_is_still_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.chronicle.recording.MOST_CHECKPOINTS", 8)
    recording = whole("talisman")
    assert len(recording._kept) <= 8 < MOST_CHECKPOINTS
    walked = recording.at(0)
    for number in range(1, len(recording.moments)):
        recording.advance(walked, number)
        if number % 97 == 0:
            assert recording.at(number).fingerprint() == walked.fingerprint()


def test_a_match_that_still_runs_ends_at_its_question() -> None:
    match = played("talisman", most=60)
    recording = Recording(match)
    recording.grow()
    last = recording.at(len(recording.moments) - 1)
    assert not isinstance(last.step(), Event)
    assert last.decision is not None
    assert last.decision.keys() == match.next_decision().keys()  # type: ignore[union-attr]  # a question is open
