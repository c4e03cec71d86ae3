"""What a review comes to: the curve, what luck did and what choices did, the mistakes and the turning points.

From choice to choice the chance of the seat moves for three reasons, which add up from the beginning to the end: its
own choices, measured against what looks best at once; its luck, which is all that happened between two of its choices
while nobody else was seen to play; and the turns of the others, with their choices and their luck in one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise

from game.chronicle.review.measured import Measured, Sum
from game.chronicle.review.weighed import Review, Verdict, Weighed

MOST_MISTAKES = MOST_TURNING_POINTS = 3
SHARP = 0.04
"""A turn of the curve by less than this is none."""
SURE_OF_A_TURN = 2.0
"""Standard errors by which a turn must be more than nothing."""


class Cause(Enum):
    """Why a chance moved."""

    CHOICE = auto()
    LUCK = auto()
    OTHERS = auto()


@dataclass(frozen=True, slots=True)
class Move:
    """A chance that went from ``before`` to ``after``, by a choice of the seat or after it."""

    cause: Cause
    choice: int
    turn: int
    before: float
    after: float
    doubt: float

    @property
    def points(self) -> float:
        """By how much."""
        return self.after - self.before


@dataclass(frozen=True, slots=True)
class Findings:
    """What is known of the choices weighed so far; ``sums`` is empty until all of them are.

    ``mistakes`` are the costliest, ``turning_points`` the sharpest in the order of the match.
    """

    curve: tuple[Weighed, ...]
    moves: tuple[Move, ...]
    sums: dict[Cause, Sum]
    mistakes: tuple[Weighed, ...]
    mistakes_found: int
    """How many there are in all."""
    best: Weighed | None
    turning_points: tuple[Move, ...]

    def weighed(self, move: Move) -> Weighed:
        """The choice by which or after which a move came."""
        return next(one for one in self.curve if one.choice == move.choice)

    def after(self, move: Move) -> int | None:
        """The choice that was weighed next after a move; None for the last move."""
        return next((one.choice for one in self.curve if one.choice > move.choice), None)


def findings(review: Review) -> Findings:
    """What the review comes to."""
    known = tuple(one for one in review.weighed if one.worlds)
    moves = _moves(review, known)
    mistakes = [one for one in known if one.verdict() is Verdict.MISTAKE]
    mistakes.sort(key=lambda one: (-one.cost.mean, one.choice))
    finds = [one for one in known if one.is_find()]
    turns = [move for move in _told(review, moves) if abs(move.points) > max(SHARP, SURE_OF_A_TURN * move.doubt)]
    sharpest = sorted(turns, key=lambda move: -abs(move.points))[:MOST_TURNING_POINTS]
    whole = len(known) == len(review.weighed) > 0
    return Findings(
        curve=known,
        moves=moves,
        sums={cause: _sum(review, known, cause) for cause in Cause} if whole else {},
        mistakes=tuple(mistakes[:MOST_MISTAKES]),
        mistakes_found=len(mistakes),
        best=max(finds, key=lambda one: one.gain.mean, default=None),
        turning_points=tuple(move for move in turns if move in sharpest),
    )


def _moves(review: Review, known: Sequence[Weighed]) -> tuple[Move, ...]:
    """Every move of the chance in the order of the match; none over choices that wait to be weighed."""
    found: list[Move] = []
    following_of = {one.choice: following.choice for one, following in pairwise(review.weighed)}
    for place, one in enumerate(known):
        before, after = one.before.mean, one.after.mean
        found.append(Move(Cause.CHOICE, one.choice, one.turn, before, after, one.gain.doubt()))
        following = known[place + 1] if place + 1 < len(known) else None
        if following_of.get(one.choice) != (following.choice if following is not None else None):
            continue
        if following is not None:
            doubt = math.hypot(one.after.doubt(), following.before.doubt())
            cause = _cause(following.others)
            found.append(Move(cause, one.choice, one.turn, after, following.before.mean, doubt))
        elif review.ended is not None:
            cause = _cause(review.others_at_the_end)
            found.append(Move(cause, one.choice, one.turn, after, review.ended, one.after.doubt()))
    return tuple(found)


def _told(review: Review, moves: Sequence[Move]) -> list[Move]:
    """Those of which something can be told: between two choices where nothing happened the estimate alone has moved."""
    quiet = {one.choice for one, following in pairwise(review.weighed) if following.quiet}
    return [move for move in moves if move.cause is Cause.CHOICE or move.choice not in quiet]


def _cause(others: bool) -> Cause:
    return Cause.OTHERS if others else Cause.LUCK


def _sum(review: Review, known: Sequence[Weighed], cause: Cause) -> Sum:
    """What a cause came to over the match, with the doubt of it.

    The worth of a position stands at the end of one move and at the beginning of the next: where both count, their
    errors mostly cancel, since both were found in the same worlds.
    """
    if cause is Cause.CHOICE:
        return _added([(one.gain, 1.0) for one in known])
    parts: list[tuple[Measured, float]] = []
    for place, one in enumerate(known):
        comes = place > 0 and _cause(one.others) is cause
        is_last = place + 1 == len(known)
        others = review.others_at_the_end if is_last else known[place + 1].others
        goes = _cause(others) is cause and not (is_last and review.ended is None)
        if comes and goes:
            parts.append((one.gain, -1.0))
        elif comes:
            parts.append((one.before, 1.0))
        elif goes:
            parts.append((one.after, -1.0))
    ended = review.ended if review.ended is not None and _cause(review.others_at_the_end) is cause else 0.0
    return _added(parts, ended)


def _added(parts: Sequence[tuple[Measured, float]], more: float = 0.0) -> Sum:
    points = math.fsum(sign * part.mean for part, sign in parts) + more
    return Sum(points, math.sqrt(math.fsum(part.doubt() ** 2 for part, _sign in parts)))
