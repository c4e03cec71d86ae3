"""A review made in a process of its own: what it tells, and what is left when nobody listens any more."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from game.chronicle import archive
from game.chronicle.review import background
from game.chronicle.review.background import BackgroundReview, Order, Report
from game.chronicle.review.findings import findings
from game.chronicle.review.kept_review import kept_review, review_path
from game.chronicle.review.reviewing import is_complete
from game.chronicle.review.weighed import Review
from game.engine.match import Match
from tests.chronicle.matches import played

pytestmark = pytest.mark.one_seed("another process knows nothing of the shift")

PATIENCE = 120.0


@pytest.fixture(scope="module")
def match() -> Match:
    return played("warlocks_duel", seed=3)


def reports(work: BackgroundReview) -> Report:
    """The next report."""
    end = time.monotonic() + PATIENCE
    while (report := work.poll()) is None:
        assert time.monotonic() < end
    return report


def test_it_tells_more_and_more_until_all_is_weighed() -> None:
    match = played("warlocks_duel", seed=3, most=2)
    path = archive.keep(match, "one")
    work = BackgroundReview(Order(match.save(), 0, review_path(path, 0), jobs=2))
    work.start()
    shares = list[float]()
    report = Report()
    while work.running:
        report = reports(work)
        assert not report.problem
        shares.append(report.share)
    assert shares == sorted(shares)
    assert report.finished
    assert is_complete(report.decoded())
    kept = kept_review(match, 0, review_path(path, 0))
    assert kept is not None
    assert is_complete(kept)


def test_what_was_told_is_kept_though_the_process_does_not_come_to_it(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As under load: the process gets no time at all to put its work down."""
    monkeypatch.setattr(background, "GRACE", 0.0)
    path = archive.keep(match, "one")
    work = BackgroundReview(Order(match.save(), 0, review_path(path, 0)))
    work.start()
    told = reports(work)
    while told.share == 0:
        told = reports(work)
    work.stop()
    assert not work.running
    kept = kept_review(match, 0, review_path(path, 0))
    assert kept is not None
    assert worlds(kept) >= worlds(told.decoded()) > 0


def test_what_was_told_is_kept_though_the_process_was_killed(match: Match) -> None:
    path = archive.keep(match, "one")
    work = BackgroundReview(Order(match.save(), 0, review_path(path, 0)))
    work.start()
    told = reports(work)
    assert work._errand is not None
    work._errand.process.kill()
    while work.running:
        told = work.poll() or told
    assert told.problem or told.review
    assert kept_review(match, 0, review_path(path, 0)) is not None


def test_an_order_that_nobody_hears_yet_keeps_nobody_waiting() -> None:
    """A pipe takes 64 kilobytes; a process needs half a second until it reads them."""
    work = BackgroundReview(Order(bytes(4_000_000), 0, None))
    work.start()
    assert work._errand is not None
    assert not work._errand.is_handed_over
    work.stop()
    assert not work.running


def worlds(review: Review) -> int:
    """How often chances were weighed in it."""
    return sum(one.worlds for one in findings(review).curve)


def test_what_cannot_be_read_is_told_and_not_hung_on() -> None:
    work = BackgroundReview(Order(b"no match", 0, None))
    work.start()
    assert reports(work).problem
    assert not work.running


def test_a_review_of_another_match_is_not_taken_for_this_one(match: Match, tmp_path: Path) -> None:
    path = archive.keep(match, "one")
    assert kept_review(match, 0, review_path(path, 0)) is None
    assert kept_review(match, 0, tmp_path / "nothing.json") is None
