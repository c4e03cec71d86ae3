"""Devil's Circle: decisions per second, forks in mid-match, and who wins between greedy players."""

from __future__ import annotations

import random
from collections import Counter
from statistics import median

from game.catalogue import GAMES
from game.players import Glimpse, make_player
from game.simulation.tally import wilson
from tests.benchmarks.forks import fork_time
from tests.benchmarks.measurement import Measurement
from tests.benchmarks.playouts import play_duel, rate

GAME = "devils_circle"
ROUNDS = 5
POSITIONS = 300
MATCHES = 300


def measure() -> list[Measurement]:
    """Random playouts beside the duel's, so that a busy machine is unfair to neither; forks; the mages' wins."""
    low, high = wilson(wins := greedy_wins(), MATCHES)
    chance = random.Random(1)
    rate(lambda: play(chance))
    ours, duels = [], []
    for _round in range(ROUNDS):
        ours.append(rate(lambda: play(chance)))
        duels.append(rate(lambda: play_duel(chance)))
    share = median(ours) / median(duels)
    return [
        Measurement("random playouts of Devil's Circle", median(ours), "decisions/s", 60_000, more_is_better=True),
        Measurement("the same as a multiple of Warlock's Duel", share, "times"),
        Measurement("fork() in mid-match of Devil's Circle, median", median(fork_times()), "microseconds", 60.0),
        Measurement(f"greedy mages win ({MATCHES} games, 95 %: {low:.1%} to {high:.1%})", 100 * wins / MATCHES, "%"),
    ]


def play(chance: random.Random) -> int:
    """One random match with checkpoints, as the app plays it; the number of its decisions."""
    match = GAMES[GAME].new_match(seats=["Ann", "Bob"], seed=chance.getrandbits(32))
    below = chance.random
    while (decision := match.next_decision()) is not None:
        options = decision.options
        match.choose(options[int(below() * len(options))].key)
    return len(match.record)


def fork_times() -> list[float]:
    """Microseconds of one fork, at positions spread over random matches."""
    chance = random.Random(2)
    times: list[float] = []
    seed = 0
    while len(times) < POSITIONS:
        match = GAMES[GAME].new_match(seats=["Ann", "Bob"], seed=seed)
        seed += 1
        while (decision := match.next_decision()) is not None and len(times) < POSITIONS:
            if len(match.record) % 29 == 28:
                times.append(fork_time(match))
            match.choose(chance.choice(decision.options).key)
    return times


def greedy_wins() -> int:
    """How many of the games between greedy players the mages win."""
    winners: Counter[str] = Counter()
    for seed in range(MATCHES):
        match = GAMES[GAME].new_match(seats=["Ann", "Bob"], seed=seed)
        players = [make_player("greedy", 2 * seed + seat) for seat in range(2)]
        while (decision := match.next_decision()) is not None:
            match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
        winners[match.state.winner] += 1
    return winners["aixel"]
