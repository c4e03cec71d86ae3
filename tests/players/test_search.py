"""How a thinking player weighs what it has tried: the favourite stays unless another is to be believed better."""

from __future__ import annotations

import math
import statistics

import pytest

from game.catalogue import GAMES
from game.engine.decision import Decision, Option, Text
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.players.search import WORTH_THE_TROUBLE, Budget, Candidate, Rounds, Search, decided, promising
from tests.players.matches import SITTINGS, Sitting, choices


def tried(key: str, *leads: float, favourite: float = 0.5) -> Candidate:
    """A candidate that did so much better than the favourite in world after world."""
    candidate = Candidate(key, 0.0)
    for lead in leads:
        candidate.tried(favourite + lead, favourite)
    return candidate


def decision(*keys: str) -> Decision:
    """A question with these answers."""
    return Decision(0, "which", Text("Which?"), tuple(Option(key, Text(key)) for key in keys), "X-1")


def test_a_candidate_that_is_better_in_every_world_takes_the_place_of_the_favourite() -> None:
    better = tried("better", 0.1, 0.12, 0.09, 0.11, 0.1, 0.13)
    candidates = [tried("first", *[0.0] * 6), better]
    assert decided(candidates, candidates, caution=0.5).key == "better"


def test_luck_does_not_unseat_the_favourite() -> None:
    candidates = [tried("first", *[0.0] * 6), tried("lucky", 0.5, -0.4, 0.3, -0.3, 0.3, -0.2)]
    assert candidates[1].share > candidates[0].share
    assert decided(candidates, candidates, caution=0.5).key == "first"


@pytest.mark.parametrize("leads", [(0.3, 0.3, 0.3), (0.5, -0.4, 0.3, -0.3), (1.0, 0.0), (-0.2, -0.1, -0.4, 0.1, 0.2)])
def test_the_doubt_about_a_lead_is_its_standard_error(leads: tuple[float, ...]) -> None:
    candidate = tried("it", *leads)
    assert candidate.mean_lead() == pytest.approx(statistics.fmean(leads))
    assert candidate.doubt() == pytest.approx(statistics.stdev(leads) / math.sqrt(len(leads)))
    assert candidate.share == pytest.approx(0.5 + statistics.fmean(leads))


def test_what_was_hardly_tried_is_not_to_be_believed() -> None:
    for candidate in (tried("never"), tried("once", 1.0)):
        assert candidate.doubt() == math.inf
        assert not candidate.is_better(caution=0.5)
        assert not candidate.is_hopeless()
    assert (tried("never").share, tried("never").mean_lead()) == (0.0, 0.0)


def test_the_more_caution_the_surer_a_lead_must_be() -> None:
    candidates = [tried("first", *[0.0] * 4), tried("won once", 1.0, 0.0, 0.0, 0.0)]
    assert decided(candidates, candidates, caution=0.5).key == "won once"
    assert decided(candidates, candidates, caution=2.0).key == "first"


def test_a_magician_alone_is_more_cautious_than_magicians_in_company() -> None:
    alone, company = (GAMES["demons"].new_match([str(seat) for seat in range(seats)], {}) for seats in (1, 2))
    assert Glimpse(alone, 0).caution == 2.0
    assert Glimpse(company, 0).caution == 0.5


def test_a_trifle_does_not_unseat_the_favourite_however_sure_it_is() -> None:
    candidates = [tried("first", *[0.0] * 9), tried("trifle", *[0.0015] * 9)]
    assert decided(candidates, candidates, caution=0.5).key == "first"


def test_only_what_is_without_hope_after_enough_worlds_is_given_up() -> None:
    assert not tried("young", -0.3, -0.2).is_hopeless()
    assert not tried("unlucky", 0.5, -0.6, 0.4, -0.5, 0.3, -0.3, 0.2, -0.4, 0.1).is_hopeless()
    assert tried("worse", -0.3, -0.2, -0.3, -0.2, -0.3, -0.2).is_hopeless()
    assert tried("just the same", *[0.0] * 6).is_hopeless()


def test_a_hint_tries_what_seems_hopeless_longer_so_that_its_chances_can_be_told() -> None:
    worse = tried("worse", -0.3, -0.2, -0.3, -0.2, -0.3, -0.2)
    assert worse.is_hopeless()
    assert not worse.is_hopeless(tries=40)
    match = SITTINGS[0].match(1)
    while (asked := match.next_decision()) is not None and len(asked.options) < 2:
        match.choose(asked.options[0].key)
    assert asked is not None
    glimpse = Glimpse(match, asked.seat)
    hasty = Search(1, Budget(simulations=90), most=2).think(asked, glimpse)
    patient = Search(1, Budget(simulations=90), most=2, patience=40).think(asked, glimpse)
    assert min(one.simulations for one in patient.candidates) >= 40
    assert patient.simulations >= hasty.simulations


