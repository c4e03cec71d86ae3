"""What a review comes to: luck and choices add up, and only what is sure is told."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.chronicle.review.choices import blank_review
from game.chronicle.review.findings import Cause, findings
from game.chronicle.review.measured import Measured
from game.chronicle.review.weighed import Review, Weighed
from game.chronicle.review.words import happened
from tests.chronicle.matches import played
from tests.chronicle.review.reviews import recorded, sampled, weighed_through

WORLDS = 40


def around(mean: float, spread: float = 0.0) -> Measured:
    """Numbers that scatter evenly around a mean."""
    found = Measured()
    for place in range(WORLDS):
        found.add(mean + (spread if place % 2 else -spread))
    return found


def chosen(
    choice: int,
    before: float,
    after: float,
    *,
    cost: float = 0.0,
    spread: float = 0.0,
    others: bool = False,
    quiet: bool = False,
) -> Weighed:
    """A choice after which the chance went from ``before`` to ``after``."""
    return Weighed(
        choice=choice,
        turn=choice,
        played="this",
        glance="that",
        rival="that",
        worlds=WORLDS,
        others=others,
        quiet=quiet,
        before=around(before, spread),
        after=around(after, spread),
        gain=around(after - before),
        cost=around(cost, spread),
        chances=[around(before), around(1 - before)],
    )


def reviewed(*weighed: Weighed, ended: float | None = None, others: bool = False) -> Review:
    """A review of these choices."""
    return Review(match="x", seat=0, weighed=list(weighed), ended=ended, others_at_the_end=others)


def test_luck_choices_and_the_turns_of_others_are_told_apart() -> None:
    review = reviewed(
        chosen(1, 0.50, 0.45), chosen(2, 0.25, 0.25), chosen(3, 0.40, 0.38, others=True), ended=0.0, others=True
    )
    sums = findings(review).sums
    assert sums[Cause.CHOICE].points == pytest.approx(-0.07)
    assert sums[Cause.LUCK].points == pytest.approx(-0.20)
    assert sums[Cause.OTHERS].points == pytest.approx(0.15 - 0.38)


@pytest.mark.parametrize("game", ["warlocks_duel", "talisman"])
def test_what_the_causes_did_adds_up_to_the_whole_way_from_the_beginning_to_the_end(game: str) -> None:
    recording = recorded(played(game))
    review = weighed_through(recording, sampled(recording, 0))
    found = findings(review)
    assert review.ended is not None
    way = review.ended - review.weighed[0].before.mean
    assert sum(total.points for total in found.sums.values()) == pytest.approx(way)
    assert sum(move.points for move in found.moves) == pytest.approx(way)


def test_the_doubt_of_a_sum_leaves_out_what_cancels() -> None:
    steady = reviewed(*[chosen(number, 0.5, 0.5, spread=0.3) for number in range(1, 30)])
    single = chosen(1, 0.5, 0.5, spread=0.3).after.doubt()
    assert findings(steady).sums[Cause.LUCK].doubt == pytest.approx((2 * single**2) ** 0.5)


def test_the_three_costliest_mistakes_are_told_the_worst_first() -> None:
    costs = (0.05, 0.2, 0.01, 0.3, 0.1)
    review = reviewed(*[chosen(number, 0.5, 0.4, cost=cost) for number, cost in enumerate(costs, 1)])
    assert [one.choice for one in findings(review).mistakes] == [4, 2, 5]


def test_what_is_not_sure_is_among_neither_mistakes_nor_turning_points() -> None:
    found = findings(reviewed(chosen(1, 0.5, 0.5, cost=0.1, spread=0.9), chosen(2, 0.6, 0.6, spread=0.9)))
    assert found.mistakes == ()
    assert found.turning_points == ()


def test_the_best_choice_is_the_one_most_better_than_what_looks_best_at_once() -> None:
    found = findings(reviewed(chosen(1, 0.5, 0.55), chosen(2, 0.5, 0.7), chosen(3, 0.5, 0.5)))
    assert found.best is not None
    assert found.best.choice == 2
    assert findings(reviewed(chosen(1, 0.5, 0.5))).best is None


def test_turning_points_are_in_the_order_of_the_match_with_their_cause() -> None:
    review = reviewed(
        chosen(1, 0.5, 0.5), chosen(2, 0.2, 0.2), chosen(3, 0.21, 0.21), chosen(4, 0.3, 0.12), ended=1.0, others=True
    )
    found = findings(review).turning_points
    assert [(move.choice, move.cause) for move in found] == [
        (1, Cause.LUCK),
        (4, Cause.CHOICE),
        (4, Cause.OTHERS),
    ]


def test_where_nothing_happened_the_chance_does_not_turn() -> None:
    review = reviewed(chosen(1, 0.5, 0.5), chosen(2, 0.8, 0.8, quiet=True), ended=0.8)
    assert findings(review).turning_points == ()


@pytest.mark.parametrize("game", ["warlocks_duel", "demons"])
def test_a_choice_is_quiet_if_the_seat_saw_neither_chance_nor_others_do_anything_since_the_last_one(game: str) -> None:
    recording = recorded(played(game))
    weighed = blank_review(recording, 0).weighed
    record = recording.match.record
    assert {one.quiet for one in weighed} == {True, False}
    own = 0
    for one, following in pairwise(weighed):
        told = happened(recording, 0, one.choice, following.choice)
        by_itself = not following.others and record[one.choice].stamp == record[following.choice].stamp
        assert following.quiet == (not told or by_itself)
        own += bool(told) and by_itself
    assert own or game != "demons", "entering Armenia is no luck"


def test_nothing_is_added_up_before_every_choice_is_weighed() -> None:
    review = reviewed(chosen(1, 0.5, 0.4), Weighed(choice=2, turn=2, played="this"))
    found = findings(review)
    assert found.sums == {}
    assert [one.choice for one in found.curve] == [1]


def test_a_leap_over_choices_that_wait_to_be_weighed_is_no_turning_point() -> None:
    waiting = Weighed(choice=2, turn=2, played="this")
    between = reviewed(chosen(1, 0.2, 0.2), waiting, chosen(3, 0.9, 0.9), ended=0.9)
    assert [move.choice for move in findings(between).moves] == [1, 3, 3]
    assert findings(between).turning_points == ()
    at_the_end = reviewed(chosen(1, 0.2, 0.2), waiting, ended=1.0)
    assert findings(at_the_end).turning_points == ()
    assert len(findings(reviewed(chosen(1, 0.2, 0.2), ended=1.0)).turning_points) == 1
