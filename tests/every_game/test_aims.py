"""The aim of a seat: there is one as long as it plays, and it says nothing that the seat may not know."""

from __future__ import annotations

import pytest

from game.catalogue import find_game
from game.engine.advising.aim import Aim
from game.engine.match import Match
from game.words import say
from tests.every_game.games import PlayedGame, every_game, every_mix

MOST_LETTERS = 84
"""Two lines of the panel."""


@every_mix
def test_who_plays_has_an_aim_and_who_plays_no_more_has_none(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    rules = find_game(game.id)
    for decision in game.decisions(match, seed=4, most=game.most // 2):
        aim = rules.aim(match.state, decision.seat)
        assert isinstance(aim, Aim)
        assert 10 < len(say(aim.text)) <= MOST_LETTERS, say(aim.text)
        for seat in range(len(match.seats)):
            # A side of Devil's Circle wins with all its seats, those without a piece too.
            if game.id != "devils_circle" and not rules.is_in_play(match.state, seat):
                assert rules.aim(match.state, seat) is None


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.clause("DEM-20.1")
@pytest.mark.clause("DK-1.11")
@pytest.mark.clause("WD-13.3")
@every_mix
def test_an_aim_does_not_depend_on_secrets(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for number, decision in game.looks(match, seed=8):
        twin = game.other_world(match, decision.seat, number)
        aim = match.game.aim(match.state, decision.seat)
        assert match.game.aim(twin.state, decision.seat) == aim
        assert match.game.aim(match.imagine(decision.seat, number).state, decision.seat) == aim


@every_game
def test_nobody_has_an_aim_when_the_match_is_over(game: PlayedGame) -> None:
    match = finished(game)
    assert [match.game.aim(match.state, seat) for seat in range(len(match.seats))] == [None] * len(match.seats)


def finished(game: PlayedGame) -> Match:
    """A match played to its end."""
    match = game.new_match(game.mixes[0])
    for _decision in game.decisions(match, seed=1, most=100_000):
        pass
    assert match.over
    return match
