"""What a seat may not know never reaches it, nor any computer player that sits there.

The tests compare two worlds that differ only in what a seat cannot know: dice to come, piles, secrets of the others.
"""

from __future__ import annotations

import pytest

from game.catalogue import find_game
from game.engine.decision import Decision
from game.engine.match import Match
from game.players import Glimpse, make_player
from tests.every_game.games import GAMES, PlayedGame, every_game, every_mix

LEVELS = ("random", "apprentice", "greedy", "adept:8", "master:16")


def known(game: PlayedGame, match: Match, seat: int, decision: Decision) -> list[object]:
    """Everything a seat can learn from the match without breaking its rules."""
    odds = [repr(decision.odds(option)) for option in decision.options[:: max(1, len(decision.options) // 4)]]
    refusals = [decision.refusals(place) for place in game.places]
    views = [repr(match.view(eyes)) for eyes in (seat, None)]
    return [views, decision.question, decision.options, odds, refusals, decision.proposal(), match.undo_refusal()]


@pytest.mark.clause("TAL-HID-1", "TAL-HID-2", "TAL-6.9.2", "TAL-3l")
@pytest.mark.clause("DEM-20.1", "DEM-15.2a", "DEM-4.0b", "DEM-15.1b")
@pytest.mark.clause("DK-1.11")
@pytest.mark.clause("WD-0.15", "WD-2.5", "WD-13.3")
@every_mix
def test_two_worlds_that_differ_in_secrets_look_the_same_to_the_seat_asked(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for number, decision in game.looks(match, seed=5):
        seat = decision.seat
        twin = game.other_world(match, seat, number)
        assert twin.decision is not None
        assert twin.problems() == []
        assert known(game, twin, seat, twin.decision) == known(game, match, seat, decision)


@pytest.mark.parametrize("game", [game for game in GAMES if find_game(game.id).has_secrets], ids=lambda game: game.id)
def test_these_matches_meet_cards_and_steps_that_are_hidden(game: PlayedGame) -> None:
    secrets = 0
    for match in map(game.new_match, game.mixes):
        secrets += sum(game.has_secrets(match, decision.seat) for _, decision in game.looks(match, seed=5))
    assert secrets > 10


@every_game
def test_games_that_say_they_have_no_secrets_or_no_chance_have_none(game: PlayedGame) -> None:
    rules, match = find_game(game.id), game.new_match(game.mixes[0])
    for number, decision in game.looks(match, seed=5):
        if not rules.has_secrets:
            assert repr(match.imagine(decision.seat, number).state) == repr(match.state)
    assert (match.dice.draws > 0) == rules.has_dice


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.clause("DEM-20.1")
@pytest.mark.clause("DK-1.11")
@pytest.mark.clause("WD-13.3")
@every_mix
def test_what_a_computer_player_prefers_does_not_depend_on_secrets(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for number, decision in game.looks(match, seed=6):
        twin = game.other_world(match, decision.seat, number)
        assert twin.decision is not None
        preferred = list(match.game.preferences(match.state, decision))
        assert list(match.game.preferences(twin.state, twin.decision)) == preferred
        assert len(preferred) == len(decision.options)


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.clause("DEM-20.1")
@pytest.mark.clause("DK-1.11")
@pytest.mark.clause("WD-13.3")
@every_mix
def test_the_reason_that_a_hint_gives_does_not_depend_on_secrets(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    told = 0
    for number, decision in game.looks(match, seed=7):
        twin = game.other_world(match, decision.seat, number)
        assert twin.decision is not None
        some = range(0, len(decision.options), max(1, len(decision.options) // 12))
        reasons = [match.game.reason(match.state, decision, decision.options[place]) for place in some]
        others = [match.game.reason(twin.state, twin.decision, twin.decision.options[place]) for place in some]
        assert others == reasons
        told += len(reasons) - reasons.count(None)
    assert told > 5


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.clause("DEM-20.1")
@pytest.mark.clause("DK-1.11")
@pytest.mark.clause("WD-13.3")
@pytest.mark.parametrize("level", LEVELS)
@every_game
def test_a_computer_player_answers_the_same_in_both_worlds(game: PlayedGame, level: str) -> None:
    match = game.new_match(game.mixes[1])
    for number, decision in game.looks(match, seed=31, times=4):
        twin = game.other_world(match, decision.seat, number)
        answers = []
        for world in (match, twin):
            assert world.decision is not None
            answers.append(make_player(level, number).answer(world.decision, Glimpse(world, decision.seat)))
        assert answers[0] == answers[1]
        assert match.decision is decision, "thinking leaves the question open"


@pytest.mark.clause("TAL-HID-4")
@pytest.mark.clause("DEM-20.1")
@pytest.mark.clause("DK-1.11")
@pytest.mark.clause("WD-13.3")
@every_mix
def test_an_imagined_fork_is_the_same_whatever_the_secrets_really_are(game: PlayedGame, mix: int) -> None:
    match = game.new_match(mix)
    for number, decision in game.looks(match, seed=7):
        seat = decision.seat
        before = match.fingerprint(), match.dice.state, decision.keys(), len(match.record)
        first, second = match.imagine(seat, 99), game.other_world(match, seat, number)
        second._imagine(seat, 99)  # in place: a fork would be made from the checkpoint of the first world
        assert first.fingerprint() == second.fingerprint()
        assert repr(first.view(seat)) == repr(match.view(seat))
        assert first.fork().fingerprint() == first.fingerprint()
        assert first.decision is not None
        assert first.decision.keys() == decision.keys()
        for thinking in (first, second):
            for _ in game.decisions(thinking, seed=number, most=6):
                pass
            assert thinking.problems() == []
        assert first.fingerprint() == second.fingerprint(), "nor do the secrets show in what follows"
        after = match.fingerprint(), match.dice.state, decision.keys(), len(match.record)
        assert after == before, "thinking never changes the match"
