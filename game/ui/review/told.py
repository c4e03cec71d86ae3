"""What the review's screen says of choices, and what its plot shows."""

from __future__ import annotations

from pygame import Color

from game.chronicle.chapter_names import short_names
from game.chronicle.recording import Recording
from game.chronicle.review.findings import Cause, Findings, Move
from game.chronicle.review.weighed import Verdict, Weighed
from game.chronicle.review.words import SHORT_CAUSES, ChoiceWords, choice_words, foremost, happened, points, stage_of
from game.ui.kit.rich_text import RichText, Run, runs
from game.ui.match.board.seat_signs import SeatSigns
from game.ui.review.chance_plot import BAD, GOOD, TURN, ChancesShown, Line, Mark
from game.words import _, language, say

MOST_EVENTS = 4
"""Of what happened at a turning point so many events are told, those that name the seat rather than others."""
FAINT = (195, 170, 124)
Finding = tuple[str, Color, RichText]
"""What it is, the colour of its mark, and the words."""


class Told:
    """Puts the choices of one seat into words; each is remembered, since a hint's reason takes a while."""

    def __init__(self, recording: Recording, seat: int) -> None:
        self._recording = recording
        self._seat = seat
        self._known: dict[tuple[object, ...], ChoiceWords] = {}

    def _words(self, weighed: Weighed, *, find: bool = False) -> ChoiceWords:
        key = (weighed.choice, weighed.worlds, find, language())
        if key not in self._known:
            self._known[key] = choice_words(self._recording, weighed, find=find)
        return self._known[key]

    def mistake(self, weighed: Weighed) -> Finding:
        """One of the costliest."""
        heading = _("A mistake that cost {points} points", points=points(weighed.cost.mean))
        return heading, BAD, self._choice(self._words(weighed))

    def best(self, weighed: Weighed) -> Finding:
        """The best choice."""
        heading = _("The best choice: it won {points} points", points=points(weighed.gain.mean))
        return heading, GOOD, self._choice(self._words(weighed, find=True))

    def turn(self, move: Move, found: Findings) -> Finding:
        """A turning point, with the choice that it was, or with what the seat saw happen before its next one."""
        change = _(
            "A turning point: from {before} % to {after} % by {cause}",
            before=round(100 * move.before), after=round(100 * move.after), cause=SHORT_CAUSES[move.cause],
        )  # fmt: skip
        if move.cause is Cause.CHOICE:
            words = self._words(found.weighed(move))
            asked = _faint(f"{say(words.stage)}: {say(words.question)} ")
            return change, TURN, (*asked, *runs(_("“{answer}”.", answer=words.played)))
        until = found.after(move)
        end = until if until is not None else len(self._recording.match.record)
        events = happened(self._recording, self._seat, move.choice, end)
        said = " ".join(say(event) for event in foremost(events, self._seat, MOST_EVENTS))
        return change, TURN, (*_faint(say(stage_of(self._recording, move.choice)) + ": "), *runs(said))

    def choice(self, weighed: Weighed) -> RichText:
        """Any choice, for the cursor of the plot."""
        words = self._words(weighed)
        change = _("{before} % became {after} %", **_chances(weighed))
        return (Run(change, "sans_bold"), Run("\n"), *self._choice(words))

    def _choice(self, words: ChoiceWords) -> RichText:
        told: RichText = (
            *_faint(f"{say(words.stage)}: {say(words.question)}\n"),
            Run(_("“{answer}”.", answer=words.played) + " ", "sans_bold"),
            *runs(words.verdict),
        )
        return (*told, Run("\n"), *runs(words.reason)) if words.reason is not None else told


def _faint(words: str) -> RichText:
    return (Run(words, "italic", colour=FAINT),)


def _chances(weighed: Weighed) -> dict[str, int]:
    return {"before": round(100 * weighed.before.mean), "after": round(100 * weighed.after.mean)}


def chances_of(recording: Recording, found: Findings, seat: int, signs: SeatSigns) -> ChancesShown:
    """What the plot shows of a review."""
    match = recording.match
    last, result = len(match.record), match.result
    lines = []
    for other, (name, icon, colour) in enumerate(signs.all()):
        drawn = [(float(one.choice), one.chances[other].mean) for one in found.curve]
        if result is not None:
            drawn.append((float(last), match.game.reward(result, other)))
        lines.append(Line(name, icon, colour, drawn, own=other == seat))
    names = short_names(say(chapter.summary) for chapter in recording.chapters)
    begin = [recording.moments[chapter.first].choices for chapter in recording.chapters]
    chapters = list(zip(begin, names, strict=True))
    return ChancesShown(last, lines, _marks(found, seat), chapters, [one.choice for one in found.curve])


def _marks(found: Findings, seat: int) -> list[Mark]:
    at = {one.choice: one.chances[seat].mean for one in found.curve}
    marks = [Mark(move.choice, at[move.choice], TURN) for move in found.turning_points]
    marks += [Mark(one.choice, at[one.choice], BAD) for one in found.mistakes if one.verdict() is Verdict.MISTAKE]
    if found.best is not None:
        marks.append(Mark(found.best.choice, at[found.best.choice], GOOD))
    return marks
