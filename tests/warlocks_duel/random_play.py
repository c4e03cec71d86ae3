"""Matches played at random, the same for the same seed, over every mix of players and modules."""

from __future__ import annotations

from collections.abc import Iterator

from game.catalogue import GAMES
from game.engine.decision import Decision
from game.engine.dice import Dice
from game.engine.match import Match
from tests.warlocks_duel.scene import NAMES

GAME = GAMES["warlocks_duel"]
MODULES = tuple(option.id for option in GAME.options if option.default is False)
EVERY_MIX = range(2 ** len(MODULES))


def new_match(mix: int, players: int, seed: int) -> Match:
    """A match with the modules whose bits are set in ``mix``."""
    options = {module: bool(mix >> bit & 1) for bit, module in enumerate(MODULES)}
    return GAME.new_match(NAMES[:players], options, seed)


class RandomChooser:
    """Answers by chance: first what kind of answer, then which one, so that rare kinds occur often enough."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, decision: Decision) -> str:
        """The key of the answer."""
        offered = decision.keys()
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
