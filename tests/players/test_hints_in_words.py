"""Hints are read by people: sentences that name the answer as it stands on its button."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from game.engine.decision import Text
from game.players import Glimpse
from game.players.hint import (
    AS_GOOD,
    BEST_AT_ONCE,
    BETTER,
    CLOSE,
    TRIED_TOO_SELDOM,
    UNSURE,
    _reason,
    advise,
    percent,
)
from game.players.search import Budget, Candidate, Search, Thoughts
from tests.players.matches import SITTINGS, Sitting, choices

SENTENCE = re.compile(r"(The hint is “.+”\. .+|The only choice is “.+”)\.")
NUMBERS = re.compile(
    r"(The next best is “.+”\. Only \d continuations? of each could be imagined in time, too few to tell your "
    r"chance to win"
    r"|After \d+ imagined continuations your chance to win looks like \d+ %; "
    r"(“.+” is about as good \(\d+ %\)|the next best, “.+”, comes to \d+ %)"
    r"|It looks best at once, and “.+” did no better in the \d+ continuations imagined\. "
    r"Your chance to win looks like \d+ %"
    r"|In the continuations imagined “.+” did better \(\d+ % against \d+ %\), but not surely so)\."
)


def candidate(preference: float, *worths: float, favourite: Sequence[float] = ()) -> Candidate:
    """An answer after its simulations, compared with those of the favourite, or with itself."""
    made = Candidate("key", preference)
    for worth, other in zip(worths, favourite or worths, strict=True):
        made.tried(worth, other)
    return made


def said(monkeypatch: pytest.MonkeyPatch, *candidates: Candidate) -> str:
    """The numbers of a hint that came from these thoughts."""
    match = SITTINGS[7].match(1)
    decision = match.next_decision()
    assert decision is not None
    for one, option in zip(candidates, decision.options, strict=False):
        one.key = option.key
    thoughts = Thoughts(candidates[0].key, list(candidates))
    monkeypatch.setattr(Search, "think", lambda self, decision, glimpse: thoughts)
    return str(advise(match, 1).numbers)


def test_what_was_given_up_is_not_called_about_as_good() -> None:
    shield = (0.21, 0.22, 0.23, 0.22, 0.22)
    first, second = candidate(3.0, *shield), candidate(0.0, 0.20, 0.21, 0.22, 0.21, 0.21, favourite=shield)
    assert _reason(first, second) is BEST_AT_ONCE


def test_what_looks_as_good_as_another_at_once_is_not_said_to_look_best() -> None:
    tried = [0.22] * 10
    first = candidate(3.0, *tried)
    alike, lesser = (candidate(liked, *tried, favourite=tried) for liked in (3.0, 2.0))
    assert alike.is_hopeless()
    assert _reason(first, lesser) is BEST_AT_ONCE
    assert _reason(first, alike) is AS_GOOD


def test_what_came_out_higher_but_not_surely_is_not_called_about_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    fortunes = [0.3] * 10
    words = said(monkeypatch, candidate(1.0, *fortunes), candidate(0.0, *[0.9, 0.1] * 5, favourite=fortunes))
    assert words.endswith("did better (50 % against 30 %), but not surely so.")


def test_near_shares_are_called_about_as_good_and_others_better(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = [0.6] * 10
    words = said(monkeypatch, candidate(1.0, *tried), candidate(1.0, *[0.61] * 10, favourite=tried))
    assert words.endswith("is about as good (61 %).")
    words = said(monkeypatch, candidate(1.0, *tried), candidate(1.0, *[0.4] * 10, favourite=tried))
    assert "After 10 imagined continuations your chance to win looks like 60 %" in words
    assert words.endswith("comes to 40 %.")


@pytest.mark.parametrize(("worlds", "times"), [(1, "1 continuation of"), (4, "4 continuations of")])
def test_a_few_continuations_give_no_percentages(monkeypatch: pytest.MonkeyPatch, worlds: int, times: str) -> None:
    tried = [0.9] * worlds
    words = said(monkeypatch, candidate(1.0, *tried), candidate(0.5, *[0.2] * worlds, favourite=tried))
    assert f"Only {times} each" in words
    assert "%" not in words


def test_thinking_that_ended_early_is_not_called_too_short(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = [0.9] * 5
    words = said(monkeypatch, candidate(1.0, *easy), candidate(0.5, *[0.2] * 5, favourite=easy))
    assert words.endswith("comes to 20 %.")


def test_what_was_tried_to_the_end_is_compared_and_not_what_was_soon_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    easy = [0.9] * 6
    left_out = candidate(0.7, 0.95, 0.95, favourite=[0.9, 0.9])
    words = said(monkeypatch, candidate(1.0, *easy), left_out, candidate(0.5, *[0.9] * 6, favourite=easy))
    assert "did no better in the 6 continuations imagined" in words


def test_an_answer_given_up_early_is_compared_in_the_worlds_it_was_tried_in(monkeypatch: pytest.MonkeyPatch) -> None:
    easy, hard = [0.9] * 5, [0.1] * 10
    words = said(monkeypatch, candidate(1.0, *easy, *hard), candidate(1.0, *[0.8] * 5, favourite=easy))
    assert "looks like 37 %" in words
    assert words.endswith("comes to 27 %.")


def compared(leads: tuple[float, float], simulations: int = 20, first: float = 1.0) -> tuple[Candidate, Candidate]:
    """Two answers with these mean leads and so many simulations, and what the first promised at once."""
    made = (Candidate("first", first), Candidate("second", 0.0))
    for one, mean in zip(made, leads, strict=True):
        one.simulations, one.lead, one.squares = simulations, mean * simulations, simulations * mean**2
    return made


@pytest.mark.parametrize(
    ("lead", "hopeless", "words"),
    [
        (CLOSE, False, BETTER), (CLOSE, True, BETTER), (CLOSE * 0.9, False, AS_GOOD), (CLOSE * 0.9, True, BEST_AT_ONCE),
        (-CLOSE * 0.9, False, AS_GOOD), (-CLOSE, False, UNSURE), (-CLOSE * 2, False, UNSURE),
    ],
)  # fmt: skip
def test_what_differs_by_three_percent_is_better_and_by_less_about_as_good(
    monkeypatch: pytest.MonkeyPatch, lead: float, hopeless: bool, words: Text
) -> None:
    monkeypatch.setattr(Candidate, "is_hopeless", lambda _candidate: hopeless)
    assert _reason(*compared((lead, 0.0))) is words


@pytest.mark.parametrize(("simulations", "too_few"), [(1, True), (7, True), (8, False)])
def test_of_fewer_than_eight_continuations_no_share_is_told(
    monkeypatch: pytest.MonkeyPatch, simulations: int, too_few: bool
) -> None:
    monkeypatch.setattr(Candidate, "is_hopeless", lambda _candidate: False)
    assert (_reason(*compared((0.5, 0.0), simulations)) is TRIED_TOO_SELDOM) == too_few


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ([0.9] * 9, [0.1] * 9, "It promises more than “{other}”."),
        ([0.9] * 9, [0.89, 0.91] * 4 + [0.9], "“{other}” is about as good."),
        ([0.9] * 9, [0.9] * 9, "“Alonora” promises no more."),
        ([0.5] * 10, [1.0, 0.1] * 5, "“{other}” may be as good."),
        ([0.9] * 2, [0.1] * 2, "The next best is “{other}”."),
    ],
)
def test_where_the_game_gives_no_reason_the_comparison_is_told_without_numbers(
    monkeypatch: pytest.MonkeyPatch, first: list[float], second: list[float], words: str
) -> None:
    monkeypatch.setattr(Glimpse, "reason", lambda _glimpse, _decision, _option: None)
    match = SITTINGS[7].match(1)
    decision = match.next_decision()
    assert decision is not None
    thoughts = Thoughts(decision.options[0].key, [candidate(1.0, *first), candidate(0.5, *second, favourite=first)])
    for one, option in zip(thoughts.candidates, decision.options, strict=False):
        one.key = option.key
    monkeypatch.setattr(Search, "think", lambda self, decision, glimpse: thoughts)
    chosen, other = decision.options[:2]
    expected = f"The hint is “{chosen.text}”. {words}".replace("{other}", str(other.text))
    assert str(advise(match, 1).reason) == expected


def test_where_nothing_else_was_considered_the_hint_says_why_or_that(monkeypatch: pytest.MonkeyPatch) -> None:
    match = SITTINGS[7].match(1)
    decision = match.next_decision()
    assert decision is not None
    best = decision.options[1]
    monkeypatch.setattr(Search, "think", lambda self, decision, glimpse: Thoughts(best.key, [Candidate(best.key, 1.0)]))
    for reason, words in ((Text("It wins."), "It wins."), (None, "Nothing else is worth considering.")):
        monkeypatch.setattr(Glimpse, "reason", lambda _glimpse, _decision, _option, reason=reason: reason)
        hint = advise(match, 1)
        assert (str(hint.reason), hint.numbers) == (f"The hint is “{best.text}”. {words}", None)


def test_shares_are_told_in_whole_percent_and_never_beyond_what_is_possible() -> None:
    assert [percent(share) for share in (-0.2, 0.0, 0.004, 0.006, 0.5, 1.0, 1.3)] == [0, 0, 0, 1, 50, 100, 100]


def test_when_the_match_is_over_there_is_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    match = SITTINGS[7].match(1)
    monkeypatch.setattr(type(match), "next_decision", lambda _match: None)
    with pytest.raises(ValueError, match="the match is over"):
        advise(match, 1)


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
        assert not re.search(r"imagined|master", words), words
        assert hint.numbers is None or NUMBERS.fullmatch(str(hint.numbers)), hint.numbers
        assert not re.search(r"[{}#_]|\w:\w", words), words
    assert len(kinds) >= 4


def test_where_there_is_no_choice_the_hint_says_so() -> None:
    match = SITTINGS[0].match(1)
    while (decision := match.next_decision()) is not None and len(decision.options) > 1:
        match.choose(decision.options[0].key)
    assert decision is not None
    assert str(advise(match, 1).reason) == f"The only choice is “{decision.options[0].text}”."
