"""Computer players think in a process of their own, so that no frame waits for them.

If processes are not to be had, or one died twice, they think in a thread.
"""

from __future__ import annotations

import multiprocessing
import queue
import threading
import time
from dataclasses import replace
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from game.engine.match import Match
from game.players.hint import ADVISER, Hint
from game.ui.match.thinking import OpponentFailed, Post, Question, Reply, reply_to, serve

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

LIVES = 2
"""How many processes are tried before a thread takes over."""
LONGEST_THOUGHT = 20.0
"""Seconds after which a worker is ended and a player that thinks less is asked instead."""
LAST_RESORT = "random"


class Opponents:
    """Asks computer players and collects their answers. One question at a time; a newer one replaces it."""

    def __init__(self, *, processes: bool = True) -> None:
        self._lives = LIVES if processes else 0
        self._process: SpawnProcess | None = None
        self._connection: Connection | None = None
        self._question: Question | None = None
        self._ahead: Question | None = None
        """What will be asked next, and is thought about while things still move."""
        self._number = 0
        self._asked_at = 0.0
        self._stand_in = False
        self._answers: queue.Queue[Reply] = queue.Queue()
        self._post = Post()

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
        """Whether a computer player is thinking about its answer."""
        return self._question is not None and self._question.player != ADVISER

    @property
    def advising(self) -> bool:
        """Whether a hint is being thought of."""
        return self._question is not None and self._question.player == ADVISER

    @property
    def asked_instead(self) -> bool:
        """Whether somebody quicker stands in for a player that took too long."""
        return self._question is not None and self._stand_in

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
        ahead, self._ahead = self._ahead, None
        self._stand_in = False
        if ahead is not None and (ahead.player, ahead.seed) == (player, _seed_of(match)):
            self._question = ahead  # he has been thinking about it for a while, or has answered already
            return
        self._question = self._new_question(match, player)
        self._asked_at = time.monotonic()
        self._send()

    def ask_ahead(self, match: Match, player: str) -> None:
        """Let a computer player think about the question that a copy of the match has come to, and will be asked.

        In a process only: a thread would take its time from what moves meanwhile.
        """
        if self._question is not None or self._connection is None:
            return
        self._ahead = self._new_question(match, player)
        self._asked_at = time.monotonic()
        self._post.send(self._connection, self._ahead)

    def _new_question(self, match: Match, player: str) -> Question:
        self._number += 1
        return Question(self._number, match.snapshot(), player, _seed_of(match))

    def forget(self) -> None:
        """No answer is wanted any more."""
        self._question = self._ahead = None

    def poll(self) -> str | None:
        """The answer if it is there. Raises OpponentFailed if the player could not answer at all."""
        if not self.thinking:
            return None
        reply = self._taken()
        return reply.key if reply is not None else None

    def ask_hint(self, match: Match) -> None:
        """Put the match's open decision to the adviser; whoever was thinking is forgotten."""
        self.ask(match, ADVISER)

    def poll_hint(self) -> Hint | None:
        """The hint if it is there. Raises OpponentFailed if there is none to be had."""
        if not self.advising:
            return None
        reply = self._taken()
        return reply.hint if reply is not None else None

    def _taken(self) -> Reply | None:
        """The reply to the open question, if it is there."""
        reply = self._receive()
        if reply is None or self._question is None or reply.number != self._question.number:
            self._end_long_thoughts()
            return None
        self._question = None
        if reply.failure:
            raise OpponentFailed(reply.failure)
        return reply

    def _end_long_thoughts(self) -> None:
        """Ask somebody who answers at once instead of a worker that takes too long."""
        question = self._question
        if question is None or time.monotonic() - self._asked_at < LONGEST_THOUGHT:
            return
        self._asked_at = time.monotonic()
        if question.player == ADVISER:
            self._question = None
            self._drop()
            raise OpponentFailed("the adviser took too long")
        if question.player != LAST_RESORT:
            self._stand_in = True
            self._question = replace(question, player="greedy" if question.player != "greedy" else LAST_RESORT)
            self._restart()

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
        self.forget()
        self._lives = 0
        self._drop()
        self._post.close()

    def _send(self) -> None:
        if self._process is not None and not self._process.is_alive():
            self._drop()
        self.start()
        question = self._question
        if question is None:
            return
        if self._connection is not None:
            self._post.send(self._connection, question)
            return
        threading.Thread(target=self._think, args=(question,), daemon=True).start()

    def _think(self, question: Question) -> None:
        """Answer in a thread."""
        self._answers.put(reply_to(question))

    def _receive(self) -> Reply | None:
        if self._connection is None:
            try:
                return self._answers.get_nowait()
            except queue.Empty:
                return None
        if not self._post.returned.empty():
            return self._post.returned.get()
        try:
            if self._connection.poll():
                reply: Reply = self._connection.recv()
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


def _seed_of(match: Match) -> int:
    """Chance for thinking about the open decision: another one for each decision of a match."""
    seat = match.decision.seat if match.decision is not None else 0
    return (match.seed * 1_000_003 + len(match.record) * 31 + seat) & (2**63 - 1)
