"""A seat that still plays is asked again in time; a simulation finds out if not."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.catalogue import GAMES
from game.demons import Demons
from game.engine.match import Match
from game.simulation.matches import Plan, play
from game.simulation.waits import Forgotten, Waits

LONG = Demons.longest_wait


def match_with(*statuses: str) -> Match:
    """A match of Demons whose magicians are free, captive, dead or gone."""
    match = GAMES["demons"].new_match([f"player {number}" for number in range(len(statuses))])
    for magician, status in zip(match.state.magicians, statuses, strict=True):
        magician.status = status
    return match


def turns(match: Match, waits: Waits, asked: Sequence[int], until: int) -> None:
    """Let game turns pass in each of which some seats are asked."""
    for turn in range(1, until + 1):
        match.state.game_turn = turn
        for seat in asked:
            waits.note(match, seat)


@pytest.mark.parametrize("status", ["free", "captive"])
def test_a_seat_in_play_that_is_asked_nothing_for_too_long_is_found(status: str) -> None:
    match, waits = match_with("free", status), Waits(2)
    turns(match, waits, [0], LONG)
    with pytest.raises(Forgotten, match="seat 1 still plays"):
        turns(match, waits, [0], LONG + 1)


@pytest.mark.parametrize("status", ["dead", "gone"])
def test_whoever_plays_no_more_need_not_be_asked(status: str) -> None:
    match, waits = match_with("free", status), Waits(2)
    turns(match, waits, [0], 3 * LONG)
    assert waits.asked == [3 * LONG, 3 * LONG]


def test_the_wait_begins_anew_with_every_question() -> None:
    match, waits = match_with("free", "captive"), Waits(2)
    turns(match, waits, [0, 1], LONG)
    turns(match, waits, [0], LONG)
    assert waits.asked == [LONG, LONG]


def test_a_simulation_reports_it_as_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Demons, "longest_wait", 1)
    monkeypatch.setattr(Demons, "is_in_play", lambda self, state, seat: True)
    plan: Any = Plan("demons", ("greedy", "greedy"), 1)
    faults = [fault for seed in range(40) if (fault := play(plan, seed).fault)]
    assert faults, "who has left is asked no more"
    assert "still plays, but was last asked" in faults[0].what
