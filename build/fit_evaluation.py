"""Fits the weights by which thinking players judge positions: ``python build/fit_evaluation.py talisman``.

Plays matches between greedy players, who slip now and then so that odd positions occur too; notes the signs of every
party at some decisions, and who won in the end; finds the weights that make those ends likeliest (a conditional logit,
fitted by Newton's method); and prints them with their standard errors, beside the log-loss on matches kept back. The
result is written into the game's ``evaluation.py`` by hand, after a look at it.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, delayed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.catalogue import GAMES  # noqa: E402  the repository is put on the path first
from game.engine.advising.evaluation import shares  # noqa: E402
from game.engine.decision import Decision  # noqa: E402
from game.engine.match import Match  # noqa: E402

NOTED, SLIPS = 0.04, 0.02
"""How many of the decisions are noted, and how many are answered by chance."""
KEPT_BACK = 4
"""Every so-manieth match is not fitted to, but judged by."""
MOST_DECISIONS = 20_000
STEPS = 12
PRIOR = 2.0
"""How strongly the weights so far hold on, in matches: signs that hardly occur keep theirs."""


class Position(NamedTuple):
    """A position met: the signs of each party, the share of the win each had in the end, and its match."""

    standings: dict[int, Any]
    won: dict[int, float]
    match: int


def positions(game_id: str, number: int, seats: int, options: dict[str, Any]) -> list[Position]:
    """The positions noted in one match; none if it did not come to an end."""
    game, evaluation, chance = GAMES[game_id], evaluation_of(game_id), random.Random(number)
    match = game.new_match([f"seat {seat}" for seat in range(seats)], options, seed=number)
    noted = []
    while (decision := match.next_decision()) is not None and len(match.record) < MOST_DECISIONS:
        if chance.random() < NOTED:
            noted.append(evaluation.standings(match.state))
        match.choose(answer(match, decision, chance))
    if match.result is None:
        return []
    ends = [(standings, spoils(match, standings)) for standings in noted]
    return [Position(standings, won, number) for standings, won in ends if won]


def answer(match: Match, decision: Decision, chance: random.Random) -> str:
    """What the greedy player takes, or now and then anything."""
    if len(decision.options) == 1 or chance.random() < SLIPS:
        return chance.choice(decision.options).key
    worth = list(match.game.preferences(match.state, decision))
    return decision.options[worth.index(max(worth))].key


def spoils(match: Match, seats: Iterable[int]) -> dict[int, float]:
    """The share of the win that each party had; empty if nobody won."""
    assert match.result is not None
    rewards = {seat: match.game.reward(match.result, seat) for seat in seats}
    total = sum(rewards.values())
    return {seat: reward / total for seat, reward in rewards.items()} if total > 0 else {}


def evaluation_of(game_id: str) -> Any:
    """The module that judges positions of a game."""
    return importlib.import_module(f"game.{game_id}.adviser.evaluation")


def fit(noted: list[Position], old: Sequence[float]) -> tuple[Any, Any]:
    """The likeliest weights and their standard errors."""
    before = weights = np.array(old)
    matches = len({position.match for position in noted})
    prior = np.eye(len(old)) * PRIOR * len(noted) / matches
    curvature = prior
    for _ in range(STEPS):
        slope, curvature = prior @ (before - weights), prior.copy()
        for position in noted:
            steeper, rounder = pull(position, weights)
            slope, curvature = slope + steeper, curvature + rounder
        weights = weights + np.linalg.solve(curvature, slope)
    # The positions of one match share its end: they count as one.
    errors = np.sqrt(np.diag(np.linalg.inv(curvature)) * len(noted) / matches)
    return weights, errors


def pull(position: Position, weights: Any) -> tuple[Any, Any]:
    """Slope and curvature of the log-likelihood of one position's end."""
    rows = {seat: signs for seat, signs in position.standings.items() if signs is not None}
    table = np.array(list(rows.values()))
    won = np.array([position.won[seat] for seat in rows])
    odds = np.exp(table @ weights - (table @ weights).max())
    odds /= odds.sum()
    mean = odds @ table
    return table.T @ (won - odds), (table * odds[:, None]).T @ table - np.outer(mean, mean)


def loss(noted: list[Position], weights: Any) -> float:
    """The average surprise at who won, in nats."""
    surprise = 0.0
    for position in noted:
        chances = shares(list(weights), position.standings)
        surprise -= sum(share * np.log(max(chances[seat], 1e-9)) for seat, share in position.won.items() if share)
    return float(surprise / len(noted))


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seats", default="2", help="numbers of seats in turn, such as 2,2,4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args()
    counts = [int(count) for count in chosen.seats.split(",")]
    options = dict(option.split("=", 1) for option in chosen.option)
    jobs = (
        delayed(positions)(chosen.game, chosen.seed + number, counts[number % len(counts)], options)
        for number in range(chosen.matches)
    )
    noted = [position for found in Parallel(n_jobs=chosen.jobs, batch_size=10)(jobs) for position in found]
    names, old = zip(*evaluation_of(chosen.game).WEIGHTS.items(), strict=True)
    kept = [position for position in noted if position.match % KEPT_BACK == 0]
    weights, errors = fit([position for position in noted if position.match % KEPT_BACK], old)
    print(f"{len(noted)} positions; log-loss on matches kept back: {loss(kept, old):.4f} with the weights so far,")
    print(f"{loss(kept, weights):.4f} with these, {loss(kept, 0 * weights):.4f} with none:")
    for name, before, weight, error in zip(names, old, weights, errors, strict=True):
        print(f'    "{name}": {weight:.3f},  # ± {1.96 * error:.3f}, was {before}')


if __name__ == "__main__":
    main()
