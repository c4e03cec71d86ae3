"""Nothing impossible comes of odd tables: every question finds every limit kept (TAL-6.2.8a, TAL-6.5.5b, TAL-6.7.3)."""

from __future__ import annotations

import pytest

from tests.talisman.odd_tables import odd_match
from tests.talisman.random_play import decisions

QUESTIONS = 150
"""So many questions of each table: then the oddity has worn off."""


@pytest.mark.parametrize("first", range(0, 120, 20))
def test_at_odd_tables_nothing_is_owned_that_may_not_be_at_any_question(first: int) -> None:
    for seed in range(first, first + 20):
        match = odd_match(seed)
        for decision in decisions(match, seed, most=QUESTIONS):
            assert match.problems() == [], (seed, decision.kind)
