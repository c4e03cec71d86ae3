"""A hint: what a strong player would answer, and why, in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Decision, Option, Text
from game.engine.match import Match
from game.players.player import Glimpse
from game.players.search import Budget, Candidate, Search, Thoughts

ADVISER = "adviser"
"""The name under which a hint is asked for; no seat is played by it."""
THINKING = Budget(seconds=2.0)
MOST_COMPARED = 5
"""How many answers a hint begins with: few, so that enough can be told of each."""
CLOSE = 0.03
"""Shares that differ less than this are called equally good."""
TOO_FEW, ENOUGH = 8, 40
"""Of fewer continuations no share is told: it would say more about luck than about the answer. After enough of them an
answer without hope is given up."""

BOTH = Text("{advice} {because}")
ADVICE = Text("The hint is “{option}”.")
ONLY_CHOICE = Text("The only choice is “{option}”.")
NOTHING_ELSE = Text("Nothing else is worth considering.")
BETTER = Text(
    "After {n} imagined continuations your chance to win looks like {share} %; the next best, “{other}”, comes to "
    "{second} %."
)
AS_GOOD = Text(
    "After {n} imagined continuations your chance to win looks like {share} %; “{other}” is about as good ({second} %)."
)
BEST_AT_ONCE = Text(
    "It looks best at once, and “{other}” did no better in the {n} continuations imagined. Your chance to win looks "
    "like {share} %."
)
UNSURE = Text("In the continuations imagined “{other}” did better ({second} % against {share} %), but not surely so.")
TRIED_TOO_SELDOM = Text(
    "The next best is “{other}”. Only {n} continuation of each could be imagined in time, too few to tell your chance "
    "to win.",
    plural="The next best is “{other}”. Only {n} continuations of each could be imagined in time, too few to tell your "
    "chance to win.",
)
WITHOUT_NUMBERS = {
    BETTER: Text("It promises more than “{other}”."),
    AS_GOOD: Text("“{other}” is about as good."),
    BEST_AT_ONCE: Text("“{other}” promises no more."),
    UNSURE: Text("“{other}” may be as good."),
    TRIED_TOO_SELDOM: Text("The next best is “{other}”."),
}
"""What is said first where the game itself gives no reason."""


@dataclass(frozen=True, slots=True)
class Hint:
    """The answer advised: its key, the reason in words, and what was imagined, in numbers, for whoever asks again."""

    key: str
    reason: Text
    numbers: Text | None = None


def advise(match: Match, seed: int, budget: Budget = THINKING) -> Hint:
    """What a strong player would do at the open decision. Raises ValueError if nothing is asked."""
    decision = match.next_decision()
    if decision is None:
        raise ValueError("the match is over: there is nothing to advise")
    glimpse = Glimpse(match, decision.seat)
    thoughts = Search(seed, budget, MOST_COMPARED, TOO_FEW, ENOUGH).think(decision, glimpse)
    best = decision.option(thoughts.key)
    assert best is not None
    if len(thoughts.candidates) == 1:
        return Hint(best.key, alone(decision, best, glimpse.reason(decision, best)))
    found = numbers(decision, best, thoughts)
    if found is None:
        return Hint(best.key, alone(decision, best, glimpse.reason(decision, best)))
    facts = tuple([fact for fact in found.facts if fact[0] == "other"])
    comparison = next(words for known, words in WITHOUT_NUMBERS.items() if known.message == found.message)
    because = glimpse.reason(decision, best) or Text(comparison.message, facts)
    return Hint(best.key, joined(Text(ADVICE.message, (("option", best.text),)), because), found)


def alone(decision: Decision, best: Option, because: Text | None) -> Text:
    """The hint where nothing was compared."""
    if len(decision.options) == 1:
        return Text(ONLY_CHOICE.message, (("option", best.text),))
    return joined(Text(ADVICE.message, (("option", best.text),)), because or NOTHING_ELSE)


def joined(advice: Text, because: Text) -> Text:
    """What is advised, and why."""
    return Text(BOTH.message, (("advice", advice), ("because", because)))


def numbers(decision: Decision, best: Option, thoughts: Thoughts) -> Text | None:
    """What the imagined continuations came to, in words; None if all others are called as the best one is."""
    first, *others = thoughts.candidates
    said = {option.key: option for option in decision.options if option.text != best.text}
    second = max(
        (other for other in others if other.key in said),
        key=lambda other: (other.simulations, other.mean_lead()),
        default=None,
    )
    if second is None:
        return None
    other = said[second.key]
    facts = (
        ("option", best.text), ("share", percent(first.share)), ("n", first.simulations),
        ("other", other.text), ("second", percent(first.share - lead(first, second))),
    )  # fmt: skip
    words = _reason(first, second)
    return Text(words.message, facts, words.plural)


def lead(first: Candidate, second: Candidate) -> float:
    """By how much one does better than another in the worlds that both were tried in."""
    return first.mean_lead() - second.mean_lead()


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * min(1.0, max(0.0, share)))


def _reason(first: Candidate, second: Candidate) -> Text:
    """How much better the first is than the second, as a sentence with holes.

    What looks best at once, and was not bettered by what was soon given up, is said as that: shares from a handful of
    continuations would call a Shield "about as good" as none.
    """
    if lead(first, second) < CLOSE and first.preference > second.preference and second.is_hopeless():
        return BEST_AT_ONCE
    if first.simulations < TOO_FEW and not second.is_hopeless():
        return TRIED_TOO_SELDOM
    if lead(first, second) >= CLOSE:
        return BETTER
    return AS_GOOD if lead(first, second) > -CLOSE else UNSURE
