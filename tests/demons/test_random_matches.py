"""What holds in every match, whatever is played."""

from collections import Counter
from functools import cache

import pytest

from game.catalogue import load_match
from game.demons.state import DEAD, FREE, GONE, IN_PLAY
from game.engine.decision import Event, Text
from game.engine.match import Match
from game.rulebook import load
from tests.demons.random_play import RandomChooser, new_match

CLAUSES = load("demons").clauses
SEEDS = range(60)
PLACES = (
    "hex:0412", "hex:0101", "hex:0810", "unit:4", "seat:0", "demon:12", "demon:35", "box:0:3", "pool:duke", "pool:earl",
    "shield:gold", "treasure:35", "ring", "exit", "nonsense", "hex:9999", "demon:x",
)  # fmt: skip


@cache
def played(seed: int) -> tuple[Match, Counter[str], list[str]]:
    """A whole match: at its end, how often each kind of event and decision occurred, and everything wrong."""
    match = new_match(1 + seed % 4, 1000 + seed)
    chooser = RandomChooser(seed)
    seen = Counter[str]()
    wrong: list[str] = []
    for number in range(20_000):
        item = match.step()
        if item is None:
            return match, seen, wrong
        seen[item.kind] += 1
        if isinstance(item, Event):
            wrong += untold([item.clause], [item.text])
            continue
        wrong += [f"{item.kind}: {problem}" for problem in match.problems()]
        shown = item.options[:3] + item.options[-7:]
        clauses = [item.clause, *(option.clause or item.clause for option in shown)]
        wrong += untold(clauses, [item.question, *(option.text for option in shown)])
        wrong += [f"{item.kind}: two answers share a key"] * (len(set(item.keys())) != len(item.options))
        if number % 5 == 0:
            refusals = [item.refusals(place) for place in PLACES if not item.options_at(place)]
            wrong += untold([one.clause for one in refusals], [one.text for one in refusals])
            wrong += odd_odds(match)
        match.choose(chooser.choose(item))
    raise AssertionError("the match does not end")


def odd_odds(match: Match) -> list[str]:
    """Odds whose shares do not add up, or have no words."""
    found: list[str] = []
    decision = match.decision
    assert decision is not None
    for option in decision.options[:: max(1, len(decision.options) // 6)]:
        odds = decision.odds(option)
        if odds is not None:
            total = sum(outcome.share for outcome in odds)
            found += [f"{option.key}: shares add up to {total}"] * (odds.exclusive and total != 1)
            found += untold([odds.clause or "DEM-0.1"], [odds.about, *(outcome.text for outcome in odds)])
            found += [f"{option.key}: {one.share}" for one in odds if not 0 <= one.share <= 1]
    return found


def untold(clauses: list[str], words: list[Text]) -> list[str]:
    """Clauses that are not in the rulebook, and words that don't become a sentence."""
    unknown = [f"{clause} is no clause of the rulebook" for clause in clauses if clause not in CLAUSES]
    return unknown + [f"{text.message!r} becomes {text}" for text in words if "{" in str(text) or not str(text)]


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_impossible_happens_in_any_step_of_a_match(seed: int) -> None:
    _, _, wrong = played(seed)
    assert wrong == []


def test_every_match_ends_with_a_result_that_fits() -> None:
    for match, _, _ in map(played, SEEDS):
        result, state = match.result, match.state
        assert result is not None
        assert set(result.winners) == {seat for seat, place in enumerate(result.places) if place == 1}
        assert all(state.magicians[seat].status == GONE for seat in result.winners)
        if state.ending == "nobody_left":
            assert not any(magician.status in IN_PLAY for magician in state.magicians)
        assert str(match.game.summary(state)) == "The match is over"


def test_random_matches_meet_every_kind_of_question_and_most_kinds_of_event() -> None:
    seen = Counter[str]()
    for seed in SEEDS:
        seen += played(seed)[1]
    questions = {
        "shield", "enter", "first_phase", "demon_use", "release", "curse", "attack_with", "defend_with", "evade",
        "surrender", "familiars", "lead", "city", "transport", "freed",
    }  # fmt: skip
    happenings = {
        "order_die", "shield_chosen", "entered", "game_turn", "player_turn", "moved", "conjured", "demon_drawn",
        "demon_turned_away", "demon_released", "cursed", "died", "left", "unit_slept", "unit_hunted", "unit_fled",
        "unit_home", "unit_carried", "searched", "mortals_attack", "combat", "captured", "freed", "tortured",
        "treasure_discovered", "power_used", "match_over",
    }  # fmt: skip
    assert questions <= set(seen), questions - set(seen)
    assert happenings <= set(seen), happenings - set(seen)


def test_magicians_never_share_a_hex_with_anybody() -> None:
    for match, _, _ in map(played, SEEDS):
        standing = [one.hex for one in match.state.magicians if one.status == FREE]
        assert not set(standing) & set(match.state.units.hex)
        assert all(magician.hex for magician in match.state.magicians if magician.status not in (DEAD, GONE))


@pytest.mark.parametrize("seed", range(0, 60, 6))
def test_a_match_replays_saves_and_loads_the_same(seed: int) -> None:
    match, _, _ = played(seed)
    assert match.verify()
    assert load_match(match.save()).fingerprint() == match.fingerprint()
