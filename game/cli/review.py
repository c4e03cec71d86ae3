"""`four-grimoires review FILE`: the master looks at every choice of one seat."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from game.catalogue import load_match
from game.chronicle.export.files import write_export
from game.chronicle.recording import Recording
from game.chronicle.review.findings import findings
from game.chronicle.review.kept_review import begin_or_go_on, forget_lost_reviews, keep_review, review_path
from game.chronicle.review.report import page
from game.chronicle.review.reviewing import is_complete, steps
from game.chronicle.review.weighed import Review, Weighed
from game.chronicle.review.words import (
    CAUSES,
    HOW,
    MORE_THAN_CHOICES,
    choice_words,
    counted,
    headline,
    is_clear,
    points,
)
from game.cli.arguments import Mistake, at_least
from game.cli.interruption import interruptible
from game.engine.keeping.save_format import SaveFormatError
from game.engine.match import Match
from game.saves import read_match
from game.simulation.backends import MissingBackend
from game.words import say

if TYPE_CHECKING:
    from game.cli.arguments import Commands


PAGES = (".html", ".htm")


def add_to(commands: Commands) -> None:
    """Add the command."""
    command = commands.add_parser(
        "review",
        help="let the master look at every choice of one seat",
        description="Weighs every choice of one seat in a kept or saved match, first coarsely and then finer, with "
        "nothing but what the seat could see, and tells luck and choices apart. The review of a match in the "
        "chronicle is kept beside it, and goes on where it was stopped.",
    )
    command.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    command.add_argument("--seat", type=at_least(1), metavar="N", help="from 1 (default: the first person's)")
    command.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="processes (default: 1)")
    command.add_argument("--json", type=Path, metavar="FILE", help="write all numbers to FILE; - prints them")
    command.add_argument("--report", type=Path, metavar="FILE.html", help="write a page with the curve to FILE.html")
    command.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Review, keep the result, and tell it."""
    for target in (asked.json, asked.report):
        if target and str(target) != "-" and not target.absolute().parent.is_dir():
            raise Mistake(f"there is no folder {target.absolute().parent} to write the review into")
    if asked.report and str(asked.report) != "-" and asked.report.suffix.lower() not in PAGES:
        raise Mistake(f"{asked.report} should end with {' or '.join(PAGES)}")
    match = load_match(read_match(asked.file))
    seat = chosen_seat(match, asked.seat)
    recording = Recording(match)
    try:
        recording.grow()
    except SaveFormatError as error:
        raise Mistake(f"the match cannot be told to its end: {error}") from error
    path = review_path(asked.file, seat)
    review = begin_or_go_on(recording, seat, path)
    try:
        interrupted = go_on(recording, review, asked.jobs)
    except MissingBackend as error:
        raise Mistake(str(error)) from error
    keep_review(review, path)
    forget_lost_reviews()
    tell(recording, review, sys.stderr if str(asked.json) == "-" else sys.stdout)
    if asked.json:
        _write(asked.json, json.dumps(as_json(review), indent=2) + "\n")
    if asked.report:
        _write(asked.report, page(recording, review))
    if interrupted:
        print("Interrupted: this is what was weighed.", file=sys.stderr)
    return 130 if interrupted else 0


def chosen_seat(match: Match, number: int | None) -> int:
    """The seat that was asked for, from 0; a person's if none was."""
    if number is not None:
        if number > len(match.seats):
            raise Mistake(f"there is no seat {number}; the match has {len(match.seats)}")
        return number - 1
    return next((place for place, seat in enumerate(match.seats) if seat.is_person), 0)


def go_on(recording: Recording, review: Review, jobs: int) -> bool:
    """Weigh what is not weighed yet, with a bar; True if that was interrupted."""
    from tqdm import tqdm

    if is_complete(review):
        return False
    bar = tqdm(total=100, unit="%", file=sys.stderr, disable=None if sys.stderr else True)
    with bar, interruptible() as interruption:
        try:
            with closing(steps(recording, review, jobs)) as work:
                for share in work:
                    bar.update(int(100 * share) - bar.n)
                    if interruption.asked:
                        break
        except KeyboardInterrupt:
            return True
    return interruption.asked


def tell(recording: Recording, review: Review, file: TextIO) -> None:
    """Print the findings for a person."""
    found = findings(review)
    who = recording.match.seats[review.seat].name
    words = headline(found, who)
    lines = (
        [f"{say(words)} {say(counted(found))}"] if words is not None else [f"{who}: not every choice is weighed yet."]
    )
    for cause, total in found.sums.items():
        doubtful = "" if is_clear(total) else "   may be chance of the estimate"
        lines.append(f"  {100 * total.points:+6.1f} ± {points(total.doubt):<5} {say(CAUSES[cause])}{doubtful}")
    if found.best is not None:
        lines += ["The best choice:", _line(recording, found.best, find=True)]
    if found.mistakes:
        lines += ["The costliest mistakes:", *[_line(recording, one) for one in found.mistakes]]
    lines.append(f"({say(HOW)} {say(MORE_THAN_CHOICES)})")
    print("\n".join(lines), file=file)


def as_json(review: Review) -> dict[str, object]:
    """The review as data: sums in shares of a win with standard errors, and every choice with its verdict."""
    found = findings(review)
    return {
        "seat": review.seat + 1,
        "complete": is_complete(review),
        "ended": review.ended,
        "sums": {
            cause.name.lower(): {"points": total.points, "doubt": total.doubt} for cause, total in found.sums.items()
        },
        "mistakes": [one.choice + 1 for one in found.mistakes],
        "best": found.best.choice + 1 if found.best is not None else None,
        "turning_points": [
            {"choice": move.choice + 1, "cause": move.cause.name.lower(), "before": move.before, "after": move.after}
            for move in found.turning_points
        ],
        "choices": [_choice_as_json(one) for one in review.weighed],
    }


def _choice_as_json(one: Weighed) -> dict[str, object]:
    means = {name: getattr(one, name).mean for name in ("before", "after")}
    doubts = {
        name: {"points": getattr(one, name).mean, "doubt": getattr(one, name).doubt()}
        for name in ("gain", "cost")
        if getattr(one, name).worlds > 1
    }
    return {
        "choice": one.choice + 1,
        "turn": one.turn,
        "played": one.played,
        "rival": one.rival or None,
        "worlds": one.worlds,
        "verdict": one.verdict().name.lower(),
        **means,
        **doubts,
        "chances": [chance.mean for chance in one.chances],
        "first_tries": {rival.key: rival.lead.mean for rival in one.rivals},
    }


def _line(recording: Recording, one: Weighed, *, find: bool = False) -> str:
    words = choice_words(recording, one, find=find)
    reason = f" {say(words.reason)}" if words.reason is not None else ""
    return f"  {say(words.stage)}: {say(words.question)} “{say(words.played)}”. {say(words.verdict)}{reason}"


def _write(path: Path, text: str) -> None:
    if str(path) == "-":
        print(text, end="")
        return
    write_export(path.absolute(), text.encode())
