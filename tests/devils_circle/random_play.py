"""Matches of Devil's Circle at random, over every number of seats and mix of options."""

from __future__ import annotations

from collections.abc import Iterator

from game.catalogue import GAMES
from game.devils_circle.box.board import BOARD, field_number
from game.engine.decision import Decision
from game.engine.ids import kind_of
from game.engine.match import Match
from tests import random_play
from tests.devils_circle.scene import NAMES

GAME = GAMES["devils_circle"]
LENGTHS = ("full", "two_nights", "quick")
POWERS = ("usual", "20", "4", "12")
EVERY_MIX = range(36)
DULL = ("end", "finish", "flight", "stay", "leave")
HARMFUL = ("curse", "psychic", "exorcise", "drops", "flee")


def new_match(mix: int, seed: int) -> Match:
    """A match whose seats and options are drawn from ``mix``."""
    options: dict[str, bool | int | str] = {
        "length": LENGTHS[mix % 3],
        "demon_power": POWERS[mix // 3 % 4],
        "watchful": mix % 5 == 4,
    }
    return GAME.new_match(NAMES[: 2 + mix % 4], options, seed)


class RandomChooser(random_play.RandomChooser):
    """What is dull is seldom done, what harms often; demons are led towards the cradle."""

    def choose(self, decision: Decision) -> str:
        """The key of the answer."""
        offered = decision.keys()
        kinds = sorted({kind_of(key) for key in offered})
        if len(kinds) > 1 and self.dice.below(4):
            kinds = [kind for kind in kinds if kind not in DULL] or kinds
        harmful = [kind for kind in kinds if kind in HARMFUL]
        kind = self.one_of(harmful if harmful and self.dice.below(2) else kinds)
        keys = [key for key in offered if kind_of(key) == kind]
        if kind == "walk" and self.dice.below(5):
            cradle = decision.explainer.state.cradle  # type: ignore[union-attr]  # a match explains
            return min(keys, key=lambda key: BOARD.distance(field_number(key.removeprefix("walk:")), cradle))
        return self.one_of(keys)


def decisions(match: Match, seed: int, most: int = 9000) -> Iterator[Decision]:
    """Play a match to its end, pausing at every decision before it is answered."""
    return random_play.asked_to_the_end(match, RandomChooser(seed), most)
