"""What a review says, in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.chronicle.recording import Recording
from game.chronicle.review.choices import position_of
from game.chronicle.review.findings import Cause, Findings
from game.chronicle.review.measured import Measured, Sum
from game.chronicle.review.weighed import Verdict, Weighed
from game.chronicle.review.weighing import open_decision
from game.engine.decision import Named, Text
from game.players import Glimpse
from game.words import tenths

CAUSES = {
    Cause.CHOICE: Text("Choices, against what looks best at once"),
    Cause.LUCK: Text("Luck: dice and cards while nobody else was seen to play"),
    Cause.OTHERS: Text("Turns of the others, with their choices and their luck"),
}
SHORT_CAUSES = {
    Cause.CHOICE: Text("the choice"),
    Cause.LUCK: Text("luck"),
    Cause.OTHERS: Text("the others’ turns"),
}
HEADLINES = {
    (False, False): Text("{who} lost {luck} points to luck and {choices} to choices."),
    (False, True): Text("{who} lost {luck} points to luck and won {choices} by choices."),
    (True, False): Text("{who} won {luck} points by luck and lost {choices} to choices."),
    (True, True): Text("{who} won {luck} points by luck and {choices} by choices."),
}
"""By whether luck and choices did good."""
COUNTED = Text("{n} choice was surely a mistake.", plural="{n} choices were surely mistakes.")
MISTAKE = Text("“{other}” would have been better by {points} points, give or take {doubt}.")
UNSURE = Text("“{other}” did better by {points} points, but not surely so: give or take {doubt}.")
SOUND = Text("Nothing better was found.")
FIND = Text("This was better than “{other}”, which looks best at once, by {points} points, give or take {doubt}.")
HOW = Text(
    "A point is a hundredth of a win. Each choice was tried beside others in imagined worlds that look like the match "
    "to this seat: what it could not see is drawn anew in each of them. Then sensible players went on. “Give or take” "
    "is one standard error; what is less than three of them is not called a mistake."
)
MORE_THAN_CHOICES = Text(
    "A single mistake may cost more than all choices together: those are measured against what looks best at once, and "
    "that can be the same mistake."
)


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """A choice in words: where the match stood, what was asked, what was answered, what the review says of it, and what
    speaks for the better answer.
    """

    stage: Text
    question: Text
    played: Text
    verdict: Text
    reason: Text | None


def choice_words(recording: Recording, weighed: Weighed, *, find: bool = False) -> ChoiceWords:
    """A weighed choice in words; ``find`` tells what was good about it. The reason is that of a hint there."""
    position = position_of(recording, weighed.choice)
    decision = open_decision(position)
    played = decision.option(weighed.played)
    other = decision.option(weighed.glance if find else weighed.rival)
    assert played is not None
    better = played if find else other
    reason = None
    if better is not None and (find or weighed.verdict() is not Verdict.SOUND):
        reason = Glimpse(position, decision.seat).reason(decision, better)
    verdict = _verdict(weighed, other.text if other is not None else played.text, find)
    stage = position.game.summary(position.state)
    return ChoiceWords(stage, decision.question, played.text, verdict, reason)


def stage_of(recording: Recording, choice: int) -> Text:
    """Where the match stood before one of its choices."""
    position = position_of(recording, choice)
    return position.game.summary(position.state)


def _verdict(weighed: Weighed, other: Text, find: bool) -> Text:
    if find:
        return _with_numbers(FIND, other, weighed.gain)
    verdict = weighed.verdict()
    if verdict is Verdict.SOUND:
        return SOUND
    return _with_numbers(MISTAKE if verdict is Verdict.MISTAKE else UNSURE, other, weighed.cost)


def _with_numbers(words: Text, other: Text, found: Measured) -> Text:
    facts = (("other", other), ("points", points(found.mean)), ("doubt", points(found.doubt())))
    return Text(words.message, facts)


def headline(found: Findings, who: str) -> Text | None:
    """Luck and choices in one sentence; None until every choice is weighed."""
    if not found.sums:
        return None
    luck, choices = found.sums[Cause.LUCK], found.sums[Cause.CHOICE]
    words = HEADLINES[luck.points > 0, choices.points > 0]
    facts = (("who", who), ("luck", points(abs(luck.points))), ("choices", points(abs(choices.points))))
    return Text(words.message, facts)


def counted(found: Findings) -> Text:
    """How many choices were mistakes."""
    return Text(COUNTED.message, (("n", found.mistakes_found),), COUNTED.plural)


def is_clear(found: Sum) -> bool:
    """Whether a sum is at least twice as large as its own uncertainty."""
    return abs(found.points) >= 2 * found.doubt


def happened(recording: Recording, seat: int, first: int, until: int) -> list[Text]:
    """What the seat saw happen from the ``first``-th choice of the match to the one before the ``until``-th."""
    return [
        moment.event.text
        for moment in recording.moments
        if moment.event is not None and first < moment.choices <= until and moment.event.visible_to(seat)
    ]


def foremost(events: Sequence[Text], seat: int, most: int) -> list[Text]:
    """At most so many of them, in their order: the last of those that name the seat, then the last of the others."""
    numbers = range(len(events))
    by_weight = sorted(numbers, key=lambda number: (_names(events[number], f"seat:{seat}"), number), reverse=True)
    return [events[number] for number in sorted(by_weight[:most])]


def _names(words: Text, place: str) -> bool:
    """Whether a sentence names what lies at a place."""
    return any(
        fact.place == place if isinstance(fact, Named) else isinstance(fact, Text) and _names(fact, place)
        for _name, fact in words.facts
    )


def points(share: float) -> str:
    """A share of a win in points, with one decimal where there is less than ten."""
    number = 100 * share
    return tenths(number) if 0.05 <= abs(number) < 9.95 else f"{number:.0f}"


def signed(share: float) -> str:
    """The same with its sign."""
    return f"{'+' if share > 0 else '−' if share < 0 else ''}{points(abs(share))}"
