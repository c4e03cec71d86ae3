"""Hints are read by people: sentences that name the answer as it stands on its button."""

from __future__ import annotations

import re

import pytest

from game.players.hint import advise, ahead, strongest_rival
from game.players.search import Budget, Candidate
from tests.players.matches import SITTINGS, Sitting, choices

SENTENCE = re.compile(
    r"The master would choose “.+”(, and thinks nothing else worth considering"
    r"|\. After \d+ imagined continuations your chance to win looks like \d+ %; "
    r"(“.+” is about as good \(\d+ %\)|the next best, “.+”, comes to \d+ %))\."
    r"( .+\.)?"
)


@pytest.mark.parametrize("sitting", [SITTINGS[0], SITTINGS[3], SITTINGS[5], SITTINGS[7]], ids=str)
def test_the_hint_for_every_kind_of_question_is_a_readable_sentence(sitting: Sitting) -> None:
    match = sitting.match(2)
    kinds = set[str]()
    for decision in choices(match, 2, 500):
        if decision.kind in kinds:
            continue
        kinds.add(decision.kind)
        hint = advise(match, 1, Budget(simulations=12))
        words, option = str(hint.reason), decision.option(hint.key)
        assert option is not None
        assert f"“{option.text}”" in words
        assert SENTENCE.fullmatch(words), words
        assert not re.search(r"[{}#_]|\w:\w", words), words
    assert len(kinds) >= 4


def test_the_next_best_is_told_as_far_behind_as_it_is_in_the_same_worlds() -> None:
    best, other = Candidate("a", 1.0), Candidate("b", 0.5)
    for worth in (0.2, 0.4, 0.9, 0.9):
        best.tried(worth, worth)
    for worth, favourite in ((0.1, 0.2), (0.3, 0.4)):  # given up after two poor worlds
        other.tried(worth, favourite)
    assert ahead(best, other) == pytest.approx(0.1)
    assert best.share - other.share == pytest.approx(0.4)


def test_the_next_best_is_the_one_that_was_given_up_last() -> None:
    best, early, late = Candidate("a", 1.0), Candidate("b", 0.5), Candidate("c", 0.4)
    for _world in range(3):
        best.tried(0.5, 0.5)
        late.tried(0.45, 0.5)
    early.tried(0.1, 0.5)
    assert strongest_rival([best, early, late]) is late


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    match = SITTINGS[0].match(1)
    while (decision := match.next_decision()) is not None and len(decision.options) > 1:
        match.choose(decision.options[0].key)
    assert decision is not None
    assert str(advise(match, 1).reason) == f"The only choice is “{decision.options[0].text}”."
