"""The weights of a night: what is fitted is what is told."""

from __future__ import annotations

import fit_nights
import pytest
from fit_evaluation import fit

from game.catalogue import GAMES
from game.devils_circle.adviser.evaluation import AFTERWARDS, TONIGHT, signs_of_afterwards, signs_of_tonight
from game.engine.dice import Dice


def test_the_signs_that_are_fitted_give_the_chance_that_is_told() -> None:
    game = GAMES["devils_circle"]
    match = game.new_match(["mages", "demons"], {"length": "two_nights"}, seed=5)
    compared = set()
    while (decision := match.next_decision()) is not None:
        state = match.state
        later = signs_of_afterwards(state) if state.night < state.nights else None
        phase = fit_nights.Phase(signs_of_tonight(state), later, False, False, 5, ("two_nights", state.night))
        told = fit_nights.told(phase, list(TONIGHT.values()), list(AFTERWARDS.values()))
        assert told == pytest.approx(game.value(state, fit_nights.MAGES))
        compared.add(state.night)
        worths = list(game.preferences(state, decision))
        match.choose(decision.options[worths.index(max(worths))].key)
    assert compared


def test_a_match_is_noted_phase_by_phase_with_what_came_of_each_night() -> None:
    noted = [phase for number in range(6) for phase in fit_nights.phases(number)]
    for phase in noted:
        length, night = phase.where
        nights = {"full": 3, "two_nights": 2, "quick": 1}[length]
        assert (phase.afterwards is None) == (night == nights)
        assert phase.held_out or not phase.won
        assert phase.won == phase.held_out or night < nights
        later = any(other.match == phase.match and other.where[1] > night for other in noted)
        assert phase.held_out or not later


def test_a_fit_finds_the_weights_that_made_the_ends() -> None:
    dice = Dice(3)
    positions = []
    for number in range(3000):
        signs = [1.0, float(dice.below(5))]
        odds = 2.0 ** (signs[1] - 2.0)
        positions.append(fit_nights.position(signs, dice.below(1000) < 1000 * odds / (1 + odds), number))
    weights, _ = fit(positions, [0.0, 0.0])
    assert list(weights) == pytest.approx([-2 * 0.693, 0.693], abs=0.25)


def test_reliability_tells_for_every_night_what_was_told_and_what_came_true() -> None:
    phases = [fit_nights.Phase([1.0], None, won, won, 0, ("quick", 1)) for won in (True, True, True, False)]
    assert fit_nights.reliability(phases, [0.0], [0.0]) == ["    quick, night 1:      4 phases: told 0.50, won 0.75"]
