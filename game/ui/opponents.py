"""Computer players think in a process of their own, so that no frame waits for them.

If processes are not to be had, or one died twice, they think in a thread.
"""

from __future__ import annotations

import multiprocessing
import queue
import threading
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from game.catalogue import GAMES
from game.engine.match import Match
from game.players import Glimpse, make_player

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LIVES = 2
"""How many processes are tried before a thread takes over."""


class OpponentFailed(RuntimeError):
    """A computer player could not answer; the message says why."""


@dataclass(frozen=True)
class Question:
    """What a computer player is asked: a saved match at its open decision, the player's name, and a seed for chance."""

    number: int
    match: bytes
    player: str
    seed: int


def answer(question: Question) -> str:
    """The key that the computer player chooses."""
    match = Match.load(question.match)
    decision = match.next_decision()
    if decision is None:
        raise OpponentFailed("the match is over: there is nothing to answer")
    return make_player(question.player, question.seed).answer(decision, Glimpse(match, decision.seat))


def serve(connection: Connection) -> None:
    """The life of the worker process: answer questions until the other end goes away."""
    assert GAMES
    while True:
        try:
            question = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if question is None:
            return
        try:
            reply = (question.number, answer(question), "")
        except Exception as error:
            reply = (question.number, "", f"{type(error).__name__}: {error}")
        try:
            connection.send(reply)
        except OSError:
            return


class Opponents:
    """Asks computer players and collects their answers. One question at a time; a newer one replaces it."""

    def __init__(self, *, processes: bool = True) -> None:
        self._lives = LIVES if processes else 0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._question: Question | None = None
        self._number = 0
        self._answers: queue.Queue[tuple[int, str, str]] = queue.Queue()

    def start(self) -> None:
        """Start the worker before it is needed: it takes about half a second to wake up."""
        if self._process is not None or self._lives == 0:
            return
        self._lives -= 1
        try:
            context = multiprocessing.get_context("spawn")
            ours, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), name="four-grimoires-opponent", daemon=True)
            self._process.start()
            theirs.close()
            self._connection = ours
        except (OSError, ValueError, RuntimeError):
            self._drop()
            self._lives = 0

    @property
    def thinking(self) -> bool:
        """Whether a question is waiting for its answer."""
        return self._question is not None

    @property
    def in_process(self) -> bool:
        """Whether answers come from a process (else from a thread)."""
        return self._connection is not None

    @property
    def worker_id(self) -> int | None:
        """The worker's process id."""
        return self._process.pid if self._process is not None else None

    def ask(self, match: Match, player: str) -> None:
        """Put the match's open decision to a computer player."""
        self._number += 1
        decision = match.decision
        seat = decision.seat if decision is not None else 0
        seed = match.seed * 1_000_003 + len(match.record) * 31 + seat
        self._question = Question(self._number, match.save(), player, seed & (2**63 - 1))
        self._send()

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._question = None

    def poll(self) -> str | None:
        """The answer if it is there. Raises OpponentFailed if the player could not answer at all."""
        if self._question is None:
            return None
        reply = self._receive()
        if reply is None or reply[0] != self._question.number:
            return None
        self._question = None
        if reply[2]:
            raise OpponentFailed(reply[2])
        return reply[1]

    def wait(self, seconds: float) -> str | None:
        """Wait for the answer, for programs that have nothing to draw meanwhile; None if it takes longer."""
        if self._connection is not None:
            try:
                self._connection.poll(seconds)
            except OSError:
                return self.poll()
        elif self._question is not None:
            try:
                self._answers.put(self._answers.get(timeout=seconds))
            except queue.Empty:
                return None
        return self.poll()

    def close(self) -> None:
        """End the worker."""
        self._question = None
        self._lives = 0
        self._drop()

    def _send(self) -> None:
        self.start()
        question = self._question
        if question is None:
            return
        if self._connection is not None:
            try:
                self._connection.send(question)
            except (OSError, ValueError):
                self._restart()
            return
        threading.Thread(target=self._think, args=(question,), daemon=True).start()

    def _think(self, question: Question) -> None:
        """Answer in a thread."""
        try:
            self._answers.put((question.number, answer(question), ""))
        except Exception as error:
            self._answers.put((question.number, "", f"{type(error).__name__}: {error}"))

    def _receive(self) -> tuple[int, str, str] | None:
        if self._connection is None:
            try:
                return self._answers.get_nowait()
            except queue.Empty:
                return None
        try:
            if self._connection.poll():
                reply: tuple[int, str, str] = self._connection.recv()
                return reply
            alive = self._process is not None and self._process.is_alive()
        except (EOFError, OSError):
            alive = False
        if not alive:
            self._restart()
        return None

    def _restart(self) -> None:
        """The worker died: try another one, then a thread."""
        self._drop()
        self._send()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
        if self._process is not None and self._process.is_alive():
            self._process.terminate()
            self._process.join(1)
        self._connection = self._process = None
