"""Computer players think about the question to come while things still move; nobody waits for that twice."""

from __future__ import annotations

import time

import pytest

from game.catalogue import GAMES
from game.engine.game import Seat
from game.engine.match import Match
from game.players import PERSON
from game.ui.match.opponents import Opponents
from game.ui.match.screen import MatchScreen
from game.warlocks_duel import GAME
from tests.ui.conftest import OpenApp

PATIENCE = 30.0
MANY_FRAMES = 4000


@pytest.fixture
def match() -> Match:
    """A match whose first question is for a computer player."""
    made = GAME.new_match([{"name": "Zoltar", "player": "greedy"}, "Ann"], seed=2)
    made.next_decision()
    return made


@pytest.fixture
def players() -> Opponents:
    """Computer players in their process, awake."""
    awake = Opponents()
    awake.start()
    return awake


def test_what_was_thought_ahead_is_not_asked_again(match: Match, players: Opponents) -> None:
    players.ask_ahead(match.fork(), "greedy")
    sent, thinking_before = players._number, players.thinking
    players.ask(match, "greedy")
    assert (thinking_before, players.thinking) == (False, True)
    assert players._number == sent
    assert match.decision is not None
    assert players.wait(PATIENCE) in [option.key for option in match.decision.options]
    players.close()


@pytest.mark.parametrize("change", ["another player", "another question", "undone"])
def test_what_was_thought_ahead_of_something_else_is_forgotten(match: Match, players: Opponents, change: str) -> None:
    ahead = match.fork()
    if change == "another question":
        assert ahead.decision is not None
        ahead.choose(ahead.decision.keys()[0])
        ahead.next_decision()
    players.ask_ahead(ahead, "random" if change == "another player" else "greedy")
    if change == "undone":
        players.forget()
    sent = players._number
    players.ask(match, "greedy")
    assert players._number == sent + 1
    assert match.decision is not None
    answer = players.wait(PATIENCE) or players.wait(PATIENCE)  # the first reply may be to the other question
    assert answer in [option.key for option in match.decision.options]
    players.close()


def test_without_a_process_nobody_thinks_ahead(match: Match) -> None:
    players = Opponents(processes=False)
    players.ask_ahead(match, "greedy")
    players.ask(match, "greedy")
    assert players._number == 1


class Foresighted(Opponents):
    """Notes about which questions was thought ahead, and which were asked."""

    in_process = True

    def __init__(self) -> None:
        super().__init__(processes=False)
        self.ahead: list[tuple[int, str]] = []
        self.asked: list[tuple[int, str]] = []

    def ask_ahead(self, match: Match, player: str) -> None:
        """Note the question."""
        assert match.decision is not None
        self.ahead.append((len(match.record), match.decision.kind))

    def ask(self, match: Match, player: str) -> None:
        """Note the question, and think in a thread."""
        assert match.decision is not None
        self.asked.append((len(match.record), match.decision.kind))
        super().ask(match, player)


def test_the_question_thought_about_is_the_one_that_comes(open_app: OpenApp) -> None:
    app = open_app(animation="fast").app
    seats = [Seat("Ann", PERSON), Seat("Zoltar", "greedy"), Seat("Ysolde", "greedy")]
    made, players = GAMES["talisman"].new_match(seats, {}, 5), Foresighted()
    table = MatchScreen(app, made, [seat.player for seat in seats], "test", opponents=players)
    app.go(table)
    end = time.monotonic() + PATIENCE
    while len(players.asked) < 12 and time.monotonic() < end:
        if table.controller is not None and not table.movement.going_on and table.decision is not None:
            table.answer(table.decision.keys()[0])
        app.update(1 / 60)
    assert players.ahead
    reached = dict(players.asked)
    assert all(reached.get(number, kind) == kind for number, kind in players.ahead)
    assert {number for number, _kind in players.ahead} & set(reached)
