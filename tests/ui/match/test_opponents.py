"""Computer players in their process, and what happens when it dies."""

from __future__ import annotations

import multiprocessing
import sys

import psutil
import pytest

from game.engine.match import Match
from game.process_priority import POLITENESS
from game.ui.match import thinking
from game.ui.match.opponents import Opponents
from game.ui.match.thinking import OpponentFailed
from game.warlocks_duel import GAME

PATIENCE = 30.0


@pytest.fixture
def match() -> Match:
    """A match whose first question is for a computer player."""
    made = GAME.new_match([{"name": "Zoltar", "player": "greedy"}, "Ann"], seed=2)
    made.next_decision()
    return made


def offered(match: Match) -> tuple[str, ...]:
    assert match.decision is not None
    return match.decision.keys()


def test_a_process_answers_and_ends_when_it_is_closed(match: Match) -> None:
    players = Opponents()
    players.start()
    players.ask(match, "greedy")
    assert players.in_process
    assert players.wait(PATIENCE) in offered(match)
    assert players.poll() is None
    worker = players.worker_id
    assert worker is not None
    players.close()
    assert players.worker_id is None
    assert not psutil.pid_exists(worker)


def test_the_window_goes_before_the_process_that_thinks(match: Match) -> None:
    players = Opponents()
    players.ask(match, "greedy")
    assert players.wait(PATIENCE) in offered(match)
    assert players.worker_id is not None
    ours, theirs = psutil.Process().nice(), psutil.Process(players.worker_id).nice()
    if sys.platform == "win32":
        assert theirs == psutil.BELOW_NORMAL_PRIORITY_CLASS
    else:
        assert theirs == min(19, ours + POLITENESS)
    players.close()


def test_a_thread_gives_the_same_answer_as_a_process(match: Match) -> None:
    answers = []
    for processes in (True, False):
        players = Opponents(processes=processes)
        players.ask(match, "random")
        answers.append(players.wait(PATIENCE))
        players.close()
    assert answers[0] == answers[1]
    assert answers[0] in offered(match)


def test_a_worker_that_dies_is_replaced_once_and_then_by_a_thread(match: Match) -> None:
    players = Opponents()
    workers = []
    for expected_process in (True, True, False):
        players.ask(match, "greedy")
        assert players.in_process == expected_process
        assert players.wait(PATIENCE) in offered(match)
        if expected_process:
            worker = players.worker_id
            assert worker is not None
            workers.append(worker)
            psutil.Process(worker).kill()
            assert players._process is not None
            players._process.join(PATIENCE)
    assert workers[0] != workers[1]
    players.close()


def test_a_worker_that_dies_while_it_thinks_is_asked_again(match: Match) -> None:
    players = Opponents()
    players.start()
    worker = players.worker_id
    assert worker is not None
    psutil.Process(worker).suspend()
    players.ask(match, "greedy")
    assert players.poll() is None
    psutil.Process(worker).kill()
    assert players._process is not None
    players._process.join(PATIENCE)
    answers = []
    while players.thinking:
        answers.append(players.wait(PATIENCE))
    assert answers[-1] in offered(match)
    players.close()


def test_a_player_that_fails_is_said_with_its_reason(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(question: object) -> str:
        raise ValueError("no idea")

    monkeypatch.setattr(thinking, "answer", fail)
    players = Opponents(processes=False)
    players.ask(match, "greedy")
    with pytest.raises(OpponentFailed, match="no idea"):
        players.wait(PATIENCE)
    assert not players.thinking


def test_without_processes_a_thread_takes_over(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(method: str) -> None:
        raise OSError("no processes here")

    monkeypatch.setattr(multiprocessing, "get_context", refuse)
    players = Opponents()
    players.start()
    players.ask(match, "greedy")
    assert not players.in_process
    assert players.wait(PATIENCE) in offered(match)
