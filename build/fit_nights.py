"""Fits the weights by which thinking players judge a night of Devil's Circle: ``python build/fit_nights.py``.

Plays matches of all lengths between greedy players, who slip now and then so that odd positions occur too; notes the
signs at the beginning of every mages' phase, where players that look ahead stop and judge; and finds the weights that
make likeliest which nights the mages held out, once for the night under way and once for all that come after it.
Prints them with their standard errors, and for each night, on matches kept back, how often the mages won and how
likely that was told. The result is written into the game's ``evaluation.py`` by hand, after a look at it.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from fit_evaluation import KEPT_BACK, Position, answer, fit, loss
from joblib import Parallel, delayed

from game.catalogue import GAMES
from game.devils_circle.adviser import evaluation
from game.devils_circle.box.pieces import AIXEL
from game.engine.advising.evaluation import Signs, chance

LENGTHS = ("full", "two_nights", "quick")
MAGES, DEMONS = 0, 1
"""The parties, by the seats of a match between two."""


class Phase(NamedTuple):
    """The beginning of a mages' phase: what was seen there, what came of it, and where it was."""

    tonight: Signs
    afterwards: Signs | None
    """Nothing in the last night."""
    held_out: bool
    """The mages held out this night, ..."""
    won: bool
    """... and all that came after it."""
    match: int
    where: tuple[str, int]
    """The match's length, and the night."""


def phases(number: int) -> list[Phase]:
    """The phases of one match."""
    game, chance, length = GAMES["devils_circle"], random.Random(number), LENGTHS[number % len(LENGTHS)]
    match = game.new_match(["mages", "demons"], {"length": length}, seed=number)
    noted: list[tuple[int, Signs, Signs | None]] = []
    seen = 0
    while (decision := match.next_decision()) is not None:
        state = match.state
        if state.stages > seen:
            seen = state.stages
            later = evaluation.signs_of_afterwards(state) if state.night < state.nights else None
            noted.append((state.night, evaluation.signs_of_tonight(state), later))
        match.choose(answer(match, decision, chance))
    won, last = match.state.winner == AIXEL, match.state.night
    return [Phase(tonight, later, won or last > night, won, number, (length, night)) for night, tonight, later in noted]


def position(signs: Signs, came_true: bool, match: int) -> Position:
    """A phase as the fit of parties wants it: what speaks for the mages against nothing at all."""
    return Position(
        {MAGES: signs, DEMONS: [0.0] * len(signs)}, {MAGES: float(came_true), DEMONS: float(not came_true)}, match
    )


def judged(title: str, positions: list[Position], weights: dict[str, float]) -> list[float]:
    """Print the weights that fit best, with their errors; and return them."""
    old = tuple(weights.values())
    kept = [one for one in positions if one.match % KEPT_BACK == 0]
    new, errors = fit([one for one in positions if one.match % KEPT_BACK], old)
    print(f"{title}: {len(positions)} phases; log-loss on matches kept back: {loss(kept, old):.4f} with the weights")
    print(f"so far, {loss(kept, new):.4f} with these, {loss(kept, 0 * new):.4f} with none:")
    for name, before, weight, error in zip(weights, old, new, errors, strict=True):
        print(f'    "{name}": {weight:.3f},  # ± {1.96 * error:.3f}, was {before}')
    return [float(weight) for weight in new]


def told(phase: Phase, tonight: Sequence[float], afterwards: Sequence[float]) -> float:
    """The chance of the mages to win that the weights see."""
    later = 1.0 if phase.afterwards is None else chance(afterwards, phase.afterwards)
    return chance(tonight, phase.tonight) * later


def reliability(noted: list[Phase], tonight: Sequence[float], afterwards: Sequence[float]) -> list[str]:
    """A line for each night of each length: how likely it was told on average that the mages win, and how often."""
    by_night = defaultdict(list)
    for phase in noted:
        by_night[phase.where].append((told(phase, tonight, afterwards), phase.won))
    return [
        f"    {length}, night {night}: {len(pairs):6} phases: told {sum(one for one, _ in pairs) / len(pairs):.2f}, "
        f"won {sum(won for _, won in pairs) / len(pairs):.2f}"
        for (length, night), pairs in sorted(by_night.items())
    ]


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    jobs = (delayed(phases)(number) for number in range(chosen.seed, chosen.seed + chosen.matches))
    noted = [phase for found in Parallel(n_jobs=chosen.jobs, batch_size=10)(jobs) for phase in found]
    of_tonight = [position(phase.tonight, phase.held_out, phase.match) for phase in noted]
    later = [(phase, phase.afterwards) for phase in noted if phase.held_out]
    of_afterwards = [position(signs, phase.won, phase.match) for phase, signs in later if signs is not None]
    tonight = judged("TONIGHT", of_tonight, evaluation.TONIGHT)
    afterwards = judged("AFTERWARDS", of_afterwards, evaluation.AFTERWARDS)
    kept = [phase for phase in noted if phase.match % KEPT_BACK == 0]
    print("\n".join(["With these, on the matches kept back:", *reliability(kept, tonight, afterwards)]))


if __name__ == "__main__":
    main()
