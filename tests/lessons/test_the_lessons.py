"""Every lesson there is fits the rules of its game."""

from __future__ import annotations

import pytest

from game.lessons.checking import faults
from game.lessons.shelf import LESSONS
from game.rulebook import load


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_a_lesson_can_be_taught_as_it_is_written(game_id: str) -> None:
    assert faults(LESSONS[game_id]) == []


@pytest.mark.parametrize("game_id", sorted(LESSONS))
def test_every_rule_behind_a_step_stands_in_the_rulebook(game_id: str) -> None:
    known = load(game_id)
    for step in LESSONS[game_id].steps:
        assert step.clauses, step.title
        for clause in step.clauses:
            assert known.clause(clause).id == clause
