"""Matches of Talisman at random, over every mix of players and options."""

from __future__ import annotations

from collections.abc import Iterator

from game.catalogue import GAMES
from game.engine.decision import Decision
from game.engine.match import Match
from tests import random_play
from tests.talisman.scene import NAMES

GAME = GAMES["talisman"]
SWITCHES = tuple(option.id for option in GAME.options)


def new_match(mix: int, players: int, seed: int) -> Match:
    """A match with the options whose bits are set in ``mix``."""
    options = {name: bool(mix >> bit & 1) for bit, name in enumerate(SWITCHES)}
    return GAME.new_match(NAMES[:players], options, seed)


class RandomChooser(random_play.RandomChooser):
    """Chooses the kind of answer first only every other time."""

    def choose(self, decision: Decision) -> str:
        """The key of the answer."""
        keys = decision.keys()
        return self.one_of(self.of_one_kind(keys) if self.dice.below(2) else keys)


def decisions(match: Match, seed: int, most: int = 20_000) -> Iterator[Decision]:
    """Play a match, pausing at every decision before it is answered, to its end or so many decisions."""
    return random_play.asked(match, RandomChooser(seed), most)
