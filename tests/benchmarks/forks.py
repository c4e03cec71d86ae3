"""How long it takes to copy a match in mid-match, to think in."""

from __future__ import annotations

import random
import time
from statistics import median

from game.catalogue import GAMES
from game.engine.match import Match
from tests.benchmarks.measurement import Measurement

MATCHES = 40
POSITIONS = 12
REPEATS = 25


def measure() -> list[Measurement]:
    """The median over positions of many matches of two and of four players."""
    measured = []
    for seats, goal in ((2, 30.0), (4, None)):
        times = [fork_time(match) for match in positions(seats)]
        name = f"fork() in mid-match, {seats} players, median"
        measured.append(Measurement(name, median(times), "microseconds", goal))
        slow = sorted(times)[-len(times) // 10]
        measured.append(Measurement("  of these the slowest tenth begins at", slow, "microseconds"))
    return measured


def positions(seats: int) -> list[Match]:
    """Open decisions spread over the middle of random matches."""
    chance = random.Random(seats)
    found = []
    for seed in range(MATCHES):
        match = GAMES["warlocks_duel"].new_match(seats=["Ann", "Bob", "Cid", "Dee"][:seats], seed=seed)
        forks = []
        while (decision := match.next_decision()) is not None:
            forks.append(match.fork())
            match.choose(chance.choice(decision.options).key)
        middle = forks[len(forks) // 5 : -len(forks) // 5]
        found += middle[:: max(1, len(middle) // POSITIONS)]
    return found


def fork_time(match: Match) -> float:
    """The median time of one fork, in microseconds."""
    times = []
    for _repeat in range(REPEATS):
        began = time.perf_counter_ns()
        match.fork()
        times.append(time.perf_counter_ns() - began)
    return median(times) / 1000
