"""Decisions per second of random playouts of Warlock's Duel, beside those of catanatron in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from game.catalogue import GAMES
from tests.benchmarks.measurement import Measurement

ROUNDS = 5
SECONDS = 2.0


def measure() -> list[Measurement]:
    """Both games in turn, several times, so that a busy machine is unfair to neither; the medians count."""
    ours, theirs = [], []
    chance = random.Random(1)
    for _round in range(ROUNDS):
        ours.append(rate(lambda: play_duel(chance)))
        theirs.append(rate(play_catan))
    ratio = median(ours) / median(theirs)
    return [
        Measurement("random playouts of Warlock's Duel, two players", median(ours), "decisions/s"),
        Measurement("random playouts of catanatron, two players", median(theirs), "decisions/s"),
        Measurement("the first as a multiple of the second", ratio, "times", 2.0, more_is_better=True),
    ]


def rate(play: Callable[[], int]) -> float:
    """Decisions per second of CPU time while playing matches for a while."""
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += play()
    return decisions / spent


def play_duel(chance: random.Random) -> int:
    """One random match with checkpoints, as the app plays it; the number of its decisions."""
    match = GAMES["warlocks_duel"].new_match(seats=["Ann", "Bob"], seed=chance.getrandbits(32))
    below = chance.random
    while (decision := match.next_decision()) is not None:
        options = decision.options
        match.choose(options[int(below() * len(options))].key)
    return len(match.record)


class RandomSettler:
    """A random player for catanatron, whose package on PyPI comes without its players."""

    is_bot = True

    def __init__(self, color: Any) -> None:
        self.color = color

    def decide(self, _game: Any, actions: Any) -> Any:
        """Any action."""
        return actions[int(random.random() * len(actions))]

    def reset_state(self) -> None:
        """Forget the last match: there is nothing to forget."""


def play_catan() -> int:
    """One random match of catanatron; the number of its decisions, forced ones included."""
    from catanatron.game import TURNS_LIMIT, Game
    from catanatron.models.player import Color

    match = Game([RandomSettler(Color.RED), RandomSettler(Color.BLUE)])
    decisions = 0
    while match.winning_color() is None and match.state.num_turns < TURNS_LIMIT:
        match.play_tick()
        decisions += 1
    return decisions
