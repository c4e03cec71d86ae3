"""The process in which computer players think: what it is asked, how it answers, and how questions get there."""

from __future__ import annotations

import queue
import threading
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection

from game.catalogue import GAMES, load_match
from game.engine.keeping.record import Snapshot
from game.engine.match import Match
from game.players import Glimpse, make_player
from game.players.hint import ADVISER, Hint, advise
from game.process_priority import step_back


class OpponentFailed(RuntimeError):
    """A computer player could not answer; the message says why."""


@dataclass(frozen=True)
class Question:
    """What a computer player is asked: a saved match at its open decision, the player's name, and a seed for chance.

    The match is a snapshot until it is sealed, which takes too long for the thread that draws.
    """

    number: int
    match: bytes | Snapshot
    player: str
    seed: int

    def sealed(self) -> Question:
        """The question with the bytes of the match, to be sent."""
        return replace(self, match=self.match.encode()) if isinstance(self.match, Snapshot) else self

    def loaded(self) -> Match:
        """The match at its open decision."""
        return load_match(self.match.encode() if isinstance(self.match, Snapshot) else self.match)


@dataclass(frozen=True)
class Reply:
    """What came of a question: the key chosen, or a hint, or why there is none."""

    number: int
    key: str = ""
    hint: Hint | None = None
    failure: str = ""


def reply_to(question: Question) -> Reply:
    """Answer a question, whatever happens."""
    try:
        if question.player == ADVISER:
            return Reply(question.number, hint=advise(question.loaded(), question.seed))
        return Reply(question.number, answer(question))
    except Exception as error:
        return Reply(question.number, failure=f"{type(error).__name__}: {error}")


def answer(question: Question) -> str:
    """The key that the computer player chooses."""
    match = question.loaded()
    decision = match.next_decision()
    if decision is None:
        raise OpponentFailed("the match is over: there is nothing to answer")
    return make_player(question.player, question.seed).answer(decision, Glimpse(match, decision.seat))


def serve(connection: Connection) -> None:
    """The life of the worker process: answer questions until the other end goes away."""
    assert GAMES
    step_back()
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if question is None:
            return
        try:
            connection.send(reply_to(question))
        except OSError:
            return


class Post:
    """Seals questions and sends them in the order in which they were asked, in a thread of its own."""

    def __init__(self) -> None:
        self._letters: queue.SimpleQueue[tuple[Connection, Question] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.returned: queue.SimpleQueue[Reply] = queue.SimpleQueue()
        """Replies to questions that could not even be sealed."""

    def send(self, connection: Connection, question: Question) -> None:
        """Hand a question over; it is on its way at once."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._deliver, name="questions to opponents", daemon=True)
            self._thread.start()
        self._letters.put((connection, question))

    def close(self) -> None:
        """Nothing more is sent."""
        if self._thread is not None:
            self._letters.put(None)
            self._thread = None

    def _deliver(self) -> None:
        while (letter := self._letters.get()) is not None:
            connection, question = letter
            try:
                connection.send(question.sealed())
            except OSError:
                continue  # the worker is gone: whoever waits for its reply finds that out
            except Exception as error:
                if not connection.closed:  # else nobody waits for this reply any more
                    self.returned.put(Reply(question.number, failure=f"{type(error).__name__}: {error}"))
