"""What the catalogue is told of Devil's Circle, and who still plays."""

from __future__ import annotations

import pytest

from game.devils_circle import GAME
from game.devils_circle.box.pieces import MAGES
from game.devils_circle.state import LEFT, NEUTRALISED, WAITING, CircleState
from game.engine.advising.first_match import FirstMatch
from tests.devils_circle.adviser.tables import asked
from tests.devils_circle.scene import Scene


@pytest.mark.clause("DK-1.11")
def test_two_to_six_may_play_and_nothing_is_hidden() -> None:
    assert (GAME.fewest_seats, GAME.most_seats, GAME.has_secrets) == (2, 6, False)
    assert GAME.first_match == FirstMatch(2, "apprentice", {"length": "quick"})


def test_how_far_a_thinking_player_looks_ahead_is_what_its_strength_was_measured_with() -> None:
    state = two_sides()
    state.stages = 17
    assert (GAME.horizon, GAME.turns_ahead(state), GAME.length(state)) == (90, 2, 17)
    assert (GAME.longest_wait, GAME.checkpoint_every, GAME.rules_version) == (12, 9, 3)


@pytest.mark.clause("DK-7.47")
def test_all_supplies_are_laid_out_for_acceptance_and_nothing_else_is() -> None:
    state = two_sides()
    assert GAME.proposal(state, asked("resupply", "all", "enough")) == "all"
    assert GAME.proposal(state, asked("mage", "all", "finish")) is None


def two_sides() -> CircleState:
    """The table of four: two seats play two mages each, two seats two demons each."""
    mages = {mage: {"at": at} for mage, at in zip(MAGES, ("c2", "c3", "c4", "d4"), strict=True)}
    return Scene(mages, {"gorm": {"at": "g4"}}, seats=4).state


def seats_of(owners: tuple[int, ...], seat: int) -> list[int]:
    """The numbers of a seat's pieces."""
    return [number for number, owner in enumerate(owners) if owner == seat]


@pytest.mark.parametrize("field", ["alive", "held_by"])
def test_a_seat_of_aixel_plays_as_long_as_one_of_its_mages_lives_and_obeys_it(field: str) -> None:
    state = two_sides()
    seat, other = sorted(set(state.mage_seats))
    gone = {"alive": False, "held_by": 0}[field]
    first, *rest = seats_of(state.mage_seats, seat)
    setattr(state.mages[first], field, gone)
    assert GAME.is_in_play(state, seat)
    for number in rest:
        setattr(state.mages[number], field, gone)
    assert not GAME.is_in_play(state, seat)
    assert GAME.is_in_play(state, other)


@pytest.mark.parametrize("status", [WAITING, NEUTRALISED, LEFT])
def test_a_seat_of_the_circle_plays_as_long_as_one_of_its_demons_is_on_the_board(status: str) -> None:
    state = two_sides()
    seat, other = sorted(set(state.demon_seats))
    first, *rest = seats_of(state.demon_seats, seat)
    state.demons[first].status = status
    assert GAME.is_in_play(state, seat)
    for number in rest:
        state.demons[number].status = status
    assert not GAME.is_in_play(state, seat)
    assert GAME.is_in_play(state, other)
