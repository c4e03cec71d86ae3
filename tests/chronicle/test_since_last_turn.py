"""What has happened since somebody's last turn begins where that turn ended."""

from __future__ import annotations

import pytest

from game.catalogue import GAMES
from game.chronicle.recording import Recording
from game.chronicle.since_last_turn import since_last_turn
from game.engine.seating import Seat
from tests.chronicle.matches import played

several = pytest.mark.parametrize("game", ["talisman", "demons", "devils_circle", "warlocks_duel"])


def read(game: str, most: int, seats: list[Seat] | None = None) -> Recording:
    recording = Recording(played(game, most=most, seats=seats))
    assert recording.grow()
    return recording


@several
@pytest.mark.parametrize("most", [30, 47, 80, 101])
def test_the_others_have_chosen_since_then_and_the_seat_only_after_them(game: str, most: int) -> None:
    recording = read(game, most)
    for seat in range(len(recording.match.seats)):
        begin = since_last_turn(recording, seat)
        own = [moment.choice.seat == seat for moment in recording.moments[begin + 1 :] if moment.choice is not None]
        if begin:
            choice = recording.moments[begin].choice
            assert choice is not None
            assert choice.seat == seat
            assert own
            assert not own[0]
        assert own == sorted(own), "after the others chose, the seat's own choices of this turn follow"


def test_before_the_first_turn_all_is_told_from_the_beginning() -> None:
    recording = read("warlocks_duel", 1)
    assert since_last_turn(recording, 0) == 0
    assert since_last_turn(recording, 1) == 0


def test_alone_at_the_table_it_is_the_turn_before() -> None:
    recording = read("demons", 40, [Seat("Ann")])
    assert len(GAMES["demons"].new_match(["Ann"], {}, 1).seats) == 1
    begin = since_last_turn(recording, 0)
    assert recording.chapter_of(begin) == len(recording.chapters) - 2
