"""Duels at random, over every mix of players and modules."""

from __future__ import annotations

from collections.abc import Iterator

from game.catalogue import GAMES
from game.engine.decision import Decision
from game.engine.match import Match
from tests.random_play import RandomChooser, asked_to_the_end
from tests.warlocks_duel.scene import NAMES

GAME = GAMES["warlocks_duel"]
MODULES = tuple(option.id for option in GAME.options if option.default is False)
EVERY_MIX = range(2 ** len(MODULES))


def new_match(mix: int, players: int, seed: int) -> Match:
    """A match with the modules whose bits are set in ``mix``."""
    options = {module: bool(mix >> bit & 1) for bit, module in enumerate(MODULES)}
    return GAME.new_match(NAMES[:players], options, seed)


def decisions(match: Match, seed: int, most: int = 5000) -> Iterator[Decision]:
    """Play a match to its end, pausing at every decision before it is answered."""
    return asked_to_the_end(match, RandomChooser(seed), most)
