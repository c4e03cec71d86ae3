"""Reviews on disk, beside the matches of the archive; one that is lost or damaged is only made again."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from game.chronicle import archive
from game.chronicle.recording import Recording
from game.chronicle.review.choices import blank_review, name_of
from game.chronicle.review.weighed import Review
from game.engine.match import Match
from game.keeping.disk import SaveError, explained, previous_of, write_safely

FORMAT = 2
"""The first one did not tell which choices are quiet."""
_ENDING = ".json"


class KeptReview(msgspec.Struct, frozen=True):
    """A review as it lies in a file."""

    four_grimoires_review: int
    review: Review


def review_path(match: Path, seat: int) -> Path | None:
    """Where the review of a seat in a match of the archive lies; None for a match that is kept elsewhere."""
    if match.absolute().parent != archive.folder():
        return None
    return _folder() / f"{match.stem}.{seat + 1}{_ENDING}"


def begin_or_go_on(recording: Recording, seat: int, path: Path | None) -> Review:
    """The review kept under that path, if it is one of this match, else a blank one. The recording is whole."""
    blank = blank_review(recording, seat)
    kept = _read(path) if path is not None else None
    if kept is None or _frame(kept) != _frame(blank):
        return blank
    return kept


def kept_review(match: Match, seat: int, path: Path | None) -> Review | None:
    """What is kept of the review of a seat in this match, as far as it has come; None if nothing is."""
    kept = _read(path) if path is not None else None
    return kept if kept is not None and (kept.match, kept.seat) == (name_of(match), seat) else None


def keep_review(review: Review, path: Path | None) -> None:
    """Write a review, finished or not; nothing is written without a path. Raises SaveError."""
    if path is None:
        return
    write_safely(path, msgspec.json.encode(KeptReview(FORMAT, review)))
    with explained(path):
        previous_of(path).unlink(missing_ok=True)


def forget_lost_reviews() -> None:
    """Delete the reviews of matches that are gone for good; without a word where that is not possible."""
    with contextlib.suppress(OSError):
        for path in _folder().glob(f"*{_ENDING}"):
            if not archive.is_there(path.name.removesuffix(_ENDING).rpartition(".")[0]):
                path.unlink(missing_ok=True)


def _folder() -> Path:
    return archive.folder() / "reviews"


def _read(path: Path) -> Review | None:
    try:
        with explained(path):
            kept = msgspec.json.decode(path.read_bytes(), type=KeptReview)
    except (SaveError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return kept.review if kept.four_grimoires_review == FORMAT else None


def _frame(review: Review) -> tuple[object, ...]:
    """What two reviews of the same seat in the same match have in common, however far they have come."""
    choices = [(one.choice, one.turn, one.played, one.others) for one in review.weighed]
    return review.match, review.seat, review.ended, review.others_at_the_end, choices
