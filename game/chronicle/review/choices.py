"""The choices of one seat in a recorded match, and what the seat saw happen between them."""

from __future__ import annotations

import hashlib

from game.chronicle.recording import Recording
from game.chronicle.review.weighed import Review, Weighed
from game.engine.decision import Event
from game.engine.match import Match
from game.engine.playing import STANDING


def blank_review(recording: Recording, seat: int) -> Review:
    """A review in which nothing is weighed yet. The recording is whole; raises ReplayDiffers as it does."""
    match = recording.match
    if not 0 <= seat < len(match.seats):
        raise ValueError(f"there is no seat {seat}")
    weighed, others = _choices(recording, seat)
    result = match.result
    ended = match.game.reward(result, seat) if result is not None else None
    return Review(match=name_of(match), seat=seat, weighed=weighed, ended=ended, others_at_the_end=others)


def _choices(recording: Recording, seat: int) -> tuple[list[Weighed], bool]:
    """Where the seat had a choice, and whether it was somebody else's turn after the last one."""
    walked, found, others, quiet = recording.at(0), list[Weighed](), False, True
    shown: tuple[int, int] | None = None
    for moment in recording.moments[1:]:
        choice = moment.choice
        decision = walked.next_decision() if choice is not None and choice.kind != STANDING else None
        if choice is not None and decision is not None and len(decision.options) > 1:
            if choice.seat == seat:
                turn = walked.game.length(walked.state)
                place = len(walked.record)
                # Where neither chance nor anybody else has done anything, what was told is the seat's own choice.
                still = quiet or (not others and shown == choice.stamp)
                found.append(Weighed(choice=place, turn=turn, played=choice.key, others=others, quiet=still))
                others, quiet, shown = False, True, choice.stamp
            others = others or (choice.seat != seat and not decision.secret)
        told = recording.advance(walked, moment.number)
        others = others or _is_somebody_elses(walked, told, seat)
        quiet = quiet and (told is None or not told.visible_to(seat))
    return found, others


def _is_somebody_elses(match: Match, told: Event | None, seat: int) -> bool:
    """Whether the seat has just seen something happen in a turn that is not its own.

    Nothing else counts: that somebody was asked in secret is not for the seat to know.
    """
    return told is not None and told.visible_to(seat) and match.view(seat).active not in (seat, None)


def position_of(recording: Recording, choice: int) -> Match:
    """The match as it was asked for its ``choice``-th choice."""
    position = recording.at(recording.moment_after(choice))
    position.next_decision()
    return position


def name_of(match: Match) -> str:
    """What tells a match from all others: a hash of its game, rules, seed and choices."""
    parts = [match.game.id, str(match.game.rules_version), str(match.seed), str(sorted(match.options.items()))]
    parts += [f"{choice.seat} {choice.kind} {choice.key}" for choice in match.record]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
