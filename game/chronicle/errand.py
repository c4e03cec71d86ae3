"""A process that is sent to do one thing, and is handed its order beside the window."""

from __future__ import annotations

import contextlib
import multiprocessing
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess
    from multiprocessing.synchronize import Event

LOOKS = 0.05
"""Seconds after which it is looked again whether a process that is to be handed its order was let go of."""


class Errand:
    """The process, and this end of the pipe to it. Whoever sent it reads its reports from ``connection``."""

    def __init__(self, serve: Callable[[Connection], None], order: object, name: str) -> None:
        """Start a process that runs ``serve`` and receives the order. Raises OSError if there are none to be had."""
        context = multiprocessing.get_context("spawn")
        self.connection, there = context.Pipe()
        listens = context.Event()
        self.process: SpawnProcess = context.Process(target=_serve, args=(serve, there, listens), name=name)
        try:
            self.process.start()
        except OSError:
            self.connection.close()
            raise
        finally:
            there.close()
        self._let_go = threading.Event()
        # A long match does not fit into the pipe: whoever puts it there waits until the process has come to life.
        self._post = threading.Thread(target=self._send, args=(order, listens), daemon=True)
        self._post.start()

    @property
    def is_handed_over(self) -> bool:
        """Whether the process has heard its order."""
        return not self._post.is_alive()

    @property
    def has_died(self) -> bool:
        """Whether the process is gone and nothing more will come from it: not everywhere does the pipe tell."""
        return self.process.exitcode is not None and not self.connection.poll()

    def end(self, grace: float) -> bool:
        """Let go of the process, after so many seconds at most; whether it came to its end by itself."""
        if not self.is_handed_over:  # nothing was begun yet
            self.process.terminate()
        self._let_go.set()
        self._post.join()
        self.connection.close()
        self.process.join(grace)
        by_itself = self.process.exitcode == 0
        if not by_itself:
            self.process.terminate()
        return by_itself

    def _send(self, order: object, listens: Event) -> None:
        """Give the process its order as soon as it listens; it may have been ended meanwhile.

        On Windows a pipe to a process that was ended before it took its end of it is never broken: whoever wrote into
        it would wait for ever.
        """
        while not listens.wait(LOOKS):
            if self._let_go.is_set():
                return
        with contextlib.suppress(OSError):
            self.connection.send(order)


def _serve(serve: Callable[[Connection], None], connection: Connection, listens: Event) -> None:
    """In the process: say that the pipe is held, then do what is ordered."""
    listens.set()
    serve(connection)
