"""Choices are weighed against rivals: what is worse is found, and nothing is called a mistake that may be luck."""

from __future__ import annotations

import msgspec
import pytest

from game.chronicle.recording import Recording
from game.chronicle.review import reviewing
from game.chronicle.review.choices import blank_review
from game.chronicle.review.measured import Measured
from game.chronicle.review.reviewing import STAGES, is_complete, steps, weigh
from game.chronicle.review.weighed import Review, Verdict, Weighed
from tests.chronicle.matches import played
from tests.chronicle.review.reviews import recorded, sampled, weighed_through


def measured(*numbers: float, times: int = 1) -> Measured:
    """These numbers, so many times over."""
    found = Measured()
    for number in numbers * times:
        found.add(number)
    return found


def costing(cost: Measured) -> Weighed:
    """A choice that did so much worse than its rival."""
    return Weighed(choice=1, turn=1, played="this", rival="that", worlds=cost.worlds, cost=cost)


def test_a_difference_smaller_than_its_own_uncertainty_is_no_mistake() -> None:
    assert costing(measured(0.5, -0.4, times=20)).verdict() is Verdict.UNSURE
    assert costing(measured(0.1, 0.12, times=20)).verdict() is Verdict.MISTAKE
    assert costing(measured(-0.1, 0.0, times=20)).verdict() is Verdict.SOUND


def test_nothing_is_called_a_mistake_after_a_handful_of_worlds() -> None:
    assert costing(measured(0.3, times=5)).verdict() is Verdict.UNSURE
    assert costing(measured(0.3, times=40)).verdict() is Verdict.MISTAKE


def test_a_trifle_is_no_mistake_however_sure_it_is() -> None:
    assert costing(measured(0.001, times=40)).verdict() is Verdict.SOUND


def test_more_worlds_are_only_spent_where_they_may_show_something() -> None:
    assert costing(measured(0.5, -0.4, times=20)).may_matter()
    assert not costing(measured(0.1, 0.12, times=20)).may_matter()
    assert not costing(measured(-0.1, -0.12, times=20)).may_matter()


def blunder(recording: Recording, review: Review) -> Weighed:
    """A choice of a duel at which another answer than the one that was given does much worse."""
    for one in review.weighed:
        worst = min(weigh(recording, one, STAGES[0]).rivals, key=lambda rival: rival.lead.mean, default=None)
        if worst is not None and worst.lead.mean < -0.08:
            return Weighed(choice=one.choice, turn=one.turn, played=worst.key)
    raise AssertionError("every answer of the match was as good as any other")


def test_a_blunder_is_found_and_a_better_answer_with_it() -> None:
    recording = recorded(played("warlocks_duel"))
    review = blank_review(recording, 0)
    bad = blunder(recording, review)
    given = recording.match.record[bad.choice].key
    review.weighed = [bad]
    weighed_through(recording, review)
    (found,) = review.weighed
    assert found.verdict() is Verdict.MISTAKE
    assert found.rival != found.played
    assert given in [rival.key for rival in found.rivals]
    assert found.after.mean < found.before.mean


def test_the_cost_is_measured_in_other_worlds_than_those_that_picked_the_rival() -> None:
    recording = recorded(played("warlocks_duel"))
    one = weigh(recording, blank_review(recording, 0).weighed[10], STAGES[0])
    assert one.rival
    assert (one.worlds, one.cost.worlds) == (STAGES[0], 0)
    one = weigh(recording, one, STAGES[1])
    assert (one.worlds, one.cost.worlds) == (STAGES[1], STAGES[1] - STAGES[0])
    assert one.before.worlds == one.after.worlds == one.gain.worlds == one.chances[0].worlds == one.worlds


@pytest.mark.parametrize("game", ["talisman", "demons", "devils_circle", "warlocks_duel"])
def test_every_game_is_reviewed_with_the_chances_of_all_seats(game: str) -> None:
    recording = recorded(played(game))
    review = sampled(recording, 1, most=4)
    weighed_through(recording, review)
    for one in review.weighed:
        assert one.worlds in STAGES[1:]
        assert len(one.chances) == len(recording.match.seats)
        assert all(-1e-9 <= chance.mean <= 1 + 1e-9 for chance in one.chances)
        assert one.chances[1].mean == pytest.approx(one.before.mean)
        assert one.gain.mean == pytest.approx(one.after.mean - one.before.mean)
        assert recording.match.record[one.choice].key == one.played
    assert review.ended is not None


def test_a_review_that_was_put_aside_goes_on_to_the_same_numbers() -> None:
    recording = recorded(played("warlocks_duel", most=60))
    whole = weighed_through(recording, sampled(recording, 0))
    review = sampled(recording, 0)
    shares = list[float]()
    while not is_complete(review):
        share = next(steps(recording, review))
        shares.append(share)
        review = msgspec.json.decode(msgspec.json.encode(review), type=Review)
    assert review == whole
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] <= 1


def test_a_step_that_is_broken_off_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    recording = recorded(played("warlocks_duel", most=60))
    review = sampled(recording, 0)
    next(steps(recording, review))
    before = msgspec.json.encode(review)
    worths = iter([0.5] * 7)
    monkeypatch.setattr("game.chronicle.review.weighing.worth", lambda *_: next(worths))
    with pytest.raises((StopIteration, RuntimeError)):
        next(steps(recording, review))
    assert msgspec.json.encode(review) == before


@pytest.mark.one_seed("other processes know nothing of the shift")
def test_several_processes_come_to_the_same_numbers_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "AT_ONCE", 2)
    recording = recorded(played("warlocks_duel", most=60))
    alone, together = sampled(recording, 0), sampled(recording, 0)
    weighed_through(recording, alone)
    shares = list(steps(recording, together, jobs=2, backend="processes"))
    assert shares == sorted(shares)
    assert together == alone
