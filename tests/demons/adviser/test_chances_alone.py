"""The chances alone: what is fitted is what is told."""

from __future__ import annotations

import fit_chances_alone
import numpy as np
import pytest

from game.catalogue import GAMES
from game.demons.adviser.evaluation import value_alone
from game.demons.state import IN_PLAY
from game.players import Glimpse, make_player


@pytest.mark.clause("DEM-4.6a")
@pytest.mark.parametrize("shield", fit_chances_alone.SHIELDS)
def test_the_signs_that_are_fitted_give_the_chance_that_is_told(shield: str) -> None:
    match = GAMES["demons"].new_match([{"name": "alone", "player": "greedy"}], {"turn_limit": 30}, seed=5)
    player, weights = make_player("greedy", 5), np.array(fit_chances_alone.weights_so_far())
    compared = 0
    while (decision := match.next_decision()) is not None:
        chosen = decision.option(f"shield:{shield}") is not None
        match.choose(f"shield:{shield}" if chosen else player.answer(decision, Glimpse(match, 0)))
        if not chosen and match.state.magicians[0].status in IN_PLAY:
            told = fit_chances_alone.chances(np.array([fit_chances_alone.signs(match.state)]), weights)[0]
            assert told == pytest.approx(value_alone(match.state))
            compared += 1
    assert compared > 10


def test_a_fit_finds_the_weight_that_made_the_ends() -> None:
    chance = np.random.default_rng(3)
    met = []
    for number in range(4000):
        signs = [chance.normal(), chance.normal()]
        won = chance.random() < 1 / (1 + np.exp(-2.0 * signs[0] + 0.5 * signs[1]))
        met.append(fit_chances_alone.Turn(signs, float(won), number))
    assert fit_chances_alone.fit(met) == pytest.approx([2.0, -0.5], abs=0.2)
    assert fit_chances_alone.loss(met, [2.0, -0.5]) < fit_chances_alone.loss(met, [0.0, 0.0])
