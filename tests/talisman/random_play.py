"""Matches played at random, the same for the same seed, over every mix of players and options."""

from __future__ import annotations

from collections.abc import Iterator

from game.catalogue import GAMES
from game.engine.decision import Decision
from game.engine.dice import Dice
from game.engine.match import Match
from tests.talisman.scene import NAMES

GAME = GAMES["talisman"]
SWITCHES = tuple(option.id for option in GAME.options)


def new_match(mix: int, players: int, seed: int) -> Match:
    """A match with the options whose bits are set in ``mix``."""
    options = {name: bool(mix >> bit & 1) for bit, name in enumerate(SWITCHES)}
    return GAME.new_match(NAMES[:players], options, seed)


class RandomChooser:
    """Answers by chance, every other time first what kind of answer, so that rare kinds occur often enough."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, decision: Decision) -> str:
        """The key of the answer."""
        keys = list(decision.keys())
        if self.dice.below(2):
            kinds = sorted({key.partition(":")[0] for key in keys})
            kind = kinds[self.dice.below(len(kinds))]
            keys = [key for key in keys if key.partition(":")[0] == kind]
        return keys[self.dice.below(len(keys))]


def decisions(match: Match, seed: int, most: int = 20_000) -> Iterator[Decision]:
    """Play a match, pausing at every decision before it is answered, to its end or so many decisions."""
    chooser = RandomChooser(seed)
    for _ in range(most):
        decision = match.next_decision()
        if decision is None:
            return
        yield decision
        match.choose(chooser.choose(decision))
