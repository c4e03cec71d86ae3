"""A hint: what the master would answer, and why, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.decision import Decision, Option, Text
from game.engine.match import Match
from game.players.player import Glimpse
from game.players.search import Budget, Candidate, Search, Thoughts

ADVISER = "adviser"
"""The name under which a hint is asked for; no seat is played by it."""
THINKING = Budget(seconds=1.0)
CLOSE = 0.03
"""Shares that differ less than this are called equally good."""

ONLY_CHOICE = Text("The only choice is “{option}”.")
NOTHING_ELSE = Text("The master would choose “{option}”, and thinks nothing else worth considering.")
BOTH = Text("{numbers} {because}")


@dataclass(frozen=True, slots=True)
class Hint:
    """The answer advised: its key, and the reason in words."""

    key: str
    reason: Text


def advise(match: Match, seed: int, budget: Budget = THINKING) -> Hint:
    """What the master would do at the open decision. Raises ValueError if nothing is asked."""
    decision = match.next_decision()
    if decision is None:
        raise ValueError("the match is over: there is nothing to advise")
    glimpse = Glimpse(match, decision.seat)
    thoughts = Search(seed, budget).think(decision, glimpse)
    best = decision.option(thoughts.key)
    assert best is not None
    return Hint(best.key, joined(numbers(decision, best, thoughts), glimpse.reason(decision, best)))


def joined(numbers: Text, because: Text | None) -> Text:
    """Both sentences."""
    return numbers if because is None else Text(BOTH.message, (("numbers", numbers), ("because", because)))


def numbers(decision: Decision, best: Option, thoughts: Thoughts) -> Text:
    """What the imagined continuations came to, in words."""
    if len(thoughts.candidates) == 1:
        words = ONLY_CHOICE if len(decision.options) == 1 else NOTHING_ELSE
        return Text(words.message, (("option", best.text),))
    first, second = thoughts.candidates[0], strongest_rival(thoughts.candidates)
    other = decision.option(second.key)
    assert other is not None
    facts = (
        ("option", best.text), ("share", percent(first)), ("n", first.simulations),
        ("other", other.text), ("second", round(100 * min(1.0, max(0.0, first.share - ahead(first, second))))),
    )  # fmt: skip
    return Text(_reason(first, second).message, facts)


def strongest_rival(candidates: Sequence[Candidate]) -> Candidate:
    """The one given up last: what was given up after a few worlds may have looked bad by their luck alone."""
    return max(candidates[1:], key=lambda candidate: (candidate.simulations, candidate.mean_lead()))


def percent(candidate: Candidate) -> int:
    """A candidate's share in whole percent."""
    return round(100 * candidate.share)


def ahead(first: Candidate, second: Candidate) -> float:
    """By how much the first is better in the same worlds: one was tried in more of them, and some are better.

    What is ahead of the first without being clearly better than it, by few worlds or by luck, counts as close to it.
    """
    return max(-CLOSE, first.mean_lead() - second.mean_lead())


def _reason(first: Candidate, second: Candidate) -> Text:
    """How much better the first is than the second, as a sentence with holes."""
    if ahead(first, second) < CLOSE:
        return Text(
            "The master would choose “{option}”. After {n} imagined continuations your chance to win looks like "
            "{share} %; “{other}” is about as good ({second} %)."
        )
    return Text(
        "The master would choose “{option}”. After {n} imagined continuations your chance to win looks like "
        "{share} %; the next best, “{other}”, comes to {second} %."
    )
