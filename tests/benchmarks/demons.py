"""Speed of Demons: random decisions, forks, and a Mortal Turn in which all 19 units hunt."""

from __future__ import annotations

import random
import time
from statistics import median

from game.catalogue import GAMES
from game.demons.box.mortals import UNITS
from game.demons.rules.phases import phase
from game.demons.rules.table import DemonsTable
from game.demons.state import FREE, MORTAL_MOVEMENT, DemonsState
from game.engine.dice import Dice
from game.engine.game import Seat
from tests.benchmarks.forks import fork_time
from tests.benchmarks.measurement import Measurement
from tests.benchmarks.playouts import play_duel, rate

GAME = GAMES["demons"]
NAMES = ["Ann", "Bob", "Cid", "Dee"]
ROUNDS = 3
MATCHES = 20
TURNS = 60


def measure() -> list[Measurement]:
    """Decisions beside those of Warlock's Duel in the same run, so that a busy machine is unfair to neither."""
    chance = random.Random(1)
    rate(lambda: play(chance, 2))
    ours, theirs = [], []
    for _round in range(ROUNDS):
        ours.append(rate(lambda: play(chance, 2)))
        theirs.append(rate(lambda: play_duel(chance)))
    return [
        Measurement("random playouts of Demons, two players", median(ours), "decisions/s", 40_000, more_is_better=True),
        Measurement("  as a share of Warlock's Duel", median(ours) / median(theirs), "times"),
        Measurement("fork() of Demons in mid-match, two players, median", fork_median(2), "microseconds", 60.0),
        Measurement("a Mortal Turn in which 19 units hunt, median", mortal_turn(), "milliseconds", 5.0),
    ]


def play(chance: random.Random, players: int) -> int:
    """One random match with checkpoints, as the app plays it; the number of its decisions."""
    match = GAME.new_match(NAMES[:players], {"turn_limit": 200}, chance.getrandbits(32))
    while (decision := match.next_decision()) is not None:
        match.choose(decision.options[int(chance.random() * len(decision.options))].key)
    return len(match.record)


def fork_median(players: int) -> float:
    """The median time of a fork over positions of many random matches, in microseconds."""
    chance, times = random.Random(players), []
    for seed in range(MATCHES):
        match, forks = GAME.new_match(NAMES[:players], {"turn_limit": 200}, seed), []
        while (decision := match.next_decision()) is not None:
            forks.append(match.fork())
            match.choose(chance.choice(decision.options).key)
        times += [fork_time(fork) for fork in forks[len(forks) // 5 :: max(1, len(forks) // 10)]]
    return median(times)


def mortal_turn() -> float:
    """The median time of movement, searches and attacks with all units within six hexes, in milliseconds."""
    times = []
    for seed in range(TURNS):
        state: DemonsState = GAME.new_match(["Ann"]).state
        state.order, state.stage = (0,), MORTAL_MOVEMENT
        state.magicians[0].status, state.magicians[0].hex = FREE, 1112
        dice = Dice(seed)
        ring = [hex_id for hex_id in range(1006, 1016) if hex_id != 1112] + list(range(1306, 1315))
        for unit in UNITS:
            state.units.hex[unit] = ring[dice.below(len(ring))]
        table = DemonsTable(state, dice, (Seat("Ann"),))
        table.listening = False
        began = time.perf_counter()
        for _phase in range(2):
            run(phase(table))
        times.append(1000 * (time.perf_counter() - began))
    return median(times)


def run(rules: object) -> None:
    """Carry a step of the rules to its end, answering with the last option."""
    answer = None
    while True:
        try:
            item = rules.send(answer)  # type: ignore[attr-defined]  # a coroutine of the rules
        except StopIteration:
            return
        answer = item.keys()[-1] if hasattr(item, "keys") else None
