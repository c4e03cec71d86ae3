"""Whole matches at random: no rule breaks, every state is possible, saves and replays agree, odds add up."""

from __future__ import annotations

import pytest

from game.catalogue import load_match
from game.talisman.state import STARTING
from tests.talisman.random_play import decisions, new_match


@pytest.mark.parametrize("seed", range(6))
def test_matches_come_to_an_end_through_possible_states_only(seed: int) -> None:
    match = new_match(seed * 7, 2 + seed % 5, seed)
    kinds = set()
    for decision in decisions(match, seed):
        assert match.problems() == []
        assert len(set(decision.keys())) == len(decision.options), f"{decision.kind} offers the same twice"
        kinds.add(decision.kind)
    assert match.result is not None
    assert sorted(match.result.places)[0] == 1
    assert len(match.result.winners) == 1
    assert match.verify()
    assert {"move", "way", "take", "fight", "end_turn"} <= kinds


@pytest.mark.parametrize("seed", range(6))
def test_a_loaded_match_goes_on_at_the_same_decision(seed: int) -> None:
    match = new_match(seed * 11, 2 + seed % 5, seed)
    for number, decision in enumerate(decisions(match, seed, most=400)):
        if number % 40 == 7:
            loaded = load_match(match.save())
            assert loaded.fingerprint() == match.fingerprint()
            assert loaded.decision is not None
            assert loaded.decision.keys() == decision.keys()


@pytest.mark.parametrize("seed", range(4))
def test_odds_of_every_option_add_up(seed: int) -> None:
    match = new_match(seed * 5, 2 + seed, seed)
    found = set()
    for decision in decisions(match, seed, most=2500):
        before = match.fingerprint()
        for option in decision.options:
            odds = decision.odds(option)
            if odds is not None:
                found.add(decision.kind)
                whole = sum(outcome.share for outcome in odds)
                # Where results do not exclude each other (each Follower may be lost) none is more than certain.
                assert whole == 1 or not odds.exclusive, (decision.kind, option.key)
                assert all(0 <= outcome.share <= 1 for outcome in odds)
        assert match.fingerprint() == before, "looking changes nothing"
    assert {"fight", "way", "space_throw", "service"} <= found


@pytest.mark.parametrize("seed", range(4))
def test_every_event_has_its_words_and_every_click_its_reason(seed: int) -> None:
    match = new_match(seed * 3, 3, seed)
    for _ in decisions(match, seed, most=500):
        decision = match.decision
        assert decision is not None
        for place in ("space:inner_08_crown_of_command", "space:outer_00_village", "seat:0", "seat:1", "card:bear#1",
                      "card:sword#1", "item:sword", "dice:movement", "card:teleport#1"):  # fmt: skip
            if not decision.options_at(place):
                refusal = decision.refusals(place)
                assert str(refusal.text)
                assert refusal.clause.startswith("TAL-")
    for event in match.history():
        assert str(event.text)
        assert "{" not in str(event.text)
        assert event.clause.startswith("TAL-")


def test_a_player_whose_turn_begins_has_a_character() -> None:
    match = new_match(2, 6, 5)
    for _ in decisions(match, 5, most=3000):
        state = match.state
        assert state.stage != STARTING or state.heroes[state.turn].space
