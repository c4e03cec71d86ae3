"""Matches played at random, the same for the same seed: what the tests of every game share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine.decision import Decision, Event
from game.engine.dice import Dice
from game.engine.ids import kind_of
from game.engine.match import Match


class RandomChooser:
    """Answers by chance: first what kind of answer, then which one, so that rare kinds occur often enough."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, decision: Decision) -> str:
        """The key of the answer."""
        return self.one_of(self.of_one_kind(decision.keys()))

    def of_one_kind(self, keys: Sequence[str]) -> Sequence[str]:
        """The keys of a kind of answer, drawn by chance."""
        kind = self.one_of(sorted({kind_of(key) for key in keys}))
        return [key for key in keys if kind_of(key) == kind]

    def one_of(self, keys: Sequence[str]) -> str:
        """One of several, drawn by chance."""
        return keys[self.dice.below(len(keys))]


def asked(match: Match, chooser: RandomChooser, most: int) -> Iterator[Decision]:
    """Play a match to its end or so many decisions, pausing at each before it is answered."""
    for _ in range(most):
        decision = match.next_decision()
        if decision is None:
            return
        yield decision
        match.choose(chooser.choose(decision))


def asked_to_the_end(match: Match, chooser: RandomChooser, most: int) -> Iterator[Decision]:
    """The same, but the match must end."""
    yield from asked(match, chooser, most)
    assert match.result is not None, f"no end after {most} decisions"


def happening(match: Match, chooser: RandomChooser, most: int = 20_000) -> Iterator[Event | Decision]:
    """The same, pausing at every event, too."""
    for _ in range(most):
        item = match.step()
        if item is None:
            return
        yield item
        if item is match.decision:
            match.choose(chooser.choose(match.decision))
