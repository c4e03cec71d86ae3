"""What holds in every match, whatever is played: tried in random matches over every mix of options."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from game.devils_circle.box.board import BOARD, FIELD_NAMES, FIREPLACES, RING, edge_name
from game.devils_circle.box.pieces import DEMONS, ITEMS, MAGES
from game.devils_circle.state import CircleState
from game.devils_circle.view import CircleView
from game.engine.decision import Decision, Event, Text
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.rulebook import load
from tests.devils_circle.random_play import EVERY_MIX, GAME, RandomChooser, new_match

CLAUSES = load("devils_circle").clauses
PLACES = {
    *(f"field:{name}" for name in FIELD_NAMES),
    *(f"edge:{edge_name(edge)}" for edge in BOARD.edge_code),
    *(f"mage:{mage}" for mage in MAGES),
    *(f"demon:{demon}" for demon in DEMONS),
    *(f"item:{mage}:{item}" for mage in MAGES for item in ITEMS),
    *(f"stock:{item}" for item in ITEMS),
    *(f"pentagram:{marker}" for marker in range(1, 7)),
    *(f"play:{play}" for play in ("raise_materiality", "curse", "pentagram", "psychic", "raise_power",
                                  "lower_materiality", "rescue", "leave")),
    "cradle", "act:pray", "act:resupply",
}  # fmt: skip
"""Every place that options may name, as the view's documentation lists them."""


@cache
def played(mix: int) -> tuple[Match, Counter[str], tuple[str, ...]]:
    """A whole match: at its end, how often each kind of event and decision occurred, and everything wrong."""
    match = new_match(mix, seed=1000 + mix)
    chooser = RandomChooser(mix)
    seen = Counter[str]()
    wrong: list[str] = []
    for number in range(40_000):
        item = match.step()
        if item is None:
            return match, seen, tuple(wrong)
        seen[item.kind] += 1
        if isinstance(item, Event):  # in the middle of a rule: what it does is not complete yet
            wrong += untold([item.clause], [item.text])
        else:
            wrong += [f"{item.kind}: {problem}" for problem in match.problems()]
            wrong += strange(item, every=number % 48 == 0) if number % 6 == 0 else []
            wrong += faults(match.state) if item.kind != "retreat" else []
            match.choose(chooser.choose(item))
    raise AssertionError("the match does not end")


def untold(clauses: list[str], words: list[Text]) -> list[str]:
    """Clauses that are not in the rulebook, and words that don't become a sentence."""
    unknown = [f"{clause} is no clause of the rulebook" for clause in clauses if clause not in CLAUSES]
    return unknown + [f"{text.message!r} becomes {text}" for text in words if "{" in str(text) or not str(text)]


def strange(decision: Decision, every: bool) -> list[str]:
    """What is wrong with a question, its answers, their odds and the refusals at other places."""
    found = [f"{decision.kind}: two answers share a key"] * (len(set(decision.keys())) != len(decision.options))
    shown = decision.options if every else decision.options[-4:]
    found += untold([decision.clause, *(option.clause or "" for option in shown)],
                    [decision.question, *(option.text for option in shown)])  # fmt: skip
    found += [f"{option.place} is no place" for option in shown if option.place and option.place not in PLACES]
    for option in shown:
        odds = decision.odds(option)
        if odds is not None:
            found += untold([odds.clause or ""], [odds.about, *(outcome.text for outcome in odds)])
            shares = [outcome.share for outcome in odds]
            if any(not 0 <= share <= 1 for share in shares) or (odds.exclusive and sum(shares) != 1):
                found.append(f"the odds of {option.key} are {shares}")
    for place in sorted(PLACES)[:: 40 if not every else 1]:
        refusal = decision.refusals(place)
        found += untold([refusal.clause], [refusal.text])
    if len(worths := GAME.preferences(decision.explainer.state, decision)) != len(decision.options):  # type: ignore[union-attr]  # a match explains
        found.append(f"{len(worths)} worths for {len(decision.options)} options")
    return found


