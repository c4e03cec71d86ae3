"""Players that look ahead: what they may know, how long they take, and that they repeat themselves when asked to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from game.catalogue import GAMES
from game.engine.decision import Decision, Option, Text
from game.engine.match import Match
from game.players import Glimpse, UnknownPlayer, make_player
from game.players.hint import advise
from game.players.search import Budget, Rounds, Search, played_on, promising
from game.warlocks_duel import GAME


def midgame(seed: int, decisions: int = 30, accept: Callable[[Match], bool] = lambda match: True) -> Match:
    """A duel between greedy players after some decisions, at a question with a choice that fits."""
    match = GAME.new_match(["Ann", "Bea"], {}, seed)
    player = make_player("greedy", seed)
    while True:
        decision = match.next_decision()
        assert decision is not None
        if len(match.record) >= decisions and len(decision.options) > 1 and accept(match):
            return match
        match.choose(player.answer(decision, Glimpse(match, decision.seat)))


def think(match: Match, budget: Budget, seed: int = 1) -> tuple[str, list[tuple[str, float, int]]]:
    decision = match.next_decision()
    assert decision is not None
    thoughts = Search(seed, budget).think(decision, Glimpse(match, decision.seat))
    return thoughts.key, [(one.key, one.total, one.simulations) for one in thoughts.candidates]


@pytest.mark.parametrize("seed", range(4))
def test_a_budget_of_simulations_gives_the_same_thoughts_again(seed: int) -> None:
    match = midgame(seed)
    assert think(match, Budget(simulations=60)) == think(match, Budget(simulations=60))


def test_thinking_changes_nothing_in_the_match() -> None:
    match = midgame(5)
    before, made = match.fingerprint(), len(match.record)
    think(match, Budget(simulations=40))
    assert match.fingerprint() == before
    assert len(match.record) == made


def test_a_budget_of_seconds_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[float] = []
    for seed in range(40):
        looks = count()
        # The clock goes on by a hundredth of a second whenever the player looks at it.
        monkeypatch.setattr("game.players.search.time.perf_counter", lambda looks=looks: next(looks) * 0.01)
        think(midgame(seed), Budget(seconds=0.2))
        taken.append(next(looks) * 0.01)
        if taken[-1] >= 0.2:
            break  # where an answer is beyond doubt, the rest of the time is not spent: another position then
    assert 0.2 <= max(taken) < 0.3


def test_a_budget_is_either_seconds_or_simulations() -> None:
    for wrong in ({}, {"seconds": 1.0, "simulations": 10}):
        with pytest.raises(ValueError, match="either"):
            Budget(**wrong)  # type: ignore[arg-type]  # the numbers of a mapping


def is_a_fight(match: Match) -> bool:
    """Whether the question is which of several spells to cast or answer with."""
    asked = match.decision
    return asked is not None and asked.kind in ("cast", "response") and len(asked.options) > 2


def test_the_worse_candidates_are_given_up_on_the_way() -> None:
    shares = []
    for seed in range(7, 15):
        _key, candidates = think(midgame(seed, 20, is_a_fight), Budget(simulations=160))
        counts = [simulations for _key, _total, simulations in candidates]
        assert min(counts) > 0
        shares.append(min(counts) / max(counts))
    assert min(shares) < 0.5


def test_only_the_promising_options_are_thought_about() -> None:
    match = midgame(8, accept=lambda match: match.decision is not None and len(match.decision.options) >= 8)
    decision = match.decision
    assert decision is not None
    preferences = [float(-place) for place in range(len(decision.options))]
    found = promising(decision, preferences, 3)
    assert [candidate.key for candidate in found] == [option.key for option in decision.options[:3]]


def test_what_is_never_wise_is_only_thought_about_if_nothing_else_is_offered() -> None:
    match = midgame(8, accept=lambda match: match.decision is not None and len(match.decision.options) >= 3)
    decision = match.decision
    assert decision is not None
    preferences = [float("-inf")] * len(decision.options)
    assert len(promising(decision, preferences, 2)) == 1
    preferences[1] = -1e9
    assert [candidate.key for candidate in promising(decision, preferences, 8)] == [decision.options[1].key]


def test_a_win_at_hand_is_taken() -> None:
    match = next(found for seed in range(200) if (found := opponent_nearly_fallen(seed)) is not None)
    key, candidates = think(match, Budget(simulations=200))
    assert key.startswith("cast:")
    total, tries = next((total, tries) for candidate, total, tries in candidates if candidate == key)
    assert total / tries > 0.7


def opponent_nearly_fallen(seed: int) -> Match | None:
    """A duel in which the caster can strike an opponent of very little power who has no dice to answer with."""
    match = GAME.new_match(["Ann", "Bea"], {}, seed)
    player = make_player("greedy", seed)
    while (decision := match.next_decision()) is not None:
        victim = match.state.duelists[1 - decision.seat]
        weak = victim.power <= 2 and not victim.pool and not victim.wards
        attacks = [option for option in decision.options if option.key.startswith("cast:")]
        if decision.kind == "cast" and weak and attacks and match.state.duelists[decision.seat].power > 8:
            return match
        match.choose(player.answer(decision, Glimpse(match, decision.seat)))
    return None


def test_what_a_seat_cannot_see_never_changes_its_answer() -> None:
    for seed in range(6):
        match = midgame(seed, 20)
        decision = match.decision
        assert decision is not None
        answers = set()
        for world in range(3):
            other = match.imagine(decision.seat, 900 + world)
            asked = other.next_decision()
            assert asked is not None
            answers.add(make_player("master:60", 4).answer(asked, Glimpse(other, asked.seat)))
        assert len(answers) == 1


@pytest.mark.parametrize("name", ["master:", "master:0", "master:x", "greedy:10", "grandmaster"])
def test_a_player_that_does_not_exist_is_refused_with_the_list(name: str) -> None:
    with pytest.raises(UnknownPlayer, match="apprentice"):
        make_player(name, 1)


def has_four_sensible_answers(match: Match) -> bool:
    """Whether somebody is asked what even a beginner may answer in four ways."""
    decision = match.decision
    if decision is None:
        return False
    glimpse = Glimpse(match, decision.seat)
    careless = glimpse.careless(decision, glimpse.preferences(decision)) | glimpse.unkind(decision)
    return len(set(decision.keys()) - careless) >= 4


def test_the_apprentice_slips_now_and_then_but_never_far() -> None:
    match = midgame(9, accept=has_four_sensible_answers)
    decision = match.decision
    assert decision is not None
    glimpse = Glimpse(match, decision.seat)
    worths = dict(zip(decision.keys(), glimpse.preferences(decision), strict=True))
    third = sorted(worths.values(), reverse=True)[2]
    keys = [make_player("apprentice", seed).answer(decision, glimpse) for seed in range(60)]
    assert all(worths[key] >= third for key in keys)
    slips = sum(worths[key] < max(worths.values()) for key in keys)
    assert 5 <= slips <= 30


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_an_offered_answer_and_says_why(game: str) -> None:
    match = GAMES[game].new_match(["Ann", "Bea"], {}, 3)
    decision = match.next_decision()
    while decision is not None and len(decision.options) == 1:
        match.choose(decision.options[0].key)
        decision = match.next_decision()
    assert decision is not None
    hint = advise(match, 1, Budget(simulations=60))
    option = decision.option(hint.key)
    assert option is not None
    assert str(option.text) in str(hint.reason)
    assert "%" in f"{hint.reason} {hint.numbers}"


class CountingGame:
    """A game in which nothing happens but turns; ``horizon`` and ``turns`` say how far it is looked ahead."""

    def __init__(self, horizon: int, turns: int) -> None:
        self.horizon, self.turns = horizon, turns

    def turns_ahead(self, _state: list[str]) -> int:
        return self.turns

    def length(self, state: list[str]) -> int:
        return 100 + len(state)

    def hurried(self, state: list[str], decision: Decision) -> int:
        return len(state) % 2

    def value(self, state: list[str], seat: int) -> float:
        return 0.25 + seat

    def reward(self, result: str, seat: int) -> float:
        return 0.75 + seat


class CountingMatch:
    """A match of that game: two answers to each question, or one to the first; over after ``most`` choices."""

    def __init__(self, horizon: int, turns: int, most: int = 99, single: bool = False) -> None:
        self.game, self.state = CountingGame(horizon, turns), list[str]()
        self.most, self.single = most, single
        self.result: str | None = None

    def next_decision(self) -> Decision | None:
        if len(self.state) >= self.most:
            self.result = "over"
            return None
        keys = ("only",) if self.single and not self.state else ("left", "right")
        return Decision(0, "which", Text("Which?"), tuple(Option(key, Text(key)) for key in keys), "X-1")

    def choose(self, key: str) -> None:
        self.state.append(key)


@pytest.mark.parametrize(
    ("horizon", "turns", "most", "choices", "worth"),
    [(5, 0, 99, 5, 1.25), (5, 3, 99, 3, 1.25), (5, 9, 99, 5, 1.25), (5, 0, 4, 4, 1.75), (5, 4, 2, 2, 1.75)],
)
def test_a_continuation_ends_at_the_horizon_after_the_turns_ahead_or_with_the_match(
    horizon: int, turns: int, most: int, choices: int, worth: float
) -> None:
    match = CountingMatch(horizon, turns, most)
    assert played_on(match, 1) == worth  # type: ignore[arg-type]  # a match as far as it is asked for
    assert match.state == [("left", "right")[place % 2] for place in range(choices)]


def test_the_only_answer_is_taken_without_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    match = CountingMatch(3, 0, single=True)
    monkeypatch.setattr(CountingGame, "hurried", lambda _game, state, _decision: len(state))
    match.most = 2
    played_on(match, 0)  # type: ignore[arg-type]  # a match as far as it is asked for
    assert match.state == ["only", "right"]


@pytest.mark.parametrize("candidates", [1, 2])
def test_one_rival_or_none_has_the_whole_budget(candidates: int) -> None:
    rounds = Rounds(Budget(simulations=4 * candidates), candidates)
    assert [spent() for spent in rounds] == [False, False, False, True]
