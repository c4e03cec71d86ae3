"""Computer players: what they choose, and that the same dice give the same answers."""

from __future__ import annotations

import pytest

from game.engine.dice import Dice
from game.engine.match import Match
from game.players import PLAYERS, GreedyPlayer, RandomPlayer
from tests.toy_game import GoldRush


def opened() -> Match:
    """A match of the game for tests, before its first decision."""
    return GoldRush().new_match(seats=["Ann", "Bob"], seed=1)


def answers(name: str, seed: int, count: int) -> list[str]:
    """What a player answers to the same decision again and again."""
    match = opened()
    decision = match.next_decision()
    assert decision is not None
    player = PLAYERS[name](Dice(seed))
    return [player.choose(match, decision) for _again in range(count)]


@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_the_same_dice_give_the_same_answers(name: str) -> None:
    assert answers(name, 5, 50) == answers(name, 5, 50)


def test_the_random_player_takes_every_option_about_equally_often() -> None:
    taken = answers("random", 1, 2000)
    assert 900 < taken.count("take") < 1100


def test_the_greedy_player_takes_what_the_game_prefers() -> None:
    assert set(answers("greedy", 1, 20)) == {"roll"}


def test_among_equals_the_greedy_player_takes_any(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GoldRush, "preferences", lambda *_: [2.0, 2.0])
    assert set(answers("greedy", 1, 50)) == {"take", "roll"}


@pytest.mark.parametrize("kind", [RandomPlayer, GreedyPlayer])
def test_a_player_changes_nothing_by_thinking(kind: type[RandomPlayer | GreedyPlayer]) -> None:
    match = opened()
    decision = match.next_decision()
    assert decision is not None
    before = match.fingerprint()
    kind(Dice(1)).choose(match, decision)
    assert match.fingerprint() == before
    assert match.next_decision() is decision
