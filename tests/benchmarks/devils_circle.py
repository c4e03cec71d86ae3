"""Devil's Circle: decisions per second, forks in mid-match, and who wins between greedy players."""

from __future__ import annotations

import random
import time
from collections import Counter
from statistics import median

from game.catalogue import GAMES
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.simulation import wilson
from tests.benchmarks.measurement import Measurement

GAME = "devils_circle"
SECONDS = 6.0
POSITIONS = 300
MATCHES = 300


def measure() -> list[Measurement]:
    """Speed of random playouts and of forks, and the share of wins of the mages."""
    low, high = wilson(wins := greedy_wins(), MATCHES)
    return [
        Measurement("random playouts of Devil's Circle", playouts(), "decisions/s", 60_000, more_is_better=True),
        Measurement("fork() in mid-match of Devil's Circle, median", median(fork_times()), "microseconds", 60.0),
        Measurement(f"greedy mages win ({MATCHES} games, 95 %: {low:.1%} to {high:.1%})", 100 * wins / MATCHES, "%"),
    ]


def playouts() -> float:
    """Random decisions per second of one process, a short warm-up left out."""
    chance = random.Random(1)
    for match_seed in range(3):
        play_at_random(match_seed, chance)
    made, seed, began = 0, 10, time.process_time()
    while time.process_time() - began < SECONDS:
        made += play_at_random(seed, chance)
        seed += 1
    return made / (time.process_time() - began)


def play_at_random(seed: int, chance: random.Random) -> int:
    """One match; returns the number of decisions."""
    match = GAMES[GAME].new_match(seats=["Ann", "Bob"], seed=seed)
    while (decision := match.next_decision()) is not None:
        match.choose(chance.choice(decision.options).key)
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


def fork_time(match: Match) -> float:
    """The median time of one fork, in microseconds."""
    taken = []
    for _repeat in range(15):
        began = time.perf_counter_ns()
        match.fork()
        taken.append(time.perf_counter_ns() - began)
    return median(taken) / 1000


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