def faults(state: CircleState) -> list[str]:
    """What the rulebook forbids about the state; written apart from the program's own audit."""
    found = []
    standing = [mage.field for mage in state.mages if mage.alive and mage.field >= 0]
    if any(field in FIREPLACES or field in RING or field in state.holes for field in standing):
        found.append("a mage stands where no mage may stand")
    everybody = [*standing, state.cradle, *(demon.field for demon in state.demons if demon.field >= 0)]
    if len(set(everybody)) != len(everybody):
        found.append("two figures share a square")
    for mage in state.mages:
        if mage.garlic > 2 or mage.salt > 3 or mage.drops > 5 or mage.torch > 2 or mage.herb > 3 or mage.wand > 2:
            found.append("a mage carries too much")
        if mage.alive and mage.strength < 1:
            found.append("a mage lives without strength")
    wands = len(state.wands) + sum(mage.wand for mage in state.mages)
    if wands > len(state.mages) or sum(mage.book for mage in state.mages) > len(state.mages):
        found.append(f"{wands} wands for {len(state.mages)} mages")
    if any(demon.field >= 0 and demon.power < 1 for demon in state.demons):
        found.append("a demon without power is on the board")
    if len(state.pentagrams) > 6 or not 0 < state.princess <= 3:
        found.append(f"{len(state.pentagrams)} pentagrams, the Princess has {state.princess}")
    return found


@pytest.mark.clause("DK-3.1", "DK-7.3", "DK-11.12", "DK-12.1")
@pytest.mark.parametrize("mix", EVERY_MIX)
def test_nothing_impossible_happens_in_any_step_of_a_match(mix: int) -> None:
    _, _, wrong = played(mix)
    assert list(wrong[:5]) == []


@pytest.mark.clause("DK-1.12", "DK-15.6", "DK-15.7")
@pytest.mark.parametrize("mix", EVERY_MIX)
def test_every_match_ends_with_one_side_winning(mix: int) -> None:
    match, _, _ = played(mix)
    result, view = match.result, match.view(None)
    assert isinstance(view, CircleView)
    assert result is not None
    assert {view.sides[seat] for seat in result.winners} == {view.winner}
    assert {seat for seat, place in enumerate(result.places) if place == 1} == set(result.winners)
    assert view.sides.count(view.winner) == len(result.winners)
    assert result.clause in {"DK-15.1", "DK-15.2", "DK-15.3", "DK-15.4", "DK-15.5"}
    assert match.state.night <= match.state.nights
    assert (result.clause == "DK-15.5") == (view.winner == "aixel")


def greedy_match(seed: int) -> Match:
    """A match between greedy players."""
    match = new_match(0, seed)
    while (decision := match.next_decision()) is not None:
        match.choose(make_player("greedy", seed).answer(decision, Glimpse(match, decision.seat)))
    return match


MANY_MATCHES = 40
"""Within so many everything has happened, whatever the seeds; mostly within four."""


@pytest.mark.clause("DK-16.5")
def test_random_matches_meet_every_kind_of_question_and_event() -> None:
    seen = Counter[str]()
    for mix in EVERY_MIX:
        seen += played(mix)[1]
    questions = {
        "place_cradle", "place_mage", "place_demon", "mage", "lay_wand", "set_torch", "set_herbs", "pour_salt",
        "push_cradle", "give_item", "resupply", "withdraw", "rescue", "demon", "play", "throw", "psychic", "retreat",
    }  # fmt: skip
    happenings = {
        "mage_moved", "wand_laid", "wand_taken", "garlic_hung", "garlic_taken", "salt_poured", "drops_used",
        "torch_set",
        "herbs_set", "handed_over", "supplied", "exorcism", "prayed", "cradle_moved", "mage_attacks", "action_failed",
        "pentagram_washed", "mage_died", "book_destroyed", "neutralised", "hole_opened", "resurrected", "stays_below",
        "stars", "freedom", "demon_moved", "fire_passage", "fled", "warded", "wand_trampled", "salt_broken", "curse",
        "curse_failed", "curse_avoided", "princess_cursed", "pentagram_thrown", "pentagram_moved", "pentagram_harms",
        "pentagram_left", "pentagram_exploded", "psychic_attack", "demon_attacks", "demon_left", "clock",
        "dawn", "sunrise", "night_began", "recovered", "match_over",
    }  # fmt: skip
    for seed in range(MANY_MATCHES):
        if seed >= 4 and questions | happenings <= set(seen):
            break
        # Those who play to win flee from exorcisms, which chance hardly ever meets; chance curses in vain.
        seen += Counter(event.kind for event in greedy_match(seed).history())
        seen += played(len(EVERY_MIX) + seed)[1]
    assert (questions | happenings) - set(seen) == set()
