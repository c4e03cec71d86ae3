"""Matches played at random, the same for the same seed, for any number of players."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Decision
from game.engine.dice import Dice
from game.engine.match import Match
from tests.demons.scene import GAME, NAMES


def new_match(players: int, seed: int) -> Match:
    """A match that ends after sixty turns at the latest."""
    return GAME.new_match(NAMES[:players], {"turn_limit": 60}, seed)


class RandomChooser:
    """Answers by chance: first what kind of answer, then which one, so that rare kinds occur often enough."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, decision: Decision) -> str:
        """The key of the answer; leaving the map is put off."""
        every = decision.keys()
        offered = [key for key in every if key != "leave" or self.dice.below(8) == 0] or list(every)
        kinds = sorted({key.partition(":")[0] for key in offered})
        kind = kinds[self.dice.below(len(kinds))]
        keys = [key for key in offered if key.partition(":")[0] == kind]
        return keys[self.dice.below(len(keys))]


def decisions(match: Match, seed: int, most: int = 5000) -> Iterator[Decision]:
    """Play a match to its end, pausing at every decision before it is answered."""
    chooser = RandomChooser(seed)
    for _ in range(most):
        decision = match.next_decision()
        if decision is None:
            return
        yield decision
        match.choose(chooser.choose(decision))
    raise AssertionError(f"no end after {most} decisions")
