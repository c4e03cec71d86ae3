"""Fits the chances that thinking players see alone in Demons: ``python build/fit_chances_alone.py --matches 1500``.

Plays matches of the greedy player, every shield equally often; notes the signs of every turn, and whether he won;
finds the weights that make those ends likeliest (a logistic regression, fitted by Newton's method); and prints them
beside the weights so far, with the log-loss on matches kept back, and how often he won where so much was told. The
result is written into ``game/demons/adviser/evaluation.py`` by hand, after a look at it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from joblib import Parallel, delayed

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.catalogue import GAMES  # noqa: E402  the repository is put on the path first
from game.demons.adviser import evaluation  # noqa: E402
from game.demons.adviser.planning import threat  # noqa: E402
from game.demons.adviser.worth import demon_worth  # noqa: E402
from game.demons.rules.scoring import shield_cost, treasure_worth  # noqa: E402
from game.demons.state import CAPTIVE, FREE, IN_PLAY, DemonsState  # noqa: E402
from game.players import Glimpse, make_player  # noqa: E402

SHIELDS = ("copper", "tin", "mercury", "bronze", "silver", "gold")
SIGNS: dict[str, Callable[[DemonsState], float]] = {
    "ON_THE_WAY": lambda state: min(1.0, treasure_worth(state, 0) / cost(state)),
    "ENOUGH": lambda state: float(treasure_worth(state, 0) > cost(state)),
    "SERVANTS": lambda state: sum(demon_worth(state, 0, demon) for demon in state.magicians[0].demons),
    "WOUND": lambda state: -state.magicians[0].wounds,
    "CURSE": lambda state: -state.magicians[0].curses,
    "CAPTIVITY": lambda state: -float(state.magicians[0].status == CAPTIVE),
    "MENACE": lambda state: -threat(state, 0, state.magicians[0].hex) if state.magicians[0].status == FREE else 0.0,
    "TURN": lambda state: -state.game_turn,
}
"""What is looked at, by the name of its weight in ``evaluation.py``; after these comes the shield."""
TURN_LIMIT = 100
KEPT_BACK = 5
"""Every so-manieth match is not fitted to, but judged by."""
STEPS = 20
PRIOR = 1.0
"""How strongly the weights are held at nothing, in turns: signs that hardly occur stay small."""


class Turn(NamedTuple):
    """A turn met: its signs, whether the magician won in the end, and its match."""

    signs: list[float]
    won: float
    match: int


def cost(state: DemonsState) -> float:
    """What the magician's shield costs in ducats (DEM-4.6)."""
    return shield_cost(state.magicians[0].shield, alone=True)


def signs(state: DemonsState) -> list[float]:
    """Everything that is looked at, in the order of the weights."""
    shield = state.magicians[0].shield
    return [sign(state) for sign in SIGNS.values()] + [float(shield == number) for number in range(1, len(SHIELDS) + 1)]


def weights_so_far() -> list[float]:
    """The weights in the program."""
    return [getattr(evaluation, name) for name in SIGNS] + list(evaluation.SHIELDS_ALONE)


def turns(number: int) -> list[Turn]:
    """The turns of one match of the greedy player."""
    match = GAMES["demons"].new_match([{"name": "alone", "player": "greedy"}], {"turn_limit": TURN_LIMIT}, seed=number)
    player, shield = make_player("greedy", number), f"shield:{SHIELDS[number % len(SHIELDS)]}"
    noted, last = [], -1
    while (decision := match.next_decision()) is not None:
        state = match.state
        key = shield if decision.option(shield) else player.answer(decision, Glimpse(match, 0))
        if key != shield and state.game_turn != last and state.magicians[0].status in IN_PLAY:
            last = state.game_turn
            noted.append(signs(state))
        match.choose(key)
    won = float(match.result is not None and 0 in match.result.winners)
    return [Turn(found, won, number) for found in noted]


def fit(met: list[Turn]) -> Any:
    """The likeliest weights."""
    table, won = np.array([turn.signs for turn in met]), np.array([turn.won for turn in met])
    weights = np.zeros(table.shape[1])
    for _ in range(STEPS):
        told = chances(table, weights)
        slope = table.T @ (won - told) - PRIOR * weights
        curvature = (table * (told * (1 - told))[:, None]).T @ table + PRIOR * np.eye(len(weights))
        weights = weights + np.linalg.solve(curvature, slope)
    return weights


def chances(table: Any, weights: Any) -> Any:
    """The chance to win that the weights see in each row of signs."""
    return 1.0 / (1.0 + np.exp(-table @ weights))


def loss(met: list[Turn], weights: Any) -> float:
    """The average surprise at who won, in nats."""
    told = np.clip(chances(np.array([turn.signs for turn in met]), np.array(weights)), 1e-6, 1 - 1e-6)
    won = np.array([turn.won for turn in met])
    return float(-(won * np.log(told) + (1 - won) * np.log(1 - told)).mean())


def reliability(met: list[Turn], weights: Any) -> list[str]:
    """A line for every tenth: how often such a chance was told, what it was on average, and how often he won."""
    told = chances(np.array([turn.signs for turn in met]), np.array(weights))
    won = np.array([turn.won for turn in met])
    tenths = [(told >= tenth / 10) & (told < (tenth + 1) / 10) for tenth in range(10)]
    return [
        f"    {part.sum():6} turns: told {told[part].mean():.2f}, won {won[part].mean():.2f}"
        for part in tenths
        if part.any()
    ]


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    jobs = (delayed(turns)(number) for number in range(chosen.seed, chosen.seed + chosen.matches))
    met = [turn for found in Parallel(n_jobs=chosen.jobs, batch_size=10)(jobs) for turn in found]
    kept = [turn for turn in met if turn.match % KEPT_BACK == 0]
    old, new = weights_so_far(), fit([turn for turn in met if turn.match % KEPT_BACK])
    print(f"{len(met)} turns; log-loss on matches kept back: {loss(kept, old):.4f} with the weights so far,")
    print(f"{loss(kept, new):.4f} with these, {loss(kept, [0.0] * len(old)):.4f} with none:")
    for name, before, weight in zip((*SIGNS, *SHIELDS), old, new, strict=True):
        print(f"    {name}: {weight:.3f}, was {before}")
    print("\n".join(["With these, on the matches kept back:", *reliability(kept, new)]))


if __name__ == "__main__":
    main()
