"""Hints are read by people: sentences that name the answer as it stands on its button."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from game.players.hint import advise
from game.players.search import Budget, Candidate, Search, Thoughts
from tests.players.matches import SITTINGS, Sitting, choices

SENTENCE = re.compile(
    r"The master would choose “.+”(, and thinks nothing else worth considering"
    r"|\. A few imagined continuations sufficed: nothing else did better, not even “.+”"
    r"|, and “.+” as the next best\. Only \d continuations? of each could be imagined in time, too few to tell your "
    r"chance to win"
    r"|, which looks best at once\. “.+” did better in \d+ imagined continuations "
    r"\(your chance to win: \d+ % against \d+ %\), but that may be luck"
    r"|\. After \d+ imagined continuations your chance to win looks like \d+ %; "
    r"(“.+” is about as good \(\d+ %\)|the next best, “.+”, comes to \d+ %))\."
)


def tried(key: str, *worths: float, favourite: Sequence[float] = ()) -> Candidate:
    """A candidate that came to so much in world after world, where the favourite came to the other."""
    candidate = Candidate(key, 0.0)
    for worth, other in zip(worths, favourite or worths, strict=True):
        candidate.tried(worth, other)
    return candidate


def said(monkeypatch: pytest.MonkeyPatch, *candidates: Candidate) -> str:
    """The hint of a master that came to these thoughts."""
    match = SITTINGS[7].match(1)
    decision = match.next_decision()
    assert decision is not None
    for candidate, option in zip(candidates, decision.options, strict=False):
        candidate.key = option.key
    thoughts = Thoughts(candidates[0].key, list(candidates))
    monkeypatch.setattr(Search, "think", lambda self, decision, glimpse: thoughts)
    return str(advise(match, 1).reason)


@pytest.mark.parametrize(
    ("sitting", "simulations"), [(SITTINGS[0], 12), (SITTINGS[3], 12), (SITTINGS[5], 12), (SITTINGS[7], 24)]
)
def test_the_hint_for_every_kind_of_question_is_a_readable_sentence(sitting: Sitting, simulations: int) -> None:
    match = sitting.match(2)
    kinds = set[str]()
    for decision in choices(match, 2, 500):
        if decision.kind in kinds:
            continue
        kinds.add(decision.kind)
        hint = advise(match, 1, Budget(simulations=simulations))
        words, option = str(hint.reason), decision.option(hint.key)
        assert option is not None
        assert f"“{option.text}”" in words
        assert SENTENCE.fullmatch(words), words
        assert not re.search(r"[{}#_]|\w:\w", words), words
    assert len(kinds) >= 4


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    match = SITTINGS[0].match(1)
    while (decision := match.next_decision()) is not None and len(decision.options) > 1:
        match.choose(decision.options[0].key)
    assert decision is not None
    assert str(advise(match, 1).reason) == f"The only choice is “{decision.options[0].text}”."


def test_a_hint_says_how_much_better_its_answer_is(monkeypatch: pytest.MonkeyPatch) -> None:
    favourite = [0.6] * 10
    words = said(monkeypatch, tried("a", *favourite), tried("b", *[0.4] * 10, favourite=favourite))
    assert "After 10 imagined continuations your chance to win looks like 60 %" in words
    assert words.endswith("comes to 40 %.")


def test_what_is_as_good_is_not_called_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    favourite = [0.6] * 10
    words = said(monkeypatch, tried("a", *favourite), tried("b", *[0.61] * 10, favourite=favourite))
    assert words.endswith("is about as good (61 %).")


def test_what_did_better_without_proof_is_not_called_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    favourite = [0.3] * 10
    words = said(monkeypatch, tried("a", *favourite), tried("b", *[0.9, 0.1] * 5, favourite=favourite))
    assert words.endswith("continuations (your chance to win: 50 % against 30 %), but that may be luck.")


@pytest.mark.parametrize(("worlds", "times"), [(1, "1 continuation of"), (4, "4 continuations of")])
def test_a_few_continuations_give_no_percentages(monkeypatch: pytest.MonkeyPatch, worlds: int, times: str) -> None:
    words = said(monkeypatch, tried("a", *[0.9] * worlds), tried("b", *[0.2] * worlds))
    assert f"Only {times} each" in words
    assert "%" not in words


def test_thinking_that_ended_early_is_not_called_too_short(monkeypatch: pytest.MonkeyPatch) -> None:
    words = said(monkeypatch, tried("a", *[0.9] * 5), tried("b", *[0.2] * 5, favourite=[0.9] * 5))
    assert "A few imagined continuations sufficed" in words


def test_an_answer_given_up_early_is_compared_in_the_worlds_it_was_tried_in(monkeypatch: pytest.MonkeyPatch) -> None:
    easy, hard = [0.9] * 5, [0.1] * 10
    words = said(monkeypatch, tried("a", *easy, *hard), tried("b", *[0.8] * 5, favourite=easy))
    assert "looks like 37 %" in words
    assert words.endswith("comes to 27 %.")
