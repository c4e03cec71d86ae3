"""What an imagined magician does at a glance is what the greedy one does after looking at everything."""

from __future__ import annotations

from collections import Counter

import pytest

from game.demons.adviser.questions import QUESTIONS
from tests.demons.random_play import new_match
from tests.demons.scene import GAME

MANY = 6


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_glance_finds_the_best_option_and_the_first_of_equals(seats: int) -> None:
    looked_at = Counter[str]()
    for seed in range(12):
        match = new_match(seats, seed)
        while (decision := match.next_decision()) is not None:
            worths = QUESTIONS.preferences(match.state, decision)
            place = GAME.hurried(match.state, decision)
            assert place == worths.index(max(worths)), f"{decision.kind} with seed {seed}"
            looked_at[decision.kind] += len(decision.options) > MANY
            match.choose(decision.options[place].key)
    assert looked_at["first_phase"] > 20
    assert looked_at["enter"] > 5
