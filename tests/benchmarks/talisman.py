"""Talisman: decisions per second of random playouts, and forks in mid-match, beside Warlock's Duel in the same run."""

from __future__ import annotations

import random
import time
from statistics import median

from game.catalogue import GAMES
from game.engine.match import Match
from tests.benchmarks.forks import fork_time
from tests.benchmarks.measurement import Measurement
from tests.benchmarks.playouts import play_duel, rate

ROUNDS = 5
MATCHES = 12
EVERY = 61


def measure() -> list[Measurement]:
    """Playouts of both games in turn, so that a busy machine is unfair to neither; then forks."""
    chance = random.Random(2)
    ours, duels = [], []
    for _round in range(ROUNDS):
        ours.append(rate(lambda: len(play(chance, 4).record)))
        duels.append(rate(lambda: play_duel(chance)))
    measured = [
        Measurement("random playouts of Talisman, four players", median(ours), "decisions/s", 60_000, True),
        Measurement("the same as a multiple of Warlock's Duel", median(ours) / median(duels), "times"),
    ]
    for seats in (2, 4, 6):
        times = sorted(fork_time(match) for match in positions(seats))
        goal = 60.0 if seats == 4 else None
        measured.append(
            Measurement(f"fork() of Talisman, {seats} players, median", median(times), "microseconds", goal)
        )
    measured += greedy_lengths()
    return measured


def play(chance: random.Random, seats: int) -> Match:
    """One random match, as the app plays it."""
    match = GAMES["talisman"].new_match(["Ann", "Bob", "Cid", "Dee", "Eva", "Flo"][:seats], seed=chance.getrandbits(32))
    below = chance.random
    while (decision := match.next_decision()) is not None:
        options = decision.options
        match.choose(options[int(below() * len(options))].key)
    return match


def positions(seats: int) -> list[Match]:
    """Open decisions spread over random matches."""
    chance = random.Random(seats)
    found: list[Match] = []
    for _ in range(MATCHES):
        match = GAMES["talisman"].new_match(["A", "B", "C", "D", "E", "F"][:seats], seed=chance.getrandbits(32))
        number = 0
        while (decision := match.next_decision()) is not None:
            number += 1
            if number % EVERY == 0:
                found.append(match.fork())
            match.choose(chance.choice(decision.options).key)
    return found


def greedy_lengths() -> list[Measurement]:
    """How many turns a table of four sensible players needs, and how long one of their decisions takes."""
    game, turns, decisions = GAMES["talisman"], [], 0
    began = time.process_time()
    for seed in range(10):
        match = game.new_match(["A", "B", "C", "D"], seed=seed)
        while (decision := match.next_decision()) is not None and match.state.turns < 2000:
            worth = list(game.preferences(match.state, decision))
            match.choose(decision.options[worth.index(max(worth))].key)
        decisions += len(match.record)
        turns.append(match.state.turns)
    spent = time.process_time() - began
    return [
        Measurement("turns of a match of four greedy players, median", median(turns), "turns"),
        Measurement("  the longest of ten", max(turns), "turns"),
        Measurement("decisions of greedy players", decisions / spent, "decisions/s"),
    ]
