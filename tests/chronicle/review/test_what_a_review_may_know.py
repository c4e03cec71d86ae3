"""A review of a seat depends on nothing that the seat could not see."""

from __future__ import annotations

import msgspec
import pytest

from game.chronicle.recording import Recording
from game.chronicle.review import reviewing
from game.chronicle.review.choices import blank_review, position_of
from game.chronicle.review.reviewing import STAGES
from game.engine.match import Match
from tests.chronicle.review.reviews import recorded, sampled, weighed_through
from tests.players.matches import SITTINGS, Sitting, choices

FEW = (3, 6, 9, 12)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(FEW) == len(STAGES)
    monkeypatch.setattr(reviewing, "STAGES", FEW)
    monkeypatch.setattr(reviewing, "COARSE", FEW[0])
    monkeypatch.setattr(reviewing, "FOR_ALL", FEW[1])


def stretch(sitting: Sitting, seed: int, most: int = 400) -> Recording:
    """A match of apprentices, as far as it came."""
    match = sitting.match(seed)
    for _decision in choices(match, seed, most):
        pass
    return recorded(match)


def in_another_world(recording: Recording, choice: int) -> Match:
    """The position of a choice with all replaced that whoever chose could not see."""
    position = position_of(recording, choice)
    assert position.decision is not None
    world = position.imagine(position.decision.seat, 4711)
    world.next_decision()
    return world


@pytest.mark.parametrize("sitting", SITTINGS, ids=str)
def test_not_one_number_of_a_review_depends_on_what_the_seat_could_not_see(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = stretch(sitting, 5)
    seat = sitting.seats - 1
    review = weighed_through(recording, sampled(recording, seat))
    monkeypatch.setattr(reviewing, "position_of", in_another_world)
    other = weighed_through(recording, sampled(recording, seat))
    assert len(review.weighed) >= 3
    assert all(one.worlds for one in review.weighed)
    assert msgspec.json.encode(other) == msgspec.json.encode(review)


def test_a_review_that_looked_at_the_next_card_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    recording = stretch(SITTINGS[0], 5)
    monkeypatch.setattr(Match, "imagine", lambda match, _seat, _seed: match.fork())
    review = weighed_through(recording, sampled(recording, 1))
    monkeypatch.undo()
    monkeypatch.setattr(reviewing, "STAGES", FEW)
    others = {one.choice: in_another_world(recording, one.choice) for one in review.weighed}
    monkeypatch.setattr(reviewing, "position_of", lambda _recording, choice: others[choice])
    monkeypatch.setattr(Match, "imagine", lambda match, _seat, _seed: match.fork())
    other = weighed_through(recording, sampled(recording, 1))
    assert msgspec.json.encode(other) != msgspec.json.encode(review)


def test_that_somebody_was_asked_in_secret_does_not_show() -> None:
    recording = stretch(next(one for one in SITTINGS if one.game == "warlocks_duel"), 5)
    steps_chosen = [moment for moment in recording.moments if moment.choice and moment.choice.kind == "gather"]
    assert {moment.choice.seat for moment in steps_chosen if moment.choice} == {0, 1}
    between = 0
    for earlier, later in zip(blank_review(recording, 0).weighed, blank_review(recording, 0).weighed[1:], strict=False):
        kinds = {(choice.seat, choice.kind) for choice in recording.match.record[earlier.choice + 1 : later.choice]}
        if kinds == {(1, "gather")} and not later.others:
            between += 1
    assert between, "only what the other chose in secret lies between some two choices"


def test_what_others_openly_did_shows() -> None:
    recording = stretch(SITTINGS[0], 5)
    review = blank_review(recording, 0)
    for earlier, later in zip(review.weighed, review.weighed[1:], strict=False):
        if later.turn - earlier.turn > 1:
            assert later.others
    assert any(not one.others for one in review.weighed[1:])
