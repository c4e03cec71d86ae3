"""Matches of Demons at random, for any number of players."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.decision import Decision
from game.engine.match import Match
from tests import random_play
from tests.demons.scene import GAME, NAMES


def new_match(players: int, seed: int) -> Match:
    """A match that ends after sixty turns at the latest."""
    return GAME.new_match(NAMES[:players], {"turn_limit": 60}, seed)


class RandomChooser(random_play.RandomChooser):
    """Leaving the map is put off."""

    def choose(self, decision: Decision) -> str:
        """The key of the answer."""
        every = decision.keys()
        offered = [key for key in every if key != "leave" or self.dice.below(8) == 0] or every
        return self.one_of(self.of_one_kind(offered))


def decisions(match: Match, seed: int, most: int = 5000) -> Iterator[Decision]:
    """Play a match to its end, pausing at every decision before it is answered."""
    return random_play.asked_to_the_end(match, RandomChooser(seed), most)
