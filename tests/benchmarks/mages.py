"""How strong the mages are in the hands of equal greedy players, and how long their duels last."""

from __future__ import annotations

from collections import Counter
from statistics import mean

from game.catalogue import GAMES
from game.players import Glimpse, make_player
from game.simulation.tally import wilson
from tests.benchmarks.measurement import Measurement

MATCHES = 1500


def measure() -> list[Measurement]:
    """The share of wins of each mage among two greedy players, and the rounds of a match."""
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    rounds = []
    for seed in range(MATCHES):
        mages, winners, length = duel(seed)
        rounds.append(length)
        sat.update(mages)
        won.update({mages[seat]: 1 / len(winners) for seat in winners})
    measured = [Measurement("rounds of a greedy duel, mean", mean(rounds), "rounds")]
    for mage in sorted(sat):
        low, high = wilson(won[mage], sat[mage])
        name = f"wins of {mage} ({sat[mage]} duels, 95 %: {low:.1%} to {high:.1%})"
        measured.append(Measurement(name, 100 * won[mage] / sat[mage], "%"))
    return measured


def duel(seed: int) -> tuple[list[str], tuple[int, ...], int]:
    """The mages by seat, the winners and the rounds of one duel."""
    match = GAMES["warlocks_duel"].new_match(seats=["Ann", "Bob"], seed=seed)
    players = [make_player("greedy", 2 * seed + seat) for seat in range(2)]
    while (decision := match.next_decision()) is not None:
        match.choose(players[decision.seat].answer(decision, Glimpse(match, decision.seat)))
    assert match.result is not None
    mages = [duelist.mage for duelist in match.state.duelists]
    return mages, match.result.winners, match.game.length(match.state)
