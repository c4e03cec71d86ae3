"""A match is played on from any moment as a new one, with other players."""

from __future__ import annotations

import pytest

from game.catalogue import load_match
from game.chronicle.branch import branch
from game.chronicle.recording import Recording
from game.engine.seating import Seat, SetupError
from tests.chronicle.matches import SEATS, played
from tests.every_game.games import GAMES

every_game = pytest.mark.parametrize("game", [game.id for game in GAMES])
PEOPLE = [Seat("Cleo"), Seat("Dan"), Seat("Eve")]


def whole(game: str) -> Recording:
    recording = Recording(load_match(played(game).save()))
    assert recording.grow()
    return recording


@every_game
def test_a_branch_goes_on_at_the_same_question_with_other_players(game: str) -> None:
    recording = whole(game)
    for share in (0.0, 0.3, 0.8):
        middle = recording.at(round(len(recording.moments) * share))
        seats = PEOPLE[: SEATS.get(game, 2)]
        twin = branch(middle, seats)
        asked, was = twin.next_decision(), middle.next_decision()
        assert asked is not None
        assert was is not None
        assert (asked.seat, asked.kind, asked.keys()) == (was.seat, was.kind, was.keys())
        assert [choice.key for choice in twin.record] == [choice.key for choice in middle.record]
        assert twin.seats == tuple(seats)
        assert twin.played == 0
        assert twin.branched == len(middle.record)


@every_game
def test_a_branch_is_played_saved_and_told_like_any_match(game: str) -> None:
    recording = whole(game)
    twin = branch(recording.at(len(recording.moments) // 2), PEOPLE[: SEATS.get(game, 2)])
    for _choice in range(12):
        decision = twin.next_decision()
        if decision is None:
            break
        twin.choose(decision.options[-1].key)
    twin.next_decision()
    again = load_match(twin.save())
    assert again.branched == again.fork().branched == twin.branched
    assert again.fingerprint() == twin.fingerprint()
    assert twin.verify()
    assert list(again.history())


def test_the_match_that_was_watched_stays_as_it_is() -> None:
    recording = whole("warlocks_duel")
    before = recording.match.fingerprint()
    twin = branch(recording.at(len(recording.moments) // 2), PEOPLE[:2])
    decision = twin.next_decision()
    assert decision is not None
    twin.choose(decision.options[0].key)
    assert recording.match.fingerprint() == before
    assert recording.at(len(recording.moments) - 1).fingerprint() == before


def test_a_branch_has_as_many_seats_as_before() -> None:
    recording = whole("warlocks_duel")
    with pytest.raises(SetupError):
        branch(recording.at(5), [Seat("Cleo")] * 9)
