"""An export made by a process of its own, so that the window never waits, and can be stopped at any moment."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection

from game.chronicle.errand import Errand
from game.chronicle.export.files import forget_unfinished, write_export
from game.keeping.disk import SaveError
from game.process_priority import step_back
from game.ui.export.making import made
from game.ui.export.order import Order, Report
from game.words import set_language

GRACE = 0.3
"""Seconds that a process which is no longer wanted gets to end by itself."""
TOLD_STEPS = 200
"""The progress is told when it has grown by one of so many parts."""


class Unwanted(Exception):
    """Nobody waits for the export any more."""


class BackgroundExport:
    """Gives an order to a process and collects its reports."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self._errand: Errand | None = None

    @property
    def running(self) -> bool:
        """Whether somebody works on it."""
        return self._errand is not None

    def start(self) -> None:
        """Begin. Raises OSError if there are no processes to be had."""
        self._errand = Errand(serve, self.order, "export")

    def poll(self) -> Report | None:
        """The newest report since the last time, if there is any."""
        newest: Report | None = None
        try:
            while self._errand is not None and self._errand.connection.poll():
                newest = self._errand.connection.recv()
                if newest.ended:
                    self._end()
            if self._errand is not None and self._errand.has_died:
                raise EOFError
        except (EOFError, OSError):
            self.cancel()
            return newest if newest is not None and newest.ended else Report(problem="the process that draws was ended")
        return newest

    def cancel(self) -> None:
        """Stop the work; nothing of it stays on the disk. A file that was there before stays as it was."""
        if self._end():
            forget_unfinished(self.order.path)

    def _end(self) -> bool:
        """Let go of the process; True if it had not come to its end by itself."""
        errand, self._errand = self._errand, None
        if errand is None or errand.end(GRACE):
            return False
        errand.process.join()
        return True


def serve(connection: Connection) -> None:
    """The life of the process: hear what is wanted, make, write, tell."""
    step_back()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        order: Order = connection.recv()
    except (EOFError, OSError, KeyboardInterrupt):
        return
    set_language(order.language)
    told = 0

    def tell(share: float) -> None:
        nonlocal told
        if connection.poll():  # nobody ever sends anything: the other end was closed
            raise Unwanted
        if int(share * TOLD_STEPS) > told:
            told = int(share * TOLD_STEPS)
            connection.send(Report(share))

    try:
        data = made(order, tell)
        tell(1.0)
        write_export(order.path, data)
        connection.send(Report(1.0, written=len(data)))
    except (BrokenPipeError, EOFError, KeyboardInterrupt, Unwanted):
        return
    except SaveError as error:
        _try_to_tell(connection, Report(problem=str(error)))
    except Exception as error:
        _try_to_tell(connection, Report(problem=f"{type(error).__name__}: {error}"))


def _try_to_tell(connection: Connection, report: Report) -> None:
    try:
        connection.send(report)
    except OSError:
        return
