"""Recordings to be reviewed by tests: a stretch of a match, weighed in few worlds."""

from __future__ import annotations

from game.chronicle.recording import Recording
from game.chronicle.review.choices import blank_review
from game.chronicle.review.reviewing import steps
from game.chronicle.review.weighed import Review
from game.engine.match import Match

MOST_CHOICES = 6


def recorded(match: Match) -> Recording:
    """The whole recording of a match."""
    recording = Recording(match)
    assert recording.grow()
    return recording


def sampled(recording: Recording, seat: int, most: int = MOST_CHOICES) -> Review:
    """A review in which some choices, spread over the match, are to be weighed."""
    review = blank_review(recording, seat)
    review.weighed = review.weighed[:: max(1, len(review.weighed) // most)]
    return review


def weighed_through(recording: Recording, review: Review) -> Review:
    """The same review with nothing lacking."""
    for _share in steps(recording, review):
        pass
    return review