def test_among_dozens_of_alike_answers_the_others_keep_a_place() -> None:
    walks = [f"move:{number}" for number in range(30)]
    asked = decision(*walks, "conjure:duke", "rest")
    found = [one.key for one in promising(asked, [*range(100, 70, -1), 5.0, 1.0], 8)]
    assert found == [*walks[:6], "conjure:duke", "rest"]


def test_four_of_a_sort_are_thought_about_before_any_sort_has_a_fifth() -> None:
    asked = decision(*(f"{sort}:{number}" for sort in ("move", "conjure") for number in range(6)), "rest")
    worths = [*range(100, 94, -1), *range(50, 44, -1), 1.0]
    found = [one.key for one in promising(asked, worths, 8)]
    assert found == [f"{sort}:{number}" for sort in ("move", "conjure") for number in range(4)]
    found = [one.key for one in promising(asked, worths, 10)]
    assert found == [*(f"move:{number}" for number in range(5)), *(f"conjure:{number}" for number in range(4)), "rest"]


def test_the_best_come_first_where_all_are_thought_about() -> None:
    found = promising(decision("left", "right", "ahead"), [1.0, 3.0, 2.0], 8)
    assert [one.key for one in found] == ["right", "ahead", "left"]
    assert [one.key for one in promising(decision("left", "right"), [1.0, 3.0], 8, unwise=5.0)] == ["right"]


def test_a_small_budget_is_not_scattered_over_many_candidates() -> None:
    assert Search(1, Budget(simulations=12)).most == 4
    assert Search(1, Budget(simulations=12), worlds=6).most == 2
    assert Search(1, Budget(simulations=200)).most == 12
    assert Search(1, Budget(seconds=1.0)).most == 12


@pytest.mark.parametrize(("spent", "candidates"), [(0.01, 8), (0.25, 5), (3.0, 2)])
def test_a_time_is_not_scattered_over_many_candidates_either(
    monkeypatch: pytest.MonkeyPatch, spent: float, candidates: int
) -> None:
    now = [100.0]
    monkeypatch.setattr("game.players.search.time.perf_counter", lambda: now[0])
    rounds = Rounds(Budget(seconds=1.0), 8, worlds=6)
    next(rounds)
    now[0] += spent
    assert rounds.affordable() == candidates, "each candidate is to get six worlds"


def test_of_eight_candidates_half_are_given_up_after_each_third_of_the_budget() -> None:
    rounds = Rounds(Budget(simulations=48), 8)
    halved = [spent() for spent in rounds]
    assert halved == [False, True, False, True, False, True], "eight simulations a round: six rounds, three halvings"


def test_the_favourite_is_tried_once_in_every_world_however_often_others_are_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = SITTINGS[0].match(1)
    asked = match.next_decision()
    while asked is not None and len(asked.options) < 4:
        match.choose(asked.options[0].key)
        asked = match.next_decision()
    assert asked is not None
    worlds, imagine = list[int](), Glimpse.imagine

    def noted(glimpse: Glimpse, seed: int) -> Match:
        worlds.append(seed)
        return imagine(glimpse, seed)

    monkeypatch.setattr(Glimpse, "imagine", noted)
    monkeypatch.setattr(Glimpse, "preferences", lambda _glimpse, asked: [-float(n) for n in range(len(asked.options))])
    monkeypatch.setattr("game.players.search.played_on", lambda _twin, _seat: 0.5)
    thoughts = Search(1, Budget(simulations=48), patience=1000).think(asked, Glimpse(match, asked.seat))
    assert thoughts.key == asked.options[0].key
    assert thoughts.candidates[0].simulations == len(worlds)
    assert min(candidate.simulations for candidate in thoughts.candidates) < len(worlds)
    assert 48 <= thoughts.simulations < 48 + len(thoughts.candidates), "the whole budget is spent, and no more"


