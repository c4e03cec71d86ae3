"""What holds in every match, whatever is played: tried in random matches over every mix of modules."""

from collections import Counter
from functools import cache

import pytest

from game.engine.decision import Event, Text
from game.engine.match import Match
from game.rulebook import load
from game.warlocks_duel.box.elements import FACES
from game.warlocks_duel.state import MAGIC_LESSON_ROUNDS, ROUND_LIMIT
from tests.random_play import RandomChooser
from tests.warlocks_duel.random_play import EVERY_MIX, MODULES, new_match

CLAUSES = load("warlocks_duel").clauses


@cache
def played(mix: int) -> tuple[Match, Counter[str], list[str]]:
    """A whole match: at its end, how often each kind of event and decision occurred, and everything wrong."""
    players = 2 + mix % 3
    match = new_match(mix, players, seed=1000 + mix)
    chooser = RandomChooser(mix)
    seen = Counter[str]()
    wrong: list[str] = []
    for _ in range(20_000):
        item = match.step()
        if item is None:
            return match, seen, wrong
        seen[item.kind] += 1
        wrong += [f"{item.kind}: {problem}" for problem in match.problems()]
        wrong += faults(match)
        if isinstance(item, Event):
            wrong += untold([item.clause], [item.text])
        else:
            shown = item.options[:3] + item.options[-7:]
            clauses = [item.clause, *(option.clause or item.clause for option in shown)]
            wrong += untold(clauses, [item.question, *(option.text for option in shown)])
            wrong += [f"{item.kind}: two answers share a key"] * (len(set(item.keys())) != len(item.options))
            match.choose(chooser.choose(item))
    raise AssertionError("the match does not end")


def untold(clauses: list[str], words: list[Text]) -> list[str]:
    """Clauses that are not in the rulebook, and words that don't become a sentence."""
    unknown = [f"{clause} is no clause of the rulebook" for clause in clauses if clause not in CLAUSES]
    return unknown + [f"{text.message!r} becomes {text}" for text in words if "{" in str(text) or not str(text)]


def faults(match: Match) -> list[str]:
    """What the rulebook forbids about the state; written apart from the program's own audit."""
    found = []
    state = match.state
    owned = 11 if len(state.duelists) == 4 else 12
    for seat, duelist in enumerate(state.duelists):
        zones = (duelist.hand, duelist.pool, duelist.shield, duelist.aside, *duelist.paid.values())
        dice = sum(map(len, zones)) + duelist.reserve + duelist.removed
        if dice != owned:
            found.append(f"seat {seat} owns {dice} dice")
        if not 0 <= duelist.power <= 40:
            found.append(f"seat {seat} has power {duelist.power}")
        if duelist.alive and duelist.removed > 1:
            found.append(f"seat {seat} removed {duelist.removed} dice")
        if set(duelist.pool) - set(FACES) or "whirlwind" in duelist.shield or len(set(duelist.shield)) > 2:
            found.append(f"seat {seat}: pool {duelist.pool}, shield {duelist.shield}")
    return found


@pytest.mark.clause("WD-0.9", "WD-0.10", "WD-0.5")
@pytest.mark.parametrize("mix", EVERY_MIX)
def test_nothing_impossible_happens_in_any_step_of_a_match(mix: int) -> None:
    _, _, wrong = played(mix)
    assert wrong == []


@pytest.mark.clause("WD-12.1")
@pytest.mark.parametrize("mix", EVERY_MIX)
def test_every_match_ends_with_a_result_that_fits(mix: int) -> None:
    match, _, _ = played(mix)
    result, state = match.result, match.state
    assert result is not None
    living = {seat for seat, duelist in enumerate(state.duelists) if duelist.alive}
    assert set(result.winners) == {seat for seat, place in enumerate(result.places) if place == 1}
    assert state.round <= (MAGIC_LESSON_ROUNDS if "magic_lesson" in state.modules else ROUND_LIMIT)
    if result.clause == "WD-6.1":
        assert set(result.winners) == living
        assert len(living) == 1
    elif result.clause == "WD-6.2":
        assert living == set()
    else:
        best = max(state.duelists[seat].power for seat in living)
        assert {state.duelists[seat].power for seat in result.winners} == {best}
        assert result.clause in {"WD-6.4", "WD-10.2", "WD-12.2"}
    if "alternative_ending" in state.modules and state.first_fall and result.clause != "WD-6.1":
        assert state.round <= state.first_fall + 1
    fallen_last = [seat for group in state.fallen for seat in group]
    places_of_fallen = [result.places[seat] for seat in fallen_last]
    assert places_of_fallen == sorted(places_of_fallen, reverse=True), "whoever fell later is placed better"


@pytest.mark.clause("WD-13.6")
def test_random_matches_meet_every_kind_of_question_and_event() -> None:
    questions = {
        "mage", "gather", "incantation", "payment", "cast", "target", "response", "name_spell", "cancel_spell",
        "chain_dice", "sacrifice",
    }  # fmt: skip
    happenings = {
        "mage_chosen", "dice_rolled", "set_aside", "gathered_up", "shield_raised", "gathering_closed", "last_roll",
        "spell_paid", "scroll_learned", "passed", "spell_cast", "held", "power_lost", "power_gained", "eliminated",
        "heal_defence", "reserve_defence", "counter_strike", "power_drained", "no_response", "attack_cancelled",
        "strength", "strength_reduced", "spell_turned", "spell_cancelled", "silenced", "chain_dice", "sacrificed",
        "coin_flipped", "die_rolled", "element_dice_thrown", "market_dealt", "round_began", "match_over",
    }  # fmt: skip
    lacking = questions | happenings
    for mix in (*EVERY_MIX, *range(100, 160)):
        lacking -= set(played(mix)[1])
        if not lacking:
            break
    assert not lacking


@pytest.mark.clause("WD-10.2", "WD-12.2", "WD-0.16")
def test_random_matches_meet_the_endings_of_the_modules() -> None:
    reasons = Counter(match.result.clause for match, _, _ in map(played, EVERY_MIX) if match.result)
    assert {"WD-6.1", "WD-10.2", "WD-12.2"} <= set(reasons)
    for mix in EVERY_MIX:
        clause = getattr(played(mix)[0].result, "clause", "")
        assert clause != "WD-10.2" or mix >> MODULES.index("magic_lesson") & 1
        assert clause != "WD-12.2" or mix >> MODULES.index("alternative_ending") & 1
