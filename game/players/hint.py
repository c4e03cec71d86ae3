"""A hint: what the master would answer, and why, in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.decision import Text
from game.engine.match import Match
from game.players.player import Glimpse
from game.players.search import Budget, Candidate, Search

ADVISER = "adviser"
"""The name under which a hint is asked for; no seat is played by it."""
THINKING = Budget(seconds=2.0)
MOST_COMPARED = 5
"""How many answers a hint begins with: few, so that enough can be told of each."""
CLOSE = 0.03
"""Shares that differ less than this are called equally good."""
TOO_FEW = 8
"""Of fewer continuations no share is told: it would say more about luck than about the answer."""

ONLY_CHOICE = Text("The only choice is “{option}”.")
NOTHING_ELSE = Text("The master would choose “{option}”, and thinks nothing else worth considering.")
SOON_CLEAR = Text(
    "The master would choose “{option}”. A few imagined continuations sufficed: nothing else did better, not even "
    "“{other}”."
)
TRIED_TOO_SELDOM = Text(
    "The master would choose “{option}”, and “{other}” as the next best. Only {n} continuation of each could be "
    "imagined in time, too few to tell your chance to win.",
    plural="The master would choose “{option}”, and “{other}” as the next best. Only {n} continuations of each could "
    "be imagined in time, too few to tell your chance to win.",
)
BETTER = Text(
    "The master would choose “{option}”. After {n} imagined continuations your chance to win looks like "
    "{share} %; the next best, “{other}”, comes to {second} %."
)
ABOUT_AS_GOOD = Text(
    "The master would choose “{option}”. After {n} imagined continuations your chance to win looks like "
    "{share} %; “{other}” is about as good ({second} %)."
)
PERHAPS_LUCK = Text(
    "The master would choose “{option}”, which looks best at once. “{other}” did better in {n} imagined "
    "continuations (your chance to win: {second} % against {share} %), but that may be luck."
)


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
    thoughts = Search(seed, budget, MOST_COMPARED).think(decision, Glimpse(match, decision.seat))
    best = decision.option(thoughts.key)
    assert best is not None
    if len(thoughts.candidates) == 1:
        words = ONLY_CHOICE if len(decision.options) == 1 else NOTHING_ELSE
        return Hint(best.key, Text(words.message, (("option", best.text),)))
    first, second = thoughts.candidates[:2]
    other = decision.option(second.key)
    assert other is not None
    ahead = first.mean_lead() - second.mean_lead()
    facts = (
        ("option", best.text), ("share", percent(first.share)), ("n", first.simulations),
        ("other", other.text), ("second", percent(first.share - ahead)),
    )  # fmt: skip
    words = _reason(first, ahead, clear=all(one.is_hopeless() for one in thoughts.candidates[1:]))
    return Hint(best.key, Text(words.message, facts, words.plural))


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * min(1.0, max(0.0, share)))


def _reason(first: Candidate, ahead: float, *, clear: bool) -> Text:
    """What to say of the first candidate, which is so far ahead of the second in the worlds that both were tried in.

    ``clear``: all others were given up.
    """
    if first.simulations < TOO_FEW:
        return SOON_CLEAR if clear else TRIED_TOO_SELDOM
    if ahead <= -CLOSE:
        return PERHAPS_LUCK
    return ABOUT_AS_GOOD if ahead < CLOSE else BETTER