def test_half_of_the_rest_are_given_up_when_a_third_of_the_budget_is_spent_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = SITTINGS[0].match(1)
    asked = decision(*(f"sort{number}:x" for number in range(8)))
    worths = {option.key: 0.9 - 0.1 * place for place, option in enumerate(asked.options)}
    monkeypatch.setattr(Glimpse, "preferences", lambda _glimpse, asked: [*range(8, 0, -1)])
    monkeypatch.setattr(Glimpse, "imagine", lambda _glimpse, _seed: FakeWorld())
    monkeypatch.setattr("game.players.search.played_on", lambda twin, _seat: worths[twin.chosen])
    thoughts = Search(1, Budget(simulations=48), patience=1000).think(asked, Glimpse(match, 0))
    tries = {one.key: one.simulations for one in thoughts.candidates}
    # Eight at first; after two rounds the favourite and four others, after six it and two, at the end it and one.
    assert [tries[option.key] for option in asked.options] == [10, 10, 10, 6, 6, 2, 2, 2]
    assert [one.key for one in thoughts.candidates] == [option.key for option in asked.options], "the best first"


class FakeWorld:
    """A world in which nothing happens but a choice."""

    chosen = ""

    def fork(self) -> FakeWorld:
        return FakeWorld()

    def choose(self, key: str) -> None:
        self.chosen = key


def test_the_rest_are_told_in_the_order_of_worth_and_those_given_up_at_last() -> None:
    first, fair, given_up, best = (
        tried(name, *[lead] * 6) for name, lead in (("first", 0.0), ("fair", -0.1), ("gone", 0.05), ("best", 0.2))
    )
    thoughts = decided([first, given_up, fair, best], [first, fair, best], caution=0.5)
    assert thoughts.key == "best"
    assert [one.key for one in thoughts.candidates] == ["best", "first", "fair", "gone"]
    rest = decided([first, given_up, fair], [first], caution=0.5)
    assert [one.key for one in rest.candidates] == ["first", "gone", "fair"]


def test_a_lead_of_just_what_is_worth_the_trouble_is_not_enough() -> None:
    level = Candidate("level", 0.0, simulations=2, lead=2 * WORTH_THE_TROUBLE)
    assert not level.is_better(caution=0.0)
    level.lead *= 1.01
    assert level.is_better(caution=0.0)
    without_doubt = Candidate("worse", 0.0, simulations=5, lead=5 * WORTH_THE_TROUBLE)
    assert not without_doubt.is_hopeless()
    without_doubt.lead *= 0.99
    assert without_doubt.is_hopeless()
    without_doubt.simulations, without_doubt.lead = 4, 0.0
    assert not without_doubt.is_hopeless(), "before five tries"


def test_a_greedy_player_is_given_a_worth_for_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Glimpse, "preferences", lambda _glimpse, _asked: [1.0])
    with pytest.raises(ValueError, match="shorter"):
        make_player("greedy", 1).answer(decision("left", "right"), Glimpse(SITTINGS[0].match(1), 0))


def test_a_greedy_player_draws_lots_among_equals_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Glimpse, "preferences", lambda _glimpse, _asked: [3.0, 1.0, 3.0, 2.0])
    glimpse, asked = Glimpse(SITTINGS[0].match(1), 0), decision("left", "ahead", "right", "back")
    assert {make_player("greedy", seed).answer(asked, glimpse) for seed in range(40)} == {"left", "right"}


def test_an_apprentice_that_slips_takes_the_second_or_the_third_best(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = decision("fourth", "second", "best", "third")
    monkeypatch.setattr(Glimpse, "preferences", lambda _glimpse, _asked: [1.0, 3.0, 4.0, 2.0])
    glimpse = Glimpse(SITTINGS[0].match(1), 0)
    answers = {make_player("apprentice", seed).answer(asked, glimpse) for seed in range(200)}
    assert answers == {"best", "second", "third"}


def test_worths_that_do_not_fit_the_answers_are_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        promising(decision("left", "right"), [1.0], 8)


def test_a_question_with_one_answer_is_answered_at_once() -> None:
    match = SITTINGS[0].match(1)
    while (asked := match.next_decision()) is not None and len(asked.options) > 1:
        match.choose(asked.options[0].key)
    assert asked is not None
    thoughts = Search(1, Budget(seconds=60.0)).think(asked, Glimpse(match, asked.seat))
    assert thoughts.key == asked.options[0].key
    assert thoughts.simulations == 0


@pytest.mark.parametrize("sitting", [SITTINGS[0], SITTINGS[2], SITTINGS[5], SITTINGS[7]], ids=str)
def test_thinking_stops_early_where_the_favourite_is_clearly_ahead(sitting: Sitting) -> None:
    match = sitting.match(4)
    budget = Budget(simulations=60)
    spent = [
        Search(2, budget).think(asked, Glimpse(match, asked.seat)).simulations
        for number, asked in enumerate(choices(match, 4, 150))
        if number % 4 == 0
    ]
    assert max(spent) <= 60 + 8
    assert min(spent) < 60
